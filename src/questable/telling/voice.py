"""Everything that is said at a table: words of one language, with the names of the seats."""

import re
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar, TypeVarTuple, cast

from questable.engine import CHANCE, OVER, RACE, SEALED, Event, Fault, Refused, View
from questable.languages import LANGUAGES, Language
from questable.text import Words

HUMAN = "human"
"""What a seat is when a person plays it; else it is a bot's level."""
REMEMBERED = 3_000
"""So many sentences, and so many rows of tables, a table keeps ready,"""
LATELY = 8
"""and of each part of a position so many whole ones: as many as there are eyes at most tables."""


T = TypeVar("T")
Given = TypeVarTuple("Given")


class Voice:
    """The words of one language at one table."""

    personal = False
    """Whether one person is spoken to, whose turn is theirs: `Your turn!`, not `Ann's turn`."""

    def __init__(self, words: Words, key: str, kinds: list[str], names: Sequence[str] = ()) -> None:
        self.words = words
        self.key = key
        self.kinds = kinds
        self.names = names
        """What the seats are called; one without a name is called by its number."""
        own = LANGUAGES[words.lang]
        self._vowels = [name for name in names if name[:1].casefold() in (own.vowels or " ")]
        self._elided = _eliding(own, self._vowels) if own.elided else None
        self._said: dict[Hashable, str] = {}
        self._made: dict[Hashable, object] = {}
        self._parts: dict[object, deque[tuple[tuple[object, ...], object]]] = {}

    def speaking(self, lang: str) -> "Voice":
        """The same table in another language."""
        return Voice(Words(lang), self.key, self.kinds, self.names)

    def say(self, word: str, /, **args: str | int) -> str:
        """A message in words; what was said at this table before is only looked up."""
        key = (word, *args, *args.values()) if args else word
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._speak(word, args)
        return said

    def once(self, make: Callable[[*Given], T], *given: *Given) -> T:
        """What `make` makes of what is given; made before, it is only looked up.

        A bargain: most of a position is as it was a move ago, and most of it is the same to all
        eyes. It holds as long as `make` depends on nothing but the words of this table and on what
        it is given. So it is never given a view, only what it is to tell of it.
        """
        key = (make, *given)
        found = self._made.get(key)
        if found is None:
            if len(self._made) >= REMEMBERED:
                self._made.clear()
            found = self._made[key] = make(*given)
        return cast(T, found)

    def lately(self, make: Callable[[*Given], T], *given: *Given) -> T:
        """The same for what is large and soon of no more use: a whole part of a position.

        It is known again by being equal, the last one first, so that lists may be given as well.
        """
        known = self._parts.get(make)
        if known is None:
            known = self._parts[make] = deque(maxlen=LATELY)
        for was, made in known:
            if was == given:
                return cast(T, made)
        found = make(*given)
        known.appendleft((given, found))
        return found

    def _speak(self, word: str, args: dict[str, str | int]) -> str:
        said = self.words.say(word, **args)
        if self._elided is None or not any(name in said for name in self._vowels):
            return said
        return self._elided.sub("\\1’", said)

    def seat(self, seat: int) -> str:
        """What a seat is called: `Ann`, `Player 1`, `Bell`."""
        return self._named(seat) or self.say("telling-person", n=seat + 1)

    def of_seat(self, seat: int) -> str:
        """Whose something is: `of Ann`, `of Player 1`."""
        if name := self._named(seat):
            return self.say("telling-of", seat=name)
        return self.say("telling-person-of", n=seat + 1)

    def _named(self, seat: int) -> str:
        """A person's name if there is one; bots always have one."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        kind = self.kinds[seat] if 0 <= seat < len(self.kinds) else HUMAN
        return "" if kind == HUMAN else self.say("table-bot", n=seat + 1)

    def seats(self, seats: list[int]) -> str:
        """Several seats in one breath."""
        return ", ".join(self.seat(seat) for seat in seats)

    def event(self, event: Event) -> str:
        """A line of the log; a game without words is told by its ids."""
        facts = {
            name: self.seat(value) if name == "seat" and isinstance(value, int) else value
            for name, value in event.facts.items()
        }
        word = f"{self.key}-event-{event.kind}"
        if self.words.has(word):
            return self.say(word, **facts)
        told = ", ".join(f"{name} {value}" for name, value in facts.items())
        return f"{event.kind}: {told}" if told else event.kind

    def title(self) -> str:
        """The game's name."""
        return self._own("title", self.key)

    def reason(self, reason: str) -> str:
        """Why the game is over."""
        return self._own(f"reason-{reason}", reason)

    def _own(self, name: str, otherwise: str) -> str:
        word = f"{self.key}-{name}"
        return self.say(word) if self.words.has(word) else otherwise

    def rule(self, rule: str) -> str:
        """A rule's short sentence, or its id when it has none."""
        word = "rule-" + rule.replace(".", "-")
        return self.say(word) if self.words.has(word) else rule

    def refusal(self, rule: str, sentence: str = "") -> str:
        """No, with the rule that says so; in a sentence of one's own, or the rule's."""
        return self.say("table-refused", sentence=sentence or self.rule(rule), rule=rule)

    def waiting(self, view: View) -> str:
        """Who must act, in one sentence."""
        special = {CHANCE: "chance", RACE: "race", SEALED: "sealed", OVER: "over"}
        if view.actor in special:
            return self.say(f"telling-waiting-{special[view.actor]}")
        if self.personal and view.actor == view.seat:
            return self.say("table-your-turn")
        return self.say("table-turn-of", seat=self.seat(view.actor))


def refused(words: Words, key: str, error: Refused) -> str:
    """A set-up that cannot be played, in words."""
    for word in (f"{key}-refuse-{error.reason}", f"table-refuse-{error.reason}"):
        if words.has(word):
            return f"{words.say(word, **error.facts)} ({error.rule})"
    return str(error)


def faulted(words: Words, fault: Fault) -> str:
    """Why what somebody brought cannot be used, in words."""
    facts = fault.facts
    if fault.reason == "other-game":
        facts = {name: _game(words, str(key)) for name, key in facts.items()}
    return words.say(f"fault-{fault.reason}", **facts)


def _game(words: Words, key: str) -> str:
    """What a game is called, or its key where it is none of ours."""
    return words.say(f"{key}-title") if words.has(f"{key}-title") else key


def _eliding(lang: Language, names: Sequence[str]) -> re.Pattern[str]:
    """Where `de Ann` stands for `d’Ann`."""
    found = "|".join(re.escape(name) for name in names)
    stems = "|".join(f"(?:{word[0]}|{word[0].upper()}){word[1:-1]}" for word in lang.elided)
    ends = "".join(sorted({word[-1] for word in lang.elided}))
    return re.compile(rf"\b({stems})[{ends}] (?=(?:{found})(?!\w))")
