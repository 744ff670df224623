"""The Holy Quest through a seat's eyes, and a game imagined from what they see."""

from typing import cast

from questable.engine.bits import mask_of, numbers_in
from questable.engine.state import OVER, State
from questable.games.holy_quest import scoring
from questable.games.holy_quest.action_cards import left
from questable.games.holy_quest.board import DIRECTIONS, HOME, NOWHERE, SPECIAL, Board
from questable.games.holy_quest.fields import for_imagine, take_imagined
from questable.games.holy_quest.house import BY_TEAMS, House
from questable.games.holy_quest.library import saints_named
from questable.games.holy_quest.movement import can_land, reach, start_tile
from questable.games.holy_quest.pieces import (
    COLOURS,
    N_COLOURS,
    N_PAWNS,
    PAWNS,
    PAWNS_EACH,
)
from questable.games.holy_quest.position import fill_seats, put, saints_in
from questable.games.holy_quest.referee import HolyQuest
from questable.games.holy_quest.saint_cards import asker
from questable.games.holy_quest.state import (
    CARD_MOVE,
    CARD_START,
    GRANTS,
    MOVE_PHASE,
    NONE,
    PHASES,
)
from questable.games.holy_quest.view import HolyQuestView, PawnView, PlayerView


def view(state: State, seat: int) -> HolyQuestView:
    """The position through a seat's eyes."""
    s = cast(HolyQuest, state)
    box = s.box
    on_top = int(s.saint_top != NONE)
    return HolyQuestView(
        game="holy-quest",
        seat=seat,
        seats=s.seats,
        actor=s.actor,
        callers=0,
        ply=s.ply,
        tiles=s.board.tiles,
        ring=s.board.ring,
        phases=[PHASES[p] for p in s.phases],
        colours=[COLOURS[colour] for colour in s.colour_of],
        players=_players(s),
        rolling=s.rolling[:],
        turn=COLOURS[s.turn] if s.turns else "",
        turns=s.turns,
        dice=s.dice,
        granted=GRANTS[s.grant],
        count=s.count,
        six=s.six == 1,
        moves=[PAWNS[pawn] for pawn in numbers_in(s.moves)],
        starts=[PAWNS[pawn] for pawn in numbers_in(s.starts)],
        throne=[COLOURS[colour] for colour in numbers_in(s.open)],
        direction=DIRECTIONS[s.direction],
        pawns=[_pawn(s, pawn) for pawn in range(N_PAWNS) if _shown(s, pawn)],
        this_pawn=PAWNS[s.mover] if s.mover != NONE else "",
        target=_target(s),
        ice=s.ice,
        card=s.card,
        actions_left=left(s),
        actions_under=s.action_tail[:],
        top_saint=box.saints[s.saint_top] if on_top else "",
        saint_out=box.saints[s.saint_out] if s.saint_out != NONE else "",
        saints_left=on_top + s.saint_bag.bit_count() + len(s.saint_tail),
        saints_under=[box.saints[saint] for saint in s.saint_tail],
        read=[box.saints[saint] for saint in saints_in(s.read)],
        questions=[box.question_ids[n] for n in s.offered],
        question=box.question_ids[s.question] if s.question != NONE else "",
        option_saints=saints_named(box.question_ids[s.question]) if s.question != NONE else [],
        asker=asker(s) if s.question != NONE and len(s.offered) > 1 else NONE,
        advanced=s.house.advanced,
        acting=_acting(s.house),
        teams=s.house.alliances == BY_TEAMS,
        scored=s.house.score,
        sum_to_win=s.house.target,
        for_imagine=for_imagine(s),
    )


def _acting(house: House) -> list[str]:
    """H-6.1, H-6.2, H-6.10: all of them, unless the house rules say otherwise."""
    if house.easy:
        cards = ["saint", "wild"] if house.saint_cards else []
        return [*cards, "fire", "freeze"] if house.tokens else cards
    idle = set()
    if not house.saint_cards:
        idle.add("saint")
    if not house.fast_forward:
        idle.add("fast-forward")
    return [kind for kind in SPECIAL[1:] if kind not in idle]


def _shown(s: HolyQuest, pawn: int) -> bool:
    return s.seat_of[pawn >> 2] != NONE and s.saint_of[pawn] != NONE


def _target(s: HolyQuest) -> str:
    if s.target == NONE or not s.phases:
        return ""
    phase = PHASES[s.phases[-1]]
    if phase in ("thaw", "freeze-roll", "bump-roll"):
        return PAWNS[s.target]
    return COLOURS[s.target] if phase in ("token-roll", "proposed") else ""


def _players(s: HolyQuest) -> list[PlayerView]:
    """Nobody before the lot has seated them."""
    if len(s.colour_of) != s.seats:
        return []
    points = scoring.scores(s) if s.house.score or s.actor == OVER else [0] * s.seats
    carried = s.house.carried_scores or [0] * s.seats
    return [_player(s, n, points[n], points[n] + carried[n]) for n in range(s.seats)]


def _player(s: HolyQuest, seat: int, points: int, total: int) -> PlayerView:
    colour = s.colour_of[seat]
    begun = s.turns_of[colour]
    at_turn = s.turns > 0 and s.turn == colour
    ally = s.ally_of[colour]
    return PlayerView(
        colour=COLOURS[colour],
        member=(begun - 1 if at_turn else begun) % s.house.members[seat] + 1,
        members=s.house.members[seat],
        ally=COLOURS[ally] if ally != NONE else "",
        cards=[s.box.saints[saint] for saint in saints_in(s.kept[colour])],
        tokens=[COLOURS[token] for token, holder in enumerate(s.tokens) if holder == colour],
        points=points,
        total=total,
    )


