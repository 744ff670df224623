"""Chapter 1: what cards show, expansions, and the set; WildCards are in test_1_wildcards."""

from collections import Counter

import msgspec
import pytest

from questable.engine import PackError, PackText
from questable.games.saint_cards import GAME
from questable.games.saint_cards.pack import pack_from, shipped
from questable.saints import card_of
from questable.saints import shipped as shipped_saints
from questable.saints.facts import (
    COLOURS,
    DESIGNATIONS,
    EXPANSIONS,
    GEOGRAPHY,
    LETTERS,
    ORDERS,
)
from questable.text import Words
from tests.games.saint_cards.position import MONTHS, Position, dealt, position
from tests.rule import rule

ALL = " ".join(name.replace("-", "_") for name in EXPANSIONS)
DEVOTIONS = [
    "Holy Name", "Holy Family", "Joseph", "Holy Spirit", "Mary", "Sacred Heart", "Precious Blood",
    "Immaculate Heart", "Sorrows", "Rosary", "Purgatory", "Immaculate Conception",
]  # fmt: skip


def after(card: str, on: str, options: str = "") -> Position:
    """Seat 0 has played the card on that one, and holds two more."""
    hand = f"{card} teal.ka teal.kb"
    return position(hand, "teal.kc teal.kd", top=on, options=options).play(f"play:{card}")


def matches(card: str, on: str, options: str = "") -> list[str]:
    """The facts for which seat 0 is paid, one treasure each."""
    p = after(card, on, options)
    facts = p.view(0).matched
    assert p.treasures[0] == len(facts)
    return facts


@rule("S-1.1")
@pytest.mark.parametrize(
    ("card", "on", "fact"),
    [
        ("red.b12", "blue.b12", "birth-century"),
        ("red.p12", "blue.p12", "passing-century"),
        ("red.one", "red.two", "colour-red"),
        ("red+gray", "blue+gray", "colour-gray"),
        ("red.oct", "blue.oct", "feast-month"),
        ("red.africa", "blue.africa", "geography-africa"),
        ("red.jesuit", "blue.jesuit", "order"),
        ("red.pope", "blue.pope", "designation-pope"),
        ("red.stigmatists", "blue.stigmatists", "expansion-stigmatists"),
    ],
)
def test_everything_that_a_card_shows_can_be_matched(card: str, on: str, fact: str) -> None:
    """Centuries, main colour, ribbons, month, geography, order, designation, expansion."""
    assert matches(card, on, ALL) == [fact]


@rule("S-1.1")
def test_patronages_art_and_calendar_are_not_for_matching() -> None:
    """The card of a saint is the same whatever they say."""
    bosco = next(saint for saint in shipped_saints().saints if saint.key == "john-bosco")
    words = {"en": "a cook", "fr": "un cuisinier"}
    other = msgspec.structs.replace(
        bosco, patronages={"en": ["cooks"], "fr": ["cuisiniers"]}, depicted=words, life=words, day=3
    )
    assert card_of(other) == card_of(bosco)


@rule("S-1.1")
def test_the_outside_of_a_card_is_its_main_colour() -> None:
    """One of a pack's own: the main colour is borne like the ribbons, and there is one."""
    text = 'name = "mine"\n[anna]\nname = { en = "Anna", fr = "Anne" }\nbirth = 1\npassing = 1\n'
    text += 'main = "green"\nribbons = ["pink"]\nmonth = 7\n'
    (anna,) = pack_from(PackText("mine.toml", text)).saints
    assert COLOURS[anna.main] == "green"
    assert anna.colours == 1 << COLOURS.index("green") | 1 << COLOURS.index("pink")


@rule("S-1.2")
def test_the_fact_colours_and_their_letters() -> None:
    """Twelve colours, each with a letter or two for colour-blind players."""
    assert dict(zip(COLOURS, LETTERS, strict=True)) == {
        "gold": "Wc", "cyan": "E", "orange": "A", "red": "M", "blue": "D", "gray": "P",
        "pink": "V", "brown": "R", "purple": "W", "green": "L", "yellow": "Y", "teal": "Dc",
    }  # fmt: skip


@rule("S-1.2")
def test_what_the_colours_stand_for() -> None:
    """In words, in the order of the colours."""
    words = Words("en")
    meanings = [words.say(f"saints-estate-{colour}") for colour in COLOURS]
    assert meanings == [
        "Holy Family and angels", "evangelist", "apostle", "martyr", "Doctor of the Church",
        "priest", "virgin", "religious man", "religious woman", "layperson", "young person",
        "deacon",
    ]  # fmt: skip


@rule("S-1.2")
@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_matches_itself_alone(colour: str) -> None:
    """As a ribbon on both cards, whatever other ribbons there are."""
    others = "+".join(other for other in COLOURS if other not in (colour, "red"))
    assert matches(f"red+{colour}.one", f"{others}+{colour}.two") == [f"colour-{colour}"]


