"""SaintCards' house rules and which of them go together (S-1.5, S-2.1, S-3.6, S-4.2, S-5.6)."""

from questable.engine.game import Setup
from questable.engine.options import Option, Refused, Value
from questable.engine.pack import Pack
from questable.games.saint_cards.actions import MOST_SEATS
from questable.games.saint_cards.cards import Cards
from questable.games.saint_cards.pack import cards_of
from questable.games.saint_cards.setup import HAND
from questable.saints.facts import EXPANSIONS

EXPANSION_OPTIONS = [name.replace("-", "_") for name in EXPANSIONS]

MOST_ROUNDS = 3

OPTIONS = [
    Option("beginner", False, ["S-3.6"]),
    *(Option(name, False, ["S-1.5"]) for name in EXPANSION_OPTIONS),
    Option("learning", False, ["S-5.6"]),
    Option("century_rounds", 0, ["S-4.2"], low=0, high=MOST_ROUNDS),
    Option("dealer", "auto", ["S-2.1"], low=0, high=MOST_SEATS - 1),
]

PRESETS: dict[str, dict[str, Value]] = {
    "family": {"beginner": True},
    "class": {"beginner": True, "learning": True},
    "expert": {**dict.fromkeys(EXPANSION_OPTIONS, True), "century_rounds": 2},
}
SPARE = 2
"""Beside the hands a card to start the Play Deck and one to draw."""


def settle(players: int, options: dict[str, Value], pack: Pack) -> Setup:
    """Seat 0 begins unless a Dealer is named; Refused if the cards do not do."""
    options = dict(options)
    if options["dealer"] == "auto":
        options["dealer"] = players - 1
    setup = Setup(players, options, pack)
    if setup.number("dealer") >= players:
        raise Refused("no-such-dealer", "S-2.1", {"dealer": setup.number("dealer")})
    if setup.flag("beginner") and expansions(setup):
        raise Refused("beginner-core-only", "S-3.6", {})
    found = cards(setup)
    needed = players * HAND[players] + SPARE
    facts: dict[str, int | str] = {"players": players, "cards": sum(found.in_play)}
    if sum(found.in_play) < needed:
        raise Refused("too-few-cards", "S-1.6", {**facts, "needed": needed})
    if not found.centuries:
        raise Refused("no-centuries", "S-4.1", facts)
    return setup


def samples() -> list[dict[str, Value]]:
    """Mixtures that stand for all of them, which are too many to walk through."""
    together: dict[str, Value] = dict.fromkeys(EXPANSION_OPTIONS, True)
    alone: list[dict[str, Value]] = [{name: True} for name in EXPANSION_OPTIONS]
    return [
        {},
        {"beginner": True},
        {"beginner": True, "learning": True},
        {"learning": True},
        {"century_rounds": 2},
        *alone,
        together,
        {**together, "learning": True, "dealer": 0},
        {"dealer": 1},
    ]


def expansions(setup: Setup) -> int:
    """Mask of the expansions in play."""
    return sum(1 << n for n, name in enumerate(EXPANSION_OPTIONS) if setup.flag(name))


def cards(setup: Setup) -> Cards:
    """The cards of a set-up."""
    return cards_of(setup.pack, setup.players, setup.flag("beginner"), expansions(setup))
