"""What The Holy Quest's pawns, tiles, cards and questions are called."""

from functools import lru_cache

from questable.engine import Pack
from questable.games.holy_quest.board import NOWHERE, REGULAR, SPECIAL, Board
from questable.games.holy_quest.contents import board_of, box_of
from questable.games.holy_quest.own_questions import own_words
from questable.games.holy_quest.pieces import (
    COLOURS,
    EFFECTS,
    LETTERS,
    N_COLOURS,
    PAWNS,
    PAWNS_EACH,
)
from questable.games.holy_quest.referee import HolyQuest
from questable.games.holy_quest.sight import ahead, placed
from questable.games.holy_quest.view import HolyQuestView
from questable.saints import Question, questions_of, shipped
from questable.telling.saint_life import aloud
from questable.telling.saint_words import asked, fact_words
from questable.telling.voice import Voice
from questable.text import Words

ON_ANSWERS = "ABCD"
"""What stands on the answers of a Saint card."""
READ_OUT = 512
"""So many Saint cards are kept ready, for all tables together,"""
ASKED = 2_000
"""and so many questions."""


class Names:
    """The board and the saints of one pack in the words of one table."""

    def __init__(self, voice: Voice, pack: Pack, *, signs: bool) -> None:
        self.voice = voice
        self.pack = pack
        self.signs = signs
        """Whether sentences name pawns with their signs, for those who type them."""
        self.board: Board = board_of(pack)
        self.box = box_of(pack)
        self._own = own_words(pack.words)
        self._laid_out: tuple[HolyQuestView, HolyQuest] | None = None

    def order(self, colour: str) -> str:
        """`Franciscans`."""
        return self.voice.say("holy-quest-order", order=colour)

    def plate(self, colour: str) -> str:
        """`Franciscans (green)`."""
        return self.voice.say("holy-quest-shown-plate", order=colour)

    def saint(self, key: str) -> str:
        """A saint's name: as the pack has it, as the collection does, else by the key."""
        lang, own = self.voice.words.on_cards, self.pack.words.get(key)
        if isinstance(own, dict):
            return str(own[lang])
        found = shipped().by_key.get(key)
        return found.name[lang] if found else key.replace("-", " ").title()

    def card_text(self, key: str) -> list[str]:
        """What stands on a Saint card; nothing for a saint that the collection does not know."""
        return _read_out(self.voice.words, key)

    def pawn(self, sign: str, saint: str) -> str:
        """A pawn in a sentence, by its saint."""
        return self.signed(sign, saint) if self.signs else self.saint(saint)

    def signed(self, sign: str, saint: str) -> str:
        """A pawn by its saint and its sign, where signs stand on a board of text."""
        return f"{self.saint(saint)} ({sign})"

    def seen(self, view: HolyQuestView, sign: str) -> str:
        """The same for a pawn on the board; before saints are picked the sign must do."""
        saints = [pawn.saint for pawn in view.pawns if pawn.pawn == sign]
        return self.pawn(sign, saints[0]) if saints else sign

    def letter(self, saint: str) -> str:
        """The letter of a saint's order."""
        return LETTERS[self.box.order[self.box.saints.index(saint)]]

    def tile(self, tile: int, colour: int) -> str:
        """What a tile is to a colour, '' for a regular one; -1 asks for anyone's."""
        board, say = self.board, self.voice.say
        if board.kind[tile] != REGULAR:
            return say(f"holy-quest-tile-{SPECIAL[board.kind[tile]]}")
        for owner in range(N_COLOURS):
            if colour in (owner, -1) and (word := self.owned(tile, owner)):
                return say(f"holy-quest-tile-{word}", order=COLOURS[owner])
        return ""

    def owned(self, tile: int, owner: int) -> str:
        """What a tile is to an order that owns it, or ''."""
        board = self.board
        if board.entrance[owner] == tile:
            return "entrance"
        if board.ground[tile] == owner:
            return "holy-ground"
        for direction, word in enumerate(("start-clockwise", "start-counterclockwise")):
            if board.start[direction * N_COLOURS + owner] == tile:
                return word
        return ""

    def idle(self, tile: int, view: HolyQuestView) -> bool:
        """Whether a tile has a sign that does nothing at this table: its picture shows none."""
        kind = self.board.kind[tile]
        return kind != REGULAR and SPECIAL[kind] not in view.acting

    def place(self, place: str, colour: int, form: str = "place", *, idle: bool = False) -> str:
        """A place in words; as `from` and `to` with what a sentence needs before it."""
        kind, _, digits = place.partition("-")
        if form == "to" and kind == "path" and not self.signs:
            return self._shown(int(digits), colour, idle)
        word = f"holy-quest-{form}-{kind}"
        if not digits:
            return self.voice.say(word)
        if kind == "path" and (name := self.tile(int(digits), colour)):
            return self.voice.say(f"holy-quest-{form}-tile", n=int(digits), name=name)
        return self.voice.say(word, n=int(digits))

    def _shown(self, tile: int, colour: int, idle: bool) -> str:
        """Where a pawn goes on the picture, whose tiles bear signs and no numbers."""
        name = "" if idle else self.tile(tile, colour)
        if not name:
            return self.voice.say("holy-quest-to-plain")
        whose = "own" if self.board.kind[tile] == REGULAR else "sign"
        return self.voice.say(f"holy-quest-to-{whose}", name=name)

    def placed(self, view: HolyQuestView) -> HolyQuest:
        """The pawns of a view on the board; laid out once for all that is asked of that view."""
        if self._laid_out is None or self._laid_out[0] is not view:
            self._laid_out = view, placed(view, self.board)
        return self._laid_out[1]

    def goal(self, view: HolyQuestView, pawn: int, starting: bool) -> tuple[str, list[str]]:
        """Where a count or a start leads a pawn, '' where that is nowhere; and whom it bumps."""
        place, bumped = ahead(view, self.placed(view), pawn, starting)
        if place == NOWHERE:
            return "", []
        others = [self.seen(view, PAWNS[other]) for other in bumped]
        idle = place < self.board.size and self.idle(place, view)
        to = self.place(self.board.place_name(place), pawn // PAWNS_EACH, "to", idle=idle)
        return to, others

    def card(self, number: int) -> str:
        """What an Action card says."""
        tiles = self.box.tiles[number]
        word = f"holy-quest-card-{EFFECTS[self.box.effect[number]]}"
        return self.voice.say(word, n=tiles) if tiles else self.voice.say(word)

    def question(self, name: str) -> str:
        """A question as a sentence, without its answers."""
        own = self._own.get(name)
        if own is not None:
            return own.text[self.voice.words.on_cards]
        found = _question(name)
        return asked(self.voice.words, found) if found else name

    def options(self, name: str) -> list[str]:
        """Its answers in the order of the card, none where nobody knows it."""
        own = self._own.get(name)
        if own is not None:
            return [each[self.voice.words.on_cards] for each in own.answers]
        found = _question(name)
        return [fact_words(self.voice.words, each) for each in found.options] if found else []

    def answer(self, name: str, number: int) -> str:
        """One of a question's answers, counted from 1."""
        options = self.options(name)
        if number > len(options):
            return self.voice.say("holy-quest-action-answer", n=number)
        return options[number - 1]

    def answers(self, name: str) -> str:
        """The question and its answers in one breath, by the letters of the Saint card."""
        told = (f"({a}) {o}" for a, o in zip(ON_ANSWERS, self.options(name), strict=False))
        return " ".join([self.question(name), *told])


@lru_cache(maxsize=READ_OUT)
def _read_out(words: Words, key: str) -> list[str]:
    found = shipped().by_key.get(key)
    return aloud(words, shipped(), found) if found else []


@lru_cache(maxsize=ASKED)
def _question(name: str) -> Question | None:
    """A question of the collection, by its id."""
    key = name.partition(":")[0]
    if key not in shipped().by_key:
        return None
    return next((each for each in questions_of(shipped(), key) if each.id == name), None)
