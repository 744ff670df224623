"""Action cards: the deck, and what the twelve numbers do (H-2.3, H-2.5)."""

from questable.engine.action import Action
from questable.engine.hands import drawn_from
from questable.games.holy_quest import alliances, ice, saint_cards
from questable.games.holy_quest.actions import ACTION_CARDS
from questable.games.holy_quest.board import DIRECTIONS, HEAVEN, HOME
from questable.games.holy_quest.events import tell_seat
from questable.games.holy_quest.movement import (
    may_bump,
    movable,
    no_move,
    no_start,
    startable,
    survey,
)
from questable.games.holy_quest.pawns import go_back, to_start
from questable.games.holy_quest.pieces import (
    CARDS,
    EFFECTS,
    N_PAWNS,
    OWN,
    PAWNS_EACH,
    TO_ADVANCE,
    TO_ALLY,
    TO_BOTH_DICE,
    TO_FREEZE,
    TO_GO_BACK,
    TO_LOSE_TURN,
    TO_SAINT,
    TO_START_PAWN,
    TO_START_TILE,
    TO_SWAP,
    TO_TURN_DIRECTION,
    TO_UNFREEZE,
)
from questable.games.holy_quest.standing import changed, opponents_on_path
from questable.games.holy_quest.state import (
    BY_BOTH_DICE,
    BY_START_CARD,
    CARD_MOVE,
    CARD_START,
    DRAW_PHASE,
    GRANTED_PHASE,
    SWAP_PHASE,
    HolyQuestState,
)


def shuffle(s: HolyQuestState) -> None:
    """H-2.3: those that are in, shuffled once."""
    s.action_bag = [s.box.copies[card] if s.house.cards[card] else 0 for card in range(CARDS + 1)]
    s.action_left = sum(s.action_bag)


def left(s: HolyQuestState) -> int:
    """How many cards the deck has."""
    return s.action_left + len(s.action_tail)


def call_for_card(s: HolyQuestState) -> None:
    """The top card is drawn; an empty deck makes the tile regular (H-2.3)."""
    if left(s) > 0:
        s.phases.append(DRAW_PHASE)
    else:
        s.fire("H-2.3")


def case(s: HolyQuestState, k: int) -> Action:
    """The card drawn in case k."""
    if s.action_left == 0:
        return ACTION_CARDS[s.action_tail[0] - 1]
    return ACTION_CARDS[drawn_from(s.action_bag, k) - 1]


def can_come(s: HolyQuestState, card: int) -> bool:
    """Whether the top card may turn out to be this one."""
    if s.action_left > 0:
        return s.action_bag[card] > 0
    return s.action_tail[0] == card


def put_under(s: HolyQuestState) -> None:
    """H-2.3: a card goes under its deck after it has been followed."""
    s.action_tail = [*s.action_tail, s.card]
    s.card = 0
    s.fire("H-2.3")


def draw(s: HolyQuestState, card: int) -> None:
    """H-4.6: the top card turned out to be this one, and is followed at once."""
    s.phases.pop()
    if s.action_left > 0:
        s.action_bag = changed(s.action_bag, card, s.action_bag[card] - 1)
        s.action_left -= 1
    else:
        s.action_tail = s.action_tail[1:]
    s.card = card
    effect = s.box.effect[card]
    if s.log is not None:
        s.log.fire("H-2.5")
        seat = s.seat_of[s.turn]
        s.log.tell("drew-action", {"seat": seat, "card": card, "effect": EFFECTS[effect]})
    if not _follow(s, effect) and s.log is not None:
        s.log.tell("no-effect", {"card": card})


