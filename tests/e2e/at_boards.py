"""Somebody at the picture of any game, who does one thing after the other on it."""

from collections.abc import Callable, Mapping
from random import Random
from typing import ClassVar

from questable.engine import Value
from questable.table import Settings
from tests.e2e.at_holy_quest import AtHolyQuest
from tests.e2e.at_picture import AtPicture, Seen
from tests.e2e.at_race import AtRace
from tests.e2e.at_rae import AtRae
from tests.e2e.at_saint_cards import AtSaintCards
from tests.e2e.at_table import AtTable
from tests.e2e.tables import HASTE, lay
from tests.e2e.visitor import Visitor

READABLE = Settings(pace=1_500)
"""A bot that leaves a person time, where all act at once."""
OPTIONS: dict[str, dict[str, Value]] = {
    "holy-quest": {"read": "all", "dice": "2"},
    "run-the-race": {"pace": "race"},
}
MOVES = ("transform", "translate", "scale", "rotate", "opacity")
"""All that may change while something moves."""
WATCHED = """(() => {
    const watched = { shift: 0, shifted: [], moved: {} };
    window.watched = watched;
    const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
    const told = ({ node, previousRect, currentRect }) =>
        `${at(previousRect)} -> ${at(currentRect)}: ${node?.outerHTML?.slice(0, 99) ?? node?.data}`;
    new PerformanceObserver((list) => {
        for (const each of list.getEntries()) {
            const jumped = each.sources.filter(
                ({ node }) => !(node?.closest ? node : node?.parentElement)?.closest("[role=log]"),
            );
            if (each.hadRecentInput || !jumped.length) continue;
            watched.shift += each.value;
            watched.shifted.push(...jumped.map(told));
        }
    }).observe({ type: "layout-shift", buffered: true });
    const beside = ["offset", "computedOffset", "easing", "composite"];
    const look = () => {
        for (const each of document.getAnimations()) {
            const frames = each.effect?.getKeyframes() ?? [];
            for (const name of new Set(frames.flatMap(Object.keys)))
                if (!beside.includes(name))
                    watched.moved[name] = each.effect.target?.outerHTML?.slice(0, 150) ?? "";
        }
    };
    if (STILL) return;
    setInterval(look, 50);
})()"""
"""From the first moment: what moved by itself, and what is animated, property by property.

Lines of the log that scroll on are no jump, though the browser counts them as one.
"""


def watching(*, shifts_only: bool = False) -> str:
    """A script that notes it in `watched`; looking for animations costs the page some time."""
    return WATCHED.replace("STILL", str(shifts_only).lower())


class AtAnyBoard(AtPicture):
    """Where a touch of what is lit is all there is to know."""

    root = ".board"
    offers: ClassVar[Mapping[str, str]] = {
        "menu": "[role=menuitem]",
        "spots": "[data-lit]:not([role=option])",
    }

    def do(self, seen: Seen, rng: Random) -> None:
        """A menu first."""
        kind = "menu" if seen.offers["menu"] else "spots"
        self.page.mouse.click(*rng.choice(seen.offers[kind]).middle)


BOARDS: dict[str, Callable[[Visitor], AtTable]] = {
    "questor": AtAnyBoard,
    "pillars": AtAnyBoard,
    "holy-quest": AtHolyQuest,
    "saint-cards": AtSaintCards,
    "run-the-race": AtRace,
    "rae": AtRae,
}


def laid(url: str, game: str, *, calm: bool = False) -> list[str]:
    """A table of two at that game, with a bot: the person's links. A race may be a calm one."""
    options = dict(OPTIONS.get(game, {}))
    if calm and "pace" in options:
        options["pace"] = "calm"
    settings = READABLE if options.get("pace") == "race" else HASTE
    return lay(url, game, 2, options, settings=settings).links


def at_board(visitor: Visitor, game: str) -> AtTable:
    """Somebody who has sat down at the picture of a game."""
    table = BOARDS[game](visitor)
    table.sit(laid(visitor.url, game))
    table.board.wait_for()
    return table


def acted(table: AtTable, rng: Random, most: int) -> None:
    """So many things on the picture, or fewer where the game is over before."""
    for _ in range(most):
        if table.again.count():
            return
        table.act(rng)
