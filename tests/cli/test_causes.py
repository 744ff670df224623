"""What a machine or a library says no with, in the caller's language."""

import errno
import re
import socket
import sqlite3
from pathlib import Path

import pytest

from questable.terminal.causes import BY_CODE, BY_NUMBER, BY_SQLITE, cause
from questable.text import Words
from questable.web.server import listen
from tests.cli.command import Command
from tests.table.test_house_pack import QUESTOR


def french(command: Command, *arguments: str | Path) -> str:
    """A refusal, with plain blanks."""
    return command.refused("--lang", "fr", *arguments).replace("\xa0", " ").replace("\u202f", " ")


def test_a_port_and_an_address_that_cannot_be_had(command: Command) -> None:
    """Each is blamed for itself."""
    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        told = french(command, "serve", "--port", port, "--db", "sqlite://")
    assert told == (
        f"Le port {port} est inutilisable : il est déjà pris. Essayez-en un autre avec --port."
    )
    words = ("serve", "--port", "0", "--db", "sqlite://", "--host", "203.0.113.9")
    assert french(command, *words) == (
        "Cette machine n’a pas l’adresse 203.0.113.9. Vérifiez --host."
    )
    assert command.refused(*words) == "This machine has no address 203.0.113.9. Check --host."


CONFIGS = {
    "port = 'x'": "port doit être un nombre entier",
    "port = 70000": "port est un nombre de 0 à 65535",
    "port = = 3": "la ligne 1 n’est pas du TOML",
    "colour = 'red'": "il n’y a pas de réglage colour",
    "[limits]\nrums = 3": "il n’y a pas de réglage rums",
    "[web]\nrequests = 7": "requests doit être une table",
    "proxies = ['*']": "proxies prend des adresses ou des réseaux, jamais tout le monde",
    "prefix = 'q'": "prefix commence par une barre oblique et ne finit pas par elle",
    "days = 0": "days vaut au moins 1",
    "metrics_token = 'é'": "metrics_token s’écrit en simple ASCII",
    "[house]\nclosed = 'si'": "house.closed doit être true ou false",
}


@pytest.mark.parametrize("text", CONFIGS)
def test_a_configuration_in_french(command: Command, text: str) -> None:
    """Without a word of the library that read it."""
    file = command.folder / "q.toml"
    file.write_text(text)
    told = french(command, "serve", "--check", "--config", file)
    assert told == f"{file} est inutilisable : {CONFIGS[text]}."


def test_files_that_cannot_be_used(command: Command, tmp_path: Path) -> None:
    """A folder that is not there, what is no database, and one of somebody else's."""
    none, bad, other = tmp_path / "none", tmp_path / "bad.db", tmp_path / "other.db"
    bad.write_text("not a database at all" * 99)
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE theirs (x)")
    connection.close()
    assert "ce fichier ou ce dossier n’existe pas" in french(
        command, "serve", "--port", "0", "--db", f"sqlite:///{none}/x.db"
    )
    assert "ce fichier ou ce dossier n’existe pas" in french(command, "serve", "--config", none)
    assert "ce n’est pas une base" in french(command, "rooms", "list", "--db", f"sqlite:///{bad}")
    listed = french(command, "rooms", "list", "--db", f"sqlite:///{other}")
    assert "il n’y a pas de tables de Questable" in listed
    assert "c’est un dossier" in french(command, "replay", tmp_path)


def test_every_cause_has_words_and_what_has_none_is_told_as_it_is() -> None:
    """In both languages."""
    known = {*BY_NUMBER.values(), *BY_SQLITE.values(), *BY_CODE.values()}
    for lang in ("en", "fr"):
        assert [each for each in known if not Words(lang).has(each)] == []
    words = Words("fr")
    assert cause(words, OSError(errno.EDOM, "domain")) == "domain"
    assert cause(words, socket.gaierror(-2, "Name not known")) == "Name not known"
    assert cause(words, ValueError("why")) == "why"


def test_the_stores_address_may_be_said_once_for_all(command: Command, tmp_path: Path) -> None:
    """Whoever keeps a house says it to the server by a variable; its other commands hear it."""
    db = f"sqlite:///{tmp_path / 'there.db'}"
    command.monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "nowhere"))
    command.monkeypatch.setenv("QUESTABLE_DB", db)
    assert command("serve", "--check", "--port", "0").code == 0
    assert command("rooms", "list").out == "No rooms.\n"
    assert "cannot be used" in command.refused("rooms", "list", "--db", f"{db}.none")


def test_figures_are_written_as_the_language_does(command: Command) -> None:
    """A comma in English, a narrow blank in French, in one line alike."""
    words = ("simulate", "questor", "--games", "30", "--jobs", "1")
    english = command(*words).out.splitlines()[0]
    french = command("--lang", "fr", *words).out.splitlines()[0]
    assert re.search(r", \d,\d{3} actions, [\d,]+ a second", english), english
    assert re.search(r", \d\s\d{3} actions, [\d\s]+ par seconde", french), french
    assert not re.search(r"\d,\d|\d{4}", french)


def test_a_pack_of_the_house_that_cannot_be_used(command: Command, tmp_path: Path) -> None:
    """It is told by file and line before anything is served."""
    mine = tmp_path / "mine.toml"
    serve = ("serve", "--check", "--port", "0", "--db", "sqlite://", "--pack")
    assert f"{mine} : ce fichier n’existe pas" in french(command, *serve, f"questor={mine}")
    mine.write_text(QUESTOR.format(tiles=7).replace("15", "1000"))
    assert f"{mine}, ligne 7 : " in french(command, *serve, f"questor={mine}")
    mine.write_text(QUESTOR.format(tiles=7))
    assert command(*serve, f"questor={mine}").code == 0
    assert "questor" in french(command, *serve, f"qestor={mine}")
    for wrong in (str(mine), "questor=", f"={mine}"):
        assert "GAME=FILE" in french(command, *serve, wrong)
    twice = (*serve, f"questor={mine}", "--pack", f"questor={mine}")
    assert "GAME=FILE" in french(command, *twice)
