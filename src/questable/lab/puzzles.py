"""Finding positions to learn from: in games of `club` that slips at times.

A position is looked at again and again, each time more closely: does a short search see something
that `club` misses in most of ten tries? does a long search, and does it win more of a few games
that are played on from there? does a second long search, with luck of its own, agree? are the games
won after it more than after any other action that the searches thought of, by more than luck? What
is kept is made from the seat's view alone. Only the later half of a game is looked at: early on
hardly any choice decides it.
"""

from collections.abc import Callable, Iterator
from random import Random

import msgspec

from questable.bots import Budget, ClubBot, Search, usual_style
from questable.bots.advice import growths, wins
from questable.bots.node import SCALE
from questable.engine import CHANCE, OVER, Action, Game, Log, Setup, State, View
from questable.engine.sampling import below, random_action, random_seat
from questable.lab.playing_on import Trials
from questable.telling.puzzle import Head, Puzzle, Puzzles, id_of
from questable.trials.program import program
from questable.trials.side import unusual

FEWEST = 3
"""Actions that there must be to choose from."""
SLIPS = 12
"""In so many of a hundred choices `club` does anything, so that games differ."""
TRIES = 10
"""How often `club` is asked,"""
MISSES = 6
"""and how often, at the least, it must miss the best."""
EACH = 2
"""Puzzles from one game at the most."""
RIVALS = 4
"""Other actions with which the best is compared: those that the searches tried most."""
STAGES = 3
"""Times at which what is not ahead is given up, each after three times the games before."""
FAR = 0.15
"""A rival that is behind by so much of a win, at the least, is not compared further."""
HOPE = 1
"""By how many of a hundred a short search has to see something ahead of what `club` does."""
SURE = 2
"""And a long one: what it sees less clearly hardly ever stands the games played on."""
WORLDS = 8
"""Imagined positions in all of which a rule has to come into play."""
LONGEST = 400
"""Entries of a game that is looked at, at the most."""
FINDING = ("lab/puzzles.py", "lab/playing_on.py")
"""What is found depends on these, besides what plays."""


Decision = tuple[int, int, View, list[Action]]
"""After how many entries, in which turn, what the seat saw, and what it could do."""


