"""Whether a position of SaintCards could stand on a table."""

from collections import Counter
from itertools import pairwise
from typing import Final

from questable.engine.checking import CHANCE, MOST, OVER, Check, stages
from questable.engine.fault import Fault
from questable.engine.state import SEALED
from questable.games.saint_cards import calls
from questable.games.saint_cards.all_saints import asked
from questable.games.saint_cards.cards import NOTHING
from questable.games.saint_cards.drawing import MOST_REBUILDS
from questable.games.saint_cards.effects import JOSEPHS_CARDS, SPIRITS_CARDS
from questable.games.saint_cards.ending import REASONS
from questable.games.saint_cards.matching import borne
from questable.games.saint_cards.memory import (
    CENTURIES,
    KNOWER_BITS,
    OWNER_BITS,
    SEAT_BITS,
    SEATS,
    known_in,
    voids_in,
)
from questable.games.saint_cards.referee import SaintCards
from questable.games.saint_cards.setup import HAND, first_seat
from questable.games.saint_cards.state import (
    CLAIMING,
    DEALING,
    DRAWING,
    ENDING,
    FINE,
    GABRIEL,
    GIVING,
    LOOKING,
    NAMING,
    PHASES,
    PUTTING_BACK,
    RAPHAEL,
    SECOND,
    SPIRIT,
    TAKING,
    TURN,
    TURNING_UP,
)

EFFECTS: Final = (
    (), (LOOKING,), (PUTTING_BACK,), (PUTTING_BACK, TAKING), (GABRIEL,), (RAPHAEL,), (SPIRIT,),
    (GIVING,),
)  # fmt: skip
STACKS: Final = frozenset(
    {
        *((phase,) for phase in (DEALING, TURNING_UP, TURN, SECOND)),
        (TURN, CLAIMING),
        (SECOND, CLAIMING),
        (ENDING, DRAWING),
        *((ENDING, *naming, *effect) for naming in ((), (NAMING,)) for effect in EFFECTS),
    }
)
BY_CHANCE: Final = (DEALING, TURNING_UP, DRAWING, SPIRIT, LOOKING, FINE)
FLAGS: Final = ("drew", "follows", "eased", "final", "wild_pays", "open_wild", "closing")


def faults(s: SaintCards, new: SaintCards) -> list[Fault]:
    """All that is wrong with it."""
    check = Check(s, new)
    check.clock()
    check.fixed("learning", "century_rounds", "dealer")
    _bounds(check, s)
    stack = s.phases[: len(s.phases) - len(s.fined)] if _fines(s) else []
    known = tuple(stack) == (ENDING,) if s.actor == OVER else tuple(stack) in STACKS
    if not known:
        check.fail(Fault("position-phases", found=stages(s.phases, PHASES)))
    check.ended(s.ending, len(REASONS), s.winners)
    if check.faults:
        return check.faults
    _cards(check, s)
    if stack[0] in (DEALING, TURNING_UP):
        _dealing(check, s, stack[0])
    elif not check.faults:
        _decks(check, s, stack)
        _hands(check, s, stack)
        _century(check, s, stack)
        _turn(check, s, stack)
    _waiting(check, s)
    _effects(check, s, stack)
    if not check.faults:
        _remembered(check, s)
    return check.faults


def _fines(s: SaintCards) -> bool:
    """S-5.1: a fine for each who was noticed, on top of whatever is waited for."""
    count = len(s.fined)
    return (
        s.phases[len(s.phases) - count :] == [FINE] * count
        and FINE not in s.phases[: -count or None]
    )


def _bounds(check: Check, s: SaintCards) -> None:
    seats = s.seats
    check.within("turn", s.turn, 0, seats - 1)
    check.length("hand", s.hands, seats)
    if check.length("treasures", s.treasures, seats):
        check.each("treasures", s.treasures, 0, MOST)
    check.each("fined", s.fined, 0, seats - 1)
    check.within("laid", s.laid, 0, 2)
    check.within("spirit", s.spirit, 0, SPIRITS_CARDS)
    check.within("rebuilds", s.rebuilds, 0, MOST_REBUILDS)
    check.within("wild_by", s.wild_by, NOTHING, seats - 1)
    for name in FLAGS:
        check.within(name, getattr(s, name), 0, 1)
    for name in ("callers", "pending", "guided", "owing", "late", "out"):
        check.mask(name, getattr(s, name), seats)
    for name in ("turns", "returns", "claimed", "stuck", "cards_played", "matches", "seconds"):
        check.within(name, getattr(s, name), 0, MOST)
    check.counts(("wildcards", "centuries_placed", "centuries_failed", "calls_missed", "notices"))
    if s.named != 0 and s.named not in s.cards.centuries:
        check.against(False, "S-4.1", "named", s.named)
    check.each("head", s.deck.head_known, 0, (1 << seats) - 1)
    check.each("tail", s.deck.tail_known, 0, (1 << seats) - 1)


