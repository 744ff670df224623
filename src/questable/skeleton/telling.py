"""Skeleton in words: what is asked, what may be done, the table in sentences."""

from typing import cast

from questable.engine import Action, View
from questable.skeleton.view import SkeletonView
from questable.telling import Section, Teller


class SkeletonTeller(Teller):
    """Its words are in text/."""

    def prompt(self, view: View) -> str:
        """What is asked."""
        return self.voice.say("skeleton-prompt", heap=cast(SkeletonView, view).heap)

    def action(self, view: View, action: Action) -> str:
        """By its name; a die has a number."""
        stem = action.text.partition(":")[0]
        return self.voice.say(f"skeleton-action-{stem}", n=action.a)

    def briefing(self, view: View) -> list[str]:
        """How to win."""
        return [self.voice.say("skeleton-told-goal", goal=cast(SkeletonView, view).goal)]

    def sentences(self, view: View) -> list[str]:
        """The table for the ear."""
        v = cast(SkeletonView, view)
        points = [
            self.voice.say("skeleton-told-points", seat=self.voice.seat(seat), n=v.scores[seat])
            for seat in range(v.seats)
        ]
        return [self.voice.waiting(view), *points, self.voice.say("skeleton-told-heap", n=v.heap)]

    def sections(self, view: View) -> list[Section]:
        """The table for the eye."""
        v, say = cast(SkeletonView, view), self.voice.say
        lines = [self.voice.waiting(view), say("skeleton-told-heap", n=v.heap)]
        lines += self.briefing(view)
        columns = [say("skeleton-told-player"), say("skeleton-told-safe")]
        rows = [[self.voice.seat(seat), str(v.scores[seat])] for seat in range(v.seats)]
        heading = self.voice.title()
        return [Section(heading=heading, lines=lines, columns=columns, rows=rows)]


TELLER = SkeletonTeller
