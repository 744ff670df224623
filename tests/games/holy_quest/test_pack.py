"""Packs: other boards and cards, and errors with file and line."""

import re
from random import Random

import pytest

from questable.engine import OVER, GameFinder, Match, PackError, PackText, Record, read_record
from questable.engine.game import Game
from questable.engine.sampling import playout
from questable.games.holy_quest import GAME
from questable.games.holy_quest.contents import box_of
from questable.games.holy_quest.pack import (
    FOLDER,
    MOST_QUESTIONS,
    Asked,
    pack_from,
    pack_of,
)
from questable.telling import Voice
from questable.telling.holy_quest.names import Names
from questable.text import Words
from tests.games.holy_quest.position import base, library, position
from tests.rule import rule

SMALL = """
name = "small"
extends = "base"

[board]
franciscans = ["entrance", "start", "saint", "cross-over", "wild", "next-start"]
carmelites = ["entrance", "start", "action", "fast-forward", "fire", "next-start", "regular"]
dominicans = ["entrance", "start", "saint", "cross-over", "freeze", "next-start"]
jesuits = ["entrance", "start", "action", "fast-forward", "wild", "next-start", "regular"]
ring = 8
"""


class Only(GameFinder):
    """Knows The Holy Quest alone."""

    def find(self, key: str) -> Game | None:
        """The game, if it is meant."""
        return GAME if key == GAME.key else None


def changed(old: str, new: str) -> PackText:
    """The base pack with one thing changed."""
    text = (FOLDER / "base.toml").read_text(encoding="utf-8")
    assert old in text
    return PackText("mine.toml", text.replace(old, new, 1))


@rule("H-1.1")
def test_a_board_of_another_length_is_played() -> None:
    """26 tiles and a ring of eight, to the end; what is left out comes from the base pack."""
    own = GAME.read_pack("small.toml", SMALL)
    setup = GAME.setup(4, {"advanced": True}, own)
    state = GAME.deal(setup)
    playout(state, Random(1), 20_000)
    assert state.actor == OVER


@rule("H-2.5")
def test_what_a_number_does_is_the_packs() -> None:
    """Here card 4 sends back by two, and card 6 freezes."""
    text = changed('card_4 = { does = "back", copies = 3, tiles = 4 }',
                   'card_4 = { does = "back", copies = 3, tiles = 2 }')  # fmt: skip
    p = position("f2 19", pack=pack_from(text)).play("die:1", "move:f2", "action:4")
    assert p.at("f2") == "18"


@rule("H-2.5")
def test_how_far_another_pawn_advances_is_the_packs() -> None:
    """Here card 9 sends it on by five."""
    text = changed(
        'does = "advance", copies = 3, tiles = 3', 'does = "advance", copies = 3, tiles = 5'
    )
    p = position("f2 19, f3 37", pack=pack_from(text)).play(
        "die:1", "move:f2", "action:9", "move:f3"
    )
    assert p.at("f3") == "42"


@rule("H-4.5")
def test_how_far_a_wrong_answer_sends_back_is_the_packs() -> None:
    """Here it is one tile."""
    pack = pack_from(changed("wrong = 4", "wrong = 1"), library)
    p = position("f2 18", pack=pack, read="all").on_top("dominic").play("die:1", "move:f2")
    p.play("saint:bonaventure", "question:dominic:level-1:1", "answer:2")
    assert p.at("f2") == "18"


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (
            '"entrance", "holy-ground", "start"',
            '"entrance", "swamp", "start"',
            "one-of key=board.franciscans known=entrance, ",
        ),
        (
            '"entrance", "holy-ground", "start"',
            '"entrance", "start", "start"',
            "exactly-one key=franciscans name=start",
        ),
        ('"cross-over", "wild", "action"', '"regular", "wild", "action"', "no-cross-over n=38"),
        ("ring = 12", "ring = 10", "multiple key=ring n=4"),
        ('"bonaventure"]', '"dominic"]', "twice"),
        (', "bonaventure"]', "]", "saints-each key=franciscans n=4"),
        (
            'franciscans = "francis-of-assisi"',
            'franciscans = "dominic"',
            "one-of key=captains.franciscans known=francis-of-assisi, ",
        ),
        ('does = "saint"', 'does = "dance"', "one-of key=card_1.does known=saint, both-dice, "),
        ("copies = 3, tiles = 4", "copies = 3", "card-tiles card=card_4"),
        ("copies = 3 }", "copies = 30 }", "number-range key=card_1.copies low=0 high=9"),
        ("ice = 10", "ice = 99", "number-range key=ice low=0 high=16"),
        ("heaven = 1", "heaven = -1", "number-range key=heaven low=0 high=99"),
        ("[points]", "[prizes]", "unknown-key key=prizes"),
        ('name = "base"', 'name = "base"\nextends = "short"', "one-of key=extends known=base"),
    ],
)
def test_a_bad_pack_is_refused_with_file_and_line(old: str, new: str, why: str) -> None:
    """And with what is wrong in it."""
    with pytest.raises(PackError, match=why) as refused:
        pack_from(changed(old, new))
    assert re.match(r"mine\.toml, line \d+:", str(refused.value))


def test_the_line_is_the_right_one() -> None:
    """The line of the key that is wrong."""
    text = changed('card_9 = { does = "advance"', 'card_9 = { does = "dance"')
    with pytest.raises(PackError) as refused:
        pack_from(text)
    assert text.text.splitlines()[refused.value.line - 1].startswith("card_9")


