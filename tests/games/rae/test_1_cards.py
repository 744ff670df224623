"""Chapter 1: the cards of a deck, and how many decks; what events do is in test_2_events."""

from pathlib import Path

import pytest

from questable.games import rae
from questable.games.rae import GAME
from questable.games.rae.actions import TABLE
from questable.games.rae.pack import PrintedCard, cards
from questable.text import Words
from tests.games.rae.position import dealt, position
from tests.rule import rule

COLOURS = ["red", "yellow", "blue", "green", "purple", "orange", "black"]
SUITS = ["sword", "chalice", "crown", "scroll"]
EVENTS = {
    "long-live-the-king": 2,
    "thieves": 2,
    "fireball": 1,
    "taxes": 1,
    "enchanted-mirror": 1,
    "mystical-tome": 1,
    "tournament": 1,
    "siege": 1,
}
BASE = Path(rae.__file__).parent / "pack" / "base.toml"


def quest_cards() -> list[PrintedCard]:
    """The kinds with a suit."""
    return [card for card in cards(GAME.pack()) if card.suit]


def events() -> list[PrintedCard]:
    """The kinds without."""
    return [card for card in cards(GAME.pack()) if not card.suit]


@rule("R-1.1")
def test_quest_cards_have_one_of_seven_colours() -> None:
    """Seven colours, four kinds of cards in each."""
    assert [card.colour for card in quest_cards()] == [c for c in COLOURS for _ in range(4)]


@rule("R-1.1")
def test_quest_cards_have_one_of_four_suits() -> None:
    """Four suits, seven kinds of cards in each."""
    assert [card.suit for card in quest_cards()] == SUITS * 7


@rule("R-1.1")
def test_quest_cards_have_one_of_five_types_with_its_gem() -> None:
    """Hero white, Monster black, Lair red, Item cyan, Treasure green."""
    assert {card.type: card.gem for card in quest_cards()} == {
        "hero": "white",
        "monster": "black",
        "lair": "red",
        "item": "cyan",
        "treasure": "green",
    }


@rule("R-1.1")
def test_quest_cards_have_points_a_title_and_a_set() -> None:
    """None is without."""
    assert all(card.points > 0 and card.title["en"] and card.set for card in quest_cards())


@rule("R-1.1")
def test_events_have_an_orange_gem() -> None:
    """They are of the type event, and no other card has that gem."""
    orange = [card.name for card in cards(GAME.pack()) if card.gem == "orange"]
    assert orange == [card.name for card in events()] == list(EVENTS)
    assert {card.type for card in events()} == {"event"}


@rule("R-1.1")
def test_events_have_a_colour_a_title_an_effect_and_a_set() -> None:
    """None is without."""
    for card in events():
        assert card.colour in COLOURS
        assert card.title["en"]
        assert card.text["en"]
        assert card.set


@rule("R-1.1")
def test_events_have_no_suit_and_no_points() -> None:
    """So that they join no group: no action lays or adds one."""
    assert {(card.suit, card.points) for card in events()} == {("", 0)}
    laid = [a.text for a in TABLE.actions if a.text.split(":")[0] in ("lay", "add", "with", "take")]
    assert not [text for text in laid if any(event in text for event in EVENTS)]


@rule("R-1.1")
def test_the_colour_of_an_event_is_without_effect() -> None:
    """A pack with another one has the same facts for the rules."""
    text = BASE.read_text(encoding="utf-8")
    other = text.replace('[thieves]\ncolour = "black"', '[thieves]\ncolour = "green"')
    assert other != text
    assert GAME.read_pack("mine.toml", other).hash == GAME.pack().hash


@rule("R-1.1")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_titles_and_texts_are_in_both_languages(language: str) -> None:
    """Each of the 36 kinds has its words, and hardly any are alike in both."""
    found = cards(GAME.pack())
    assert len(found) == 36
    assert all(card.title[language] and card.text[language] for card in found)
    assert all(card.text["en"] != card.text["fr"] for card in found)


