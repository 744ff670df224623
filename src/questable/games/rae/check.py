"""Whether a position of Ràe could stand on a table."""

from collections import Counter
from typing import Final

from questable.engine.checking import CHANCE, OVER, Check, stages
from questable.engine.fault import Fault
from questable.engine.state import SEALED
from questable.games.rae.actions import (
    BESIEGE,
    BURN_COLLECTION,
    BURN_QUEST,
    LOOK,
    READ,
    ROB,
    TABLE,
    TAX,
)
from questable.games.rae.cards import (
    ALL_SUITS,
    HAND,
    KINDS,
    KING,
    MOST_COLLECTIONS,
    MOST_QUESTS,
    N_COLOURS,
    N_SUITS,
    NAMES,
    QUEST_CARDS,
    SIZE,
    colour_of,
    suit_of,
)
from questable.games.rae.effects import MORE_PLAYS, TOME_CARDS, cards_in_play, played_event
from questable.games.rae.event_cards import victim_of
from questable.games.rae.groups import collection_owner, quest_owner
from questable.games.rae.memory import card_of, knower_of, known_in, owner_of
from questable.games.rae.moving import ALL_COLOURS
from questable.games.rae.replies import asked
from questable.games.rae.scoring import REACHED, REASONS, total
from questable.games.rae.seats import opponents
from questable.games.rae.state import (
    DEALING,
    DISCARDING,
    DRAWING,
    EXCHANGING,
    LIFTED,
    NOTHING,
    OFFERING,
    PAYING,
    PHASES,
    PLAYING,
    READING_TOME,
    REFILLING,
    STARTER,
    STEALING,
    WINDOW,
    RaeState,
)
from questable.games.rae.turn import ADDS, FAIR_PLAYS, PLAYS

IN_TURN: Final = (
    DRAWING, LIFTED, WINDOW, STEALING, PAYING, OFFERING, EXCHANGING, READING_TOME,
)  # fmt: skip
ALONE: Final = (STARTER, DEALING, PLAYING, DISCARDING, REFILLING)
STACKS: Final = (*((phase,) for phase in ALONE), *((PLAYING, phase) for phase in IN_TURN))
BY_CHANCE: Final = (STARTER, DEALING, DRAWING, STEALING, READING_TOME, REFILLING)
EVENT_OF: Final = {
    STEALING: ROB, PAYING: TAX, OFFERING: LOOK, EXCHANGING: LOOK, READING_TOME: READ,
}  # fmt: skip
"""What is being carried out by what is waited for."""
FEWEST: Final = 2
"""Cards of a group."""


def faults(s: RaeState, new: RaeState) -> list[Fault]:
    """All that is wrong with it."""
    check = Check(s, new)
    check.clock()
    check.fixed("teams", "fair_start", "target", "points")
    _bounds(check, s)
    known = ((PLAYING,),) if s.actor == OVER else STACKS
    if tuple(s.phases) not in known:
        check.fail(Fault("position-phases", found=stages(s.phases, PHASES)))
    check.ended(s.ending, len(REASONS), s.winners)
    if check.faults:
        return check.faults
    _groups(check, s)
    _event(check, s)
    if check.faults:
        return check.faults
    _cards(check, s, new)
    _points(check, s)
    _waiting(check, s)
    _turn(check, s)
    _remembered(check, s)
    return check.faults


def _bounds(check: Check, s: RaeState) -> None:
    check.within("first", s.first, NOTHING, s.seats - 1)
    check.within("turn", s.turn, 0, s.seats - 1)
    check.length("hand", s.hands, s.seats)
    check.length("scores", s.scores, s.seats)
    check.each("pile", s.bag, 0, 1000)
    check.counts(("turns", "played", "limit", "added", "add_limit", "to_read"))
    check.counts(("events_played", "events_cancelled"))
    check.within("event_used", s.event_used, 0, 1)
    check.within("lifted", s.lifted, NOTHING, QUEST_CARDS - 1)
    check.within("lifted_from", s.lifted_from, NOTHING, N_SUITS * MOST_COLLECTIONS - 1)
    check.within("offered", s.offered, NOTHING, KINDS - 1)
    check.each("moved", s.moved, 0, N_SUITS * MOST_COLLECTIONS * N_COLOURS - 1)
    check.each("replies", s.replies, 0, s.seats - 1)
    for name in ("answers", "pending", "besieged"):
        check.mask(name, getattr(s, name), s.seats)
    for fact in s.known:
        check.within("known", max(knower_of(fact), owner_of(fact)), 0, s.seats - 1)


