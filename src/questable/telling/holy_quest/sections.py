"""The Holy Quest laid out as text: the turn and its cards, pawns, the ways ahead, players."""

from questable.engine import OVER
from questable.engine.view import mask_of
from questable.games.holy_quest.board import DIRECTIONS, HOME, NOWHERE
from questable.games.holy_quest.movement import reach
from questable.games.holy_quest.pieces import COLOURS, N_PAWNS, PAWNS
from questable.games.holy_quest.referee import HolyQuest
from questable.games.holy_quest.view import HolyQuestView, PawnView
from questable.table.told.words import Section
from questable.telling.holy_quest.course import turn_order
from questable.telling.holy_quest.names import Names
from questable.telling.holy_quest.sentences import card_lines
from questable.telling.sheet import Sheet, listed

PAWN = ("pawn", "order", "place", "state")
AHEAD = ("pawn", "ahead")
PLAYER = ("player", "order", "remarks")
SCORED = ("player", "order", "points", "total", "remarks")
STEPS = 12
"""As far as two dice lead."""


def sections(view: HolyQuestView, names: Names) -> list[Section]:
    """All of the board."""
    sheet = Sheet(names.voice)
    sheet.lines("turn", _turn(view, names))
    sheet.sections += _last_card(view, names)
    columns = SCORED if view.scored else PLAYER
    rows = [_player(sheet, view, names, seat) for seat in turn_order(view)]
    sheet.table("players", columns, rows)
    sheet.table("pawns", PAWN, [_pawn(names, pawn) for pawn in view.pawns])
    mine = view.colours[view.seat] if 0 <= view.seat < len(view.colours) else view.turn
    own = [pawn for pawn in view.pawns if pawn.colour == mine and pawn.place != "home"]
    standing = _standing(view, names)
    ways = [(pawn, listed(_ahead(view, names, standing, pawn))) for pawn in own]
    sheet.table("ahead", AHEAD, [[_named(names, pawn), way] for pawn, way in ways if way])
    return sheet.sections


def _last_card(view: HolyQuestView, names: Names) -> list[Section]:
    """The Saint card that went under the deck last: it was read, or asked from (H-4.5)."""
    if not view.saints_under:
        return []
    text = names.card_text(view.saints_under[-1])
    heading = names.voice.say("telling-holy-quest-card", saint=names.saint(view.saints_under[-1]))
    card = Section(heading=heading, lines=text, columns=[], rows=[], aloud=True)
    return [card] if text else []


def _turn(view: HolyQuestView, names: Names) -> list[str]:
    say = names.voice.say
    told = [names.voice.waiting(view)]
    if view.turns:
        told.append(say("holy-quest-shown-turn", n=view.turns) + ".")
    told.append(say("holy-quest-told-direction", direction=view.direction))
    decks = {"left": view.ice, "n": view.actions_left}
    told.append(say("holy-quest-told-decks", **decks))
    told += [f"{line}." for line in card_lines(view, names)]
    if view.question:
        told.append(names.answers(view.question))
    if view.sum_to_win:
        told.append(say("holy-quest-shown-target", points=view.sum_to_win) + ".")
    if view.this_pawn:
        pawn = names.seen(view, view.this_pawn)
        told.append(say("holy-quest-told-named", pawn=pawn))
    return told


def _player(sheet: Sheet, view: HolyQuestView, names: Names, seat: int) -> list[str | int]:
    say, own = names.voice.say, view.players[seat]
    remarks = []
    if own.members > 1:
        remarks.append(say("holy-quest-shown-member", n=own.member, count=own.members))
    if own.cards:
        cards = ", ".join(names.saint(card) for card in own.cards)
        remarks.append(say("holy-quest-shown-cards", cards=cards))
    if own.tokens:
        tokens = ", ".join(names.order(token) for token in own.tokens)
        remarks.append(say("holy-quest-shown-tokens", cards=tokens))
    if own.ally:
        remarks.append(say("holy-quest-shown-ally", order=own.ally))
    name = sheet.acting(names.voice.seat(seat), view.turn == own.colour and view.actor != OVER)
    points: list[str | int] = [own.points, own.total] if view.scored else []
    return [name, names.order(own.colour), *points, listed(remarks)]


def _named(names: Names, pawn: PawnView) -> str:
    return names.pawn(pawn.pawn, pawn.saint)


def _pawn(names: Names, pawn: PawnView) -> list[str]:
    say = names.voice.say
    state = [say("holy-quest-told-captain")] if pawn.captain else []
    state += [say("holy-quest-told-frozen")] if pawn.frozen else []
    place = names.place(pawn.place, COLOURS.index(pawn.colour))
    return [_named(names, pawn), names.order(pawn.colour), place, listed(state)]


def _standing(view: HolyQuestView, names: Names) -> HolyQuest:
    """As much of a position as is needed to count steps."""
    s = HolyQuest()
    s.board = names.board
    s.where = [HOME] * N_PAWNS
    for each in view.pawns:
        s.where[PAWNS.index(each.pawn)] = names.board.place_named(each.place)
    s.direction = DIRECTIONS.index(view.direction)
    s.open = mask_of([COLOURS.index(colour) for colour in view.throne])
    return s


def _ahead(view: HolyQuestView, names: Names, standing: HolyQuest, pawn: PawnView) -> list[str]:
    """What so many steps lead to, where that is more than a bare tile."""
    stands = {each.place: each.pawn for each in view.pawns if each.place != "home"}
    colour = COLOURS.index(pawn.colour)
    found = []
    for steps in range(1, STEPS + 1):
        end = reach(standing, PAWNS.index(pawn.pawn), steps)
        if end == NOWHERE:
            continue
        place = names.board.place_name(end)
        kind, _, digits = place.partition("-")
        tile = names.tile(int(digits), colour) if kind == "path" else ""
        other = stands.get(place, "") if kind in ("path", "ring") else ""
        name = tile if kind == "path" else names.place(place, colour)
        if what := " ".join(part for part in (name, other and f"({other})") if part):
            found.append(names.voice.say("telling-numbered", n=steps, words=what))
    return found


def spots(view: HolyQuestView, names: Names) -> dict[str, str]:
    """Every tile that is something, and every pawn."""
    found = {}
    for tile in range(names.board.size):
        if name := names.tile(tile, -1):
            found[f"path-{tile}"] = names.voice.say("holy-quest-place-tile", n=tile, name=name)
    for pawn in view.pawns:
        found[pawn.pawn] = ", ".join(cell for cell in _pawn(names, pawn) if cell)
    return found
