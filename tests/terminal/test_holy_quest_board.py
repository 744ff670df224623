"""The drawn board of The Holy Quest: 100 columns, 40 lines, letters as well as colours."""

import pytest

from questable.engine import PackText
from questable.games.holy_quest import GAME
from questable.games.holy_quest.contents import board_of
from questable.games.holy_quest.pack import FOLDER, pack_from, shipped
from questable.games.holy_quest.pieces import COLOURS
from questable.terminal.boards.holy_quest_layout import Layout
from tests.games.holy_quest.position import library, position
from tests.rule import rule
from tests.terminal.holy_quest_table import HIGH, WIDE, drawn


def quarters(length: int, ring: int = 12) -> str:
    """A pack whose quarters have so many tiles."""
    regular = ", ".join(['"regular"'] * (length - 4))
    tiles = f'["entrance", "holy-ground", "start", {regular}, "next-start"]'
    board = "\n".join(f"{colour} = {tiles}" for colour in COLOURS)
    return f'name = "long"\nextends = "base"\n[board]\n{board}\nring = {ring}\n'


@rule("H-1.1", "H-1.2", "H-1.3")
def test_the_whole_board() -> None:
    """Path with its numbers, Homes, Heavens, ring, pawns, Captains, ice, and who is at turn."""
    p = position("f1 17, f2 heaven-3, c2 20*, d1 0, j3 45, j4 59", advanced=True, members_1=3)
    assert drawn(p) == [
        "Turn 1   ↻ clockwise   Ice: 9   Action cards: 33",
        "Saint cards: 16, on top St. Francis of Assisi",
        "           55                  0                   5",
        "   Cr  Wi  Ac  Sa  ·   <f  j4  D1  Hf  >f  ·   Sa  Ac  FF  Fz  Cr",
        "   Fi                          1                               Wi",
        "   FF      Jesuits             2       Franciscans             Ac  10",
        "50 Ac      J1 j2               f2      f3 f4                   Sa",
        "   Sa                          4                               ·",
        "   ·                                                           <c",
        "   >j                      →f  ↻   ↻   →c                      Hc",
        "   Hj                      ↻   Throne  ↻       4   3   2   1   Ec  15",
        "45 j3  1   2   3   4       ↻           ↻                       Hc",
        "   Hj                      →j  ↻   ↻   →d                      F1",
        "   <j                                                          ·",
        "   ·                               4                           Sa",
        "   Sa      Dominicans              3   Carmelites              c2* 20",
        "40 Ac      d2 d3 d4                2   C1 c3 c4                FF",
        "   Wi                              1                           Fi",
        "   Cr  Fz  FF  Ac  Sa  ·   >d  Hd  Ed  Hd  <d  ·   Sa  Ac  Wi  Cr",
        "               35                  30                  25",
        "▸ Player 1 Franciscans (green)   member 1 of 3",
        "  Player 2 Carmelites (yellow)",
        "  Player 3 Dominicans (red)",
        "  Player 4 Jesuits (blue)",
    ]


def test_points_cards_tokens_and_the_throne_room() -> None:
    """What a player has won stands in its line."""
    p = position("f1 throne, f2 throne", mode="competition", advanced=True)
    p.kept("franciscans", "clare-of-assisi", "bonaventure").tokens(carmelites="franciscans")
    lines = drawn(p)
    assert lines[0].endswith("Target: 200")
    assert lines[-4] == (
        "▸ Player 1 Franciscans (green)   points 10, cards ff, tokens c, Throne F1 f2"
    )


@rule("H-6.7")
def test_allies_and_direction() -> None:
    """An alliance and the turned Direction card are to be seen."""
    p = position(mode="alliance").allied("franciscans", "dominicans")
    p.state.direction = 1
    lines = drawn(p)
    assert "↺ counterclockwise" in lines[0]
    assert "with the Dominicans" in lines[-4]


@rule("H-1.4")
def test_tiles_of_absent_orders_are_regular() -> None:
    """Two players: no Heaven, Home or letters of the others."""
    shown = "\n".join(drawn(position(players=2)))
    assert "Franciscans" in shown
    assert "Jesuits" not in shown
    assert "Ej" not in shown


@rule("H-6.1", "H-6.2")
def test_tiles_that_do_nothing_are_regular() -> None:
    """Easy play knows four kinds of tiles, Simple has no Saint tiles."""
    easy = "\n".join(drawn(position(mode="easy"))[2:])
    assert all(sign in easy for sign in ("Sa", "Wi", "Fi", "Fz"))
    assert not any(sign in easy for sign in ("Ac", "FF", "Cr"))
    assert "Sa" not in "\n".join(drawn(position(mode="simple"))[1:])


def test_colours_and_letters() -> None:
    """A pawn has the colour of its order behind its letter; nothing is told by colour alone."""
    p = position("f1 17")
    coloured = "\n".join(drawn(p, colour=True))
    assert "\x1b[30;42mF\x1b[0m" in coloured
    assert any("F1" in line for line in drawn(p))


@pytest.mark.parametrize("name", ["base", "short"])
@pytest.mark.parametrize("ring", [True, False])
def test_every_tile_has_a_cell_of_its_own(name: str, ring: bool) -> None:
    """Path, Heavens and ring do not cover each other."""
    board = board_of(shipped(name))
    layout = Layout(board, ring)
    cells = [*layout.tiles, *(layout.heaven(c, n) for c in range(4) for n in range(1, 5))]
    cells += [layout.ring(n) for n in range(board.ring)] if ring else []
    assert len(set(cells)) == len(cells)


@pytest.mark.parametrize("length", [5, 12, 18, 30])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_other_lengths_fit_too(length: int, lang: str) -> None:
    """Paths of 20 to 120 tiles are drawn within 100 columns and 40 lines."""
    pack = pack_from(PackText("long", quarters(length)), library)
    p = position("f1 3, c2 7*, d1 heaven-4, j3 ring-5", pack=pack, advanced=True)
    lines = drawn(p, lang)
    assert len(lines) <= HIGH
    assert max(len(line) for line in lines) <= WIDE
    shown = "\n".join(lines)
    assert all(sign in shown for sign in ("F1", "c2*", "D1", "j3", "Ef", "Ec", "Ed", "Ej"))


def test_the_short_board_of_the_option() -> None:
    """`board=short` is drawn with its 48 tiles."""
    setup = GAME.setup(4, {"board": "short"})
    assert board_of(setup.pack).size == 48
    lines = drawn(position(pack=pack_from(PackText.read(FOLDER / "short.toml"), library)))
    assert lines[2].split() == ["45", "0", "5"]
