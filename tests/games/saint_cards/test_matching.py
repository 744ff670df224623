"""Which facts match, and what a card pays (S-1.5, S-3.2 to S-3.6)."""

import pytest

from questable.games.saint_cards.facts import FACTS, facts_in
from questable.games.saint_cards.matching import matched
from questable.games.saint_cards.pack import cards_of, shipped
from tests.games.saint_cards.laid_out import SAINTS, position, told
from tests.games.saint_cards.made_up import made_up, told_pack
from tests.rule import rule


def shared(one: str, two: str, *, beginner: bool = False, expansions: int = 0) -> list[str]:
    """The facts that two saints told in words share."""
    cards = cards_of(told_pack({"one": one, "two": two}), 2, beginner, expansions)
    mask = matched(cards, cards.number("one"), cards.number("two"))
    assert mask == matched(cards, cards.number("two"), cards.number("one"))
    return facts_in(mask)


@rule("S-3.4")
def test_the_rulebooks_example() -> None:
    """St. Joseph Freinademetz on St. John Bosco: the four it names, and January as a fifth."""
    cards = cards_of(shipped(), 2, False, 0)
    mask = matched(cards, cards.number("joseph-freinademetz"), cards.number("john-bosco"))
    four = ["birth-century", "colour-gray", "colour-brown", "geography-western-europe"]
    assert set(facts_in(mask)) == {*four, "feast-month"}


@rule("S-3.3")
@pytest.mark.parametrize(
    ("one", "two", "facts"),
    [
        ("b5 p6 red", "b6 p5 blue", []),
        ("b5 p5 red", "b5 p5 blue", ["birth-century", "passing-century"]),
        ("b0 p0 red", "b0 p0 blue", []),
        ("red gray", "gray red", ["colour-red", "colour-gray"]),
        ("red m3 pope", "blue m3 pope", ["feast-month", "designation-pope"]),
        ("red jesuit", "blue jesuit", ["order"]),
        ("red jesuit", "blue carmelite", []),
        ("red africa americas", "blue africa americas",
         ["geography-africa", "geography-americas"]),
    ],
)  # fmt: skip
def test_like_matches_like_once(one: str, two: str, facts: list[str]) -> None:
    """Main and ribbons alike, centuries like with like, unknown with nothing."""
    assert shared(one, two) == facts


@rule("S-1.5")
def test_a_symbol_matches_only_when_its_expansion_is_in_play() -> None:
    """Two doctors of the core set."""
    assert shared("red doctors", "blue doctors") == []
    assert shared("red doctors", "blue doctors", expansions=1) == ["expansion-doctors"]


@rule("S-3.6")
def test_beginners_match_centuries_main_colours_and_months() -> None:
    """Ribbons, places and other symbols do not count."""
    rich = "b5 p6 {} m3 africa jesuit pope"
    facts = ["birth-century", "passing-century", "feast-month"]
    assert shared(rich.format("red gray"), rich.format("gray red"), beginner=True) == facts
    assert shared(rich.format("red gray"), rich.format("red blue"), beginner=True) == [
        *facts,
        "colour-red",
    ]


def test_all_pairs_are_counted_as_they_match() -> None:
    """The table of counts says what `matched` says."""
    cards = cards_of(made_up(), 4, False, 127)
    present = [card for card in range(cards.n) if cards.in_play[card]]
    for one in present:
        for two in present:
            if one != two:
                count = bin(matched(cards, one, two)).count("1")
                assert cards.counts[one * cards.n + two] == count


def test_facts_are_named_once() -> None:
    """34 facts, as claims call them."""
    assert len(FACTS) == len(set(FACTS)) == 34


@rule("S-3.1", "S-3.3")
def test_a_card_pays_its_matches_and_tells_which() -> None:
    """Ben on Ann: three treasures."""
    p = position("ben x01", "x02")
    log = p.listen()
    assert p.play("play:ben").treasures == [3, 0]
    [facts] = told(log, "matched")
    assert facts["facts"] == "birth-century colour-brown geography-western-europe"
    assert p.view(1).matched == str(facts["facts"]).split()


@rule("S-3.2")
def test_a_first_card_needs_a_match() -> None:
    """A WildCard does not."""
    p = position("eve ben our-lady", "x02")
    assert p.refusal("play:eve") == "S-3.2"
    assert p.legal() == ["play:ben", "play:our-lady", "draw"]
    assert p.view(0).fits[1] == []


@rule("S-1.5")
def test_companions_double_treasures_and_nothing_else() -> None:
    """Either may name the other; without the expansion there is no doubling."""
    saints = SAINTS | {"ben": SAINTS["ben"] + " gathered with:ann"}
    p = position("ben x01", "x02", pack=told_pack(saints), gathered=True)
    assert p.play("play:ben").treasures == [6, 0]
    assert p.state.matches == 3
    assert position("ben x01", "x02", pack=told_pack(saints)).play("play:ben").treasures == [3, 0]
    q = position("ann x01", "x02", top="ben", pack=told_pack(saints), gathered=True)
    assert q.play("play:ann").treasures == [6, 0]


@rule("S-3.5")
def test_a_second_card_needs_three_matches() -> None:
    """With the card just played, and it is never a WildCard; never a third."""
    p = position("cleo dan eve our-lady", "x02", top="ann")
    p.play("play:cleo")
    assert (p.refusal("play:dan"), p.refusal("play:our-lady")) == ("S-3.5", "S-3.5")
    assert p.legal() == ["play:eve", "pass"]
    p.play("play:eve")
    assert p.treasures == [1 + 4, 0]
    assert p.refusal("play:dan") == "S-3.5"
    assert p.legal() == ["pass"]
