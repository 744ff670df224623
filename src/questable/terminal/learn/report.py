"""What somebody has learnt so far: the boxes, and what is due."""

from datetime import date, timedelta

from questable.telling.saint_words import day_words
from questable.terminal.learn.boxes import WAITS, Boxes
from questable.terminal.screen import Screen
from questable.text import Words

MARK = "█"
WIDE = 40


def show_progress(screen: Screen, words: Words, boxes: Boxes, today: date) -> None:
    """A line a box, then what is due today and next."""
    counts = boxes.counts()
    longest = max(*counts, 1)
    for number, count in enumerate(counts, start=1):
        line = words.say("learn-box", n=number, count=count, days=WAITS[number - 1])
        bar = MARK * (count * WIDE // longest) if not screen.linear else ""
        screen.line(f"{line} {bar}".strip())
    screen.line(words.say("learn-due", count=len(boxes.due(today))))
    later = sorted(slip.due for slip in boxes.slips.values() if slip.due > today)
    if later:
        day = day_words(words, later[0].month, later[0].day)
        screen.line(words.say("learn-next-due", day=day, count=later.count(later[0])))


def progress_json(boxes: Boxes, today: date) -> dict[str, object]:
    """The same for other programs."""
    week = [today + timedelta(days=n) for n in range(1, 8)]
    dues = [slip.due for slip in boxes.slips.values()]
    return {
        "boxes": boxes.counts(),
        "due": boxes.due(today),
        "coming": {str(day): dues.count(day) for day in week},
        "right": sum(slip.right for slip in boxes.slips.values()),
        "wrong": sum(slip.wrong for slip in boxes.slips.values()),
    }
