"""The drawn board of Questor: 80 columns, walls that show, letters as well as colours."""

import io
import re
from typing import cast

import pytest
from rich.console import Console

from questable.engine import OVER
from questable.games.questor.actions import HEROES
from questable.games.questor.board import OUTSIDE, place_named
from questable.games.questor.referee import Questor
from questable.registry import game
from questable.telling.questor.teller import QuestorTeller
from questable.telling.voice import Voice
from questable.terminal.boards import face_of
from questable.text import Words, languages

GAME = game("questor")


def position() -> Questor:
    """All five heroes in play, everything face down."""
    setup = GAME.setup(5)
    state = cast(Questor, GAME.deal(setup))
    state.slot_hero = [0, 1, 2, 3, 4]
    state.slot_seat = [0, 1, 2, 3, 4]
    state.where = [OUTSIDE, OUTSIDE + 1, OUTSIDE + 2, OUTSIDE + 3, 12]
    state.arms[12] = 0b1110
    state.hero = 0
    state.round = 3
    return state


def drawn(state: Questor, lang: str = "en", colour: bool = False, width: int = 80) -> list[str]:
    """The board's lines."""
    voice = Voice(Words(lang), "questor", ["human"] * 5)
    out = io.StringIO()
    console = Console(
        file=out, width=width, color_system="standard" if colour else None, force_terminal=colour
    )
    console.print(face_of(GAME, voice).drawing(GAME.view(state, 0)))
    return out.getvalue().splitlines()


