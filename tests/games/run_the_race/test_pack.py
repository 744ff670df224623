"""Packs: someone's own saints, and what is wrong with a bad file, by line."""

import pytest

from questable.engine import PackError
from questable.engine.pack import Facts
from questable.games.run_the_race import GAME
from questable.games.run_the_race.pack import RacePack, deck, named
from tests.games.run_the_race.position import card, dealt, fillers, various
from tests.rule import rule


def table(key: str) -> str:
    """The table of a made-up saint."""
    c = card(key)
    return (
        f'[{key}]\nname = {{ en = "St. {key}", fr = "Saint {key}" }}\nbirth = {c.birth}\n'
        f'passing = {c.passing}\nmain = "{c.main}"\nmonth = {c.month}\n'
    )


GOOD = 'name = "mine"\n' + "".join(map(table, ["red-l-m-oct", *fillers(51)]))

BAD = [
    ('name = "mine"', "", 1, "pack-name most=60"),
    ('name = "mine"', "name = 7", 1, "pack-name most=60"),
    ("[red-l-m-oct]", "[Red]", 2, "bad-key"),
    ("[red-l-m-oct]", "[red-l-m-oct", 2, ""),
    ("birth = 12", "birth = 22", 4, "low=0 high=21"),
    ("birth = 12", "", 2, "key-missing table=red-l-m-oct key=birth"),
    ("passing = 13", 'passing = "13"', 5, "low=0 high=21"),
    ('main = "red"', 'main = "gold"', 6, "one-of key=red-l-m-oct.main known=cyan, "),
    ('main = "red"', "main = 3", 6, "one-of key=red-l-m-oct.main known=cyan, "),
    ("month = 10", "month = 13", 7, "number-range key=month low=1 high=12"),
    ("month = 10", "month = 0", 7, "number-range key=month low=1 high=12"),
    ("month = 10", "month = 10\nage = 4", 8, "key-unknown table=red-l-m-oct key=age"),
    ('en = "St. red-l-m-oct", ', "", 3, "languages key=red-l-m-oct.name languages=en, fr"),
    ('"St. red-l-m-oct"', '""', 3, "no-words key=red-l-m-oct.name.en"),
    (table("red-l-m-oct"), "", 1, "saints-count low=52 high=300 count=51"),
    ("[red-l-m-oct]", "saint = 1\n[red-l-m-oct]", 1, "no-table key=saint"),
]
"""What is changed in GOOD to what, the line of the error, and words of it."""


def error(text: str) -> PackError:
    """What is wrong with a pack."""
    with pytest.raises(PackError) as raised:
        GAME.read_pack("mine.toml", text)
    return raised.value


@pytest.mark.parametrize(("old", "new", "line", "why"), BAD)
def test_a_bad_pack_is_named_by_file_and_line(old: str, new: str, line: int, why: str) -> None:
    """And says what is wrong."""
    assert old in GOOD
    found = error(GOOD.replace(old, new, 1))
    assert (found.source, found.line) == ("mine.toml", line)
    assert why in str(found)


@rule("S-6.1")
def test_a_pack_of_ones_own() -> None:
    """Fifty-two saints are enough, and their names are theirs."""
    pack = named(GAME.read_pack("mine.toml", GOOD))
    assert len(pack.cards) == 52
    assert pack.saint("red-l-m-oct", "fr") == "Saint red-l-m-oct"
    assert GAME.deal(GAME.setup(2, {}, pack)).table() is GAME.table(pack)


@rule("S-6.1")
def test_fifty_one_saints_are_too_few() -> None:
    """In a file as in the facts of a record."""
    assert "saints-count low=52 high=300 count=51" in str(
        error(GOOD.replace(table("red-l-m-oct"), ""))
    )
    with pytest.raises(ValueError, match="saints-count low=52 high=300 count=51"):
        GAME.pack_of("few", {"cards": various(52).saints.facts["cards"][1:]})  # type: ignore[index]


@rule("S-6.1")
def test_a_file_of_saint_cards_does_as_well() -> None:
    """What only SaintCards reads is left aside, and so are WildCards."""
    more = 'set = "core"\nribbons = ["pink"]\ngeography = ["africa"]\n'
    wild = '[st-joseph]\nname = { en = "a", fr = "b" }\nground = "gold"\nribbons = []\nmonth = 3\n'
    text = GOOD.replace("month = 10\n", f"month = 10\n{more}", 1) + wild
    assert GAME.read_pack("mine.toml", text).hash == GAME.read_pack("mine.toml", GOOD).hash


@rule("S-6.1")
def test_nobody_is_there_twice() -> None:
    """In the facts of a record neither."""
    facts: Facts = {"cards": [*dealt().game.saints.facts["cards"]] * 2}  # type: ignore[misc]
    with pytest.raises(ValueError, match="saints-count low=52 high=300 count=120"):
        GAME.pack_of("twice", facts)


def test_a_pack_again_from_its_facts() -> None:
    """A record embeds the facts of a foreign pack; names that we know come back."""
    pack = GAME.pack()
    again = named(GAME.pack_of(pack.name, pack.facts))
    assert again.hash == pack.hash
    assert again.names == named(pack).names
    foreign = named(GAME.pack_of("x", various().saints.facts))
    key = foreign.cards[0].key
    assert foreign.saint(key, "en") == key.replace("-", " ").title()


@pytest.mark.parametrize(
    "facts",
    [
        {},
        {"cards": 3},
        {"cards": [["a", 1]]},
        {"cards": [], "more": 1},
        {"cards": [["a", 1, 22, "red", 1]]},
        {"cards": [["a", -1, 2, "red", 1]]},
        {"cards": [["a", 1, 2, "gold", 1]]},
        {"cards": [["a", 1, 2, "red", 0]]},
    ],
)
def test_facts_that_are_none_are_refused(facts: Facts) -> None:
    """A record of someone else's making may say anything."""
    with pytest.raises(ValueError, match=r"^(other-facts|misshapen|odd-card|saints-count) "):
        GAME.pack_of("bad", facts)


def test_only_what_the_rules_read_is_a_fact() -> None:
    """A corrected name or ribbon breaks no record."""
    cards = various().saints.cards
    one = RacePack("a", cards, {})
    two = RacePack("b", cards, {cards[0].key: {"en": "A", "fr": "B"}})
    assert one.hash == two.hash
    assert deck(one) is deck(two)
    assert one.facts["cards"][0] == [cards[0].key, 4, 5, "blue", 6]  # type: ignore[index]
