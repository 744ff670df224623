"""An analysis in words: what is to be said of each moment of a game that is over."""

import msgspec

from questable.bots.moments import KNOWLEDGE, ONLY, SURE, Analysis, JudgedChoice, Moment
from questable.engine import CHANCE, SPECTATOR, Game, Match, Record, View
from questable.telling.teller import Teller
from questable.text.typography import in_quotes

PERCENT = 100
"""Parts of an analysis that make a point."""
FEWEST = 1
"""Points below which luck is not worth a sentence."""

MUCH = 500
"""More than this, though not for certain, is not said to be nothing."""


class ToldMoment(msgspec.Struct, frozen=True, kw_only=True):
    """One moment in words."""

    title: str
    """What was done or drawn, and by whom."""
    best: str = ""
    """What would have been better, in words; '' where nothing was."""
    lines: list[str] = []


def points(part: int) -> int:
    """A chance in a hundred, or a step of one."""
    return round(part / PERCENT)


class Reviewer:
    """Tells of one record; every action is told as the seat that did it saw it."""

    def __init__(self, game: Game, record: Record, teller: Teller) -> None:
        self.game = game
        self.record = record
        self.teller = teller
        self.voice = teller.voice
        self.sides = game.sides(record.setup)

    def told(self, analysis: Analysis) -> list[ToldMoment]:
        """By moment."""
        bare = Record(self.record.game, self.record.rules, self.record.setup, self.record.foreign)
        match = Match(self.game, bare)
        found = []
        for entry, moment in zip(self.record.effective(), analysis.moments, strict=True):
            eyes = SPECTATOR if entry.seat == CHANCE else entry.seat
            found.append(self._moment(self.game.view(match.state, eyes), moment, analysis.together))
            match.play(entry.seat, entry.action, entry.by)
        return found

    def about(self, analysis: Analysis) -> list[str]:
        """How precise it is, and by whose eyes."""
        errors = sorted(moment.error for moment in analysis.moments)
        most = errors[len(errors) * 9 // 10] if errors else 0
        facts = {"playouts": analysis.playouts}
        if analysis.together:
            estimate = self.voice.say("analysis-estimate-together", **facts)
        else:
            facts["error"] = max(points(SURE * most), 1)
            estimate = self.voice.say("analysis-estimate", **facts)
        teams = [self.voice.say("analysis-teams")] if self.sides else []
        eyes = self.voice.say("analysis-open" if analysis.open else "analysis-fair")
        return [estimate, *teams, eyes]

    def _moment(self, view: View, moment: Moment, together: bool) -> ToldMoment:
        title = self._title(view, moment)
        if moment.seat == CHANCE:
            return ToldMoment(title=title, lines=self._luck(moment, together))
        if moment.choice is None:
            said = {ONLY: "analysis-only", KNOWLEDGE: "analysis-knowledge"}[moment.kind]
            return ToldMoment(title=title, lines=[self.voice.say(said)])
        return self._decided(view, moment, moment.choice, title, together)

    def _title(self, view: View, moment: Moment) -> str:
        words = self._told(view, moment.action)
        if moment.seat == CHANCE:
            return self.voice.say("analysis-chance", words=words)
        return self.voice.say("analysis-decision", seat=self.voice.seat(moment.seat), words=words)

    def _action(self, view: View, text: str) -> str:
        """As it is quoted within a sentence."""
        return in_quotes(self._told(view, text))

    def _told(self, view: View, text: str) -> str:
        return self.teller.action(view, self.game.table(self.teller.pack).parse(text)).rstrip(".")

    def _luck(self, moment: Moment, together: bool) -> list[str]:
        """Whom it helped and whom it hurt, as far as that is certain."""
        suffix = "-together" if together else ""
        lines = [
            self.voice.say(
                f"analysis-luck-{'good' if n > 0 else 'bad'}{suffix}", seat=name, n=abs(n)
            )
            for name, n in self._lots(moment.luck[:1] if together else moment.luck, moment)
        ]
        vague = max(map(abs, moment.luck)) > MUCH
        return lines or [self.voice.say("analysis-luck-unsure" if vague else "analysis-luck-none")]

    def _lots(self, lucks: list[int], moment: Moment) -> list[tuple[str, int]]:
        """Who had luck for certain, and how much; those of a team who had the same in one."""
        lots: list[tuple[str, int]] = []
        told: dict[tuple[int, int], int] = {}
        for seat, luck in enumerate(lucks):
            n = points(luck)
            if abs(n) < FEWEST or abs(luck) <= SURE * moment.luck_error:
                continue
            name = self.voice.seat(seat)
            same = (self.sides[seat] if self.sides else seat, n)
            if same in told:
                one = lots[told[same]][0]
                lots[told[same]] = (self.voice.say("analysis-side", one=one, other=name), n)
            else:
                told[same] = len(lots)
                lots.append((name, n))
        return lots

    def _decided(
        self, view: View, moment: Moment, choice: JudgedChoice, title: str, together: bool
    ) -> ToldMoment:
        sure = choice.less > SURE * choice.error and points(choice.less) >= FEWEST
        right = choice.best == moment.action
        if choice.later:
            said = self.voice.say("analysis-later", best=self._action(view, choice.best))
            return ToldMoment(title=title, lines=[said])
        if not sure:
            word = "even" if choice.less <= max(MUCH, choice.error) else "unsure"
            word = f"analysis-{'good' if right else word}"
            best = "" if right else self._action(view, choice.best)
            return ToldMoment(title=title, lines=[self.voice.say(word, best=best)])
        best, other = self._action(view, choice.best), self._action(view, choice.other)
        word = "analysis-right" if right else "analysis-better"
        line = self.voice.say(
            f"{word}-together" if together else word,
            best=best,
            other=other,
            value=points(choice.value),
            kept=points(choice.value - choice.less),
        )
        why = self._why(choice, right)
        return ToldMoment(
            title=title, best="" if right else best, lines=[line, why] if why else [line]
        )

    def _why(self, choice: JudgedChoice, right: bool) -> str:
        """True of the better action, and not of the other."""
        tense = "did" if right else "would"
        for word in (f"{self.game.key}-better-{choice.why}", f"analysis-better-{choice.why}"):
            if choice.why and self.voice.words.has(word):
                return self.voice.say(word, n=choice.n, tense=tense)
        return ""
