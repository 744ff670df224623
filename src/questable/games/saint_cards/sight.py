"""SaintCards through a seat's eyes, and a game imagined from what they see."""

from random import Random
from typing import cast

import msgspec

from questable.engine.bits import mask_of, numbers_in
from questable.engine.game import Setup
from questable.engine.pile import Pile
from questable.engine.state import State
from questable.engine.unseen import spread
from questable.engine.view import SPECTATOR
from questable.games.saint_cards import all_saints, options, setup
from questable.games.saint_cards.cards import NOTHING, Cards
from questable.games.saint_cards.facts import BIRTH, EXPANSION, PASSING, facts_in
from questable.games.saint_cards.fields import for_imagine, take_imagined
from questable.games.saint_cards.matching import doubles, matched
from questable.games.saint_cards.memory import SEAT_BITS, known_in, void_fact, voids_in
from questable.games.saint_cards.playing import OPEN, PLACED, WILD, needed
from questable.games.saint_cards.position import centuries_of
from questable.games.saint_cards.referee import SaintCards
from questable.games.saint_cards.state import CLAIMING, GIVING, NAMING, PHASES, SECOND, TURN
from questable.games.saint_cards.view import PlacedCard, SaintCardsView
from questable.saints.facts import EXPANSIONS, LAST_CENTURY


def view(state: State, seat: int) -> SaintCardsView:
    """The position through a seat's eyes."""
    shown = _shown(cast(SaintCards, state))
    return shown if seat == SPECTATOR else view_from(shown, state, seat)


def view_from(shown: SaintCardsView, state: State, seat: int) -> SaintCardsView:
    """The same, where what everyone sees is at hand."""
    s = cast(SaintCards, state)
    cards, hand = s.cards, s.hands[seat]
    return msgspec.structs.replace(
        shown,
        seat=seat,
        hand=_keys(cards, hand),
        fits=_fits(s, hand),
        bears=_bears(s, hand),
        worth=_worth(s, hand),
        follow=_follow(s, hand),
        known=[_keys(cards, known_in(s, seat, o)) for o in range(s.seats)],
        voids=_voids(s, seat),
        deck_top=_placed(s, s.deck.head, s.deck.head_known, seat),
        deck_bottom=_placed(s, s.deck.tail, s.deck.tail_known, seat),
        looked=_keys(cards, s.looked) if seat == s.turn else [],
        bearing=_bearing(s, seat),
        giving=_key(cards, s.passes[seat] if s.passes else NOTHING),
    )


def _shown(s: SaintCards) -> SaintCardsView:
    """What everyone sees."""
    cards = s.cards
    asked = all_saints.asked(s) if GIVING in s.phases else 0
    return SaintCardsView(
        game="saint-cards",
        seat=SPECTATOR,
        seats=s.seats,
        actor=s.actor,
        callers=s.callers,
        ply=s.ply,
        beginner=cards.beginner == 1,
        expansions=[name for n, name in enumerate(EXPANSIONS) if _in_play(cards, n)],
        learning=s.learning == 1,
        phases=[PHASES[phase] for phase in s.phases],
        dealer=s.dealer,
        turn=s.turn,
        turns=s.turns,
        eased=s.eased == 1,
        final=s.final == 1,
        closing=s.closing == 1,
        named=s.named,
        wild_by=s.wild_by,
        wild_pays=s.wild_pays == 1,
        open_wild=s.open_wild == 1,
        guided=numbers_in(s.guided),
        owing=numbers_in(s.owing),
        late=numbers_in(s.late),
        out=numbers_in(s.out),
        hand=[],
        fits=[],
        bears=[],
        worth=[],
        follow=[],
        sizes=[len(hand) for hand in s.hands],
        known=[[] for _ in range(s.seats)],
        voids=_voids(s, s.seats),
        top=_key(cards, s.top),
        on=_key(cards, s.on),
        played=_keys(cards, s.played),
        matched=_matched(s),
        aside=_keys(cards, s.aside),
        deck=len(s.deck),
        deck_top=_placed(s, s.deck.head, s.deck.head_known, SPECTATOR),
        deck_bottom=_placed(s, s.deck.tail, s.deck.tail_known, SPECTATOR),
        treasures=s.treasures[:],
        looking=len(s.looked),
        looked=[],
        fined=s.fined[:],
        bearing=[],
        asked=numbers_in(asked),
        giving="",
        for_imagine=for_imagine(s),
    )


