"""Games told in words: whoever shows a game to people, drawn or not, says it so."""

from questable.table.told.words import Section
from questable.telling.interpreter import Interpreter
from questable.telling.narrator import Narrator
from questable.telling.reader import Reader
from questable.telling.teller import Teller, fields
from questable.telling.tellers import teller_of
from questable.telling.voice import HUMAN, Voice, refused

__all__ = [
    "HUMAN",
    "Interpreter",
    "Narrator",
    "Reader",
    "Section",
    "Teller",
    "Voice",
    "fields",
    "refused",
    "teller_of",
]
