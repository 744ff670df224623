"""The drawn table of SaintCards: 80 columns, letters as well as colours, nothing hidden."""

import re
from random import Random

import pytest

from questable.engine import OVER, Match, Record, Value
from questable.games.saint_cards import GAME
from questable.saints.facts import EXPANSIONS
from tests.games.saint_cards.laid_out import Position, position
from tests.rule import rule
from tests.terminal.saint_cards_table import PACK, drawn, steps, told, usual

ALL = {name.replace("-", "_"): True for name in EXPANSIONS}


def line_of(p: Position, start: str, seat: int = 0, **more: str) -> str:
    """The line that begins so, blanks and arrow aside."""
    lines = drawn(p, seat, **more)  # type: ignore[arg-type]
    return next(line for line in lines if line.lstrip(" ▸").startswith(start))


def test_the_whole_table() -> None:
    """Decks, the top card with its facts, the players, and the hand with its matches."""
    assert drawn(usual()) == [
        "Turn 11   Draw Deck: 61   Play Deck: 1",
        "╭─ St. Ann ────────────────────────────────────────────────────────────────────╮",
        "│ [R] religious man (brown), [P] priest (grey)                                 │",
        "│ born 13th century, died 13th century, feast in January (the Holy Name of     │",
        "│ Jesus)                                                                       │",
        "│ Western Europe, Dominicans                                                   │",
        "╰──────────────────────────────────────────────────────────────────────────────╯",
        "▸ Player 1    4 treasures     4 cards",
        "  Player 2    1 treasure      3 cards    Dealer",
        "Your hand: how many facts match St. Ann, and which (✓)",
        "  3 St. Ben                           R✓           13✓–14    February",
        "     Western Europe✓",
        "  1 St. Dan                           P✓           5–6       March",
        "     Africa",
        "  – St. Fay                           W            20–20     May",
        "     the Americas",
        "  ★ Our Lady                          Wc V                   August",
        "     You take two more treasures, and everyone else takes one.",
    ]


def test_french() -> None:
    """Words and names are French; the letters are those of the printed cards (S-1.2)."""
    lines = drawn(usual(), lang="fr")
    assert lines[0] == "Tour 11   Pioche\xa0: 61   Pile de jeu\xa0: 1"
    assert "  3 Saint Ben                         R✓           13✓–14    février" in lines
    assert "     Vous prenez deux trésors de plus, et tous les autres un." in lines


@rule("T-5.1")
def test_hidden_cards_are_not_shown() -> None:
    """Another's hand is a number of cards, to players and spectators."""
    for seat in (0, -1):
        shown = "\n".join(drawn(usual(), seat) + told(usual(), seat))
        assert not re.search("Cleo|Eve|Hal", shown)
        assert ("Your hand" in shown) == (seat == 0)


@rule("S-3.6")
def test_the_beginners_game_shows_what_counts() -> None:
    """Main colours, centuries and months, and no ribbons or symbols."""
    p = position("ben dan", "cleo eve", pack=PACK, beginner=True)
    shown = "\n".join(drawn(p) + told(p))
    assert "Beginner’s game" in shown
    assert "[R] religious man (brown)" in shown
    assert not re.search(r"Dominican|Western|\[P\] priest \(grey\), born 13th", shown)
    assert line_of(p, "2 St. Ben") == (
        "  2 St. Ben                           R✓           13✓–14    February"
    )


@rule("S-1.5")
def test_expansions_show_their_symbols_while_in_play() -> None:
    """A symbol matches and companions are named; other expansions are left out."""
    p = position("ida kit", "cleo eve", top="joy", pack=PACK, gathered=True, doctors=True)
    assert "│ Western Europe, Franciscans, x2 with St. Ida" in "\n".join(drawn(p))
    assert line_of(p, "5 St. Ida").split()[3:5] == ["R", "Dc"]
    assert line_of(p, "Western Europe✓") == (
        "     Western Europe✓, Franciscans✓, x2✓, x2 with St. Joy"
    )
    assert line_of(p, "Africa, the Americas, Jesuits, patriarch, lay soldier, Doctors of the")
    shown = "\n".join(drawn(position("ida kit", "cleo eve", top="joy", pack=PACK)))
    assert not re.search("x2|Doctors of the|Stigmatists", shown)


@rule("S-5.6")
def test_learning_shows_no_matches_but_both_cards() -> None:
    """The hand has no marks; while facts are pointed out, both cards and what was found."""
    p = position("ben dan", "cleo eve", pack=PACK, learning=True)
    assert "✓" not in "\n".join(drawn(p))
    p.play("play:ben", "claim:colour-brown", "claim:feast-month")
    shown = "\n".join(drawn(p))
    assert shown.index("─ St. Ann ─") < shown.index("─ St. Ben ─")
    assert "Found so far: religious man." in shown
    assert told(p).index("It was played on:") == told(p).index("On top of the Play Deck:") + 2


