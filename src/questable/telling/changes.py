"""What is new in a view and its words against those of the update before."""

from itertools import compress
from operator import ne
from typing import NamedTuple, TypeVar

import msgspec

from questable.engine import View
from questable.table.told.words import SaintFacts, Section, SectionNow, WordsNow
from questable.telling.narrator import Said

APART = "for_imagine"
"""The field of a view that no reader has a use for."""
THINGS = (msgspec.Struct, list, str)
T = TypeVar("T")
Places = dict[str, str] | None
ChangedPlaces = dict[str, str | None] | None
Added = list[object] | dict[int, list[object]]


def whole_view(view: View) -> dict[str, object]:
    """All that a reader may read of a view."""
    fields = dict(zip(view.__struct_fields__, msgspec.structs.astuple(view), strict=True))
    del fields[APART]
    return fields


class Fields(NamedTuple):
    """What is new in a view."""

    fields: dict[str, object]
    """What differs altogether."""
    lists: dict[str, list[object]]
    """Lists of things of which only some do,"""
    added: dict[str, Added]
    """and those that only grew."""


def new_fields(was: View, now: View) -> Fields:
    """What differs."""
    fields: dict[str, object] = {}
    lists: dict[str, list[object]] = {}
    grown: dict[str, Added] = {}
    old, new = msgspec.structs.astuple(was), msgspec.structs.astuple(now)
    fields_of_both = zip(now.__struct_fields__, old, new, strict=True)
    for name, before, value in compress(fields_of_both, map(ne, old, new)):
        if name == APART:
            continue
        if not (_of_things(before) and _of_things(value)):
            fields[name] = value
        elif more := added(before, value):
            grown[name] = more
        else:
            lists[name] = stayed(before, value)
    return Fields(fields, lists, grown)


def added(was: list[object], now: list[object]) -> Added | None:
    """What came to the end of a list, or by place to lists in it; None if that is not all."""
    if len(now) != len(was):
        return tail(was, now) or None
    grown: dict[int, list[object]] = {}
    for place, (before, value) in enumerate(zip(was, now, strict=True)):
        if before is value or before == value:
            continue
        more = tail(before, value) if isinstance(value, list) else []
        if not more:
            return None
        grown[place] = more
    return grown


def tail(was: object, now: list[object]) -> list[object]:
    """What came to the end of a list; nothing if it changed otherwise."""
    known = len(was) if isinstance(was, list) else len(now)
    return now[known:] if was == now[:known] else []


def _of_things(value: object) -> bool:
    """Whether it is a list whose items cannot be taken for numbers."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], THINGS)


def stayed(was: list[T], now: list[T]) -> list[T | int]:
    """The items, and for those that were there before their place among those."""
    known = len(was)
    return [
        n if n < known and was[n] == item else was.index(item) if item in was else item
        for n, item in enumerate(now)
    ]


def changes(
    was: Said | None, now: Said, briefing: list[str], changed: ChangedPlaces = None
) -> WordsNow:
    """Only what differs, given the places that do; everything, where nothing was said before."""
    if was is None:
        return WordsNow(
            prompt=now.prompt,
            choices=now.choices,
            sections=None if now.sections is None else [_whole(each) for each in now.sections],
            places=_all_places(now),
            cards=now.cards or None,
            briefing=briefing,
            outcome=now.outcome,
        )
    same = was.printed is now.printed or was.printed == now.printed
    anew = was.places is None or not same
    return WordsNow(
        prompt=None if now.prompt == was.prompt else now.prompt,
        choices=None if now.choices == was.choices else now.choices,
        sections=_sections(was.sections or [], now.sections),
        places=_all_places(now) if anew else None,
        changed=None if anew else changed,
        cards=_cards(was.cards, now.cards),
        briefing=briefing,
        outcome=now.outcome,
    )


def _all_places(said: Said) -> Places:
    return None if said.places is None else said.printed | said.places


def _sections(was: list[Section], now: list[Section] | None) -> list[SectionNow | int] | None:
    if now is None or now == was:
        return None
    headings = [section.heading for section in was]
    return [
        _changed(was, headings.index(section.heading), section)
        if section.heading in headings
        else _whole(section)
        for section in now
    ]


def _whole(section: Section) -> SectionNow:
    return SectionNow(
        heading=section.heading,
        lines=section.lines,
        columns=section.columns,
        rows=[*section.rows],
        aloud=section.aloud,
    )


def _changed(sections: list[Section], place: int, now: Section) -> SectionNow | int:
    """A section that has the heading of one that was there before."""
    was = sections[place]
    if was is now or was == now:
        return place
    return SectionNow(
        of=place,
        lines=None if now.lines == was.lines else now.lines,
        columns=None if now.columns == was.columns else now.columns,
        rows=None if now.rows == was.rows else stayed(was.rows, now.rows),
        aloud=now.aloud,
    )


def new_places(was: Places, now: Places) -> ChangedPlaces:
    """The places that are not as they were, if there are any."""
    if was is None or now is None or was is now:
        return None
    # A bargain: most sentences are the very strings of before, so asking one by one is fastest.
    before = was.get
    changed: dict[str, str | None] = {
        spot: said for spot, said in now.items() if before(spot) != said
    }
    if was.keys() != now.keys():
        changed |= dict.fromkeys(was.keys() - now.keys())
    return changed or None


def _cards(
    was: dict[str, SaintFacts] | None, now: dict[str, SaintFacts] | None
) -> dict[str, SaintFacts] | None:
    """Those that were not told before, if there are any."""
    if not now or was is now:
        return None
    known = was or {}
    return {key: facts for key, facts in now.items() if known.get(key) != facts} or None
