"""The drawn table of Ràe: 80 columns, letters as well as colours, nothing that is hidden."""

import re
from random import Random
from typing import cast

import pytest

from questable.engine import OVER, Match, Record
from questable.games.rae import GAME
from questable.games.rae.cards import SIEGE, card_named
from questable.games.rae.memory import fact_of
from questable.games.rae.referee import Rae
from tests.rule import rule
from tests.terminal.rae_table import collection, drawn, hand, position, quest, steps, told


def line_of(lines: list[str], start: str) -> int:
    """Which line begins so, blanks and arrow aside."""
    return next(i for i, line in enumerate(lines) if line.lstrip(" ▸").startswith(start))


def test_the_whole_table() -> None:
    """Piles and target, every player's groups, the own hand, and what the turn allows."""
    assert drawn(position()) == [
        "Turn 6   Target: 30 points   Draw pile: 41   Discard pile: 2, on top Thieves",
        "▸ Player 1   ▰▱▱▱▱▱▱▱▱▱ 5/30   5 cards",
        "    red 1 †·♛§ 5",
        "    † Sword 1 R·B···K",
        "  Player 2   ▰▰▰▱▱▱▱▱▱▱ 9/30   3 cards",
        "    red 2 †·♛· 3       orange 1 †∪♛§ 6",
        "    § Scroll 1 ·Y·G···",
        "Your hand   † Sword   ∪ Chalice   ♛ Crown   § Scroll",
        "  R†  Dragon                monster 1       ★  Long Live the King    event",
        "  G♛  Emerald Ring          treasure 2      ★  Taxes                 event",
        "  P§  Amethyst Crown        treasure 2",
        "Player 1 may play 3 more cards, at most 2 of them one by one, event possible",
    ]


def test_french_has_its_own_letters() -> None:
    """Words, titles and letters are French, and every name is whole."""
    lines = drawn(position(), lang="fr")
    assert "    † Épée 1 R·B···N" in lines
    assert "    rouge 2 †·♛· 3     orange 1 †∪♛§ 6" in lines
    assert any("M§  Couronne d’améthyste  trésor 2" in line for line in lines)
    assert any("V♛  Anneau d’émeraude" in line for line in lines)


@rule("T-5.1")
def test_hidden_cards_are_not_shown() -> None:
    """Another's hand is a number of cards, to everyone and to spectators."""
    s = position()
    for seat in (0, -1):
        shown = "\n".join(drawn(s, seat) + told(s, seat))
        assert "Black Pearl" not in shown
        assert "Siege" not in shown
        assert "Player 2: points 9, cards in hand 3." in shown
    assert "Black Pearl" in "\n".join(drawn(s, 1))
    assert not any("Your hand" in line for line in drawn(s, -1) + told(s, -1))


def test_what_was_seen_is_shown_to_who_saw_it() -> None:
    """A known card is a sign behind the name, an event with its title."""
    s = position()
    s.known = [fact_of(0, 1, card_named("black-chalice")), fact_of(0, 1, SIEGE)]
    assert drawn(s)[4].endswith("3 cards   seen: K∪ ★Siege")
    assert "You have seen in the hand of Player 2: Black Pearl (black Chalice), Siege." in told(s)
    assert not any("seen" in line for line in drawn(s, 1) + told(s, 1))


@rule("R-3.3")
def test_teams() -> None:
    """Partners have a letter, their points and the team's against its target."""
    s = position(4, teams=True)
    quest(s, "blue", 1, 2, "sword", "chalice")
    lines = drawn(s)
    assert lines[0].split("   ")[1] == "Target: 50 points"
    assert lines[line_of(lines, "Player 1")].endswith(
        "team A   ▰▱▱▱▱▱▱▱▱▱ 5, together 9/50   5 cards"
    )
    assert lines[line_of(lines, "Player 3")].endswith(
        "team A   ▰▱▱▱▱▱▱▱▱▱ 4, together 9/50   0 cards"
    )
    assert "team B" in lines[line_of(lines, "Player 4")]
    assert "Player 1 and Player 3 are team A, with 9 points together." in told(s)


