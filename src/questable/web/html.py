"""HTML made in Python: elements whose texts and attributes are escaped, whoever wrote them."""

from collections.abc import Iterable
from html import escape

VOID = frozenset(("br", "hr", "img", "input", "link", "meta", "source"))
"""Elements that have no end."""


class Safe(str):
    """A text that is HTML already."""

    __slots__ = ()


Child = str | Iterable["Child"] | None
"""What may stand in an element: texts, elements, lists of them; nothing of None is written."""


def el(tag: str, *children: Child, **attributes: str | int | bool | None) -> Safe:
    """An element; `class_` is written class, `aria_label` aria-label, True without a value."""
    told = "".join(_attribute(name, value) for name, value in attributes.items())
    if tag in VOID:
        return Safe(f"<{tag}{told}>")
    return Safe(f"<{tag}{told}>{joined(children)}</{tag}>")


def joined(children: Iterable[Child]) -> Safe:
    """Children one after the other; what is not Safe is escaped."""
    return Safe("".join(map(_child, children)))


def _child(child: Child) -> str:
    if child is None:
        return ""
    if isinstance(child, Safe):
        return child
    if isinstance(child, str):
        return escape(child, quote=False)
    return joined(child)


def _attribute(name: str, value: str | int | bool | None) -> str:
    if value is None or value is False:
        return ""
    called = name.rstrip("_").replace("_", "-")
    return f" {called}" if value is True else f' {called}="{escape(str(value))}"'
