"""Presets: a game's own sets of options, asked for by name."""

import json

import pytest

from questable.desk.catalogue import options_schema
from questable.engine import Game, Refused
from questable.registry import game, games
from questable.text import Words, languages
from tests.cli.command import Command
from tests.rule import rule

GAMES = games()


@pytest.mark.parametrize("found", GAMES, ids=lambda found: found.key)
def test_every_preset_can_be_played_and_has_words(found: Game) -> None:
    """With some number of players at least, and in all languages."""
    for name, rules in found.presets.items():
        assert any(_plays(found, players, dict(rules)) for players in range(2, found.most + 1))
        for lang in languages():
            assert Words(lang).say(f"{found.key}-preset-{name}")
            assert Words(lang).say(f"{found.key}-preset-{name}-help")


def _plays(found: Game, players: int, rules: dict[str, bool | int | str]) -> bool:
    try:
        settled = found.setup(players, rules).options
    except Refused:
        return False
    return all(settled[name] == value for name, value in rules.items())


@rule("H-6.13")
@pytest.mark.parametrize(
    ("name", "players"), [("family", 2), ("short", 2), ("class", 4), ("expert", 2)]
)
def test_the_presets_of_the_holy_quest_go_together(name: str, players: int) -> None:
    """With that many and more; nothing they set is refused."""
    found = game("holy-quest")
    for count in range(players, 5):
        settled = found.setup(count, dict(found.presets[name])).options
        assert {key: settled[key] for key in found.presets[name]} == found.presets[name]


@rule("R-2.1")
def test_the_family_of_rae_has_a_fair_start() -> None:
    """And nothing else that is not usual; alone it is off."""
    usual = game("rae").setup(4).options
    family = game("rae").setup(4, dict(game("rae").presets["family"])).options
    assert (usual["fair_start"], family) == (False, {**usual, "fair_start": True})


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "about twice as often"), ("fr", "environ deux fois plus souvent")]
)
@rule("R-2.1")
def test_the_help_says_whom_a_fair_start_is_for(lang: str, said: str) -> None:
    """Four, of whom whoever begins has an advantage (docs/balance.md)."""
    told = Words(lang).say("rae-option-fair_start-help")
    assert said in told
    assert ("four" if lang == "en" else "quatre") in told


def test_simulate_and_play_take_a_preset(command: Command) -> None:
    """An option given beside it goes before."""
    asked = ("simulate", "rae", "--games", "1", "--json", "--preset", "family", "--jobs", "1")
    assert json.loads(command(*asked).out)["options"]["fair_start"] is True
    said = json.loads(command(*asked, "--option", "fair_start=no").out)
    assert said["options"]["fair_start"] is False
    record = command.folder / "game.jsonl"
    command("play", "rae", "--preset", "family", "--save", record, typed="quit\n")
    head = json.loads(record.read_text("utf-8").split("\n")[0])
    assert head["options"]["fair_start"] is True


def test_an_unknown_preset_is_refused_with_those_there_are(command: Command) -> None:
    """And a game without any says so."""
    assert "family" in command.refused("simulate", "rae", "--preset", "familly")
    assert "no presets" in command.refused("simulate", "pillars", "--preset", "family")


def test_presets_are_told_with_the_options(command: Command) -> None:
    """What it is called, what it sets, and in the games' list for programs."""
    assert "--preset family: fair_start=yes\n  Family. " in command("options", "rae").out
    listed = json.loads(command("games", "--json").out)
    assert {each["key"]: each["presets"] for each in listed}["rae"] == {
        "family": {"fair_start": True}
    }


def test_the_page_is_told_of_presets() -> None:
    """In both languages, with the options that New table then shows."""
    told = options_schema(game("rae"))["x-presets"]["family"]
    assert told["x-title"] == {"en": "Family", "fr": "En famille"}
    assert told["options"] == {"fair_start": True}
