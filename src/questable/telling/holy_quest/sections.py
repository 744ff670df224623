"""The Holy Quest laid out as text: the turn and its cards, pawns, the ways ahead, players."""

from questable.engine import OVER
from questable.games.holy_quest.board import DIRECTIONS, HOME, NOWHERE
from questable.games.holy_quest.movement import reach
from questable.games.holy_quest.pieces import COLOURS, N_PAWNS, PAWNS, PAWNS_EACH
from questable.games.holy_quest.referee import HolyQuest
from questable.games.holy_quest.view import HolyQuestView, PawnView, PlayerView
from questable.table.told.words import Section
from questable.telling.holy_quest.course import turn_order
from questable.telling.holy_quest.names import Names
from questable.telling.holy_quest.sentences import card_lines
from questable.telling.sheet import Sheet, acting, listed

PAWN = ("pawn", "order", "place", "state")
AHEAD = ("pawn", "ahead")
PLAYER = ("player", "order", "remarks")
SCORED = ("player", "order", "points", "total", "remarks")
STEPS = 12
"""As far as two dice lead."""
Step = tuple[int, str, str, str]
"""So many steps, what is told of them where nobody stands in the way ('' for a bare tile), what is
there, and the place if others may stand on it."""


def sections(view: HolyQuestView, names: Names) -> list[Section]:
    """All of the board."""
    sheet = Sheet(names.voice)
    sheet.lines("turn", _turn(view, names))
    sheet.part(_last_card, names, view.saints_under[-1:])
    at_turn = view.turn if view.actor != OVER else ""
    order = turn_order(view)
    sheet.part(_players, names, order, view.players, at_turn, view.scored)
    sheet.part(_pawns, names, view.pawns)
    mine = view.colours[view.seat] if 0 <= view.seat < len(view.colours) else view.turn
    sheet.part(_ways, names, view.pawns, view.direction, view.throne, mine)
    return sheet.sections


def _pawns(names: Names, pawns: list[PawnView]) -> list[Section]:
    sheet = Sheet(names.voice)
    sheet.table("pawns", PAWN, [names.voice.once(_pawn, names, pawn) for pawn in pawns])
    return sheet.sections


def _ways(
    names: Names, pawns: list[PawnView], direction: str, throne: list[str], mine: str
) -> list[Section]:
    """What lies ahead of the own pawns."""
    sheet, once = Sheet(names.voice), names.voice.once
    stands = {each.place: each.pawn for each in pawns}
    rows = []
    for pawn in pawns:
        if pawn.colour == mine and pawn.place != "home":
            way = once(_way, names, pawn.pawn, pawn.place, direction, mine in throne)
            others = tuple([stands.get(step[3], "") for step in way])
            if told := once(_ahead, names, way, others):
                rows.append((_named(names, pawn), told))
    sheet.table("ahead", AHEAD, rows)
    return sheet.sections


def _last_card(names: Names, under: list[str]) -> list[Section]:
    """The Saint card that went under the deck last: it was read, or asked from (H-4.5)."""
    text = names.card_text(under[0]) if under else []
    if not text:
        return []
    heading = names.voice.say("telling-holy-quest-card", saint=names.saint(under[0]))
    return [Section(heading=heading, lines=text, columns=[], rows=[], aloud=True)]


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


def _players(
    names: Names, order: list[int], players: list[PlayerView], at_turn: str, scored: bool
) -> list[Section]:
    sheet = Sheet(names.voice)
    rows = [_player(names, seat, players[seat], at_turn, scored) for seat in order]
    sheet.table("players", SCORED if scored else PLAYER, rows)
    return sheet.sections


def _player(
    names: Names, seat: int, own: PlayerView, at_turn: str, scored: bool
) -> list[str | int]:
    say, remarks = names.voice.say, []
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
    name = acting(names.voice, names.voice.seat(seat), own.colour == at_turn)
    points: list[str | int] = [own.points, own.total] if scored else []
    return [name, names.order(own.colour), *points, listed(remarks)]


def _named(names: Names, pawn: PawnView) -> str:
    return names.signed(pawn.pawn, pawn.saint)


def _pawn(names: Names, pawn: PawnView) -> tuple[str, ...]:
    say = names.voice.say
    state = [say("holy-quest-told-captain")] if pawn.captain else []
    state += [say("holy-quest-told-frozen")] if pawn.frozen else []
    place = names.place(pawn.place, COLOURS.index(pawn.colour))
    return _named(names, pawn), names.order(pawn.colour), place, listed(state)


def _ahead(names: Names, way: tuple[Step, ...], others: tuple[str, ...]) -> str:
    """What so many steps lead to, where that is more than a bare tile; `others` stand there."""
    found = []
    for (steps, told, name, _), other in zip(way, others, strict=True):
        if other:
            what = f"{name} ({other})" if name else f"({other})"
            found.append(names.voice.say("telling-numbered", n=steps, words=what))
        else:
            found.append(told)
    return listed(found)


def _way(names: Names, sign: str, place: str, direction: str, throne: bool) -> tuple[Step, ...]:
    """Where counts lead a pawn."""
    pawn, board = PAWNS.index(sign), names.board
    colour = pawn // PAWNS_EACH
    # As much of a position as is needed to count steps.
    s = HolyQuest()
    s.board = board
    s.where = [HOME] * N_PAWNS
    s.where[pawn] = board.place_named(place)
    s.direction = DIRECTIONS.index(direction)
    s.open = int(throne) << colour
    found = []
    for steps in range(1, STEPS + 1):
        end = reach(s, pawn, steps)
        if end == NOWHERE:
            continue
        to = board.place_name(end)
        name = names.tile(end, colour) if end < board.size else names.place(to, colour)
        told = names.voice.say("telling-numbered", n=steps, words=name) if name else ""
        found.append((steps, told, name, to if end < board.size + board.ring else ""))
    return tuple(found)
