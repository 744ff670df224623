"""Records: saved, loaded, cut, damaged, forked."""

import json
from pathlib import Path
from random import Random

import pytest

from questable.engine import Entry, Match, Record, RecordError, Refused
from questable.engine.sampling import random_action, random_seat
from questable.engine.seated import MOST_SEATED, Seated, seats_at
from tests.rule import rule
from tests.tiny import TINY


def played(n: int, seed: int = 3) -> Match:
    """A game of Lantern, n entries long."""
    match = Match(TINY, TINY.record(3))
    rng = Random(seed)
    for _ in range(n):
        seat = random_seat(match.state, rng)
        by = "dealer" if seat < 0 else "bot"
        match.play(seat, random_action(match.state, seat, rng).text, by)
    return match


TEXT = played(25).record.text()


def test_a_record_round_trips_through_a_file(tmp_path: Path) -> None:
    """What was saved loads, replays to the same position and saves to the same bytes."""
    match = played(25)
    match.record.commitment = "ab" * 32
    match.record.shares = ["01" * 16, "02" * 16]
    match.record.bots = [Seated(0, 1, "club", 3), Seated(4, 1, "random", 1, "club")]
    match.record.seed = "cd" * 32
    file = tmp_path / "game.jsonl"
    match.record.save(file)
    again = TINY.read(file.read_text())
    assert Match(TINY, again).state.dump() == match.state.dump()
    assert again.text() == match.record.text()
    assert [p.name for p in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_record_is_one_header_and_one_line_an_entry() -> None:
    """The format that docs/record.md tells."""
    head, first, *_ = TEXT.splitlines()
    assert json.loads(head) == {
        "questable": 1,
        "game": "lantern",
        "rules": 0,
        "players": 3,
        "options": {"copies": 3},
        "pack": {"name": "lantern", "hash": TINY.pack().hash},
    }
    seat, action, by = json.loads(first)
    assert (seat, by) == (-1, "dealer")
    assert action.startswith("draw:")


def test_a_record_cut_in_mid_line_loads_up_to_there() -> None:
    """A crash while writing loses no whole entry."""
    lines = TEXT.splitlines(keepends=True)
    cut = TINY.read("".join(lines[:10]) + lines[10][:5])
    assert cut.cut
    assert len(cut.entries) == 9
    assert not TINY.read("".join(lines[:10])).cut


def changed(line: int, text: str) -> str:
    """The record with one line replaced."""
    lines = TEXT.splitlines()
    lines[line - 1] = text
    return "\n".join(lines) + "\n"


def header(**changes: object) -> str:
    """The record with another header."""
    return changed(1, json.dumps(json.loads(TEXT.splitlines()[0]) | changes))


def seated(**other: object) -> dict[str, object]:
    """A bot in a header, with something else in it."""
    return {"entry": 0, "seat": 1, "level": "club", "version": 1, **other}


DAMAGED = [
    ("", 1, "empty"),
    ("hello\n", 1, "no-header"),
    ('{"a": 1}\n', 1, "no-header"),
    ("[1]\n", 1, "no-header"),
    (header(questable=2), 1, "other-format found=2 known=1"),
    (header(game="chess"), 1, "unknown-game"),
    (header(rules=7), 1, "other-rules found=7 known=0"),
    (header(players="two"), 1, "no-number key=players"),
    (header(options=[]), 1, "no-object key=options, pack"),
    (header(options={"copies": [1]}), 1, "option-not-plain option=copies"),
    (header(pack={"name": "lantern", "hash": "0"}), 1, "other-pack"),
    (header(carried=[]), 1, "no-object key=carried"),
    (header(carried={"read": ["x"]}), 1, "whole-numbers key=read"),
    (header(carried={"read": [1]}), 1, "nothing-carried"),
    (header(commitment="xyz"), 1, "hexadecimal key=commitment n=64"),
    (header(shares=["zz"]), 1, "shares key=shares n=32"),
    (header(bots={}), 1, "bots-list most=200"),
    (header(bots=[{}] * 201), 1, "bots-list most=200"),
    (header(bots=["club"]), 1, "no-object key=bots"),
    (header(bots=[seated(entry=-1)]), 1, "bot-entry found=-1 most=20000"),
    (header(bots=[seated(seat=3)]), 1, "bot-seat found=3 most=2"),
    (header(bots=[seated(version="1")]), 1, "bot-version"),
    (header(bots=[seated(level=7)]), 1, "bot-level most=60"),
    (header(bots=[seated(instead_of="x" * 61)]), 1, "bot-level most=60"),
    (changed(5, "{broken"), 5, "not-json n=2"),
    (changed(5, "[1, 2]"), 5, "entry-shape"),
    (changed(5, '[3, "take", "bot"]'), 5, "entry-seat found=3 most=2"),
    (changed(5, '[true, "take", "bot"]'), 5, "entry-seat found=true most=2"),
    (changed(5, '[0, 7, "bot"]'), 5, "no-text key=action"),
    (
        changed(5, '[0, "take", "cat"]'),
        5,
        "one-of key=by known=person, bot, clock, dealer, companion",
    ),
    (changed(5, '[0, "/undo:0", "bot"]'), 5, "bad-undo"),
    (changed(5, '[0, "/undo:9", "bot"]'), 5, "undo-too-far action=/undo:9"),
    (changed(5, f'[0, "/undo:{"9" * 300}", "bot"]'), 5, "bad-undo"),
    (changed(5, '[0, "/undo:1_0", "bot"]'), 5, "bad-undo"),
    (changed(5, f'[0, "{"x" * 5_000}", "bot"]'), 5, "line-too-long most=400"),
    (changed(5, "[" * 100_000), 5, "line-too-long most=400"),
    (changed(5, "[" * 390), 5, "not-json n=391"),
    (changed(5, "[" * 50 + "]" * 50), 5, "too-deep most=12"),
    (changed(5, f"[{'9' * 300}, 1, 2]"), 5, "number-too-large"),
    (changed(5, '[0, "\\ud800", "bot"]'), 5, "half-character"),
    (header(deep=json.loads("[" * 40 + "]" * 40)), 1, "too-deep most=12"),
    (changed(1, '{"questable": ' + "[" * 200_000), 1, "too-deep most=12"),
    (changed(1, '{"questable": ' + "9" * 5_000 + "}"), 1, "number-too-large"),
    (header(rules=10**30), 1, "number-too-large"),
    (header(rules=1.5), 1, "number-not-whole"),
    (header(game="x" * 3_000), 1, "text-too-long most=2000 count=3000"),
    (header(more=["x" * 1_900] * 400), 1, "line-too-long most=600000"),
    (TEXT + '[0, "flip", "bot"]\n' * 20_002, 20_003, "too-many-entries most=20000"),
    (changed(5, '{"seed": "12"}'), 5, "seed-line n=64"),
    (changed(5, json.dumps({"seed": "ab" * 32})), 6, "after-seed"),
]


@rule("D-6.1")
@pytest.mark.parametrize(("text", "line", "why"), DAMAGED, ids=[d[2] for d in DAMAGED])
def test_a_damaged_record_is_refused_with_its_line(text: str, line: int, why: str) -> None:
    """The line and the reason are named."""
    with pytest.raises(RecordError, match=why) as caught:
        TINY.read(text)
    assert caught.value.line == line
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('[0, "fly", "bot"]', "unknown-action action=fly"),
        ('[0, "take", "bot"]', "forbidden action=take rule=T-1.3"),
    ],
)
def test_an_entry_that_cannot_be_played_is_refused_with_its_line(text: str, why: str) -> None:
    """Unknown and illegal actions are found when the record is folded."""
    with pytest.raises(RecordError, match=why) as caught:
        Match(TINY, TINY.read(changed(4, text)))
    assert caught.value.line == 4


