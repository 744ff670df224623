"""Setting up a table of Ràe by hand: hands, piles, Quests and Collections, whose turn it is."""

from typing import Final, cast

from questable.engine.bench import Bench, Dial, Place
from questable.engine.hands import take_up
from questable.engine.state import State
from questable.games.rae.cards import (
    COLOURS,
    KINDS,
    MOST_COLLECTIONS,
    MOST_QUESTS,
    N_COLOURS,
    N_SUITS,
    NAMES,
    QUEST_CARDS,
    SUITS,
    colour_of,
    suit_of,
)
from questable.games.rae.effects import MORE_PLAYS, cards_in_play
from questable.games.rae.groups import (
    COLLECTION_OWNER,
    QUEST_OWNER,
    collection_owner,
    quest_owner,
    set_collection,
    set_quest,
)
from questable.games.rae.memory import card_of, fact_of
from questable.games.rae.state import DEALING, NOTHING, PLAYING, STARTER, RaeState
from questable.games.rae.turn import ADDS, FAIR_PLAYS, PLAYS

PILE: Final = "pile"
DISCARDS: Final = "discards"


class RaeBench(Bench):
    """Ràe's."""

    def places(self, state: State) -> list[Place]:
        """Hands, groups, piles."""
        s = cast(RaeState, state)
        found = [
            Place(f"hand {n}", [NAMES[card] for card in hand]) for n, hand in enumerate(s.hands)
        ]
        for place, group in enumerate(s.quests):
            if group:
                colour = place // MOST_QUESTS
                suits = [n for n in range(N_SUITS) if group >> n & 1]
                cards = [NAMES[colour * N_SUITS + suit] for suit in suits]
                found.append(Place(_quest(place, quest_owner(group)), cards))
        for place, group in enumerate(s.collections):
            if group:
                suit = place // MOST_COLLECTIONS
                colours = [n for n in range(N_COLOURS) if group >> n & 1]
                cards = [NAMES[colour * N_SUITS + suit] for colour in colours]
                found.append(Place(_collection(place, collection_owner(group)), cards))
        pile = [NAMES[card] for card in range(KINDS) for _ in range(s.bag[card])]
        discards = [NAMES[card] for card in s.discards]
        return [*found, Place(PILE, pile), Place(DISCARDS, discards)]

    def targets(self, state: State, thing: str) -> list[str]:
        """Hands and piles; groups that lack it, and new ones for every seat."""
        s = cast(RaeState, state)
        found = [*(f"hand {seat}" for seat in range(s.seats)), PILE, DISCARDS]
        card = NAMES.index(thing)
        if card >= QUEST_CARDS:
            return found
        first = colour_of(card) * MOST_QUESTS
        for place in range(first, first + MOST_QUESTS):
            if s.quests[place] == 0:
                found += [_quest(place, seat) for seat in range(s.seats)]
                break
            if not s.quests[place] >> suit_of(card) & 1:
                found.append(_quest(place, quest_owner(s.quests[place])))
        first = suit_of(card) * MOST_COLLECTIONS
        for place in range(first, first + MOST_COLLECTIONS):
            if s.collections[place] == 0:
                found += [_collection(place, seat) for seat in range(s.seats)]
                break
            if not s.collections[place] >> colour_of(card) & 1:
                found.append(_collection(place, collection_owner(s.collections[place])))
        return found

    def put(self, state: State, thing: str, here: str, there: str) -> None:
        """Move it, count points again, and let nobody know what is no longer so."""
        s = cast(RaeState, state)
        card = NAMES.index(thing)
        _take(s, card, here)
        kind, *words = there.split()
        if kind == "hand":
            take_up(s.hands[int(words[0])], card)
        elif kind == PILE:
            s.bag[card] += 1
        elif kind == DISCARDS:
            s.discards = [*s.discards, card]
        elif kind == "quest":
            place = COLOURS.index(words[0]) * MOST_QUESTS + int(words[1]) - 1
            owner = int(words[2]) << QUEST_OWNER
            set_quest(s, place, owner | s.quests[place] | 1 << suit_of(card))
        else:
            place = SUITS.index(words[0]) * MOST_COLLECTIONS + int(words[1]) - 1
            owner = int(words[2]) << COLLECTION_OWNER
            set_collection(s, place, owner | s.collections[place] | 1 << colour_of(card))
        s.pile = sum(s.bag)
        _score(s)
        _forget(s)

    def dials(self, state: State) -> list[Dial]:
        """Whose turn it is."""
        s = cast(RaeState, state)
        if s.phases[0] in (STARTER, DEALING):
            return []
        seats = [str(seat) for seat in range(s.seats)]
        played = Dial("played", str(s.played), low=0, high=s.limit)
        return [Dial("turn", str(s.turn), seats), played]

    def turn(self, state: State, key: str, value: str) -> None:
        """The beginning of a seat's turn, after its draw; or how many cards it has played."""
        s = cast(RaeState, state)
        if key == "played":
            s.played = int(value)
            s.added = min(s.added, s.played)
            s.event_used = min(s.event_used, s.played)
            if not s.event_used and s.limit > s.add_limit + PLAYS - ADDS - MORE_PLAYS:
                s.limit = FAIR_PLAYS if s.fair_start and s.turns == 1 else PLAYS
                s.add_limit = ADDS
            return
        _clear(s)
        s.turn = s.actor = int(value)
        s.phases = [PLAYING]
        s.limit = FAIR_PLAYS if s.fair_start and s.turns == 1 else PLAYS
        s.add_limit = ADDS
        s.played = s.added = s.event_used = 0
        s.moved = []
        s.besieged &= ~(1 << s.turn)
        s.ending = s.winners = 0


