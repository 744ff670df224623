"""The Holy Quest: a race to Heaven with saints as pawns, ice, cards, questions and many modes."""

from collections.abc import Mapping
from random import Random
from typing import cast

from questable.engine import (
    Action,
    ActionTable,
    Game,
    Hidden,
    Pack,
    Packs,
    Setup,
    State,
    Value,
    View,
)
from questable.engine.bench import Bench
from questable.engine.fault import Fault, not_one_of
from questable.engine.game import Carried
from questable.engine.observed import Observed
from questable.engine.pack import MOST_KNOWN
from questable.games.holy_quest import (
    check,
    contents,
    heuristics,
    hidden,
    library,
    options,
    own_questions,
    pace,
    pack,
    parts,
    position,
    referee,
    samples,
    scoring,
    sight,
    signs,
    view,
)
from questable.games.holy_quest.actions import ANSWERING, ROLLING
from questable.games.holy_quest.bench import HolyQuestBench
from questable.games.holy_quest.board import Board
from questable.games.holy_quest.box import Box
from questable.games.holy_quest.house import READ_ALL
from questable.games.holy_quest.modes import MODES
from questable.games.holy_quest.pieces import COLOURS
from questable.games.holy_quest.position import saints_in
from questable.games.holy_quest.referee import HolyQuest
from questable.games.holy_quest.state import HolyQuestState

PERCENT = 100


