"""What an analysis of a finished game says: moment by moment, seat by seat (docs/record.md).

All chances are in parts of WHOLE. An error is one standard error: two of them either way are where
the same search would come to in nineteen cases of twenty. What the search itself misjudges is in
none of them.
"""

from math import isqrt

import msgspec

FORMAT = 3
CHANCE, DECISION, ONLY, KNOWLEDGE = "chance", "decision", "only", "knowledge"
"""What a moment is: a die or a draw, a choice, no choice, an answer that one knows or not."""
MOST_POINTS = 6
"""Turning points at the most,"""
LEAST = 200
"""and by how much one of them moves a chance at least."""
SURE = 3
"""A difference counts that is larger than so many errors: of the hundred decisions of a game some
are further than two from the truth, and hardly one further than three."""
DEPTHS = {"quick": 100, "usual": 400, "deep": 1600}
"""Playouts for each question that an analysis asks of a position."""


class JudgedChoice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A decision again, by what the seat could know then."""

    best: str
    """What the search would have done."""
    other: str
    """What was played, or what came next where that was the best."""
    value: int
    """The seat's chance after the best,"""
    less: int
    """by so much larger than after the other; it may come out below zero,"""
    error: int
    """and how far that can be relied on."""
    why: str = ""
    """`wins`; `loses`, of the other; or the feature that the best makes larger by `n`, and the
    other less; or nothing."""
    n: int = 0
    later: bool = False
    """What was better came after it, in the same turn, so that nothing was missed."""


class Moment(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry that counts, and how things stood before it."""

    kind: str
    seat: int
    """-1 for chance."""
    action: str
    chances: list[int]
    """By seat, before it."""
    error: int
    """The largest of them."""
    luck: list[int] = []
    """By seat: what a stroke of chance did to its chance."""
    luck_error: int = 0
    choice: JudgedChoice | None = None


class SeatShare(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat owes to what, in hundredths of a percent; an error is one standard error."""

    began: int
    """Its chance before the first entry,"""
    ended: int
    """and in the end: all for a winner, and winners share."""
    luck: int
    luck_error: int
    decisions: int
    """What its own decisions cost: zero, or below."""
    decisions_error: int
    adjusted: int
    """What it would have ended with but for luck; nothing keeps it between none and all."""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game, looked at afterwards."""

    analysis: int = FORMAT
    record: str
    """Which game this is of: a hash of its set-up and its entries that count."""
    game: str
    version: int
    """Of the search."""
    depth: str
    playouts: int
    """For each question."""
    seed: str
    open: bool
    """The second view, with all cards open: it knows what nobody could know."""
    together: bool
    """All win or lose together: chances only compare with the beginning, which is half."""
    moments: list[Moment]
    seats: list[SeatShare]
    turning: list[int]
    """The numbers of the moments where chances moved most, in the order of the game."""


def loss(moment: Moment) -> int:
    """What a decision cost the seat that made it."""
    choice = moment.choice
    if choice is None or choice.later:
        return 0
    return choice.less if choice.best != moment.action else 0


def weight(moment: Moment) -> int:
    """By how much a moment moved somebody's chance for certain: 0 where that cannot be said."""
    if moment.luck:
        most = max(abs(each) for each in moment.luck)
        return most if most > max(SURE * moment.luck_error, LEAST) else 0
    choice = moment.choice
    if choice is None or choice.later:
        return 0
    return choice.less if choice.less > max(SURE * choice.error, LEAST) else 0


def settled(moments: list[Moment], turns: list[int], apart: set[int]) -> list[Moment]:
    """With those decisions marked whose better action the same seat took later in the same turn,
    before chance or anybody else had a say: a turn of several parts may be played in any order.
    The turn of each moment has a number, for a seat may have two turns in a row. Those that are
    `apart` could not have come after the better action: nothing comes after the end of a turn."""
    found = list(moments)
    for number, moment in enumerate(moments):
        choice = moment.choice
        if choice is None or choice.best == moment.action or number in apart:
            continue
        for later_on in range(number + 1, len(moments)):
            after = moments[later_on]
            if after.seat != moment.seat or turns[later_on] != turns[number]:
                break
            if after.action == choice.best:
                later = msgspec.structs.replace(choice, later=True)
                found[number] = msgspec.structs.replace(moment, choice=later)
                break
    return found


def turning_points(moments: list[Moment]) -> list[int]:
    """Those that weigh most; of a decision that was right, only where others were much worse."""
    heavy = [(weight(moment), -number) for number, moment in enumerate(moments) if weight(moment)]
    missed = [each for each in heavy if loss(moments[-each[1]]) or moments[-each[1]].luck]
    right = [each for each in heavy if each not in missed]
    chosen = sorted(missed, reverse=True)[:MOST_POINTS]
    chosen += sorted(right, reverse=True)[: min(MOST_POINTS // 3, MOST_POINTS - len(chosen))]
    return sorted(-number for _, number in chosen)


def shares(moments: list[Moment], ended: list[int]) -> list[SeatShare]:
    """Every seat's luck and decisions, summed up."""
    began = moments[0].chances if moments else ended
    found = []
    for seat in range(len(ended)):
        luck = sum(moment.luck[seat] for moment in moments if moment.luck)
        vague = sum(moment.luck_error**2 for moment in moments if moment.luck and moment.luck[seat])
        own = [
            m
            for m in moments
            if m.seat == seat and m.choice and m.choice.best != m.action and not m.choice.later
        ]
        cost = sum(loss(moment) for moment in own)
        unsure = sum(m.choice.error**2 for m in own if m.choice)
        found.append(
            SeatShare(
                began=began[seat],
                ended=ended[seat],
                luck=luck,
                luck_error=isqrt(vague),
                decisions=-max(cost, 0),
                decisions_error=isqrt(unsure),
                adjusted=ended[seat] - luck,
            )
        )
    return found
