"""Names of seats: as they are given, in sentences of both languages."""

import re
from pathlib import Path

import msgspec
import pytest

import questable.telling
from questable.registry import game
from questable.telling import HUMAN, Voice
from questable.text import Words

NAMED = re.compile(r"""["']terminal-[\w{}-]+""")


@pytest.mark.parametrize(
    ("name", "owned"),
    [
        ("Ann", "d’Ann"),
        ("Éloi", "d’Éloi"),
        ("Hélène", "d’Hélène"),
        ("Bob", "de Bob"),
        ("Zoé et Ann", "de Zoé et Ann"),
        ("A.*", "d’A.*"),
    ],
)
def test_french_elides_before_a_vowel(name: str, owned: str) -> None:
    """`de` and `que` before a name, and nowhere else."""
    voice = Voice(Words("fr"), "rae", [HUMAN, HUMAN], [name, "Bob"])
    assert voice.of_seat(0) == owned
    said = voice.say("rae-event-looked", seat=voice.seat(1), at=voice.seat(0))
    assert said == f"Bob regarde la main {owned}."


def test_only_whole_names_are_elided() -> None:
    """Ann is not the beginning of Anne-Laure, who is not at this table."""
    voice = Voice(Words("fr"), "rae", [HUMAN], ["Ann"])
    assert "de Anne-Laure" in voice.say("telling-of", seat="Anne-Laure")


def test_english_elides_nothing() -> None:
    """Of Ann."""
    voice = Voice(Words("en"), "rae", [HUMAN], ["Ann"])
    assert voice.of_seat(0) == "of Ann"


def test_a_seat_without_a_name_has_a_number() -> None:
    """A bot, and at a terminal everybody; in another language too."""
    voice = Voice(Words("en"), "rae", [HUMAN, "club", HUMAN], ["Ann", ""])
    assert [voice.seat(n) for n in range(3)] == ["Ann", "Bell", "Player 3"]
    assert voice.of_seat(1) == "of Bell"
    assert [voice.speaking("fr").seat(n) for n in range(3)] == ["Ann", "Grelot", "Joueur 3"]


def test_who_is_spoken_to_has_a_turn_of_their_own() -> None:
    """On a page it is your turn; on a screen that all look at it is Ann's."""
    played = game("questor")
    voice = Voice(Words("en"), "questor", [HUMAN] * 2, ["Ann", "Bea"])
    view = msgspec.structs.replace(played.view(played.deal(played.setup(2)), 0), actor=0)
    assert voice.waiting(view) == "It is Ann’s turn."
    voice.personal = True
    assert voice.waiting(view) == "Your turn!"
    assert voice.waiting(msgspec.structs.replace(view, seat=1)) == "It is Ann’s turn."


def test_what_browsers_are_told_is_not_named_after_the_terminal() -> None:
    """A word that telling/ says has the name of its game, or of the telling."""
    sources = Path(questable.telling.__file__).parent.rglob("*.py")
    named = {found for path in sources for found in NAMED.findall(path.read_text("utf-8"))}
    assert named == set()
