"""One game between bots, with all that the lab counts of it."""

import hashlib
from collections.abc import Sequence
from random import Random
from typing import Protocol

import msgspec

from questable.bots import Heat, Life
from questable.engine import CHANCE, OVER, RACE, SEALED, Entry, Game, Log, Setup, State
from questable.engine.sampling import below, random_action, random_seat
from questable.trials.players import Player, seated


class GameResult(msgspec.Struct, kw_only=True):
    """What came of one game."""

    actions: int
    over: bool
    reason: str = ""
    winners: list[int] = []
    scores: list[int] = []
    tags: list[str] = []
    """What the winners played, as the game names it: heroes, colours, religions."""
    figures: dict[str, int] = {}
    """What the game counts of itself, by name."""
    digest: bytes = b""
    """The hash of all entries, so that two builds can be compared."""
    fired: dict[str, int] = {}
    refused: dict[str, int] = {}
    entries: list[Entry] = []


class Onlooker(Protocol):
    """Somebody who is shown a game as it is played, and changes nothing."""

    def entry(self, state: State, seat: int, choices: int) -> None:
        """Before an entry: who makes it, and of how many legal actions; 0 for chance."""

    def end(self, state: State) -> None:
        """After the last one."""


def play_one(
    game: Game,
    setup: Setup,
    players: Sequence[Player],
    seed: str,
    most: int,
    *,
    keep: bool = False,
    onlooker: Onlooker | None = None,
) -> GameResult:
    """A game between bots, one a seat, for at most `most` entries."""
    rng = Random(seed)
    probe = Random(f"{seed} why not")
    bots = [seated(player) for player in players]
    heat = Heat(game, setup, dict(enumerate(bots)))
    life = Life(game, setup, dict(enumerate(bots)))
    state = game.deal(setup)
    log = Log()
    state.log = log
    table = state.table().actions
    refused: dict[str, int] = {}
    digest = hashlib.sha256()
    played = GameResult(actions=0, over=False)
    while state.actor != OVER and played.actions < most:
        choices = 0
        if state.actor == RACE:
            seat, action = heat.winner(state, rng)
            choices = 0 if onlooker is None else len(state.legal(seat))
        elif (seat := random_seat(state, rng)) == CHANCE:
            heat.wait(state, state.pause(), rng)
            action = random_action(state, seat, rng)
        else:
            legal = state.legal(seat)
            choices = len(legal)
            action = bots[seat].answer(game, setup, state, seat, legal, rng)
        if onlooker is not None:
            onlooker.entry(state, seat, choices)
        if seat != CHANCE:
            rule = state.why_not(seat, table[below(probe, len(table))])
            if rule:
                refused[rule] = refused.get(rule, 0) + 1
        secret = state.actor == SEALED
        state.apply(seat, action)
        life.entry(seat, action, secret, log.events)
        log.events.clear()
        played.actions += 1
        digest.update(f"{seat} {action.text}\n".encode())
        if keep:
            by = "dealer" if seat == CHANCE else "bot"
            played.entries.append(Entry(seat, action.text, by))
    life.end()
    if onlooker is not None:
        onlooker.end(state)
    played.digest = digest.digest()
    played.fired = log.fired
    for rule, count in heat.refused.items():
        refused[rule] = refused.get(rule, 0) + count
    played.refused = refused
    if state.actor == OVER:
        result = state.result()
        played.over = True
        played.reason = result.reason
        played.winners = list(result.winners)
        played.scores = list(result.scores)
        played.tags = game.winning_tags(state)
        played.figures = game.figures(state) | _times(heat)
    return played


def _times(heat: Heat) -> dict[str, int]:
    """Of a race: how long it took in virtual time, and how many moves came too late."""
    return {"seconds": heat.now // 1000, "too-late": heat.late} if heat.now else {}
