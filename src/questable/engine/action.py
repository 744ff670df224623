"""Interned actions: every choice and every stroke of chance a game knows, made once.

See docs/architecture.md, Actions.
"""

from typing import Final

MOST_ACTIONS: Final = 4096


class UnknownAction(ValueError):
    """A text that no action of the table bears."""

    def __init__(self, text: str) -> None:
        super().__init__(f"unknown action {text!r}")
        self.text = text


class Action:
    """One entry of an action table; compared by identity, never built while playing.

    A copy is the action itself. One that was pickled is found again by its text, in the table of
    the state that it is meant for.
    """

    def __init__(self, index: int, kind: int, text: str, a: int, b: int) -> None:
        self.index: Final = index
        self.kind: Final = kind
        self.text: Final = text
        self.a: Final = a
        self.b: Final = b

    def __repr__(self) -> str:
        return self.text

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, _memo: dict[int, object]) -> "Action":
        return self

    def __reduce__(self) -> tuple[type["Action"], tuple[int, int, str, int, int]]:
        return Action, (self.index, self.kind, self.text, self.a, self.b)


class ActionTable:
    """All actions of a game, by index and by text."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.by_text: dict[str, Action] = {}

    def add(self, kind: int, text: str, a: int = 0, b: int = 0) -> Action:
        """Intern one more action; its index is its place in the order of adding."""
        if text in self.by_text:
            raise ValueError(f"action {text!r} stands twice in the table")
        if text.startswith("/"):
            raise ValueError(f"{text!r}: a slash begins what a table enters, such as /undo:1")
        if len(self.actions) == MOST_ACTIONS:
            raise ValueError(f"an action table holds at most {MOST_ACTIONS} actions")
        action = Action(len(self.actions), kind, text, a, b)
        self.actions.append(action)
        self.by_text[text] = action
        return action

    def parse(self, text: str) -> Action:
        """The action of that text, or UnknownAction."""
        action = self.by_text.get(text)
        if action is None:
            raise UnknownAction(text)
        return action

    def __len__(self) -> int:
        return len(self.actions)

    def __copy__(self) -> "ActionTable":
        return self

    def __deepcopy__(self, _memo: dict[int, object]) -> "ActionTable":
        return self
