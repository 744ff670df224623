"""Games that any Python plays alike: told as hashes, so that two Pythons can be compared."""

import hashlib
from random import Random

from questable.bots import bot
from questable.engine import CHANCE, OVER, RACE, Game, Match, Record, read_record
from questable.engine.sampling import random_action, random_seat
from questable.registry import Registry
from questable.table.log.dealer import Dealer, commitment, seed_from
from tests.golden.transcript import record_of, transcript

LONGEST = 1000
"""Entries of a game; one that goes on is compared as far as that."""
CLUB = 10
"""A bot plays the first seat in one game of so many: it thinks for long."""


def begun(header: str, seed: str) -> tuple[Game, Record, Dealer]:
    """A game that is promised to be dealt by a seed."""
    record = read_record(Registry(), header + "\n")
    game = Registry().find(record.game)
    assert game is not None
    dealer = Dealer(seed_from(seed), [])
    record.commitment = commitment(dealer.seed)
    return game, record, dealer


def played(header: str, seed: str, club: bool) -> tuple[str, str, int]:
    """A game with this set-up: hashes of its record and of all that was told, and its length."""
    game, record, dealer = begun(header, seed)
    match = Match(game, record)
    rng, told = Random(seed), hashlib.sha256()
    first = bot("club") if club else None
    while match.state.actor != OVER and match.seq < LONGEST:
        state = match.state
        seat = random_seat(state, rng)
        if seat == CHANCE:
            action = state.outcome(dealer.draw(match.course(), state.weight()))
        elif seat == 0 and first is not None and state.actor != RACE:
            action = first.answer(game, record.setup, state, 0, state.legal(0), rng)
        else:
            action = random_action(state, seat, rng)
        for event in match.play(seat, action.text, "dealer" if seat == CHANCE else "person"):
            told.update(f"{event.kind} {sorted(event.facts.items())}\n".encode())
        legal = [] if seat == CHANCE else match.state.legal(seat)
        told.update(" ".join(each.text for each in legal).encode())
    told.update(match.state.dump().encode())
    if match.state.actor == OVER:
        record.seed = dealer.seed.hex()
        told.update(str(match.state.result().as_json()).encode())
    return hashlib.sha256(record.text().encode()).hexdigest(), told.hexdigest(), match.seq


def some(header: str, first: int, after: int) -> list[tuple[str, str, int]]:
    """The games of these numbers."""
    return [
        played(header, f"{number} {header}", number % CLUB == 0) for number in range(first, after)
    ]


def told_again(text: str) -> str:
    """A golden game, replayed and told anew."""
    return transcript(Registry(), record_of(Registry(), text))
