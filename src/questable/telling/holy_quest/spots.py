"""What is to be seen of The Holy Quest, a sentence each, for whoever points at it or hears it."""

from operator import attrgetter
from typing import Any

import msgspec

from questable.games.holy_quest.board import HEAVEN_TILES, REGULAR, SPECIAL
from questable.games.holy_quest.pieces import CARDS, COLOURS, LETTERS, N_COLOURS, PAWNS
from questable.games.holy_quest.state import Phase
from questable.games.holy_quest.view import HolyQuestView, PawnView, PlayerView
from questable.telling.holy_quest.names import Names

Held = tuple[str, str, bool, bool, int]
"""A pawn as far as it is told: saint, order, whether Captain, whether frozen, steps to Heaven."""


class Scene(msgspec.Struct, frozen=True):
    """What is told of a view: the same to all eyes, whose seat is not among it."""

    acting: list[str]
    actions_left: int
    advanced: bool
    colours: list[str]
    direction: str
    ice: int
    option_saints: list[str]
    pawns: list[PawnView]
    phases: list[Phase]
    players: list[PlayerView]
    question: str
    ring: int
    saint_out: str
    saints_left: int
    saints_under: list[str]
    scored: bool
    this_pawn: str
    top_saint: str


_scene = attrgetter(*Scene.__struct_fields__)


def spots(view: HolyQuestView, names: Names) -> dict[str, str]:
    """Tiles, Homes, Heavens, decks, orders; the cards and the question that are in play."""
    return names.voice.lately(_spots, names, _scene(view))


def _spots(names: Names, told: tuple[Any, ...]) -> dict[str, str]:
    lately, scene = names.voice.lately, Scene(*told)
    stands = {_spot(pawn): _held(pawn) for pawn in scene.pawns if pawn.place != "throne"}
    acting, orders = tuple(scene.acting), tuple(scene.colours)
    found = dict(lately(_course, names, acting, orders, stands))
    found |= lately(_cards, names, "action" in acting, _in_sight(scene), _told(scene))
    if scene.advanced:
        found |= _beyond(scene, names, stands)
    return found | _decks(scene, names) | _orders(scene, names) | _question(scene, names)


def _course(
    names: Names, acting: tuple[str, ...], orders: tuple[str, ...], stands: dict[str, Held]
) -> dict[str, str]:
    """All tiles and who is on them."""
    once = names.voice.once
    found = dict(once(_empty, names, acting, orders))
    for place, held in stands.items():
        kind, _, where = place.partition("-")
        if kind == "path":
            found[place] = once(_tile, names, int(where), acting, orders, held)
        elif kind == "heaven":
            letter, _, n = where.partition("-")
            found[place] = once(_heaven, names, COLOURS[LETTERS.index(letter)], int(n), held)
        elif place in PAWNS:
            found[place] = once(_home, names, held)
    return found


def _empty(names: Names, acting: tuple[str, ...], orders: tuple[str, ...]) -> dict[str, str]:
    """All tiles with nobody on them."""
    found = {
        f"path-{tile}": _tile(names, tile, acting, orders, None) for tile in range(names.board.size)
    }
    for colour in orders:
        letter = LETTERS[COLOURS.index(colour)]
        for n in range(1, HEAVEN_TILES + 1):
            found[f"heaven-{letter}-{n}"] = _heaven(names, colour, n, None)
    return found


def _spot(pawn: PawnView) -> str:
    """Where a pawn is found: its tile, or at Home its own niche."""
    kind, _, digits = pawn.place.partition("-")
    if kind == "home":
        return pawn.pawn
    return f"heaven-{pawn.pawn[0]}-{digits}" if kind == "heaven" else pawn.place


def _held(pawn: PawnView) -> Held:
    return pawn.saint, pawn.colour, pawn.captain, pawn.frozen, pawn.to_go


def _pawn(names: Names, held: Held) -> str:
    """`St. Francis of Assisi, Captain of the Franciscans, 11 steps to Heaven, frozen`."""
    saint, colour, captain, frozen, to_go = held
    say = names.voice.say
    whose = say("holy-quest-spot-captain" if captain else "holy-quest-spot-pawn", order=colour)
    parts = [names.saint(saint), whose]
    if to_go:
        parts.append(say("holy-quest-spot-to-go", n=to_go))
    if frozen:
        parts.append(say("holy-quest-told-frozen"))
    return ", ".join(parts)


def _tile(
    names: Names, tile: int, acting: tuple[str, ...], orders: tuple[str, ...], held: Held | None
) -> str:
    """`Tile 56, Saint: a card to read or a question to answer. St. Clare of Assisi, ...`."""
    say = names.voice.say
    kind = SPECIAL[names.board.kind[tile]]
    does = ""
    if names.board.kind[tile] != REGULAR and kind in acting:
        easy = "action" not in acting
        name = say(f"holy-quest-tile-{kind}")
        does = say(f"holy-quest-does-{kind}-easy" if easy else f"holy-quest-does-{kind}")
    else:
        name, does = _owned(names, tile, orders)
    called = say("holy-quest-spot-tile", n=tile, name=name)
    told = say("holy-quest-spot-does", name=called, text=does)
    return f"{told} {_pawn(names, held)}." if held else told