def _cards(check: Check, s: SaintCards) -> None:
    """S-1.6: every card of the set-up once."""
    keys, deck = s.cards.keys, s.deck
    found: Counter[str] = Counter()
    for card, count in enumerate(deck.bag):
        found[keys[card]] += count
    lying = [*deck.head, *deck.tail, *s.played, *s.aside, *s.looked]
    lying += [card for hand in s.hands for card in hand]
    lying += [s.top] if s.top != NOTHING else []
    found.update(keys[card] for card in lying)
    due = Counter({keys[card]: count for card, count in enumerate(s.cards.in_play)})
    check.pieces(found, due)


def _dealing(check: Check, s: SaintCards, phase: int) -> None:
    """S-2.1: hands in turn order, the Dealer's last, then the first card of the Play Deck."""
    first, full = first_seat(s), HAND[s.seats]
    dealt = (s.turn - first) % s.seats if phase == DEALING else s.seats
    for n in range(s.seats):
        seat = (first + n) % s.seats
        low, high = (full, full) if n < dealt else (0, full - 1 if n == dealt else 0)
        held = len(s.hands[seat])
        check.against(low <= held <= high, "S-2.1", f"hand {seat}", held)
    if phase == TURNING_UP:
        check.against(s.turn == first, "S-2.1", "turn", s.turn)
    for name in ("turns", "named", "out", "owing", "late", "rebuilds", "open_wild", "callers"):
        value = getattr(s, name)
        check.against(value == 0, "S-2.1", name, value)
    check.against(s.top == NOTHING and s.on == NOTHING, "S-2.1", "top", _key(s, s.top))
    check.against(not s.played and not s.aside, "S-2.1", "played", len(s.played))
    check.against(not any(s.treasures), "S-2.1", "treasures", sum(s.treasures))


def _decks(check: Check, s: SaintCards, stack: list[int]) -> None:
    """S-2.1, S-3.7: the Play Deck has a top card, and only WildCards are set aside."""
    if not check.against(s.top != NOTHING, "S-2.1", "top", "-"):
        return
    if s.played:
        check.against(s.on == s.played[-1], "S-2.1", "on", _key(s, s.on))
    in_play = s.on == NOTHING or s.cards.in_play[s.on] == 1
    check.against(in_play and s.on != s.top, "S-1.6", "on", _key(s, s.on))
    for card in s.aside:
        right = s.cards.is_wild(card) and s.rebuilds > 0
        check.against(right, "S-3.7", "aside", _key(s, card))
    if stack[-1] in (DRAWING, SPIRIT) or s.fined:
        check.against(len(s.deck) > 0, "S-3.7", "bag", 0)


def _hands(check: Check, s: SaintCards, stack: list[int]) -> None:
    """S-5.1, S-5.2: who is out, and who owes a call."""
    for seat in range(s.seats):
        held = len(s.hands[seat])
        leaving = stack[-1] == CLAIMING and seat == s.turn
        gone = s.out >> seat & 1 == 1
        check.against(gone == (held == 0) or (leaving and not gone), "S-5.2", "out", s.out)
        owes = s.owing >> seat & 1 == 1
        check.against(not owes or held == 1, "S-5.1", "owing", s.owing)
    check.against(s.late & ~s.owing == 0, "S-5.1", "late", s.late)
    probe = s.clone()
    calls.set_callers(probe)
    due = 0 if s.actor == OVER else probe.callers
    check.against(s.callers == due, "S-5.1", "callers", s.callers)


def _century(check: Check, s: SaintCards, stack: list[int]) -> None:
    """Chapter 4: a century is named, or any card may be played, on a WildCard alone."""
    wild = s.top != NOTHING and s.cards.is_wild(s.top)
    check.against(s.named == 0 or wild, "S-4.1", "named", s.named)
    check.against(s.named == 0 or s.wild_by != NOTHING, "S-4.1", "wild_by", s.wild_by)
    right = s.open_wild == 0 or (wild and s.named == 0)
    check.against(right, "S-4.5", "open_wild", s.open_wild)
    if stack == [TURN] and wild:
        check.against(s.named != 0 or s.open_wild == 1, "S-4.1", "named", s.named)


