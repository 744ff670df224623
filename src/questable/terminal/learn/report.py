"""What somebody has learnt so far: how firmly, and what is due."""

from datetime import date, timedelta

from questable.telling.saint_words import day_words
from questable.terminal.screen import Screen
from questable.terminal.spacing import Memory
from questable.text import Words

MARK = "█"
WIDE = 40


def show_progress(screen: Screen, words: Words, memory: Memory, today: date) -> None:
    """A line a stage, then what is due today and next."""
    counts = memory.counts()
    longest = max(*counts, 1)
    for stage, count in enumerate(counts, start=1):
        line = words.say("learn-stage", words=words.say(f"study-stage-{stage}"), count=count)
        bar = MARK * (count * WIDE // longest) if not screen.linear else ""
        screen.line(f"{line} {bar}".strip())
    screen.line(words.say("learn-due", count=len(memory.due(today))))
    later = sorted(slip.due for slip in memory.slips.values() if slip.due > today)
    if later:
        day = day_words(words, later[0].month, later[0].day)
        screen.line(words.say("learn-next-due", day=day, count=later.count(later[0])))


def progress_json(memory: Memory, today: date) -> dict[str, object]:
    """The same for other programs."""
    week = [today + timedelta(days=n) for n in range(1, 8)]
    dues = [slip.due for slip in memory.slips.values()]
    return {
        "stages": memory.counts(),
        "due": memory.due(today),
        "coming": {str(day): dues.count(day) for day in week},
        "right": sum(slip.right for slip in memory.slips.values()),
        "wrong": sum(slip.wrong for slip in memory.slips.values()),
    }