def test_a_set_up_that_cannot_be_is_refused() -> None:
    """A header with an impossible mixture is refused by its rule."""
    with pytest.raises(Refused, match="too-few-copies"):
        TINY.read(header(options={"copies": 2}))


def test_a_foreign_pack_is_embedded() -> None:
    """A record of someone's own pack carries the facts and needs nothing else."""
    own = TINY.read_pack("own.toml", "name = 'own'\n[cards]\ncopies = 4\n")
    record = Record(TINY.key, 0, TINY.setup(2, {}, own), foreign=True)
    record.entries.append(Entry(-1, "draw:0", "dealer"))
    again = TINY.read(record.text())
    assert again.setup.pack.facts == {"cards": {"copies": 4}}
    assert again.text() == record.text()


def test_what_a_series_hands_on_stands_in_the_header() -> None:
    """A later game of a series replays with what the earlier ones left it."""
    record = TINY.record(2)
    record.setup.carried = {"read": [1, 2]}
    assert json.loads(record.header())["carried"] == {"read": [1, 2]}


def test_a_fork_goes_on_from_its_ply() -> None:
    """Truncating keeps the first entries that count and drops promise and seed."""
    match = played(25)
    match.record.seed = "ab" * 32
    match.record.commitment = "cd" * 32
    fork = match.record.truncated(12)
    assert (len(fork.entries), fork.seed, fork.commitment) == (12, "", "")
    assert Match(TINY, fork).state.ply == 12
    assert len(match.record.entries) == 25


