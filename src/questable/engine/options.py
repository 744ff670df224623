"""House rules as validated values (docs/architecture.md, Options)."""

from collections.abc import Mapping
from typing import Final

Value = bool | int | str


class Refused(ValueError):
    """A set-up that cannot be played: a word id of the reason, its facts, the rule if any."""

    def __init__(self, reason: str, rule: str, facts: dict[str, int | str]) -> None:
        detail = " ".join(f"{k}={v}" for k, v in facts.items())
        super().__init__(f"{reason} ({rule}) {detail}".strip())
        self.reason = reason
        self.rule = rule
        self.facts = facts


class Option:
    """One house rule: its name, what it may be, its default and the rules it touches.

    Its label and help are words `<game>-option-<name>` and `<game>-option-<name>-help`.
    A default of 'auto' stands for what the number of players and the other options ask for.
    """

    def __init__(
        self,
        name: str,
        default: Value,
        rules: list[str],
        choices: list[str] | None = None,
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.rules: Final = rules
        self.choices: Final[list[str]] = choices if choices is not None else []
        self.low: Final = low
        self.high: Final = high

    def kind(self) -> str:
        """'choice', 'flag' or 'number'."""
        if self.choices:
            return "choice"
        return "number" if self.high > self.low else "flag"

    def allowed(self) -> str:
        """What it may be, for people: 'yes, no' or '5..25'."""
        kind = self.kind()
        if kind == "choice":
            return ", ".join(self.choices)
        return "yes, no" if kind == "flag" else f"{self.low}..{self.high}"

    def check(self, value: Value) -> Value:
        """The value itself if the option may have it, a text read as one; else Refused."""
        kind = self.kind()
        if value == "auto" and self.default == "auto":
            return value
        if kind == "flag":
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.lower() in ("yes", "true", "on", "1"):
                return True
            if isinstance(value, str) and value.lower() in ("no", "false", "off", "0"):
                return False
        elif kind == "number":
            if isinstance(value, str) and value.isascii() and value.isdecimal():
                value = int(value)
            if type(value) is int and self.low <= value <= self.high:
                return value
        elif isinstance(value, str) and value in self.choices:
            return value
        raise Refused(
            "option-value",
            "T-1.4",
            {"option": self.name, "value": str(value), "allowed": self.allowed()},
        )


def checked(options: list[Option], given: Mapping[str, Value]) -> dict[str, Value]:
    """Every option with its given or default value; unknown names and bad values are Refused."""
    names = {option.name for option in options}
    for name in given:
        if name not in names:
            known = ", ".join(option.name for option in options)
            raise Refused("option-unknown", "T-1.4", {"option": name, "known": known})
    return {
        option.name: option.check(given[option.name]) if option.name in given else option.default
        for option in options
    }