@rule("S-4.2", "S-4.3")
def test_a_named_century_goes_round() -> None:
    """Who named it takes treasures until it has come round; bearers of it are marked."""
    p = position("our-lady ben fay", "cleo eve hal", pack=PACK).play("play:our-lady", "name:5")
    line = "The 5th century is named. If you have none, draw: Player 1 takes a treasure."
    assert line in drawn(p)
    assert line in told(p)
    assert line_of(p, "✓ St. Cleo", 1).split()[4] == "5✓–5✓"
    assert line_of(p, "– St. Hal", 1)
    assert "Your hand: ✓ marks the 5th century" in drawn(p, 1)
    p.state.wild_pays = 0
    assert any("has come round" in line for line in drawn(p))


@rule("S-4.2")
def test_what_a_hand_lacks_is_known() -> None:
    """Who drew for lack of a century holds no unseen card of it, until one was drawn."""
    p = position("our-lady ben fay", "hal gus", pack=PACK)
    p.play("play:our-lady", "name:5", "pass", "draw")
    assert line_of(p, "Player 2").endswith("no card of century 5")
    assert any("these centuries: 5th century." in line for line in told(p))
    p.play("deal:x01")
    assert not line_of(p, "Player 2").endswith("century 5")


@rule("S-4.5")
def test_an_open_wildcard() -> None:
    """Any card may be played on it, so that matches are not counted."""
    p = position("ben dan", "cleo eve", top="saint-michael", pack=PACK)
    shown = drawn(p)
    assert "─ St. Michael (WildCard) ─" in shown[1]
    assert "Any card may be played on the WildCard, for three treasures." in shown
    assert "✓" not in "\n".join(shown)


@rule("S-5.1", "S-5.5")
def test_calls_that_are_owed() -> None:
    """Who is down to one card has to call; who passed without it has not called."""
    p = position("ben dan", "cleo eve", pack=PACK).play("play:ben")
    assert line_of(p, "Player 1").endswith("1 card     has to call")
    p.play("pass")
    assert line_of(p, "Player 1", 1).endswith("1 card     has not called!")
    assert "Player 1 has not called, and may be noticed." in told(p, 1)
    p.by(0, "call")
    assert line_of(p, "Player 1").endswith("1 card")


@rule("S-1.7")
def test_what_wildcards_show_is_for_their_players() -> None:
    """A hand that was looked at, cards of the Draw Deck, angels for the next turn."""
    p = position("saint-gabriel ben", "cleo eve", pack=PACK).play("play:saint-gabriel", "look-at:1")
    assert "     seen: St. Cleo, St. Eve" in drawn(p)
    assert "You have seen in the hand of Player 2: St. Cleo, St. Eve." in told(p)
    assert not any("seen" in line for line in drawn(p, 1) + told(p, 1))
    p = position("saint-raphael ben dan", "cleo eve", pack=PACK)
    p.play("play:saint-raphael", "put-below:dan")
    assert "You know the bottom of the Draw Deck: St. Dan." in drawn(p)
    assert not any("St. Dan" in line for line in drawn(p, 1))
    p = position("guardian-angels ben", "cleo eve", pack=PACK).play("play:guardian-angels")
    assert "Guardian Angels" in line_of(p, "Player 1")


@rule("S-1.7")
def test_st_josephs_cards() -> None:
    """The three cards in view, and what was put back on top."""
    p = position("saint-joseph ben", "cleo eve", deck="gus hal fay x01", pack=PACK)
    p.play("play:saint-joseph", "look:gus", "look:hal", "look:fay")
    assert "You look at St. Gus, St. Hal, St. Fay." in drawn(p)
    p.play("take:hal", "put-back:gus")
    assert "You know the top of the Draw Deck: St. Fay, St. Gus." in drawn(p)
    assert not any("St. Fay" in line for line in drawn(p, 1) + told(p, 1))


def test_the_end_is_announced() -> None:
    """Who is out, and that the Dealer's turn is the last one; then the arrow is gone."""
    p = position("ben", "cleo eve", pack=PACK).play("play:ben")
    assert line_of(p, "Player 1").endswith("6 treasures     0 cards    out")
    p.play("pass")
    assert "This is the last turn." in drawn(p)
    p.play("draw", "deal:x01", "pass")
    assert p.state.actor == OVER
    assert not any("▸" in line or "last turn" in line for line in drawn(p))


def test_colour_never_stands_alone() -> None:
    """With colour the table has the same letters and signs, and only these."""
    coloured = "\n".join(drawn(usual(), colour=True))
    assert "\x1b[" in coloured
    stripped = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    assert [line.rstrip() for line in stripped.splitlines()] == drawn(usual())


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("players", "options"), [(2, {"beginner": True}), (4, {"learning": True}), (6, ALL)]
)
def test_whole_games_fit_into_80_columns(
    players: int, options: dict[str, Value], lang: str
) -> None:
    """From the deal to the end no line is wider, and no name is cut."""
    setup = GAME.setup(players, options)
    match = Match(GAME, Record("saint-cards", 0, setup))
    table = Position(GAME, setup, match.state)  # type: ignore[arg-type]
    for seat, action in steps(match, Random(f"{players} {lang}")):
        match.play(seat, action.text, "bot")
        if match.seq % 7 == 0 or match.state.actor == OVER:
            lines = drawn(table, 0, lang)
            assert max(map(len, lines)) <= 80
            assert not any("…" in line for line in lines)
