"""The file of a position, and the record of a game that begins with one."""

import json
from random import Random

import pytest

from questable.bots.analysis import digest
from questable.engine import CHANCE, Match, Record, RecordError, Refused, read_record
from questable.engine.lines import PositionError
from questable.engine.position_file import Position, begun_at, read_position
from questable.engine.record import FORMAT, FROM_POSITION
from questable.engine.sampling import random_action, random_seat
from questable.lab.laws import Walk
from questable.registry import KEYS, Registry, game
from questable.table import verify
from questable.trials.play import play_one
from tests.positions.walks import after, changed

QUESTOR = game("questor")
RAE = game("rae")


def middle() -> Position:
    """Questor with three players after forty entries."""
    setup = QUESTOR.setup(3)
    return Position(QUESTOR, setup, after(QUESTOR, setup, 40))


def test_a_file_can_be_read_by_people() -> None:
    """A line a thing, an empty line, the position."""
    head, _, told = middle().text().partition("\n\n")
    assert head.split("\n")[:4] == [
        "questable position 1", "game questor", "rules 0", "players 3",
    ]  # fmt: skip
    assert "option gifts no" in head.split("\n")
    assert told == middle().state.dump()


def test_blanks_empty_lines_and_order_do_not_matter() -> None:
    """Whoever writes by hand writes as they like."""
    setup = RAE.setup(2)
    state = after(RAE, setup, 60)
    text = Position(RAE, setup, state).text()
    head, _, told = text.partition("\n\n")
    first, *lines = told.rstrip("\n").split("\n")
    turned = [
        " ".join([*each.split()[:2], *reversed(each.split()[2:])])
        if each.startswith("hand")
        else each
        for each in lines
    ]
    loose = "\n\n".join([first, *("   ".join(each.split()) for each in reversed(turned))])
    again = read_position(Registry(), f"{head}\n\n\n{loose}\n")
    assert again.state.dump() == state.dump()


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("questable position 1", "questable 1", 1, "position-no-file"),
        ("questable position 1", "questable position 9", 1, "other-format"),
        ("game questor", "game chess", 2, "unknown-game"),
        ("rules 0", "rules 7", 3, "other-rules"),
        ("rules 0", "rules one", 3, "position-number"),
        ("rules 0", "rules 0\nrules 0", 4, "position-twice"),
        ("rules 0", "rules 0\ncolour red", 4, "position-unknown"),
        ("players 3\n", "", 1, "position-missing"),
        ("option gifts no", "option gifts no\noption gifts no", 8, "position-twice"),
        ("pack ", "facts {\npack ", 11, "not-json"),
        ("pack ", "facts [1]\npack ", 11, "no-object"),
        ("pack ", "pack 00", 11, "other-pack"),
        ("pack ", "carried scores 1\npack ", 11, "nothing-carried"),
        ("\n\nquestor\n", "\n", 12, "position-unknown"),
        ("\n\nquestor\n", "\n\nrae\n", 13, "position-heading"),
        ("\nround ", "\nrounds ", 0, "position-missing"),
        ("\nround ", "\nextra 1\nround ", 0, "position-unknown"),
        ("\nround ", "\nround 1\nround ", 0, "position-twice"),
        ("\nround ", "\nround 1 ", 0, "position-one"),
        ("\nround ", "\nround 1e", 0, "position-number"),
        ("\nround ", "\nround 12345678901234567", 0, "position-number"),
        ("\nheroes ", "\nheroes nobody@c3 ", 0, "position-word"),
        ("\nheroes ", "\nheroes rogue ", 0, "position-word"),
        ("\ntiles ", "\ntiles ..... ", 0, "position-tiles"),
    ],
)
def test_what_cannot_be_read_is_told_by_line(old: str, new: str, line: int, reason: str) -> None:
    """With a reason; 0 stands for wherever that line is."""
    text = middle().text()
    assert old in text
    broken = text.replace(old, new, 1)
    with pytest.raises(PositionError) as caught:
        read_position(Registry(), broken)
    assert caught.value.reason == reason
    if line:
        assert caught.value.line == line
    elif reason != "position-missing":
        named = broken.split("\n")[caught.value.line - 1]
        assert named.split()[0] in (new.split()[0], new.split()[-1], old.strip())


def test_a_table_without_a_position_is_told() -> None:
    """The head alone, with or without an empty line."""
    head = middle().text().partition("\n\n")[0]
    for text in (head, head + "\n\n"):
        with pytest.raises(PositionError) as caught:
            read_position(Registry(), text)
        assert caught.value.reason in ("position-no-board", "position-heading")


