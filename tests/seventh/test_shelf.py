"""How games, bots and languages are found: by what they say of themselves, and by nothing else."""

import sys
import warnings
from collections.abc import Callable, Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

import questable.bots
from questable import languages, packages, registry
from questable.desk import catalogue
from questable.engine.card import CardError, GameCard, card_in
from questable.text import MissingWord, Words, default_language
from tests.rule import rule

GAME = """
from tests.tiny import TinyGame

class Own(TinyGame):
    key = {key!r}

GAME = Own()
"""
Install = Callable[..., ModuleType]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., str]]:
    """Writes a package of others; the name that it has."""
    monkeypatch.syspath_prepend(tmp_path)
    written: list[str] = []

    def write(name: str, code: str, card: str | None = None) -> str:
        home = tmp_path / f"beside_{name}"
        home.mkdir()
        (home / "__init__.py").write_text(code)
        if card is not None:
            (home / "card.toml").write_text(card)
        written.append(home.name)
        return home.name

    yield write
    packages.folder_of.cache_clear()
    for each in written:
        sys.modules.pop(each, None)


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Install:
    """A module of ours, read anew in a house where these entry points are installed."""

    def read(module: ModuleType, **points: str) -> ModuleType:
        named = {key.replace("_", "-"): value for key, value in points.items()}
        monkeypatch.setattr(packages, "named", lambda _group: named)
        assert module.__file__ is not None
        spec = spec_from_file_location("read_anew", module.__file__)
        assert spec is not None
        assert spec.loader is not None
        anew = module_from_spec(spec)
        spec.loader.exec_module(anew)
        return anew

    return read


def entry_points(*pairs: tuple[str, str]) -> Callable[..., list[SimpleNamespace]]:
    """What the machine says is installed."""
    found = [SimpleNamespace(name=name, value=value) for name, value in pairs]
    return lambda group: found if group == packages.GAMES else []


@rule("D-7.1")
def test_a_package_brings_a_game(package: Callable[..., str], install: Install) -> None:
    """By its key, last on the shelf unless its card says otherwise; it is played like ours."""
    last = package("last", GAME.format(key="last"))
    first = package("first", GAME.format(key="first"), "order = 1\nusual = 9\nage = 4\n")
    found = install(registry, last=last, first=first)
    assert ("first", *registry.KEYS, "last") == found.KEYS
    assert found.game("last").key == "last"
    assert found.broken() == ()
    assert (found.card("first").age, found.card("last")) == (4, GameCard())
    # The tiny game is for two or three: nine are too many, none too few.
    assert [found.usual_players(found.game(key)) for key in ("first", "last")] == [3, 2]
    assert found.own_module(found.game("last"), "questable.telling", "telling") == f"{last}.telling"


@rule("D-7.1")
def test_a_package_cannot_take_the_place_of_a_game_of_ours(
    package: Callable[..., str], install: Install
) -> None:
    """Nor come in under a key that no link or command could say."""
    other = package("other", GAME.format(key="questor"))
    found = install(registry, questor=other, **{"Two words": other, "up/../down": other})
    assert found.KEYS == registry.KEYS
    assert found.game("questor") is registry.game("questor")


@rule("D-7.1")
@pytest.mark.parametrize(
    ("code", "card", "why"),
    [
        ("raise RuntimeError('no luck')", None, "no luck"),
        ("GAME = 7", None, "its GAME is not"),
        ("", None, "AttributeError"),
        (GAME.format(key="other"), None, "its GAME is not the game 'bad'"),
        (GAME.format(key="bad"), "age = 'six'", "card.toml"),
        (GAME.format(key="bad"), "players = 3", "card.toml"),
        (GAME.format(key="bad"), 'glass = ["mud", "sky"]', "there is no glass 'mud'"),
        (GAME.format(key="bad"), "age = ", "card.toml"),
    ],
)
def test_a_package_that_cannot_be_used_is_left_out_and_named(
    package: Callable[..., str], install: Install, code: str, card: str | None, why: str
) -> None:
    """All other games are there as ever."""
    found = install(registry, bad=package("bad", code, card))
    assert [game.key for game in found.games()] == list(registry.KEYS)
    assert found.Registry().find("bad") is None
    (error,) = found.broken()
    assert error.key == "bad"
    assert "'beside_bad'" in str(error)
    assert why in str(error)