def test_turn_and_what_it_allows() -> None:
    """The arrow is with whoever is at turn; the allowance shrinks with every play."""
    s = position()
    s.turn = s.actor = 1
    s.played, s.added, s.event_used = 1, 2, 1
    lines = drawn(s)
    assert lines[line_of(lines, "Player 2")].startswith("▸")
    assert lines[-1] == ("Player 2 may play 2 more cards, but not one by one, event already played")
    s.played = 3
    assert drawn(s)[-1] == "Player 2 has no cards left to play"
    s.actor = OVER
    assert not any("▸" in line or "play" in line for line in drawn(s))


def test_a_card_taken_up() -> None:
    """A card between two groups is named."""
    s = position()
    quest(s, "blue", 1, 0, "chalice", "crown")
    s.apply(0, s.table().parse("take:blue-sword:collection-1"))
    assert drawn(s)[-1] == "Taken up: Horseman (blue Sword)"
    assert "    † Sword 1 R·····K" in drawn(s)


@rule("R-2.10")
def test_an_event_and_its_replies() -> None:
    """Target, replies and who is asked are shown, the same whoever could reply."""
    s = position(3)
    hand(s, 0, "thieves")
    hand(s, 1, "long-live-the-king", "red-sword")
    s.apply(0, s.table().parse("event:thieves:1"))
    for seat in (0, 1, 2):
        assert drawn(s, seat)[-2:] == [
            "Player 1 plays Thieves against Player 2!",
            "Asked in secret: Player 2, Player 3",
        ]
    s.apply(2, s.table().parse("decline"))
    assert drawn(s)[-1] == "Asked in secret: Player 2, Player 3"
    s.apply(1, s.table().parse("reply"))
    assert drawn(s)[-2:] == ["Replies: Player 2", "Asked in secret: Player 1, Player 3"]


def test_a_burning_card_is_named() -> None:
    """A Fireball shows the card and the group it is aimed at."""
    s = position()
    collection(s, "crown", 1, 1, "red", "blue", "green")
    hand(s, 0, "fireball")
    s.apply(0, s.table().parse("event:fireball:blue-crown:collection-1"))
    aimed = "Player 1 plays Fireball at Skeleton (blue Crown) in Crown Collection 1 (Player 2)!"
    assert "".join(drawn(s)[-3:-1]).replace(" ", "") == aimed.replace(" ", "")
    assert aimed in told(s)


def test_a_siege_is_shown() -> None:
    """Who will not draw is marked."""
    s = position()
    s.besieged = 0b10
    assert drawn(s)[4].endswith("3 cards   besieged")
    assert "Player 2 is besieged and will not draw at the start of the next turn." in told(s)


def test_colour_never_stands_alone() -> None:
    """With colour the table has the same letters and signs, and only these."""
    coloured = "\n".join(drawn(position(), colour=True))
    assert "\x1b[" in coloured
    stripped = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    assert [line.rstrip() for line in stripped.splitlines()] == drawn(position())


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, True)])
def test_whole_games_fit_into_80_columns(players: int, teams: bool, lang: str) -> None:
    """From the deal to the end no line is wider, and groups need few lines."""
    rng = Random(f"{players} {lang}")
    setup = GAME.setup(players, {"teams": teams})
    match = Match(GAME, Record("rae", 0, setup))
    for seat, action in steps(match, rng):
        match.play(seat, action.text, "bot")
        if match.seq % 7 == 0 or match.state.actor == OVER:
            lines = drawn(cast(Rae, match.state), 0, lang)
            assert max(map(len, lines)) <= 80
            assert len(lines) <= 12 + 8 * players
            # No row of groups is broken: it is the same with room to spare.
            wide = drawn(cast(Rae, match.state), 0, lang, width=200)
            assert {line for line in wide if line.startswith("    ")} <= set(lines)
