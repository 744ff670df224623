"""Packs that somebody makes in the page: begun, checked while they type, written as a file.

All of it is a reader's work, apart from the tables: a pack comes as fields or as text, goes as
both, and nothing of it stays here. What lies on a table is shown to all who may see the table.
"""

from functools import lru_cache, partial
from typing import Annotated, Any

import msgspec

from questable.desk.call import Call, Endpoint, known_language, sense
from questable.desk.catalogue import GAME as PATH
from questable.desk.catalogue import game_of
from questable.engine import Game, GameFinder, Pack, PackError, PackText, Refused
from questable.engine.bounds import LONGEST_PACK, plain_fault
from questable.engine.fault import Fault
from questable.engine.pack import GAME, Facts
from questable.engine.pack_file import pack_file
from questable.languages import ON_CARDS
from questable.registry import game as find_game
from questable.table import messages
from questable.table.judge.house_pack import need_playable
from questable.table.judge.reading import at_line
from questable.table.judge.verdict import No
from questable.telling.packs import PackForm, PackSheet, form_of, sheet_of
from questable.telling.voice import faulted, refused
from questable.text import Words

SHEETS = 32
"""Packs of tables that are kept in words."""
Lang = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]


class PackStart(msgspec.Struct, frozen=True, kw_only=True):
    """What a pack of a game begins with."""

    game: str
    form: PackForm | None
    """None where a pack can be written as text only."""
    text: str
    """The shipped pack as a file,"""
    data: dict[str, Any]
    """and its fields."""
    extends: bool
    """Whether a pack may leave out what it does not change, with `extends = "base"`."""
    languages: list[str]
    """In which words may be written."""


class PackAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pack as it is now: as fields, or as the text of a file."""

    lang: Lang
    game: messages.Text = ""
    """'' for the game that the file says."""
    data: dict[str, Any] = {}
    text: Annotated[str, msgspec.Meta(max_length=2 * LONGEST_PACK)] = ""
    """Instead of fields."""


class PackFaultNow(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with it, in words, and where."""

    says: str
    line: int
    section: str
    row: int
    """Which of several tables of that name, from 1; 0 where there is but one."""
    key: str


class PackNow(msgspec.Struct, frozen=True, kw_only=True):
    """A pack with all that is to be said of it."""

    game: str
    text: str
    """As a file."""
    data: dict[str, Any]
    """Its fields; none where the text cannot be read."""
    faults: list[PackFaultNow]
    sheet: PackSheet | None
    """What is inside; None where something is wrong."""


class TablePack(msgspec.Struct, frozen=True, kw_only=True):
    """The pack that lies on a table, as everybody may see it."""

    game: str
    sheet: PackSheet


def looked_at(finder: GameFinder, asked: PackAsked) -> PackNow:
    """The pack, checked."""
    known_language(asked.lang)
    words = Words(asked.lang)
    text = asked.text or _written(asked)
    data, fault = _fields(text)
    key = asked.game or str(data.get(GAME, ""))
    game = finder.find(key)
    if game is None:
        if fault is not None and not key:
            raise No("pack", facts=at_line(fault, fault.line))
        if not key:
            raise No("pack", facts=at_line(Fault("game-unsaid"), 1))
        raise No("unknown-game", facts={"game": key[:40]})
    found, faults = _checked(game, words, text)
    return PackNow(
        game=game.key,
        text=text,
        data=data,
        faults=faults,
        sheet=sheet_of(game, found, words) if found else None,
    )


def _written(asked: PackAsked) -> str:
    """Fields as a file."""
    why = plain_fault(asked.data)
    # What is odd in a text is told by its field; what is too deep cannot be written at all.
    if why is not None and why.reason == "too-deep":
        raise No("pack", facts=at_line(why, 1))
    return pack_file(asked.game, asked.data)


def _fields(text: str) -> tuple[Facts, PackError | None]:
    """The fields of a file, none where it is no TOML."""
    try:
        return PackText.foreign("pack", text).data, None
    except PackError as error:
        return {}, error


def _checked(game: Game, words: Words, text: str) -> tuple[Pack | None, list[PackFaultNow]]:
    try:
        pack = game.read_pack("pack", text)
        need_playable(game, pack)
    except PackError as error:
        return None, [_told(words, each) for each in (error, *error.others)]
    except Refused as error:
        says = refused(words, game.key, error)
        return None, [PackFaultNow(says=says, line=0, section="", row=0, key="")]
    return pack, []


def _told(words: Words, error: PackError) -> PackFaultNow:
    """For somebody who fills in a form, where there are words for that; else as in a file."""
    simple = f"packform-fault-{error.reason}"
    says = words.say(simple, **error.facts) if words.has(simple) else faulted(words, error)
    return PackFaultNow(
        says=says, line=error.line, section=error.section, row=error.row, key=error.key
    )


def read_pack_now(finder: GameFinder, data: bytes) -> bytes:
    """The work of a reader: a pack with all that is to be said of it."""
    return msgspec.json.encode(looked_at(finder, sense(data, PackAsked)))


@lru_cache(maxsize=SHEETS)
def started(key: str, lang: str) -> bytes:
    """What a pack of a game begins with; made once."""
    game = find_game(key)
    text = game.pack_text()
    data = PackText("base", text).data
    start = PackStart(
        game=key,
        form=form_of(game, Words(lang)),
        text=text,
        data=data,
        extends=_extends(game),
        languages=list(ON_CARDS),
    )
    return msgspec.json.encode(start)


def _extends(game: Game) -> bool:
    """Whether a file of a name and nothing else is a pack."""
    try:
        game.read_pack("pack", pack_file(game.key, {"name": "own", "extends": "base"}))
    except PackError:
        return False
    return True


@lru_cache(maxsize=SHEETS)
def _sheet(game: Game, pack: Pack, lang: str) -> bytes:
    """A pack is the same object for the same content, so that many who look have it made once."""
    return msgspec.json.encode(TablePack(game=game.key, sheet=sheet_of(game, pack, Words(lang))))


async def begin_pack(call: Call) -> bytes:
    """What a pack of a game begins with."""
    game = game_of(call)
    lang = known_language(call.path("lang"))
    return await call.aside(partial(started, game.key, lang), alone=True)


async def check_pack(call: Call) -> bytes:
    """A pack as it is now, checked."""
    return await call.read_aside(read_pack_now)


async def see_pack(call: Call) -> bytes:
    """The pack on a table."""
    lang = known_language(call.path("lang"))
    passed = await call.passed()
    found = await call.hall.pack(passed.room)
    if found is None:
        raise No("not-found")
    return await call.aside(partial(_sheet, *found, lang), alone=True)


ENDPOINTS = [
    Endpoint(method="GET", path="/api/packs/{game}/{lang}", handler=begin_pack, answer=PackStart,
             where=PATH, tag="packs", says="The form of a game's packs, and the shipped one."),
    Endpoint(method="POST", path="/api/packs", handler=check_pack, body=PackAsked, answer=PackNow,
             tag="packs", says="A pack of somebody's own: checked, as a file, and what is inside."),
    Endpoint(method="GET", path="/api/room/pack/{lang}", handler=see_pack, answer=TablePack,
             link=True, tag="packs",
             says="The pack on a table that is not the game's own, as all may see it."),
]  # fmt: skip
