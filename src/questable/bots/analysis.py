"""A finished game, looked at afterwards: chances by move, what decisions cost, what was luck.

Every question is put to the bots' search (outlook.py). Each has a generator of its own from the
seed and the number of the entry, so any part of a game can be analysed anywhere, in any order, and
comes out the same.

The first view is fair: a seat's chances and decisions are judged by its own view, so nobody is
blamed for what was hidden. The second looks at the position itself, with all cards open.

Luck is what came less the mean of what could have come, both measured alike; so it has no drift,
however badly the search may judge a position (the trick of backgammon's luck-adjusted results).
"""

from collections.abc import Iterator
from hashlib import sha256
from math import sqrt
from random import Random
from typing import Final

from questable.bots.advice import growths, loses, wins
from questable.bots.life import known
from questable.bots.master_bot import MasterBot
from questable.bots.moments import (
    CHANCE as STROKE,
)
from questable.bots.moments import (
    DECISION,
    DEPTHS,
    KNOWLEDGE,
    ONLY,
    SURE,
    Analysis,
    JudgedChoice,
    Moment,
    settled,
    shares,
    turning_points,
)
from questable.bots.outlook import WHOLE, Mean, Outlook, Weighing, mates
from questable.engine.action import Action
from questable.engine.event import Log
from questable.engine.game import Game, Setup
from questable.engine.record import Entry, Record
from questable.engine.sampling import below, random_seat
from questable.engine.state import CHANCE, OVER, State

CASES: Final = 6
"""Chance with more cases than this is sampled so many times."""
LONG: Final = 400
"""A game of more moments has fewer playouts for each question, so that none takes for ever."""
BETWEEN: Final = 24
"""Entries of others, of chance and of answers that may come between two parts of a turn."""
FEWEST: Final = 24
"""Playouts below which a question is not worth asking."""


class NotOver(ValueError):
    """Only a finished game is analysed: during one, nobody gets advice on it (T-5.1)."""


class Stroke:
    """Luck of one stroke, by seat, and how far it can be relied on."""

    def __init__(self, luck: list[int], error: int) -> None:
        self.luck: Final = luck
        self.error: Final = error


class Twice:
    """What one search found, or two, which differ by more than the playouts of either tell."""

    def __init__(self, once: Mean) -> None:
        self.mean = once.mean()
        self.variance = once.variance()

    def add(self, again: Mean) -> None:
        """What the second one found."""
        apart = (self.mean - again.mean()) / 2
        self.mean = (self.mean + again.mean()) / 2
        self.variance = max((self.variance + again.variance()) / 4, apart * apart)


