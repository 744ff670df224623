"""What cards show, for the second source of SaintCards, from the text of S-1 and S-3."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

COLOURS = [
    "gold", "cyan", "orange", "red", "blue", "gray", "pink", "brown", "purple", "green", "yellow",
    "teal",
]  # fmt: skip
PLACES = [
    "western-europe", "eastern-europe", "syria-to-india", "caucasus", "africa", "americas",
    "east-asia-oceania",
]  # fmt: skip
TITLES = ["pope", "patriarch", "lay-soldier", "secular-royalty"]
SETS = [
    "doctors", "holy-helpers", "roman-canon", "stigmatists", "bilocators", "apparitions",
    "gathered",
]  # fmt: skip
Facts = set[tuple[str, int]]
"""What a card bears: a name and a number that must agree."""


def named(prefix: str, names: Sequence[str], mask: int) -> Facts:
    return {(f"{prefix}-{name}", 1) for n, name in enumerate(names) if mask >> n & 1}


class Cards:
    """The cards of one set-up, from the facts of a pack (S-1.1 to S-1.7)."""

    def __init__(
        self, facts: Mapping[str, Any], players: int, chosen: Iterable[str], beginner: bool
    ) -> None:
        self.beginner, self.chosen = beginner, set(chosen)
        self.facts: dict[str, Facts] = {}
        self.centuries: dict[str, set[int]] = {}
        self.companions: dict[str, list[str]] = {}
        for row in facts["saints"]:
            if row[1] == "core" or row[1] in self.chosen:
                self.add_saint(*row)
        for key, ground, colours, month, most_players in facts["wildcards"]:
            if players <= most_players:
                main = colours & 1 if ground == "gold" else 0
                mask = main if beginner else colours
                self.facts[key] = named("colour", COLOURS, mask) | {("feast-month", month)}
                self.centuries[key] = set()

    def add_saint(self, key: str, _set: str, birth: int, passing: int, main: int, colours: int,
                  month: int, places: int, order: int, titles: int, symbols: int,
                  companions: list[str]) -> None:  # fmt: skip
        facts = {("birth-century", birth), ("passing-century", passing), ("feast-month", month)}
        if self.beginner:  # S-3.6
            facts |= named("colour", COLOURS, 1 << main)
        else:
            facts |= {("order", order)} | named("colour", COLOURS, colours)
            facts |= named("geography", PLACES, places) | named("designation", TITLES, titles)
            symbols &= sum(1 << n for n, name in enumerate(SETS) if name in self.chosen)
            facts |= named("expansion", SETS, symbols)
            self.companions[key] = companions if "gathered" in self.chosen else []
        self.facts[key] = {fact for fact in facts if fact[1]}  # what is unknown matches nothing
        self.centuries[key] = {birth, passing} - {0}

    def matches(self, one: str, two: str) -> set[str]:
        """S-3.3."""
        return {name for name, _ in self.facts[one] & self.facts[two]}

    def doubled(self, one: str, two: str) -> bool:
        """S-1.5: either names the other."""
        return two in self.companions.get(one, []) or one in self.companions.get(two, [])
