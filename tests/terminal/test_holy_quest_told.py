"""What a table of The Holy Quest is told: cause before effect, names and places, nothing twice."""

import io

import pytest

from questable.games.holy_quest import GAME
from questable.terminal import Screen
from questable.text import languages
from tests.games.holy_quest.position import LAST_ONE, Position, dealt, laid, later, position
from tests.rule import rule
from tests.terminal.holy_quest_table import lines_of, table_face
from tests.terminal.holy_quest_table import told as sentences
from tests.terminal.script import play

STUCK = "f1 0, f2 heaven-2, f3 heaven-3, f4 heaven-4"


def heard(p: Position, *plays: str) -> list[str]:
    """The lines that these actions bring."""
    log, face = p.listen(), table_face(p.setup.pack)
    p.play(*plays)
    return [face.event(event) for event in log.events]


def labels(p: Position) -> dict[str, str]:
    """What is offered, in words."""
    face = table_face(p.setup.pack)
    return {action.text: face.action(p.view(), action) for action in p.state.legal(p.state.actor)}


@rule("H-3.5")
def test_a_free_six_is_offered_again() -> None:
    """The question says that no move is possible; the answer is called 'Roll again'."""
    p = position(STUCK)
    lines = heard(p, "die:6")
    assert lines[-1] == "Player 1 has no legal move with this roll."
    face = table_face(p.setup.pack)
    assert face.prompt(p.view()) == "The roll is 6, and no move is possible. Roll again?"
    assert labels(p) == {"roll": "Roll again", "pass": "Pass"}
    assert heard(p, "roll") == ["Player 1 rolls again."]


@rule("H-3.3", "H-3.12")
def test_a_roll_owed_is_announced() -> None:
    """After a six once its tile has acted, and after a start; not where card 6 takes it."""
    lines = heard(position("f2 15"), "die:6", "move:f2")
    assert [line[:12] for line in lines[-2:]] == ["Fast Forward", "Player 1 rol"]
    assert lines[-1] == "Player 1 rolls again."
    assert heard(position(), "die:1", "start:f2")[-1] == "Player 1 rolls again."
    assert "Player 1 rolls again." not in heard(position("f2 14"), "die:6", "move:f2", "action:6")


@rule("H-3.3", "H-3.7")
def test_a_start_is_told_before_whom_it_bumps() -> None:
    """So is being sent to the Start tile by card 12."""
    lines = heard(position("d2 2"), "die:1", "start:f2")
    assert [line.split(")")[1][:7] for line in lines[1:3]] == [" starts", " bumps "]
    lines = heard(position("f2 14, d2 2"), "die:6", "move:f2", "action:12")
    at = [n for n, line in enumerate(lines) if "is sent" in line or "bumps" in line]
    assert "is sent to tile 2" in lines[at[0]]
    assert at == [at[0], at[0] + 1]


@rule("H-3.6", "H-3.13", "H-4.1", "H-4.2", "H-3.10")
@pytest.mark.parametrize(
    ("pawns", "plays", "line"),
    [
        (
            "f2 5, d1 21",
            "die:1 move:f2",
            "to tile 21 (Fast Forward), where St. Dominic (d1) stands",
        ),
        (
            "f2 7, f3 38",
            "die:1 move:f2",
            "to tile 38 (Cross Over), where St. Anthony of Padua (f3)",
        ),
        (
            "f2 4, d1 1",
            "die:1 move:f2 action:4",
            "to tile 1 (Holy Ground of the Franciscans), where",
        ),
        ("f2 8, d1 12", "die:1 move:f2 both dice:1:2", "to tile 12, where St. Dominic (d1) stands"),
        ("f2 53, f3 heaven-3", "die:1 move:f2 both dice:4:5", "to Heaven 3, where St. Anthony of"),
        ("f2 53", "die:1 move:f2 both dice:5:6", "cannot go that far and stays."),
    ],
)
def test_who_stays_is_told_which_tile_it_was_and_who_is_there(
    pawns: str, plays: str, line: str
) -> None:
    """Tile and blocker both; without a tile, that it was too far."""
    lines = [each for each in heard(position(pawns), *plays.split()) if "stays" in each]
    assert len(lines) == 1
    assert line in lines[0]


@rule("H-3.7", "H-3.3", "H-4.1", "H-4.2")
def test_a_move_says_whom_it_bumps() -> None:
    """Where it ends, where its tile sends it on to, and by a start."""
    p = position("f2 20, d3 22, f4 19, c2 21, j2 36, d2 2").play("die:1")
    said = labels(p)
    assert said["move:f2"].endswith(
        "to tile 21 (Fast Forward), bumping St. Thérèse of Lisieux (c2), "
        "bumping St. Francis Xavier (j2)"
    )
    assert (
        said["start:f1"] == "Start St. Francis of Assisi (f1), bumping St. Catherine of Siena (d2)"
    )
    p = position("f2 7, d3 38, f3 40, c1 53").play("die:1")
    assert labels(p)["move:f2"].endswith("(Cross Over), bumping St. Thomas Aquinas (d3)")
    p = position("f2 20, d1 36, f3 40").play("die:1")
    assert "bumping" not in labels(p)["move:f2"]
    face, parse = table_face(p.setup.pack), p.state.table().parse
    assert face.action(p.view(), parse("move:f1")) == "Move St. Francis of Assisi (f1)"
    assert face.action(p.view(), parse("start:f2")) == "Start St. Clare of Assisi (f2)"


