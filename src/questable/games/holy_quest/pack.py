"""The Holy Quest's components: board, Action cards, saints, questions, points (H-1.1 to H-2.5).

Facts are what the rules read: of the saints their keys and orders, of the questions their ids,
difficulties and right answers. What people read comes from the collection of saints.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from questable.engine.fault import Fault, not_between, not_one_of, quoted
from questable.engine.pack import Facts, Pack, PackError, PackText
from questable.games.holy_quest.board import (
    ENTRANCE,
    NEXT_START,
    START,
    TILE_WORDS,
)
from questable.games.holy_quest.box import POINTS
from questable.games.holy_quest.library import Asked as Asked
from questable.games.holy_quest.library import is_known, nearest, questions_on
from questable.games.holy_quest.own_questions import (
    EVERY,
    MOST_OWN,
    ROWS,
    WORDS,
    OwnWords,
    Rows,
    joined,
    own_questions,
    rows_fault,
)
from questable.games.holy_quest.own_questions import again as own_again
from questable.games.holy_quest.pieces import (
    CARDS,
    COLOURS,
    EFFECTS,
    N_COLOURS,
    PAWNS_EACH,
    TO_ADVANCE,
    TO_GO_BACK,
)

FOLDER: Final = Path(__file__).parent / "pack"
BASE: Final = "base"
SHORT: Final = "short"
SECTIONS: Final = ("board", "saints", "expansion", "captains", "cards", "pieces", "points")
NAMES: Final = "names"
MIXED: Final = "mixed"
"""Whether the game's own questions are asked beside those of the pack."""
SUMS: Final = ("target", "target_advanced")
CARD_NAMES: Final = tuple(f"card_{n}" for n in range(1, CARDS + 1))
FEWEST_TILES: Final = 16
MOST_TILES: Final = 120
MOST_RING: Final = 48
MOST_EXPANSION: Final = 8
MOST_COPIES: Final = 9
MOST_ICE: Final = 16
MOST_STEPS: Final = 12
MOST_POINTS: Final = 99
MOST_TARGET: Final = 9999
MOST_QUESTIONS: Final = 40
"""With one saint's card."""

Library = Callable[[str], Asked]
"""Finds the questions on a saint by key."""


@cache
def shipped(name: str = BASE) -> Pack:
    """A pack that comes with the game: base, or short with the short board."""
    return pack_from(PackText.read(FOLDER / f"{name}.toml"))


def shipped_text() -> str:
    """The same as somebody would write it."""
    return (FOLDER / f"{BASE}.toml").read_text(encoding="utf-8")


def pack_from(text: PackText, library: Library | None = None) -> Pack:
    """Check a pack; PackError names file and line of the first thing wrong."""
    name = text.name()
    _complete(text)
    text.only({*SECTIONS, NAMES, ROWS, MIXED, "name", "extends"})
    facts = _facts(text)
    saints = _all_saints(facts)
    words = _names(text, saints)
    if library is None:
        _known(text, set(saints) - words.keys())
    mixed = text.data.get(MIXED, False)
    if not isinstance(mixed, bool):
        raise text.fail("", MIXED, Fault("yes-or-no", key=MIXED))
    own, own_words = own_questions(text, saints)
    ours = library or questions_on
    asked = {
        key: joined(own, key, lambda each: [list(row) for row in ours(each)], mixed)
        for key in saints
    }
    for key, rows in asked.items():
        why = rows_fault(key, rows, MOST_QUESTIONS)
        if why is not None:
            raise text.fail(ROWS, "saint", why)
    facts["questions"] = asked | ({EVERY: own[EVERY]} if EVERY in own else {})
    return Pack(name, facts, _with(words, own_words))


def _facts(text: PackText) -> Facts:
    """All but the questions."""
    return {
        "board": _board(text),
        "saints": _saints(text),
        "cards": _cards(text),
        "pieces": _pieces(text),
        "points": _points(text),
    }


def _with(names: Facts, own: dict[str, OwnWords]) -> Facts:
    """The words of a pack: names of saints, and its questions if it has any."""
    return {**names, WORDS: msgspec.to_builtins(own)} if own else names


def _complete(text: PackText) -> None:
    """What a pack leaves out is taken from the base pack, if it says so."""
    extends = text.data.get("extends")
    if extends is None:
        return
    if extends != BASE:
        raise text.fail("", "extends", not_one_of("extends", (BASE,), extends))
    base = PackText.read(FOLDER / f"{BASE}.toml")
    text.data = {**{section: base.data[section] for section in SECTIONS}, **text.data}