def _follow(s: HolyQuestState, effect: int) -> bool:
    """H-2.5: what cannot be done does nothing; False then."""
    if effect == TO_SAINT:
        return saint_cards.use(s)
    if effect == TO_BOTH_DICE:
        _grant(s, 2, BY_BOTH_DICE)
    elif effect == TO_START_PAWN:
        _start_one(s)
    elif effect == TO_GO_BACK:
        go_back(s, s.mover, s.box.tiles[s.card])
    elif effect == TO_TURN_DIRECTION:
        _turn_direction(s)
    elif effect == TO_LOSE_TURN:
        _lose_turn(s)
    elif effect == TO_FREEZE:
        return ice.freeze_by_card(s)
    elif effect == TO_SWAP:
        if swappable(s) == 0:
            return False
        s.phases.append(SWAP_PHASE)
    elif effect == TO_ADVANCE:
        return _advance_another(s)
    elif effect == TO_ALLY:
        return alliances.draw_card(s)
    elif effect == TO_UNFREEZE:
        ice.unfreeze_by_card(s)
    elif effect == TO_START_TILE:
        to_start(s, s.mover)
    return True


def _grant(s: HolyQuestState, dice: int, why: int) -> None:
    s.dice = dice
    s.grant = why
    s.phases.append(GRANTED_PHASE)


def _start_one(s: HolyQuestState) -> None:
    """Card 3: start one of your pawns; if none can, one die for any pawn you may move."""
    s.moves = 0
    s.starts = startable(s, OWN[s.turn])
    if s.starts:
        s.phases.append(CARD_START)
    else:
        _grant(s, 1, BY_START_CARD)


def choose_by_roll(s: HolyQuestState, count: int) -> None:
    """Card 3: the die was rolled; no pawn is started, and no further roll is earned (H-3.13)."""
    s.count = count
    s.starting = 0
    survey(s)
    if s.moves:
        s.phases.append(CARD_MOVE)
    else:
        tell_seat(s, "no-move")


def _turn_direction(s: HolyQuestState) -> None:
    s.direction = 1 - s.direction
    s.flips += 1
    if s.log is not None:
        s.log.fire("H-3.2")
        s.log.tell("direction", {"direction": DIRECTIONS[s.direction]})


def _lose_turn(s: HolyQuestState) -> None:
    """Card 6: rolls still owed are lost (H-3.12)."""
    s.owed = 0
    s.fire("H-3.12")
    tell_seat(s, "turn-lost")


def swappable(s: HolyQuestState) -> int:
    """Card 8: an opponent's pawn on the path, not frozen, that this pawn could bump."""
    found = opponents_on_path(s) & ~s.frozen
    for pawn in range(N_PAWNS):
        if (found >> pawn) & 1 and not may_bump(s, s.mover, pawn):
            found &= ~(1 << pawn)
    return found


def advancing(s: HolyQuestState) -> int:
    """Card 9: your other pawns on the path or in Heaven."""
    pawns = 0
    for pawn in range(s.turn * PAWNS_EACH, s.turn * PAWNS_EACH + PAWNS_EACH):
        place = s.where[pawn]
        if pawn != s.mover and place != HOME and (place < s.board.size or place >= HEAVEN):
            pawns |= 1 << pawn
    return pawns


def _advance_another(s: HolyQuestState) -> bool:
    """Card 9: one of them goes on, and its tile acts."""
    s.count = s.box.tiles[s.card]
    s.moves = movable(s, advancing(s), s.count)
    s.starts = 0
    if s.moves == 0:
        return False
    s.phases.append(CARD_MOVE)
    return True


def no_card_move(s: HolyQuestState, pawn: int) -> str:
    """The first rule that keeps a pawn from the move of card 9 or card 3, or ''."""
    if s.box.effect[s.card] == TO_ADVANCE and not (advancing(s) >> pawn) & 1:
        return "H-2.5"
    return no_move(s, pawn)


def no_card_start(s: HolyQuestState, pawn: int) -> str:
    """The first rule that keeps a pawn from being started by card 3, or ''."""
    if (s.sides[s.turn] & ~OWN[s.turn]) >> pawn & 1:
        return "H-2.5"
    return no_start(s, pawn)
