"""Run the Race! drawn and in words: board, sentences, events, questions, what may be typed."""

import re
from pathlib import Path
from random import Random

import pytest

from questable.engine import CHANCE, OVER, Match, Record
from questable.engine.sampling import random_action, random_seat
from questable.games import run_the_race
from questable.games.run_the_race.state import PHASES
from questable.text import messages
from tests.games.run_the_race.position import LONER, Position, dealt, position, strangers, various
from tests.rule import rule
from tests.terminal.race_table import drawn, face, raced
from tests.terminal.script import play

TOLD = re.compile(r'tell\(\s*"([a-z-]+)"')
HAND = "red-l-m-oct blue-x-c-jan"


def middle(pace: str = "calm") -> Position:
    """Player 1 is at turn; something lies under the left top."""
    piles = "gray-a-x-nov red-x-x-dec", "teal-d-e-feb"
    return position(HAND, "pink-o-x-jun", *piles, pace=pace, draw=(3, 7))


def words_of(part: str) -> set[str]:
    """The ends of all ids that begin so."""
    start = f"run-the-race-{part}-"
    return {word.removeprefix(start) for word in messages("en") if word.startswith(start)}


def test_the_whole_board() -> None:
    """The other player, the tops with their side piles, the own hand with all that matches."""
    assert drawn(middle()) == [
        "Calm pace   Side piles not turned yet",
        "  Bell: 8 left, hand 1, draw pile 7",
        "",
        "  left    5  Red X X Dec                       M   red          ?–?    December",
        "  right   5  Teal D E Feb                      Dc  teal         4–5    February",
        "",
        "▸ Player 1: 5 left, hand 2, draw pile 3",
        "          1  Red L M Oct                       M   red         12–13   October",
        "          2  Blue X C Jan                      D   blue         ?–3    January",
        "          3  empty",
        "          4  empty",
        "          5  empty",
    ]


SHARED = [
    ("red-l-m-oct", "blue-l-x-jan", "both born in the 12th century"),
    ("red-l-m-oct", "blue-x-m-jan", "both died in the 13th century"),
    ("red-l-m-oct", "blue-x-l-jan", "born in the 12th century, when Blue X L Jan died"),
    ("red-l-m-oct", "blue-m-x-jan", "died in the 13th century, when Blue M X Jan was born"),
    ("red-l-l-oct", "blue-l-x-jan", "both born in the 12th century"),
    ("red-b-x-oct", "red-a-x-oct", "feast in October, both red"),
    ("red-l-m-oct", "red-m-l-jan", "born in the 12th century, when Red M L Jan died, "
     "died in the 13th century, when Red M L Jan was born, both red"),
]  # fmt: skip


@rule("S-6.2")
@pytest.mark.parametrize(("card", "top", "words"), SHARED)
def test_a_card_played_names_its_pile_and_what_is_shared(card: str, top: str, words: str) -> None:
    """Which century, as birth or as passing, which month, which colour."""
    p = position(f"{card} pink-x-x-may", "pink-o-x-jun", LONER, top)
    log = p.listen()
    p.play(0, 1, "right")
    line = next(face(p).event(event) for event in log.events if event.kind == "played")
    assert "on the right pile" in line
    assert f"({words})" in line


def test_the_board_in_french() -> None:
    """With French words, as high as the English one."""
    lines = drawn(middle(), lang="fr")
    assert len(lines) == 12
    assert lines[3].split()[:2] == ["gauche", "5"]
    assert lines[7].endswith("M   rouge       12–13   octobre")
    assert "Joueur 1" in lines[6]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_eighty_columns_are_enough(lang: str) -> None:
    """For the true saints too, whose names may be cut short."""
    from questable.games.run_the_race import GAME

    setup = GAME.setup(2)
    match = Match(GAME, Record(GAME.key, 0, setup))
    rng = Random(lang)
    for _ in range(40):
        seat = random_seat(match.state, rng)
        match.play(seat, random_action(match.state, seat, rng).text, "bot")
        p = Position(various(), setup, match.state)  # type: ignore[arg-type]
        p.game = GAME  # type: ignore[assignment]
        assert len(drawn(p, lang=lang)) == 12


