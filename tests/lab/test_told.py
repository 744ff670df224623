"""Figures as people write them."""

from questable.lab.told import FigureTeller
from questable.registry import game
from questable.text import Words
from questable.trials.measures import difference, share


def test_numbers_in_both_languages() -> None:
    """As many digits as are worth reading, with the signs of the language."""
    english, french = (FigureTeller(Words(lang), game("questor")) for lang in ("en", "fr"))
    assert [english.number(n) for n in (0, 0.0123, 0.5, 3.14159, 99.94, 1234.4)] == [
        "0", "0.012", "0.5", "3.1", "99.9", "1,234",
    ]  # fmt: skip
    assert [french.number(n) for n in (0.0123, 3.14159)] == ["0,012", "3,1"]
    assert french.number(1234.4).replace("\u202f", " ").replace("\xa0", " ") == "1 234"
    assert (english.percent(0.4567), french.percent(0.4567)) == ("45.7\u202f%", "45,7\u202f%")
    found = difference(share("x", 48, 80), share("x", 56, 70))
    assert english.difference(found) == "+20.0 (+5.2 to +33.4)"
    assert french.difference(found) == "+20,0 (+5,2 à +33,4)"
    assert english.effect(found) == "small (+0.44)"
    assert english.effect(difference(share("x", 40, 80), share("x", 41, 80))) == "not clear"