@rule("S-1.2")
def test_gold_is_the_colour_of_wildcards() -> None:
    """No saint's card is gold outside."""
    text = 'name = "mine"\n[anna]\nname = { en = "Anna", fr = "Anne" }\nbirth = 1\npassing = 1\n'
    with pytest.raises(PackError, match="main"):
        pack_from(PackText("mine.toml", text + 'main = "gold"\nmonth = 7\n'))
    assert {COLOURS[card.main] for card in shipped().saints} == set(COLOURS) - {"gold"}


@rule("S-1.3")
@pytest.mark.parametrize("month", MONTHS)
def test_each_month_matches_itself_alone(month: str) -> None:
    """Twelve symbols, and no card shows two."""
    for other in MONTHS:
        facts = position(f"red.{other}.one", "teal.ka", top=f"blue.{month}").view(0).fits
        assert facts == [["feast-month"] if other == month else []]


@rule("S-1.3")
def test_each_month_has_its_devotion() -> None:
    """From January to December."""
    words = Words("en")
    told = [words.say("saints-devotion", n=n) for n in range(1, 13)]
    assert len(told) == len(DEVOTIONS) == 12
    assert [devotion in told[n] for n, devotion in enumerate(DEVOTIONS)] == [True] * 12


@rule("S-1.4")
def test_geography_orders_and_designations() -> None:
    """Seven regions, twelve orders, four designations."""
    assert GEOGRAPHY == (
        "western-europe", "eastern-europe", "syria-to-india", "caucasus", "africa", "americas",
        "east-asia-oceania",
    )  # fmt: skip
    assert ORDERS == (
        "augustinian", "benedictine", "camaldolese", "carmelite", "carthusian", "cistercian",
        "dominican", "franciscan", "jesuit", "redemptorist", "servite", "trinitarian",
    )  # fmt: skip
    assert DESIGNATIONS == ("pope", "patriarch", "lay-soldier", "secular-royalty")


@rule("S-1.4")
@pytest.mark.parametrize("symbol", [*GEOGRAPHY, *DESIGNATIONS])
def test_each_symbol_matches_itself_alone(symbol: str) -> None:
    """Among all others of its kind."""
    kind, names = ("geography", GEOGRAPHY) if symbol in GEOGRAPHY else ("designation", DESIGNATIONS)
    others = ".".join(name for name in names if name != symbol)
    assert matches(f"red.{symbol}", f"blue.{'.'.join(names)}") == [f"{kind}-{symbol}"]
    assert position(f"red.{symbol}", "teal.ka", top=f"blue.{others}").view(0).fits == [[]]


@rule("S-1.4")
@pytest.mark.parametrize("order", ORDERS)
def test_each_order_matches_itself_alone(order: str) -> None:
    """A card shows one order, or none."""
    for other in [*ORDERS, "none"]:
        facts = position(f"red.{other}.one", "teal.ka", top=f"blue.{order}").view(0).fits
        assert facts == [["order"] if other == order else []]


@rule("S-1.5")
def test_the_expansions() -> None:
    """Seven, each an option of its own that is off unless chosen."""
    assert EXPANSIONS == (
        "doctors", "holy-helpers", "roman-canon", "stigmatists", "bilocators", "apparitions",
        "gathered",
    )  # fmt: skip
    settled = GAME.setup(3).options
    assert [settled[name.replace("-", "_")] for name in EXPANSIONS] == [False] * 7


@rule("S-1.5")
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_an_expansion_is_a_set_of_cards(expansion: str) -> None:
    """Its cards are dealt only when it is in play."""
    keys = f"red.from-{expansion} blue"
    plain = position("teal.ka", "teal.kb", aside=keys)
    assert plain.refusal(f"play:red.from-{expansion}") == "T-1.4"
    with_it = dealt(2, plain.setup.pack, expansion.replace("-", "_"))
    assert f"deal:red.from-{expansion}" in with_it.legal()
    assert f"deal:red.from-{expansion}" not in dealt(2, plain.setup.pack).legal()


@rule("S-1.5")
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_a_symbol_matches_while_its_expansion_is_in_play(expansion: str) -> None:
    """On any card that bears it, of the core set too; other expansions do not matter."""
    card, on = f"red.{expansion}.oct", f"blue.{expansion}.oct"
    name = expansion.replace("-", "_")
    assert matches(card, on, name) == ["feast-month", f"expansion-{expansion}"]
    assert matches(card, on, ALL.replace(name, "")) == ["feast-month"]