def _pawn(s: HolyQuest, pawn: int) -> PawnView:
    return PawnView(
        pawn=PAWNS[pawn],
        colour=COLOURS[pawn >> 2],
        saint=s.box.saints[s.saint_of[pawn]],
        captain=bool((s.captains >> pawn) & 1),
        place=s.board.place_name(s.where[pawn]),
        frozen=bool((s.frozen >> pawn) & 1),
        to_go=_to_go(s, pawn),
        goal=_goal(s, pawn),
    )


def _to_go(s: HolyQuest, pawn: int) -> int:
    place, size = s.where[pawn], s.board.size
    if not 0 <= place < size:
        return 0
    return s.board.away[(s.direction * N_COLOURS + (pawn >> 2)) * size + place] + 1


def _goal(s: HolyQuest, pawn: int) -> str:
    if not s.phases or s.phases[-1] not in (MOVE_PHASE, CARD_MOVE, CARD_START):
        return ""
    if (s.starts >> pawn) & 1:
        return s.board.place_name(start_tile(s, pawn >> 2))
    return s.board.place_name(reach(s, pawn, s.count)) if (s.moves >> pawn) & 1 else ""


def free_six(seen: HolyQuestView) -> bool:
    """H-3.5: whether a six may be rolled again, for want of a move that is a duty (H-6.7)."""
    if seen.phases[-1:] != ["move"] or not seen.six or seen.starts:
        return False
    own = {seen.turn}
    if seen.teams:
        own |= {each.ally for each in seen.players if each.colour == seen.turn}
    return all(COLOURS[PAWNS.index(pawn) >> 2] not in own for pawn in seen.moves)


def ahead(seen: HolyQuestView, s: HolyQuest, pawn: int, starting: bool) -> tuple[int, list[int]]:
    """Where the count at hand, or a start, leads a pawn, and whom it bumps; NOWHERE if nowhere.

    `s` is that view as `placed` lays it out, once for all pawns.
    """
    if starting:
        place = start_tile(s, pawn >> 2) if s.where[pawn] == HOME else NOWHERE
        ways = [place]
    else:
        place = reach(s, pawn, seen.count)
        ways = [place, _sent_on(seen, s, pawn, place)]
    found = []
    for each in ways:
        if each in range(len(s.at)) and s.at[each] not in (NONE, pawn):
            if not can_land(s, pawn, each):
                break
            found.append(s.at[each])
    return place, found


def placed(seen: HolyQuestView, board: Board) -> HolyQuest:
    """As much of the position as moving takes, where nobody has the set-up at hand."""
    s = HolyQuest()
    s.board = board
    s.where = [HOME] * N_PAWNS
    s.at = [NONE] * (board.size + board.ring)
    s.direction = DIRECTIONS.index(seen.direction)
    s.open = mask_of([COLOURS.index(colour) for colour in seen.throne])
    s.frozen, s.captains = 0, 0
    s.ally_of = [NONE] * N_COLOURS
    for player in seen.players:
        if player.ally:
            s.ally_of[COLOURS.index(player.colour)] = COLOURS.index(player.ally)
    fill_seats(s, [COLOURS.index(colour) for colour in seen.colours])
    for each in seen.pawns:
        pawn, place = PAWNS.index(each.pawn), board.place_named(each.place)
        s.where[pawn] = place
        s.captains |= int(each.captain) << pawn
        s.frozen |= int(each.frozen) << pawn
        if place in range(len(s.at)):
            s.at[place] = pawn
    return s


def _sent_on(seen: HolyQuestView, s: HolyQuest, pawn: int, place: int) -> int:
    """Where the tile of that place sends a pawn on to (H-4.1, H-4.2), or NOWHERE."""
    board = s.board
    kind = SPECIAL[board.kind[place]] if 0 <= place < board.size else ""
    if kind not in seen.acting:
        return NOWHERE
    if kind == "cross-over":
        return board.across(place)
    return board.forward[(s.direction * N_COLOURS + (pawn >> 2)) * board.size + place]


def imagine(dealt: HolyQuest, seen: HolyQuestView) -> HolyQuest:
    """The one state that has this view, from a new game of the same set-up."""
    s = dealt
    take_imagined(s, seen.for_imagine)
    s.seats, s.actor, s.ply = seen.seats, seen.actor, seen.ply
    s.turns, s.dice, s.count, s.ice, s.card = seen.turns, seen.dice, seen.count, seen.ice, seen.card
    s.rolling = seen.rolling[:]
    s.phases = [PHASES.index(phase) for phase in seen.phases]
    s.action_left = sum(s.action_bag)
    fill_seats(s, [COLOURS.index(colour) for colour in seen.colours])
    saints = {name: number for number, name in enumerate(s.box.saints)}
    s.saint_of = s.saint_of[:]
    for pawn in seen.pawns:
        put(s, PAWNS.index(pawn.pawn), saints[pawn.saint], s.board.place_named(pawn.place))
    if s.first != NONE:
        # Pawns of absent colours are named with the others, and never shown.
        for colour in range(N_COLOURS):
            if s.seat_of[colour] == NONE:
                for n, saint in enumerate(s.box.base_of(colour)):
                    put(s, colour * PAWNS_EACH + n, saint, HOME)
    return s
