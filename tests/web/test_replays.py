"""Replays: the first board, what happened without boards, and whose eyes may be had when."""

from functools import cache
from random import Random
from typing import Any

import pytest

from questable.desk.call import DeskLimits
from questable.desk.records import looked_at
from questable.desk.replays import Frame, Wish, shown
from questable.engine import CHANCE, OVER, Match, Record
from questable.registry import game
from questable.table import No
from tests.rule import rule

LIMITS = DeskLimits()


@cache
def record(plies: int = 10_000) -> str:
    """A game of Ràe, or its beginning."""
    rae, rng = game("rae"), Random("replays")
    match = Match(rae, Record(rae.key, rae.rules_version, rae.setup(2)))
    while match.state.actor != OVER and match.seq < plies:
        state = match.state
        if state.actor == CHANCE:
            match.play(CHANCE, state.outcome(rng.randrange(state.weight())).text, "dealer")
            continue
        seat = next(seat for seat in range(2) if state.legal(seat))
        match.play(seat, rng.choice(state.legal(seat)).text, "person")
    return match.record.text()


def frames(**wish: Any) -> list[Frame]:
    """The frames of a wish."""
    return shown(Wish(**{"record": record(), **wish}), LIMITS).frames


def test_the_board_before_the_first_entry() -> None:
    """With words, and nothing has happened yet; in mid-game it is the board before the others."""
    start, first = frames(start=True, count=1, lang="en")
    assert (start.ply, start.seat, start.events, start.lines) == (0, CHANCE, [], [])
    assert start.words
    assert start.words.sections
    assert first.ply == 1
    later = frames(start=True, first=7, count=2)
    assert [each.ply for each in later] == [7, 8, 9]
    assert later[0].view == frames(first=6, count=1)[0].view


def test_what_happened_without_boards() -> None:
    """The same lines as with boards, many at once, but not without end."""
    bare = frames(boards=False, count=60, lang="fr")
    whole = frames(count=60, lang="fr")
    assert [each.lines for each in bare] == [each.lines for each in whole]
    assert any(each.lines for each in bare)
    assert not any(each.view or each.words or each.events for each in bare)
    few = shown(Wish(record=record(), boards=False, count=60), DeskLimits(replay_lines=5))
    assert len(few.frames) == 5


def test_the_rules_an_entry_brought_into_play() -> None:
    """Each frame names its own, not those before."""
    found = frames(count=40)
    assert any(each.rules for each in found)
    assert all(rule.startswith(("R-", "T-")) for each in found for rule in each.rules)
    assert frames(first=20, count=1)[0].rules == found[20].rules


@rule("T-5.1")
def test_other_eyes_only_when_it_is_over() -> None:
    """Before, a replay shows what a spectator would see: no actions, no hand, no rules."""
    assert looked_at(record()).open
    assert frames(seat=1, first=30, count=1)[0].view != frames(first=30, count=1)[0].view
    begun = record(40)
    assert not looked_at(begun).open
    with pytest.raises(No) as refused:
        frames(record=begun, seat=0)
    assert refused.value.rule == "T-5.1"
    for each, over in zip(frames(record=begun), frames(count=40), strict=True):
        assert (each.action, each.rules) == ("", [])
        assert each.events == over.events


@rule("T-5.1")
def test_a_published_seed_opens_what_was_given_up() -> None:
    """The table publishes it at every end, abandonment included."""
    given_up = record(40) + '{"seed": "' + "00" * 32 + '"}\n'
    assert looked_at(given_up).open
    assert frames(record=given_up, seat=0, count=1)


def test_which_bots_go_on() -> None:
    """Each seat's last one: who left a seat to people, or to another bot, does not count."""
    rae = game("rae")
    found = Record(rae.key, rae.rules_version, rae.setup(3))
    assert looked_at(found.text()).bots == ["", "", ""]
    for seat, level in ((0, "club"), (1, "club"), (2, "random"), (1, ""), (2, "club")):
        found.seat_bot(seat, level)
    assert looked_at(found.text()).bots == ["club", "", "club"]
