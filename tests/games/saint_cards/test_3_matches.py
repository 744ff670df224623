"""S-3.3 and S-3.4: which matches count, and the rulebook's example with the true cards."""

import pytest

from questable.games.saint_cards.facts import FACTS, size
from questable.games.saint_cards.matching import matched
from questable.games.saint_cards.pack import cards_of, shipped
from tests.games.saint_cards.made_up import made_up
from tests.games.saint_cards.position import position
from tests.rule import rule


def matches(card: str, on: str, options: str = "") -> list[str]:
    """The facts that two cards share: as many treasures, whichever of them is on top."""
    p = position(f"{card} our-lady", "teal.ka", top=on, options=options)
    facts = p.view(0).fits[0]
    turned = position(on, "teal.ka", top=card, options=options).view(0).fits[0]
    assert turned == facts
    if facts:
        assert p.play(f"play:{card}").treasures == [len(facts), 0]
    return facts


@rule("S-3.3")
@pytest.mark.parametrize(
    ("card", "on"),
    [("gray.a", "gray.b"), ("gray", "red+gray"), ("red+gray", "gray"), ("red+gray", "blue+gray")],
)
def test_main_colour_and_ribbons_are_alike(card: str, on: str) -> None:
    """Main with main, main with ribbon, ribbon with ribbon: one match."""
    assert matches(card, on) == ["colour-gray"]


@rule("S-3.3")
def test_each_shared_colour_counts() -> None:
    """Three colours in whatever order are three matches."""
    assert matches("red+gray+blue", "blue+red+gray+pink") == [
        "colour-red",
        "colour-blue",
        "colour-gray",
    ]


@rule("S-3.3")
def test_centuries_count_separately() -> None:
    """Birth and passing are two facts, though they be the same century."""
    both = ["birth-century", "passing-century"]
    assert matches("red.b9.p10", "blue.b9.p10") == both
    assert matches("red.b9.p9", "blue.b9.p9") == both


@rule("S-3.3")
def test_centuries_are_compared_like_with_like() -> None:
    """A birth does not match a passing."""
    assert matches("red.b9", "blue.p9") == []
    assert matches("red.b9.p10", "blue.b10.p9") == []
    assert matches("red.b9.p10", "blue.b8.p10") == ["passing-century"]


@rule("S-3.3")
def test_the_feast_month_counts() -> None:
    """Once, and only if it is the same."""
    assert matches("red.oct", "blue.oct") == ["feast-month"]
    assert matches("red.oct", "blue.nov") == []


@rule("S-3.3")
def test_each_shared_geography_counts() -> None:
    """Two regions are two matches."""
    card, on = "red.africa.americas.caucasus", "blue.caucasus.africa"
    assert matches(card, on) == ["geography-caucasus", "geography-africa"]


@rule("S-3.3")
def test_the_order_counts() -> None:
    """Only if it is the same; two cards without one do not match."""
    assert matches("red.jesuit", "blue.jesuit") == ["order"]
    assert matches("red.jesuit", "blue.servite") == []


@rule("S-3.3")
def test_each_shared_designation_counts() -> None:
    """Two designations are two matches."""
    card, on = "red.lay-soldier.secular-royalty", "blue.secular-royalty.lay-soldier.pope"
    assert matches(card, on) == ["designation-lay-soldier", "designation-secular-royalty"]


@rule("S-3.3", "S-1.5")
def test_each_shared_expansion_symbol_counts() -> None:
    """Of the expansions in play."""
    card, on = "red.doctors.stigmatists.apparitions", "blue.doctors.apparitions.bilocators"
    found = matches(card, on, "doctors stigmatists apparitions")
    assert found == ["expansion-doctors", "expansion-apparitions"]


@rule("S-3.3")
def test_a_fact_shown_twice_counts_once() -> None:
    """A ribbon of the main colour, a ribbon or a month on both sides of the card."""
    assert matches("red+red.oct.oct", "red+red+red.oct.oct.a") == ["feast-month", "colour-red"]


@rule("S-3.3")
def test_all_matches_add_up() -> None:
    """One of everything, and two colours."""
    facts = "red+gray.b9.p10.oct.africa.jesuit.pope.doctors"
    assert matches(f"{facts}.a", f"{facts}.b", "doctors") == [
        "birth-century", "passing-century", "feast-month", "order", "colour-red", "colour-gray",
        "geography-africa", "designation-pope", "expansion-doctors",
    ]  # fmt: skip


@rule("S-3.4")
def test_freinademetz_on_bosco() -> None:
    """The four matches that the rulebook names, and the month, which its example leaves out.

    Both feasts fall in January; the table counts what the cards bear, so five.
    """
    hands = "joseph-freinademetz agnes", "dominic"
    p = position(*hands, top="john-bosco", pack=shipped()).play("play:joseph-freinademetz")
    named = {"birth-century", "colour-brown", "colour-gray", "geography-western-europe"}
    assert named < set(p.view(0).matched)
    assert set(p.view(0).matched) - named == {"feast-month"}
    assert p.treasures == [5, 0]


@rule("S-3.4", "S-5.6")
def test_freinademetz_on_bosco_in_the_learning_way() -> None:
    """Who finds the rulebook's four is paid four, and sees the month as missed."""
    hands = "joseph-freinademetz agnes", "dominic"
    p = position(*hands, top="john-bosco", pack=shipped(), options="learning")
    log = p.listen()
    p.play("play:joseph-freinademetz")
    for fact in ("birth-century", "colour-brown", "colour-gray", "geography-western-europe"):
        p.play(f"claim:{fact}")
    assert p.play("done").treasures == [4, 0]
    assert [e.facts["facts"] for e in log.events if e.kind == "missed"] == ["feast-month"]


@rule("S-3.3")
def test_all_pairs_are_counted_as_they_match() -> None:
    """What cards pay is counted beforehand, for every pair in play."""
    cards = cards_of(made_up(), 4, False, 127)
    present = [card for card in range(cards.n) if cards.in_play[card]]
    for one in present:
        for two in present:
            if one != two:
                assert cards.counts[one * cards.n + two] == size(matched(cards, one, two))


@rule("S-3.3")
def test_facts_are_named_once() -> None:
    """34 of them, as claims and events call them."""
    assert len(FACTS) == len(set(FACTS)) == 34
