"""A session from beginning to end, and every command on the way."""

from pathlib import Path

import pytest

from questable.engine import CHANCE, Match, read_record
from questable.registry import Registry, game
from questable.table.dealer import commitment, seed_from
from questable.table.verify import verify
from tests.rule import rule
from tests.terminal.script import play

ALWAYS_FIRST = ["1"] * 2000


def test_a_whole_game_is_played_and_checked() -> None:
    """A person and three bots play to the end; promise, winner and seed are shown and true."""
    told = play(*ALWAYS_FIRST, seats=("human", "club", "club", "club"))
    assert told.finished
    assert told.record.commitment == commitment(seed_from("script"))
    assert told.record.commitment in told.text
    assert "The game is over." in told.text
    assert "Winner: " in told.text
    assert seed_from("script").hex() in told.text
    assert verify(game("questor"), told.record) == []
    hands = {entry.by for entry in told.record.entries}
    assert hands == {"person", "bot", "dealer"}


def test_the_same_seed_gives_the_same_game() -> None:
    """With a seed of one's own, dice and bots repeat."""
    first, second = play(*ALWAYS_FIRST[:40]), play(*ALWAYS_FIRST[:40])
    assert first.record.text() == second.record.text()
    assert first.record.text() != play(*ALWAYS_FIRST[:40], seed="other").record.text()


def test_bots_alone_need_no_input() -> None:
    """A table without people plays itself."""
    told = play(seats=("club", "random", "club"))
    assert told.finished
    assert "Bot 1" in told.text
    assert "> " not in told.text


def test_end_of_input_is_polite() -> None:
    """When nothing more is typed, the session says so and how to save a game."""
    told = play()
    assert not told.finished
    assert "The game is not finished" in told.text
    assert "save FILE" in told.text


def test_choosing_by_number_by_text_and_loosely() -> None:
    """An action is chosen by its number, its text, or its text with blanks and capitals."""
    for line in ("1", "pick:warrior:north", "Pick Warrior North"):
        assert "takes the Warrior and starts outside the north entrance" in play(line).text


def test_what_cannot_be_understood_is_said() -> None:
    """Wrong numbers and unknown texts are answered, with the nearest action, and nothing moves."""
    told = play("99", "pick:warior:north", "", "9: look")
    assert "There is no action number 99, only 1 to" in told.text
    assert "Did you mean pick:warrior:north?" in told.text
    assert "For whom?" in told.text
    assert all(entry.by != "person" for entry in told.record.entries)


def test_question_mark_lists_all_actions() -> None:
    """`?` lists every legal action with its words and its text, numbered without gaps."""
    told = play("?", seats=("human",) + ("random",) * 3)
    state = Match(game("questor"), told.record).state
    for number, action in enumerate(state.legal(0), start=1):
        assert f"{number}: Take the" in told.text
        assert action.text in told.text


@rule("T-1.3", "T-1.4")
def test_why_cites_the_rule_or_says_that_it_is_legal() -> None:
    """`why` names the id and its sentence; a legal action is said to be legal."""
    told = play("why move:n", "why 1", "why", "why nonsense", "why not pick:prisoner")
    assert "(T-1.3)" in told.text
    assert "pick:warrior:north is legal now." in told.text
    assert "Why what?" in told.text
    assert "There is no action or command “nonsense”" in told.text
    assert "the way it was set up. (T-1.4)" in told.text


def test_refused_actions_cite_the_rule() -> None:
    """Trying what is forbidden gives the rule, and the same person is asked again."""
    told = play("pick:warrior:north", "dig:here", seats=("human",))
    assert "Not possible: " in told.text
    told = play(*["1"] * 4, "dig:here", seats=("human",))
    assert "(Q-3.5)" in told.text


def test_rules_show_sentence_and_text() -> None:
    """`rules ID` works for the game's rules and the table's, in any case."""
    told = play("rules q-3.5", "rules T-2.1", "rules X-1.1", "rules")
    assert "Q-3.5  You can dig your own tile" in told.text
    assert "orthogonal neighbour" in told.flat
    assert "T-2.1  You can undo" in told.text
    assert "There is no rule X-1.1 here." in told.text
    assert "Which rule?" in told.text


def test_hint_and_help() -> None:
    """`hint` names an action that may then be played; `help` names every command."""
    told = play("hint", "help", "legend")
    hint = told.text.split("A good bot would choose: ")[1].split("(")[1].split(")")[0]
    assert f"takes the {hint.split(':')[1].capitalize()}" in play(hint).text
    for command in ("why", "rules", "undo", "save", "resume", "hint", "quit", "look"):
        assert f"“{command}" in told.text
    assert "W Warrior" in told.text


@rule("T-2.1", "T-2.2")
def test_undo_goes_back_to_the_last_own_action() -> None:
    """One person with bots goes back past dice and bots; what was undone stays in the record."""
    told = play("1", "1", "undo", "undo", "undo", "undo")
    undone = [entry for entry in told.record.entries if entry.undone()]
    assert [entry.by for entry in undone] == ["person", "person"]
    assert "There is nothing to undo." in told.text
    state = Match(game("questor"), told.record).state
    assert state.actor == 0
    assert told.record.effective()[-1].seat != 0


