"""Laying two cards as a new group, adding cards to groups (R-2.3 to R-2.5, R-2.8)."""

from questable.engine.action import Action
from questable.games.rae.actions import (
    ADD_QUEST,
    ADDS_COLLECTION,
    ADDS_QUEST,
    LAY,
    LAY_AT,
    LAYS,
)
from questable.games.rae.cards import (
    ALL_SUITS,
    COLLECTION,
    COLOURS,
    GROUPS,
    MOST_COLLECTIONS,
    MOST_QUESTS,
    NAMES,
    QUEST,
    QUEST_CARDS,
    SUITS,
    colour_of,
    suit_of,
)
from questable.games.rae.groups import (
    COLLECTION_OWNER,
    QUEST_OWNER,
    collection_owner,
    quest_owner,
    set_collection,
    set_quest,
)
from questable.games.rae.hands import no_play, play
from questable.games.rae.scoring import score
from questable.games.rae.state import RaeState


def add_legal(s: RaeState, actions: list[Action]) -> None:
    """Append the pairs that may be laid, then each card with the groups that it fits."""
    hand = s.hands[s.turn]
    left = s.limit - s.played
    if left >= 2:
        _add_pairs(hand, actions)
    if left >= 1 and s.added < s.add_limit:
        last = -1
        for card in hand:
            if card >= QUEST_CARDS:
                break
            if card != last:
                _add_homes(s, card, actions)
                last = card


def _add_pairs(hand: list[int], actions: list[Action]) -> None:
    n = len(hand)
    for i in range(n):
        a = hand[i]
        if a >= QUEST_CARDS:
            return
        if i > 0 and hand[i - 1] == a:
            continue
        row = a * QUEST_CARDS
        for j in range(i + 1, n):
            b = hand[j]
            if b >= QUEST_CARDS:
                break
            if hand[j - 1] != b and LAY_AT[row + b] >= 0:
                actions.append(LAYS[LAY_AT[row + b]])


def _add_homes(s: RaeState, card: int, actions: list[Action]) -> None:
    colour = colour_of(card)
    suit = suit_of(card)
    place = colour * MOST_QUESTS
    for n in range(MOST_QUESTS):
        group = s.quests[place + n]
        if group == 0:
            break
        if not (group >> suit) & 1:
            actions.append(ADDS_QUEST[card * MOST_QUESTS + n])
    place = suit * MOST_COLLECTIONS
    for n in range(MOST_COLLECTIONS):
        group = s.collections[place + n]
        if group == 0:
            break
        if not (group >> colour) & 1:
            actions.append(ADDS_COLLECTION[card * MOST_COLLECTIONS + n])


def why_not(s: RaeState, action: Action) -> str:
    """The rule against laying or adding that."""
    hand = s.hands[s.turn]
    if action.kind == LAY:
        held = action.a in hand and action.b in hand
        return no_play(s, 2) or ("" if held else "R-2.2")
    refusal = no_play(s, 1) or ("" if action.a in hand else "R-2.2")
    if refusal != "":
        return refusal
    colour = colour_of(action.a)
    suit = suit_of(action.a)
    if action.kind == ADD_QUEST:
        group = s.quests[colour * MOST_QUESTS + action.b]
        taken = (group >> suit) & 1
    else:
        group = s.collections[suit * MOST_COLLECTIONS + action.b]
        taken = (group >> colour) & 1
    if taken:
        return "R-2.3"
    if group == 0:
        return "R-2.5"
    return "" if s.added < s.add_limit else "R-2.8"


def apply(s: RaeState, action: Action) -> None:
    """Carry out what `why_not` allowed."""
    if action.kind == LAY:
        _lay(s, action.a, action.b)
    elif action.kind == ADD_QUEST:
        _add(s, action, QUEST)
    else:
        _add(s, action, COLLECTION)


def _lay(s: RaeState, a: int, b: int) -> None:
    # two of one colour are a Quest, two of one suit a Collection.
    play(s, a)
    play(s, b)
    kind = QUEST if colour_of(a) == colour_of(b) else COLLECTION
    n = begin_group(s, kind, a, b)
    if s.log is not None:
        s.log.fire("R-2.3")
        s.log.fire("R-2.4")
        facts = facts_of(kind, a, n, s.turn)
        facts["second"] = NAMES[b]
        s.log.tell("laid", facts)
    if kind == QUEST:
        score(s, s.turn, s.points[a] + s.points[b])


def begin_group(s: RaeState, kind: int, a: int, b: int) -> int:
    """A new group of the player at turn from two cards; says its number."""
    n = 0
    if kind == QUEST:
        place = colour_of(a) * MOST_QUESTS
        while s.quests[place + n] != 0:
            n += 1
        suits = (1 << suit_of(a)) | (1 << suit_of(b))
        set_quest(s, place + n, (s.turn << QUEST_OWNER) | suits)
    else:
        place = suit_of(a) * MOST_COLLECTIONS
        while s.collections[place + n] != 0:
            n += 1
        colours = (1 << colour_of(a)) | (1 << colour_of(b))
        set_collection(s, place + n, (s.turn << COLLECTION_OWNER) | colours)
    return n


def _add(s: RaeState, action: Action, kind: int) -> None:
    card = action.a
    play(s, card)
    s.added += 1
    owner = owner_at(s, kind, card, action.b)
    if s.log is not None:
        s.log.fire("R-2.3")
        s.log.fire("R-2.5")
        if s.played > 1:
            s.log.fire("R-2.8")
        facts = facts_of(kind, card, action.b, owner)
        facts["seat"] = s.turn
        s.log.tell("added", facts)
    join(s, kind, card, action.b)


def join(s: RaeState, kind: int, card: int, n: int) -> None:
    """R-2.5: the card belongs to the group's owner from now on and scores for them."""
    if kind == COLLECTION:
        place = suit_of(card) * MOST_COLLECTIONS + n
        set_collection(s, place, s.collections[place] | (1 << colour_of(card)))
        return
    place = colour_of(card) * MOST_QUESTS + n
    quest = s.quests[place] | (1 << suit_of(card))
    set_quest(s, place, quest)
    owner = quest_owner(quest)
    if s.log is not None and quest & ALL_SUITS == ALL_SUITS:
        s.log.tell("completed", {"seat": owner, "colour": COLOURS[colour_of(card)], "n": n + 1})
    score(s, owner, s.points[card])


def owner_at(s: RaeState, kind: int, card: int, n: int) -> int:
    """Whose the group of that number is, of the card's colour or suit."""
    if kind == QUEST:
        return quest_owner(s.quests[colour_of(card) * MOST_QUESTS + n])
    return collection_owner(s.collections[suit_of(card) * MOST_COLLECTIONS + n])


def facts_of(kind: int, card: int, n: int, owner: int) -> dict[str, int | str]:
    """A card and its group for an event: what the group is, of what, its number and owner."""
    shared = COLOURS[colour_of(card)] if kind == QUEST else SUITS[suit_of(card)]
    return {
        "card": NAMES[card],
        "group": GROUPS[kind],
        "of": shared,
        "n": n + 1,
        "owner": owner,
    }