def _groups(check: Check, s: RaeState) -> None:
    """R-2.3: at least two cards a group; numbered without gaps, whose they are is a seat."""
    kinds = (
        ("quest", s.quests, MOST_QUESTS, ALL_SUITS, quest_owner),
        ("collection", s.collections, MOST_COLLECTIONS, ALL_COLOURS, collection_owner),
    )
    for name, groups, most, every, owner in kinds:
        for place, group in enumerate(groups):
            if group == 0:
                continue
            check.within(name, owner(group), 0, s.seats - 1)
            check.against(SIZE[group & every] >= FEWEST, "R-2.3", name, place % most + 1)
            alone = place % most > 0 and groups[place - 1] == 0
            check.against(not alone, "R-2.3", name, place % most + 1)


def _event(check: Check, s: RaeState) -> None:
    """R-2.9: the event that is being carried out, and the replies to it."""
    phase = s.phases[-1]
    running = phase in EVENT_OF or phase == WINDOW
    check.against((s.playing != NOTHING) == running, "R-2.9", "event", _event_name(s))
    check.against(running or not s.replies, "R-2.10", "replies", _told(s.replies))
    if check.faults or not running:
        return
    action = played_event(s)
    if not check.against(ROB <= action.kind <= BESIEGE, "R-1.3", "event", action.text):
        return
    if action.kind in (ROB, LOOK, BESIEGE) and not check.within("event", action.a, 0, s.seats - 1):
        return
    due = EVENT_OF.get(phase, action.kind)
    check.against(action.kind == due, "R-1.3", "event", action.text)
    victim = NOTHING
    if action.kind in (BURN_QUEST, BURN_COLLECTION):
        _burning(check, s)
    if not check.faults:
        victim = victim_of(s, action)
    if victim != NOTHING:
        right = opponents(s, s.turn) >> victim & 1 == 1
        check.against(right, "R-3.3", "event", action.text)
        if phase in (STEALING, OFFERING, EXCHANGING):
            check.against(bool(s.hands[victim]), "R-1.3", f"hand {victim}", 0)
    last = s.turn
    for seat in s.replies:
        right = opponents(s, last) >> seat & 1 == 1
        check.against(right, "R-2.10", "replies", _told(s.replies))
        last = seat
    if phase != WINDOW:
        check.against(len(s.replies) % 2 == 0, "R-2.9", "replies", _told(s.replies))


def _burning(check: Check, s: RaeState) -> None:
    action = played_event(s)
    card, n = action.a, action.b
    if action.kind == BURN_QUEST:
        there = s.quests[colour_of(card) * MOST_QUESTS + n] >> suit_of(card) & 1
    else:
        there = s.collections[suit_of(card) * MOST_COLLECTIONS + n] >> colour_of(card) & 1
    check.against(there == 1 and s.phases[-1] == WINDOW, "R-1.3", "event", action.text)


def _cards(check: Check, s: RaeState, new: RaeState) -> None:
    """R-1.4: every card of the decks."""
    found: Counter[str] = Counter()
    for card in range(KINDS):
        found[NAMES[card]] += s.bag[card]
    lying = [*s.discards, *cards_in_play(s), *(card for hand in s.hands for card in hand)]
    if s.lifted != NOTHING:
        lying.append(s.lifted)
    for place, group in enumerate(s.quests):
        colour = place // MOST_QUESTS
        lying += [colour * N_SUITS + suit for suit in range(N_SUITS) if group >> suit & 1]
    for place, group in enumerate(s.collections):
        suit = place // MOST_COLLECTIONS
        lying += [colour * N_SUITS + suit for colour in range(N_COLOURS) if group >> colour & 1]
    found.update(NAMES[card] for card in lying)
    check.pieces(found, Counter({NAMES[card]: new.bag[card] for card in range(KINDS)}))


