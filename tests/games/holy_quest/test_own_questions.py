"""Questions of somebody's own: read from a file, asked with Saint cards, told to nobody before."""

import json
from random import Random
from typing import Any, cast

import pytest

from questable.engine import OVER, Fault, Match, Pack, PackError, Record, read_record
from questable.engine.sampling import random_action, random_seat
from questable.games.holy_quest import GAME
from questable.games.holy_quest.contents import box_of
from questable.games.holy_quest.view import HolyQuestView
from questable.registry import Registry
from questable.telling.holy_quest.names import Names
from questable.telling.voice import Voice
from questable.text import Words
from tests.rule import rule

HEAD = 'game = "holy-quest"\nname = "class"\nextends = "base"\n'
FIRST = '[[question]]\ntext = "Two and two?"\nanswers = ["Four", "Five", "Six", "Seven"]\n'
PAIR = (
    '[[question]]\ntext = { en = "True?", fr = "Vrai ?" }\n'
    'answers = [{ en = "Yes", fr = "Oui" }, { en = "No", fr = "Non" }]\nlevel = 1\n'
)
CLARE = (
    '[[question]]\ntext = "Of Clare"\nanswers = ["a", "b", "c"]\nlevel = 3\n'
    'saint = "clare-of-assisi"\n'
)


def pack(*rows: str, head: str = HEAD) -> Pack:
    """A pack with these questions."""
    return GAME.read_pack("own.toml", head + "".join(rows))


def error(*rows: str) -> PackError:
    """Why there is none."""
    with pytest.raises(PackError) as raised:
        pack(*rows)
    return raised.value


@rule("H-4.5")
def test_questions_are_asked_with_every_card_or_with_one() -> None:
    """Those of the level, or of the nearest that there is; ours are left out."""
    box = box_of(pack(FIRST, PAIR, CLARE))
    names, clare = box.question_ids, box.saints.index("clare-of-assisi")
    assert names == ["clare-of-assisi:own:3", ":own:1", ":own:2"]
    for saint in range(len(box.saints)):
        easy, middling, hard = ([names[n] for n in box.asked[saint * 3 + n]] for n in range(3))
        assert (easy, middling) == ([":own:2"], [":own:1"])
        assert hard == (["clare-of-assisi:own:3"] if saint == clare else [":own:1"])
    assert box.options == [3, 4, 2]


@rule("H-4.5")
def test_the_games_own_are_asked_too_if_the_pack_says_so() -> None:
    """All of them with all of the pack's; or else only where the pack has none of its own."""
    plain = box_of(GAME.pack()).question_ids
    mixed = box_of(pack(FIRST, head=HEAD + "mixed = true\n")).question_ids
    assert mixed == [*plain, ":own:1"]
    few = box_of(pack(CLARE)).question_ids
    kept = [each for each in plain if not each.startswith("clare-of-assisi:")]
    assert sorted(few) == sorted([*kept, "clare-of-assisi:own:1"])


@rule("H-4.5")
def test_the_first_answer_is_right_wherever_it_stands() -> None:
    """They are mixed, each question in its own way, and always in the same."""
    rows = [FIRST.replace("Two", f"{n} and") for n in range(24)]
    box, said = box_of(pack(*rows)), pack(*rows)
    names = Names(Voice(Words("en"), "holy-quest", []), said, signs=False)
    for name, right in zip(box.question_ids, box.answers, strict=True):
        assert names.answer(name, right) == "Four"
        assert sorted(names.options(name)) == ["Five", "Four", "Seven", "Six"]
    assert set(box.answers) == {1, 2, 3, 4}
    assert box.answers == box_of(pack(*rows)).answers


def test_words_are_said_in_the_language_of_who_reads() -> None:
    """In one language alone they are the same for all."""
    own = pack(FIRST, PAIR)
    english, french = (
        Names(Voice(Words(lang), "holy-quest", []), own, signs=False) for lang in ("en", "fr")
    )
    assert (english.question(":own:2"), french.question(":own:2")) == ("True?", "Vrai ?")
    assert sorted(french.options(":own:2")) == ["Non", "Oui"]
    assert french.question(":own:1") == "Two and two?"
    assert english.answers(":own:2").startswith("True? (A) ")
    assert "(C)" not in english.answers(":own:2")


BAD = [
    ('answers = ["Four", "Five", "Six", "Seven"]', 'answers = ["Four"]', "answers-count", 6),
    ('"Six", "Seven"]', '"Six", "Seven", "Eight"]', "answers-count", 6),
    ('"Five"', '"four "', "answers-alike n=2", 6),
    ('"Five"', '" "', "answer-empty n=2", 6),
    ('"Five"', "5", "languages", 6),
    ('"Five"', f'"{"f" * 101}"', "words-too-long", 6),
    ('text = "Two and two?"\n', "", "key-missing table=question key=text", 4),
    ('"Two and two?"', '""', "no-words key=text.en", 5),
    ('"Two and two?"', f'"{"f" * 241}"', "words-too-long key=text.en most=240", 5),
    ('"Two and two?"', '{ en = "Two?" }', "languages", 5),
    ("text =", "level = 4\ntext =", "number-range key=level low=1 high=3", 5),
    ("text =", 'saint = "nobody"\ntext =', "in-no-order saint=nobody", 5),
    ("text =", "right = 2\ntext =", "key-unknown table=question key=right", 5),
]


