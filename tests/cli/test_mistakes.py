"""A command that is wrong is told so in the caller's language, with the nearest right one."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from questable.cli import lab
from questable.engine import read_record
from questable.lab.simulate import simulate
from questable.registry import Registry, game
from tests.cli.command import Command

MISTAKES = {
    "gmaes": (
        "There is no command “gmaes”: --help lists them. Did you mean games?",
        "Il n’y a pas de commande « gmaes » : --help en donne la liste. Vouliez-vous dire games ?",
    ),
    "series nwe": (
        "There is no command “nwe”: --help lists them. Did you mean new?",
        "Il n’y a pas de commande « nwe » : --help en donne la liste. Vouliez-vous dire new ?",
    ),
    "series": ("Which command? --help lists them.", "Quelle commande ? --help en donne la liste."),
    "simulate questor --gmes 3": (
        "There is no option --gmes here. Did you mean --games?",
        "Il n’y a pas d’option --gmes ici. Vouliez-vous dire --games ?",
    ),
    "games zzz yyy": (
        "There is too much here: zzz yyy.",
        "Il y a quelque chose de trop : zzz yyy.",
    ),
    "simulate": ("GAME is missing.", "Il manque GAME."),
    "fork x.jsonl": ("--ply is missing.", "Il manque --ply."),
    "simulate questor --games x": (
        "--games must be a whole number.",
        "--games doit être un nombre entier.",
    ),
    "serve --port 70000": (
        "--port must be at most 65535.",
        "--port ne peut pas dépasser 65535.",
    ),
    "serve --days 0": ("--days must be at least 1.", "--days doit être au moins 1."),
    "simulate questor --games": ("--games needs a value.", "Il manque une valeur à --games."),
    "play --linear=3": (
        "--linear stands alone: it takes no value.",
        "--linear s’écrit sans valeur.",
    ),
    "--port 3 games": ("--port goes after the command.", "--port s’écrit après la commande."),
}


@pytest.mark.parametrize("text", MISTAKES)
def test_a_mistake_is_told_in_both_languages(command: Command, text: str) -> None:
    """One line, without a word of the library that found it."""
    english, french = MISTAKES[text]
    assert command.refused(*text.split()) == english
    command.monkeypatch.setenv("QUESTABLE_LANG", "fr")
    assert command.refused(*text.split()).replace("\xa0", " ") == french


@pytest.mark.parametrize("words", [("--lang", "fr"), ("--lang=fr",)])
def test_the_language_of_a_mistake_may_be_asked_for(
    command: Command, words: tuple[str, ...]
) -> None:
    """--lang counts even where the rest of the command cannot be read."""
    assert command.refused("simulate", *words) == "Il manque GAME."
    assert command.refused(*words, "simulate") == "Il manque GAME."


def test_a_language_before_the_command_is_the_commands(command: Command) -> None:
    """Also of a command below a command; what stands nearer to it goes before."""
    assert "Cinq héros" in command("--lang", "fr", "games").out
    assert "Five heroes" in command("--lang", "fr", "games", "--lang", "en").out
    told = command.refused("--lang", "fr", "series", "show", "none.json")
    assert told.replace("\xa0", " ") == "none.json : ce fichier n’existe pas."
    assert command("--lang", "fr", "version").code == 0


@contextmanager
def impatient(games: int) -> Iterator[Callable[[int, int], None]]:
    """Progress that somebody looks at who presses Ctrl+C after three games."""

    def shown(done: int, _total: int) -> None:
        if done >= 3:
            raise KeyboardInterrupt

    yield shown


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_tells_what_was_played(command: Command, jobs: str) -> None:
    """Ctrl+C prints the first games, and the code says that it was interrupted."""
    words = ("simulate", "questor", "--json", "--seed", "s", "--games")
    command.monkeypatch.setattr(lab, "progress_of", impatient)
    said = command(*words, "400", "--jobs", jobs)
    assert said.code == 130
    played = json.loads(said.out)
    count = played["games"]
    assert 3 <= count < 400
    assert said.err == f"questable: Interrupted after {count} of 400 games.\n"
    command.monkeypatch.undo()
    assert played["digest"] == json.loads(command(*words, str(count)).out)["digest"]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_without_end_is_soon_under_way(jobs: int) -> None:
    """However many games are asked for, the first ones are played and told at once."""

    def enough(done: int) -> None:
        if done >= 3:
            raise KeyboardInterrupt

    questor = game("questor")
    setup = questor.setup(2, {})
    bots = ["random", "random"]
    found = simulate(
        questor, setup, games=10**15, seed="s", levels=bots, jobs=jobs, progress=enough
    )
    assert 3 <= found.games < 100


def test_a_reader_who_goes_leaves_the_record(tmp_path: Path) -> None:
    """`play --save FILE | head` ends early, and the file is there and can be read."""
    file = tmp_path / "g.jsonl"
    running = subprocess.Popen(
        [sys.executable, "-m", "questable", "play", "questor", "--seats", "club,club,club",
         "--save", file],
        stdout=subprocess.PIPE,
    )  # fmt: skip
    assert running.stdout is not None
    running.stdout.close()
    assert running.wait(timeout=60) != 0
    assert read_record(Registry(), file.read_text("utf-8")).game == "questor"
