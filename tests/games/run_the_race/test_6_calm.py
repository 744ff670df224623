"""The calm pace: in turns, with passes, and ten turnings in a row (S-6.6)."""

import pytest

from questable.engine import CHANCE, OVER
from questable.games.run_the_race import GAME
from tests.games.run_the_race.position import LONER, Position, dealt, position
from tests.rule import rule

TOP = "red-l-m-oct"


def calm(hand: str = "red-x-x-feb red-x-x-mar", other: str = "red-x-x-apr", turn: int = 0,
         **more: object) -> Position:  # fmt: skip
    """Both can play on the left."""
    return position(hand, other, TOP, LONER, pace="calm", turn=turn, **more)  # type: ignore[arg-type]


@rule("S-6.6")
def test_it_is_offered_first() -> None:
    """And played unless somebody asks for a race."""
    [pace] = GAME.options
    assert (pace.choices, pace.default) == (["calm", "race"], "calm")
    assert dealt("calm").setup.options == {"pace": "calm"}


@rule("S-6.6")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_lot_says_who_begins(seat: int) -> None:
    """Each with the same chance, before the starters are turned up."""
    p = dealt("calm")
    assert p.legal(CHANCE) == ["first:0", "first:1"]
    assert p.state.weight() == 2
    p.chance(f"first:{seat}")
    while p.state.actor == CHANCE:
        p.refill()
    assert (p.state.actor, p.state.first) == (seat, seat)


@rule("T-1.4", "T-1.3")
def test_nobody_begins_a_race() -> None:
    """There is no lot and no pass in it."""
    p = dealt()
    assert p.refusal(CHANCE, "first:0") == "T-1.4"
    assert p.refusal(0, "pass") == "T-1.3"
    raced = position("red-x-x-feb", "red-x-x-apr", TOP, LONER)
    assert raced.refusal(0, "pass") == raced.refusal(0, "first:0") == "T-1.4"
    assert calm().refusal(0, "first:0") == "T-1.3"
    assert dealt("calm").refusal(CHANCE, "starter:" + dealt().game.saints.cards[0].key) == "T-1.3"


@rule("S-6.6", "T-1.1")
def test_players_alternate() -> None:
    """A turn is one card; then it is the other's, whether they can play or not."""
    p = calm(other="blue-c-x-nov")
    assert p.refusal(1, "pass") == p.no(1, 1, "left") == "T-1.1"
    p.play(0, 1, "left").refill()
    assert p.state.actor == 1
    assert p.legal(1) == ["pass"]
    assert p.no(0, 2, "left") == "T-1.1"
    p.act(1, "pass")
    assert p.state.actor == 0


@rule("S-6.6")
def test_one_may_pass_though_one_could_play() -> None:
    """A pass is always open."""
    p = calm()
    assert p.legal(0)[-1] == "pass"
    assert len(p.legal(0)) > 1
    p.act(0, "pass")
    assert p.state.actor == 1


@rule("S-6.6")
def test_two_passes_in_a_row_turn_the_side_piles() -> None:
    """At once, and then it is the turn of whoever comes next."""
    p = calm(turn=1).act(1, "pass").act(0, "pass")
    assert (p.state.actor, p.phase, p.state.pause()) == (CHANCE, "turn-left", 0)
    p.turn()
    assert (p.state.sides, p.state.turnings, p.state.actor) == ([4, 4], 1, 1)


@rule("S-6.6")
def test_a_card_between_them_parts_two_passes() -> None:
    """Pass, card, pass turn nothing; nor does a second pair begin with an old pass."""
    p = calm().act(0, "pass").play(1, 1, "left").refill().act(0, "pass")
    assert (p.state.actor, p.state.turnings) == (1, 0)
    p.act(1, "pass").turn().act(0, "pass")
    assert (p.state.actor, p.state.turnings) == (1, 1)


@rule("S-6.6")
def test_being_stuck_turns_nothing() -> None:
    """Only passes do: nobody is told that the other cannot play."""
    p = calm("blue-c-x-nov", "blue-d-x-nov")
    assert (p.state.actor, p.phase) == (0, "play")
    log = p.listen()
    p.act(0, "pass")
    assert [e.kind for e in log.events] == ["passed"]


@rule("S-6.6", "S-6.3")
def test_the_side_piles_are_shuffled_anew_here_too() -> None:
    """As in a race."""
    p = calm("red-x-x-feb", "red-x-x-apr", sides=(0, 0)).play(0, 1, "left").refill()
    p.act(1, "pass").act(0, "pass")
    assert (p.state.shuffles, p.piles, p.state.sides) == (1, [["red-x-x-feb"], [LONER]], [1, 0])
    p.turn()
    assert (p.state.turnings, p.state.actor) == (1, 1)


def passed(p: Position, times: int) -> Position:
    """Both pass and the side piles are turned, so many times."""
    for _ in range(times):
        seat = p.state.actor
        p.act(seat, "pass").act(1 - seat, "pass").turn()
    return p


@rule("S-6.6")
@pytest.mark.parametrize(
    ("hand", "other", "winners"),
    [
        ("red-x-x-feb", "red-x-x-apr red-x-x-mar", [0]),
        ("red-x-x-feb red-x-x-mar", "red-x-x-apr", [1]),
        ("red-x-x-feb", "red-x-x-apr", []),
    ],
)
def test_ten_turnings_in_a_row_end_the_game(hand: str, other: str, winners: list[int]) -> None:
    """With the tenth; fewer cards left wins, equal is a draw."""
    p = passed(calm(hand, other), 9)
    assert (p.state.actor, p.state.fruitless) == (0, 9)
    passed(p, 1)
    assert (p.state.actor, p.winners) == (OVER, winners)
    assert p.state.result().reason == ("fewer-left" if winners else "drawn")


@rule("S-6.6")
def test_a_card_played_begins_the_ten_anew() -> None:
    """They are in a row."""
    p = passed(calm(), 9)
    p.state.piles[0].append(p.state.deck.card("red-x-x-jan-filler"))
    p.play(0, 1, "left").refill()
    passed(p, 9)
    assert p.state.actor == 1
    assert p.state.turnings == 18


@rule("S-6.6", "S-6.5")
def test_a_move_is_aimed_at_a_top() -> None:
    """Nothing is covered while one thinks; what would not match anyway is refused as ever."""
    p = position("red-x-x-feb blue-x-x-nov", "", f"gray-x-x-nov {TOP}", LONER, pace="calm")
    assert p.legal(0) == [f"play:1:left:{TOP}", "pass"]
    assert p.no(0, 1, "left", "gray-x-x-nov") == "S-6.6"
    assert p.no(0, 2, "left", "gray-x-x-nov") == "S-6.5"
    assert p.no(0, 2, "left") == "S-6.2"


@rule("S-6.6", "T-2.1")
def test_a_pass_can_be_taken_back() -> None:
    """As long as nobody else has acted; a card that was shown cannot."""
    match = calm().match()
    match.play(0, "pass", "person")
    assert match.undo_refusal(0) == ""
    match.undo(0, "person")
    assert match.state.actor == 0
    match.play(0, f"play:1:left:{TOP}", "person")
    assert match.undo_refusal(0) == "T-2.1"
    assert match.consent_refusal() == ""
