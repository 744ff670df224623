"""Where the places of the collection lie, so that no question offers one inside another."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from questable.engine.fault import Fault, not_one_of
from questable.engine.pack import PackText
from questable.saints.facts import GEOGRAPHY

RELICS = "(relics)"
"""Behind a place to which a saint came only after death."""
FILE = Path(__file__).parent / "gazetteer.toml"


class Location(NamedTuple):
    """A place on the map of today."""

    region: str
    country: str
    town: bool
    """Whether it is a town, a monastery or a mountain, and not a country or landscape."""


@cache
def spot(name: str) -> Location | None:
    """Where a place lies, by its English name as entries write it; None if we do not know."""
    known = spots()
    if RELICS in name:
        return None
    return known.get(name) or known.get(name.split("(")[0].split(",")[0].strip())


@cache
def spots() -> dict[str, Location]:
    """All places we know."""
    return spots_of(PackText.read(FILE))


def spots_of(text: PackText) -> dict[str, Location]:
    """Check a gazetteer: parts of the world, countries in them, towns and areas in these."""
    found: dict[str, Location] = {}
    for region, countries in text.data.items():
        if region not in GEOGRAPHY or not isinstance(countries, dict):
            raise text.fail(region, "", not_one_of(region, GEOGRAPHY, region))
        for country, kinds in countries.items():
            section = f"{region}.{country}"
            if not isinstance(kinds, dict) or not kinds.keys() <= {"towns", "areas"}:
                raise text.fail(section, "", not_one_of(section, ("towns", "areas"), kinds))
            for kind, names in kinds.items():
                if not isinstance(names, list):
                    raise text.fail(section, kind, Fault("list-of-texts", key=f"{section}.{kind}"))
                for name in names:
                    if not isinstance(name, str) or name in found:
                        raise text.fail(section, kind, Fault("twice", key=str(name)))
                    found[name] = Location(region, country, kind == "towns")
    return found
