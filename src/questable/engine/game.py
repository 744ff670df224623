"""What a game offers to everything else: set-up, states, views, imagination.

See docs/architecture.md.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from random import Random
from types import MappingProxyType

import msgspec

from questable.engine.action import Action, ActionTable
from questable.engine.bench import Bench
from questable.engine.fault import Fault
from questable.engine.hidden import Hidden
from questable.engine.observed import Observed
from questable.engine.options import Option, Refused, Value, checked
from questable.engine.pack import Facts, Pack, Packs, PackText
from questable.engine.state import State
from questable.engine.view import View
from questable.engine.weights import UNIT, Weights, weights_in

Carried = dict[str, list[int]]
"""What an earlier game of a series hands on: numbers by name."""


class Setup:
    """How a game is set up: players, every option settled, the pack."""

    def __init__(self, players: int, options: dict[str, Value], pack: Pack) -> None:
        self.players = players
        self.options = options
        self.pack = pack
        self.carried: Carried = {}
        """What earlier games of a series handed on; empty in a first or single game."""
        self.start = ""
        """The position that somebody set up to begin from, as text; empty in a dealt game."""
        self.dealt: State | None = None
        """The new game of this set-up, kept to be cloned,"""
        self.begun: State | None = None
        """and the position that it begins from."""

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        told = (self.players, self.options, self.pack, self.carried, self.start)
        return _setup_again, told

    def flag(self, name: str) -> bool:
        """A settled yes or no."""
        return self.options[name] is True

    def number(self, name: str) -> int:
        """A settled number."""
        value = self.options[name]
        if isinstance(value, bool) or not isinstance(value, int):
            raise TypeError(f"option {name} is not a number")
        return value


def _setup_again(
    players: int, options: dict[str, Value], pack: Pack, carried: Carried, start: str
) -> Setup:
    setup = Setup(players, options, pack)
    setup.carried = carried
    setup.start = start
    return setup


def _game_again(module: str) -> object:
    return import_module(module).GAME


class Game(ABC):
    """One game of the registry; holds no state of any play."""

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        """There is one of each: copies and pickles are that one."""
        module = type(self).__module__
        if getattr(import_module(module), "GAME", None) is not self:
            raise TypeError(f"only the game of a registry can be copied, not {self!r}")
        return _game_again, (module,)

    key: str
    """Its name in commands and records."""
    prefix: str
    """The letter its rule ids begin with."""
    rules_version: int
    """0 until Questable 1.0; a changed rule raises it from then on."""
    fewest: int
    most: int
    options: list[Option]
    packs: Packs
    reads_packs_of: tuple[str, ...] = ()
    """Other games whose packs have the same form, by key."""
    quizzes: bool = False
    """Whether it asks what people know, so that bots are asked for what they know (`recall`)."""
    presets: Mapping[str, Mapping[str, Value]] = MappingProxyType({})
    """Options that suit a kind of table, by name: `family`. What one leaves out is as usual.

    Named by words `<game>-preset-<name>` and `<game>-preset-<name>-help`."""
    tag: str
    """What statistics tell winners apart by, beside seats: 'hero', 'religion', 'colour'."""
    open = False
    """Whether nothing is hidden, so that a table may play a forced pass at once."""
    one_view = False
    """Whether all eyes have the same view but for whose they are, so that it is built once."""
    unit: int = 100
    """By how much a position is worth more to one seat than to another where it is e times as
    likely to win: `evaluate` of all games on one scale."""
    common_unit: int = 0
    """What makes a difference where all win or lose together; 0 where that is `unit`, too."""
    beyond: int = 0
    """How many entries a search plays at random where its tree ends, before it asks `evaluate`."""
    by_habit: bool = False
    """Whether a search plays them by `habit`, and its tree has the chooser's own decisions only."""
    bold: int = 300
    """How much a search tries what was seldom tried, in parts of a thousand of a win: less where
    one action seldom makes much of a difference."""
    even_chance: bool = False
    """Whether a search takes the cases of chance in turn and tells them all apart, instead of
    drawing them; for games of dice that hide nothing."""
    tires_after: int = 0
    """After so many entries a search takes what is nearly as good, too, where a game of two who
    both stand well might else never end; 0 where no game is that long."""
    pace: int = 4000
    """How many playouts of a search fit into a second of one quiet core, about."""
    brief: int = 0
    """How many an expert has at the most, where its tenth of a second would give more than it is
    to have; 0 for no limit."""
    sign_names: tuple[str, ...] = ()
    """What a position is weighed by, in the order of `signs`; `weights.toml` has these names."""
    free_signs: frozenset[str] = frozenset()
    """Those of which more may be worse; of all others more is better, or does not matter."""
    fitted_on: tuple[Mapping[str, Value], ...] = (MappingProxyType({}),)
    """Options of the games that `./run weights` plays in turn; what cannot be is left out."""
    adds_to_shown = False
    """Whether `view_from` makes a seat's view of what everyone sees, so that this is built once."""
    safe: tuple[str, ...] = ("pass", "decline", "done", "end", "stop", "no")
    """What a clock does for a seat, the first of these that is legal (T-4.1): an action's text, or
    what stands before its colon for the first such action."""

    def setup(
        self, players: int, given: Mapping[str, Value] | None = None, pack: Pack | None = None
    ) -> Setup:
        """A playable set-up with every option settled, or Refused with the reason."""
        if not self.fewest <= players <= self.most:
            facts: dict[str, int | str] = {
                "players": players,
                "fewest": self.fewest,
                "most": self.most,
            }
            raise Refused("players-count", "T-1.4", facts)
        return self.settle(players, checked(self.options, given or {}), pack or self.pack())

    @abstractmethod
    def settle(self, players: int, options: dict[str, Value], pack: Pack) -> Setup:
        """Replace 'auto' and refuse what cannot be combined."""

    def asks(self, _players: int, _given: Mapping[str, Value]) -> dict[str, Value]:
        """What a table is asked before anything else, by option: the value that is suggested.

        Whoever sets up a table asks; where there is nobody to ask, the suggestion is taken.
        """
        return {}

    def idle(self, _setup: Setup) -> list[str]:
        """Options that change nothing in this set-up, whatever they are.

        Words `<game>-option-<name>-idle` say why.
        """
        return []

    def samples(self) -> list[dict[str, Value]]:
        """Options that stand for all their combinations where these are too many to walk.

        A soak walks each of them with every number of players that can play it; if there are
        none, it walks all combinations.
        """
        return []

    def pack(self) -> Pack:
        """The pack that ships with the game."""
        return self.packs.shipped()

    def read_pack(self, source: str, text: str) -> Pack:
        """Someone's own pack from its text, or PackError."""
        found = PackText.foreign(source, text)
        found.need_game((self.key, *self.reads_packs_of))
        return self.packs.read(found)

    def pack_text(self) -> str:
        """The shipped pack as a file to begin with, '' where the game has none."""
        return self.packs.text() if self.packs.text is not None else ""

    def told_header(self, header: str) -> str:
        """The header of a record as it may be told while the game is played."""
        return header

    def pack_of(self, name: str, facts: Facts, words: Facts | None = None) -> Pack:
        """A pack again from the facts and words that a record embeds, or ValueError."""
        return self.packs.again(name, facts, words or {})

    @abstractmethod
    def table(self, pack: Pack) -> ActionTable:
        """The action table, the same for all options."""

    def prepare(self, pack: Pack) -> None:
        """Make now whatever takes a while: a table does so where nobody waits for it."""
        self.table(pack)

    def following(self, setup: Setup, _state: State) -> Setup:
        """How the next game of a series is set up after this one has ended (T-3.2)."""
        return Setup(setup.players, dict(setup.options), setup.pack)

    def target(self, _setup: Setup) -> int:
        """The sum of scores that ends a series by this game's own rules, 0 when they name none."""
        return 0

    def carried(self, _setup: Setup, carried: Carried) -> Carried:
        """What a record says was handed on, if this game can take it; else Fault."""
        if carried:
            raise Fault("nothing-carried")
        return {}

    def recarried(self, carried: Carried, _before: Pack, _now: Pack) -> Carried:
        """What was handed on by a game with another pack, as this pack has it."""
        return carried

    def turn(self, state: State) -> tuple[int, int]:
        """The seat whose turn it is, and a number that changes with every turn (T-3.1, T-4.2).

        Read off `state.turn` and `state.turns`; a game whose turns are no seats says it itself.
        """
        turn = int(getattr(state, "turn", 0))
        seat = turn if 0 <= turn < state.seats else max(state.actor, 0)
        return seat, int(getattr(state, "turns", turn))

    def deal(self, setup: Setup) -> State:
        """A game waiting for its first entry: new, or where somebody set it up to begin."""
        if not setup.start:
            return self.new(setup)
        if setup.begun is None:
            setup.begun = self.load(setup, setup.start)
        return setup.begun.clone()

    def new(self, setup: Setup) -> State:
        """A new game, as it is dealt."""
        if setup.dealt is None:
            setup.dealt = self.fresh(setup)
        return setup.dealt.clone()

    @abstractmethod
    def fresh(self, setup: Setup) -> State:
        """Build a new game from its set-up; `new` clones it."""

    @abstractmethod
    def load(self, setup: Setup, text: str) -> State:
        """A position that `State.dump` wrote, or PositionError with the line of what is wrong."""

    def bench(self) -> Bench | None:
        """How positions are changed by hand, piece by piece; None where only their text can be."""
        return None

    def faults(self, setup: Setup, state: State) -> list[Fault]:
        """Why a position that was set up could not stand on a table; nothing where it could.

        It may be any that `load` can read. A rule's id is among the facts where one forbids it.
        """
        return []

    @abstractmethod
    def view(self, state: State, seat: int) -> View:
        """What a seat may know; seat -1 is a spectator."""

    def view_from(self, shown: View, state: State, seat: int) -> View:
        """The same, made of a spectator's view of the same position where that saves work."""
        if self.one_view:
            return msgspec.structs.replace(shown, seat=seat)
        return self.view(state, seat)

    @abstractmethod
    def view_type(self) -> type[View]:
        """The struct of this game's views."""

    def observed(self, setup: Setup) -> Observed:
        """How its views become numbers, for programs that learn; without parts of its own, only
        what every view has."""
        return Observed(setup.players, [], {})

    @abstractmethod
    def imagine(self, setup: Setup, view: View, rng: Random) -> State:
        """A state with an equal view, drawn in proportion to chance."""

    def deduce(self, setup: Setup, view: View, rng: Random) -> State:
        """A state with an equal view, likelier if it explains what others did and let be."""
        return self.imagine(setup, view, rng)

    def hidden(self, _state: State) -> list[Hidden]:
        """All that some eyes may not know, told by who has seen it and not by any view."""
        return []

    def swapped(self, state: State, one: Hidden, two: Hidden) -> State:
        """A copy of the position in which two hidden things have changed places."""
        raise NotImplementedError(f"{self.key} hides nothing")

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> int:
        """How good a position is for a seat, in whole numbers; equal on twin states."""

    def worths(self, state: State) -> list[int]:
        """By seat: what `evaluate` says; a game may know a cheaper way."""
        return [self.evaluate(state, seat) for seat in range(state.seats)]

    def signs(self, state: State) -> list[list[int]]:
        """By seat: what its chance to win is weighed from; nothing where `worths` has to do.

        Bots ask on imagined states only, so it may read everything.
        """
        return []

    def strengths(self, state: State) -> list[int]:
        """By seat: how strong it stands; by UNIT stronger is e times as likely to win."""
        if self.sign_names:
            found = self.weights().strengths(self.signs(state))
            if found:
                return found
        return [worth * UNIT // self.unit for worth in self.worths(state)]

    _weights: Weights | None = None

    def weights(self) -> Weights:
        """What each of the signs counts; read once."""
        if self._weights is None:
            file = import_module(type(self).__module__).__file__ or ""
            self._weights = weights_in(Path(file).parent, list(self.sign_names))
        return self._weights

    def features(self, state: State, seat: int) -> dict[str, int]:
        """What people would call a gain of a seat, by name, the weightiest first; more is better.

        A hint says `<game>-hint-<name>` where an action makes one of them larger by `$n`.
        """
        return {}

    def together(self, setup: Setup) -> bool:
        """Whether all win or lose together, or one plays alone."""
        return setup.players == 1

    def sides(self, setup: Setup) -> list[int]:
        """By seat: the number of its team; nothing where no two always win together."""
        return []

    def modes(self) -> dict[str, dict[str, Value]]:
        """Sets of options that have a name of their own, for people to see."""
        return {}

    def recall(self, setup: Setup, view: View, percent: int, rng: Random) -> Action | None:
        """What a bot answers where an answer is knowledge and not a choice; else None.

        It is right in so many of a hundred cases. A bot asks this first: looking ahead would
        show it every answer.
        """
        return None

    def questions(self, _pack: Pack) -> list[tuple[str, int]]:
        """The ids of the questions on saints that it may put, each with its difficulty from 1."""
        return []

    def tests_knowledge(self, setup: Setup, view: View) -> bool:
        """Whether what is asked now is knowledge: a hint would be the answer, so there is none."""
        return self.recall(setup, view, 100, Random(0)) is not None

    def obvious(self, view: View) -> Action | None:
        """What a player who knows the game does without thinking, or None; `club` asks for it."""
        return None

    def enough(self, view: View, rng: Random) -> Action | None:
        """What a bot does by lot where whoever is losing could go on for ever; else None."""
        return None

    def rash(self, state: State, seat: int, action: Action) -> bool:
        """Whether an action harms everybody at the table but one, so that a good player lets it be
        unless much depends on it."""
        return False

    def habit(self, state: State, seat: int, legal: list[Action]) -> Action:
        """What a player of the game does there without looking ahead, in a game played `by_habit`.

        It uses what that seat may know, of positions that are imagined.
        """
        raise NotImplementedError(f"{self.key} has no habits")

    @abstractmethod
    def winning_tags(self, state: State) -> list[str]:
        """What the winners of a finished game played, as ids."""

    def roles(self, setup: Setup) -> list[str]:
        """Which `winning_tags` there can be, so that statistics count who never wins, too.

        Empty where a tag is not something that seats play.
        """
        return []

    def figures(self, state: State) -> dict[str, int]:
        """What else statistics gather of a finished game: a number by name."""
        return {}