@rule("D-8.4")
def test_a_record_tells_from_where_on_which_bot_plays() -> None:
    """What stays as it is needs no word, of what changes at one entry the last counts."""
    match = played(6)
    record = match.record
    record.seat_bot(0, "")
    assert record.bots == []
    record.seat_bot(1, "club", 2)
    record.seat_bot(1, "master", 1)
    record.seat_bot(1, "master", 1)
    assert [each.plain() for each in record.bots] == [
        {"entry": 6, "seat": 1, "level": "master", "version": 1}
    ]
    record.entries += played(9).record.entries[6:]
    record.seat_bot(1, "master", 2)
    record.seat_bot(2, "random", 1)
    record.seat_bot(1, "")
    assert [(each.entry, each.seat, each.level) for each in record.bots] == [
        (6, 1, "master"), (9, 2, "random"), (9, 1, "")
    ]  # fmt: skip
    assert seats_at(record.bots, 5) == {}
    assert seats_at(record.bots, 8)[1].level == "master"
    assert seats_at(record.bots, 9)[1].level == ""


@rule("D-8.4")
def test_a_record_has_room_for_so_many_bots() -> None:
    """The last ones are in it."""
    record = TINY.record(3)
    for n in range(MOST_SEATED + 5):
        record.entries.append(Entry(0, "flip", "bot"))
        record.seat_bot(n % 3, "club" if n % 6 < 3 else "random", 1)
    assert len(record.bots) == MOST_SEATED
    assert record.bots[-1].entry == MOST_SEATED + 5


@rule("D-8.4")
def test_a_fork_has_the_bots_of_its_moment() -> None:
    """Entries that were taken back are not counted in a fork, and bots sit there from the first."""
    record = TINY.record(3)
    record.seat_bot(1, "club", 1)
    record.entries += [Entry(0, action, "person") for action in ("flip", "/undo:1", "peek")]
    record.seat_bot(1, "novice", 4)
    record.entries.append(Entry(0, "take", "person"))
    record.seat_bot(1, "random", 1)
    told = [each.plain() for ply in (0, 1, 2) for each in record.truncated(ply).bots]
    assert told == [
        {"entry": 0, "seat": 1, "level": "club", "version": 1},
        {"entry": 0, "seat": 1, "level": "club", "version": 1},
        {"entry": 0, "seat": 1, "level": "novice", "version": 4},
    ]