def tile(lines: list[str], name: str) -> list[str]:
    """The three rows of one tile."""
    place = place_named(name)
    row, column = 2 + 3 * (place // 5), 7 + 9 * (place % 5)
    return [line[column : column + 9] for line in lines[row : row + 3]]


def test_it_fits_into_80_columns_in_both_languages() -> None:
    """18 lines of at most 80 columns, with every name whole."""
    for lang, names in (("en", ["Healer", "Player 4"]), ("fr", ["Guérisseuse", "Joueur 4"])):
        lines = drawn(position(), lang)
        assert len(lines) == 18
        assert max(map(len, lines)) <= 80
        assert all(any(name in line for line in lines) for name in names)


def test_tiles_show_their_wall() -> None:
    """Face down is a closed box; a T has one heavy wall, on its side; a cross has none."""
    state = position()
    state.arms[place_named("a1")] = 0b1110
    state.arms[place_named("b1")] = 0b1101
    state.arms[place_named("c1")] = 0b1011
    state.arms[place_named("d1")] = 0b0111
    state.arms[place_named("e1")] = 0b1111
    lines = drawn(state)
    assert tile(lines, "a1") == ["━━━━━━━━━", "         ", "───┐ ┌───"]
    assert tile(lines, "b1") == ["───┘ └──┃", "        ┃", "───┐ ┌──┃"]
    assert tile(lines, "c1") == ["───┘ └───", "         ", "━━━━━━━━━"]
    assert tile(lines, "d1") == ["┃──┘ └───", "┃        ", "┃──┐ ┌───"]
    assert tile(lines, "e1") == ["───┘ └───", "         ", "───┐ ┌───"]
    assert tile(lines, "a2") == ["┌───────┐", "│░░░░░░░│", "└───────┘"]


def test_heroes_monsters_and_gems() -> None:
    """Heroes are letters; monsters have a count; gems and all of it may share a tile."""
    state = position()
    state.where = [7, 7, OUTSIDE, OUTSIDE, 12]
    state.monsters[7] = 2
    state.monsters[0] = 1
    state.gem_at = [0, 24]
    lines = drawn(state)
    assert tile(lines, "c2")[1] == "│░WR m2░│"
    assert tile(lines, "a1")[1] == "│░◆ m1░░│"
    assert tile(lines, "e5")[1] == "│░░░◆░░░│"
    assert lines[1].split("▼")[1].startswith(" MH")
    state.where = [7, 7, 7, 7, 7]
    state.monsters[7] = 12
    assert tile(drawn(state), "c2")[1] == "│WRMHPm+│"


def test_outside_spaces_hold_all_heroes() -> None:
    """Five heroes at one entrance do not push the board aside."""
    for side, sign in enumerate(("▼ WRMHP", "◄WRMHP", "▲ WRMHP", "WRMHP3►")):
        state = position()
        state.where = [OUTSIDE + side] * 5
        lines = drawn(state)
        assert any(sign in line for line in lines)
        assert tile(lines, "c3") == ["━━━━━━━━━", "         ", "───┐ ┌───"]


def test_goals_turn_gifts_and_compass() -> None:
    """Each hero has a bar and numbers; marks tell turn, goal reached, gift and compass."""
    state = position()
    state.slain, state.revealed = 4, 25
    state.done, state.gift, state.compass, state.mode = 0b100, 0b10, 1, 2
    text = "\n".join(drawn(state))
    assert "W▸Warrior" in text
    assert "▰▰▰▰▱▱▱▱ 4/8" in text
    assert "▰▰▰▰▰▰▰▰ 25/25 ✓" in text
    assert "0/3 ✦" in text
    assert "✚ water" in text
    assert "Round 3" in text
    assert "Compass: Rogue" in text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_when_the_game_is_over_no_hero_is_to_act(lang: str) -> None:
    """Neither the arrow beside the board nor the words of the plain table."""
    state = position()
    acts = Words(lang).say("telling-acts", name="").strip()
    for over in (False, True):
        state.actor = OVER if over else 0
        voice = Voice(Words(lang), "questor", ["human"] * 5)
        sections = QuestorTeller(GAME, voice).sections(GAME.view(state, 0))
        cells = [cell for section in sections for row in section.rows for cell in row]
        assert any(acts in cell for cell in cells) is not over
        assert any("▸" in line for line in drawn(state, lang)) is not over


def test_colour_never_stands_alone() -> None:
    """With colour the board has the same letters and signs, and only these."""
    plain = "\n".join(drawn(position()))
    coloured = "\n".join(drawn(position(), colour=True))
    assert "\x1b[" in coloured
    stripped = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    assert stripped == plain


def test_rows_are_labelled_beside_their_middle() -> None:
    """Every number stands on the middle line of its row, the entrance's row included."""
    lines = drawn(position())
    for row in range(5):
        assert lines[3 + 3 * row][5] == str(row + 1)
    assert lines[9].startswith("   H 3►")


def test_heroes_stand_below_a_narrow_board() -> None:
    """Below 80 columns nothing is cropped: the heroes come two by two under the board."""
    for lang, names in (("en", ["Healer", "Player 4"]), ("fr", ["Guérisseuse", "Joueur 4"])):
        lines = drawn(position(), lang, width=60)
        assert max(map(len, lines)) <= 60
        assert "▲" in lines[17]
        assert all(any(name in line for line in lines[18:]) for name in names)


def test_all_gifts_fit_beside_the_board() -> None:
    """Each gift has a line with its power, and the board grows no longer."""
    for lang, powers in (("en", ["charge", "move and rotate"]), ("fr", ["avancer et pivoter"])):
        state = position()
        state.gift, state.compass, state.mode = 0b10111, 1, 2
        lines = drawn(state, lang)
        assert len(lines) == 18
        assert max(map(len, lines)) <= 80
        assert all(any(f"✚ {power}" in line for line in lines) for power in powers)


def test_every_language_has_its_own_letters() -> None:
    """Five different letters, each from its hero's name, and the legend has the same."""
    for lang in languages():
        words = Words(lang)
        pieces = [words.say("questor-letter", hero=hero) for hero in HEROES]
        assert len(set(pieces)) == 5
        for piece, hero in zip(pieces, HEROES, strict=True):
            name = words.say("questor-hero", hero=hero)
            assert piece.casefold() in name.casefold()
            assert f"{piece} {name}" in words.say("questor-legend-heroes")
    state = position()
    state.where = [7] * 5
    assert tile(drawn(state, "fr"), "c2")[1] == "│░GVMSP░│"