@pytest.mark.parametrize(("old", "new", "why", "line"), BAD)
def test_what_is_wrong_is_told_by_row_key_and_line(old: str, new: str, why: str, line: int) -> None:
    """The first row is as it should be, and lies above."""
    assert old in FIRST
    found = error(FIRST.replace(old, new))
    assert (found.line, found.section, found.row) == (line, "question", 1)
    below = error(PAIR, FIRST.replace(old, new))
    assert (below.line, below.row) == (line + PAIR.count("\n"), 2)
    assert why in str(found)


def test_all_that_is_wrong_is_told_at_once() -> None:
    """Row by row."""
    found = error(FIRST.replace('"Five"', '""'), PAIR, CLARE.replace("level = 3", "level = 9"))
    assert [(each.row, each.key) for each in (found, *found.others)] == [
        (1, "answers"),
        (3, "level"),
    ]


def test_there_are_bounds() -> None:
    """200 in all, 40 with one saint's card, counted with ours."""
    pack(*[FIRST] * 200)
    assert "too-many-rows key=question most=200 count=201" in str(error(*[FIRST] * 201))
    pack(*[CLARE] * 40)
    assert "too-many-questions saint=clare-of-assisi most=40" in str(error(*[CLARE] * 41))


Said = dict[str, dict[str, Any]]


def drop_one(said: Said) -> None:
    """A question without words."""
    del said[":own:1"]


def drop_answer(said: Said) -> None:
    """Fewer answers than the rules know."""
    said[":own:1"]["answers"].pop()


def drop_language(said: Said) -> None:
    """Words that not everybody could read."""
    said[":own:2"]["text"] = {"en": "x"}


def add_another(said: Said) -> None:
    """Words of a question that is not there."""
    said[":own:9"] = said[":own:1"]


def test_a_pack_comes_back_from_its_facts_and_words() -> None:
    """As a record embeds them; what was changed by hand is refused."""
    own = pack(FIRST, PAIR, CLARE)
    again = GAME.pack_of(own.name, own.facts, own.words)
    assert (again.hash, again.words) == (own.hash, own.words)
    for change in (drop_one, drop_answer, drop_language, add_another):
        other = json.loads(json.dumps(own.words))
        change(other[":questions"])
        with pytest.raises(Fault):
            GAME.pack_of(own.name, own.facts, other)
    for row in ([":own:1", 2, 5], [":own:1", 4, 1], [":own:1", 2, 1, 1], ["x", 2, 0], [":own:1"]):
        facts = json.loads(json.dumps(own.facts))
        facts["questions"][""][0] = row
        with pytest.raises(Fault):
            GAME.pack_of(own.name, facts, own.words)


@rule("H-4.5")
def test_games_are_played_and_replayed_with_them() -> None:
    """A question of two answers has no third one; a record has all that it needs."""
    own = pack(FIRST, PAIR, CLARE)
    setup = GAME.setup(4, {"read": "all", "asker": "next"}, own)
    match = Match(GAME, Record(GAME.key, GAME.rules_version, setup, foreign=True))
    rng, asked = Random(3), set[str]()
    while match.state.actor != OVER and len(match.record.entries) < 1_500:
        seen = cast(HolyQuestView, GAME.view(match.state, 0))
        seat = random_seat(match.state, rng)
        if seen.question and seen.question not in asked:
            asked.add(seen.question)
            count = box_of(own).options[box_of(own).question_ids.index(seen.question)]
            legal = [each.text for each in match.state.legal(seat)]
            assert legal == [f"answer:{n}" for n in range(1, count + 1)]
            if count < 4:
                last = GAME.table(own).parse(f"answer:{count + 1}")
                assert match.state.why_not(seat, last) == "H-4.5"
        by = "dealer" if seat < 0 else "person"
        match.play(seat, random_action(match.state, seat, rng).text, by)
    assert asked
    again = Match(GAME, read_record(Registry(), match.record.text()))
    assert again.state.dump() == match.state.dump()


@rule("H-4.5")
def test_nobody_is_told_what_is_right_before_the_end() -> None:
    """The header that a table tells lacks it, and can be read by a program all the same."""
    own = pack(FIRST, PAIR, CLARE, head=HEAD + "mixed = true\n")
    record = Record(GAME.key, GAME.rules_version, GAME.setup(2, {}, own), foreign=True)
    told = GAME.told_header(record.header())
    head = json.loads(told)
    rows = [row for each in head["pack"]["facts"]["questions"].values() for row in each]
    assert {row[2] for row in rows if ":own:" in row[0]} == {0}
    assert any(row[2] for row in rows)
    read = read_record(Registry(), told + "\n").setup.pack
    assert GAME.table(read).by_text.keys() == GAME.table(own).by_text.keys()
    plain = Record(GAME.key, GAME.rules_version, GAME.setup(2), foreign=False).header()
    assert GAME.told_header(plain) == plain