def _board(text: PackText) -> dict[str, object]:
    table = text.section("board", {*COLOURS, "ring"})
    quarters = [_quarter(text, colour, table[colour]) for colour in COLOURS]
    size = sum(len(quarter) for quarter in quarters)
    if not FEWEST_TILES <= size <= MOST_TILES:
        why = Fault("path-tiles", low=FEWEST_TILES, high=MOST_TILES, count=size)
        raise text.fail("board", "", why)
    tiles = [word for quarter in quarters for word in quarter]
    for tile, word in enumerate(tiles):
        # H-4.2: the tile half the path away.
        if word == "cross-over" and (size % 2 or tiles[(tile + size // 2) % size] != word):
            quarter = _quarter_of(quarters, tile)
            raise text.fail("board", COLOURS[quarter], Fault("no-cross-over", n=tile))
    ring = text.number("board", "ring", N_COLOURS, MOST_RING)
    if ring % N_COLOURS:
        raise text.fail("board", "ring", Fault("multiple", key="ring", n=N_COLOURS))
    return {"quarters": quarters, "ring": ring}


def _quarter(text: PackText, colour: str, words: object) -> list[str]:
    if not isinstance(words, list):
        raise text.fail("board", colour, Fault("list-of-texts", key=f"board.{colour}"))
    for word in words:
        if word not in TILE_WORDS:
            why = not_one_of(f"board.{colour}", TILE_WORDS, word)
            raise text.fail("board", colour, why)
    for word in (ENTRANCE, START, NEXT_START):
        if words.count(word) != 1:
            raise text.fail("board", colour, Fault("exactly-one", key=colour, name=word))
    return list(words)


def _quarter_of(quarters: list[list[str]], tile: int) -> int:
    quarter = 0
    while tile >= len(quarters[quarter]):
        tile -= len(quarters[quarter])
        quarter += 1
    return quarter


def _saints(text: PackText) -> list[dict[str, object]]:
    """Four and more to an order, its Captain among the four (H-2.1)."""
    seen: set[str] = set()
    orders: list[dict[str, object]] = []
    for section in ("saints", "expansion", "captains"):
        text.section(section, set(COLOURS))
    for colour in COLOURS:
        base = _keys(text, "saints", colour, seen)
        if len(base) != PAWNS_EACH:
            raise text.fail("saints", colour, Fault("saints-each", key=colour, n=PAWNS_EACH))
        more = _keys(text, "expansion", colour, seen)
        if len(more) > MOST_EXPANSION:
            why = Fault("saints-more", key=colour, most=MOST_EXPANSION)
            raise text.fail("expansion", colour, why)
        captain = text.section("captains", set(COLOURS))[colour]
        if captain not in base:
            raise text.fail("captains", colour, not_one_of(f"captains.{colour}", base, captain))
        # The Captain is the first pawn, the others follow as they are written.
        ordered = [captain, *(key for key in base if key != captain)]
        orders.append({"base": ordered, "expansion": more})
    return orders


def _keys(text: PackText, section: str, colour: str, seen: set[str]) -> list[str]:
    keys = text.section(section, set(COLOURS))[colour]
    if not isinstance(keys, list):
        raise text.fail(section, colour, Fault("list-of-texts", key=f"{section}.{colour}"))
    for key in keys:
        if not isinstance(key, str) or not key or any(c.isspace() or c == ":" for c in key):
            raise text.fail(section, colour, Fault("no-key", found=quoted(key)))
        if key in seen:
            line = text.line_of_item(section, colour, key)
            raise PackError(text.source, line, Fault("twice", key=key))
        seen.add(key)
    return list(keys)


def _names(text: PackText, saints: list[str]) -> Facts:
    """What a pack calls saints of its own, whom the collection does not know."""
    table = text.data.get(NAMES, {})
    if not isinstance(table, dict):
        raise text.fail("", NAMES, Fault("no-table", key=NAMES))
    for key in table:
        if key not in saints:
            raise text.fail(NAMES, key, Fault("in-no-order", saint=key))
    return {key: text.words(NAMES, key) for key in table}


def _known(text: PackText, keys: set[str]) -> None:
    """A saint that nobody knows is most often misspelt."""
    for section in ("saints", "expansion"):
        for colour, listed in text.section(section, set(COLOURS)).items():
            assert isinstance(listed, list)
            for key in listed:
                if key in keys and not is_known(key):
                    line = text.line_of_item(section, colour, key)
                    raise PackError(text.source, line, _unknown_saint(key))


def _unknown_saint(key: str) -> Fault:
    near = nearest(key)
    if near:
        return Fault("unknown-saint-near", saint=key, table=NAMES, other=near)
    return Fault("unknown-saint", saint=key, table=NAMES)


def _cards(text: PackText) -> list[list[object]]:
    """By number: what a card does, how many there are, by how many tiles."""
    table = text.section("cards", set(CARD_NAMES))
    return [_card(text, name, table[name]) for name in CARD_NAMES]


def _card(text: PackText, name: str, card: object) -> list[object]:
    if not isinstance(card, dict) or not {"does", "copies"} <= card.keys():
        raise text.fail("cards", name, Fault("card-needs", card=name))
    does, copies, tiles = card["does"], card["copies"], card.get("tiles", 0)
    if does not in EFFECTS[1:]:
        raise text.fail("cards", name, not_one_of(f"{name}.does", EFFECTS[1:], does))
    if type(copies) is not int or not 0 <= copies <= MOST_COPIES:
        raise text.fail("cards", name, not_between(f"{name}.copies", 0, MOST_COPIES))
    stepping = does in (EFFECTS[TO_GO_BACK], EFFECTS[TO_ADVANCE])
    for key in sorted(card.keys() - {"does", "copies", "tiles"}):
        raise text.fail("cards", name, Fault("key-unknown", table=name, key=key))
    if stepping != ("tiles" in card):
        raise text.fail("cards", name, Fault("card-tiles", card=name))
    if stepping and (type(tiles) is not int or not 1 <= tiles <= MOST_STEPS):
        raise text.fail("cards", name, not_between(f"{name}.tiles", 1, MOST_STEPS))
    return [does, copies, tiles]


def _pieces(text: PackText) -> dict[str, object]:
    text.section("pieces", {"ice", "wrong"})
    return {
        "ice": text.number("pieces", "ice", 0, MOST_ICE),
        "wrong": text.number("pieces", "wrong", 0, MOST_STEPS),
    }


def _points(text: PackText) -> dict[str, object]:
    text.section("points", {*POINTS, *SUMS})
    found: dict[str, object] = {
        name: text.number("points", name, 0, MOST_POINTS) for name in POINTS
    }
    for name in SUMS:
        found[name] = text.number("points", name, 1, MOST_TARGET)
    return found


def _all_saints(facts: Facts) -> list[str]:
    orders = facts["saints"]
    assert isinstance(orders, list)
    return [key for order in orders for key in (*order["base"], *order["expansion"])]


def pack_of(name: str, facts: Facts, words: Facts) -> Pack:
    """A pack from the facts and names that a record embeds."""
    orders, quarters = facts.get("saints"), facts.get("board")
    cards, asked = facts.get("cards"), facts.get("questions")
    if (
        not isinstance(orders, list)
        or not isinstance(quarters, dict)
        or not isinstance(cards, list)
        or not isinstance(asked, dict)
        or len(orders) != N_COLOURS
        or len(cards) != CARDS
    ):
        raise Fault("pack-not-whole")
    text = PackText(f"pack {name}", "")
    try:
        text.data = {
            "name": name,
            "board": {**dict(zip(COLOURS, quarters["quarters"], strict=True)),
                      "ring": quarters["ring"]},
            "saints": {colour: orders[n]["base"] for n, colour in enumerate(COLOURS)},
            "expansion": {colour: orders[n]["expansion"] for n, colour in enumerate(COLOURS)},
            "captains": {colour: orders[n]["base"][0] for n, colour in enumerate(COLOURS)},
            "cards": {each: _written(card) for each, card in zip(CARD_NAMES, cards, strict=True)},
            "pieces": facts.get("pieces"),
            "points": facts.get("points"),
            NAMES: {key: each for key, each in words.items() if key != WORDS},
        }  # fmt: skip
        rows = msgspec.convert(asked, Rows)
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise Fault("pack-not-whole") from error
    found = _facts(text)
    saints = _all_saints(found)
    if not rows.keys() <= {*saints, EVERY} or any(len(r) < 3 for e in rows.values() for r in e):
        raise Fault("pack-not-whole")
    for key, each in rows.items():
        why = rows_fault(key, each, MOST_QUESTIONS if key != EVERY else MOST_OWN)
        if why is not None:
            raise why
    every = {EVERY: rows[EVERY]} if EVERY in rows else {}
    found["questions"] = {key: rows.get(key, []) for key in saints} | every
    own = own_again(words.get(WORDS, {}), rows)
    return Pack(text.name(), found, _with(_names(text, saints), own))


def _written(card: object) -> dict[str, object]:
    """A card again as a file writes it."""
    if not isinstance(card, list) or len(card) != 3:
        raise Fault("card-length", n=3)
    return {"does": card[0], "copies": card[1], **({"tiles": card[2]} if card[2] else {})}
