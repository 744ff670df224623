"""How near two texts are: the words that matter in them, cut to their stems, in every language."""

from functools import cache

from questable.saints.facts import LANGUAGES
from questable.saints.spelling import bare_words

LITTLE = {
    "en": (
        "a an and as at by for from in into of on or over the their them those to under who whose "
        "with without his her he she it its him"
    ),
    "fr": (
        "a au aux avec ce ces dans de des du elle en et il ils l la le les leur leurs lui ou par "
        "pour qu que qui s sa sans se ses son sous sur un une d n y"
    ),
}
"""Words that say nothing, by language."""
STEM = 5
"""Letters that tell words apart: students and student, malades and maladie."""


def stems(words: dict[str, str]) -> frozenset[str]:
    """The words that matter, each with its language."""
    return frozenset().union(*(_stems(language, words[language]) for language in LANGUAGES))


@cache
def _stems(language: str, text: str) -> frozenset[str]:
    found = {word[:STEM] for word in bare_words(text) if word not in _little(language)}
    return frozenset(f"{language}:{stem}" for stem in found)


@cache
def _little(language: str) -> frozenset[str]:
    return frozenset(LITTLE[language].split())
