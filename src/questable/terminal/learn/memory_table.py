"""Memory in the terminal: a grid of numbers, two of which are turned up at a time."""

from rich import box
from rich.table import Table
from rich.text import Text

from questable.saints import Saint
from questable.saints.questions.art import Gallery
from questable.saints.questions.question import EASY, MIDDLING
from questable.telling.saint_words import day_words, life_words
from questable.terminal.learn.boxes import shuffled
from questable.terminal.learn.corner import Corner
from questable.terminal.learn.memory import COLUMNS, FREE, MemoryGame


def pairs_for(corner: Corner, level: int, count: int) -> list[tuple[str, str]]:
    """Saints and a fact each: a picture, a feast or a lifetime, which no other of them shares."""
    gallery = Gallery(corner.collection)
    chosen: list[Saint] = []
    for saint in shuffled(corner.saints, corner.rng):
        if len(chosen) == count:
            break
        apart = [_apart(gallery, level, saint, other) for other in chosen]
        if _usable(gallery, level, saint) and all(apart):
            chosen.append(saint)
    lang = corner.words.on_cards
    return [(saint.name[lang], _fact(corner, level, saint)) for saint in chosen]


def _usable(gallery: Gallery, level: int, saint: Saint) -> bool:
    """Whether there is something on the other card to know a saint by."""
    if level == EASY:
        return gallery.clear(saint)
    return level == MIDDLING or saint.died.century > 0


def _apart(gallery: Gallery, level: int, saint: Saint, other: Saint) -> bool:
    if level == EASY:
        return gallery.unlike(saint, other) and gallery.unlike(other, saint)
    if level == MIDDLING:
        return (saint.month, saint.day) != (other.month, other.day)
    return _years(saint) != _years(other)


def _years(saint: Saint) -> list[tuple[int | None, int]]:
    """A lifetime as `life_words` tells it, without its days."""
    return [(each.year, each.century) for each in (saint.born, saint.died)]


def _fact(corner: Corner, level: int, saint: Saint) -> str:
    if level == EASY:
        return saint.depicted[corner.words.on_cards]
    if level == MIDDLING:
        return day_words(corner.words, saint.month, saint.day)
    return life_words(corner.words, saint)


def play_memory(corner: Corner, level: int, pairs: int, players: int) -> MemoryGame:
    """Play until all pairs are found."""
    memory = MemoryGame(pairs_for(corner, level, pairs), players, corner.rng)
    while not memory.over:
        player = corner.words.say("telling-person", n=memory.turn + 1)
        _grid(corner, memory)
        corner.say("learn-memory-turn", seat=player)
        first = _card(corner, memory, FREE)
        second = _card(corner, memory, first)
        if memory.turn_up(first, second):
            corner.say("learn-memory-pair", style="green", seat=player)
        else:
            corner.say("learn-memory-no-pair")
            corner.answer()
            corner.screen.curtain()
    _grid(corner, memory)
    for player_number, score in enumerate(memory.scores(), start=1):
        seat = corner.words.say("telling-person", n=player_number)
        corner.say("learn-memory-score", seat=seat, count=score)
    corner.say("learn-memory-tries", count=memory.tries)
    if players > 1:
        names = [corner.words.say("telling-person", n=each + 1) for each in memory.winners()]
        corner.say("terminal-winners", seats=", ".join(names))
    return memory


def _card(corner: Corner, memory: MemoryGame, taken: int) -> int:
    """Which card is turned up; it is shown at once."""
    while True:
        line = corner.answer()
        card = int(line) - 1 if line.isascii() and line.isdecimal() else FREE
        if memory.free(card) and card != taken:
            corner.say("learn-memory-card", n=card + 1, words=memory.face(card))
            return card
        corner.say("learn-memory-which", most=len(memory.owner))


def _grid(corner: Corner, memory: MemoryGame) -> None:
    """Numbers of cards that lie there; found ones show whose they are."""
    if corner.screen.linear:
        lying = [str(card + 1) for card in range(len(memory.owner)) if memory.free(card)]
        corner.say("learn-memory-lying", known=", ".join(lying) or "0")
        return
    grid = Table(show_header=False, box=box.SQUARE, show_lines=True)
    cells = [Text(_mark(card, owner)) for card, owner in enumerate(memory.owner)]
    for start in range(0, len(cells), COLUMNS):
        grid.add_row(*cells[start : start + COLUMNS])
    corner.screen.console.print(grid)


def _mark(card: int, owner: int) -> str:
    return f"{card + 1:>3}" if owner == FREE else f" ·{owner + 1}"
