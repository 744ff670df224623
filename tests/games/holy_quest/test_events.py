"""What is told is what the table of events says: kinds and facts."""

import re
from random import Random

from questable.engine import OVER, Log
from questable.engine.sampling import random_action, random_seat
from questable.games.holy_quest import GAME
from questable.lab.soak import all_setups
from tests.rule import ROOT

ROW = re.compile(r"^\| ([a-z-]+(?:, [a-z-]+)*) \| ([a-z_, ]*)\|", re.MULTILINE)
EVENTS = ROOT / "src" / "questable" / "games" / "holy_quest" / "events.py"
RARE = {"no-ice", "tied", "series-won"}
"""Kinds that a few games need not bring."""


def listed() -> dict[str, set[str]]:
    """By kind: the names of its facts."""
    rows = ROW.findall(EVENTS.read_text(encoding="utf-8"))
    return {
        kind: set(filter(None, (fact.strip() for fact in facts.split(","))))
        for kinds, facts in rows
        if kinds != "kind"
        for kind in kinds.split(", ")
    }


def told() -> dict[str, set[str]]:
    """By kind: the facts told in a game of each set-up of the soak."""
    found: dict[str, set[str]] = {}
    for number, setup in enumerate(all_setups(GAME)):
        state, log, rng = GAME.deal(setup), Log(), Random(number)
        state.log = log
        while state.actor != OVER:
            seat = random_seat(state, rng)
            state.apply(seat, random_action(state, seat, rng))
        for event in log.events:
            found.setdefault(event.kind, set(event.facts))
            assert found[event.kind] == set(event.facts)
    return found


def test_the_table_of_events_is_complete_and_true() -> None:
    """Every kind that is told stands there with its facts, and every kind there is told."""
    table, heard = listed(), told()
    assert {kind: table.get(kind) for kind in heard} == heard
    assert table.keys() - heard.keys() <= RARE
