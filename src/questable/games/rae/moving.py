"""Rearranging own cards in play, and Quests of hand and Collections (R-2.6, R-2.7).

In two steps: `take` lifts a card from a Collection; then it goes to a Quest, to another own
Collection, or, `with` a card from hand, into a new Quest. A Quest of R-2.6 of more than one hand
card and one Collection card is that and further steps: the counts of R-2.8 come out the same.
"""

from questable.engine.action import Action
from questable.games.rae.actions import (
    TAKES,
    TO_COLLECTION,
    TO_COLLECTIONS,
    TO_QUEST,
    TO_QUESTS,
    WITH,
    WITHS,
)
from questable.games.rae.cards import (
    COLLECTION,
    MOST_COLLECTIONS,
    MOST_QUESTS,
    N_COLOURS,
    N_SUITS,
    NAMES,
    QUEST,
    SIZE,
    colour_of,
    suit_of,
)
from questable.games.rae.groups import collection_owner, set_collection
from questable.games.rae.hands import no_play, play
from questable.games.rae.laying import begin_group, facts_of, join, owner_at
from questable.games.rae.scoring import score
from questable.games.rae.state import LIFTED, NOTHING, RaeState

ALL_COLOURS: int = 127
GIVING: int = 3
"""R-2.7: a Collection gives a card only while it has so many."""


def add_takes(s: RaeState, actions: list[Action]) -> None:
    """Append the own cards in Collections that may move."""
    seat = s.turn
    for suit in range(N_SUITS):
        for place in range(suit * MOST_COLLECTIONS, (suit + 1) * MOST_COLLECTIONS):
            group = s.collections[place]
            if group == 0:
                break
            if collection_owner(group) != seat or SIZE[group & ALL_COLOURS] < GIVING:
                continue
            for colour in range(N_COLOURS):
                if (group >> colour) & 1 and _may_leave(s, colour, suit, place):
                    actions.append(TAKES[place * N_COLOURS + colour])


def _may_leave(s: RaeState, colour: int, suit: int, place: int) -> bool:
    """Whether a card of a giving Collection has not moved yet and has somewhere to go."""
    if len(s.moved) > 0 and place * N_COLOURS + colour in s.moved:
        return False
    for quest in range(colour * MOST_QUESTS, (colour + 1) * MOST_QUESTS):
        group = s.quests[quest]
        if group == 0:
            break
        if not (group >> suit) & 1:
            return True
    for other in range(suit * MOST_COLLECTIONS, (suit + 1) * MOST_COLLECTIONS):
        group = s.collections[other]
        if group == 0:
            break
        if other != place and collection_owner(group) == s.turn and not (group >> colour) & 1:
            return True
    if s.played < s.limit:
        for card in s.hands[s.turn]:
            if colour_of(card) == colour and suit_of(card) != suit:
                return True
    return False


def no_take(s: RaeState, card: int, n: int) -> str:
    """The rule against taking a card from a Collection: all of it is R-2.7."""
    suit = suit_of(card)
    colour = colour_of(card)
    place = suit * MOST_COLLECTIONS + n
    group = s.collections[place]
    if group == 0 or collection_owner(group) != s.turn or not (group >> colour) & 1:
        return "R-2.7"
    if SIZE[group & ALL_COLOURS] < GIVING:
        return "R-2.7"
    return "" if _may_leave(s, colour, suit, place) else "R-2.7"


def take(s: RaeState, card: int, n: int) -> None:
    """Lift a card; nothing is revealed, so it can be undone."""
    place = suit_of(card) * MOST_COLLECTIONS + n
    set_collection(s, place, s.collections[place] & ~(1 << colour_of(card)))
    s.lifted = card
    s.lifted_from = place
    s.phases.append(LIFTED)
    if s.log is not None:
        s.log.fire("R-2.7")
        s.log.tell("lifted", facts_of(COLLECTION, card, n, s.turn))


def legal(s: RaeState) -> list[Action]:
    """Where the lifted card may go."""
    actions: list[Action] = []
    for n in range(MOST_QUESTS):
        if no_quest(s, n) == "":
            actions.append(TO_QUESTS[n])
    for n in range(MOST_COLLECTIONS):
        if no_collection(s, n) == "":
            actions.append(TO_COLLECTIONS[n])
    if s.played < s.limit:
        last = NOTHING
        for card in s.hands[s.turn]:
            fits = colour_of(card) == colour_of(s.lifted) and suit_of(card) != suit_of(s.lifted)
            if card != last and fits:
                actions.append(WITHS[card])
            last = card
    return actions


def why_not(s: RaeState, action: Action) -> str:
    """The rule against that place for the lifted card; anything else has to wait."""
    if action.kind == TO_QUEST:
        return no_quest(s, action.a)
    if action.kind == TO_COLLECTION:
        return no_collection(s, action.a)
    if action.kind != WITH:
        return "T-1.3"
    refusal = no_play(s, 1) or ("" if action.a in s.hands[s.turn] else "R-2.2")
    if refusal != "":
        return refusal
    fits = colour_of(action.a) == colour_of(s.lifted) and suit_of(action.a) != suit_of(s.lifted)
    return "" if fits else "R-2.3"


def no_quest(s: RaeState, n: int) -> str:
    """R-2.3, R-2.7: a Quest of the card's colour, anyone's, that lacks its suit."""
    group = s.quests[colour_of(s.lifted) * MOST_QUESTS + n]
    if (group >> suit_of(s.lifted)) & 1:
        return "R-2.3"
    return "" if group != 0 else "R-2.7"


def no_collection(s: RaeState, n: int) -> str:
    """R-2.3, R-2.7: another own Collection of the card's suit that lacks its colour."""
    place = suit_of(s.lifted) * MOST_COLLECTIONS + n
    group = s.collections[place]
    if (group >> colour_of(s.lifted)) & 1:
        return "R-2.3"
    own = group != 0 and collection_owner(group) == s.turn and place != s.lifted_from
    return "" if own else "R-2.7"


def apply(s: RaeState, action: Action) -> None:
    """Put the lifted card down."""
    card = s.lifted
    s.lifted = NOTHING
    s.phases.pop()
    if action.kind == WITH:
        _form(s, card, action.a)
    elif action.kind == TO_QUEST:
        _move(s, card, QUEST, action.a)
    else:
        place = suit_of(card) * MOST_COLLECTIONS + action.a
        s.moved = [*s.moved, place * N_COLOURS + colour_of(card)]  # once a turn
        _move(s, card, COLLECTION, action.a)
    s.lifted_from = NOTHING


def _move(s: RaeState, card: int, kind: int, n: int) -> None:
    if s.log is not None:
        s.log.fire("R-2.3")
        s.log.fire("R-2.7")
        facts = facts_of(kind, card, n, owner_at(s, kind, card, n))
        facts["seat"] = s.turn
        facts["from"] = s.lifted_from % MOST_COLLECTIONS + 1
        s.log.tell("moved", facts)
    join(s, kind, card, n)


def _form(s: RaeState, card: int, second: int) -> None:
    # a new Quest of a card from a Collection and one from hand.
    play(s, second)
    n = begin_group(s, QUEST, card, second)
    if s.log is not None:
        s.log.fire("R-2.3")
        s.log.fire("R-2.6")
        facts = facts_of(QUEST, card, n, s.turn)
        facts["second"] = NAMES[second]
        facts["from"] = s.lifted_from % MOST_COLLECTIONS + 1
        s.log.tell("formed", facts)
    score(s, s.turn, s.points[card] + s.points[second])
