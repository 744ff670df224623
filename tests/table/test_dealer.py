"""The dealer's luck is fair, repeatable and can be checked."""

import hashlib
import hmac
from collections import Counter
from random import Random

import pytest

from questable.engine import CHANCE, OVER, Match, Record
from questable.engine.sampling import random_action, random_seat
from questable.engine.trail import BY_NUMBER, BY_TRAIL, START, Course
from questable.registry import game
from questable.table import Dealer, Unpromised, commitment, seed_from, verify
from tests.rule import rule
from tests.tiny import TINY, TinyGame

SEED = seed_from("a test")


def numbered(seq: int) -> Course:
    """Where a game of an older record stands."""
    return Course(BY_NUMBER, seq, START)


@rule("D-2.1")
def test_a_draw_is_what_the_design_says() -> None:
    """HMAC-SHA256 of the key over trail and block, 64 bits, key from seed and shares."""
    share, trail = bytes(range(16)), bytes(range(32))
    key = hashlib.sha256(SEED + share).digest()
    block = hmac.new(key, trail + bytes(8), hashlib.sha256).digest()
    drawn = Dealer(SEED, [share]).draw(Course(BY_TRAIL, 7, trail), 52)
    assert drawn == int.from_bytes(block[:8], "big") % 52
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


@rule("D-2.1")
def test_cases_beyond_the_last_multiple_are_drawn_again() -> None:
    """A weight just above half of all words rejects about half of them and stays in range."""
    weight = (1 << 63) + 1
    draws = [Dealer(SEED, []).draw(numbered(seq), weight) for seq in range(200)]
    assert all(0 <= draw < weight for draw in draws)
    key = hashlib.sha256(SEED).digest()
    first = [
        int.from_bytes(hmac.digest(key, s.to_bytes(8, "big") + bytes(8), "sha256")[:8], "big")
        for s in range(200)
    ]
    rejected = [s for s in range(200) if first[s] >= weight]
    assert 60 < len(rejected) < 140
    assert all(draws[s] == first[s] for s in range(200) if s not in rejected)
    assert all(draws[s] != first[s] % weight for s in rejected)


def test_a_die_is_even() -> None:
    """Each face of 6,000 rolls comes 1,000 times, give or take 120."""
    dealer = Dealer(SEED, [])
    faces = Counter(dealer.draw(numbered(seq), 6) for seq in range(6000))
    assert all(abs(faces[face] - 1000) < 120 for face in range(6))


@pytest.mark.parametrize(("seed", "shares"), [(b"short", []), (SEED, [b"short"])])
def test_seed_and_shares_have_their_length(seed: bytes, shares: list[bytes]) -> None:
    """Anything else is refused."""
    with pytest.raises(ValueError, match="bytes"):
        Dealer(seed, shares)


def played(found: TinyGame, seed: bytes = SEED, luck: str = BY_TRAIL) -> Record:
    """A whole game with the dealer's luck, one undo in it."""
    dealer = Dealer(seed, [bytes(16)] * 2)
    record = found.record()
    record.luck = luck
    record.commitment = commitment(seed)
    record.shares = ["00" * 16] * 2
    match = Match(found, record)
    rng = Random(4)
    undone = False
    while match.state.actor != OVER:
        seat = random_seat(match.state, rng)
        if seat == CHANCE:
            case = dealer.draw(match.course(), match.state.weight())
            match.play(CHANCE, match.state.outcome(case).text, "dealer")
            if match.seq > 12 and not undone:
                match.rewind(0, 3, "person")
                undone = True
        else:
            match.play(seat, random_action(match.state, seat, rng).text, "bot")
    record.seed = seed.hex()
    return record


@pytest.mark.parametrize("luck", [BY_TRAIL, BY_NUMBER])
def test_an_honest_game_verifies(luck: str) -> None:
    """Every draw is the one the seed gives, those after an undo included, drawn either way."""
    record = played(TINY, luck=luck)
    assert any(entry.undone() for entry in record.entries)
    read = TINY.read(record.text())
    assert read.luck == luck
    assert verify(TINY, read) == []
    read.luck = BY_NUMBER if luck == BY_TRAIL else BY_TRAIL
    assert verify(TINY, read) != []


def test_another_die_is_found() -> None:
    """A changed draw is named with its line and what was due."""
    record = played(TINY)
    line, entry = next(
        (n + 2, e) for n, e in enumerate(record.entries) if e.action.startswith("draw:")
    )
    due = entry.action
    entry.action = "draw:0" if due != "draw:0" else "draw:1"
    record.entries = record.entries[: line - 1]
    wrong = verify(TINY, record)
    assert [(w.line, w.found, w.due) for w in wrong] == [(line, entry.action, due)]


def test_another_seed_is_found() -> None:
    """A seed that does not match the promise is named on line 1."""
    record = played(TINY)
    record.seed = "00" * 32
    assert [wrong.line for wrong in verify(TINY, record)] == [1]


def test_companion_dice_are_not_the_dealers() -> None:
    """What a person rolled is not held against the seed."""
    record = played(TINY)
    for entry in record.entries:
        if entry.action.startswith("die:"):
            entry.by = "companion"
    assert verify(TINY, record) == []


@pytest.mark.parametrize(
    ("field", "why"), [("commitment", "promises nothing"), ("seed", "not over")]
)
def test_what_cannot_be_checked_says_why(field: str, why: str) -> None:
    """A record without promise or seed is neither true nor false."""
    record = played(TINY)
    setattr(record, field, "")
    with pytest.raises(Unpromised, match=why):
        verify(TINY, record)


def test_questor_verifies_too() -> None:
    """The first dice of a real game come from its seed."""
    questor = game("questor")
    record = Record("questor", 0, questor.setup(4))
    record.commitment, record.seed = commitment(SEED), SEED.hex()
    match = Match(questor, record)
    dealer = Dealer(SEED, [])
    while match.state.actor == CHANCE:
        case = dealer.draw(match.course(), match.state.weight())
        match.play(CHANCE, match.state.outcome(case).text, "dealer")
    assert len(record.entries) >= 4
    assert verify(questor, record) == []