@rule("T-2.2")
def test_undone_chance_is_not_drawn_again() -> None:
    """After an undo the dealer draws for new entry numbers, and the record still verifies."""
    told = play("1", "1", "undo", *ALWAYS_FIRST, seats=("human", "club", "club", "club"))
    assert told.finished
    assert verify(game("questor"), told.record) == []


@rule("T-2.1", "T-2.2")
@pytest.mark.parametrize(("answer", "agreed"), [("yes", True), ("no", False)])
def test_undo_among_people_takes_consent(answer: str, agreed: bool) -> None:
    """Further back the other person is asked by name; one's own untouched action is free."""
    seats = ("human", "human")
    picks = play("1", seats=seats).record.effective()
    mover = next(entry.seat for entry in picks if entry.seat != CHANCE)
    free = play("1", f"{mover + 1}: undo", seats=seats)
    assert free.record.entries[-1].action == "/undo:1"
    told = play("1", "1", f"{mover + 1}: undo", answer, seats=seats)
    other = 2 - mover
    assert f"Player {other}: Player {mover + 1} wants to go back." in told.text
    assert bool(told.record.entries[-1].undone()) is agreed
    assert ("(T-2.2)" in told.text) is not agreed


def test_save_and_resume(tmp_path: Path) -> None:
    """A game saved in the middle goes on in another session as if nothing had happened."""
    file = tmp_path / "game.jsonl"
    play("1", f"save {file}", "1", "1")
    saved = read_record(Registry(), file.read_text("utf-8"))
    assert (tmp_path / "game.jsonl.seed").read_text() == seed_from("script").hex() + "\n"
    told = play("1", "1", f"resume {file}", "1")
    assert f"{file} goes on after {len(saved.entries)} entries." in told.text
    assert told.record.entries[: len(saved.entries)][-1].line() == saved.entries[-1].line()
    assert told.record.text() == play("1", "1").record.text()


def test_save_asks_before_overwriting(tmp_path: Path) -> None:
    """A file that this session did not write is kept unless somebody says yes."""
    file = tmp_path / "precious"
    file.write_text("mine")
    assert "Overwrite it?" in play(f"save {file}", "no").text
    assert file.read_text() == "mine"
    play(f"save {file}", "yes")
    assert file.read_text().startswith('{"questable"')
    told = play(f"save {tmp_path}/no/such/folder", "save", "resume", f"resume {tmp_path}/none")
    assert "there is no such file" in told.text
    assert "Save where?" in told.text
    assert "Resume what?" in told.text


def test_resume_refuses_what_does_not_fit(tmp_path: Path) -> None:
    """Damaged records and tables of another size are named, and the game goes on."""
    file = tmp_path / "two.jsonl"
    play(f"save {file}", seats=("human", "random"))
    assert "That game has 2 seats and this table 4" in play(f"resume {file}").text
    file.write_text("{}\n")
    assert f"{file}, line 1: not a Questable record" in play(f"resume {file}").text


def test_quit_offers_to_save(tmp_path: Path) -> None:
    """`quit` takes a file name, or nothing."""
    file = tmp_path / "left.jsonl"
    told = play("quit", str(file)).text
    assert f"play --resume {file}" in told
    assert "was not saved" not in told
    assert file.exists()
    assert "was not saved" in play("quit", "").text


def test_the_end_is_saved_with_its_seed(tmp_path: Path) -> None:
    """A game kept in a file ends with the seed in it and no seed beside it."""
    file = tmp_path / "whole.jsonl"
    play(*ALWAYS_FIRST, seats=("human", "club", "club", "club"), path=file)
    record = read_record(Registry(), file.read_text("utf-8"))
    assert record.seed == seed_from("script").hex()
    assert list(tmp_path.iterdir()) == [file]


@rule("T-4.2")
def test_companion_dice_are_typed_and_marked() -> None:
    """With dice of one's own every roll is typed and marked; nothing is promised."""
    told = play("6", "roll:3", "why roll:2", "7", "hint", own_dice=True, seats=("human", "random"))
    assert [entry.action for entry in told.record.entries[:2]] == ["roll:6", "roll:3"]
    assert {e.by for e in told.record.entries if e.seat == CHANCE} == {"companion"}
    assert told.record.commitment == ""
    assert "Roll the die to see who goes first." in told.text
    assert "6: The die shows 6. roll:6" in told.text


def test_french() -> None:
    """Prompts, log, commands and refusals in French; English commands work as well."""
    told = play("aide", "pourquoi move:n", "règle Q-3.5", "conseil", "1", "?", "annuler", lang="fr")
    assert "Choisissez un héros et son départ." in told.text
    assert "(T-1.3)" in told.text
    assert "Un bon robot choisirait" in told.text
    assert "prend le Guerrier" in told.text
    assert "C’est annulé" in told.text
    assert "La partie n’est pas finie" in told.text
