"""What events do, once nobody replies any more (R-1.3, R-2.9)."""

from questable.engine.action import Action
from questable.engine.hands import take_up
from questable.engine.state import CHANCE
from questable.games.rae.actions import (
    BESIEGE,
    BURN_COLLECTION,
    BURN_QUEST,
    EVENT_CARD,
    JOUST,
    LOOK,
    READ,
    ROB,
    TABLE,
    TAX,
)
from questable.games.rae.cards import (
    COLLECTION,
    KING,
    MOST_COLLECTIONS,
    MOST_QUESTS,
    NAMES,
    QUEST,
    colour_of,
    suit_of,
)
from questable.games.rae.groups import set_collection, set_quest
from questable.games.rae.laying import facts_of, owner_at
from questable.games.rae.memory import left_unseen, look, seen_to_arrive
from questable.games.rae.scoring import lose
from questable.games.rae.seats import next_seat, opponents
from questable.games.rae.state import (
    EXCHANGING,
    NOTHING,
    OFFERING,
    PAYING,
    READING_TOME,
    STEALING,
    RaeState,
)

TOME_CARDS: int = 2
MORE_PLAYS: int = 2
"""R-1.3: what a Tournament adds to the cards of a turn, and to those added one by one."""


def played_event(s: RaeState) -> Action:
    """The event that is being carried out."""
    return TABLE.actions[s.playing]


def cards_in_play(s: RaeState) -> list[int]:
    """The event that is being carried out and the replies to it, in the order played."""
    if s.playing == NOTHING:
        return []
    return [EVENT_CARD[played_event(s).kind]] + [KING] * len(s.replies)


def resolve(s: RaeState) -> None:
    """Nobody replies: the event happens, unless the number of replies is odd."""
    action = played_event(s)
    log = s.log
    if len(s.replies) & 1:
        s.events_cancelled += 1
        if log is not None:
            log.fire("R-2.9")
            log.tell("cancelled", {"event": NAMES[EVENT_CARD[action.kind]], "seat": s.turn})
        finish(s)
        return
    if log is not None:
        log.fire("R-1.3")
    kind = action.kind
    if kind == ROB:
        _rob(s, action.a)
    elif kind == BURN_QUEST or kind == BURN_COLLECTION:
        _burn(s, action)
    elif kind == TAX:
        s.phases.append(PAYING)
        _next_payer(s, s.turn)
    elif kind == LOOK:
        _look(s, action.a)
    elif kind == READ:
        s.to_read = TOME_CARDS if s.pile >= TOME_CARDS else s.pile
        s.phases.append(READING_TOME)
        s.actor = CHANCE
    elif kind == JOUST:
        _joust(s)
    elif kind == BESIEGE:
        s.besieged |= 1 << action.a
        if log is not None:
            log.tell("besieged", {"seat": s.turn, "at": action.a})
        finish(s)


def finish(s: RaeState) -> None:
    """R-2.9: the event and its replies go to the discard pile in the order played."""
    s.discards = s.discards + cards_in_play(s)
    s.replies = []
    s.playing = NOTHING
    s.actor = s.turn


def _nothing_left(s: RaeState, victim: int) -> bool:
    """A victim may have replied with the last card in hand; then nothing happens."""
    if len(s.hands[victim]) > 0:
        return False
    if s.log is not None:
        s.log.tell("empty-hand", {"seat": victim})
    finish(s)
    return True


def _rob(s: RaeState, victim: int) -> None:
    if _nothing_left(s, victim):
        return
    s.phases.append(STEALING)
    s.actor = CHANCE


def steal(s: RaeState, card: int) -> None:
    """Thieves take this card from their victim's hand, unseen by anyone else."""
    victim = played_event(s).a
    s.phases.pop()
    _hand_over(s, victim, s.turn, card)
    if s.log is not None:
        s.log.tell("stolen", {"seat": s.turn, "from": victim})
        both = (1 << s.turn) | (1 << victim)
        s.log.tell("stolen-card", {"seat": s.turn, "from": victim, "card": NAMES[card]}, both)
    finish(s)


def _hand_over(s: RaeState, giver: int, taker: int, card: int) -> None:
    s.barrier = s.ply
    s.hands[giver].remove(card)
    left_unseen(s, giver, card, taker)
    take_up(s.hands[taker], card)
    seen_to_arrive(s, taker, card, giver)


def _burn(s: RaeState, action: Action) -> None:
    card = action.a
    kind = QUEST if action.kind == BURN_QUEST else COLLECTION
    owner = owner_at(s, kind, card, action.b)
    s.discards = [*s.discards, card]
    if s.log is not None:
        s.log.tell("burnt", facts_of(kind, card, action.b, owner))
    if kind == QUEST:
        place = colour_of(card) * MOST_QUESTS + action.b
        set_quest(s, place, s.quests[place] & ~(1 << suit_of(card)))
        lose(s, owner, s.points[card])
    else:
        place = suit_of(card) * MOST_COLLECTIONS + action.b
        set_collection(s, place, s.collections[place] & ~(1 << colour_of(card)))
    finish(s)


def _next_payer(s: RaeState, after: int) -> None:
    """Opponents pay their taxes in turn order; who holds nothing gives nothing."""
    against = opponents(s, s.turn)
    seat = next_seat(s, after)
    while seat != s.turn:
        if (against >> seat) & 1 and len(s.hands[seat]) > 0:
            s.actor = seat
            return
        seat = next_seat(s, seat)
    s.phases.pop()
    finish(s)


def pay(s: RaeState, card: int) -> None:
    """A card of the payer's choice, which only giver and taker see."""
    payer = s.actor
    _hand_over(s, payer, s.turn, card)
    if s.log is not None:
        s.log.tell("paid", {"seat": payer, "to": s.turn})
        both = (1 << s.turn) | (1 << payer)
        s.log.tell("paid-card", {"seat": payer, "to": s.turn, "card": NAMES[card]}, both)
    _next_payer(s, payer)


def _look(s: RaeState, victim: int) -> None:
    if _nothing_left(s, victim):
        return
    look(s, s.turn, victim)
    if s.log is not None:
        s.log.tell("looked", {"seat": s.turn, "at": victim})
        names = " ".join([NAMES[card] for card in s.hands[victim]])
        s.log.tell("saw", {"at": victim, "cards": names}, 1 << s.turn)
    if len(s.hands[s.turn]) == 0:
        finish(s)  # looked, and has nothing to exchange
        return
    s.phases.append(OFFERING)
    s.actor = s.turn


def offer(s: RaeState, card: int) -> None:
    """The card to be given, named to nobody until the other one is chosen."""
    s.offered = card
    s.phases.pop()
    s.phases.append(EXCHANGING)


def exchange(s: RaeState, card: int) -> None:
    """The offered card goes for this one of the other hand; only the two of them see both."""
    victim = played_event(s).a
    given = s.offered
    s.offered = NOTHING
    s.phases.pop()
    _hand_over(s, s.turn, victim, given)
    _hand_over(s, victim, s.turn, card)
    if s.log is not None:
        s.log.tell("exchanged", {"seat": s.turn, "with": victim})
        both = (1 << s.turn) | (1 << victim)
        facts: dict[str, int | str] = {
            "seat": s.turn, "with": victim, "gave": NAMES[given], "got": NAMES[card],
        }  # fmt: skip
        s.log.tell("exchanged-cards", facts, both)
    finish(s)


def _joust(s: RaeState) -> None:
    s.limit += MORE_PLAYS
    s.add_limit += MORE_PLAYS
    if s.log is not None:
        s.log.tell("tournament", {"seat": s.turn, "left": s.limit - s.played})
    finish(s)
