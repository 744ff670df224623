"""Set-ups: how many play, which set-up, how many turns."""

import pytest

from questable.engine import Refused, Value
from questable.games.pillars import GAME
from tests.games.pillars.position import dealt
from tests.rule import rule


def settled(players: int, **options: Value) -> dict[str, Value]:
    """All options as they will be played."""
    return GAME.setup(players, options).options


def refusal(players: int, **options: Value) -> tuple[str, str]:
    """The reason and the rule of a set-up that is refused."""
    with pytest.raises(Refused) as refused:
        GAME.setup(players, options)
    return refused.value.reason, refused.value.rule


@rule("P-2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(players: int) -> None:
    """Each number of players has a set-up, and each player draws a religion."""
    p = dealt(players)
    assert len(p.legal("first")) == players
    p.play("first:0", *["draw:gold", "draw:apostate", "draw:red", "draw:blue"][:players])
    assert len([seat for seat in p.state.leaders if seat >= 0]) == players


@rule("P-2.3", "T-1.4")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_no_other_number_plays(players: int) -> None:
    """One is too few and five are too many."""
    assert refusal(players) == ("players-count", "T-1.4")


@rule("P-2.3")
def test_the_first_player_is_settled_before_religions() -> None:
    """Nobody draws before it is known who begins."""
    assert dealt(2).refusal("draw:red") == "T-1.3"


@rule("P-2.3")
def test_religions_are_drawn_before_anybody_moves() -> None:
    """After who begins come the draws and nothing else."""
    p = dealt(2).play("first:1")
    assert p.refusals("first:0", "move:g4:f4", "pass") == ["T-1.3"] * 3


@rule("P-2.3")
def test_the_first_player_draws_and_moves_first() -> None:
    """Seat 1 begins, draws first, then seat 2 and seat 0; and seat 1 moves first."""
    p = dealt(3).play("first:1", "draw:blue", "draw:red", "draw:gold")
    assert (p.state.leaders, p.asked) == ([2, 0, 1, -1], "blue move")


@rule("P-2.2", "P-2.4")
def test_the_classic_setup_is_the_default() -> None:
    """Swift is asked for."""
    assert settled(4)["setup"] == "classic"
    assert settled(4, setup="swift")["setup"] == "swift"
    assert dealt(4).state.board == dealt(4, setup="classic").state.board
    assert dealt(4).state.board != dealt(4, setup="swift").state.board


@rule("P-2.4")
def test_in_the_swift_setup_three_red_followers_stand_elsewhere() -> None:
    """Those of h4 k3 l3 stand on i4 m4 k2; the six others stay."""
    p = dealt(4, setup="swift")
    assert p.at("i1 j2 i3 i4 m4 k2 j4 l4 m5") == " ".join(["red"] * 9)
    assert p.at("h4 k3 l3") == "- - -"


@rule("P-2.2")
def test_where_the_classic_followers_stand() -> None:
    """Nine of each faith as the rule lists them, Gold and Blue turned along."""
    p = dealt(4)
    assert p.at("i1 j2 i3 h4 k3 l3 j4 l4 m5") == " ".join(["red"] * 9)
    assert p.at("e1 d2 b3 c3 e3 b4 d4 f4 a5") == " ".join(["gold"] * 9)
    assert p.at("g5 f6 h6 c7 e7 g7 i7 k7 g8") == " ".join(["blue"] * 9)


@rule("P-5.8")
def test_by_default_turns_are_not_limited() -> None:
    """The limit is 0, and any number up to ten thousand may be asked for."""
    assert settled(4)["turn_limit"] == 0
    assert settled(4, turn_limit=10_000)["turn_limit"] == 10_000
    assert dealt(2, turn_limit=30).state.turn_limit == 30


@rule("T-1.4")
@pytest.mark.parametrize(
    ("name", "value"),
    [("turn_limit", -1), ("turn_limit", 10_001), ("turn_limit", "few"), ("setup", "printed")],
)
def test_an_impossible_value_is_refused(name: str, value: Value) -> None:
    """A value that an option cannot have is refused."""
    assert refusal(4, **{name: value}) == ("option-value", "T-1.4")


@rule("T-1.4")
def test_an_unknown_option_is_refused() -> None:
    """Pillars of Faith knows no gifts."""
    assert refusal(4, gifts=True) == ("option-unknown", "T-1.4")