def _voids(s: SaintCards, knower: int) -> list[list[list[int]]]:
    """By seat; one past the last seat knows what everyone does."""
    return [[centuries_of(mask) for mask in voids_in(s, knower, o)] for o in range(s.seats)]


def _in_play(cards: Cards, expansion: int) -> bool:
    return (cards.facts_in_play >> (EXPANSION + expansion)) & 1 == 1


def _key(cards: Cards, card: int) -> str:
    return cards.keys[card] if card != NOTHING else ""


def _keys(cards: Cards, numbers: list[int]) -> list[str]:
    return [cards.keys[number] for number in numbers]


def _fits(s: SaintCards, hand: list[int]) -> list[list[str]]:
    if s.learning or s.top == NOTHING:
        return []
    return [facts_in(matched(s.cards, card, s.top)) for card in hand]


def _bears(s: SaintCards, hand: list[int]) -> list[list[str]]:
    if s.named == 0:
        return []
    cards, named = s.cards, s.named
    return [
        facts_in(int(cards.birth[c] == named) << BIRTH | int(cards.passing[c] == named) << PASSING)
        for c in hand
    ]


def _worth(s: SaintCards, hand: list[int]) -> list[int]:
    claimed = s.learning == 1 and s.named == 0 and s.open_wild == 0
    if claimed or s.top == NOTHING:
        return []
    return [_treasures(s, card) for card in hand]


def _treasures(s: SaintCards, card: int) -> int:
    """What a card pays on the top card (S-3.1, S-3.5, S-4.1, S-4.2, S-4.5)."""
    cards = s.cards
    if s.named != 0:
        return PLACED if (cards.bears[card] >> s.named) & 1 else -1
    if s.open_wild == 1:
        return OPEN
    matches = cards.counts[s.top * cards.n + card]
    second = SECOND in s.phases
    if cards.is_wild(card):
        return -1 if second else WILD + matches
    if matches < (needed(s) if second else 1):
        return -1
    return 2 * matches if doubles(cards, card, s.top) else matches


def _follow(s: SaintCards, hand: list[int]) -> list[list[str]]:
    if s.learning or s.named or s.phases[-1:] != [TURN]:
        return []
    counts, n, least = s.cards.counts, s.cards.n, needed(s)
    saints = [card for card in hand if not s.cards.is_wild(card)]
    return [
        _keys(s.cards, [other for other in saints if counts[one * n + other] >= least])
        if one in saints
        else []
        for one in hand
    ]


def _bearing(s: SaintCards, seat: int) -> list[int]:
    if s.phases[-1:] != [NAMING] or seat != s.turn:
        return []
    return [
        sum((s.cards.bears[card] >> c) & 1 for card in s.hands[seat])
        for c in range(1, LAST_CENTURY + 1)
    ]


def _matched(s: SaintCards) -> list[str]:
    if s.on == NOTHING:
        return []
    mask = matched(s.cards, s.top, s.on)
    return facts_in(mask & s.claimed if CLAIMING in s.phases else mask)


def _placed(s: SaintCards, cards: list[int], known: list[int], seat: int) -> list[PlacedCard]:
    return [
        PlacedCard(
            card=s.cards.keys[card] if seat >= 0 and (mask >> seat) & 1 else "",
            seen_by=numbers_in(mask & ((1 << s.seats) - 1)),
        )
        for card, mask in zip(cards, known, strict=True)
    ]


