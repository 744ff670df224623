"""When neither can play: the side piles, the shuffle, and 52 turnings in vain (S-6.3)."""

import pytest

from questable.engine import CHANCE, OVER, RACE
from tests.games.run_the_race.position import Position, fillers, position
from tests.rule import rule

STUCK = "red-l-x-oct"
"""Matches none of the tops and fillers of these positions."""
OTHER = "blue-m-x-nov"
LEFT, RIGHT = "green-a-x-jan", "brown-b-x-feb"


def stuck(hand: str = STUCK, other: str = OTHER, **more: object) -> Position:
    """Neither can play."""
    return position(hand, other, LEFT, RIGHT, **more)  # type: ignore[arg-type]


@rule("S-6.3")
def test_when_neither_can_play_the_referee_is_to_turn() -> None:
    """Both hear that they are stuck, and 1.5 seconds are waited for."""
    p = position(f"green-n-x-mar {STUCK}", OTHER, LEFT, RIGHT, more="pink-o-x-may")
    assert p.state.actor == RACE
    log = p.listen()
    p.play(0, 1, "left").chance("draw:pink-o-x-may")
    assert "stuck" in [e.kind for e in log.events if e.heard_by(-1)]
    assert (p.state.actor, p.phase, p.state.pause()) == (CHANCE, "turn-left", 1500)


