"""What the dealer draws by: the entries that count, and no call that chance need not answer."""

import hashlib
from random import Random

import pytest

from questable.engine import CHANCE, Match, Record
from questable.engine.sampling import random_action, random_seat
from questable.engine.trail import BY_NUMBER, BY_TRAIL, START, Course, after
from questable.registry import game
from tests.rule import rule
from tests.tiny import TINY
from tests.tiny.actions import CALLING, NOTICES, TABLE


def begun() -> Match:
    """The tiny game before the first choice."""
    match = Match(TINY, TINY.record())
    while match.state.actor == CHANCE:
        match.play(CHANCE, match.state.outcome(0).text, "dealer")
    return match


@rule("D-2.1")
def test_a_trail_is_made_of_seats_and_actions() -> None:
    """SHA-256 over the trail before and `seat action`, from 32 zero bytes on."""
    due = bytes(32)
    match = Match(TINY, TINY.record())
    assert match.trail == START == due
    while match.state.actor == CHANCE:
        action = match.state.outcome(0).text
        match.play(CHANCE, action, "dealer")
        due = hashlib.sha256(due + f"-1 {action}".encode()).digest()
    assert match.trail == due


@rule("T-2.2")
def test_the_same_again_meets_the_same_chance() -> None:
    """Whoever did it, by whatever hand; another action leads elsewhere."""
    match = begun()
    before = match.trail
    match.play(0, "flip", "person")
    flipped = match.trail
    match.undo(0, "person")
    assert match.trail == before != flipped
    match.play(0, "roll", "person")
    assert match.trail not in (before, flipped)
    match.rewind(0, 1, "person")
    match.play(0, "flip", "clock")
    assert match.trail == flipped
    read = Match(TINY, TINY.read(match.record.text()))
    assert read.trail == flipped
    assert read.course().told() == flipped


@rule("T-2.2")
@pytest.mark.parametrize("call", [CALLING, NOTICES[1]])
def test_a_call_leaves_no_trace(call: object) -> None:
    """Unless chance has to act because of it, and had not to before."""
    state = begun().state
    found = TABLE.parse(str(getattr(call, "text", "")))
    assert after(START, 0, 0, found, state) == START
    state.actor = CHANCE
    assert after(START, CHANCE, 0, found, state) == START
    assert after(START, 0, 0, found, state) != START
    assert after(START, CHANCE, 0, TABLE.parse("flip"), state) != START


@rule("T-2.2")
def test_in_saint_cards_a_call_does_not_shuffle_and_a_fine_does() -> None:
    """The call changes no draw; noticing makes somebody draw, and so counts."""
    played = game("saint-cards")
    seen = {"call": 0, "notice": 0}
    for seed in range(40):
        rng = Random(f"trail {seed}")
        match = Match(played, Record(played.key, played.rules_version, played.setup(3)))
        for _ in range(400):
            state = match.state
            if state.actor < CHANCE:
                break
            seat = random_seat(state, rng)
            action, before = random_action(state, seat, rng), match.trail
            match.play(seat, action.text, "bot")
            kind = action.text.partition(":")[0]
            if kind in seen:
                seen[kind] += 1
                assert (match.trail == before) == (match.state.actor != CHANCE), action.text
        if min(seen.values()) > 2:
            break
    assert min(seen.values()) > 2


def test_older_records_draw_by_number() -> None:
    """Eight bytes, whatever was played."""
    course = Course(BY_NUMBER, 258, bytes(32))
    assert course.told() == b"\0\0\0\0\0\0\1\2"
    assert Course(BY_TRAIL, 258, b"\1" * 32).told() == b"\1" * 32
