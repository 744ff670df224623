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
from questable.telling.sheet import NOTHING, Sheet
from questable.telling.voice import Voice

RELIGION = ("religion", "leader", "stations", "off")
PILLAR = ("site", "around")
AT = {GRID[station]: STATION_NAMES[station] for station in range(STATIONS)}
"""By row and column: the station there."""
NONE = "-"


def sections(
    view: PillarsView, voice: Voice, turn: list[str], leaders: Mapping[Religion, str]
) -> list[Section]:
    """Turn and marks, religions, stations row by row, pillars, how stations are named."""
    sheet = Sheet(voice)
    sheet.lines("turn", turn)
    sheet.table(
        "religions",
        RELIGION,
        [_religion(sheet, view, each, leaders[each.religion]) for each in view.religions],
    )
    titles = [voice.say("telling-column-row"), *COLUMNS]
    sheet.grid("stations", titles, [_row(view, voice, row) for row in range(ROWS)])
    sheet.table("pillars", PILLAR, [_pillar(view, voice, site) for site in view.pillars])
    pockets = ", ".join(STATION_NAMES[GAPS:])
    sheet.lines("naming", [voice.say("telling-pillars-naming", places=pockets)])
    return sheet.sections


def _religion(sheet: Sheet, view: PillarsView, religion: ReligionView, leader: str) -> list[str]:
    name = sheet.voice.say("pillars-religion", religion=religion.religion)
    places = [at for at, each in view.followers.items() if each == religion.religion]
    places.sort(key=lambda at: GRID[STATION_NAMES.index(at)])
    acts = religion.seat >= 0 and religion.seat == view.actor
    return [sheet.acting(name, acts), leader, ", ".join(places), str(religion.off_board)]


def _row(view: PillarsView, voice: Voice, row: int) -> list[str]:
    """Who stands where; a blank where there is no station."""
    cells = [str(row + 1)]
    for column in range(len(COLUMNS)):
        at = AT.get((row, column), "")
        religion = view.followers.get(at, NONE)
        if religion != NONE:
            cells.append(voice.say("pillars-colour", religion=religion))
        else:
            cells.append(NOTHING if at else " ")
    return cells


def _pillar(view: PillarsView, voice: Voice, site: str) -> list[str]:
    around = [STATION_NAMES[station] for station in SURROUND[SITE_NAMES.index(site)]]
    return [site, ", ".join(short(view, voice, at) for at in around)]


def short(view: PillarsView, voice: Voice, at: str) -> str:
    """A station and who stands there: `c3 Red`."""
    return voice.say("pillars-shown-short", religion=view.followers.get(at, NONE), at=at)


def spots(view: PillarsView, voice: Voice) -> dict[str, str]:
    """Every station with who stands there, every site with its pillar."""
    found = {at: short(view, voice, at) for at in STATION_NAMES}
    for site in SITE_NAMES:
        stands = "site-pillar" if site in view.pillars else "site"
        found[site] = voice.say(f"pillars-shown-{stands}", at=site)
    return found
