"""The cheat that sees the dice: it wins more than luck gives, and it can be seated nowhere."""

from pathlib import Path
from random import Random

from questable.bots import LEVELS, OURS, Bot, is_level
from questable.engine import CHANCE, Setup, State, View
from questable.engine.sampling import below
from questable.games.saint_cards import SaintCardsGame
from questable.lab import foresight
from questable.lab.foresight import FixedDice, Foresight, OpenHands, foreseen, with_open_hands
from questable.registry import game

SOURCES = Path(foresight.__file__).parents[1]


def test_it_is_no_bot_and_no_level() -> None:
    """A table seats levels and bots; the cheat is neither."""
    assert not issubclass(Foresight, Bot)
    assert not issubclass(OpenHands, Bot)
    assert not any("foresight" in str(each).lower() for each in (*LEVELS, *OURS.values()))
    assert not is_level("foresight")
    assert not hasattr(Foresight, "answer")
    assert not hasattr(OpenHands, "answer")


def test_nothing_in_the_program_knows_it() -> None:
    """Neither server nor terminal nor table, nor any command, nor anything else of the lab."""
    naming = {
        file.relative_to(SOURCES).as_posix()
        for file in SOURCES.rglob("*.py")
        if "foresight" in file.read_text(encoding="utf-8").lower()
    }
    assert naming == {"lab/foresight.py"}


def test_dice_are_settled_beforehand() -> None:
    """Whenever and for how many cases they are asked."""
    one, two = FixedDice("same"), FixedDice("same")
    assert [one.case(n, 6) for n in range(20)] == [two.case(n, 6) for n in reversed(range(20))][
        ::-1
    ]
    assert {FixedDice(str(n)).case(3, 6) for n in range(60)} == set(range(6))


def test_who_sees_the_dice_wins_more() -> None:
    """Of the same four games of The Holy Quest; a seed repeats every game."""
    found = game("holy-quest")
    setup = found.setup(2)
    seeing, blind = (
        [foreseen(found, setup, n % 2, sees, f"seen {n}", 3000) for n in range(4)]
        for sees in (1000, 0)
    )
    assert sum(seeing) > sum(blind)
    assert foreseen(found, setup, 0, 1000, "seen 0", 3000) == seeing[0]


def test_who_sees_hands_wins_more() -> None:
    """Of 24 games of SaintCards against the same search; a seed repeats every game."""
    found = game("saint-cards")
    setup = found.setup(2)
    won = [
        with_open_hands(found, setup, n % 2, 60, "expert@60", f"hands {n}", 3000) for n in range(24)
    ]
    assert sum(won) > 12
    assert with_open_hands(found, setup, 0, 60, "expert@60", "hands 0", 3000) == won[0]


def test_who_sees_hands_imagines_nothing() -> None:
    """Every playout begins in the position itself, which stays as it is."""

    class Seeing(SaintCardsGame):
        def imagine(self, table_setup: Setup, seen: View, rng: Random) -> State:
            raise AssertionError

    found = Seeing()
    setup = found.setup(2)
    state = found.deal(setup)
    rng = Random(3)
    while state.actor == CHANCE or len(state.legal(state.actor)) == 1:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.outcome(below(rng, state.weight())))
        else:
            state.apply(state.actor, state.legal(state.actor)[0])
    before = state.dump()
    legal = state.legal(state.actor)
    cheat = OpenHands(found, setup, state.actor, 40, rng)
    assert cheat.choose(state, 0, legal) in legal
    assert cheat.choose(state, 0, legal[:1]) is legal[0]
    assert state.dump() == before
