"""Questor's heroes beside or below the board: owners, goals, gifts, and what is left."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from questable.engine import OVER
from questable.games.questor.actions import HEROES
from questable.games.questor.view import HeroView, QuestorView
from questable.telling.voice import Voice

COLOURS = ("white on red", "white on blue", "black on yellow", "black on green", "black on white")
"""A hero is a letter first and a colour second, so that nobody needs to tell colours apart."""
BAR = 8
PANEL = 22


def letters(voice: Voice) -> list[Text]:
    """The heroes' pieces: the first letter of their names, or a later one where two agree."""
    return [
        Text().append(voice.say("questor-letter", hero=hero), style=f"bold {colour}")
        for hero, colour in zip(HEROES, COLOURS, strict=True)
    ]


class Panel:
    """Every hero with goal and owner, the round and what is left."""

    def __init__(self, view: QuestorView, voice: Voice) -> None:
        self.view = view
        self.voice = voice
        self.letters = letters(voice)

    def beside(self) -> RenderableType:
        """A column to the right of the board."""
        top = Table.grid(expand=True)
        top.add_column(style="dim")
        top.add_column(justify="right")
        top.add_row("↑ N", self._round())
        heroes = [self._hero(hero) for hero in self.view.heroes]
        return Group(top, *heroes, Text(), *map(Text, self._left()))

    def below(self) -> RenderableType:
        """The heroes two by two."""
        heroes = Table.grid(padding=(0, 2, 0, 0))
        blocks = [self._hero(hero) for hero in self.view.heroes]
        for _ in range(2):
            heroes.add_column(width=PANEL)
        for i in range(0, len(blocks), 2):
            heroes.add_row(*blocks[i : i + 2])
        rest = [part for part in (self._round(), *self._left()) if part]
        return Group(heroes, Text(". ".join(rest) + "."))

    def _round(self) -> str:
        number = self.view.round
        return self.voice.say("questor-shown-round", round=number) if number else ""

    def _left(self) -> list[str]:
        say = self.voice.say
        left = [say("questor-shown-supply", count=self.view.tokens)]
        if self.view.compass:
            holder = say("questor-hero", hero=self.view.compass)
            left.append(say("questor-shown-compass", name=holder))
        return left

    def _hero(self, hero: HeroView) -> RenderableType:
        number = HEROES.index(hero.hero)
        turn = hero.hero == self.view.hero and self.view.actor != OVER
        name = self.voice.say("questor-hero", hero=hero.hero)
        first = Table.grid(expand=True)
        first.add_column()
        first.add_column(justify="right", style="dim")
        piece = self.letters[number].copy().append("▸" if turn else " ", style="bold")
        piece.append(name, style="bold" if turn else "")
        first.add_row(piece, self.voice.seat(hero.seat))
        lines: list[RenderableType] = [first, self._goal(hero, number)]
        if hero.gift:
            power = self.voice.say("questor-gift", hero=hero.hero)
            lines.append(Text("  ").append("✚", style="bold green").append(f" {power}"))
        return Group(*lines)

    def _goal(self, hero: HeroView, number: int) -> Text:
        if not hero.need:
            # The Healer's goal is not known before all heroes are chosen.
            return Text()
        filled = min(BAR * hero.progress // hero.need, BAR)
        goal = Text("  ").append("▰" * filled).append("▱" * (BAR - filled), style="dim")
        goal.append(f" {hero.progress}/{hero.need}")
        if hero.complete:
            goal.append(" ✓", style="bold green")
        if hero.hero == self.view.compass:
            goal.append(" ✦", style="bold cyan")
        return goal
