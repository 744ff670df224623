"""Questor's packs in words: the die, the box, the goals (Q-1.2, Q-1.3)."""

from questable.engine import Pack
from questable.engine.pack import Facts
from questable.games.questor.pack import FEWEST_MONSTERS, MOST, TILES, WAYS_ON
from questable.telling.packs.form import FormField, FormTable, Known, PackForm, numbers
from questable.text import Words


def form(words: Words) -> PackForm:
    """Numbers, and where walls are."""

    def say(key: str) -> str:
        return words.say(f"packform-questor-{key}")

    walls = [Known(way, say(way)) for way in WAYS_ON]
    faces = [Known(n, str(n)) for n in range(1, 7)]
    die = [
        FormField(key="walls", label=say("walls"), kind="each", high=6, known=walls),
        FormField(key="monsters", label=say("faces"), kind="choices", known=faces),
    ]
    goals = {"trophies": (1, MOST), "tiles": TILES, "tiles_three": TILES}
    return PackForm(
        tables=[
            FormTable(key="goals", label=say("goals"), kind="one", fields=numbers(say, goals)),
            FormTable(
                key="supply",
                label=say("supply"),
                kind="one",
                fields=numbers(say, {"monsters": (FEWEST_MONSTERS, MOST)}),
            ),
            FormTable(key="die", label=say("die"), kind="one", fields=die),
        ]
    )


def data(pack: Pack) -> Facts:
    """The facts are what the file has."""
    return pack.facts
