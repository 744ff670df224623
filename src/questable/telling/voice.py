"""Everything that is said at a table: words of one language, with the names of the seats."""

import re
from collections.abc import Sequence

from questable.engine import CHANCE, OVER, RACE, SEALED, Event, Refused, View
from questable.languages import LANGUAGES, Language
from questable.text import Words

HUMAN = "human"
"""What a seat is when a person plays it; else it is a bot's level."""


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

    def speaking(self, lang: str) -> "Voice":
        """The same table in another language."""
        return Voice(Words(lang), self.key, self.kinds, self.names)

    def say(self, word: str, /, **args: str | int) -> str:
        """A message in words."""
        said = self.words.say(word, **args)
        if self._elided is None or not any(name in said for name in self._vowels):
            return said
        return self._elided.sub("\\1’", said)

    def seat(self, seat: int) -> str:
        """What a seat is called: `Ann`, `Player 1`, `Bot 2`."""
        return self._named(seat) or self.say(f"telling-{self._kind(seat)}", n=seat + 1)

    def of_seat(self, seat: int) -> str:
        """Whose something is: `of Ann`, `of Player 1`."""
        if name := self._named(seat):
            return self.say("telling-of", seat=name)
        return self.say(f"telling-{self._kind(seat)}-of", n=seat + 1)

    def _named(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def _kind(self, seat: int) -> str:
        kind = self.kinds[seat] if 0 <= seat < len(self.kinds) else HUMAN
        return "person" if kind == HUMAN else "bot"

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


def _eliding(lang: Language, names: Sequence[str]) -> re.Pattern[str]:
    """Where `de Ann` stands for `d’Ann`."""
    found = "|".join(re.escape(name) for name in names)
    stems = "|".join(f"(?:{word[0]}|{word[0].upper()}){word[1:-1]}" for word in lang.elided)
    ends = "".join(sorted({word[-1] for word in lang.elided}))
    return re.compile(rf"\b({stems})[{ends}] (?=(?:{found})(?!\w))")
