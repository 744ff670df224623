"""Ràe through a seat's eyes, and a game imagined from what they see."""

from random import Random
from typing import cast

import msgspec

from questable.engine.bits import mask_of, numbers_in
from questable.engine.game import Setup
from questable.engine.state import SEALED, State
from questable.engine.unseen import spread
from questable.engine.view import SPECTATOR
from questable.games.rae import effects, pack, replies, setup
from questable.games.rae.actions import TABLE
from questable.games.rae.cards import (
    COLOURS,
    KINDS,
    MOST_COLLECTIONS,
    MOST_QUESTS,
    N_COLOURS,
    N_SUITS,
    NAMES,
    SUITS,
    card_named,
    colour_of,
    suit_of,
)
from questable.games.rae.fields import for_imagine, take_imagined
from questable.games.rae.groups import COLLECTION_OWNER, QUEST_OWNER, collection_owner, quest_owner
from questable.games.rae.memory import fact_of, known_in
from questable.games.rae.referee import Rae
from questable.games.rae.state import EXCHANGING, NOTHING, PHASES
from questable.games.rae.view import GroupView, RaeView


def view(state: State, seat: int) -> RaeView:
    """The position through a seat's eyes."""
    shown = _shown(cast(Rae, state))
    return shown if seat == SPECTATOR else view_from(shown, state, seat)


def view_from(shown: RaeView, state: State, seat: int) -> RaeView:
    """The same, where what everyone sees is at hand."""
    s = cast(Rae, state)
    offered = NAMES[s.offered] if s.offered != NOTHING and seat == s.turn else ""
    return msgspec.structs.replace(
        shown,
        seat=seat,
        hand=_names(s.hands[seat]),
        known=[_names(known_in(s, seat, o)) for o in range(s.seats)],
        offered=offered,
    )


def _shown(s: Rae) -> RaeView:
    """What everyone sees."""
    asked = replies.asked(s) if s.actor == SEALED else 0
    return RaeView(
        game="rae",
        seat=SPECTATOR,
        seats=s.seats,
        actor=s.actor,
        callers=0,
        ply=s.ply,
        teams=s.teams == 1,
        target=s.target,
        phases=[PHASES[p] for p in s.phases],
        turn=s.turn,
        turns=s.turns,
        played=s.played,
        limit=s.limit,
        added=s.added,
        add_limit=s.add_limit,
        event_used=s.event_used == 1,
        hand=[],
        sizes=[len(hand) for hand in s.hands],
        known=[[] for _ in range(s.seats)],
        groups=_groups(s),
        scores=s.scores[:],
        pile=s.pile,
        discards=_names(s.discards),
        lifted=NAMES[s.lifted] if s.lifted != NOTHING else "",
        event=TABLE.actions[s.playing].text if s.playing != NOTHING else "",
        replies=s.replies[:],
        asked=numbers_in(asked),
        offered="",
        besieged=numbers_in(s.besieged),
        for_imagine=for_imagine(s),
    )


def _names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def _groups(s: Rae) -> list[GroupView]:
    quests = [_quest(s, place) for place, group in enumerate(s.quests) if group]
    return quests + [_collection(s, place) for place, group in enumerate(s.collections) if group]


def _quest(s: Rae, place: int) -> GroupView:
    group = s.quests[place]
    colour, n = divmod(place, MOST_QUESTS)
    cards = [colour * N_SUITS + suit for suit in range(N_SUITS) if (group >> suit) & 1]
    return GroupView(
        group="quest",
        of=COLOURS[colour],
        n=n + 1,
        owner=quest_owner(group),
        cards=_names(cards),
        points=sum(s.points[card] for card in cards),
        moved=[],
    )


def _collection(s: Rae, place: int) -> GroupView:
    group = s.collections[place]
    suit, n = divmod(place, MOST_COLLECTIONS)
    colours = [colour for colour in range(N_COLOURS) if (group >> colour) & 1]
    moved = [colour for colour in colours if place * N_COLOURS + colour in s.moved]
    return GroupView(
        group="collection",
        of=SUITS[suit],
        n=n + 1,
        owner=collection_owner(group),
        cards=_names([colour * N_SUITS + suit for colour in colours]),
        points=0,
        moved=_names([colour * N_SUITS + suit for colour in moved]),
    )


