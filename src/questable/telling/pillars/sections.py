"""Pillars of Faith laid out as text: religions, the board row by row, pillars."""

from collections.abc import Mapping

from questable.games.pillars.actions import Religion
from questable.games.pillars.board import (
    COLUMNS,
    GAPS,
    GRID,
    ROWS,
    SITE_NAMES,
    STATION_NAMES,
    STATIONS,
    SURROUND,
)
from questable.games.pillars.view import PillarsView, ReligionView
from questable.table.told.words import Section
from questable.telling.sheet import NOTHING, Sheet, acting
from questable.telling.voice import Voice

RELIGION = ("religion", "leader", "stations", "off")
PILLAR = ("site", "around")
AT = {GRID[station]: STATION_NAMES[station] for station in range(STATIONS)}
"""By row and column: the station there."""
NONE = "-"
Followers = tuple[tuple[str, str], ...]
"""By station: whose follower stands there."""


def sections(
    view: PillarsView, voice: Voice, turn: list[str], leaders: Mapping[Religion, str]
) -> list[Section]:
    """Turn and marks, religions, stations row by row, pillars, how stations are named."""
    sheet = Sheet(voice)
    sheet.lines("turn", turn)
    sheet.table(
        "religions",
        RELIGION,
        [_religion(voice, view, each, leaders[each.religion]) for each in view.religions],
    )
    titles = [voice.say("telling-column-row"), *COLUMNS]
    stands = tuple(view.followers.items())
    sheet.grid("stations", titles, voice.lately(_grid, voice, stands))
    pillars = voice.lately(_pillars, voice, stands, tuple(view.pillars))
    sheet.table("pillars", PILLAR, pillars)
    pockets = ", ".join(STATION_NAMES[GAPS:])
    sheet.lines("naming", [voice.say("telling-pillars-naming", places=pockets)])
    return sheet.sections


def _religion(voice: Voice, view: PillarsView, religion: ReligionView, leader: str) -> list[str]:
    name = voice.say("pillars-religion", religion=religion.religion)
    places = [at for at, each in view.followers.items() if each == religion.religion]
    places.sort(key=lambda at: GRID[STATION_NAMES.index(at)])
    acts = religion.seat >= 0 and religion.seat == view.actor
    return [acting(voice, name, acts), leader, ", ".join(places), str(religion.off_board)]


def _grid(voice: Voice, stands: Followers) -> tuple[tuple[str, ...], ...]:
    """Who stands where, row by row; a blank where there is no station."""
    followers = dict(stands)
    rows = []
    for row in range(ROWS):
        cells = [str(row + 1)]
        for column in range(len(COLUMNS)):
            at = AT.get((row, column), "")
            religion = followers.get(at, NONE)
            if religion != NONE:
                cells.append(voice.say("pillars-colour", religion=religion))
            else:
                cells.append(NOTHING if at else " ")
        rows.append(tuple(cells))
    return tuple(rows)


def _pillars(
    voice: Voice, stands: Followers, sites: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    followers, rows = dict(stands), []
    for site in sites:
        around = [STATION_NAMES[station] for station in SURROUND[SITE_NAMES.index(site)]]
        rows.append((site, ", ".join(short(followers, voice, at) for at in around)))
    return tuple(rows)


def short(followers: Mapping[str, str], voice: Voice, at: str) -> str:
    """A station and who stands there: `c3 Red`."""
    return voice.say("pillars-shown-short", religion=followers.get(at, NONE), at=at)


def spots(view: PillarsView, voice: Voice) -> dict[str, str]:
    """Every station with who stands there, every site with its pillar."""
    return voice.lately(_spots, voice, tuple(view.followers.items()), tuple(view.pillars))


def _spots(voice: Voice, stands: Followers, pillars: tuple[str, ...]) -> dict[str, str]:
    followers = dict(stands)
    found = {at: short(followers, voice, at) for at in STATION_NAMES}
    for site in SITE_NAMES:
        word = "site-pillar" if site in pillars else "site"
        found[site] = voice.say(f"pillars-shown-{word}", at=site)
    return found