@rule("S-6.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_while_one_can_play_nothing_is_turned(seat: int) -> None:
    """However long that one may take."""
    hands = (STUCK, OTHER + " green-n-x-mar") if seat else (STUCK + " green-n-x-mar", OTHER)
    p = stuck(*hands)
    assert p.state.actor == RACE
    assert p.legal(CHANCE) == p.legal(1 - seat) == []
    assert p.no(seat, 2, "left") == ""


@rule("S-6.3", "T-1.3")
def test_nobody_plays_until_it_is_done() -> None:
    """The turning is open first."""
    p = stuck()
    assert p.no(0, 1, "left") == p.no(1, 1, "right") == "T-1.3"
    p.refill()
    assert p.phase == "turn-right"
    assert p.no(0, 1, "left") == "T-1.3"


@rule("S-6.3")
def test_the_top_of_each_side_pile_goes_onto_the_pile_beside_it() -> None:
    """Left, then right; the second follows the first at once."""
    p = stuck(more="red-c-x-mar pink-d-x-apr")
    log = p.listen()
    p.chance("turn:red-c-x-mar")
    assert (p.tops, p.state.sides, p.state.pause()) == (("red-c-x-mar", RIGHT), [4, 5], 0)
    p.chance("turn:pink-d-x-apr")
    assert p.tops == ("red-c-x-mar", "pink-d-x-apr")
    assert p.state.sides == [4, 4]
    assert (p.state.turnings, p.state.actor) == (1, RACE)
    turned = [(e.facts["pile"], e.facts["card"]) for e in log.events if e.kind == "turned"]
    assert turned == [("left", "red-c-x-mar"), ("right", "pink-d-x-apr")]


@rule("S-6.3")
def test_any_unseen_card_may_be_turned_up() -> None:
    """As long as the first side piles lie there, nobody knows anything of them."""
    p = stuck()
    assert p.state.weight() == len(p.legal(CHANCE)) == 56
    assert not {STUCK, OTHER, LEFT, RIGHT} & {text.split(":")[1] for text in p.legal(CHANCE)}
    assert p.refusal(CHANCE, f"turn:{OTHER}") == "T-1.3"
    assert p.refusal(CHANCE, "draw:cyan-x-x-jan-filler") == "T-1.3"


@rule("S-6.3")
def test_when_that_does_not_help_the_next_are_turned() -> None:
    """Again after 1.5 seconds."""
    p = stuck(more="pink-d-x-apr purple-e-x-may").turn("pink-d-x-apr", "purple-e-x-may")
    assert (p.phase, p.state.pause(), p.state.turnings, p.state.fruitless) == (
        "turn-left", 1500, 1, 1,
    )  # fmt: skip


@rule("S-6.3")
def test_empty_side_piles_are_made_anew() -> None:
    """Of all cards under the two tops, dealt alternately; the tops stay."""
    under = fillers(10)
    left, right = " ".join([*under[:6], LEFT]), " ".join([*under[6:], RIGHT])
    p = position(STUCK, OTHER, left, right, sides=(0, 0))
    assert p.piles == [[LEFT], [RIGHT]]
    assert p.state.sides == [5, 5]
    assert sorted(p.view(-1).side) == sorted(under)
    assert p.state.shuffles == 1
    assert {text.split(":")[1] for text in p.legal(CHANCE)} == set(under)
    assert p.state.pause() == 1500


@rule("S-6.3")
def test_the_shuffle_is_told() -> None:
    """With the number of cards."""
    p = position(f"green-n-x-mar {STUCK}", OTHER, LEFT, RIGHT, sides=(0, 0), more="pink-o-x-may")
    log = p.listen()
    p.play(0, 1, "left").chance("draw:pink-o-x-may")
    assert [e.facts for e in log.events if e.kind == "shuffled"] == [{"count": 1}]


@rule("S-6.3")
def test_an_odd_card_goes_to_the_left() -> None:
    """The dealing begins there, and the last turning brings one card only."""
    under = ["gray-c-x-mar", "gray-d-x-apr", "gray-e-x-may"]
    p = position(STUCK, OTHER, f"{' '.join(under)} {LEFT}", RIGHT, sides=(0, 0))
    assert p.state.sides == [2, 1]
    p.turn()
    assert (p.state.sides, p.state.turnings) == ([1, 0], 1)
    p.refill()
    assert (p.state.turnings, p.state.sides) == (2, [2, 1])
    assert p.state.shuffles == 2


@rule("S-6.3")
def test_as_long_as_a_card_is_left_nothing_is_shuffled() -> None:
    """Only when both side piles are empty."""
    p = position(
        STUCK, OTHER, f"gray-c-x-mar {LEFT}", RIGHT, sides=(1, 0), side="gray-d-x-apr"
    )  # fmt: skip
    assert (p.state.shuffles, p.piles[0]) == (1, ["gray-c-x-mar", LEFT])


@rule("S-6.3")
def test_a_shuffled_card_comes_from_the_side_piles() -> None:
    """And not from what nobody has seen."""
    p = position(STUCK, OTHER, LEFT, RIGHT, sides=(1, 1), side="gray-c-x-mar gray-d-x-apr")
    assert p.legal(CHANCE) == ["turn:gray-c-x-mar", "turn:gray-d-x-apr"]
    p.chance("turn:gray-d-x-apr")
    assert p.legal(CHANCE) == ["turn:gray-c-x-mar"]
    assert p.view(0).side == ["gray-c-x-mar"]


def turned_in_vain(p: Position, times: int) -> Position:
    """Turnings after which neither can play."""
    for _ in range(times):
        assert p.state.actor == CHANCE
        p.turn()
    return p


def hopeless(hand: str, other: str) -> Position:
    """Cards that match nothing that goes round."""
    side = "gray-c-x-mar gray-d-x-apr gray-e-x-may gray-f-x-jun"
    return position(hand, other, LEFT, RIGHT, sides=(2, 2), side=side, draw=(0, 0))


@rule("S-6.3")
@pytest.mark.parametrize(
    ("hand", "other", "winners", "reason"),
    [
        (STUCK, f"{OTHER} blue-n-x-nov", [0], "fewer-left"),
        (f"{STUCK} red-n-x-oct", OTHER, [1], "fewer-left"),
        (STUCK, OTHER, [], "drawn"),
    ],
)
def test_fifty_two_turnings_in_vain_end_the_game(
    hand: str, other: str, winners: list[int], reason: str
) -> None:
    """Fewer cards left wins; equal is a draw, which nobody wins."""
    p = turned_in_vain(hopeless(hand, other), 51)
    assert (p.state.actor, p.state.fruitless) == (CHANCE, 51)
    p.turn()
    assert p.state.actor == OVER
    assert (p.winners, p.state.result().reason) == (winners, reason)


@rule("S-6.3")
def test_cards_in_the_draw_pile_count_as_left() -> None:
    """Not only those in hand."""
    p = hopeless(f"{STUCK} red-n-x-oct", OTHER)
    p.state.draw = [1, 3]
    turned_in_vain(p, 52)
    assert p.winners == [0]
    assert p.state.result().scores == [17, 16]


@rule("S-6.3")
def test_a_card_played_begins_the_count_anew() -> None:
    """The 52 are in a row."""
    side = "gray-c-x-mar gray-d-x-apr gray-e-x-may gray-f-x-jun"
    p = position(f"{STUCK} teal-g-x-jul", OTHER, LEFT, RIGHT, sides=(2, 2), side=side, draw=(0, 0))
    turned_in_vain(p, 40)
    p.state.piles[0].append(p.state.deck.card("teal-x-x-jan-filler"))
    p.state.actor, p.state.phase = RACE, 3
    p.play(0, 2, "left")
    assert (p.state.fruitless, p.state.actor) == (0, CHANCE)
    turned_in_vain(p, 51)
    assert p.state.actor == CHANCE


@rule("S-6.3")
def test_a_turning_that_helps_is_not_in_vain() -> None:
    """It does not count, though nobody has played yet."""
    p = stuck(more="pink-d-x-apr purple-e-x-may red-f-x-jun").turn("pink-d-x-apr", "purple-e-x-may")
    p.turn("red-f-x-jun")
    assert (p.state.actor, p.state.turnings, p.state.fruitless) == (RACE, 2, 1)