def imagine(table_setup: Setup, seen: SaintCardsView, rng: Random) -> SaintCards:
    """A state with that view: unseen cards are spread over hidden places, voids respected."""
    s = SaintCards()
    cards = options.cards(table_setup)
    setup.deal(s, seen.seats, table_setup.number("dealer"), cards)
    take_imagined(s, seen.for_imagine)
    s.actor, s.ply, s.callers = seen.actor, seen.ply, seen.callers
    s.learning, s.dealer, s.turn, s.turns = int(seen.learning), seen.dealer, seen.turn, seen.turns
    s.eased, s.final, s.closing = int(seen.eased), int(seen.final), int(seen.closing)
    s.named, s.wild_by, s.wild_pays = seen.named, seen.wild_by, int(seen.wild_pays)
    s.open_wild, s.guided = int(seen.open_wild), mask_of(seen.guided)
    s.owing, s.late, s.out = mask_of(seen.owing), mask_of(seen.late), mask_of(seen.out)
    s.phases = [PHASES.index(phase) for phase in seen.phases]
    s.treasures = seen.treasures[:]
    s.top = cards.number(seen.top) if seen.top else NOTHING
    s.on = cards.number(seen.on) if seen.on else NOTHING
    s.played = [cards.number(key) for key in seen.played]
    s.aside = [cards.number(key) for key in seen.aside]
    s.fined = seen.fined[:]
    if seen.asked:
        s.passes = [NOTHING] * seen.seats
        s.pending = mask_of(seen.asked)
    if seen.giving:
        s.passes[seen.seat] = cards.number(seen.giving)
        s.pending &= ~(1 << seen.seat)
    _remember(s, seen)
    _spread(s, seen, rng)
    return s


def _remember(s: SaintCards, seen: SaintCardsView) -> None:
    """What these eyes know; what others know does not show."""
    number = s.cards.number
    if seen.seat >= 0:
        s.known = sorted(
            number(key) << SEAT_BITS | 1 << seen.seat for keys in seen.known for key in keys
        )
    knower = seen.seat if seen.seat >= 0 else seen.seats
    s.voids = sorted(
        void_fact(knower, owner, sum(1 << century for century in lacked))
        for owner, cards in enumerate(seen.voids)
        for lacked in cards
    )


def _spread(s: SaintCards, seen: SaintCardsView, rng: Random) -> None:
    """All cards in play but those in sight are dealt to the places that are not."""
    number = s.cards.number
    placed = [*seen.deck_top, *seen.deck_bottom]
    in_sight = {
        *seen.hand, *seen.played, seen.top, *seen.aside, *seen.looked,
        *(key for keys in seen.known for key in keys), *(place.card for place in placed),
    } - {""}  # fmt: skip
    known = {number(key) for key in in_sight}
    unseen = [c for c in range(s.cards.n) if s.cards.in_play[c] and c not in known]
    voids: list[int] = []
    for owner in range(seen.seats):
        if owner != seen.seat:
            voids += _hidden_in(s.cards, seen, owner)
    voids += [0] * (len(unseen) - len(voids))
    dealt = iter(spread(unseen, voids, rng))
    s.hands = [
        sorted(
            number(key) if key else next(dealt)
            for key in (seen.hand if owner == seen.seat else _places(seen, owner))
        )
        for owner in range(seen.seats)
    ]
    s.looked = [number(key) for key in seen.looked] or [next(dealt) for _ in range(seen.looking)]
    s.deck = Pile()
    tops = [number(place.card) if place.card else next(dealt) for place in seen.deck_top]
    bottoms = [number(place.card) if place.card else next(dealt) for place in seen.deck_bottom]
    counts = [0] * s.cards.n
    for card in dealt:
        counts[card] = 1
    s.deck.fill(counts)
    for card, place in zip(reversed(tops), reversed(seen.deck_top), strict=True):
        s.deck.put_on_top(card, mask_of(place.seen_by))
    for card, place in zip(bottoms, seen.deck_bottom, strict=True):
        s.deck.put_below(card, mask_of(place.seen_by))


def _places(seen: SaintCardsView, owner: int) -> list[str]:
    """The hand of another: first its unseen cards, then those that are known."""
    known = seen.known[owner]
    return [""] * (seen.sizes[owner] - len(known)) + known


def _hidden_in(cards: Cards, seen: SaintCardsView, owner: int) -> list[int]:
    """For each unseen card of a hand, the mask of cards that it cannot be."""
    voids: list[int] = []
    for lacked in seen.voids[owner]:
        mask = 0
        for century in lacked:
            mask |= cards.bearers[century]
        voids.append(mask)
    return voids + [0] * (seen.sizes[owner] - len(seen.known[owner]) - len(voids))