class Analyst:
    """Asks the questions, of one game and with one view of it."""

    def __init__(
        self, game: Game, setup: Setup, playouts: int, seed: str, all_open: bool = False
    ) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.playouts: Final = playouts
        self.seed: Final = seed
        self.bare: Final = all_open or game.open
        """Whether a position may be looked at itself: nothing of it is hidden from anybody here."""
        self.together: Final = game.together(setup)
        self.mates: Final = mates(game, setup)
        """By seat: who wins with it; chances add up to as many wholes."""
        self.middle: Final = (game.worths(game.deal(setup))[0] or 1) if self.together else 0
        """Where all win or lose together: what the first position is worth, and never 0."""
        self.ply = 0
        self.rng = Random(seed)

    def moment(self, state: State, ply: int, seat: int, action: Action) -> Moment:
        """What is to be said of one entry at this position."""
        self.ply = ply
        chances, error = self._chances(state)
        luck: list[int] = []
        luck_error = 0
        choice: JudgedChoice | None = None
        if seat == CHANCE:
            kind = STROKE
            stroke = self._stroke(state, action)
            luck = stroke.luck
            luck_error = stroke.error
        else:
            kind = self._kind(state, seat)
            if kind == DECISION:
                choice, vague = self._choice(state, seat, action)
                if choice.value - chances[seat] > SURE * sqrt(error * error + vague * vague):
                    chances = self._raised(chances, seat, choice.value)
                    error = vague
        return Moment(
            kind=kind,
            seat=seat,
            action=action.text,
            chances=chances,
            error=error,
            luck=luck,
            luck_error=luck_error,
            choice=choice,
        )

    def _kind(self, state: State, seat: int) -> str:
        if len(state.legal(seat)) < 2:
            return ONLY
        if self.game.quizzes and self.game.tests_knowledge(self.setup, self.game.view(state, seat)):
            return KNOWLEDGE
        return DECISION

    def _ask(self, question: str) -> None:
        """Each question draws by itself, so that no answer depends on what others know."""
        self.rng = Random(f"{self.seed} {self.ply} {question}")

    # Chances.

    def _outlook(self, state: State, eyes: int, playouts: int) -> list[Mean]:
        """By seat, as these eyes see it; all the same to all eyes where nothing is hidden."""
        whole = state.clone() if self.bare else None
        view = self.game.view(state, eyes)
        return Outlook(self.game, self.setup, view, self.rng, self.middle, whole).look(playouts)

    def _chances(self, state: State) -> tuple[list[int], int]:
        """Every seat's, each by its own eyes, a team's by those of all; then in proportion, so that
        they add up."""
        means: list[Mean] = []
        if self.bare:
            self._ask("chances")
            means = self._outlook(state, 0, self.playouts)
        else:
            for seat in range(state.seats):
                self._ask(f"chances {seat}")
                part = max(self.playouts // state.seats, FEWEST)
                means.append(self._outlook(state, seat, part)[seat])
        error = 0.0
        for each in means:
            error = max(error, each.variance())
        values = [each.mean() for each in means]
        if not self.together:
            values = in_proportion([_middle(values, own) for own in self.mates], len(self.mates[0]))
        return [round(value * WHOLE) for value in values], parts(sqrt(error))

    # Luck.

    def _stroke(self, state: State, action: Action) -> Stroke:
        after = state.clone()
        log = Log()
        after.log = log
        after.apply(CHANCE, action)
        after.log = None
        if self.bare:
            return self._open_stroke(state, action, after)
        luck: list[int] = []
        error = 0.0
        seen = 0
        for seat in range(state.seats):
            # What a seat was not told is neither good nor bad luck to it.
            if not known(seat, False, log.events):
                luck.append(0)
                continue
            gain, variance = self._seen_stroke(state, after, seat)
            seen += 1
            luck.append(gain)
            error = max(error, variance)
        if seen == state.seats and not self.together:
            return _evened(luck, parts(sqrt(error)))
        return Stroke(luck, parts(sqrt(error)))

    def _open_stroke(self, state: State, action: Action, after: State) -> Stroke:
        """For all seats at once; a die's cases are all looked at, and what came is one of them."""
        self._ask("luck")
        cases = state.weight()
        every = cases <= CASES
        came: list[list[Mean]] = []
        could: list[list[Mean]] = []
        for k in range(cases if every else CASES):
            case = state.outcome(k if every else below(self.rng, cases))
            means = self._outlook(applied(state, case), 0, self.playouts // 2)
            could.append(means)
            if every and case.index == action.index:
                came.append(means)
        if len(came) == 0:
            came.append(self._outlook(after, 0, self.playouts // 2))
        luck: list[int] = []
        error = 0.0
        for seat in range(state.seats):
            now = sum([each[seat].mean() for each in came]) / len(came)
            mean = sum([each[seat].mean() for each in could]) / len(could)
            luck.append(round((now - mean) * WHOLE))
            error = max(error, _spread(came, could, seat, every))
        return Stroke(luck, parts(sqrt(error)))

    def _seen_stroke(self, state: State, after: State, seat: int) -> tuple[int, float]:
        """For one seat: what came, less what could have come in positions that it could imagine."""
        self._ask(f"luck {seat}")
        view = self.game.view(state, seat)
        could: list[float] = []
        vague = 0.0
        for _ in range(CASES):
            world = self.game.imagine(self.setup, view, self.rng)
            case = world.outcome(below(self.rng, world.weight()))
            mean = self._outlook(applied(world, case), seat, self.playouts // 2)[seat]
            could.append(mean.mean())
        middle = sum(could) / CASES
        for value in could:
            vague += (value - middle) * (value - middle)
        came = Twice(self._outlook(after, seat, self.playouts // 2)[seat])
        came.add(self._outlook(after, seat, self.playouts // 2)[seat])
        variance = came.variance + vague / (CASES - 1) / CASES
        return round((came.mean - middle) * WHOLE), variance

    # Decisions.

    def _raised(self, chances: list[int], seat: int, value: int) -> list[int]:
        """A position is worth what the best action in it comes to, whoever looked in vain for it:
        a search of all that may follow tries each action less often than one of that choice."""
        if self.together:
            return [value] * len(chances)
        own = self.mates[seat]
        left = (WHOLE - value) / max(WHOLE - chances[seat], 1)
        return [
            value if each in own else round(chances[each] * left) for each in range(len(chances))
        ]

    def _choice(self, state: State, seat: int, action: Action) -> tuple[JudgedChoice, int]:
        """Judged anew, and how far the value of the best can be relied on."""
        self._ask("choice")
        whole = state.clone() if self.bare else None
        view = self.game.view(state, seat)
        legal = state.legal(seat)
        weighing = Weighing(self.game, self.setup, view, legal, self.rng, self.middle, whole)
        best, second = weighing.found(self.playouts)
        other = second if best.index == action.index else action
        value, _, less = weighing.compare(best, other, self.playouts // 2)
        why, n = _why(weighing, best, other)
        worth, behind = Twice(value), Twice(less)
        if less.mean() > SURE * sqrt(less.variance()):
            # What one search is sure of, another one is asked: each believes its own tree.
            self._ask("choice again")
            again = Weighing(self.game, self.setup, view, legal, self.rng, self.middle, whole)
            again.found(self.playouts)
            value, _, less = again.compare(best, other, self.playouts // 2)
            worth.add(value)
            behind.add(less)
        judged = JudgedChoice(
            best=best.text,
            other=other.text,
            value=round(worth.mean * WHOLE),
            less=round(behind.mean * WHOLE),
            error=parts(sqrt(behind.variance)),
            why=why,
            n=n,
        )
        return judged, parts(sqrt(worth.variance))


def _why(weighing: Weighing, best: Action, other: Action) -> tuple[str, int]:
    """What is true of the best and less so of the other."""
    if wins(weighing, best):
        return ("", 0) if wins(weighing, other) else ("wins", 0)
    if loses(weighing, other):
        return ("", 0) if loses(weighing, best) else ("loses", 0)
    others = growths(weighing, other)
    for name, growth in growths(weighing, best).items():
        if growth > max(others.get(name, 0), 0):
            return name, growth
    return "", 0


def _evened(luck: list[int], error: int) -> Stroke:
    """Luck that everybody saw: what some won the others lost, and where that does not come out,
    it cannot be relied on."""
    over = sum(luck) / len(luck)
    return Stroke([round(each - over) for each in luck], max(error, round(abs(over))))


def _spread(came: list[list[Mean]], could: list[list[Mean]], seat: int, every: bool) -> float:
    """The variance of one seat's luck."""
    own = sum([each[seat].variance() for each in came]) / len(came) / len(came)
    if every:
        return own + sum([each[seat].variance() for each in could]) / len(could) / len(could)
    middle = sum([each[seat].mean() for each in could]) / len(could)
    vague = 0.0
    for each in could:
        vague += (each[seat].mean() - middle) * (each[seat].mean() - middle)
    return own + vague / (len(could) - 1) / len(could)


def applied(state: State, case: Action) -> State:
    """The position after a stroke."""
    after = state.clone()
    after.apply(CHANCE, case)
    return after


def in_proportion(values: list[float], team: int = 1) -> list[float]:
    """Chances that add up to one, by team: each by other eyes, they need not."""
    whole = sum(values) / team
    return [value / whole for value in values] if whole > 0 else values


def _middle(values: list[float], seats: list[int]) -> float:
    return sum([values[seat] for seat in seats]) / len(seats)


def parts(error: float) -> int:
    """An error in parts of WHOLE; never quite none, for a game is more than a search knows."""
    return max(round(error * WHOLE), 1)


def playouts_for(depth: str, moments: int) -> int:
    """For each question about a game of so many moments."""
    return max(DEPTHS[depth] * LONG // max(moments, LONG), FEWEST)


def moments(
    analyst: Analyst, entries: list[Entry], first: int = 0, last: int | None = None
) -> Iterator[Moment]:
    """The moments from `first` to before `last`, one at a time: whoever has enough stops asking."""
    state = analyst.game.deal(analyst.setup)
    end = len(entries) if last is None else min(last, len(entries))
    for ply in range(end):
        entry = entries[ply]
        action = state.table().parse(entry.action)
        if ply >= first:
            yield analyst.moment(state, ply, entry.seat, action)
        state.apply(entry.seat, action)


def digest(record: Record) -> str:
    """Which game it is: the same for all records of it, whatever was taken back or promised."""
    plain = record.truncated(len(record.entries))
    plain.bots = []
    lines = [f"{entry.seat} {entry.action}" for entry in plain.entries]
    return sha256("\n".join([plain.header(), *lines]).encode()).hexdigest()[:32]


def gathered(
    game: Game, record: Record, depth: str, seed: str, all_open: bool, found: list[Moment]
) -> Analysis:
    """The whole of it, from all of a game's moments; NotOver if the game is not."""
    state = game.deal(record.setup)
    entries = record.effective()
    turns: list[int] = []
    apart: set[int] = set()
    for number in range(len(entries)):
        entry = entries[number]
        turns.append(game.turn(state)[1])
        choice = found[number].choice if number < len(found) else None
        best = choice.best if choice is not None else entry.action
        if best != entry.action and not _left_open(game, state, entry.seat, best, entry.action):
            apart.add(number)
        state.apply(entry.seat, state.table().parse(entry.action))
    if state.actor != OVER:
        raise NotOver(record.game)
    found = settled(found, turns, apart)
    return Analysis(
        record=digest(record),
        game=game.key,
        version=MasterBot().version,
        depth=depth,
        playouts=playouts_for(depth, len(entries)),
        seed=seed,
        open=all_open,
        together=game.together(record.setup),
        moments=found,
        seats=shares(found, _ended(game, record.setup, state)),
        turning=turning_points(found),
    )


def _left_open(game: Game, state: State, seat: int, best: str, played: str) -> bool:
    """Whether what was played could still have been done after the best, in the same turn: who
    ends a turn first does nothing more in it. Whatever is asked in between is answered anyhow."""
    after = state.clone()
    turn = game.turn(state)[1]
    after.apply(seat, after.table().parse(best))
    for _ in range(BETWEEN):
        if after.actor == OVER or game.turn(after)[1] != turn:
            return False
        if after.actor == CHANCE:
            after.apply(CHANCE, after.outcome(0))
            continue
        who = random_seat(after, Random(0))
        legal = after.legal(who)
        if who == seat and played in [action.text for action in legal]:
            return True
        after.apply(who, legal[-1])
    return False


def _ended(game: Game, setup: Setup, state: State) -> list[int]:
    winners = state.result().winners
    team = len(mates(game, setup)[0])
    if len(winners) == 0 and not game.together(setup):
        return [WHOLE * team // state.seats] * state.seats
    share = WHOLE if game.together(setup) else WHOLE * team // max(len(winners), 1)
    return [share if seat in winners else 0 for seat in range(state.seats)]