@rule("H-3.9")
def test_heaven_is_told_to_those_who_enter() -> None:
    """Not again for every step within it."""
    lines = heard(position("f1 59, f2 heaven-4"), "die:2", "move:f1")
    assert "St. Francis of Assisi (f1) is in Heaven, 2 of 4." in lines
    lines = heard(position("f1 heaven-1, f2 heaven-4"), "die:2", "move:f1")
    assert not any("is in Heaven" in line for line in lines)


@rule("H-6.8")
def test_sums_are_told_in_a_series_only() -> None:
    """A game that stands alone, or is the first, has points and no 'in all'."""
    lines = heard(position(LAST_ONE, score=True), "die:2", "move:f1")
    assert "Player 1, Franciscans: 9 points." in lines
    assert not any("in all" in line for line in lines)
    assert not any("earlier games" in line for line in sentences(position(LAST_ONE, score=True)))
    p = later(2, {"scores": [7, 0], "read": []}, {"mode": "competition", "first": "seat-1"})
    p = laid(p, LAST_ONE)
    assert "With the earlier games Player 1 has 10 points." in sentences(p)
    lines = heard(p, "die:2", "move:f1")
    assert "Player 1, Franciscans: 9 points, 16 in all." in lines
    assert "Player 2, Dominicans: 0 points, 0 in all." in lines


@rule("H-6.6")
@pytest.mark.parametrize(("partners", "mate"), [("opposite", 3), ("beside", 2)])
def test_the_opening_says_who_are_partners(partners: str, mate: int) -> None:
    """Before the first roll, in both languages; nobody is where there are no teams."""
    p = dealt(4, mode="teamwork", partners=partners)
    line = f"Player 1 and Player {mate} are partners and win together."
    assert line in table_face(p.setup.pack).briefing(p.view())
    assert len(table_face(p.setup.pack, "fr").briefing(p.view())) == 3
    assert len(table_face(p.setup.pack).briefing(dealt(4).view())) == 1


@rule("H-1.4")
@pytest.mark.parametrize("lang", languages())
def test_the_colours_are_named(lang: str) -> None:
    """In the opening, on the plates, in the sentences and in the legend."""
    names = {"en": ["green", "yellow", "red", "blue"], "fr": ["vert", "jaune", "rouge", "bleu"]}
    p = position("f2 20")
    face = table_face(p.setup.pack, lang)
    places = [
        face.briefing(p.view()),
        lines_of(face, p.view())[-4:],
        face.sentences(p.view()),
        face.legend(),
    ]
    for place in places:
        assert all(f"({name})" in " ".join(place) for name in names[lang])


@rule("H-1.4")
def test_the_opening_waits_for_the_lot() -> None:
    """Three are told who they are as soon as all are seated."""
    p = dealt(3)
    face = table_face(p.setup.pack)
    assert face.briefing(p.view()) == []
    p.play("lot:jesuits", "lot:franciscans", "lot:dominicans")
    assert face.briefing(p.view()) == [
        "At the table: Player 1 – Jesuits (blue), Player 2 – Franciscans (green), "
        "Player 3 – Dominicans (red)."
    ]


@rule("T-4.2")
@pytest.mark.parametrize("linear", [True, False])
def test_an_action_card_is_typed_by_its_own_number(linear: bool) -> None:
    """Card 10 is out in Full play: 11 is card 11, and there is no 10."""
    start = ["saint:dominic", "6", "start:f2", "3", "move:f2"]
    told = play(
        *start, "10", "11", seats=("human", "random"), options={"first": "seat-1"},
        own_dice=True, played=GAME, linear=linear,
    )  # fmt: skip
    assert "Number 10 is not one of these." in told.text
    assert "action:11" in [entry.action for entry in told.record.entries]


@pytest.mark.parametrize("whole", [True, False])
def test_long_entries_hang(whole: bool) -> None:
    """The second line of an action begins where its words do."""
    p = position("f2 7, d3 8, j4 38, f3 40").play("die:1")
    words = labels(p)["move:f2"]
    out = io.StringIO()
    action = p.state.table().parse("move:f2")
    Screen(out, io.StringIO()).listing({"Move": [(1, action, words)]}, whole, "")
    lines = [line.rstrip() for line in out.getvalue().splitlines()][int(whole) :]
    assert lines[0].startswith("  1 Move St. Clare of Assisi (f2) to tile 8 (Cross Over), bumping")
    assert len(lines) == 2
    assert lines[1][:5] == "    " + lines[1].strip()[0]
    assert " ".join(" ".join(lines).split()).endswith("move:f2" if whole else "(j4)")
