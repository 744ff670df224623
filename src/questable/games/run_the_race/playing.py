"""Playing a card on an open pile, and passing (S-6.2, S-6.4 to S-6.6)."""

from questable.engine.action import Action
from questable.engine.state import CHANCE
from questable.games.run_the_race import clues, ends, turning
from questable.games.run_the_race.deck import SIDES, SLOTS, shared
from questable.games.run_the_race.standing import cards_left
from questable.games.run_the_race.state import EMPTY, RACING, REFILL, RaceState


def legal(s: RaceState, seat: int) -> list[Action]:
    """By slot, the left pile before the right, of each pile the top first, then down.

    At calm pace nothing is covered while one thinks: tops only, and passing last.
    """
    if s.pace != RACING:
        actions = aims(s, seat)
        actions.append(s.deck.to_pass)
        return actions
    actions = []
    deck = s.deck
    size = deck.size
    for slot in range(SLOTS):
        card = s.hands[seat * SLOTS + slot]
        if card < 0:
            continue
        for side in range(2):
            pile = s.piles[side]
            if deck.match[card * size + pile[-1]]:
                first = (slot * 2 + side) * size
                i = len(pile) - 1
                while i >= 0:
                    actions.append(deck.plays[first + pile[i]])
                    i -= 1
    return actions


def aims(s: RaceState, seat: int) -> list[Action]:
    """Each match of a card in hand with a top, aimed at that top."""
    actions: list[Action] = []
    deck = s.deck
    size = deck.size
    left = s.piles[0][-1]
    right = s.piles[1][-1]
    for slot in range(SLOTS):
        card = s.hands[seat * SLOTS + slot]
        if card < 0:
            continue
        if deck.match[card * size + left]:
            actions.append(deck.plays[slot * 2 * size + left])
        if deck.match[card * size + right]:
            actions.append(deck.plays[(slot * 2 + 1) * size + right])
    return actions


def why_not(s: RaceState, seat: int, action: Action) -> str:
    """The first rule that forbids a play, or ''."""
    side = action.a & 1
    card = s.hands[seat * SLOTS + (action.a >> 1)]
    if card < 0:
        return "S-6.2"  # the slot is empty
    pile = s.piles[side]
    top = pile[-1]
    matches = s.deck.match[card * s.deck.size + top]
    if action.b == top:
        return "" if matches else "S-6.2"
    # S-6.5: covered meanwhile, it stands if it matches all the same; what lies elsewhere is no aim.
    if not matches or action.b not in pile:
        return "S-6.5"
    return "" if s.pace == RACING else "S-6.6"


def play(s: RaceState, seat: int, action: Action) -> None:
    """S-6.2: the card lies on the pile, and its slot is refilled as long as there are cards."""
    side = action.a & 1
    place = seat * SLOTS + (action.a >> 1)
    card = s.hands[place]
    pile = s.piles[side]
    if s.log is not None:
        _tell(s, seat, action, card, pile[-1])
    s.hands[place] = EMPTY
    if s.pace != RACING:
        clues.played(s, place, side, card)
    pile.append(card)
    if s.voids[place]:
        voids = s.voids[:]
        voids[place] = 0
        s.voids = voids
    s.barrier = s.ply  # a card of a hidden hand was shown (T-2.1)
    s.passes = 0
    s.fruitless = 0
    s.turn = 1 - seat
    if s.draw[seat] > 0:
        s.place = place
        s.phase = REFILL
        s.actor = CHANCE
    elif cards_left(s, seat) == 0:
        ends.win(s, seat)
    else:
        turning.go_on(s)


def _tell(s: RaceState, seat: int, action: Action, card: int, top: int) -> None:
    log = s.log
    if log is None:
        return
    keys = s.deck.keys
    pile = SIDES[action.a & 1]
    log.fire("S-6.2")
    if s.pace != RACING:
        log.fire("S-6.6")
    if action.b != top:
        log.fire("S-6.5")
        log.tell("covered", {"seat": seat, "aim": keys[action.b], "pile": pile})
    log.tell(
        "played",
        {
            "seat": seat,
            "slot": (action.a >> 1) + 1,
            "card": keys[card],
            "pile": pile,
            "on": keys[top],
            "match": shared(s.deck.match[card * s.deck.size + top]),
            "left": cards_left(s, seat) - 1,
        },
    )


def let_pass(s: RaceState, seat: int) -> None:
    """S-6.6: a turn without a card; two in a row turn the side piles."""
    clues.passed(s, seat)
    s.passes += 1
    s.turn = 1 - seat
    s.actor = s.turn
    log = s.log
    if log is not None:
        log.fire("S-6.6")
        log.tell("passed", {"seat": seat})
    if s.passes == 2:
        s.passes = 0
        turning.begin(s)
