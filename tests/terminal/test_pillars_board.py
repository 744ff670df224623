"""The drawn board of Pillars of Faith: 80 columns, letters as well as colours, names to find."""

import io
import re
from typing import cast

import pytest
from rich.console import Console

from questable.engine import OVER
from questable.games.pillars import GAME
from questable.games.pillars.board import (
    SITE_NAMES,
    SITES,
    STATION_NAMES,
    STATIONS,
    SURROUND,
    site_named,
    station_named,
)
from questable.games.pillars.ends import TURN_LIMIT
from questable.games.pillars.pieces import machines_at, put_pillars
from questable.games.pillars.referee import Pillars
from questable.games.pillars.state import (
    CONSEQUENCES,
    MOVING,
    NOBODY,
    OUTER_CHOICE,
    TARGET_CHOICE,
    WINGS,
)
from questable.telling.voice import Voice
from questable.terminal.boards import face_of
from questable.terminal.face import Face
from questable.text import Words

THICK = "━┃┏┓┗┛"


def position(leaders: tuple[int, ...] = (0, 1, 2, 3)) -> Pillars:
    """The classic set-up; seat 0 is to move."""
    players = len([seat for seat in leaders if seat != NOBODY])
    state = cast(Pillars, GAME.deal(GAME.setup(players)))
    state.leaders = list(leaders)
    state.first = state.turn = state.acting = state.actor = 0
    state.phases = [MOVING]
    return state


def face(lang: str = "en") -> Face:
    """A person and three bots at the table."""
    return face_of(GAME, Voice(Words(lang), "pillars", ["human", "club", "club", "club"]))


def drawn(state: Pillars, lang: str = "en", colour: bool = False) -> list[str]:
    """The board's lines."""
    out = io.StringIO()
    console = Console(
        file=out, width=80, color_system="standard" if colour else None, force_terminal=colour
    )
    console.print(face(lang).drawing(GAME.view(state, 0)))
    return out.getvalue().splitlines()


def at(lines: list[str], name: str) -> tuple[int, int]:
    """Line and column of a place, found as a reader finds it: by the labels at the margins."""
    [line] = [n for n, text in enumerate(lines) if n and text.split()[0] == name[1:]]
    return line, lines[0].index(name[0])


def sign(lines: list[str], name: str) -> str:
    """What is drawn at a place."""
    line, column = at(lines, name)
    return lines[line][column]


def around(lines: list[str], name: str) -> str:
    """What is drawn at a place and at both its sides."""
    line, column = at(lines, name)
    return lines[line][column - 1 : column + 2]


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["R▸Red Radicals", "A Apostate Anathema", "Player 1", "Wren", "17 off"]),
        ("fr", ["D Marchands dorés", "A Anathème apostat", "Joueur 1", "Roitelet", "17 hors"]),
    ],
)
def test_it_fits_into_80_columns_in_both_languages(lang: str, names: list[str]) -> None:
    """16 lines of at most 80 columns, with every name whole: room for the prompt below."""
    lines = drawn(position(), lang)
    assert len(lines) == 16
    assert max(map(len, lines)) <= 80
    assert all(any(name in line for line in lines) for name in names)


@pytest.mark.parametrize(("lang", "letters"), [("en", "RGBA·"), ("fr", "RDBA·")])
def test_every_station_and_site_is_where_its_name_says(lang: str, letters: str) -> None:
    """Column letter and row number lead to the follower, or to the pillar between two rows."""
    state = position()
    lines = drawn(state, lang)
    for station in range(STATIONS):
        assert sign(lines, STATION_NAMES[station]) == letters[state.board[station]]
    for site in range(SITES):
        assert around(lines, SITE_NAMES[site]) == ("▐█▌" if site in state.pillars else "   ")


