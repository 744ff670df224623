"""Numbers of packs are told by name, in every language; what is a code has none."""

import pytest

from questable.engine import Game
from questable.registry import KEYS, game
from questable.telling.number_words import number_words
from questable.text import Words, languages, messages
from questable.trials.pack_numbers import numbers

PREFIX = "web-number-"
CODES = {
    "saint-cards": {f"saints.0.{column}" for column in (4, 5, 7, 8, 9, 10)} | {"wildcards.0.2"},
    "holy-quest": {"questions.francis-of-assisi.0.1", "cards.0.2"},
}
"""Colours and other marks as bits, the right answer to a question, tiles where a card has none."""


def called(found: Game, lang: str) -> dict[str, str]:
    """All numbers of a game that have a name."""
    pack = found.pack()
    return number_words(Words(lang), found, pack, list(numbers(pack.facts)))


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("lang", languages())
def test_every_quantity_has_a_name_of_its_own(key: str, lang: str) -> None:
    """No two share one, and no way through the file is left in it."""
    found = called(game(key), lang)
    assert len({*found.values()}) == len(found)
    assert found.keys() == called(game(key), "en").keys()
    assert not [said for path, said in found.items() if path in said or "$" in said or "_" in said]
    assert not CODES.get(key, set()) & found.keys()
    wanted = set(numbers(game(key).pack().facts)) - CODES.get(key, set())
    assert bool(found) == bool(wanted)


def test_a_card_is_named_and_a_place_counted() -> None:
    """The words of the game itself stand in it."""
    assert called(game("rae"), "en")["copies.thieves"] == "Thieves: copies"
    assert called(game("holy-quest"), "en")["cards.3.2"] == "Action card 4: by how many tiles"
    assert called(game("questor"), "fr")["goals.tiles"] == "Tuiles qu’il faut au Mage"
    assert called(game("run-the-race"), "fr")["cards.0.4"].endswith("\xa0: mois de la fête")


def test_no_word_is_left_over() -> None:
    """Each is the name of a number that some pack of ours has."""
    said = {word for word in messages("en") if word.startswith(PREFIX)}
    used = {
        f"{PREFIX}{key}-{'-'.join(step for step in path.split('.') if not step.isdigit())}"
        for key in KEYS
        for path in numbers(game(key).pack().facts)
    }
    for word in said:
        plain = word.rstrip("0123456789").rstrip("-")
        assert any(each == plain or each.startswith(f"{plain}-") for each in used), word
