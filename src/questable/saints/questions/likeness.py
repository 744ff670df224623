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
    return frozenset(
        f"{language}:{word[:STEM]}"
        for language in LANGUAGES
        for word in bare_words(words[language])
        if word not in _little(language)
    )


@cache
def _little(language: str) -> frozenset[str]:
    return frozenset(LITTLE[language].split())
