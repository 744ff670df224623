"""Packs of The Holy Quest in words: questions before all else, then numbers (H-4.5, H-6.1)."""

from questable.engine import Pack
from questable.engine.pack import Facts
from questable.games.holy_quest.actions import ANSWERS
from questable.games.holy_quest.box import LEVELS, POINTS
from questable.games.holy_quest.contents import box_of
from questable.games.holy_quest.own_questions import (
    FEWEST_ANSWERS,
    LONGEST_ANSWER,
    LONGEST_QUESTION,
    MOST_OWN,
    ROWS,
    is_own,
)
from questable.games.holy_quest.pack import (
    MIXED,
    MOST_ICE,
    MOST_POINTS,
    MOST_STEPS,
    MOST_TARGET,
    NAMES,
    SUMS,
    shipped,
)
from questable.saints import shipped as saints
from questable.telling.packs.form import HEAD, FormField, FormTable, Known, PackForm, numbers
from questable.text import Words


def form(words: Words) -> PackForm:
    """Questions, whether ours are asked as well, pieces and points."""

    def say(key: str) -> str:
        return words.say(f"packform-holy-quest-{key}")

    levels = [Known(n, say(f"level-{n}")) for n in range(1, LEVELS + 1)]
    known = [Known(key, _saint(words, key)) for key in box_of(shipped()).saints]
    asked = [
        FormField(key="text", label=say("text"), kind="words", longest=LONGEST_QUESTION),
        FormField(key="answers", label=say("answers"), kind="answers", low=FEWEST_ANSWERS,
              high=ANSWERS, longest=LONGEST_ANSWER),
        FormField(key="level", label=say("level"), kind="choice", known=levels, optional=True),
        FormField(key="saint", label=say("saint"), kind="choice", optional=True,
              known=[Known("", say("every")), *sorted(known, key=lambda each: each.label)]),
    ]  # fmt: skip
    pieces = numbers(say, {"ice": (0, MOST_ICE), "wrong": (0, MOST_STEPS)})
    points = [
        FormField(key=key, label=words.say(f"holy-quest-option-points_{key}"), kind="number",
              high=MOST_POINTS)
        for key in POINTS
    ] + numbers(say, dict.fromkeys(SUMS, (1, MOST_TARGET)))  # fmt: skip
    mixed = FormField(
        key=MIXED, label=say("mixed"), kind="flag", optional=True, help=say("mixed-help")
    )
    return PackForm(
        tables=[
            FormTable(key=ROWS, label=say("questions"), kind="rows", fields=asked, most=MOST_OWN,
                  closed=True),
            FormTable(key=HEAD, label=say("asked"), kind="one", fields=[mixed]),
            FormTable(key="pieces", label=say("pieces"), kind="one", fields=pieces),
            FormTable(key="points", label=say("points"), kind="one", fields=points),
        ],
        rest={key: say(key) for key in ("board", "saints", "cards", NAMES)},
    )  # fmt: skip


def _saint(words: Words, key: str) -> str:
    return saints().by_key[key].name[words.on_cards]


def data(pack: Pack) -> Facts:
    """What the rules read, and how many questions there are of somebody's own."""
    asked = pack.facts["questions"]
    assert isinstance(asked, dict)
    own = [row for rows in asked.values() for row in rows if is_own(str(row[0]))]
    ours = any(not is_own(str(row[0])) for rows in asked.values() for row in rows)
    return {
        **pack.facts,
        ROWS: [{"level": row[1]} for row in own],
        MIXED: bool(own) and ours,
        NAMES: {key: each for key, each in pack.words.items() if not key.startswith(":")},
    }