@rule("S-1.5")
@pytest.mark.parametrize(
    ("card", "on"),
    [
        ("red.oct.africa.anna", "blue.oct.africa.with-anna"),
        ("blue.oct.africa.with-anna", "red.oct.africa.anna"),
        ("red.oct.africa.anna.with-john", "blue.oct.africa.john.with-anna"),
    ],
)
def test_companions_double_the_treasures(card: str, on: str) -> None:
    """Whichever of the two names the other: two matches, four treasures; both naming, four too."""
    assert after(card, on, "gathered").treasures == [4, 0]


@rule("S-1.5")
def test_companions_double_nothing_while_x2_is_not_in_play() -> None:
    """Nor do cards double that name a third one."""
    card, on = "red.oct.africa.anna", "blue.oct.africa.with-anna"
    assert after(card, on, ALL.replace("gathered", "")).treasures == [2, 0]
    assert after("red.oct.africa", "blue.oct.africa.with-anna", "gathered").treasures == [2, 0]


@rule("S-1.5", "S-5.2")
def test_the_bonus_for_the_last_card_is_not_doubled() -> None:
    """Two matches make four, and three more for the last card."""
    p = position(
        "red.oct.africa.anna", "teal.ka", top="blue.oct.africa.with-anna", options="gathered"
    )
    assert p.play("play:red.oct.africa.anna").treasures == [7, 0]


@rule("S-1.5", "S-3.5")
def test_companions_do_not_double_what_a_second_card_needs() -> None:
    """Two matches that pay four treasures are two matches."""
    hand = "red.oct.africa.anna blue.oct.africa.with-anna teal.ka"
    p = position(hand, "teal.kb", top="red.top", options="gathered")
    p.play("play:red.oct.africa.anna")
    assert p.refusal("play:blue.oct.africa.with-anna") == "S-3.5"


@rule("S-1.6")
def test_the_core_set_and_all_expansions() -> None:
    """At least 72 saints in the core set, 140 in all, and eight WildCards."""
    sets = Counter(card.set for card in shipped().saints)
    assert sets["core"] >= 72
    assert sum(sets.values()) >= 140
    assert set(sets) == {"core", *EXPANSIONS}
    assert len(shipped().wildcards) == 8


@rule("S-1.6")
@pytest.mark.parametrize(("players", "wildcards"), [(2, 8), (3, 8), (4, 8), (5, 4), (6, 4)])
def test_five_and_six_play_with_four_wildcards(players: int, wildcards: int) -> None:
    """Fewer than five with all eight."""
    legal = dealt(players).choices("deal")
    assert len([key for key in legal if key in shipped().keys()[-8:]]) == wildcards


@rule("S-1.6")
def test_only_the_core_set_is_dealt_unless_expansions_are_chosen() -> None:
    """All saints of the core set, each once; with all expansions every card of the pack."""
    core = {card.key for card in shipped().saints if card.set == "core"}
    assert set(dealt(2, shipped()).choices("deal")) == core | set(shipped().keys()[-8:])
    assert dealt(2, shipped(), ALL).choices("deal") == shipped().keys()


@rule("S-1.6")
@pytest.mark.parametrize(
    ("key", "birth", "passing"),
    [
        ("john-bosco", 19, 19),  # 1815, 1888
        ("joseph-freinademetz", 19, 20),  # 1852, 1908
        ("francis-of-assisi", 12, 13),  # about 1181, 1226
        ("carlo-acutis", 20, 21),  # 1991, 2006
        ("peter-apostle", 0, 1),  # unknown; about 64
        ("john-the-baptist", 0, 1),  # about 5 BC; about 30
        ("john-evangelist", 1, 1),  # century 1; about 100
    ],
)
def test_centuries_are_those_of_the_years(key: str, birth: int, passing: int) -> None:
    """The year before, by hundreds, and one; 'about' counts, years before AD 1 give none."""
    found = next(card for card in shipped().saints if card.key == key)
    assert (found.birth, found.passing) == (birth, passing)


@rule("S-1.6")
def test_an_unknown_century_matches_nothing() -> None:
    """Two cards without a century of birth, or of passing, do not match by it."""
    assert matches("red.p12.oct", "blue.p13.oct") == ["feast-month"]
    assert matches("red.b12.oct", "blue.b13.oct") == ["feast-month"]
    assert position("red.none", "teal.ka", top="blue.none").view(0).fits == [[]]


@rule("S-1.5", "S-1.6")
def test_only_saints_of_a_set_have_a_card() -> None:
    """Others of the collection are told of and asked about, and not dealt or named on a card."""
    collection = shipped_saints()
    assert {card.key for card in shipped().saints} == {s.key for s in collection.saints if s.set}
    assert len(collection.saints) > len(shipped().saints)
    named = {key for card in shipped().saints for key in card.companions}
    assert named <= {card.key for card in shipped().saints}
    assert "john-fisher" in collection.by_key["thomas-more"].companions