def _turn(check: Check, s: SaintCards, stack: list[int]) -> None:
    """S-3.1, S-5.3: how far the turn is."""
    check.within("turns", s.turns, 1, MOST)
    if s.actor == OVER:
        return
    last = s.turn == s.dealer and (s.out != 0 or s.closing == 1)
    check.against(s.final == 0 or last, "S-5.3", "final", s.final)
    if stack in ([TURN], [SECOND]):
        check.against(not s.out >> s.turn & 1, "S-5.2", "turn", s.turn)
    if stack == [TURN]:
        check.against(s.laid == 0 and s.drew == 0, "S-3.1", "laid", s.laid)
    elif stack == [SECOND]:
        check.against(s.laid == 1 and s.follows == 1, "S-3.5", "laid", s.laid)
    elif CLAIMING in stack:
        check.against(s.learning == 1, "S-5.6", "phases", stages(s.phases, PHASES))
        check.against(s.laid == 1 + int(stack[0] == SECOND), "S-3.5", "laid", s.laid)
        check.against(s.on != NOTHING, "S-5.6", "on", "-")
    if len(stack) > 1 and stack[-1] != DRAWING and stack[0] == ENDING:
        wild = s.cards.is_wild(s.top)
        check.against(wild, "S-1.7", "phases", stages(s.phases, PHASES))
    if stack == [ENDING]:
        check.against(not s.out >> s.dealer & 1, "S-5.3", "out", s.out)


def _waiting(check: Check, s: SaintCards) -> None:
    if s.actor == OVER:
        return
    phase = s.phases[-1]
    due = CHANCE if phase in BY_CHANCE else SEALED if phase == GIVING else s.turn
    check.waits(due, stages(s.phases, PHASES))


def _effects(check: Check, s: SaintCards, stack: list[int]) -> None:
    """S-1.7: what is in the middle of being done."""
    phase = stack[-1]
    low, high = 0, 0
    if phase == LOOKING:
        high = JOSEPHS_CARDS - 1
    elif phase in (TAKING, PUTTING_BACK):
        low, high = 2 - int(phase == TAKING), JOSEPHS_CARDS
    check.against(low <= len(s.looked) <= high, "S-1.7", "looked", len(s.looked))
    check.against((s.spirit > 0) == (phase == SPIRIT), "S-1.7", "spirit", s.spirit)
    if phase == CLAIMING:
        right = s.claimed & ~borne(s.cards, s.top) == 0
        check.against(right, "S-3.3", "claimed", s.claimed)
    else:
        check.against(s.claimed == 0, "S-5.6", "claimed", s.claimed)
    if phase != GIVING:
        check.against(s.pending == 0 and not s.passes, "S-1.7", "passes", len(s.passes))
        return
    check.against(s.pending != 0 and s.pending & ~asked(s) == 0, "S-1.7", "pending", s.pending)
    if check.length("passes", s.passes, s.seats):
        given = asked(s) & ~s.pending
        for seat in range(s.seats):
            card = s.passes[seat]
            right = card in s.hands[seat] if given >> seat & 1 else card == NOTHING
            check.against(right, "S-1.7", "passes", _key(s, card))


def _remembered(check: Check, s: SaintCards) -> None:
    """What somebody knows of a hand is so."""
    holders = {card: seat for seat, hand in enumerate(s.hands) for card in hand}
    told: set[int] = set()
    for fact in s.known:
        card, knowers = fact >> SEAT_BITS, fact & SEATS
        holder = holders.get(card)
        right = holder is not None and card not in told
        right = right and 0 < knowers < 1 << s.seats and not knowers >> (holder or 0) & 1
        if not right:
            check.fail(Fault("position-known-card", name=_key(s, card)))
        told.add(card)
    pairs = {(fact >> KNOWER_BITS, fact >> OWNER_BITS & 7) for fact in s.voids}
    for knower, owner in sorted(pairs):
        if (
            knower > s.seats
            or owner >= s.seats
            or knower == owner
            or not _lacking(s, knower, owner)
        ):
            check.fail(Fault("position-lacking", n=knower, owner=owner))


def _lacking(s: SaintCards, knower: int, owner: int) -> bool:
    """Whether so many unseen cards of a hand lack these centuries, mask within mask."""
    masks = sorted(voids_in(s, knower, owner), key=int.bit_count, reverse=True)
    if any(one & two != two for one, two in pairwise(masks)):
        return False
    seen = known_in(s, knower, owner)
    unseen = [card for card in s.hands[owner] if card not in seen]
    for n, mask in enumerate(masks, start=1):
        lacking = mask & CENTURIES
        if sum(not s.cards.bears[card] & lacking for card in unseen) < n:
            return False
    return True


def _key(s: SaintCards, card: int) -> str:
    return s.cards.keys[card] if card != NOTHING else "-"
