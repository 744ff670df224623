"""Flash cards: think first, then turn the card over and grade yourself."""

from questable.saints import Saint
from questable.saints.questions.question import EASY
from questable.telling.saint_life import named_rows
from questable.telling.study import FRONTS
from questable.terminal.learn.corner import Corner
from questable.terminal.saint_card import show_saint


def flash(corner: Corner, level: int, count: int) -> None:
    """A round of cards: the name in front at level 1, facts from which to guess it above."""
    items = {f"flash-{level}:{saint.key}": saint for saint in corner.saints}
    chosen = corner.learn(list(items), count)
    known = 0
    if not chosen:
        corner.say("learn-nothing-due")
        return
    for number, item in enumerate(chosen, start=1):
        saint = items[item]
        corner.say("learn-card", n=number, total=len(chosen))
        _front(corner, saint, level)
        corner.say("learn-turn-over" if level == EASY else "learn-turn-over-who")
        corner.answer()
        show_saint(corner.screen, corner.words, corner.collection, saint)
        right = corner.agreed("learn-knew-it")
        known += right
        corner.grade(item, right)
    corner.say("learn-done", right=known, total=len(chosen))


def _front(corner: Corner, saint: Saint, level: int) -> None:
    if level == EASY:
        corner.screen.line(saint.name[corner.words.on_cards], style="bold")
        return
    for name, label, value in named_rows(corner.words, corner.collection, saint):
        if name in FRONTS[level]:
            corner.say("saints-row", name=label, words=value)
