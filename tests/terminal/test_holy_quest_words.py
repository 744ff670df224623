"""The Holy Quest in words: every action, prompt and event, questions, and what people ask."""

from random import Random

import pytest

from questable.engine import CHANCE, OVER, Match, Record, Value, View
from questable.games.holy_quest import GAME
from questable.games.holy_quest.modes import MODES
from questable.games.holy_quest.options import OPTIONS
from questable.saints import questions_of, shipped
from questable.telling.saint_words import fact_words
from questable.terminal.face import Face
from questable.text import Words, languages
from tests.games.holy_quest.position import dealt, position
from tests.rule import rule
from tests.terminal.holy_quest_table import HIGH, WIDE, lines_of, steps, table_face, told
from tests.terminal.script import play

READ: dict[str, Value] = {"read": "all", "board": "short"}
SETS: list[tuple[int, dict[str, Value]]] = [
    *[(4, {**READ, "mode": mode}) for mode in MODES],
    (3, {**READ, "advanced": True, "asker": "next", "score": True}),
    (2, {**READ, "mode": "competition", "members_1": 3}),
    (4, {"expansion": True, "dice": "2", "seating": "lot", "board": "short"}),
]


def spoken(face: Face, view: View, match: Match, actions: bool) -> list[str]:
    """All that may be said of a position."""
    said = [*face.sentences(view)]
    if match.state.actor != OVER:
        said.append(face.prompt(view))
    if actions:
        said += [face.action(view, action) for action in match.state.table().actions]
    return said


@pytest.mark.parametrize(("players", "options"), SETS)
@pytest.mark.parametrize("lang", languages())
def test_whole_games_can_be_told(lang: str, players: int, options: dict[str, Value]) -> None:
    """Every position is drawn within 100 columns and 40 lines, and nothing lacks its word."""
    rng = Random(f"{players} {options}")
    setup = GAME.setup(players, options)
    match = Match(GAME, Record("holy-quest", 0, setup))
    face = table_face(setup.pack, lang)
    for n, (seat, action) in enumerate(steps(match, rng)):
        view = GAME.view(match.state, max(seat, -1))
        if n % 60 == 0:
            lines = lines_of(face, view)
            assert len(lines) <= HIGH
            assert max(len(line) for line in lines) <= WIDE
            assert all(spoken(face, view, match, n % 1200 == 0))
        assert face.action(view, action)
        assert face.group(action) != action.text.split(":")[0]
        by = "dealer" if seat == CHANCE else "person"
        assert all(face.event(event) for event in match.play(seat, action.text, by))
    reason = match.state.result().reason
    assert face.voice.reason(reason) != reason


@rule("H-4.5")
@pytest.mark.parametrize("lang", languages())
def test_a_question_is_asked_with_its_answers(lang: str) -> None:
    """The prompt is the question; its four answers are the actions, in words."""
    question = next(q for q in questions_of(shipped(), "clare-of-assisi") if q.difficulty == 1)
    p = position("f2 3", pack=GAME.pack(), read="all").on_top("clare-of-assisi")
    log = p.listen()
    p.play("die:1")
    if p.phase == "move":
        p.play("move:f2")
    while p.phase == "reveal":
        p.play(p.legal()[0])
    p.play(f"question:{question.id}")
    face, words = table_face(p.setup.pack, lang), Words(lang)
    options = [fact_words(words, option) for option in question.options]
    assert [face.action(p.view(), action) for action in p.state.legal(0)] == options
    assert face.prompt(p.view()).endswith("?")
    lines = [face.event(event) for event in log.events if event.kind == "question"]
    lettered = " ".join(f"({a}) {option}" for a, option in zip("ABCD", options, strict=True))
    assert lettered in lines[0]
    p.play(f"answer:{question.answer + 1}")
    answered = [face.event(event) for event in log.events if event.kind == "answered"]
    assert options[question.answer] in answered[0]


def test_a_move_says_where_it_leads() -> None:
    """A tile with its name, Heaven, or nothing more before the roll."""
    p = position("f1 3, f2 59").play("die:5")
    face = table_face(p.setup.pack)
    said = {a.text: face.action(p.view(), a) for a in p.state.legal(0)}
    assert said["move:f1"] == "Move St. Francis of Assisi (f1) to tile 8 (Cross Over)"
    assert said["move:f2"] == "Move St. Clare of Assisi (f2) to Heaven 4"


def test_places_and_pawns_can_be_asked_for() -> None:
    """Tiles by number, Heavens, Homes, decks, orders and players; pawns by sign and by name."""
    p = position("f2 heaven-3, c2 20*, j1 45", advanced=True)
    face, view = table_face(p.setup.pack), p.view()
    assert face.at(view, "20") == [
        "Tile 20 (Action): St. Thérèse of Lisieux (c2): tile 20 (Action), frozen."
    ]
    assert face.at(view, "tile 21") == ["Tile 21 (Fast Forward): nobody is there."]
    assert "St. Clare" in face.at(view, "heaven f")[0]
    assert "St. Dominic" in face.at(view, "base d")[0]
    assert face.at(view, "ring 3") == ["Ring tile 3: nobody is there."]
    assert face.at(view, "trône") == ["Throne Room: nobody is there."]
    assert face.at(view, "direction") == ["The pawns go clockwise."]
    assert face.at(view, "Carmes") == face.at(view, "player 2") != []
    assert "Ice markers left: 9." in face.at(view, "ice")[0]
    assert face.at(view, "nowhere") == face.at(view, "heaven x") == []
    assert face.where(view, "c2") == face.where(view, "Thérèse of Lisieux") != []
    assert face.where(view, "loyola")[0].startswith("St. Ignatius of Loyola (j1): tile 45")
    assert face.where(view, "nobody") == []


@rule("H-6.5")
def test_who_of_a_team_rolls_is_told() -> None:
    """The member at turn stands in the sentences."""
    assert "In the team of Player 1, member 1 of 3 is to roll." in told(position(members_1=3))


def test_every_option_and_mode_has_its_words() -> None:
    """A name and a help in both languages."""
    for lang in languages():
        words = Words(lang)
        for option in OPTIONS:
            assert words.say(f"holy-quest-option-{option.name}")
            assert words.say(f"holy-quest-option-{option.name}-help")
        for mode in MODES:
            assert words.say(f"holy-quest-mode-{mode}")
            assert words.say(f"holy-quest-mode-{mode}-help")


def test_a_saint_of_a_foreign_pack_has_a_name() -> None:
    """A key that the collection does not know is read as a name, and its questions by their ids."""
    p = dealt()
    names = table_face(p.setup.pack).names  # type: ignore[attr-defined]
    assert names.saint("joan-of-nowhere") == "Joan Of Nowhere"
    assert names.question("joan-of-nowhere:when:1") == "joan-of-nowhere:when:1"
    assert names.answer("joan-of-nowhere:when:1", 2) == "Answer B"


def test_a_session_in_the_terminal() -> None:
    """A person plays from the keyboard; the legend explains the signs."""
    said = play("legend", "look", "quit", "no", seats=("human", "club"), played=GAME, linear=False)
    assert "Fz Freeze" in said.flat
    assert "Franciscans" in said.flat