@rule("S-6.2")
def test_a_hand_that_nobody_has_looked_at() -> None:
    """Is face down, and so are the piles before the starters."""
    lines = drawn(dealt())
    assert [line.split()[-2:] for line in lines if "face down" in line] == [["face", "down"]] * 7


def test_hidden_cards_are_not_shown() -> None:
    """The other hand is a number, to everyone and to spectators."""
    p = middle()
    for seat in (0, -1):
        assert "Pink" not in "\n".join(drawn(p, seat))
    assert "Pink" in "\n".join(drawn(p, 1))
    assert not any("12–13" in line for line in drawn(p, -1))


def test_colour_never_stands_alone() -> None:
    """With colour the board has the same letters, and only these."""
    coloured = "\n".join(drawn(middle(), colour=True))
    assert "\x1b[" in coloured
    plain = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    assert [line.rstrip() for line in plain.splitlines()] == drawn(middle())


def test_the_board_in_sentences() -> None:
    """Everything that is drawn."""
    p = middle()
    assert face(p).sentences(p.view(0)) == [
        "It is Player 1’s turn.",
        "Calm pace, Side piles not turned yet.",
        "On the left pile: Red X X Dec (red, unknown, unknown, December); side pile 5.",
        "On the right pile: Teal D E Feb (teal, 4th century, 5th century, February); side pile 5.",
        "Slot 1: Red L M Oct (red, 12th century, 13th century, October).",
        "Slot 2: Blue X C Jan (blue, unknown, 3rd century, January).",
        "Slot 3: empty.",
        "Slot 4: empty.",
        "Slot 5: empty.",
        "Player 1: 5 left, hand 2, draw pile 3.",
        "Bell: 8 left, hand 1, draw pile 7.",
    ]
    assert not any("Slot" in line for line in face(p).sentences(p.view(-1)))


def test_turnings_are_counted_in_words() -> None:
    """How many there were, and how many of them in vain."""
    p = middle().act(0, "pass").act(1, "pass").turn()
    assert drawn(p)[0] == "Calm pace   Side piles turned once   1 in a row in vain"


def test_every_event_and_phase_has_words_and_no_words_are_idle() -> None:
    """What the rules tell and wait for is what the words have."""
    sources = Path(run_the_race.__file__).parent.glob("*.py")
    told = {kind for file in sources for kind in TOLD.findall(file.read_text("utf-8"))}
    assert len(told) > 10
    assert words_of("event") == told
    assert words_of("prompt") == {*PHASES, "calm"}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("pace", ["calm", "race"])
@pytest.mark.parametrize("game", [various(), strangers()], ids=["many", "few"])
def test_whole_games_can_be_told(game: run_the_race.RunTheRaceGame, pace: str, lang: str) -> None:
    """Every prompt, action and event is said, without a card's key."""
    rng = Random(f"{pace} {lang}")
    match = Match(game, Record(game.key, 0, game.setup(2, {"pace": pace})))
    telling = face(dealt(game=game), lang)  # type: ignore[arg-type]
    keys = re.compile(r"[a-z]+-[a-u]-[a-u]-[a-z]{3}|[a-z]+-x-x-")
    while match.state.actor != OVER:
        seat = random_seat(match.state, rng)
        view = game.view(match.state, max(seat, 0))
        legal = match.state.aims(seat)
        said = [telling.prompt(view), *(telling.action(view, each) for each in legal)]
        said += [telling.group(each) for each in legal]
        said += [telling.action(game.view(match.state, -1), each) for each in legal]
        text = random_action(match.state, seat, rng).text
        said += [telling.event(event) for event in match.play(seat, text, "bot")]
        assert not [line for line in said if keys.search(line)]


def test_any_action_has_words() -> None:
    """Also those that are not legal, which people may ask about."""
    p = middle()
    assert all(face(p).action(p.view(0), action) for action in p.state.table().actions)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1l", "play:1:left:red-x-x-dec"),
        ("1 left", "play:1:left:red-x-x-dec"),
        ("L1", "play:1:left:red-x-x-dec"),
        ("2r", "play:2:right:teal-d-e-feb"),
        ("2 droite", "play:2:right:teal-d-e-feb"),
        ("d5", "play:5:right:teal-d-e-feb"),
        ("gauche 3", "play:3:left:red-x-x-dec"),
        ("6l", ""),
        ("3x", ""),
        ("3", ""),
        ("left", ""),
        ("pass", ""),
    ],
)
def test_a_few_letters_mean_a_play(typed: str, meant: str) -> None:
    """Slot and pile in either order and either language, aimed at what lies there now."""
    p = middle()
    assert face(p).quick(p.view(0), typed) == meant