class Care(msgspec.Struct, frozen=True, kw_only=True):
    """How closely positions are looked at."""

    quick: int = 100
    playouts: int = 1000
    trials: int = 200
    margin: int = 5
    """By how many games of a hundred the best has to be ahead, at the least."""
    longest: int = 150
    """Entries after which a game played on, should it not end, is given up with its position."""
    depth: int = 0
    """Within how many actions something is proven; 0 where games are played on."""

    def stages(self) -> list[int]:
        """After how many games something may be given up."""
        return [max(2, self.trials // 3**stage) for stage in reversed(range(STAGES))]


class Finder:
    """Looks for puzzles of one set-up."""

    finding: tuple[str, ...] = FINDING

    def __init__(self, game: Game, setup: Setup, seed: str, care: Care) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.care = care
        self.club = ClubBot()
        self.looked = 0
        """Positions that were looked at."""

    def head(self, most: int) -> Head:
        """Of the file that so many of them go into."""
        return Head(
            game=self.game.key,
            rules=self.game.rules_version,
            pack=self.setup.pack.hash,
            players=self.setup.players,
            options=unusual(self.game, self.setup),
            seed=self.seed,
            playouts=self.care.playouts,
            trials=self.care.trials,
            margin=self.care.margin,
            longest=self.care.longest,
            depth=self.care.depth,
            most=most,
            program=program(*self.finding),
        )

    def game_number(self, number: int) -> Iterator[Puzzle]:
        """The puzzles of one game; the same for the same seed, number and care."""
        rng = Random(f"{self.seed}:{number}")
        choices = self._decisions(rng)
        late = self.late(choices)
        turns: set[int] = set()
        while late and len(turns) < EACH:
            ply, turn, view, legal = late.pop(below(rng, len(late)))
            # Two choices of one turn are one lesson.
            if turn in turns:
                continue
            puzzle = self.look(view, legal, f"{self.seed}:{number}:{ply}", number)
            if puzzle is not None:
                turns.add(turn)
                yield puzzle

    def late(self, choices: list[Decision]) -> list[Decision]:
        """Those that are looked at: the later half."""
        return choices[len(choices) // 2 :]

    def _decisions(self, rng: Random) -> list[Decision]:
        """Where somebody had much to choose from in one game; nothing of one that does not end."""
        state = self.game.deal(self.setup)
        found: list[Decision] = []
        while state.actor != OVER and state.ply < LONGEST:
            seat = random_seat(state, rng)
            if seat == CHANCE:
                state.apply(seat, random_action(state, seat, rng))
                continue
            legal = state.legal(seat)
            if state.actor == seat and len(legal) >= FEWEST:
                view, turn = self.game.view(state, seat), self.game.turn(state)[1]
                found.append((state.ply, turn, view, legal))
            state.apply(seat, self._choice(state, seat, legal, rng))
        return found if state.actor == OVER else []

    def _choice(self, state: State, seat: int, legal: list[Action], rng: Random) -> Action:
        if below(rng, 100) < SLIPS:
            return legal[below(rng, len(legal))]
        return self.club.answer(self.game, self.setup, state, seat, legal, rng)

    def look(self, view: View, legal: list[Action], seed: str, number: int = 0) -> Puzzle | None:
        """The puzzle that lies in this view, or None; nothing else of a position is known here."""
        game, setup = self.game, self.setup
        if game.obvious(view) is not None or game.tests_knowledge(setup, view):
            return None
        self.looked += 1
        quick = self._search(view, legal, Random(f"{seed} quick"), self.care.quick)
        choices = self.choices(view, legal, Random(f"{seed} club"))
        usual = max(choices, key=lambda each: (each is not quick.best, choices.count(each)))
        if missed(choices, quick.best) < MISSES or quick.gap(usual) < HOPE:
            return None
        one = self._search(view, legal, Random(f"{seed} one"), self.care.playouts)
        best = one.best
        if missed(choices, best) < MISSES or usual is best or one.gap(usual) < SURE:
            return None
        if not self._rules(view, best, seed):
            return None
        trials = Trials(game, setup, view, self.club, Random(f"{seed} games"), self.care.longest)
        trials.play([best, usual], self.care.stages()[0])
        gap = trials.percent(best.text) - trials.percent(usual.text)
        if gap < self.care.margin or trials.unended:
            return None
        two = self._search(view, legal, Random(f"{seed} two"), self.care.playouts)
        if two.best is not best:
            return None
        if not self._better(trials, best, _rivals(legal, best, usual, one, two)):
            return None
        return self._puzzle(one, trials, usual, missed(choices, best), seed, number)

    def choices(self, view: View, legal: list[Action], rng: Random) -> list[Action]:
        """What `club` does in this seat, each time with luck of its own."""
        choose = self.club.choose
        return [choose(self.game, self.setup, view, legal, rng) for _ in range(TRIES)]

    def _search(self, view: View, legal: list[Action], rng: Random, playouts: int) -> "Thought":
        style = usual_style(self.game)
        return Thought(Search(self.game, self.setup, view, legal, rng, style), playouts)

    def _better(self, trials: Trials, best: Action, rivals: list[Action]) -> bool:
        """Whether the games played on from there tell the best from all its rivals."""
        for count in self.care.stages():
            trials.play([best, *rivals], count)
            # What is far behind by now needs no more games; what `club` does is told, however bad.
            near = [each for each in rivals[1:] if trials.ahead(best.text, each.text) < FAR]
            rivals = [rivals[0], *near]
            gaps = [trials.percent(best.text) - trials.percent(each.text) for each in rivals]
            if min(gaps) < self.care.margin or trials.unended:
                return False
        return all(trials.ahead(best.text, each.text) > 0 for each in rivals)

    def _puzzle(
        self, one: "Thought", trials: Trials, usual: Action, missed: int, seed: str, number: int
    ) -> Puzzle:
        game, setup, view, best = self.game, self.setup, trials.view, one.best
        position = game.imagine(setup, view, Random(f"{seed} position")).dump()
        why, grows = _reason(one.search, best, usual)
        whole = [text for text in trials.shares if len(trials.shares[text]) == self.care.trials]
        whole.sort(key=lambda text: (text != best.text, -trials.percent(text)))
        return Puzzle(
            id=id_of(game.key, view.seat, position),
            position=position,
            seat=view.seat,
            legal=[each.text for each in one.search.legal],
            best=best.text,
            chances={text: trials.percent(text) for text in whole},
            club=usual.text,
            missed=missed,
            rules=self._rules(view, best, seed),
            why=why,
            grows=grows,
            game=number,
        )

    def _rules(self, view: View, best: Action, seed: str) -> list[str]:
        """The rules that the best action brings into play in every imagined position."""
        rng = Random(f"{seed} rules")
        common: set[str] = set()
        for place in range(WORLDS):
            state = self.game.imagine(self.setup, view, rng)
            state.log = Log()
            state.apply(view.seat, best)
            fired = set(state.log.fired)
            common = fired if place == 0 else common & fired
        return sorted(common)


class Thought:
    """A search that has come to its end."""

    def __init__(self, search: Search, playouts: int) -> None:
        self.search = search
        self.best = search.best(Budget(playouts))

    def tried(self, action: Action) -> int:
        """How often it tried an action."""
        root = self.search.root
        return root.count[self._slot(action)]

    def gap(self, action: Action) -> int:
        """By how many of a hundred it reckons the best to be ahead of an action."""
        return self._percent(self.best) - self._percent(action)

    def _percent(self, action: Action) -> int:
        root, slot = self.search.root, self._slot(action)
        if root.count[slot] == 0:
            return 100 * root.guess[slot] // SCALE
        return 100 * root.total[slot] // root.count[slot] // SCALE

    def _slot(self, action: Action) -> int:
        return self.search.root.slots[self.search.keys[self.search.legal.index(action)]]


def _reason(search: Search, best: Action, usual: Action) -> tuple[str, int]:
    """What speaks for the best beside its chances, and less for what `club` does."""
    if wins(search, best) and not wins(search, usual):
        return "wins", 0
    other = growths(search, usual)
    for name, growth in growths(search, best).items():
        if growth > max(other.get(name, 0), 0):
            return name, growth
    return "", 0


def missed(choices: list[Action], best: Action) -> int:
    """How often something else was done."""
    return sum(each is not best for each in choices)


def _rivals(
    legal: list[Action], best: Action, usual: Action, one: Thought, two: Thought
) -> list[Action]:
    """What `club` does, and the actions that the searches tried most beside the best."""
    others = [each for each in legal if each not in (best, usual)]
    others.sort(key=lambda each: one.tried(each) + two.tried(each), reverse=True)
    return [usual, *others[: RIVALS - 1]]


def chosen(pool: list[Puzzle], most: int) -> list[Puzzle]:
    """No two alike, and not all of one kind: theme by theme in turn, the clearest first."""
    themes: dict[str, list[Puzzle]] = {}
    known: set[tuple[object, ...]] = set()
    for puzzle in sorted(pool, key=lambda each: (-clarity(each), each.id)):
        if known.isdisjoint(marks := likeness(puzzle)):
            known.update(marks)
            themes.setdefault(puzzle.theme(), []).append(puzzle)
    picked: list[Puzzle] = []
    while len(picked) < most and any(themes.values()):
        for kind in themes.values():
            if kind and len(picked) < most:
                picked.append(kind.pop(0))
    return sorted(picked, key=lambda puzzle: puzzle.id)


def likeness(puzzle: Puzzle) -> list[tuple[object, ...]]:
    """Two puzzles are alike if they share one of these.

    The same answer in the same game, or the same choice altogether.
    """
    return [(puzzle.game, puzzle.best), (puzzle.best, puzzle.club, *puzzle.legal)]


def clarity(puzzle: Puzzle) -> int:
    """By how many games of a hundred the best is ahead of the next; proofs are clear if short."""
    if puzzle.proven():
        return -puzzle.grows
    best, *others = puzzle.chances.values()
    return best - max(others)


class OtherPuzzles(ValueError):
    """A file that was found otherwise, and the first thing that differs."""

    def __init__(self, differs: str) -> None:
        super().__init__(f"the puzzles of this file differ in: {differs}")
        self.differs = differs


def begun(finder: Finder, most: int, before: Puzzles | None = None) -> Puzzles:
    """Where to begin: at the first game, or after those that a file has been through."""
    head = finder.head(most)
    if before is None:
        return Puzzles(finder.game, head, [])
    was = before.head
    same = msgspec.structs.replace(head, games=was.games, looked=was.looked, found=was.found)
    for name in Head.__struct_fields__:
        if getattr(was, name) != getattr(same, name):
            raise OtherPuzzles(name)
    return before


def find(
    finder: Finder,
    so_far: Puzzles,
    *,
    games: int,
    pool: int = 0,
    progress: Callable[[Puzzles], None] | None = None,
) -> Puzzles:
    """Look through games until there were so many; Ctrl+C keeps what was found until then.

    What is kept after a game depends on that game and on what was kept before it: so whoever goes
    on with a file comes to the same end. With `pool` it is enough to have found so many.
    """
    try:
        for number in range(so_far.head.games, games):
            if 0 < pool <= so_far.head.found:
                break
            so_far = _after(finder, so_far, number)
            if progress is not None:
                progress(so_far)
    except KeyboardInterrupt:
        pass
    return so_far


def _after(finder: Finder, before: Puzzles, number: int) -> Puzzles:
    """What is kept after one game more."""
    looked = finder.looked
    new = list(finder.game_number(number))
    head = msgspec.structs.replace(
        before.head,
        games=number + 1,
        looked=before.head.looked + finder.looked - looked,
        found=before.head.found + len(new),
    )
    return Puzzles(finder.game, head, chosen([*before.puzzles, *new], head.most))
