"""What lies where at the start, and the starters before the hands (S-6.1, S-6.2)."""

import pytest

from questable.engine import CHANCE, RACE
from questable.games.run_the_race import GAME
from questable.games.run_the_race.pack import named
from questable.saints import shipped
from questable.saints.facts import CORE
from tests.games.run_the_race.position import Position, dealt, various
from tests.rule import rule


def begun(pace: str = "race", size: int = 60) -> Position:
    """Both starters lie open, and nobody has looked at a hand."""
    p = dealt(pace, various(size))
    if pace == "calm":
        p.chance("first:0")
    return p.refill().refill()


@rule("S-6.1")
def test_fifty_two_cards_are_used() -> None:
    """Two hands, two draw piles, two starters, two side piles."""
    view = begun().view(0)
    assert [len(hand) for hand in view.hands] == [5, 5]
    assert view.draw == [15, 15]
    assert [len(pile) for pile in view.piles] == [1, 1]
    assert view.sides == [5, 5]
    assert 5 + 5 + 15 + 15 + 1 + 1 + 5 + 5 == 52


@rule("S-6.1")
def test_each_player_has_twenty_cards_to_play() -> None:
    """Five in hand and fifteen in the draw pile."""
    assert begun().view(-1).left == [20, 20]


@rule("S-6.1")
def test_the_shipped_pack_is_the_core_set() -> None:
    """Saints only: every saint of the core set, no WildCard, nobody of an expansion."""
    cards = named(GAME.pack()).cards
    assert [card.key for card in cards] == [s.key for s in shipped().of_sets((CORE,))]
    assert "gold" not in {card.main for card in cards}
    assert len(cards) >= 52


@rule("S-6.1")
@pytest.mark.parametrize("size", [52, 60, 116])
def test_any_card_of_the_pack_may_come(size: int) -> None:
    """The 52 are drawn by chance out of the whole pack."""
    p = dealt(game=various(size))
    assert p.state.weight() == size
    assert len(p.legal(CHANCE)) == size


@rule("S-6.1")
@pytest.mark.parametrize(("size", "out"), [(52, 0), (60, 8), (72, 20)])
def test_the_other_cards_stay_out(size: int, out: int) -> None:
    """When all that is used was seen, the rest of the pack has not been."""
    p = begun(size=size)
    while p.phase == "hands":
        p.refill()
    hidden = sum(p.state.draw) + sum(p.state.sides)
    assert len(p.state.unseen) - hidden == out


@rule("S-6.2")
def test_the_starters_are_turned_up_first() -> None:
    """One by each player, left and right, before any card is drawn."""
    p = dealt()
    log = p.listen()
    first, second = p.legal(CHANCE)[0], p.legal(CHANCE)[1]
    assert first.startswith("starter:")
    p.chance(first, second)
    assert [(e.kind, e.facts["seat"], e.facts["pile"]) for e in log.events] == [
        ("starter", 0, "left"),
        ("starter", 1, "right"),
    ]
    assert p.piles == [[first.split(":")[1]], [second.split(":")[1]]]


@rule("S-6.2")
@pytest.mark.parametrize("starters", [0, 1, 2])
@pytest.mark.parametrize("pace", ["calm", "race"])
def test_until_then_nobody_sees_a_hand(starters: int, pace: str) -> None:
    """Not even its owner."""
    p = dealt(pace)
    if pace == "calm":
        p.chance("first:1")
    for _ in range(starters):
        p.refill()
    for seat in (-1, 0, 1):
        assert p.view(seat).hands == [["?"] * 5, ["?"] * 5]


@rule("S-6.2")
def test_then_each_looks_at_the_own_hand() -> None:
    """Five cards each come to light, each for its owner alone."""
    p = begun()
    seen = []
    while p.phase == "hands":
        seen.append(p.legal(CHANCE)[0].split(":")[1])
        p.refill()
    assert p.view(0).hands == [seen[:5], ["?"] * 5]
    assert p.view(1).hands == [["?"] * 5, seen[5:]]
    assert p.view(-1).hands == [["?"] * 5, ["?"] * 5]
    assert p.view(0).draw == [15, 15]


@rule("S-6.2", "T-1.3")
def test_nobody_plays_before() -> None:
    """While starters and hands are turned up, chance is to act."""
    p = begun()
    while p.phase == "hands":
        for seat in (0, 1):
            assert p.no(seat, 1, "left") == "T-1.3"
        p.refill()
    assert p.state.actor in (RACE, CHANCE)


@rule("S-6.2", "T-1.3")
def test_each_phase_has_its_own_chance() -> None:
    """A starter is not drawn, a hand is not turned up, and no card comes twice."""
    p = dealt()
    top, other = p.view(-1).piles, p.legal(CHANCE)[0].split(":")[1]
    assert top == [[], []]
    assert p.refusal(CHANCE, f"draw:{other}") == p.refusal(CHANCE, f"turn:{other}") == "T-1.3"
    p.chance(f"starter:{other}")
    assert p.refusal(CHANCE, f"starter:{other}") == "T-1.3"
    p.refill()
    assert p.refusal(CHANCE, f"draw:{other}") == "T-1.3"
    assert p.legal(CHANCE)[0].startswith("draw:")


@rule("S-6.2", "S-6.6")
def test_a_race_is_counted_down() -> None:
    """Three seconds before the first starter, none before the second; none at calm pace."""
    p = dealt("race", various())
    assert p.state.pause() == 3000
    assert p.refill().state.pause() == 0
    assert dealt("calm", various()).state.pause() == 0
