"""What a page needs of the shelf: rules with chapters, ages, and forms that need no ids."""

from pathlib import Path

import pytest

from questable.desk.catalogue import game_info, options_schema, rule_info
from questable.registry import KEYS, game, games
from questable.telling import rulebook
from questable.text import languages

BOTH = set(languages())
RULES = Path(__file__).parents[2] / "docs" / "rules"


def test_every_rule_has_a_sentence_a_chapter_and_its_full_text() -> None:
    """In both languages."""
    assert len(rulebook.rule_ids()) > 150
    for rule in rulebook.rule_ids():
        info = rule_info(rule)
        assert set(info.says) == BOTH, rule
        assert set(info.chapter) == BOTH, rule
        assert set(info.full) == BOTH, rule
        for lang, text in info.full.items():
            folder = RULES if lang == "en" else RULES / lang
            assert f"- {rule} {text}\n" in (folder / f"{_file(rule)}.md").read_text("utf-8")


def _file(rule: str) -> str:
    found = {game(key).prefix: key for key in reversed(KEYS) if key != "run-the-race"}
    return found.get(rule.split("-")[0], "table")


def test_without_docs_there_are_sentences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pure installation may lack the folder, and a wheel has its own."""
    monkeypatch.setattr(rulebook, "FOLDERS", (tmp_path / "none", tmp_path / "neither"))
    assert rule_info("Q-3.5").full == {}
    (tmp_path / "neither").mkdir()
    (tmp_path / "neither" / "questor.md").write_text("- Q-3.5 (R) Dig.\n")
    (tmp_path / "neither" / "fr").mkdir()
    (tmp_path / "neither" / "fr" / "questor.md").write_text("- Q-3.5 (R) Creuser.\n")
    rulebook._texts.cache_clear()
    assert rule_info("Q-3.5").full == {"en": "(R) Dig.", "fr": "(R) Creuser."}
    rulebook._texts.cache_clear()


def test_every_game_tells_minutes_and_age() -> None:
    """For the start page."""
    for each in games():
        info = game_info(each, prints=True)
        assert set(info.minutes) == set(info.title) == set(info.blurb) == set(info.aim) == BOTH
        assert 5 <= info.age <= 12


def test_every_game_says_what_kind_it_is() -> None:
    """In so few words that they stand below its name on the start page."""
    for each in games():
        genre = game_info(each, prints=True).genre
        assert set(genre) == BOTH
        assert all(len(words) <= 28 for words in genre.values()), genre


def test_every_option_and_every_choice_has_a_name_in_both_languages() -> None:
    """So that nobody has to read an id in a form."""
    for each in games():
        for name, option in options_schema(each)["properties"].items():
            assert set(option["x-title"]) == set(option["x-help"]) == BOTH, (each.key, name)
            assert option["x-rules"]
            assert set(option["x-group"]) == BOTH
            for choice, said in option.get("x-choices", {}).items():
                assert set(said) == BOTH, (each.key, name, choice)
