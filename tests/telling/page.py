"""A page's side of the words: what was told on one line, put together again."""

from typing import Any

from questable.table import messages
from questable.table.told.words import Choice, SaintFacts, Section, SectionNow, WordsNow
from questable.telling.narrator import Said


class PageWords:
    """All that a page knows in words, from its first update on."""

    def __init__(self) -> None:
        self.prompt = ""
        self.choices: list[Choice] = []
        self.sections: list[Section] | None = None
        self.places: dict[str, str] | None = None
        self.cards: dict[str, SaintFacts] = {}
        """All that were told: they are not told again, and stay known."""
        self.outcome = ""
        self.briefings: list[list[str]] = []
        self.view: dict[str, Any] = {}

    def hear(self, update: messages.Update) -> None:
        """One more update."""
        if update.part and update.play is None:
            return
        words = update.play.words if update.play else None
        if words is None:
            self.__init__()  # type: ignore[misc]
            return
        assert update.play is not None
        assert update.play.legal == []
        self._take_view(update.play)
        assert words.sections is None or (words.places, words.changed) == (None, None)
        self.prompt = self.prompt if words.prompt is None else words.prompt
        self.choices = self.choices if words.choices is None else words.choices
        self._take_sections(words)
        self._take_places(words)
        self._take_cards(words)
        self.outcome = words.outcome
        if words.briefing:
            self.briefings.append(words.briefing)

    def _take_view(self, play: messages.PlayNow) -> None:
        assert "for_imagine" not in play.view
        if "game" in play.view:
            assert not play.lists
            assert not play.added
            self.view = play.view
            return
        lists = {name: _put_together(self.view[name], now) for name, now in play.lists.items()}
        added = {name: _grown(self.view[name], more) for name, more in play.added.items()}
        assert not lists.keys() & play.view.keys()
        assert not added.keys() & (play.view.keys() | lists.keys())
        self.view = {**self.view, **play.view, **lists, **added}

    def _take_sections(self, words: WordsNow) -> None:
        if words.sections is not None:
            before = self.sections or []
            self.sections = [
                before[each] if isinstance(each, int) else _section(before, each)
                for each in words.sections
            ]

    def _take_places(self, words: WordsNow) -> None:
        if words.places is not None:
            self.places = words.places
        if words.changed is not None:
            assert self.places is not None
            found: dict[str, str | None] = {**self.places, **words.changed}
            self.places = {at: text for at, text in found.items() if text is not None}

    def _take_cards(self, words: WordsNow) -> None:
        told = words.cards or {}
        assert not [key for key, facts in told.items() if self.cards.get(key) == facts]
        self.cards = {**self.cards, **told}

    def said(self, show: messages.Shows) -> Said:
        """As a narrator makes it, but for the cards: more may be known than are in sight."""
        return Said(
            prompt=self.prompt,
            choices=self.choices,
            sections=self.sections if show == "plain" else None,
            places=self.places if show == "picture" else None,
            printed={},
            cards=None,
            outcome=self.outcome,
        )


def _section(before: list[Section], now: SectionNow) -> Section:
    if now.of < 0:
        return Section(
            heading=now.heading or "",
            lines=now.lines or [],
            columns=now.columns or [],
            rows=_put_together([], now.rows or []),
            aloud=now.aloud,
        )
    was = before[now.of]
    return Section(
        heading=was.heading if now.heading is None else now.heading,
        lines=was.lines if now.lines is None else now.lines,
        columns=was.columns if now.columns is None else now.columns,
        rows=was.rows if now.rows is None else _put_together(was.rows, now.rows),
        aloud=now.aloud,
    )


def _grown(was: list[Any], more: Any) -> list[Any]:
    if isinstance(more, list):
        return was + more
    return [each + more.get(str(place), []) for place, each in enumerate(was)]


def _put_together(was: list[Any], now: list[Any]) -> list[Any]:
    return [was[each] if isinstance(each, int) else each for each in now]