class HolyQuestGame(Game):
    """The Holy Quest for the registry."""

    key = "holy-quest"
    prefix = "H"
    rules_version = 0
    fewest = 2
    most = 4
    presets = options.PRESETS
    options = options.OPTIONS
    packs = Packs(pack.shipped, pack.pack_from, pack.pack_of, pack.shipped_text)
    tag = "order"
    unit = 38_500
    bold = 60
    even_chance = True
    sign_names = tuple(signs.NAMES)
    free_signs = frozenset(signs.FREE)
    fitted_on = ({}, {"mode": "competition"}, {"mode": "easy"}, {"mode": "teamwork"})
    pace = 40_000
    quizzes = True
    open = True
    one_view = True
    # T-4.1: no clock thaws, bumps or buys anything for anybody.
    safe = ("pass", "roll", "draw")

    def __init__(self) -> None:
        self._boxes: dict[str, tuple[Board, Box]] = {}

    def settle(self, players: int, options_given: dict[str, Value], own_pack: Pack) -> Setup:
        """H-6.13 and others say what goes together."""
        return options.settle(players, options_given, own_pack)

    def idle(self, setup: Setup) -> list[str]:
        """Without questions nobody has to know a saint, and nobody asks."""
        return options.idle(setup)

    def asks(self, players: int, given: Mapping[str, Value]) -> dict[str, Value]:
        """H-6.1: four who play Easy are asked for one die or two."""
        return options.asks(players, given)

    def modes(self) -> dict[str, dict[str, Value]]:
        """H-6.1 to H-6.8: what each mode makes of the options that nobody has set."""
        names = {option.name for option in options.OPTIONS}
        return {
            mode: {name: value for name, value in rules.items() if name in names}
            for mode, rules in MODES.items()
        }

    def samples(self) -> list[dict[str, Value]]:
        """See samples.py."""
        return samples.SAMPLES

    def table(self, own_pack: Pack) -> ActionTable:
        """The fixed actions, then those of the pack's saints and questions."""
        return self._opened(own_pack)[1].table

    def prepare(self, own_pack: Pack) -> None:
        """The action table, and the questions, which the collection makes from many lives."""
        for question in self._opened(own_pack)[1].question_ids:
            library.saints_named(question)

    def questions(self, own_pack: Pack) -> list[tuple[str, int]]:
        """H-4.5: all of the pack's."""
        asked = cast(dict[str, list[tuple[str, int, int]]], own_pack.facts["questions"])
        return [(ident, level) for of in asked.values() for ident, level, _ in of]

    def _opened(self, own_pack: Pack) -> tuple[Board, Box]:
        """Board and box of a pack, the same ones each time: their actions are interned."""
        if own_pack.made is None:
            found = self._boxes.pop(own_pack.hash, None)
            found = found or (contents.board_of(own_pack), contents.box_of(own_pack))
            own_pack.made = self._boxes[own_pack.hash] = found
            if len(self._boxes) > MOST_KNOWN:
                del self._boxes[next(iter(self._boxes))]
        return cast(tuple[Board, Box], own_pack.made)

    def fresh(self, table_setup: Setup) -> State:
        """A new game."""
        s = HolyQuest()
        s.board, s.box = self._opened(table_setup.pack)
        read = sum(1 << saint for saint in table_setup.carried.get("read", []))
        s.house = options.house_of(table_setup, read)
        referee.begin(s)
        return s

    def load(self, table_setup: Setup, text: str) -> State:
        """A position from its text."""
        s = cast(HolyQuest, self.new(table_setup))
        position.fill(s, text)
        return s

    def following(self, table_setup: Setup, state: State) -> Setup:
        """H-4.5, H-6.8: sums of points and the saints that were read go on."""
        s = cast(HolyQuestState, state)
        after = super().following(table_setup, state)
        # Where all cards count as read, nobody has noted which ones were.
        read = s.house.carried_read | (s.read if s.house.read != READ_ALL else 0)
        after.carried = {"scores": scoring.totals(s), "read": saints_in(read)}
        return after

    def target(self, table_setup: Setup) -> int:
        """H-6.8: 100, in Advanced 200, or a set sum."""
        return table_setup.number("target")

    def carried(self, table_setup: Setup, carried: Carried) -> Carried:
        """Points by seat and saints by number, as `following` hands them on."""
        saints = len(self._opened(table_setup.pack)[1].saints)
        for name, numbers in carried.items():
            if name == "scores":
                if len(numbers) != table_setup.players or min(numbers) < 0:
                    raise Fault("carried-scores", n=table_setup.players)
            elif name != "read":
                raise not_one_of("carried", ("scores", "read"), name)
            elif numbers != sorted(set(numbers) & set(range(saints))):
                raise Fault("carried-read", most=saints - 1)
        return carried

    def recarried(self, carried: Carried, before: Pack, now: Pack) -> Carried:
        """Saints that were read keep their place by key; those that are gone are forgotten."""
        were, are = self._opened(before)[1].saints, self._opened(now)[1].saints
        read = {were[number] for number in carried.get("read", [])}
        kept = [number for number, saint in enumerate(are) if saint in read]
        return {**carried, "read": kept} if "read" in carried else carried

    def bench(self) -> Bench:
        """See bench.py."""
        return HolyQuestBench()

    def faults(self, table_setup: Setup, state: State) -> list[Fault]:
        """See check.py."""
        return check.faults(cast(HolyQuest, state), cast(HolyQuest, self.new(table_setup)))

    def view(self, state: State, seat: int) -> View:
        """All but the right answers."""
        return sight.view(state, seat)

    def view_type(self) -> type[View]:
        """HolyQuestView."""
        return view.HolyQuestView

    def observed(self, table_setup: Setup) -> Observed:
        """See parts.py."""
        return parts.observed(table_setup.players, *self._opened(table_setup.pack))

    def imagine(self, table_setup: Setup, seen: View, _rng: Random) -> State:
        """The only state with that view."""
        dealt = cast(HolyQuest, self.new(table_setup))
        return sight.imagine(dealt, cast(view.HolyQuestView, seen))

    def turn(self, state: State) -> tuple[int, int]:
        """The seat of the colour whose turn it is; the first while seats are drawn by lot."""
        s = cast(HolyQuestState, state)
        seat = s.seat_of[s.turn] if s.turn >= 0 else 0
        return max(seat, 0), s.turns

    def recall(self, table_setup: Setup, seen: View, percent: int, rng: Random) -> Action | None:
        """H-4.5: a bot knows the answer so often, and else gives a wrong one."""
        question = cast(view.HolyQuestView, seen).question
        if not question:
            return None
        box = self._opened(table_setup.pack)[1]
        number = box.question_ids.index(question)
        right = box.answers[number]
        if right and int(rng.random() * PERCENT) < percent:
            return ANSWERING[right - 1]
        wrong = [action for action in ANSWERING[: box.options[number]] if action.a != right]
        return wrong[int(rng.random() * len(wrong))]

    def told_header(self, header: str) -> str:
        """H-4.5: nobody is told the right answers to questions of a pack before they are asked."""
        return own_questions.closed_header(header)

    def obvious(self, seen: View) -> Action | None:
        """H-3.5: a six that nothing of one's own can use is rolled again."""
        return ROLLING if sight.free_six(cast(view.HolyQuestView, seen)) else None

    def hidden(self, state: State) -> list[Hidden]:
        """The right answers."""
        return hidden.hidden(cast(HolyQuest, state))

    def swapped(self, state: State, one: Hidden, two: Hidden) -> State:
        """See hidden.py."""
        return hidden.swapped(cast(HolyQuest, state), one, two)

    def sides(self, setup: Setup) -> list[int]:
        """H-6.6: a team is known by its first seat."""
        return [min(seat, mate) for seat, mate in enumerate(options.partners(setup))]

    def features(self, state: State, seat: int) -> dict[str, int]:
        """Tokens that the seat's order holds."""
        s = cast(HolyQuestState, state)
        return {"tokens": s.tokens.count(s.colour_of[seat])} if s.turns else {}

    def evaluate(self, state: State, seat: int) -> int:
        """See heuristics.py."""
        return heuristics.evaluate(cast(HolyQuestState, state), seat)

    def worths(self, state: State) -> list[int]:
        """See heuristics.py."""
        return heuristics.worths(cast(HolyQuestState, state))

    def signs(self, state: State) -> list[list[int]]:
        """See signs.py."""
        return signs.signs(cast(HolyQuestState, state))

    def winning_tags(self, state: State) -> list[str]:
        """The orders that have won."""
        s = cast(HolyQuestState, state)
        return [COLOURS[s.colour_of[seat]] for seat in range(s.seats) if (s.winners >> seat) & 1]

    def roles(self, table_setup: Setup) -> list[str]:
        """All orders: with fewer players chance says which of them play."""
        return list(COLOURS)

    def figures(self, state: State) -> dict[str, int]:
        """Turns, bumps, ice, the Direction card, questions, comebacks."""
        s = cast(HolyQuestState, state)
        return {
            "turns": s.turns,
            "bumps": s.bumps,
            "freezes": s.freezes,
            "direction-changes": s.flips,
            "questions-asked": s.asked,
            "questions-right": s.right,
            "cards-kept": sum(mask.bit_count() for mask in s.kept),
            "comebacks": int(pace.came_back(s)),
        }


GAME = HolyQuestGame()
