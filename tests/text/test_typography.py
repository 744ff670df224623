"""Names within sentences: French writes a saint's title small there."""

import re
from itertools import product

import pytest
from babel import Locale
from fluent.runtime.types import FluentInt

from questable.text import Words, languages, messages
from questable.text.typography import Number, at, before_verb, in_quotes, of, within_sentence
from tests.text.test_words import TRIES

NAMES = {
    "saint-cards": {"card", "on"},
    "run-the-race": {"card", "at"},
    "holy-quest": {"pawn", "other", "saint"},
    "saints-ask": {"given"},
    "study": {"given", "name"},
}
"""By what a message is called: the variables that are names of saints."""
NOT_NAMES = ("saints-ask-who-", "-refuse-")


@pytest.mark.parametrize(
    ("name", "within"),
    [
        ("Saint Pie X", "saint Pie X"), ("Sainte Agnès", "sainte Agnès"),
        ("Saint Étienne de Hongrie", "saint Étienne de Hongrie"),
        ("Saint Louis, roi de France", "Saint Louis, roi de France"),
        ("Saint Louis de Gonzague", "saint Louis de Gonzague"), ("Saint-Esprit", "Saint-Esprit"),
        ("Saint François (F1)", "saint François (F1)"), ("Notre-Dame", "Notre-Dame"),
        ("Toussaint", "Toussaint"), ("St. Agnes", "St. Agnes"),
    ],
)  # fmt: skip
def test_titles(name: str, within: str) -> None:
    """Small before a name, and only there; the king stays Saint Louis."""
    assert within_sentence(name) == within


def test_no_french_sentence_has_a_saint_with_a_capital_inside() -> None:
    """At the start of a line, after a colon and in lists alone."""
    words = Words("fr")
    for word, needs in messages("fr").items():
        names = next((NAMES[part] for part in NAMES if part in word), set())
        if not needs & names or any(part in word for part in NOT_NAMES):
            continue
        ordered = sorted(needs)
        tries = [["Saint Machin"] if name in names else TRIES[name][:2] for name in ordered]
        for values in product(*tries):
            said = words.say(word, **dict(zip(ordered, values, strict=True)))
            assert not re.search(r"[\w,’)] Saint Machin", said), (word, said)


@pytest.mark.parametrize(
    ("words", "joined"),
    [
        ("les musiciens", "des musiciens"), ("le Portugal", "du Portugal"),
        ("la France", "de la France"), ("l’Irlande", "de l’Irlande"), ("Padoue", "de Padoue"),
        ("Assise", "d’Assise"),
        ("les écrivains et la presse", "des écrivains et de la presse"),
        ("les aveugles et ceux qui ont mal", "des aveugles et de ceux qui ont mal"),
        ("la Bosnie et Herzégovine", "de la Bosnie et Herzégovine"), ("Édimbourg", "d’Édimbourg"),
    ],
)  # fmt: skip
def test_of(words: str, joined: str) -> None:
    """`de` and an article become one word, and lose the vowel before another."""
    assert of(words) == joined


def test_before_verbs_and_in_towns() -> None:
    """An apposition is closed before a verb; towns that have an article join it."""
    assert before_verb("Saint Paul, apôtre") == "saint Paul, apôtre,"
    assert before_verb("Sainte Agnès") == "sainte Agnès"
    assert (at("Le Puy"), at("La Haye"), at("Assise")) == ("au Puy", "à La Haye", "à Assise")


@pytest.mark.parametrize("lang", languages())
def test_numbers_are_written_as_the_language_writes_them(lang: str) -> None:
    """Small ones too, which are written without asking how."""
    locale = Locale.parse(lang)
    for number in (-1200, -7, *range(1200), 12_345, 1_234_567):
        assert Number(number).format(locale) == FluentInt(number).format(locale)


def test_quotes_within_quotes() -> None:
    """Each language has other ones inside."""
    assert in_quotes("Call “SaintCards!”") == "Call ‘SaintCards!’"
    assert in_quotes("Annoncer «\u00a0SaintCards\u00a0!\u00a0»") == "Annoncer “SaintCards\u00a0!”"
