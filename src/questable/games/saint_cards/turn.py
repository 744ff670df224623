"""A turn: play or draw, never skip, and pass (S-3.1 to S-3.7, S-4.2)."""

from questable.engine.action import Action
from questable.games.saint_cards import calls, century
from questable.games.saint_cards.actions import CLAIM, DEAL, DONE, DRAW, NAME, PASS, PLAY
from questable.games.saint_cards.drawing import can_draw, close, spent
from questable.games.saint_cards.ending import begins_last, finish
from questable.games.saint_cards.playing import lay, needed
from questable.games.saint_cards.seats import next_seat, still_in
from questable.games.saint_cards.state import DRAWING, ENDING, SECOND, TURN, SaintCardsState


def begin(s: SaintCardsState) -> None:
    """The next player may play or draw."""
    seat = s.turn
    s.turns += 1
    s.laid = 0
    s.drew = 0
    s.follows = 0
    s.eased = 0
    if s.named == 0:
        # S-1.7: the Guardian Angels are for this turn alone, and wait while a century is named.
        s.eased = (s.guided >> seat) & 1
        s.guided &= ~(1 << seat)
    s.final = int(seat == s.dealer and begins_last(s))
    s.phases = [TURN]
    if s.log is not None:
        s.log.tell("turn", {"seat": seat, "n": s.turns})
        if s.final == 1:
            s.log.fire("S-5.3")
            s.log.tell("last-turn", {"seat": seat})
    century.comes_round(s)


def legal_first(s: SaintCardsState) -> list[Action]:
    """Cards that may be played, to draw, or to pass if neither can be done."""
    actions = s.cards.actions
    plays = actions.plays
    hand = s.hands[s.turn]
    legal: list[Action] = []
    if s.named != 0:
        bears = s.cards.bears
        for card in hand:
            if (bears[card] >> s.named) & 1:
                legal.append(plays[card])
        if len(legal) > 0:
            return legal
    elif s.open_wild == 1:
        for card in hand:
            legal.append(plays[card])
    else:
        counts = s.cards.counts
        row = s.top * s.cards.n
        saints = s.cards.saints
        for card in hand:
            if counts[row + card] > 0 or card >= saints:
                legal.append(plays[card])
    if can_draw(s):
        legal.append(actions.drawing)
    elif len(legal) == 0:
        legal.append(actions.passing)
    return legal


def legal_second(s: SaintCardsState) -> list[Action]:
    """S-3.5: saints with enough matches, and to pass."""
    actions = s.cards.actions
    counts = s.cards.counts
    row = s.top * s.cards.n
    least = needed(s)
    saints = s.cards.saints
    legal: list[Action] = []
    for card in s.hands[s.turn]:
        if counts[row + card] >= least and card < saints:
            legal.append(actions.plays[card])
    legal.append(actions.passing)
    return legal


def why_not(s: SaintCardsState, phase: int, action: Action) -> str:
    """The first rule that forbids it, or ''."""
    kind = action.kind
    if kind == PLAY:
        if action.a not in s.hands[s.turn]:
            return "S-3.1"
        return _no_first(s, action.a) if phase == TURN else _no_second(s, phase, action.a)
    if kind == DRAW:
        return _no_draw(s, phase)
    if kind == PASS:
        # S-3.1: a turn is never skipped; S-3.7: unless nothing can be done.
        return "" if phase != TURN or not _can_act(s) else "S-3.1"
    if kind == NAME:
        return "S-4.1"
    if kind == CLAIM or kind == DONE:
        return "S-5.6"
    return "S-1.7" if kind < DEAL else "T-1.3"


def _no_first(s: SaintCardsState, card: int) -> str:
    if s.named != 0:
        if century.bears(s, card):
            return ""
        return "S-3.2" if s.cards.is_wild(card) else "S-4.2"
    if s.open_wild == 1 or s.cards.is_wild(card):
        return ""
    return "" if s.cards.counts[s.top * s.cards.n + card] > 0 else "S-3.2"


def _no_second(s: SaintCardsState, phase: int, card: int) -> str:
    if phase != SECOND:
        return "S-3.1" if s.drew == 1 else "S-3.5"
    if s.cards.is_wild(card):
        return "S-3.5"
    return "" if s.cards.counts[s.top * s.cards.n + card] >= needed(s) else "S-3.5"


def _no_draw(s: SaintCardsState, phase: int) -> str:
    if phase != TURN:
        return "S-3.1"
    if not can_draw(s):
        return "S-3.7"
    return "S-4.2" if s.named != 0 and century.can_place(s) else ""


def _can_act(s: SaintCardsState) -> bool:
    if can_draw(s):
        return True
    for card in s.hands[s.turn]:
        if _no_first(s, card) == "":
            return True
    return False


def apply(s: SaintCardsState, phase: int, action: Action) -> None:
    """Play, draw or pass."""
    kind = action.kind
    if kind == PLAY:
        lay(s, action.a)
    elif kind == DRAW:
        _draw(s)
    else:
        if phase == TURN:
            _do_nothing(s)
        _pass(s)


def _draw(s: SaintCardsState) -> None:
    s.drew = 1
    s.stuck = 0
    s.phases = [ENDING, DRAWING]
    log = s.log
    if log is not None:
        log.fire("S-3.1")
    if s.named != 0:
        century.lacked(s)
    elif log is not None:
        log.fire("S-4.6")  # nobody is paid for this one


def _do_nothing(s: SaintCardsState) -> None:
    """S-3.7, S-4.2: neither a card to play nor one to draw."""
    log = s.log
    if log is not None:
        log.fire("S-3.7")
        log.tell("stuck", {"seat": s.turn})
    s.stuck += 1
    all_stuck = s.stuck >= still_in(s)
    if spent(s):
        close(s)
    if s.named != 0:
        century.lacked(s)
        if all_stuck:
            century.lapse(s)
    elif all_stuck:
        close(s)


def _pass(s: SaintCardsState) -> None:
    """Every turn ends so; the Dealer's last one ends the game (S-5.3)."""
    seat = s.turn
    log = s.log
    if log is not None:
        log.fire("S-3.1")
        log.tell("passed", {"seat": seat})
    calls.passed(s, seat)
    if s.final == 1:
        finish(s)
        return
    century.goes_on(s)
    s.turn = next_seat(s, seat)
    begin(s)
