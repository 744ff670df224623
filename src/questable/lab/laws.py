"""The laws that every game obeys, checked on positions and along random walks.

See docs/architecture.md, What keeps it honest.
"""

import re
from random import Random

from questable.bots import Heat, bot
from questable.engine import (
    CHANCE,
    OVER,
    RACE,
    SEALED,
    Action,
    Entry,
    Game,
    GameFinder,
    Log,
    Match,
    Record,
    Setup,
    State,
    read_record,
)
from questable.engine.sampling import below, odds, random_action, random_seat, seats_able
from questable.engine.view import view_text
from questable.lab.broken import Broken
from questable.lab.twins import Secret, Twins, answers_in_secret, exchanged, view_is_enough

LIFE = 16
"""Entries for which twins are followed; every other entry, on average, has a pair."""
RULE_ID = re.compile(r"[A-Z]-\d+\.\d+")


def seats_of(state: State) -> range:
    """Everyone who may be asked for legal actions: CHANCE and the seats."""
    return range(CHANCE, state.seats)


def someone_can_act(state: State) -> None:
    """Unless the game is over someone has a legal action; when it is, nobody."""
    if state.actor == OVER:
        result = state.result()
        if any(state.legal(seat) for seat in seats_of(state)):
            raise Broken("over", "someone may still act")
        if len(result.scores) != state.seats or not result.reason:
            raise Broken("over", f"the outcome is incomplete: {result.as_json()}")
    elif not seats_able(state):
        raise Broken("someone can act", f"nobody can\n{state.dump()}")


def legal_xor_why_not(state: State, actions: list[Action]) -> dict[str, int]:
    """Each action is either in the legal list or refused by a rule; counts the refusals."""
    refused: dict[str, int] = {}
    for seat in seats_of(state):
        legal = state.legal(seat)
        if len({action.index for action in legal}) != len(legal):
            raise Broken("legal xor why not", f"an action stands twice in {legal}")
        listed = {action.index for action in legal}
        for action in [*actions, *legal]:
            rule = state.why_not(seat, action)
            if (rule == "") != (action.index in listed):
                raise Broken(
                    "legal xor why not",
                    f"{action} by {seat}: {'listed' if action.index in listed else 'not listed'},"
                    f" why_not {rule!r}\n{state.dump()}",
                )
            if rule and not RULE_ID.fullmatch(rule):
                raise Broken("legal xor why not", f"{rule!r} is no rule id")
            if rule:
                refused[rule] = refused.get(rule, 0) + 1
    return refused


def chance_adds_up(state: State) -> None:
    """While CHANCE acts, the cases are exactly its legal actions, and their numbers add up."""
    if state.actor != CHANCE:
        return
    drawn = odds(state)
    if sum(count for _, count in drawn) != state.weight() or state.weight() < 1:
        raise Broken("odds", f"{drawn} do not add up to {state.weight()}")
    if {action.index for action, _ in drawn} != {a.index for a in state.legal(CHANCE)}:
        raise Broken("odds", f"{drawn} are not the legal ones, {state.legal(CHANCE)}")


def clones_are_independent(state: State, rng: Random) -> None:
    """A clone is equal, playing on it leaves the original alone, and equal states play alike."""
    before = state.dump()
    one, two = state.clone(), state.clone()
    if one.dump() != before:
        raise Broken("clone", f"the clone differs:\n{before}\n{one.dump()}")
    for _ in range(3):
        if not seats_able(one):
            break
        seat = random_seat(one, rng)
        action = random_action(one, seat, rng)
        one.apply(seat, action)
        two.apply(seat, action)
    if state.dump() != before:
        raise Broken("clone", f"playing on a clone changed the original:\n{before}\n{state.dump()}")
    if one.dump() != two.dump():
        raise Broken("clone", f"equal states played unlike:\n{one.dump()}\n{two.dump()}")


def text_round_trips(game: Game, setup: Setup, state: State) -> None:
    """A position loads from its text, and each action from its own."""
    text = state.dump()
    again = game.load(setup, text).dump()
    if again != text:
        raise Broken("text", f"loading changes the position:\n{text}\n{again}")
    for action in state.table().actions:
        if state.table().parse(action.text) is not action:
            raise Broken("text", f"{action.text} parses to another action")


