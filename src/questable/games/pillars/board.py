"""The Holy Land's geometry, computed from axial coordinates (P-1.1, P-1.2).

How places are named. Stations stand in eight rows, 1 at the top to 8 at the bottom, and thirteen
columns, a to m from the left: `g4` is the station of column g in row 4. Its neighbours are the next
ones in its row and, in its column, the one above or below; only along the rim is it one step aside.
Sites lie between two rows: `g45`, the middle of the board, is the site of column g between rows 4
and 5, surrounded by f4 g4 h4 f5 g5 h5.
"""

from typing import Final

RADIUS: Final = 3
SITES: Final = 37
GAPS: Final = 54
"""Stations 0 to 53 are the gaps, row by row; the pockets follow, row by row too."""
POCKETS: Final = 18
STATIONS: Final = 72
DEGREE: Final = 3
"""P-1.2: every station has exactly three neighbours."""
ROUND: Final = 6
"""How many stations surround a site inside; on the rim there are fewer."""
NOWHERE: Final = -1

ROWS: Final = 8
COLUMNS: Final[str] = "abcdefghijklm"

Axial = tuple[int, int]

AROUND: Final[list[Axial]] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
"""The ways from a site to the six beside it, clockwise from the right."""


def _axial_sites() -> list[Axial]:
    return [
        (q, r)
        for r in range(-RADIUS, RADIUS + 1)
        for q in range(-RADIUS, RADIUS + 1)
        if abs(q + r) <= RADIUS
    ]


SITE_AT: Final[list[Axial]] = _axial_sites()
"""The axial coordinates of each site, row by row."""


def _site_beside(site: int, way: int) -> int:
    q, r = SITE_AT[site]
    beside = (q + AROUND[way][0], r + AROUND[way][1])
    return SITE_AT.index(beside) if beside in SITE_AT else NOWHERE


def _beside_sites() -> list[list[int]]:
    beside = []
    for site in range(SITES):
        found = [_site_beside(site, way) for way in range(len(AROUND))]
        beside.append(sorted(other for other in found if other != NOWHERE))
    return beside


BESIDE: Final[list[list[int]]] = _beside_sites()
"""P-1.3: the sites that a pillar on each site may move to."""


def _gaps() -> list[list[int]]:
    """P-1.1: every three sites that touch each other."""
    gaps = []
    for a in range(SITES):
        for b in BESIDE[a]:
            for c in BESIDE[b]:
                if a < b < c and c in BESIDE[a]:
                    gaps.append([a, b, c])
    return gaps


def _pockets(gaps: list[list[int]]) -> list[list[int]]:
    """P-1.1: two rim sites that touch each other have a gap on one side only."""
    pockets = []
    for a in range(SITES):
        for b in BESIDE[a]:
            if a < b and len([gap for gap in gaps if a in gap and b in gap]) == 1:
                pockets.append([a, b])
    return pockets


def _grid(sites: list[int]) -> Axial:
    """Row and column of a station, both from 0; a side pocket lies outwards of its sites."""
    across = sum([2 * SITE_AT[site][0] + SITE_AT[site][1] for site in sites])
    rows = [SITE_AT[site][1] for site in sites]
    n = len(sites)
    row = min(rows) + RADIUS + 1
    if n == 2 and rows[0] == rows[1]:
        row = 0 if rows[0] < 0 else ROWS - 1
    middle = across // n if across < 0 else -(-across // n)
    return (row, middle + 2 * RADIUS)


def _stations() -> list[list[int]]:
    gaps = _gaps()
    pockets = _pockets(gaps)
    return sorted(gaps, key=_grid) + sorted(pockets, key=_grid)


SITES_OF: Final[list[list[int]]] = _stations()
"""The three sites of each gap, the two of each pocket."""
GRID: Final[list[Axial]] = [_grid(sites) for sites in SITES_OF]
"""Row and column of each station, both from 0."""


def _touching(one: int, other: int) -> bool:
    """P-1.2: gaps share two sites with gaps and pockets; pockets one with the next pockets."""
    shared = len([site for site in SITES_OF[one] if site in SITES_OF[other]])
    return shared == (1 if one >= GAPS and other >= GAPS else 2)


def _neighbours() -> list[int]:
    flat = []
    for one in range(STATIONS):
        flat += [other for other in range(STATIONS) if other != one and _touching(one, other)]
    return flat


NEIGHBOUR: Final[list[int]] = _neighbours()
"""The three neighbours of each station, at station * 3."""


def _surroundings() -> list[list[int]]:
    return [
        [station for station in range(STATIONS) if site in SITES_OF[station]]
        for site in range(SITES)
    ]


SURROUND: Final[list[list[int]]] = _surroundings()
"""P-1.2: the stations around each site: six, on an edge five, at a corner four."""


def station_name(station: int) -> str:
    """`g4`, or `-` for none."""
    if station == NOWHERE:
        return "-"
    row, column = GRID[station]
    return COLUMNS[column] + str(row + 1)


def site_column(site: int) -> int:
    """The column of a site, from 0."""
    q, r = SITE_AT[site]
    return 2 * q + r + 2 * RADIUS


def site_name(site: int) -> str:
    """`g45`."""
    row = SITE_AT[site][1] + RADIUS + 1
    return COLUMNS[site_column(site)] + str(row) + str(row + 1)


STATION_NAMES: Final[list[str]] = [station_name(station) for station in range(STATIONS)]
SITE_NAMES: Final[list[str]] = [site_name(site) for site in range(SITES)]


def station_named(name: str) -> int:
    """The station of that name, NOWHERE for `-`, or ValueError."""
    if name == "-":
        return NOWHERE
    if name not in STATION_NAMES:
        raise ValueError(f"there is no station {name!r}")
    return STATION_NAMES.index(name)


def site_named(name: str) -> int:
    """The site of that name, or ValueError."""
    if name not in SITE_NAMES:
        raise ValueError(f"there is no site {name!r}")
    return SITE_NAMES.index(name)


def station_of(sites: list[int]) -> int:
    """The station that lies between exactly these sites, or NOWHERE."""
    wanted = sorted(sites)
    return SITES_OF.index(wanted) if wanted in SITES_OF else NOWHERE


def turned_site(site: int) -> int:
    """P-2.2: where the board's turn by 120 degrees takes a site."""
    q, r = SITE_AT[site]
    return SITE_AT.index((r, -q - r))


def turned(station: int) -> int:
    """P-2.2: where the board's turn by 120 degrees takes a station."""
    return station_of([turned_site(site) for site in SITES_OF[station]])
