"""The cheat that sees the dice: it wins more than luck gives, and it can be seated nowhere."""

from pathlib import Path
from random import Random

from questable.bots import LEVELS, OURS, Bot, is_level
from questable.engine import CHANCE, Game, Setup, State, View
from questable.engine.sampling import below
from questable.games.saint_cards import SaintCardsGame
from questable.lab import foresight
from questable.lab.foresight import Cheat, FixedDice, Foreseen, cheated
from questable.registry import game

SOURCES = Path(foresight.__file__).parents[1]


def won(found: Game, sees: int, games: int, rival: str = "club") -> list[float]:
    """Of the same games, in each seat in turn."""
    setup = found.setup(2)
    return [
        cheated(Cheat(found, setup, n % 2, sees, 60, FixedDice(str(n))), rival, Random(n), 3000)
        for n in range(games)
    ]


def test_it_is_no_bot_and_no_level() -> None:
    """A table seats levels and bots; the cheat is neither."""
    assert not issubclass(Cheat, Bot)
    assert not any("cheat" in str(each).lower() for each in (*LEVELS, *OURS.values()))
    assert not is_level("cheat")
    assert not hasattr(Cheat, "answer")


def test_nothing_in_the_program_knows_it() -> None:
    """Neither server nor terminal nor table, nor any command, nor anything else of the lab."""
    naming = {
        file.relative_to(SOURCES).as_posix()
        for file in SOURCES.rglob("*.py")
        if "foresight" in file.read_text(encoding="utf-8").lower()
    }
    assert (SOURCES / "lab" / "foresight.py").exists()
    assert not naming


def test_dice_are_settled_beforehand() -> None:
    """Whenever and for how many cases they are asked."""
    one, two = FixedDice("same"), FixedDice("same")
    assert [one.case(n, 6) for n in range(20)] == [two.case(n, 6) for n in reversed(range(20))][
        ::-1
    ]
    assert {FixedDice(str(n)).case(3, 6) for n in range(60)} == set(range(6))


def test_strokes_to_come_are_drawn_first() -> None:
    """As often as one goes back, then any; who sees none has any from the first."""
    dice = FixedDice("same")
    chance = Foreseen(dice, "any")
    playouts = []
    for _ in range(2):
        chance.goes_back(3, 2)
        playouts.append([below(chance, 1000) for _ in range(3)])
    coming = [dice.case(stroke, 1000) for stroke in (3, 4)]
    assert [drawn[:2] for drawn in playouts] == [coming, coming]
    assert playouts[0][2] != playouts[1][2]
    chance.goes_back(3, 0)
    assert [below(chance, 1000) for _ in range(2)] != coming


def test_who_sees_the_dice_wins_more() -> None:
    """Of the same four games of The Holy Quest; a seed repeats every game."""
    found = game("holy-quest")
    seeing = won(found, 2, 4)
    assert sum(seeing) > sum(won(found, 0, 4))
    assert won(found, 2, 1) == seeing[:1]


def test_who_sees_hands_wins_more() -> None:
    """Of 24 games of SaintCards against the same search."""
    assert sum(won(game("saint-cards"), 0, 24, "expert@60")) > 12


def test_a_game_without_an_end_is_nobodys() -> None:
    """Everybody has an even share of it."""
    found = game("holy-quest")
    setup = found.setup(2)
    cheat = Cheat(found, setup, 0, 0, 4, FixedDice("short"))
    assert cheated(cheat, "club", Random(1), 20) == 0.5


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
    cheat = Cheat(found, setup, state.actor, 0, 40, FixedDice("hands"))
    assert cheat.choose(state, 0, legal) in legal
    assert cheat.choose(state, 0, legal[:1]) is legal[0]
    assert state.dump() == before