def test_thick_lines_go_around_pillars_and_nowhere_else() -> None:
    """A pillar's six stations lie on thick lines, on the rim all that there are, corners too."""
    state = position()
    put_pillars(state, [site_named(name) for name in ("a45", "d12", "g45", "m45")])
    lines = drawn(state)
    holy = {station for site in state.pillars for station in SURROUND[site]}
    for station in range(STATIONS):
        sides = around(lines, STATION_NAMES[station])
        assert (sides[0] in THICK or sides[2] in THICK) == (station in holy)
    assert [line[3:49].strip() for line in lines[7:10]] == [
        "┏━━·━━G──·──G──·──G━━·━━R──·──R──·──R━━·━━┓",
        "┃ ▐█▌ ┃     │     ┃ ▐█▌ ┃     │     ┃ ▐█▌ ┃",
        "┗━━G━━·──·──·──A──·━━B━━·──A──·──·──·━━R━━┛",
    ]
    assert lines[1].split() == [
        "1",
        "┏━━━━━G─────·─────R─────╮",
        "R▸Red",
        "Radicals",
        "Player",
        "1",
    ]


def test_marks_at_both_sides_of_a_follower() -> None:
    """Moved last, centre, waiting for a religion, machine at rest: each has signs of its own."""
    state = position()
    state.phases = [CONSEQUENCES, OUTER_CHOICE, TARGET_CHOICE]
    state.banned, state.centre = station_named("a5"), station_named("h4")
    state.outer = station_named("i3")
    state.stopped = machines_at(state, [station_named("e7"), station_named("i7")])
    lines = drawn(state)
    shown = [around(lines, name) for name in ("a5", "h4", "i3", "e7", "i7")]
    assert shown == ["(G)", "[R]", "<R>", "=B=", "=B="]
    text = "\n".join(lines)
    assert "( ) Moved last: a5" in text
    assert "[ ] Assembly: h4" in text
    assert "= = Machine at rest: e7, i7" in text
    state.phases = [CONSEQUENCES, WINGS]
    assert around(drawn(state), "h4") == "━R─"


def test_stones_leaders_and_turn() -> None:
    """20 stones a religion, on and off the board; who leads it; who must act; whose turn it is."""
    state = position((NOBODY, 1, NOBODY, 0))
    state.turn, state.turns, state.turn_limit = 1, 6, 50
    lines = drawn(state)
    assert lines[1].endswith("R Red Radicals         Neutral")
    assert lines[2].rstrip().endswith("●●●●●●●●●○○○○○○○○○○○ 11 off")
    assert lines[3].endswith("G Gold Mongers            Bell")
    assert lines[7].endswith("A▸Apostate Anathema   Player 1")
    assert lines[8].rstrip().endswith("●●●○○○○○○○○○○○○○○○○○ 17 off")
    assert "Turn 7 of 50: Bell" in lines[10]
    state.turns, state.actor, state.ending = 50, OVER, TURN_LIMIT
    assert "Turn 50 of 50: Bell" in drawn(state)[10]


def test_before_the_draw_nobody_is_neutral() -> None:
    """Leaders are unknown until religions are drawn, and there is no turn yet."""
    state = cast(Pillars, GAME.deal(GAME.setup(2)))
    text = "\n".join(drawn(state))
    assert text.count(" ?") == 4
    assert "Neutral" not in text
    assert "Turn" not in text


def test_colour_never_stands_alone() -> None:
    """With colour the board has the same letters and signs, and only these."""
    plain = "\n".join(drawn(position()))
    coloured = "\n".join(drawn(position(), colour=True))
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain


def test_the_legend_explains_every_sign() -> None:
    """Letters, bricks, thick lines, marks and the panel."""
    for lang, letters in (("en", "RGBA"), ("fr", "RDBA")):
        legend = " ".join(face(lang).legend())
        assert all(f"{letter} " in legend for letter in letters)
        assert all(each in legend for each in ("▐█▌", "(R)", "[R]", "<R>", "=R=", "▸", "●", "○"))