def test_facts_of_an_own_pack_travel_in_the_record() -> None:
    """Board, saints, cards and right answers: the game replays without the file."""
    setup = GAME.setup(3, {"read": "all"}, base())
    record = Record(GAME.key, 0, setup, foreign=True)
    match = Match(GAME, record)
    rng = Random(5)
    while match.state.actor != OVER:
        state = match.state
        actions = state.legal(state.actor)
        match.play(state.actor, rng.choice(actions).text, "bot")
    again = Match(GAME, read_record(Only(), record.text()))
    assert again.state.dump() == match.state.dump()


@pytest.mark.parametrize("lost", ["board", "saints", "cards", "questions", "points"])
def test_facts_that_are_not_whole_are_refused(lost: str) -> None:
    """With a ValueError, not with a crash."""
    facts = {name: value for name, value in base().facts.items() if name != lost}
    with pytest.raises(ValueError, match="pack"):
        pack_of("broken", facts, {})


def test_the_short_board_needs_no_embedding() -> None:
    """A record of it is read with the pack that ships."""
    record = Record(GAME.key, 0, GAME.setup(2, {"board": "short"}))
    assert read_record(Only(), record.text()).setup.pack.name == "short"


@pytest.mark.parametrize("asked", [[("q", 4, 1)], [("q", 1, 5)], [("q", 1, 1)] * 2])
def test_questions_must_be_whole(asked: Asked) -> None:
    """Difficulties from 1 to 3, answers from 1 to 4, ids of their own, not too many."""
    with pytest.raises(ValueError, match="question"):
        pack_from(PackText.read(FOLDER / "base.toml"), lambda _: asked)
    many: Asked = [(f"q{n}", 1, 1) for n in range(MOST_QUESTIONS + 1)]
    with pytest.raises(ValueError, match="question"):
        pack_from(PackText.read(FOLDER / "base.toml"), lambda _: many)


@rule("H-4.5")
def test_a_difficulty_without_questions_takes_the_nearest() -> None:
    """And a saint without any is only read aloud."""

    def few(saint: str) -> Asked:
        return [(f"{saint}:one", 1, 2)] if saint != "dominic" else []

    box = box_of(pack_from(PackText.read(FOLDER / "base.toml"), few))
    first = box.saints.index("clare-of-assisi")
    assert box.asked[first * 3] == box.asked[first * 3 + 2] != []
    assert box.asked[box.saints.index("dominic") * 3] == []


def own_saints(saints: str, more: str = "") -> PackText:
    """The base pack with other Franciscans."""
    return PackText.foreign(
        "mine.toml",
        f"""name = "mine"
extends = "base"
[saints]
franciscans = [
    "francis-of-assisi",
    {saints}
]
carmelites = ["teresa-of-avila", "therese-of-lisieux", "john-of-the-cross", "simon-stock"]
dominicans = ["dominic", "catherine-of-siena", "thomas-aquinas", "martin-de-porres"]
jesuits = ["ignatius-of-loyola", "francis-xavier", "aloysius-gonzaga", "peter-claver"]
{more}""",
    )


MISTAKES = [
    (
        '"clare-of-asissi", "bonaventure", "anthony-of-padua"',
        6,
        "unknown-saint-near saint=clare-of-asissi table=names other=clare-of-assisi",
    ),
    ('"clare-of-assisi",\n    "bonaventure",\n    "dominic"', 11, "twice key=dominic"),
    ('"clare-of-assisi", "bonaventure",\n    "bonaventure"', 7, "twice key=bonaventure"),
    ('"clare-of-assisi", "bonaventure",\n\n    "junipero-serra"', 8, "twice key=junipero-serra"),
]


@rule("H-2.1")
@pytest.mark.parametrize(("saints", "line", "why"), MISTAKES, ids=[m[2] for m in MISTAKES])
def test_a_mistaken_saint_is_named_by_its_own_line(saints: str, line: int, why: str) -> None:
    """Unknown, twice in one list, in two lists, or also in what the pack extends."""
    text = own_saints(saints)
    with pytest.raises(PackError, match=why) as refused:
        pack_from(text)
    assert refused.value.line == line


@rule("H-2.1")
def test_a_saint_of_ones_own_has_a_name_of_its_own() -> None:
    """It is read aloud by that name, also where only the record is known."""
    names = '[names]\nour-founder = { en = "Our Founder", fr = "Notre fondateur" }'
    own = pack_from(own_saints('"clare-of-assisi", "bonaventure", "our-founder"', names))
    assert own.words == {"our-founder": {"en": "Our Founder", "fr": "Notre fondateur"}}
    record = Record(GAME.key, 0, GAME.setup(3, {}, own), foreign=True)
    again = read_record(Only(), record.text()).setup.pack
    for lang, name in (("en", "Our Founder"), ("fr", "Notre fondateur")):
        voice = Voice(Words(lang), GAME.key, ["human"] * 3)
        assert Names(voice, again, signs=False).saint("our-founder") == name
    with pytest.raises(PackError, match="in-no-order saint=nobody"):
        pack_from(own_saints('"clare-of-assisi", "bonaventure", "anthony-of-padua"',
                             '[names]\nnobody = { en = "A", fr = "B" }'))  # fmt: skip