@rule("D-7.1")
def test_a_card_is_read_without_the_game(package: Callable[..., str], install: Install) -> None:
    """So that a shelf of many games is soon shown."""
    name = package("lazy", "raise RuntimeError", "age = 12\n")
    assert install(registry, lazy=name).card("lazy").age == 12
    assert name not in sys.modules


@rule("D-7.1")
def test_of_two_packages_with_one_key_the_first_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the machine lists them."""
    both = entry_points(("zebra", "z"), ("lantern", "one"), ("lantern", "two"))
    monkeypatch.setattr(packages, "entry_points", both)
    packages.named.cache_clear()
    try:
        assert list(packages.named(packages.GAMES).items()) == [("lantern", "one"), ("zebra", "z")]
        assert packages.named(packages.BOTS) == {}
    finally:
        packages.named.cache_clear()


@rule("D-7.1")
def test_what_is_wrong_with_a_card_is_told_with_its_file(tmp_path: Path) -> None:
    """A game without one has a plain card."""
    assert card_in(tmp_path) == GameCard()
    (tmp_path / "card.toml").write_bytes(b"\xff")
    with pytest.raises(CardError, match=r"card\.toml"):
        card_in(tmp_path)


@rule("D-7.2")
def test_a_package_brings_a_bot(install: Install) -> None:
    """Behind ours, which it cannot replace."""
    eager = "tests.seventh.site.lantern.eager:EagerBot"
    found = install(questable.bots, eager=eager, club=eager)
    assert (*questable.bots.OURS, "eager") == found.LEVELS
    assert type(found.bot("eager")).__name__ == "EagerBot"
    assert type(found.bot("club")).__name__ == "ClubBot"
    with pytest.raises(found.UnknownLevel, match="eager"):
        found.bot("strong")


@rule("D-7.2")
def test_a_language_is_a_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands on cards is in it only if the row says so."""
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "languages.toml").write_text(
        '[fr]\nname = "Français"\ncards = true\nelided = ["de"]\nvowels = "ae"\n'
        '[de]\nname = "Deutsch"\narticles = ["der "]\n'
    )
    monkeypatch.setattr(languages, "PACKAGE", tmp_path)
    german, french = languages._read().values()
    assert (german.code, german.name, german.cards) == ("de", "Deutsch", False)
    assert (german.articles, german.elided, german.vowels) == (("der ",), (), "")
    assert (french.code, french.cards, french.elided, french.vowels) == ("fr", True, ("de",), "ae")


@rule("D-7.2")
def test_whoever_asks_for_no_language_is_spoken_to_in_their_own() -> None:
    """Of the locale, if we have it; else in English, as are cards that are not written in it."""
    assert default_language({"LC_ALL": "fr_CA.UTF-8", "LANG": "en_GB"}) == "fr"
    assert default_language({"LANG": "xx_YY"}) == languages.FIRST
    assert (languages.on_cards("fr"), languages.on_cards("xx")) == ("fr", languages.FIRST)


@rule("D-7.3")
@pytest.mark.parametrize(
    ("word", "given"), [("questor-nobody", {}), ("table-unknown-language", {"name": "it"})]
)
def test_a_word_that_cannot_be_said_is_told_by_its_id(word: str, given: dict[str, str]) -> None:
    """One that is missing, and one that lacks a fact; whoever runs the program is warned."""
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        assert Words("fr").say(word, **given) == word
    (warning,) = warned
    assert warning.category is MissingWord
    assert f"{word} (fr)" in str(warning.message)


@rule("D-7.3")
def test_in_a_list_a_missing_word_is_left_to_the_other_languages() -> None:
    """The page takes one that is there."""
    assert catalogue.said("questor-nobody") == {}
    assert catalogue.said("questor-title").keys() == languages.LANGUAGES.keys()
