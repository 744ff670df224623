"""Finding the action that somebody means: by its number, its text, or the words people read."""

import re
from difflib import get_close_matches

from questable.engine import Action, UnknownAction
from questable.telling.places import plain
from questable.terminal.boards import face_of
from questable.terminal.local_game import LocalGame
from questable.text import languages

MOST_SUGGESTED = 3


class Phrases:
    """Understands actions; whether one is legal is not asked here."""

    def __init__(self, local: LocalGame) -> None:
        self.local = local
        game = local.game
        others = [lang for lang in languages() if lang != local.voice.words.lang]
        self.faces = [
            local.face,
            *(face_of(game, local.voice.speaking(lang)) for lang in others),
        ]
        """The language of this table first."""

    def find(self, text: str, seat: int, actions: list[Action]) -> Action | None:
        """The action that is meant, or None after saying that there is none."""
        if text.isascii() and text.isdecimal():
            return self._numbered(int(text), seat, actions)
        quick = self.local.face.quick(self.local.view(seat), text)
        found = self._spelled(quick or text) or self._worded(text, seat, actions)
        if found is None:
            words = self.local.voice.words
            line = words.say("terminal-unknown-action", text=text)
            if names := self._near(text, seat, actions):
                line += " " + words.say("table-did-you-mean", name=names)
            self.local.screen.line(line)
        return found

    def _numbered(self, number: int, seat: int, actions: list[Action]) -> Action | None:
        most = 0
        for group in self.local.items(actions, seat).values():
            for n, action, _ in group:
                if n == number:
                    return action
                most = max(most, n)
        if most > number > 0:
            self.local.say("terminal-number-out", n=number)
        elif most:
            self.local.say("terminal-no-number", n=number, most=most)
        else:
            self.local.say("terminal-unknown-action", text=str(number))
        return None

    def _spelled(self, text: str) -> Action | None:
        for spelling in (text, text.lower(), ":".join(text.lower().split())):
            try:
                return self.local.state.table().parse(spelling)
            except UnknownAction:
                continue
        return None

    def _worded(self, text: str, seat: int, actions: list[Action]) -> Action | None:
        """By the words of a list: whole, or as far as only one action begins so."""
        asked = loose(text)
        every = self.local.state.table().actions
        for face in self.faces if asked else []:
            view = self.local.view(seat)
            for offered in (actions, every):
                labels = [(loose(face.action(view, action)), action) for action in offered]
                whole = [action for label, action in labels if label == asked]
                begun = [action for label, action in labels if label.startswith(asked + " ")]
                if whole:
                    return whole[0]
                if len(begun) == 1:
                    return begun[0]
        return None

    def _near(self, text: str, seat: int, actions: list[Action]) -> str:
        """Actions that may have been meant: of a like text, or done to the same thing."""
        asked = ":".join(loose(text).split())
        view, every = self.local.view(seat), self.local.state.table().actions
        texts = {action.text: action for action in [*actions, *every]}
        labels = {loose(self.local.face.action(view, a)): a for a in [*every, *actions]}
        close = [texts[name] for name in get_close_matches(asked, texts, n=1)]
        close += [labels[name] for name in get_close_matches(loose(text), labels, n=1)][
            len(close) :
        ]
        if not close and ":" in asked:
            what = asked.split(":")[-1]
            same = [a for a in texts.values() if what in a.text.split(":")[1:2]]
            close = list({a.kind: a for a in reversed(same)}.values())[::-1]
        return ", ".join(
            f"{action.text} ({self.local.face.action(view, action)})"
            for action in close[:MOST_SUGGESTED]
        )


def loose(text: str) -> str:
    """The words of a text, without its signs and without what stands in brackets."""
    return " ".join(re.findall(r"\w+", plain(re.sub(r"\([^)]*\)", " ", text))))
