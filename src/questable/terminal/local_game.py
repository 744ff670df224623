"""One game with the people and bots around it, and what each of them has been told."""

import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from questable.bots import ADVICE, BRIEF_ADVICE, Advice, Bot, Life, advise, bot
from questable.engine import (
    OVER,
    SEALED,
    SPECTATOR,
    Action,
    Event,
    Game,
    Match,
    Record,
    State,
    View,
)
from questable.engine.sampling import odds
from questable.telling.voice import HUMAN, Voice
from questable.terminal.boards import face_of
from questable.terminal.complaint import unreadable
from questable.terminal.luck import Luck
from questable.terminal.screen import Items, Screen
from questable.text import Words


class StandingEntry:
    """One entry that stands: whose it is, its words, and what came of it."""

    def __init__(self, seat: int, words: str, events: list[Event], unchosen: list[Event]) -> None:
        self.seat = seat
        self.words = words
        """'' for what not everyone may know."""
        self.events = events
        self.unchosen = unchosen
        """What came of it, before anybody chose what to tell of that."""


class LocalGame:
    """Everything that the loop and the commands share."""

    def __init__(
        self,
        game: Game,
        record: Record,
        kinds: list[str],
        words: Words,
        screen: Screen,
        luck: Luck,
        path: Path | None = None,
    ) -> None:
        self.game = game
        self.kinds = kinds
        self.screen = screen
        self.luck = luck
        self.path = path
        """Where the game is saved without being asked."""
        self.voice = Voice(words, game.key, kinds)
        self.face = face_of(game, self.voice)
        self.bots = {seat: bot(kind) for seat, kind in enumerate(kinds) if kind != HUMAN}
        self.humans = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        self.match: Match
        self.sit_down(record)

    def sit_down(self, record: Record) -> None:
        """Begin with a record, new or saved."""
        self.match = Match(self.game, record)
        for seat, kind in enumerate(self.kinds):
            player = self.bots.get(seat)
            record.seat_bot(seat, kind if player else "", player.version if player else 0)
        self.face.pack = record.setup.pack
        self.match.log.take()
        self.life = Life(self.game, record.setup, self.bots)
        self.history: list[StandingEntry] = []
        """All entries that stand."""
        self.taken_back: dict[int, list[str]] = {seat: [] for seat in self.humans}
        """By person: what was undone since their last action, in words."""
        self.whispers: dict[int, list[Event]] = {seat: [] for seat in self.humans}
        """By person: what only some may hear, until they hold the keyboard."""
        draft = Match(self.game, Record(record.game, record.rules, record.setup, record.foreign))
        for entry in record.effective():
            self.history.append(self._happened(draft, entry.seat, entry.action, entry.by))

    @property
    def state(self) -> State:
        """The position now."""
        return self.match.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.actor == OVER

    def say(self, word: str, /, **args: str | int) -> None:
        """One line on the screen."""
        self.screen.line(self.voice.say(word, **args))

    def view(self, seat: int) -> View:
        """The position through a seat's eyes."""
        return self.game.view(self.state, seat)

    def refusal(self, seat: int, action: Action, rule: str) -> str:
        """No to an action, in words, with the rule."""
        return self.voice.refusal(rule, self.face.why(self.view(seat), action, rule))

    def secrets(self) -> bool:
        """Whether the people at this keyboard may not all see the same."""
        seen = [msgspec.structs.replace(self.view(seat), seat=0) for seat in self.humans]
        return any(each != seen[0] for each in seen[1:])

    def play(self, seat: int, action: Action, by: str) -> None:
        """Make one entry and tell what came of it."""
        known = self.face.briefing(self.view(SPECTATOR))
        secret = self.state.actor == SEALED
        happened = self._happened(self.match, seat, action.text, by)
        self.life.entry(seat, action, secret, happened.unchosen)
        self.history.append(happened)
        self.tell(happened.events)
        if seat in self.taken_back:
            self.taken_back[seat] = []
        if not known and not self.over:
            self.brief()

    def _happened(self, match: Match, seat: int, text: str, by: str) -> StandingEntry:
        before = self.game.view(match.state, SPECTATOR)
        secret = match.state.actor == SEALED
        words = self.face.action(before, match.state.table().parse(text))
        events = match.play(seat, text, by)
        secret = secret or not all(event.heard_by(SPECTATOR) for event in events)
        told = self.face.telling(before, events)
        return StandingEntry(seat, "" if secret else words, told, events)

    def brief(self) -> None:
        """Tell people what they are after."""
        for line in self.face.briefing(self.view(SPECTATOR)):
            self.screen.line(line)

    def tell(self, events: list[Event]) -> None:
        """Print what all people here may hear; keep the rest for those who may."""
        for event in events:
            if all(event.heard_by(seat) for seat in self.humans or [SPECTATOR]):
                self._line(event)
                continue
            for seat in self.humans:
                if event.heard_by(seat):
                    self.whispers[seat].append(event)

    def whisper(self, seat: int) -> None:
        """What was kept for this person."""
        kept, self.whispers[seat] = self.whispers[seat], []
        for event in kept:
            self._line(event)

    def _line(self, event: Event) -> None:
        if told := self.face.event(event):
            self.screen.line(told)
        for sentence in self.face.aloud(event):
            self.screen.line(sentence)

    def news(self, seat: int) -> list[Event]:
        """What still stands of all that happened since this seat's last action."""
        back = self.match.last_own(seat)
        first = len(self.history) - back + 1 if back else 0
        events = [event for happened in self.history[first:] for event in happened.events]
        return [event for event in events if event.heard_by(seat)]

    def last_person(self) -> int | None:
        """The person who acted last, None before anybody has."""
        return next((h.seat for h in reversed(self.history) if h.seat in self.humans), None)

    def deeds(self, count: int) -> str:
        """The last entries in words, without dice and draws."""
        told = []
        for happened in self.history[-count:]:
            if happened.seat >= 0:
                word = "terminal-deed" if happened.words else "terminal-deed-secret"
                seat = self.voice.seat(happened.seat)
                told.append(self.voice.say(word, seat=seat, words=happened.words))
        return " ".join(told)

    def take_back(self, seat: int, count: int) -> None:
        """Undo the last entries, at this seat's wish."""
        deeds = self.deeds(count)
        gone = [event for happened in self.history[-count:] for event in happened.events]
        self.match.rewind(seat, count, "person")
        self.life.begin()
        self.match.log.take()
        del self.history[-count:]
        for person in self.humans:
            self.taken_back[person].append(deeds)
            self.whispers[person] = [e for e in self.whispers[person] if e not in gone]
        self.say("terminal-undone", deeds=deeds)

    def legal(self, seat: int) -> list[Action]:
        """What a seat may do now; in a race, what it may aim at as things lie."""
        return self.state.aims(seat) if self.state.may_act(seat) else []

    def chances(self) -> list[Action]:
        """What dice or cards may show now."""
        return [action for action, _ in odds(self.state)]

    def items(self, actions: list[Action], viewer: int) -> Items:
        """Actions numbered from 1, or as they are themselves, and grouped by kind."""
        view = self.view(viewer)
        borne = all(self.face.number(action) for action in actions)
        groups: Items = {}
        for action in actions:
            groups.setdefault(self.face.group(action), []).append((0, action, ""))
        number = 0
        for heading, group in groups.items():
            for i, (_, action, _) in enumerate(group):
                number += 1
                n = self.face.number(action) if borne else number
                groups[heading][i] = (n, action, self.face.action(view, action))
        return groups

    def move(self, seat: int) -> Action:
        """What the bot of this seat does."""
        return self._asked(self.bots[seat], seat, "bot")

    def advice(self, seat: int) -> Advice:
        """What a search would do in this seat, and why."""
        setup, rng = self.match.record.setup, self.luck.dice(f"hint {self.match.seq} {seat}")
        view, legal = self.view(seat), self.legal(seat)
        if self.luck.repeatable:
            return advise(self.game, setup, view, legal, rng, None, BRIEF_ADVICE)
        return advise(self.game, setup, view, legal, rng, _after(ADVICE))

    def _asked(self, player: Bot, seat: int, purpose: str) -> Action:
        rng = self.luck.dice(f"{purpose} {self.match.seq} {seat}")
        setup = self.match.record.setup
        if player.patience and not self.luck.repeatable:
            player.stop = _after(player.patience)
        return player.choose(self.game, setup, self.view(seat), self.legal(seat), rng)

    def save(self, path: Path) -> None:
        """Write the record, and the seed where it belongs."""
        self.luck.save(self.match.record, path, self.over)

    def keep(self) -> None:
        """Save if somebody asked for that at the start."""
        if self.path is None:
            return
        try:
            self.save(self.path)
        except OSError as error:
            # The game matters more than its file.
            self.screen.line(unreadable(self.voice.words, self.path, error))
            self.path = None


def _after(millis: int) -> Callable[[], bool]:
    """Whether so much time has gone by from now on."""
    end = time.monotonic() + millis / 1000
    return lambda: time.monotonic() >= end
