"""What is told of a game: for the log, for motion on a screen. Nothing is hidden.

See docs/architecture.md, Events.

| kind | facts |
|---|---|
| first | seat |
| drew | seat, religion |
| neutral | religion |
| moved | seat, religion, from, to (stations) |
| passed | seat |
| tangled, short | seat: who picks one of several Wings, and how many there are |
| converted, corrupted | station, from, to (religions), by, religion: the formation that did it |
| several | seat: who says which of several Assemblies is next, and how many there are |
| assembly, unholy, machine | station (the centre), religion, seat: who chooses |
| pillar | seat, from, to (sites) |
| stopped | seat, station |
| surrounded | religion, site |
| wiped-out | religion |
| won | seat, religion |
| ended | reason: nobody has won |
"""

from typing import Final

from questable.games.pillars.actions import APOSTATE, RELIGIONS
from questable.games.pillars.board import SITE_NAMES, STATION_NAMES
from questable.games.pillars.pieces import religion_of
from questable.games.pillars.state import NOBODY, PillarsState

BY_WINGS: Final[str] = "wings"
BY_ASSEMBLY: Final[str] = "assembly"
BY_UNHOLY_ASSEMBLY: Final[str] = "unholy"


def tell_seat(s: PillarsState, kind: str, seat: int) -> None:
    """What a seat did, with no more to say."""
    if s.log is not None:
        s.log.tell(kind, {"seat": seat})


def tell_choice(s: PillarsState, kind: str, seat: int, count: int) -> None:
    """A seat must choose among several formations."""
    if s.log is not None:
        s.log.tell(kind, {"seat": seat, "count": count})


def tell_draw(s: PillarsState, seat: int, religion: int) -> None:
    """A leader has drawn a religion, or nobody has."""
    if s.log is None:
        return
    if seat == NOBODY:
        s.log.tell("neutral", {"religion": RELIGIONS[religion]})
    else:
        s.log.tell("drew", {"seat": seat, "religion": RELIGIONS[religion]})


def tell_move(s: PillarsState, religion: int, start: int, end: int) -> None:
    """A follower moves."""
    if s.log is not None:
        s.log.tell(
            "moved",
            {
                "seat": s.turn,
                "religion": RELIGIONS[religion],
                "from": STATION_NAMES[start],
                "to": STATION_NAMES[end],
            },
        )


def tell_turned(s: PillarsState, station: int, old: int, new: int, by: str, religion: int) -> None:
    """A follower changes religion."""
    if s.log is not None:
        s.log.tell(
            "corrupted" if new == APOSTATE else "converted",
            {
                "station": STATION_NAMES[station],
                "from": RELIGIONS[old],
                "to": RELIGIONS[new],
                "by": by,
                "religion": RELIGIONS[religion],
            },
        )


def tell_formation(s: PillarsState, kind: str, religion: int, seat: int) -> None:
    """An Assembly or a Machine is carried out."""
    if s.log is not None:
        s.log.tell(
            kind,
            {"station": STATION_NAMES[s.centre], "religion": RELIGIONS[religion], "seat": seat},
        )


def tell_pillar(s: PillarsState, start: int, end: int) -> None:
    """A pillar moves."""
    if s.log is not None:
        s.log.tell("pillar", {"seat": s.actor, "from": SITE_NAMES[start], "to": SITE_NAMES[end]})


def tell_stop(s: PillarsState) -> None:
    """A leader leaves a Machine alone."""
    if s.log is not None:
        s.log.tell("stopped", {"seat": s.actor, "station": STATION_NAMES[s.centre]})


def tell_ring(s: PillarsState, religion: int, site: int) -> None:
    """A pillar is surrounded."""
    if s.log is not None:
        s.log.tell("surrounded", {"religion": RELIGIONS[religion], "site": SITE_NAMES[site]})


def tell_wiped_out(s: PillarsState, religion: int) -> None:
    """A Faithful religion has no follower left."""
    if s.log is not None:
        s.log.tell("wiped-out", {"religion": RELIGIONS[religion]})


def tell_end(s: PillarsState, winner: int, reason: str) -> None:
    """The game is over."""
    if s.log is None:
        return
    if winner == NOBODY:
        s.log.tell("ended", {"reason": reason})
    else:
        religion = RELIGIONS[religion_of(s, winner)]
        s.log.tell("won", {"seat": winner, "religion": religion})