@rule("R-1.2")
def test_the_suits_have_names_in_both_languages() -> None:
    """Sword, Chalice, Crown, Scroll; Épée, Calice, Couronne, Parchemin."""
    named = {
        language: [Words(language).say("rae-suit", suit=suit) for suit in SUITS]
        for language in ("en", "fr")
    }
    assert named == {
        "en": ["Sword", "Chalice", "Crown", "Scroll"],
        "fr": ["Épée", "Calice", "Couronne", "Parchemin"],
    }


@rule("R-1.2")
def test_a_deck_has_every_colour_and_suit_twice() -> None:
    """56 Quest cards."""
    bag = dealt(2).state.bag
    assert bag[:28] == [2] * 28
    assert sum(bag[:28]) == 56


@rule("R-1.2")
def test_both_copies_are_alike() -> None:
    """Who holds both has one choice, not two."""
    p = position("red-sword red-sword red-crown", "", groups="1: sword blue green")
    assert p.legal("lay") == ["lay:red-sword:red-crown"]
    assert p.legal("add") == ["add:red-sword:collection-1"]


@rule("R-1.2")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_cards_of_a_colour_are_monster_lair_or_item_hero_treasure(colour: str) -> None:
    """From the monster's suit on, going round; colour i has its monster in suit i mod 4."""
    named = {card.name: card for card in quest_cards()}
    first = COLOURS.index(colour) % 4
    story = [named[f"{colour}-{SUITS[(first + n) % 4]}"] for n in range(4)]
    types = [card.type for card in story]
    assert types[:1] + types[2:] == ["monster", "hero", "treasure"]
    assert types[1] in ("lair", "item")
    assert [card.points for card in story] == [1, 1, 2, 2]


@rule("R-1.2")
def test_the_referee_counts_the_points_of_the_pack() -> None:
    """Red and yellow, suit by suit."""
    assert dealt(2).state.points[:8] == [1, 1, 2, 2, 2, 1, 1, 2]


@rule("R-1.2")
def test_colours_and_suits_are_numbered_in_their_order() -> None:
    """A kind is colour times four plus suit, from the red Sword to the black Scroll."""
    names = [card.name for card in cards(GAME.pack())]
    assert names[:28] == [f"{colour}-{suit}" for colour in COLOURS for suit in SUITS]


@rule("R-1.2")
def test_a_deck_has_ten_events() -> None:
    """Beside the 56 Quest cards."""
    assert sum(dealt(2).state.bag[28:]) == 10


@rule("R-1.2")
def test_a_pack_of_ones_own_may_have_other_cards() -> None:
    """Only one red Sword, worth five."""
    text = BASE.read_text(encoding="utf-8")
    old = '[red-sword]\ntype = "monster"\npoints = 1\ncopies = 2'
    new = '[red-sword]\ntype = "monster"\npoints = 5\ncopies = 1'
    assert old in text
    state = dealt(2, GAME.read_pack("mine.toml", text.replace(old, new))).state
    assert (state.bag[0], state.points[0]) == (1, 5)


@rule("R-1.3")
def test_a_deck_has_these_events() -> None:
    """Two of Long Live the King and of Thieves, one of each other."""
    assert {card.name: card.copies for card in events()} == EVENTS
    assert dealt(2).state.bag[28:] == list(EVENTS.values())


@rule("R-1.3")
def test_events_have_titles_in_both_languages() -> None:
    """As the rules call them."""
    assert [(card.title["en"], card.title["fr"]) for card in events()] == [
        ("Long Live the King", "Vive le Roi"),
        ("Thieves", "Voleurs"),
        ("Fireball", "Boule de feu"),
        ("Taxes", "Impôts"),
        ("Enchanted Mirror", "Miroir enchanté"),
        ("Mystical Tome", "Livre mystique"),
        ("Tournament", "Tournoi"),
        ("Siege", "Siège"),
    ]


@rule("R-1.4")
def test_two_players_use_one_deck() -> None:
    """66 cards."""
    assert dealt(2).state.pile == sum(dealt(2).state.bag) == 66


@rule("R-1.4")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_players_use_two_decks(players: int) -> None:
    """Every card twice as often."""
    assert dealt(players).state.bag == [2 * n for n in dealt(2).state.bag]
    assert dealt(players).state.pile == 132
