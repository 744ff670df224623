"""Packs of Pillars of Faith in words: where stones stand at the start (P-2.1 to P-2.4)."""

from questable.engine import Pack
from questable.engine.pack import Facts
from questable.games.pillars.pack import COUNTS, OPTIONAL, SETUPS
from questable.games.pillars.state import PILLARS
from questable.telling.packs.form import FormField, FormTable, PackForm
from questable.text import Words


def form(words: Words) -> PackForm:
    """Two set-ups, each a list of places for every religion."""

    def say(key: str) -> str:
        return words.say(f"packform-pillars-{key}")

    counts = {"pillars": PILLARS, **{key: COUNTS[key] for key in ("red", "apostate")}}
    counts |= {key: COUNTS[key] for key in sorted(OPTIONAL, reverse=True)}
    fields = [
        FormField(
            key=key,
            label=say(key),
            kind="texts",
            low=count,
            high=count,
            optional=key in OPTIONAL,
            help=say("turned") if key in OPTIONAL else "",
        )
        for key, count in counts.items()
    ]
    return PackForm(
        tables=[
            FormTable(key=key, label=say(key), kind="one", fields=fields, help=say("sites"))
            for key in SETUPS
        ]
    )


def data(pack: Pack) -> Facts:
    """The facts are what the file has."""
    return pack.facts
