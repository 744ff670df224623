"""What a table of The Holy Quest is told beyond bare events: reasons, choices, the card's text."""

import io
import re

import pytest

from questable.engine import EVERYONE, Event
from questable.games.holy_quest import GAME
from questable.saints import shipped
from questable.text import Words
from tests.games.holy_quest.position import LAST_ONE, Position, dealt, position
from tests.rule import rule
from tests.terminal.holy_quest_table import drawn, table_face
from tests.terminal.holy_quest_table import told as sentences
from tests.terminal.script import play

READ = Event("saint-read", EVERYONE, {"seat": 0, "saint": "dominic"})


def told(p: Position, *plays: str, lang: str = "en") -> list[str]:
    """The lines that the last of these actions brings."""
    p.play(*plays[:-1])
    log, face, before = p.listen(), table_face(p.setup.pack, lang), p.view()
    p.play(plays[-1])
    return [face.event(event) for event in face.telling(before, log.events)]


@rule("H-4.7")
def test_both_dice_on_wild_are_told_as_a_choice() -> None:
    """And elsewhere they are just rolled."""
    assert told(position("f2 8"), "die:1", "move:f2", "both", "dice:1:2")[0] == (
        "On Wild Player 1 rolls both dice: 1 and 2."
    )
    lines = told(position("f2 4"), "die:1", "move:f2", "action:2", "dice:1:2")
    assert lines[0] == "Player 1 rolls 1 and 2."


@rule("H-4.7")
def test_a_card_on_wild_is_told_as_a_choice() -> None:
    """And on an Action tile it is just drawn."""
    lines = told(position("f2 8"), "die:1", "move:f2", "draw", "action:5")
    assert lines[0].startswith("On Wild Player 1 draws Action card 5: ")
    lines = told(position("f2 4"), "die:1", "move:f2", "action:5")
    assert lines[0].startswith("Player 1 draws Action card 5: ")


@rule("H-3.10")
@pytest.mark.parametrize(("end", "early"), [(8, False), (9, True)])
def test_back_four_that_stops_early_says_why(end: int, early: bool) -> None:
    """A whole way back needs no reason."""
    face = table_face(GAME.pack())
    drew = Event("drew-action", 0, {"seat": 0, "card": 4, "effect": "back"})
    ways: dict[str, int | str] = {"from": "path-12", "to": f"path-{end}"}
    back = Event("back", 0, {"pawn": "f2", "saint": "clare-of-assisi", **ways})
    line = face.event(face.telling(position().view(), [drew, back])[1])
    assert line.endswith("and stops there, before its own entrance.") == early


@rule("H-3.10", "H-4.5")
def test_a_wrong_answer_that_stops_early_says_why() -> None:
    """From the Saint tile four steps after the entrance only three are left."""
    p = position("f2 3").on_top("dominic").read("dominic").play("die:1", "move:f2")
    lines = told(p, "saint:bonaventure", "question:dominic:level-1:1", "answer:2")
    assert lines[1].endswith("and stops there, before its own entrance.")


@rule("H-3.10")
def test_a_pawn_that_cannot_go_back_at_all_says_why() -> None:
    """It stands right behind its entrance; a count too far forward is another thing."""
    face = table_face(GAME.pack())
    drew = Event("drew-action", 0, {"seat": 0, "card": 4, "effect": "back"})
    stays = Event("stays-far", 0, {"pawn": "f2", "saint": "clare-of-assisi"})
    before = position().view()
    lines = [face.event(event) for event in face.telling(before, [drew, stays])]
    assert lines[1].endswith("would go back onto its own entrance, and stays.")
    assert face.event(face.telling(before, [stays])[0]).endswith("cannot go that far and stays.")


@rule("H-4.1")
def test_the_last_fast_forward_says_why_it_does_nothing() -> None:
    """Others send on; where the tile is off nothing is said, nor where a Wild bump took it."""
    lines = told(position("f2 50"), "die:1", "move:f2")
    assert lines[1].startswith("Fast Forward does nothing for St. Clare")
    assert lines[1].endswith("it is the last one before its own entrance.")
    lines = told(position("c2 50", turn="carmelites"), "die:1", "move:c2")
    assert lines[1].startswith("Fast Forward: ")
    lines = told(position("f2 50", fast_forward=False), "die:1", "move:f2")
    assert not any("Fast Forward does" in line for line in lines)
    lines = told(position("f2 8, d2 51"), "die:1", "move:f2", "bump:d2", "die:6")
    assert not any("Fast Forward does" in line for line in lines)


@rule("H-1.4", "H-3.1")
def test_three_by_lot_are_listed_in_the_order_of_their_turns() -> None:
    """In the briefing, in sentences, in the drawing and in the page's table."""
    p = dealt(3, {"first": "seat-1"}).play("lot:dominicans", "lot:carmelites", "lot:jesuits")
    p.play(p.legal()[0])
    face = table_face(p.setup.pack)
    order = ["Player 1", "Player 3", "Player 2"]
    (line,) = face.briefing(p.view())
    assert re.findall(r"Player \d", line) == order
    players = next(each for each in face.sections(p.view()) if each.heading == "Players")
    assert [row[0][:8] for row in players.rows] == order
    said = [line[:8] for line in sentences(p) if re.match(r"Player \d, \w+ \(", line)]
    assert said == order
    lines = [line.strip(" ▸")[:8] for line in drawn(p)]
    assert [line for line in lines if line in order] == order