def imagine(table_setup: Setup, seen: RaeView, rng: Random) -> Rae:
    """A state with that view: unseen cards are spread over the other hands and the pile."""
    s = Rae()
    s.teams = int(table_setup.flag("teams"))
    setup.deal(s, seen.seats, pack.deck(table_setup.pack), pack.points(table_setup.pack))
    take_imagined(s, seen.for_imagine)
    s.actor, s.ply = seen.actor, seen.ply
    s.target, s.turn, s.turns = seen.target, seen.turn, seen.turns
    s.played, s.limit, s.added = seen.played, seen.limit, seen.added
    s.add_limit, s.event_used = seen.add_limit, int(seen.event_used)
    s.besieged = mask_of(seen.besieged)
    s.phases = [PHASES.index(phase) for phase in seen.phases]
    s.scores = seen.scores[:]
    s.discards = [card_named(name) for name in seen.discards]
    s.lifted = card_named(seen.lifted) if seen.lifted else NOTHING
    s.playing = TABLE.parse(seen.event).index if seen.event else NOTHING
    s.replies = seen.replies[:]
    s.pending = mask_of(seen.asked)
    _put_groups(s, seen)
    _remember(s, seen)
    _spread(s, seen, rng)
    if s.phases[-1] == EXCHANGING:
        hand = s.hands[s.turn]
        mine = seen.seat == s.turn
        s.offered = card_named(seen.offered) if mine else hand[int(rng.random() * len(hand))]
    return s


def _put_groups(s: Rae, seen: RaeView) -> None:
    moved = []
    for group in seen.groups:
        cards = [card_named(name) for name in group.cards]
        if group.group == "quest":
            place = COLOURS.index(group.of) * MOST_QUESTS + group.n - 1
            mask = sum(1 << (suit_of(card)) for card in cards)
            s.quests[place] = (group.owner << QUEST_OWNER) | mask
        else:
            place = SUITS.index(group.of) * MOST_COLLECTIONS + group.n - 1
            mask = sum(1 << (colour_of(card)) for card in cards)
            s.collections[place] = (group.owner << COLLECTION_OWNER) | mask
            moved += [place * N_COLOURS + colour_of(card_named(name)) for name in group.moved]
    s.moved = moved


def _remember(s: Rae, seen: RaeView) -> None:
    s.known = sorted(
        fact_of(seen.seat, owner, card_named(name))
        for owner, names in enumerate(seen.known)
        for name in names
    )


def _spread(s: Rae, seen: RaeView, rng: Random) -> None:
    """The bag begins full; what lies in the open or is known leaves it, the rest is dealt."""
    for name in (*seen.discards, *seen.hand, *(n for names in seen.known for n in names)):
        s.bag[card_named(name)] -= 1
    for group in seen.groups:
        for name in group.cards:
            s.bag[card_named(name)] -= 1
    for card in _in_between(s):
        s.bag[card] -= 1
    unseen = [card for card in range(KINDS) for _ in range(s.bag[card])]
    dealt = spread(unseen, [0] * len(unseen), rng)
    for owner in range(s.seats):
        if owner == seen.seat:
            s.hands[owner] = [card_named(name) for name in seen.hand]
            continue
        hand = [card_named(name) for name in seen.known[owner]]
        while len(hand) < seen.sizes[owner]:
            card = dealt.pop()
            hand.append(card)
            s.bag[card] -= 1
        s.hands[owner] = sorted(hand)
    s.pile = len(dealt)


def _in_between(s: Rae) -> list[int]:
    """Cards neither in a hand nor in a group nor in a pile: lifted, or being carried out."""
    return effects.cards_in_play(s) + ([s.lifted] if s.lifted != NOTHING else [])
