"""The drawings for paper are those that the page has today."""

import re
from xml.etree import ElementTree as ET

import pytest

from questable.printing.pictures import box, drawn, figure, pale, window
from questable.registry import KEYS
from questable.saints import shipped
from questable.saints.facts import (
    COLOURS,
    DESIGNATIONS,
    EXPANSIONS,
    GEOGRAPHY,
    LAST_CENTURY,
    MONTHS,
    ORDERS,
)
from tools.drawings import SOURCES, hashes, stale

GAMES = ["", *[key for key in KEYS if drawn(key)]]


def test_they_are_current() -> None:
    """If not: ./run drawings."""
    assert stale() == []


def test_a_change_is_noticed() -> None:
    """A file that says something else has another hash; one that is gone has none."""
    name = "cards/Frame.svelte"
    assert (SOURCES / name).is_file()
    assert hashes([name, "gone"]).keys() == {name}
    assert hashes([name]) != hashes(["cards/Sign.svelte"])


@pytest.mark.parametrize("game", GAMES)
def test_each_is_a_picture_of_its_own(game: str) -> None:
    """It needs no style sheet and nothing that lies elsewhere, and all of it is well formed."""
    for name, svg in drawn(game).items():
        if svg.startswith(("[", "{")):
            continue
        ET.fromstring(svg)
        _, _, wide, high = box(svg)
        assert wide > 0
        assert high > 0
        assert not re.search(r"var\(|light-dark|color-mix|class=|style=|https?://(?!www.w3)", svg)
        asked = set(re.findall(r"(?:url\(|href=\")#([^)\"]+)", svg))
        assert asked <= set(re.findall(r' id="([^"]+)"', svg)), name


def test_every_fact_of_a_card_has_its_sign() -> None:
    """And every colour a frame."""
    wanted = {f"sign colour {each}" for each in (*COLOURS, "white")}
    wanted |= {f"frame {each}" for each in (*COLOURS, "white")}
    wanted |= {f"sign {kind} {n}" for kind in ("birth", "passing") for n in range(LAST_CENTURY + 1)}
    wanted |= {f"sign month {n}" for n in range(1, MONTHS + 1)}
    tables = {
        "region": GEOGRAPHY, "order": ORDERS, "designation": DESIGNATIONS, "expansion": EXPANSIONS,
    }  # fmt: skip
    wanted |= {f"sign {kind} {each}" for kind, table in tables.items() for each in table}
    assert wanted <= drawn().keys()


def test_little_ink_tints_glass_and_keeps_lines_and_letters() -> None:
    """What was dark glass is pale, a stroke is as it was, white letters are dark."""
    svg = (
        '<svg viewBox="0 0 1 1"><path fill="#3b3331" stroke="#3b3331"/><rect fill="#f00"/>'
        '<text fill="#ffffff" stroke="#1b120c" stroke-width="2">M</text></svg>'
    )
    assert pale(svg) == (
        '<svg viewBox="0 0 1 1"><path fill="#d8d6d6" stroke="#3b3331"/><rect fill="#ffcccc"/>'
        '<text fill="#2a2119">M</text></svg>'
    )


def test_saints_have_a_window_and_a_head() -> None:
    """Each a picture of its own."""
    for saint in shipped().entries[:20]:
        for svg in (window(saint), figure(saint)):
            ET.fromstring(svg)
