"""Memory in the terminal: a grid of numbers, two of which are turned up at a time."""

from rich import box
from rich.table import Table
from rich.text import Text

from questable.saints.questions.pairs import apart
from questable.telling.study import pair_words
from questable.terminal.learn.corner import Corner
from questable.terminal.learn.memory import COLUMNS, FREE, MemoryGame


def pairs_for(corner: Corner, level: int, count: int) -> list[tuple[str, str]]:
    """Saints and a fact each: a picture, a feast or a lifetime, which no other of them shares."""
    chosen = apart(corner.collection, corner.saints, level, count, corner.rng)
    lang = corner.words.on_cards
    return [(saint.name[lang], pair_words(corner.words, level, saint)) for saint in chosen]


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