def _points(check: Check, s: RaeState) -> None:
    """R-3.1: what lies in Quests counts for their owners."""
    due = [0] * s.seats
    for place, group in enumerate(s.quests):
        for suit in range(N_SUITS):
            if group >> suit & 1:
                due[quest_owner(group)] += s.points[place // MOST_QUESTS * N_SUITS + suit]
    for seat in range(s.seats):
        check.against(s.scores[seat] == due[seat], "R-3.1", "scores", _told(s.scores))
    best = max(total(s, seat) for seat in range(s.seats))
    reached = s.actor == OVER and s.ending == REACHED
    check.against((best >= s.target) == reached, "R-3.1", "scores", _told(s.scores))


def _waiting(check: Check, s: RaeState) -> None:
    phase = s.phases[-1]
    what = stages(s.phases, PHASES)
    if s.actor == OVER:
        return
    if phase == PAYING:
        due = s.actor if s.actor >= 0 and opponents(s, s.turn) >> s.actor & 1 else -1
        check.waits(due, what)
        check.against(due >= 0 and bool(s.hands[due]), "R-1.3", "actor", s.actor)
    elif phase == WINDOW:
        check.waits(SEALED, what)
        check.against(s.pending != 0 and s.pending & ~asked(s) == 0, "R-2.10", "pending", s.pending)
        given = s.answers & ~(asked(s) & ~s.pending) == 0
        kings = all(KING in s.hands[n] for n in range(s.seats) if s.answers >> n & 1)
        check.against(given and kings, "R-2.10", "answers", s.answers)
    else:
        check.waits(CHANCE if phase in BY_CHANCE else s.turn, what)
    if phase != WINDOW:
        check.against(s.pending == 0, "R-2.10", "pending", s.pending)
        check.against(s.answers == 0, "R-2.10", "answers", s.answers)
    held = len(s.hands[s.turn])
    if phase == DISCARDING:
        check.against(held > HAND, "R-2.2", f"hand {s.turn}", held)
    elif phase == REFILLING:
        check.against(held < HAND, "R-2.2", f"hand {s.turn}", held)
    if phase in (DEALING, DRAWING, REFILLING, READING_TOME):
        check.against(s.pile > 0, "R-3.2", "pile", s.pile)
    reading = phase == READING_TOME
    least, most = (1, min(TOME_CARDS, s.pile)) if reading else (0, 0)
    check.within("to_read", s.to_read, least, most)
    giving = phase == EXCHANGING
    offered = s.offered in s.hands[s.turn] if giving else s.offered == NOTHING
    check.against(offered, "R-1.3", "offered", s.offered)
    _lifted(check, s)


def _lifted(check: Check, s: RaeState) -> None:
    lifting = s.phases[-1] == LIFTED
    both = s.lifted != NOTHING and s.lifted_from != NOTHING
    neither = s.lifted == NOTHING and s.lifted_from == NOTHING
    if not check.against(both if lifting else neither, "R-2.7", "lifted", s.lifted):
        return
    if lifting:
        group = s.collections[s.lifted_from]
        own = group != 0 and collection_owner(group) == s.turn
        own = own and s.lifted_from // MOST_COLLECTIONS == suit_of(s.lifted)
        own = own and not group >> colour_of(s.lifted) & 1
        check.against(own, "R-2.7", "lifted_from", s.lifted_from)


def _turn(check: Check, s: RaeState) -> None:
    """R-2.1, R-2.2, R-2.8: how far the turn is."""
    phase = s.phases[0]
    if phase == STARTER:
        check.against(s.first == NOTHING, "R-2.1", "first", s.first)
        dealt = 0
    elif not check.against(s.first != NOTHING, "R-2.1", "first", s.first):
        return
    if phase in (STARTER, DEALING):
        check.against(s.turns == 0, "R-2.1", "turns", s.turns)
        check.against(not s.discards and not any(s.quests), "R-2.1", "discards", len(s.discards))
        check.against(not any(s.collections), "R-2.1", "collection")
        dealt = (s.turn - s.first) % s.seats if phase == DEALING else 0
        for n in range(s.seats):
            seat = (max(s.first, 0) + n) % s.seats
            low, high = (HAND, HAND) if n < dealt else (0, 0)
            if n == dealt and phase == DEALING:
                high = HAND - 1
            check.against(low <= len(s.hands[seat]) <= high, "R-2.1", f"hand {seat}",
                          len(s.hands[seat]))  # fmt: skip
        return
    check.within("turns", s.turns, 1, 1 << 40)
    plays = FAIR_PLAYS if s.fair_start and s.turns == 1 else PLAYS
    more = s.limit - plays
    check.against(more in (0, MORE_PLAYS), "R-2.2", "limit", s.limit)
    check.against(s.add_limit == ADDS + more, "R-2.8", "add_limit", s.add_limit)
    check.against(s.played <= s.limit, "R-2.2", "played", s.played)
    check.against(s.added <= min(s.add_limit, s.played), "R-2.8", "added", s.added)
    used = s.playing != NOTHING or more > 0
    check.against(not used or s.event_used == 1, "R-2.2", "event_used", s.event_used)
    check.against(s.event_used <= s.played, "R-2.2", "event_used", s.event_used)
    check.against(not s.besieged >> s.turn & 1, "R-1.3", "besieged", s.besieged)
    if s.phases[-1] == DRAWING:
        fresh = s.played == 0 and not s.moved
        check.against(fresh, "R-2.2", "played", s.played)
    for moved in s.moved:
        place, colour = moved // N_COLOURS, moved % N_COLOURS
        group = s.collections[place]
        there = group >> colour & 1 == 1 and collection_owner(group) == s.turn
        check.against(there or s.actor == OVER, "R-2.7", "moved", moved)


def _remembered(check: Check, s: RaeState) -> None:
    """What somebody knows of a hand is in it."""
    for knower in range(s.seats):
        for owner in range(s.seats):
            known = Counter(known_in(s, knower, owner))
            if known and (knower == owner or known - Counter(s.hands[owner])):
                check.fail(Fault("position-known", n=knower, owner=owner))
    check.against(all(card_of(fact) < KINDS for fact in s.known), "R-1.1", "known")


def _event_name(s: RaeState) -> str:
    return TABLE.actions[s.playing].text if s.playing != NOTHING else "-"


def _told(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))