@rule("H-6.8", "H-6.12")
def test_a_shared_game_of_competition_tells_of_the_series() -> None:
    """Who is ahead, and how far it is; once the series is won, only that."""
    p = position(f"{LAST_ONE}", mode="competition", target=30)
    p.tokens(carmelites="carmelites", franciscans="carmelites").kept("carmelites", "simon-stock")
    p.state.house.carried_scores = [20, 20, 0, 0]
    lines = told(p, "die:2", "move:f1")
    assert "Player 1, Franciscans, shares the win!" in lines
    assert "Player 2, Carmelites, shares the win!" in lines
    assert lines[-1] == "In the series, ahead with 29 of 30 points: Player 1, Player 2."
    p = position(LAST_ONE, mode="competition", target=29)
    p.state.house.carried_scores = [20, 0, 0, 0]
    lines = told(p, "die:2", "move:f1")
    assert lines[-1] == "Player 1 wins the series with 29 points!"


@rule("H-6.6")
def test_partners_win_together_and_share_nothing() -> None:
    """Both have won."""
    pawns = f"{LAST_ONE}, d1 heaven-1, d2 heaven-2, d3 heaven-3, d4 heaven-4"
    lines = told(position(pawns, mode="teamwork"), "die:2", "move:f1")
    assert [line for line in lines if "shares" in line] == []


@rule("H-4.5")
def test_offered_questions_are_told_with_their_answers() -> None:
    """Two may ask the same and differ in what can be answered."""
    p = dealt(2, {"asker": "next", "read": "all", "first": "seat-1"}, GAME.pack())
    p.play(p.legal()[0])
    saint = p.view().top_saint
    p.state.where[0], p.state.at[18] = 18, 0
    p.play("die:1", "move:f1")
    while p.phase != "ask":
        p.play(p.legal()[0])
    face = table_face(GAME.pack())
    told_as = [face.action(p.view(), action) for action in p.state.legal(p.state.actor)]
    assert len(told_as) == len(set(told_as)) == 3
    assert all("(A) " in each and "(D) " in each for each in told_as)
    assert saint


@rule("H-2.2", "H-4.5")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_card_that_is_read_is_there_to_read(lang: str) -> None:
    """Names, feast, birth, death, age, canonisation, patronage, depiction, life."""
    saint, words = shipped().by_key["dominic"], Words(lang)
    text = table_face(GAME.pack(), lang).aloud(READ)
    labels = [words.say(f"saints-label-{name}") for name in
              ("feast", "born", "died", "age", "canonised", "patronages", "depicted")]  # fmt: skip
    for label in labels:
        assert any(line.startswith(label) for line in text), label
    assert text[-1] == saint.life[lang]
    assert any(patron in line for line in text for patron in saint.patronages[lang])


@rule("H-4.5")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_card_stands_on_the_plain_table_once_it_was_read(lang: str) -> None:
    """Large, under its saint's name, until the next one; not while it is asked from."""
    p = position("f2 18, f3 29").on_top("dominic")
    face = table_face(p.setup.pack, lang)

    def cards() -> list[str]:
        return [each.heading for each in face.sections(p.view()) if each.aloud]

    assert cards() == []
    p.play("die:1", "move:f2", "saint:bonaventure")
    (heading,) = cards()
    assert shipped().by_key["dominic"].name[lang] in heading
    card = next(each for each in face.sections(p.view()) if each.aloud)
    assert card.lines == face.aloud(READ)


@rule("H-4.5")
def test_a_card_is_not_shown_while_it_is_asked_from() -> None:
    """Its text would be the answer; afterwards it may be read."""
    p = position("f2 18").on_top("dominic").read("dominic").play("die:1", "move:f2")
    p.play("saint:bonaventure", "question:dominic:level-1:1")
    face = table_face(p.setup.pack)
    assert [each for each in face.sections(p.view()) if each.aloud] == []
    p.play("answer:2")
    assert [each.heading for each in face.sections(p.view()) if each.aloud] == [
        "The Saint card: St. Dominic"
    ]


def test_a_saint_of_somebodys_own_pack_has_no_text_and_no_empty_box() -> None:
    """The collection does not know him."""
    face = table_face(GAME.pack())
    assert face.aloud(Event("saint-read", 0, {"seat": 0, "saint": "nobody-at-all"})) == []
    assert face.aloud(Event("kept", 0, {"seat": 0, "saint": "dominic"})) == []


@rule("H-4.5")
@pytest.mark.parametrize("linear", [True, False])
def test_the_terminal_prints_the_card_that_is_read(linear: bool) -> None:
    """All of it, whichever way the table is shown."""
    lines = ["/quit"]
    found = play(*lines, played=GAME, seats=("random", "human"), seed="read", linear=linear,
                 options={"first": "seat-1"})  # fmt: skip
    local = found.session.local
    local.screen.out = out = io.StringIO()
    local.screen.console.file = out
    local.tell([READ])
    life = shipped().by_key["dominic"].life["en"]
    assert life in " ".join(out.getvalue().split())


@rule("H-4.5")
def test_there_is_no_hint_for_a_question() -> None:
    """It would be the answer; for a move there is one."""
    p = position("f2 18, f3 29", read="all").on_top("dominic")
    p.play("die:1")
    told = play("hint", "quit", "no", played=GAME, seats=("human",) * 4, record=p.match().record)
    assert "Hint: " in told.flat
    p.play("move:f2", "saint:bonaventure", "question:dominic:level-1:1")
    told = play("hint", "quit", "no", played=GAME, seats=("human",) * 4, record=p.match().record)
    assert "No hints for a question" in told.flat
    assert "Hint: " not in told.flat
