"""Run the Race! drawn for 80 columns, in as many lines each time."""

from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from questable.engine import OVER, View
from questable.games.run_the_race.deck import SEATS, SIDES
from questable.games.run_the_race.view import HIDDEN, RaceView
from questable.saints.facts import COLOURS, LETTERS
from questable.telling.run_the_race.names import Names
from questable.telling.run_the_race.sentences import heading, player_line, slot_words
from questable.telling.run_the_race.teller import RaceTeller
from questable.terminal.face import Face

NAME = 32
COLOUR = 12
CENTURIES = 8
ARROW = "▸ "
GAP = "   "

STYLES = dict(
    zip(
        COLOURS[1:],
        (
            "black on cyan", "black on dark_orange", "white on red", "white on blue",
            "black on grey70", "black on light_pink1", "white on orange4", "white on purple",
            "black on green", "black on yellow", "black on dark_cyan",
        ),
        strict=True,
    )
)  # fmt: skip
"""A colour is a letter and a word first, so that nobody needs to tell colours apart (S-1.2)."""


class RaceFace(RaceTeller, Face):
    """Run the Race! with its two piles and a hand."""

    def drawing(self, view: View) -> RenderableType:
        """Piles and hand in 80 columns."""
        return drawing(cast(RaceView, view), self.names)


FACE = RaceFace


def drawing(view: RaceView, names: Names) -> RenderableType:
    """The other player, the two piles, the own hand below."""
    lines = [Text(GAP.join(heading(view, names)))]
    if view.seat >= 0:
        lines += [_player(view, names, 1 - view.seat), *_piles(view, names)]
        lines += [_player(view, names, view.seat), *_hand(view, names)]
    else:
        lines += [*_piles(view, names), *(_player(view, names, seat) for seat in range(SEATS))]
    return Group(*lines)


def _player(view: RaceView, names: Names, seat: int) -> Text:
    at_turn = view.actor == seat and view.actor != OVER
    return Text(ARROW if at_turn else "  ").append(player_line(view, names, seat), style="bold")


def _piles(view: RaceView, names: Names) -> list[Text]:
    lines = [Text()]
    for pile, name in enumerate(SIDES):
        side = names.voice.say("run-the-race-side", pile=name)
        cards = view.piles[pile]
        line = Text(f"  {side:<7}").append(f"{view.sides[pile]:>2}  ", style="dim")
        lines.append(line.append(_card(names, cards[-1] if cards else HIDDEN)))
    return [*lines, Text()]


def _hand(view: RaceView, names: Names) -> list[Text]:
    return [
        Text(f"{slot:>11}  ", style="bold").append(_card(names, text))
        for slot, text in enumerate(view.hands[view.seat], start=1)
    ]


def _card(names: Names, text: str) -> Text:
    if text in (HIDDEN, "-"):
        return Text(slot_words(names, text), style="not bold dim")
    name = Text(names.saint(text), style="not bold")
    name.truncate(NAME, overflow="ellipsis", pad=True)
    facts = f" {names.colour(text):<{COLOUR}}{names.centuries(text):<{CENTURIES}}"
    line = name.append(" ").append_text(letter(names, text))
    return line.append(facts + names.month(text), style="not bold")


def letter(names: Names, key: str) -> Text:
    """The main colour in its letter."""
    main = names.cards[key].main
    return Text(f"{LETTERS[COLOURS.index(main)]:^4}", style=STYLES[main])