def test_nothing_is_meant_before_there_are_piles() -> None:
    """A few letters are then only letters."""
    p = dealt()
    assert face(p).quick(p.view(0), "1l") == ""


def test_what_lies_where() -> None:
    """Piles, hand, side piles and players are told."""
    p = middle()
    at = face(p).at
    assert at(p.view(0), "left")[1] == "Under it lies Gray A X Nov."
    assert at(p.view(0), "right")[1] == "Nothing lies under it."
    assert at(p.view(0), "my hand")[0].startswith("Slot 1: Red L M Oct")
    assert at(p.view(0), "side piles") == [
        "In the side piles lie 10 cards that nobody has seen.",
    ]  # fmt: skip
    assert at(p.view(0), "bell") == ["Bell: 8 left, hand 1, draw pile 7."]
    assert at(p.view(-1), "hand") == at(p.view(0), "nowhere") == []


@rule("S-6.3")
def test_what_was_proven_and_shuffled_is_told() -> None:
    """Of the other hand and of the side piles."""
    side = "pink-c-x-mar pink-d-x-apr"
    p = position(
        "red-l-x-oct", "blue-m-x-nov", "green-a-x-jan", "brown-b-x-feb", sides=(1, 1), side=side
    )
    at = face(p).at
    assert at(p.view(0), "Bell")[1:] == [
        "The card in slot 1 of Bell matches none of these: Brown B X Feb, Green A X Jan.",
    ]  # fmt: skip
    assert at(p.view(0), "player 1")[1:] == []
    assert at(p.view(0), "side piles") == [
        "In the side piles lie, in whatever order: Pink C X Mar, Pink D X Apr.",
    ]  # fmt: skip
    where = face(p).where
    assert where(p.view(0), "pink c x mar")[1] == "It lies in a side pile."


def test_where_a_saint_is() -> None:
    """In a slot, on a pile, beneath, or not seen yet; a part of the name is enough."""
    p = middle()
    found = {name: face(p).where(p.view(0), name)[1] for name in
             ("red l m oct", "Gray A", "teal-d-e-feb", "pink o x jun")}  # fmt: skip
    assert list(found.values()) == [
        "It is in your hand, slot 1.",
        "It lies in the left pile, covered.",
        "It is on top of the right pile.",
        "It has not been seen yet.",
    ]
    assert face(p).where(p.view(0), "nobody") == face(p).where(p.view(0), "") == []


def test_a_calm_session() -> None:
    """Played by slot and pile, by number and by words, with a briefing at the start."""
    lines = [f"{slot}{pile}" for slot in range(1, 6) for pile in "lr"]
    told = play(*[*lines, "1", "pass", "legend"] * 60, seats=("human", "random"), played=various())
    assert told.finished
    assert told.text.count("Play all your 20 cards before the other does.") == 1
    assert "(S-6.2)" in told.text
    assert told.text.count("Type slot and pile: 3l plays") > 2
    assert face(middle()).legend()[0].startswith("A card: name, letter and name of the main")


def test_another_ones_deed_tells_no_more_than_the_table() -> None:
    """What is taken back names the slot of a hidden hand, not its card."""
    told = play("pass", "undo", "quit", "", seats=("human", "club"), played=various())
    assert "Undone. Player 1: Pass." in told.text


def test_the_record_of_a_race_tells_the_aims() -> None:
    """In words for those who watch."""
    p = position(HAND, "", "gray-a-x-nov red-x-x-dec", LONER)
    action = p.state.table().parse("play:1:left:gray-a-x-nov")
    assert face(p).action(p.view(-1), action) == "Slot 1 on the left pile, aimed at Gray A X Nov"
    assert p.state.actor != CHANCE
    assert raced((10, ""), leaves=3500).record.entries
