"""A saint's card in the terminal: a frame in the main colour, and letters for all colours."""

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from questable.saints import Collection, Saint
from questable.saints.facts import COLOURS, GOLD
from questable.telling.saint_life import colour_words, rows, sentences
from questable.terminal.screen import Screen
from questable.text import Words

STYLES = dict(
    zip(
        COLOURS,
        (
            "gold3", "cyan", "dark_orange", "red", "blue", "grey62", "hot_pink", "orange4",
            "purple", "green", "yellow", "dark_cyan",
        ),
        strict=True,
    )
)  # fmt: skip


def show_saint(screen: Screen, words: Words, collection: Collection, saint: Saint) -> None:
    """The whole card, drawn or in sentences."""
    if screen.linear:
        for sentence in sentences(words, collection, saint):
            screen.line(sentence)
        return
    screen.console.print(card(words, collection, saint))


def card(words: Words, collection: Collection, saint: Saint) -> RenderableType:
    """The card drawn."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for label, value in rows(words, collection, saint):
        grid.add_row(Text(label, style="bold"), Text(value))
    parts: list[RenderableType] = [grid, Text(), Text(saint.life[words.on_cards])]
    if note := saint.note[words.on_cards]:
        told = words.say("saints-row", name=words.say("saints-label-note"), words=note)
        parts += [Text(), Text(told, style="italic")]
    return Panel(
        Group(*parts),
        title=Text(saint.name[words.on_cards], style="bold"),
        subtitle=Text(colour_words(words, saint.main, saint)) if saint.main != GOLD else None,
        border_style=STYLES[saint.main],
        box=box.ROUNDED,
        padding=(1, 2),
    )