class Walk:
    """A long random walk that holds a game to its laws and counts the rules that fire."""

    def __init__(self, game: Game, setup: Setup, seed: str) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.fired: dict[str, int] = {}
        self.games = 0
        self.truncated = 0
        self._guide = bot("club")

    def go(self, actions: int, most: int = 20_000) -> int:
        """Play whole games until at least that many actions were walked; says how many."""
        walked = 0
        while walked < actions:
            seed = f"{self.seed}:{self.games}"
            try:
                walked += self._game(Random(seed), most)
            except Broken as error:
                raise Broken(
                    error.law, f"{error} [{self.game.key} {self.setup.players}"
                    f" {self.setup.options} seed {seed!r}]",
                ) from error  # fmt: skip
            self.games += 1
        return walked

    def _game(self, rng: Random, most: int) -> int:
        state = self.game.deal(self.setup)
        log = Log()
        state.log = log
        record = Record(self.game.key, self.game.rules_version, self.setup)
        twins: list[Twins] = []
        answered = False
        heat = Heat(self.game, self.setup, dict.fromkeys(range(state.seats), self._guide))
        while state.actor != OVER and len(record.entries) < most:
            self._check(state, rng)
            if below(rng, 2 * LIFE) == 0:
                twins += self._twins(state, answered, rng)
            seat, action = self._next(state, heat, rng)
            if state.why_not(seat, action):
                raise Broken("legal xor why not", f"{action} by {seat} was listed and is refused")
            sealed = answers_in_secret(state, seat, action)
            secrets = [Secret(self.game, state, seat, action, rng)] if sealed else []
            state.apply(seat, action)
            # Answers that were just revealed are no secret, though another window may follow.
            secret = state.actor == SEALED and state.barrier < state.ply
            answered = secret and (sealed or answered)
            heard = log.take()
            for pair in twins:
                pair.step(state, seat, sealed, action, heard, rng)
            twins = [pair for pair in twins if pair.alive and pair.steps < LIFE]
            for given in secrets:
                twins += given.given(state, heard, rng)
            by = "dealer" if seat == CHANCE else "bot"
            record.entries.append(Entry(seat, action.text, by))
        someone_can_act(state)
        self._count(log.fired)
        self.truncated += int(state.actor != OVER)
        replay_equals_play(self.game, record, state, rng)
        return len(record.entries)

    def _twins(self, state: State, answered: bool, rng: Random) -> list[Twins]:
        """What a seat imagines, or the state with two hidden things exchanged.

        Answers that were given in secret stand in no view, so that nobody can imagine them.
        """
        if answered or below(rng, 2) == 0:
            return exchanged(self.game, state, rng)
        seat = below(rng, state.seats + 1) - 1
        twin = view_is_enough(self.game, self.setup, state, seat, rng)
        return [Twins(self.game, twin, seat)]

    def _next(self, state: State, heat: Heat, rng: Random) -> tuple[int, Action]:
        """Anyone and any action; in every third game mostly a good one, to come further."""
        seat = random_seat(state, rng)
        if state.actor == SEALED:
            # Tables store answers in turn order; a law lets whoever is asked be the first.
            able = seats_able(state)
            seat = able[below(rng, len(able))]
        if seat == CHANCE or self.games % 3 < 2 or below(rng, 10) == 0:
            return seat, random_action(state, seat, rng)
        if state.actor == RACE:
            return heat.winner(state, rng)
        legal = state.legal(seat)
        return seat, self._guide.answer(self.game, self.setup, state, seat, legal, rng)

    def _check(self, state: State, rng: Random) -> None:
        someone_can_act(state)
        table = state.table().actions
        some = [table[below(rng, len(table))] for _ in range(4)]
        self._count(legal_xor_why_not(state, table if below(rng, 100) == 0 else some))
        chance_adds_up(state)
        if below(rng, 12) == 0:
            clones_are_independent(state, rng)
            text_round_trips(self.game, self.setup, state)

    def _count(self, fired: dict[str, int]) -> None:
        for rule, count in fired.items():
            self.fired[rule] = self.fired.get(rule, 0) + count


def replay_equals_play(game: Game, record: Record, state: State, rng: Random) -> None:
    """The record as text, read and folded again, gives the same position; a fork its own."""
    again = read_record(_Only(game), record.text())
    if again.text() != record.text():
        raise Broken("replay", "the record changes on its way through text")
    match = Match(game, again)
    if match.state.dump() != state.dump():
        raise Broken("replay", f"replaying differs:\n{state.dump()}\n{match.state.dump()}")
    ply = below(rng, len(record.entries) + 1)
    fork = Match(game, record.truncated(ply))
    due = game.deal(record.setup).ply + ply
    if fork.state.ply != due:
        raise Broken("replay", f"a fork at {due} stands at {fork.state.ply}")
    undo_is_exact(game, fork, rng)


def undo_is_exact(game: Game, match: Match, rng: Random) -> None:
    """What T-2.1 lets a seat take back leaves the position as it was, and reveals nothing."""
    for _ in range(6):
        if match.state.actor == OVER:
            return
        seat = random_seat(match.state, rng)
        before = match.state.dump()
        seen = [view_text(game.view(match.state, s)) for s in range(match.state.seats)]
        match.play(seat, random_action(match.state, seat, rng).text, "bot")
        if match.undo_refusal(seat):
            continue
        match.undo(seat, "bot")
        if match.state.dump() != before:
            raise Broken("undo", f"taking back differs:\n{before}\n{match.state.dump()}")
        if seen != [view_text(game.view(match.state, s)) for s in range(match.state.seats)]:
            raise Broken("undo", "taking back leaves a trace in a view")


class _Only(GameFinder):
    def __init__(self, game: Game) -> None:
        self.game = game

    def find(self, key: str) -> Game | None:
        return self.game if key == self.game.key else None
