"""Why something that somebody brought cannot be used: an id and facts, to be put into words."""

import json
from collections.abc import Sequence
from typing import Final

LONGEST_WHY: Final = 300


class Fault(ValueError):
    """A reason and its facts; the words are the message `fault-<reason>`, said with the facts."""

    def __init__(self, reason: str, **facts: int | str) -> None:
        self.reason = reason
        self.facts: dict[str, int | str] = {
            name: brief(fact) if isinstance(fact, str) else fact for name, fact in facts.items()
        }
        super().__init__(reason)

    def __str__(self) -> str:
        """For programmers: the reason and its facts, as `Refused` says them."""
        return " ".join([self.reason, *(f"{name}={fact}" for name, fact in self.facts.items())])


def brief(text: str) -> str:
    """A text that may be sent and shown, whatever it quotes."""
    plain = text.encode(errors="replace").decode()
    return plain if len(plain) <= LONGEST_WHY else plain[: LONGEST_WHY - 3] + "..."


def quoted(value: object) -> str:
    """A value as its file writes it."""
    return brief(json.dumps(value, ensure_ascii=False, default=str))


def not_one_of(key: str, allowed: Sequence[str], found: object) -> Fault:
    """Something else than what a key may be."""
    return Fault("one-of", key=key, known=", ".join(allowed), found=quoted(found))


def not_between(key: str, low: int, high: int) -> Fault:
    """No whole number within its bounds."""
    return Fault("number-range", key=key, low=low, high=high)


def misshapen(told: str) -> Fault:
    """Data of other types than they must be, by what msgspec tells of it: where."""
    return Fault("misshapen", where="$" + told.partition("`$")[2].rstrip("`"))
