"""Run the Race! through a seat's eyes, and a game imagined from what they see."""

from bisect import bisect_right
from random import Random
from typing import cast

from questable.engine.game import Setup
from questable.engine.sampling import below
from questable.engine.state import RACE, State
from questable.games.run_the_race import clues, pack, setup
from questable.games.run_the_race.deck import PLACES, SEATS, SLOTS, Deck
from questable.games.run_the_race.fields import for_imagine, take_imagined
from questable.games.run_the_race.position import slot_card, slot_text
from questable.games.run_the_race.referee import RunTheRace
from questable.games.run_the_race.standing import cards_left
from questable.games.run_the_race.state import EMPTY, PACES, PHASES
from questable.games.run_the_race.turning import someone_can_play
from questable.games.run_the_race.view import HIDDEN, RaceView

MOST_TRIES = 100_000
FEW_TRIES = 64


def view(state: State, seat: int) -> RaceView:
    """The position through a seat's eyes."""
    s = cast(RunTheRace, state)
    deck = s.deck
    hand = s.hands[seat * SLOTS : seat * SLOTS + SLOTS] if seat >= 0 else []
    tops = [pile[-1] if pile else EMPTY for pile in s.piles]
    return RaceView(
        game="run-the-race",
        seat=seat,
        seats=s.seats,
        actor=s.actor,
        callers=0,
        ply=s.ply,
        pace=PACES[s.pace],
        phase=PHASES[s.phase],
        turn=s.turn,
        place=s.place,
        hands=[_hand(s, owner, owner == seat) for owner in range(SEATS)],
        voids=[_voids(s, owner) for owner in range(SEATS)],
        draw=s.draw[:],
        left=[cards_left(s, owner) for owner in range(SEATS)],
        piles=[[deck.keys[card] for card in pile] for pile in s.piles],
        fits=[[deck.alike(own, top) for top in tops] for own in hand],
        meets=[[deck.alike(top, own) for top in tops] for own in hand],
        sides=s.sides[:],
        side=[deck.keys[card] for card in s.side],
        turnings=s.turnings,
        fruitless=s.fruitless,
        for_imagine=for_imagine(s),
    )


def _hand(s: RunTheRace, owner: int, own: bool) -> list[str]:
    cards = s.hands[owner * SLOTS : owner * SLOTS + SLOTS]
    return [slot_text(s.deck, card) if own or card < 0 else HIDDEN for card in cards]


def _voids(s: RunTheRace, owner: int) -> list[list[str]]:
    masks = s.voids[owner * SLOTS : owner * SLOTS + SLOTS]
    return [
        [key for card, key in enumerate(s.deck.keys) if (mask >> card) & 1] if mask else []
        for mask in masks
    ]


def imagine(table_setup: Setup, seen: RaceView, rng: Random) -> RunTheRace:
    """A state with that view: the hands not seen hold any unseen cards that they may."""
    s = _open(table_setup, seen)
    _fill_hands(s, _hidden(s, seen), rng)
    return s


def deduce(table_setup: Setup, seen: RaceView, rng: Random) -> RunTheRace:
    """A state with that view, likelier if its hands explain what was played and let be."""
    s = _open(table_setup, seen)
    hidden = _hidden(s, seen)
    if len(s.clues) == 0:
        _fill_hands(s, hidden, rng)
    else:
        _guess_hands(s, hidden, rng)
    return s


def _open(table_setup: Setup, seen: RaceView) -> RunTheRace:
    """All that is seen; hidden places are still to be filled."""
    deck = pack.deck(table_setup.pack)
    s = RunTheRace()
    setup.deal(s, deck, PACES.index(seen.pace))
    take_imagined(s, seen.for_imagine)
    s.turn, s.place, s.turnings, s.fruitless = seen.turn, seen.place, seen.turnings, seen.fruitless
    s.actor, s.ply, s.phase = seen.actor, seen.ply, PHASES.index(seen.phase)
    s.draw, s.sides = seen.draw[:], seen.sides[:]
    s.piles = [[deck.card(key) for key in pile] for pile in seen.piles]
    s.side = [deck.card(key) for key in seen.side]
    s.hands = [slot_card(deck, text) for hand in seen.hands for text in hand]
    s.voids = [sum(1 << deck.card(key) for key in tops) for slots in seen.voids for tops in slots]
    return s


def _hidden(s: RunTheRace, seen: RaceView) -> list[int]:
    """The places whose cards are settled, but not seen by these eyes."""
    looked = PLACES
    if seen.phase in ("first", "starters"):
        looked = 0  # S-6.2: not even by their owners
    elif seen.phase == "hands":
        looked = s.place
    texts = [text for hand in seen.hands for text in hand]
    return [place for place in range(looked) if texts[place] == HIDDEN]


def _fill_hands(s: RunTheRace, hidden: list[int], rng: Random) -> None:
    """Cards for the hidden places, all that could be alike likely.

    Each place takes one of the cards it may hold; that is done again until no card is taken twice
    and, in a race, someone can play: else the referee would be turning (S-6.3).
    """
    deck = s.deck
    unseen = _not_lying(s)
    may_hold = [_may_hold(deck, unseen, s.voids[place]) for place in hidden]
    for _ in range(MOST_TRIES if all(may_hold) else 0):
        for place, cards in zip(hidden, may_hold, strict=True):
            s.hands[place] = cards[int(rng.random() * len(cards))]
        held = {s.hands[place] for place in hidden}
        if len(held) == len(hidden) and (s.actor != RACE or someone_can_play(s)):
            s.unseen = [card for card in unseen if card not in held]
            return
    raise ValueError("no cards fit this view")


def _guess_hands(s: RunTheRace, hidden: list[int], rng: Random) -> None:
    """The same at calm pace, where nothing is proven: each place by what its clues tell.

    Where several places would nearly have to hold the same card, one after the other takes of what
    is left.
    """
    unseen = _not_lying(s)
    if len(unseen) < len(hidden):
        raise ValueError("no cards fit this view")
    told = [clues.weights(s.deck, unseen, s.clues, place) for place in hidden]
    sums = [_sums(weights) for weights in told]
    picks: list[int] = []
    for _ in range(FEW_TRIES):
        picks = [_pick(upto, rng) for upto in sums]
        if len(set(picks)) == len(picks):
            break
    else:
        picks = _one_by_one(told, rng)
    for place, pick in zip(hidden, picks, strict=True):
        s.hands[place] = unseen[pick]
    s.unseen = [card for card in unseen if card not in s.hands]


def _one_by_one(told: list[list[int]], rng: Random) -> list[int]:
    picks: list[int] = []
    for weights in told:
        left = weights[:]
        for pick in picks:
            left[pick] = 0
        picks.append(_pick(_sums(left), rng))
    return picks


def _pick(upto: list[int], rng: Random) -> int:
    """Which of them, by the sums of their weights."""
    return bisect_right(upto, below(rng, upto[-1]))


def _not_lying(s: RunTheRace) -> list[int]:
    lying = {card for card in (*s.piles[0], *s.piles[1], *s.side, *s.hands) if card >= 0}
    return [card for card in range(s.deck.size) if card not in lying]


def _sums(weights: list[int]) -> list[int]:
    whole = 0
    found: list[int] = []
    for weight in weights:
        whole += weight
        found.append(whole)
    return found


def _may_hold(deck: Deck, cards: list[int], void: int) -> list[int]:
    if not void:
        return cards
    tops = [top for top in range(deck.size) if (void >> top) & 1]
    return [c for c in cards if not any(deck.match[c * deck.size + top] for top in tops)]
