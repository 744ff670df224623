"""One game at one table, put into the words that go to a reader."""

import msgspec

from questable.engine import EVERYONE, Event, Game, Pack, UnknownAction, Value, View
from questable.table import messages
from questable.table.told.words import BoardWords, Choice, SaintFacts, Section
from questable.telling.tellers import teller_of
from questable.telling.voice import Voice

ASKED = ("turn", "race", "sealed", "enter")
"""What `asks` says to those who have to choose."""


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """All that a reader was last told of a game: what it is told next is what differs."""

    prompt: str
    choices: list[Choice]
    sections: list[Section] | None
    """None where the picture is shown."""
    places: dict[str, str] | None
    """None where the plain table is shown,"""
    printed: dict[str, str]
    """and those of them that no move changes; of what is told they are a part."""
    cards: dict[str, SaintFacts] | None
    """All that were told; None where the plain table is shown."""
    outcome: str


class Narrator:
    """Knows the game, its pack and what people are called, and no position."""

    def __init__(self, game: Game, pack: Pack, voice: Voice, acting: list[str]) -> None:
        self.game = game
        self.voice = voice
        self.acting = acting
        """By seat: who acts there now; of several who share a seat, one."""
        self.teller = teller_of(game, voice)
        self.teller.pack = pack
        self._actions = game.table(pack)
        self._told: tuple[list[messages.Heard], int, list[str]] | None = None

    def lines(self, before: View, heard: list[messages.Heard]) -> list[str]:
        """What one entry's events come to, a sentence each.

        A bargain: where all see the same, and most hear the very same, it is said once for them.
        """
        told = self._told
        if told is None or told[0] is not heard or told[1] != before.ply or not self.game.one_view:
            told = self._told = (heard, before.ply, self._lines(before, heard))
        return told[2]

    def _lines(self, before: View, heard: list[messages.Heard]) -> list[str]:
        events = [Event(each.event, EVERYONE, each.facts) for each in heard]
        once, line = self.voice.once, self._line
        told = [
            once(line, event.kind, tuple(event.facts.items()))
            for event in self.teller.telling(before, events)
        ]
        return [each for each in told if each]

    def _line(self, kind: str, facts: tuple[tuple[str, Value], ...]) -> str:
        """What all who hear of an event are told of it; it depends on no view."""
        return self.teller.event(Event(kind, EVERYONE, dict(facts)))

    def words(self, view: View, play: messages.PlayNow) -> BoardWords:
        """A board in words, for the picture and for the plain table."""
        return BoardWords(
            prompt=self._prompt(view, play),
            choices=self._choices(view, play),
            sections=self.teller.sections(view),
            places=self.teller.printed() | self.teller.spots(view),
            cards=self.teller.cards(view),
            briefing=self.teller.briefing(view),
            outcome=self._outcome(play),
        )

    def said(self, view: View, play: messages.PlayNow, show: messages.Shows) -> Said:
        """All that a reader needs to play on, for what it shows."""
        return Said(
            prompt=self._prompt(view, play),
            choices=self._choices(view, play),
            sections=self.teller.sections(view) if show == "plain" else None,
            places=self.teller.spots(view) if show == "picture" else None,
            printed=self.teller.printed() if show == "picture" else {},
            cards=self.teller.cards(view) if show == "picture" else None,
            outcome=self._outcome(play),
        )

    def _choices(self, view: View, play: messages.PlayNow) -> list[Choice]:
        actions = map(self._actions.parse, play.legal)
        return [
            Choice(
                action=action.text,
                label=self.teller.action(view, action),
                group=self.teller.group(action),
            )
            for action in actions
        ]

    def _outcome(self, play: messages.PlayNow) -> str:
        return self.voice.reason(play.outcome.reason) if play.outcome else ""

    def hint(self, view: View, hinted: messages.Hinted) -> str:
        """A bot's advice, with its reason."""
        action = self._actions.parse(hinted.action)
        return self.teller.hint(view, action, hinted.why, hinted.facts)

    def why(self, view: View, why: messages.Why) -> str:
        """What is wrong with an action; one that the game does not know is nothing else."""
        try:
            action = self._actions.parse(why.action)
        except UnknownAction:
            return self.voice.rule(why.rule)
        return self.teller.why(view, action, why.rule, why.at)

    def _prompt(self, view: View, play: messages.PlayNow) -> str:
        if play.asks == "over":
            return self.voice.say("table-game-over")
        if play.asks in ASKED:
            asked = self.teller.prompt(view)
            lots = self.teller.lots(view, len(play.legal)) if play.asks == "enter" else ""
            return f"{asked} {lots}".strip()
        if play.answered:
            return self.voice.say("telling-answered")
        waiting = self._waiting(view)
        if play.asks == "call":
            return self.voice.say("telling-may-call", prompt=waiting)
        return waiting

    def _waiting(self, view: View) -> str:
        if 0 <= view.actor < len(self.acting):
            return self.voice.say("table-turn-of", seat=self.acting[view.actor])
        return self.teller.waiting(view)