def _quest(place: int, owner: int) -> str:
    return f"quest {COLOURS[place // MOST_QUESTS]} {place % MOST_QUESTS + 1} {owner}"


def _collection(place: int, owner: int) -> str:
    return f"collection {SUITS[place // MOST_COLLECTIONS]} {place % MOST_COLLECTIONS + 1} {owner}"


def _take(s: RaeState, card: int, here: str) -> None:
    kind, *words = here.split()
    if kind == "hand":
        s.hands[int(words[0])].remove(card)
    elif kind == PILE:
        s.bag[card] -= 1
    elif kind == DISCARDS:
        discards = s.discards[:]
        discards.remove(card)
        s.discards = discards
    elif kind == "quest":
        place = COLOURS.index(words[0]) * MOST_QUESTS + int(words[1]) - 1
        group = s.quests[place] & ~(1 << suit_of(card))
        set_quest(s, place, group if group & 15 else 0)
    else:
        place = SUITS.index(words[0]) * MOST_COLLECTIONS + int(words[1]) - 1
        group = s.collections[place] & ~(1 << colour_of(card))
        set_collection(s, place, group if group & 127 else 0)


def _score(s: RaeState) -> None:
    s.scores = [0] * s.seats
    for place, group in enumerate(s.quests):
        for suit in range(N_SUITS):
            if group >> suit & 1:
                card = place // MOST_QUESTS * N_SUITS + suit
                s.scores[quest_owner(group)] += s.points[card]


def _forget(s: RaeState) -> None:
    """What was known of a hand and is not there any more."""
    kept: list[int] = []
    for owner in range(s.seats):
        for knower in range(s.seats):
            held = s.hands[owner][:]
            first = fact_of(knower, owner, 0)
            for fact in s.known:
                if first <= fact < first + 64 and card_of(fact) in held:
                    held.remove(card_of(fact))
                    kept.append(fact)
    s.known = sorted(kept)


def _clear(s: RaeState) -> None:
    """What is in the middle of being done is done with."""
    s.discards = s.discards + cards_in_play(s)
    s.playing = NOTHING
    s.replies = []
    s.pending = s.answers = s.to_read = 0
    s.offered = NOTHING
    if s.lifted != NOTHING:
        place = s.lifted_from
        set_collection(s, place, s.collections[place] | 1 << colour_of(s.lifted))
    s.lifted = s.lifted_from = NOTHING