def test_options_that_cannot_be_are_refused() -> None:
    """As in any set-up."""
    with pytest.raises(Refused):
        read_position(Registry(), middle().text().replace("option gifts no", "option gifts maybe"))


def test_a_huge_position_is_not_even_read() -> None:
    """Within bounds, and in linear time."""
    text = middle().text()
    for more, reason in (("x" * 70_000, "position-too-long"), ("\n" * 401, "position-too-many")):
        with pytest.raises(PositionError) as caught:
            read_position(Registry(), text + more)
        assert caught.value.reason == reason


def test_what_could_not_stand_is_told_with_its_line_and_rule() -> None:
    """The line in the file, not in the position alone."""
    text = changed(middle().text(), "taken", "2")
    with pytest.raises(PositionError) as caught:
        read_position(Registry(), text)
    assert caught.value.reason == "position-against"
    assert caught.value.facts["rule"] == "Q-5.2"
    assert text.split("\n")[caught.value.line - 1] == "taken 2"


@pytest.mark.parametrize("key", KEYS)
def test_a_game_from_a_position_is_a_record(key: str) -> None:
    """It is replayed and forked from there on, and cannot be taken for another."""
    rules = game(key)
    setup = rules.setup(max(rules.fewest, 2))
    state = after(rules, setup, 30, key)
    record = Position(rules, setup, state).record()
    match = Match(rules, record)
    assert match.state.dump() == state.dump()
    rng = Random(key)
    for _ in range(12):
        seat = random_seat(match.state, rng)
        action = random_action(match.state, seat, rng)
        match.play(seat, action.text, "dealer" if seat == CHANCE else "bot")
    head = json.loads(record.header())
    assert head["questable"] == FROM_POSITION
    assert "\n".join(head["start"]) + "\n" == state.dump()
    again = read_record(Registry(), record.text())
    assert again.text() == record.text()
    assert Match(rules, again).state.dump() == match.state.dump()
    assert Match(rules, again.truncated(0)).state.dump() == state.dump()
    plain = Record(rules.key, rules.rules_version, setup)
    assert json.loads(plain.header())["questable"] == FORMAT
    assert digest(plain) != digest(again.truncated(0))


def test_its_luck_can_be_checked() -> None:
    """The dealer draws as in any game."""
    from questable.engine.trail import Course
    from questable.table.log.dealer import Dealer, commitment

    seed = bytes(32)
    record = middle().record()
    record.commitment = commitment(seed)
    match = Match(QUESTOR, record)
    dealer, rng = Dealer(seed, []), Random(0)
    while sum(entry.seat == CHANCE for entry in record.entries) < 3:
        state = match.state
        seat = random_seat(state, rng)
        if seat == CHANCE:
            course: Course = match.course()
            action = state.outcome(dealer.draw(course, state.weight()))
        else:
            action = random_action(state, seat, rng)
        match.play(seat, action.text, "dealer" if seat == CHANCE else "person")
    record.seed = seed.hex()
    assert verify(QUESTOR, read_record(Registry(), record.text())) == []


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda head: head | {"questable": 1}, "other-format"),
        (lambda head: {k: v for k, v in head.items() if k != "start"}, "other-format"),
        (lambda head: head | {"start": "questor"}, "list-of-texts"),
        (lambda head: head | {"start": ["questor", 7]}, "list-of-texts"),
        (lambda head: head | {"start": ["rae"]}, "position-heading"),
        (lambda head: head | {"start": ["x" * 60_001]}, "position-too-long"),
        (lambda head: head | {"start": [*head["start"], "more 1"]}, "position-unknown"),
        (
            lambda head: (
                head | {"start": changed("\n".join(head["start"]), "tokens", "99").split("\n")}
            ),
            "position-count",
        ),
    ],
)
def test_a_record_with_a_false_start_is_refused(change: object, reason: str) -> None:
    """Before anything is folded from it."""
    assert callable(change)
    head = json.loads(middle().record().header())
    with pytest.raises(RecordError) as caught:
        read_record(Registry(), json.dumps(change(head)) + "\n")
    assert (caught.value.line, caught.value.reason) == (1, reason)


@pytest.mark.parametrize("key", KEYS)
def test_laws_and_games_begin_there(key: str) -> None:
    """The lab deals from the set-up, and the position is part of it; the next game is dealt."""
    rules = game(key)
    setup = rules.setup(max(rules.fewest, 2))
    state = after(rules, setup, 20, key)
    begun = begun_at(setup, state)
    assert Walk(rules, begun, "position").go(30, most=30) >= 30
    one = play_one(rules, begun, ["random"] * setup.players, "0", 5)
    assert one.actions == 5
    assert rules.new(begun).dump() == rules.deal(setup).dump()
    assert rules.following(begun, state).start == ""