def _owned(names: Names, tile: int, orders: tuple[str, ...]) -> tuple[str, str]:
    """What a tile is that an order of this table owns, or a tile of the plain path."""
    say = names.voice.say
    for owner in range(N_COLOURS):
        word = names.owned(tile, owner)
        if word and COLOURS[owner] in orders:
            told = say(f"holy-quest-tile-{word}", order=COLOURS[owner])
            return told, say(f"holy-quest-does-{word.partition('-')[0]}")
    return say("holy-quest-spot-path"), say("holy-quest-does-path")


def _heaven(names: Names, colour: str, n: int, held: Held | None) -> str:
    told = names.voice.say("holy-quest-spot-heaven", n=n, order=colour)
    return _with(names, told, held)


def _home(names: Names, held: Held) -> str:
    told = names.voice.say("holy-quest-spot-home", order=held[1])
    return names.voice.say("holy-quest-told-held", name=told, pawn=names.saint(held[0]))


def _with(names: Names, told: str, held: Held | None) -> str:
    if held is None:
        return names.voice.say("holy-quest-told-empty", name=told)
    return names.voice.say("holy-quest-told-held", name=told, pawn=_pawn(names, held))


def _beyond(scene: Scene, names: Names, stands: dict[str, Held]) -> dict[str, str]:
    """H-6.9: the ring and the Throne Room."""
    found = {}
    for n in range(scene.ring):
        told = names.voice.say("holy-quest-spot-ring", n=n)
        found[f"ring-{n}"] = _with(names, told, stands.get(f"ring-{n}"))
    there = ", ".join(names.saint(each.saint) for each in scene.pawns if each.place == "throne")
    name = names.voice.say("holy-quest-spot-throne")
    word = "holy-quest-told-held" if there else "holy-quest-told-empty"
    found["throne"] = names.voice.say(word, name=name, pawn=there)
    return found


def _decks(scene: Scene, names: Names) -> dict[str, str]:
    """The decks, the Direction card, the ice."""
    say, box = names.voice.say, names.box
    found = {"direction": say("holy-quest-spot-direction", direction=scene.direction)}
    if "freeze" in scene.acting and "action" in scene.acting:
        found["ice"] = say("holy-quest-spot-ice", left=scene.ice, n=box.ice)
    if "action" in scene.acting:
        found["actions"] = say("holy-quest-spot-actions", n=scene.actions_left)
    if scene.top_saint:
        saint = names.saint(scene.top_saint)
        found["saints"] = say("holy-quest-spot-saints", n=scene.saints_left, saint=saint)
    return found


def _cards(names: Names, actions: bool, saints: list[str], lives: list[str]) -> dict[str, str]:
    """What each Action card says, who the saints in sight are, and the life that is told."""
    found = {f"saint:{saint}": names.saint(saint) for saint in saints}
    for card in range(1, CARDS + 1):
        if actions and names.box.copies[card]:
            found[f"card-{card}"] = names.card(card)
    for saint in lives:
        if text := names.card_text(saint):
            found[f"life:{saint}"] = "\n".join(text)
    return found


def _told(scene: Scene) -> list[str]:
    """The Saint card that was read, or asked from; while it is asked nothing of it is told."""
    if not scene.saint_out:
        return scene.saints_under[-1:]
    asked = {"question", "ask", "answer"}.intersection(scene.phases)
    return [] if asked else [scene.saint_out]


def _in_sight(scene: Scene) -> list[str]:
    """Saints whose names a page may want: of pawns and of cards."""
    cards = [scene.top_saint, scene.saint_out, *scene.saints_under[-1:], *scene.option_saints]
    kept = [card for player in scene.players for card in player.cards]
    return [each for each in dict.fromkeys([p.saint for p in scene.pawns] + cards + kept) if each]


def _orders(scene: Scene, names: Names) -> dict[str, str]:
    """Each order: who plays it, who stands by it, whose tokens it holds."""
    found = {}
    for seat, player in enumerate(scene.players):
        say = names.voice.say
        parts = [say("holy-quest-spot-order", order=player.colour, seat=names.voice.seat(seat))]
        if player.ally:
            parts.append(say("holy-quest-shown-ally", order=player.ally))
        if player.tokens:
            cards = ", ".join(names.order(token) for token in player.tokens)
            parts.append(say("holy-quest-shown-tokens", cards=cards))
        if scene.scored:
            parts.append(say("holy-quest-shown-points", points=player.points))
        found[f"order-{LETTERS[COLOURS.index(player.colour)]}"] = ", ".join(parts) + "."
    return found


def _question(scene: Scene, names: Names) -> dict[str, str]:
    """The question that waits for its answer, and what right and wrong bring (H-4.5)."""
    if not scene.question:
        return {}
    found = {"question": names.question(scene.question)}
    for n, answer in enumerate(names.options(scene.question), start=1):
        found[f"answer-{n}"] = answer
    pawn = next((each for each in scene.pawns if each.pawn == scene.this_pawn), None)
    if pawn is not None:
        both = pawn.captain or pawn.saint == scene.saint_out
        facts = {"pawn": names.saint(pawn.saint), "n": 2 if both else 1}
        found["right"] = names.voice.say("holy-quest-spot-right", **facts)
        found["wrong"] = names.voice.say("holy-quest-spot-wrong", n=names.box.wrong)
    return found
