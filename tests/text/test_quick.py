"""Sentences that are said without Fluent are those that Fluent says."""

from itertools import product
from pathlib import Path

import pytest

from questable.text import Words, languages, words
from tests.text.test_words import TRIES, write

OTHERS: tuple[str | int, ...] = (0, 1, 2, 3, 21, 999, 1000, -4, "x", "one")


@pytest.mark.parametrize("lang", languages())
def test_every_message_is_said_as_fluent_says_it(lang: str) -> None:
    """Most of them are said quickly; and whatever is said so is the same."""
    quickly = messages = 0
    for path in words._files(lang, words.FOLDER).values():
        page = words._page(path)
        for word, needs in page.needs.items():
            names = sorted(needs)
            tries = [TRIES[name] + (OTHERS if len(names) < 3 else ()) for name in names]
            usual = {name: TRIES[name][0] for name in names}
            messages += 1
            quickly += page._quick.say(word, usual) is not None
            for values in product(*tries):
                args = dict(zip(names, values, strict=True))
                said = page._quick.say(word, args)
                if said is not None:
                    assert said == page.by_fluent(word, args)
    assert quickly > 0.9 * messages


@pytest.mark.parametrize(
    ("text", "args", "said"),
    [
        ("w = { -t }\n-t = Term", {}, "Term"),
        ("w = { 5 }", {}, "5"),
        ("w = { NUMBER($n, minimumFractionDigits: 1) }", {"n": 3}, "3.0"),
        ("w = { $n }", {"n": 12345}, "12,345"),
        ("w = { $n ->\n    [1] just one\n   *[other] { $n }\n }", {"n": 1}, "just one"),
        ("w = { $n ->\n    [one] a card\n   *[other] { $n } cards\n }", {"n": 1}, "a card"),
        ("w = { $n ->\n    [one] a card\n   *[other] { $n } cards\n }", {"n": 2}, "2 cards"),
        ("w = { o } { $x }\no = of { $x }", {"x": "y"}, "of y y"),
    ],
)
def test_what_is_unusual_is_left_to_fluent(
    tmp_path: Path, text: str, args: dict[str, str | int], said: str
) -> None:
    """Either way it is said."""
    write(tmp_path, "en", "w", text)
    assert Words("en", tmp_path).say("w", **args) == said
