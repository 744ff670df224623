"""The form of a saint's card in a pack, for SaintCards and Run the Race! (S-1.1)."""

from questable.engine.bounds import LONGEST_NAME
from questable.saints.facts import (
    COLOURS,
    DESIGNATIONS,
    EXPANSIONS,
    GEOGRAPHY,
    LAST_CENTURY,
    MONTHS,
    ORDERS,
    SETS,
)
from questable.telling.packs.form import FormField, FormTable, Known
from questable.text import Words

ANY = "*"
"""The key of rows that have keys of their own."""


def saint_table(words: Words, fewest: int, most: int, first_month: int) -> FormTable:
    """A row a saint."""

    def say(key: str, **facts: int | str) -> str:
        return words.say(f"packform-saints-{key}", **facts)

    def choices(key: str, names: tuple[str, ...], word: str, kind: str = "choices") -> FormField:
        known = [Known(name, words.say(f"saints-{word}-{name}")) for name in names]
        if kind == "choice":
            known.insert(0, Known("", say("none")))
        return FormField(key=key, label=say(key), kind=kind, known=known, optional=True)

    main = [Known(name, _colour(words, name)) for name in COLOURS[1:]]
    ribbons = [Known(name, _colour(words, name)) for name in COLOURS]
    months = [Known(n, words.say("saints-month", n=n)) for n in range(1, MONTHS + 1)]
    if first_month == 0:
        months.insert(0, Known(0, say("no-month")))
    fields = [
        FormField(key="name", label=say("name"), kind="words", longest=LONGEST_NAME),
        FormField(key="main", label=say("main"), kind="choice", known=main),
        FormField(key="month", label=say("month"), kind="choice", known=months),
        FormField(key="birth", label=say("birth"), kind="number", high=LAST_CENTURY,
              help=say("century-help")),
        FormField(key="passing", label=say("passing"), kind="number", high=LAST_CENTURY,
              help=say("century-help")),
        FormField(key="ribbons", label=say("ribbons"), kind="choices", known=ribbons,
                  optional=True),
        choices("geography", GEOGRAPHY, "geography"),
        choices("order", ORDERS, "order", "choice"),
        choices("designations", DESIGNATIONS, "designation"),
        choices("expansions", EXPANSIONS, "expansion"),
        FormField(key="set", label=say("set"), kind="choice", optional=True,
              known=[Known(name, _set(words, name)) for name in SETS]),
        FormField(key="companions", label=say("companions"), kind="keys", optional=True),
    ]  # fmt: skip
    told = say("help", low=fewest, high=most) if fewest else say("help-most", most=most)
    return FormTable(
        key=ANY, label=say("saints"), kind="keyed", fields=fields, most=most, help=told
    )


def _colour(words: Words, name: str) -> str:
    """`martyr (red)`."""
    estate = words.say(f"saints-estate-{name}")
    return words.say("saints-colour-of", name=estate, words=words.say(f"saints-colour-{name}"))


def _set(words: Words, name: str) -> str:
    own = f"saints-set-{name}"
    return words.say(own if words.has(own) else f"saints-expansion-{name}")
