"""Pillars of Faith through a seat's eyes, and a game imagined from what they see."""

from typing import cast

from questable.engine.state import State
from questable.games.pillars.actions import EMPTY, RELIGIONS
from questable.games.pillars.board import (
    SITE_NAMES,
    STATION_NAMES,
    STATIONS,
    site_named,
    station_name,
    station_named,
)
from questable.games.pillars.ends import REASONS
from questable.games.pillars.fields import for_imagine, take_imagined
from questable.games.pillars.pieces import lay_out, machines_at
from questable.games.pillars.referee import Pillars
from questable.games.pillars.state import PHASES, STONES, PillarsState
from questable.games.pillars.view import PillarsView, ReligionView


def view(state: State, seat: int) -> PillarsView:
    """The position through a seat's eyes."""
    s = cast(Pillars, state)
    return PillarsView(
        game="pillars",
        seat=seat,
        seats=s.seats,
        actor=s.actor,
        callers=0,
        ply=s.ply,
        phases=[PHASES[phase] for phase in s.phases],
        religions=[_religion(s, religion) for religion in range(len(RELIGIONS))],
        turn=s.turn,
        turns=s.turns,
        turn_limit=s.turn_limit,
        followers={
            STATION_NAMES[station]: RELIGIONS[s.board[station]]
            for station in range(STATIONS)
            if s.board[station] != EMPTY
        },
        pillars=[SITE_NAMES[site] for site in s.pillars],
        banned=station_name(s.banned),
        centre=station_name(s.centre),
        outer=station_name(s.outer),
        stopped=[station_name(centre) for centre, _ in s.stopped],
        winner=s.winner,
        ending=REASONS[s.ending],
        for_imagine=for_imagine(s),
    )


def _religion(s: PillarsState, religion: int) -> ReligionView:
    return ReligionView(
        religion=RELIGIONS[religion],
        seat=s.leaders[religion],
        on_board=STONES - s.off[religion],
        off_board=s.off[religion],
    )


def imagine(view: PillarsView) -> Pillars:
    """The one state that has this view."""
    s = Pillars()
    board = [EMPTY] * STATIONS
    for station, religion in view.followers.items():
        board[station_named(station)] = RELIGIONS.index(religion)
    lay_out(s, board, [site_named(site) for site in view.pillars])
    take_imagined(s, view.for_imagine)
    s.seats, s.actor, s.ply = view.seats, view.actor, view.ply
    s.turn, s.turns, s.turn_limit = view.turn, view.turns, view.turn_limit
    s.winner, s.ending = view.winner, REASONS.index(view.ending)
    s.leaders = [each.seat for each in view.religions]
    s.phases = [PHASES.index(phase) for phase in view.phases]
    s.banned = station_named(view.banned)
    s.centre = station_named(view.centre)
    s.outer = station_named(view.outer)
    s.stopped = machines_at(s, [station_named(centre) for centre in view.stopped])
    return s
