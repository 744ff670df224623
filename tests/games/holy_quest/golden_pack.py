"""The pack of golden games of The Holy Quest: a small board, a question or two on each saint."""

from pathlib import Path

from questable.engine import Pack, PackText, Setup
from questable.games.holy_quest.library import questions_on
from questable.games.holy_quest.pack import pack_from

FILE = Path(__file__).with_name("golden.toml")
QUESTIONS = 2


def pack(_setup: Setup, _name: str) -> Pack:
    """So that golden games are short."""
    return pack_from(PackText.read(FILE), lambda saint: questions_on(saint)[:QUESTIONS])
