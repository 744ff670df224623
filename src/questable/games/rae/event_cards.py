"""Playing an event: which may be, and at whom (R-1.3, R-2.2, R-2.9)."""

from questable.engine.action import Action
from questable.games.rae.actions import (
    BESIEGE,
    BURN_COLLECTION,
    BURN_QUEST,
    BURNS_COLLECTION,
    BURNS_QUEST,
    EVENT_CARD,
    JOUST,
    JOUSTING,
    LOOK,
    LOOKS,
    READ,
    READING,
    ROB,
    ROBS,
    SIEGES,
    TAX,
    TAXING,
)
from questable.games.rae.cards import (
    COLLECTION,
    FIREBALL,
    MIRROR,
    MOST_COLLECTIONS,
    MOST_QUESTS,
    N_COLOURS,
    N_SUITS,
    NAMES,
    QUEST,
    QUEST_CARDS,
    SIEGE,
    SIZE,
    TAXES,
    THIEVES,
    TOME,
    TOURNAMENT,
    colour_of,
    suit_of,
)
from questable.games.rae.groups import collection_owner, quest_owner
from questable.games.rae.hands import no_play, play
from questable.games.rae.laying import facts_of, owner_at
from questable.games.rae.replies import open_window
from questable.games.rae.seats import opponents
from questable.games.rae.state import RaeState

BURNT_QUEST: int = 3
"""R-1.3: a Fireball reaches Quests of exactly so many cards,"""
BURNT_COLLECTION: int = 3
"""and Collections of at least so many."""


def add_legal(s: RaeState, actions: list[Action]) -> None:
    """Append the events in hand that can do something, with their targets."""
    if s.event_used or s.played >= s.limit:
        return
    hand = s.hands[s.turn]
    last = -1
    for i in range(len(hand) - 1, -1, -1):
        if hand[i] < QUEST_CARDS:
            break
        last = i
    if last < 0:
        return
    previous = -1
    for i in range(last, len(hand)):
        if hand[i] != previous:
            previous = hand[i]
            _add_event(s, previous, actions)


def _add_event(s: RaeState, card: int, actions: list[Action]) -> None:
    if card == THIEVES:
        _add_seats(s, ROBS, actions)
    elif card == FIREBALL:
        _add_fires(s, actions)
    elif card == TAXES:
        if no_effect(s, TAXING) == "":
            actions.append(TAXING)
    elif card == MIRROR:
        _add_seats(s, LOOKS, actions)
    elif card == TOME:
        if s.pile > 0:
            actions.append(READING)
    elif card == TOURNAMENT:
        if len(s.hands[s.turn]) > 1:
            actions.append(JOUSTING)
    elif card == SIEGE:
        _add_seats(s, SIEGES, actions)


def _add_seats(s: RaeState, choices: list[Action], actions: list[Action]) -> None:
    against = opponents(s, s.turn)
    for seat in range(s.seats):
        if (against >> seat) & 1 and no_effect(s, choices[seat]) == "":
            actions.append(choices[seat])


def _add_fires(s: RaeState, actions: list[Action]) -> None:
    against = opponents(s, s.turn)
    for place in range(N_COLOURS * MOST_QUESTS):
        group = s.quests[place]
        if SIZE[group & 15] == BURNT_QUEST and (against >> quest_owner(group)) & 1:
            for suit in range(N_SUITS):
                if (group >> suit) & 1:
                    actions.append(BURNS_QUEST[place * N_SUITS + suit])
    for place in range(N_SUITS * MOST_COLLECTIONS):
        group = s.collections[place]
        if SIZE[group & 127] < BURNT_COLLECTION:
            continue
        if (against >> collection_owner(group)) & 1:
            for colour in range(N_COLOURS):
                if (group >> colour) & 1:
                    actions.append(BURNS_COLLECTION[place * N_COLOURS + colour])


def why_not(s: RaeState, action: Action) -> str:
    """The rule against playing that event now, at that target."""
    refusal = no_effect(s, action) or no_play(s, 1)
    if refusal != "":
        return refusal
    # one of the cards in hand, and at most one event a turn.
    if s.event_used or EVENT_CARD[action.kind] not in s.hands[s.turn]:
        return "R-2.2"
    victim = victim_of(s, action)
    if victim >= 0 and not (opponents(s, s.turn) >> victim) & 1:
        return "R-3.3"  # a team mate
    return ""


def no_effect(s: RaeState, action: Action) -> str:
    """R-1.3: an event that can do nothing, or is aimed at oneself, cannot be played."""
    kind = action.kind
    able = True
    if kind == ROB or kind == LOOK:
        able = action.a != s.turn and len(s.hands[action.a]) > 0
    elif kind == BESIEGE:
        able = action.a != s.turn and not (s.besieged >> action.a) & 1
    elif kind == BURN_QUEST or kind == BURN_COLLECTION:
        able = _burns(s, action)
    elif kind == TAX:
        able = _payers(s)
    elif kind == READ:
        able = s.pile > 0
    elif kind == JOUST:
        able = len(s.hands[s.turn]) > 1
    return "" if able else "R-1.3"


def _burns(s: RaeState, action: Action) -> bool:
    suit = suit_of(action.a)
    colour = colour_of(action.a)
    if action.kind == BURN_QUEST:
        group = s.quests[colour * MOST_QUESTS + action.b]
        here = (group >> suit) & 1 == 1 and quest_owner(group) != s.turn
        return here and SIZE[group & 15] == BURNT_QUEST
    group = s.collections[suit * MOST_COLLECTIONS + action.b]
    here = (group >> colour) & 1 == 1 and collection_owner(group) != s.turn
    return here and SIZE[group & 127] >= BURNT_COLLECTION


def _payers(s: RaeState) -> bool:
    against = opponents(s, s.turn)
    for seat in range(s.seats):
        if (against >> seat) & 1 and len(s.hands[seat]) > 0:
            return True
    return False


def victim_of(s: RaeState, action: Action) -> int:
    """The seat that an event is aimed at, -1 for nobody or all opponents."""
    kind = action.kind
    if kind == ROB or kind == LOOK or kind == BESIEGE:
        return action.a
    if kind == BURN_QUEST:
        return owner_at(s, QUEST, action.a, action.b)
    if kind == BURN_COLLECTION:
        return owner_at(s, COLLECTION, action.a, action.b)
    return -1


def apply(s: RaeState, action: Action) -> None:
    """Play the event and ask for replies; its effect waits for them."""
    card = EVENT_CARD[action.kind]
    play(s, card)
    s.event_used = 1
    s.events_played += 1
    s.playing = action.index
    if s.log is not None:
        s.log.fire("R-2.9")
        _tell(s, action, card)
    open_window(s)


def _tell(s: RaeState, action: Action, card: int) -> None:
    log = s.log
    if log is None:
        return
    kind = action.kind
    facts: dict[str, int | str] = {"seat": s.turn, "event": NAMES[card]}
    victim = victim_of(s, action)
    if kind == BURN_QUEST or kind == BURN_COLLECTION:
        group = QUEST if kind == BURN_QUEST else COLLECTION
        facts.update(facts_of(group, action.a, action.b, victim))
        log.tell("event-at-card", facts)
    elif victim >= 0:
        facts["at"] = victim
        log.tell("event-at-seat", facts)
    else:
        log.tell("event", facts)
