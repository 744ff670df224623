"""How a game is told in words; this one does for any game, from its view alone."""

import json
from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Generic, Protocol, TypeVar

import msgspec

from questable.engine import Action, Event, Game, Pack, View
from questable.table.told.words import SaintFacts, Section
from questable.telling.voice import Voice
from questable.text.typography import in_quotes


class Teller:
    """Tells a game that nothing is known of; a game's own teller adds to it."""

    typed: ClassVar[bool] = False
    """Whether people type their actions, so that they are told how."""
    replaced: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """By kind of event: the kinds that say the same of the same facts, and say more."""

    def __init__(self, game: Game, voice: Voice) -> None:
        self.game = game
        self.voice = voice
        self.pack = game.pack()
        """The cards on the table; whoever sits down with a pack of their own says so."""

    def sentences(self, view: View) -> list[str]:
        """The position for the ear."""
        return [self.voice.waiting(view)] + [
            f"{name}: {value}." for name, value in fields(view).items()
        ]

    def sections(self, view: View) -> list[Section]:
        """The position as text with headings and tables."""
        heading = self.voice.say("telling-position")
        return [Section(heading=heading, lines=self.sentences(view), columns=[], rows=[])]

    def spots(self, view: View) -> dict[str, str]:
        """By the id of a place or a card in the view: what is there, in a sentence."""
        return {}

    def printed(self) -> dict[str, str]:
        """The same of what no move changes: what the pack has printed on cards, told once."""
        return {}

    def cards(self, view: View) -> dict[str, SaintFacts]:
        """By the id of a card in sight: what stands on it, where saints' cards are played with."""
        return {}

    def waiting(self, view: View) -> str:
        """Who must act, or what is waited for, in one sentence."""
        return self.voice.waiting(view)

    def prompt(self, view: View) -> str:
        """What is asked, in one sentence."""
        return self.voice.say("telling-prompt-any")

    def action(self, view: View, action: Action) -> str:
        """An action in words."""
        return action.text

    def quick(self, view: View, text: str) -> str:
        """The text of the action that a few letters mean to somebody in a hurry, '' for none."""
        return ""

    def telling(self, before: View, events: list[Event]) -> list[Event]:
        """What is worth a sentence of one entry's events, none of it told twice."""
        if self.replaced.keys().isdisjoint(event.kind for event in events):
            return events
        return [
            event
            for event in events
            if not any(
                other.kind in self.replaced.get(event.kind, ()) and other.facts.items() <= facts
                for facts in [event.facts.items()]
                for other in events
            )
        ]

    def briefing(self, view: View) -> list[str]:
        """What people are told once when play begins: goals, and how all may lose."""
        return []

    def lots(self, view: View, cases: int) -> str:
        """How to draw fairly what the game's own dice and cards do not decide, '' if they do."""
        return ""

    def number(self, action: Action) -> int:
        """The number that a card bears, by which people choose it; 0 for none."""
        return 0

    def hint(
        self, view: View, action: Action, why: str = "", facts: dict[str, int | str] | None = None
    ) -> str:
        """A bot's advice, and its reason in a sentence."""
        words = self.action(view, action)
        if self.typed:
            advice = self.voice.say("telling-hint-typed", words=words, action=action.text)
        else:
            advice = self.voice.say("telling-hint", words=words)
        reason = self.hint_why(view, why, facts or {})
        return f"{advice.rstrip('.')}. {reason}" if reason else advice

    def hint_why(self, view: View, why: str, facts: dict[str, int | str]) -> str:
        """Why that is good; '' where there is nothing to say."""
        words = self.voice.words
        told = dict(facts)
        if "other" in told:
            table = self.game.table(self.pack)
            told["other"] = in_quotes(self.action(view, table.parse(str(told["other"]))))
        for word in (f"{self.game.key}-hint-{why}", f"telling-hint-{why}"):
            if why and words.has(word):
                return words.say(word, **told)
        return ""

    def why(self, view: View, action: Action, rule: str, at: str = "") -> str:
        """What is wrong with an action, as closely as the view tells; else what the rule says.

        `at` is the place or card that was pointed at, as a stranger may have written it.
        """
        return self.voice.rule(rule)

    def event(self, event: Event) -> str:
        """A line of the log, '' for what is not worth one."""
        return self.voice.event(event)

    def aloud(self, event: Event) -> list[str]:
        """What somebody reads out with an event: a card's text, sentence by sentence."""
        return []

    def group(self, action: Action) -> str:
        """The heading that an action stands under in a list: its kind."""
        stem = action.text.split(":")[0]
        word = f"{self.game.key}-group-{stem}"
        return self.voice.say(word) if self.voice.words.has(word) else stem

    def at(self, view: View, name: str) -> list[str]:
        """What is at a place, or nothing when there is no such place."""
        found = fields(view).get(name)
        return [] if found is None else [f"{name}: {found}."]

    def where(self, view: View, name: str) -> list[str]:
        """Where somebody is, or nothing when there is nobody of that name."""
        return []

    def piece(self, view: View, name: str) -> str:
        """A piece that can be taken up when a position is set up by hand, in a few words."""
        word = f"{self.game.key}-piece-{name}"
        return self.voice.say(word) if self.voice.words.has(word) else name

    def spot(self, view: View, key: str) -> str:
        """A place where it can be put down, or something that is set: `Hand of Ann`."""
        kind, *rest = key.split()
        seats = [int(word) for word in rest if word.isdecimal()]
        facts: dict[str, str | int] = {"seat": self.voice.seat(seats[0]) if seats else ""}
        facts["name"] = self.piece(view, rest[0]) if rest and not seats else ""
        facts["n"] = seats[1] if len(seats) > 1 else 0
        for word in (f"{self.game.key}-bench-{kind}", f"position-spot-{kind}"):
            if self.voice.words.has(word):
                return self.voice.say(word, **facts)
        return self.piece(view, key)

    def setting(self, view: View, key: str, value: str) -> str:
        """What something is set to."""
        word = f"{self.game.key}-setting-{key.split()[0]}"
        if self.voice.words.has(word):
            return self.voice.say(word, value=value)
        if value in ("yes", "no"):
            return self.voice.say(f"position-{value}")
        if value.isdecimal():
            return self.voice.seat(int(value)) if key == "turn" else value
        return self.piece(view, value)

    def legend(self) -> list[str]:
        """What the signs of the drawing mean."""
        return []

    def places(self) -> list[str]:
        """How places are named, for those who see no drawing."""
        return []


class OfPack(Protocol):
    """What things of a pack are called."""

    pack: Pack


Named = TypeVar("Named", bound=OfPack)


class NamedTeller(Teller, Generic[Named]):
    """One that names things as the pack on the table does."""

    def __init__(self, game: Game, voice: Voice) -> None:
        super().__init__(game, voice)
        self._names = self.named()

    @abstractmethod
    def named(self) -> Named:
        """The names in the pack on the table."""

    @property
    def names(self) -> Named:
        """The same, made anew when somebody sits down with another pack."""
        if self._names.pack is not self.pack:
            self._names = self.named()
        return self._names


def fields(view: View) -> dict[str, str]:
    """What a game adds to the part of a view that all games have, as texts."""
    common = {field.name for field in msgspec.structs.fields(View)}
    return {
        field.name: _text(msgspec.to_builtins(getattr(view, field.name)))
        for field in msgspec.structs.fields(type(view))
        if field.name not in common
    }


def _text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
