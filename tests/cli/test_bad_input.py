"""Whatever is wrong with a command: one line that names it, exit code 2, nothing written."""

import json
from pathlib import Path

import pytest

import questable
from questable.registry import KEYS
from tests.cli.command import Command

BASE = Path(questable.__file__).parent / "games/questor/pack/base.toml"


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("play --players 3", "Which game?"),
        (
            "play questr",
            f"There is no game questr; the games are {', '.join(KEYS)}. Did you mean questor?",
        ),
        ("play questor --players 9", "This game is for 1 to 5 players, not 9. (T-1.4)"),
        ("play questor --players 0", "1 to 5 players, not 0"),
        ("play questor --players many", "--players must be a whole number."),
        (
            "play questor --seats human,clubb",
            "There is no bot called clubb; choose from human, random",
        ),
        ("play questor --seats human,club --players 3", "You named 2 seats for 3 players."),
        (
            "play questor --option gift=yes",
            "Did you mean gifts? “options questor” explains each of them.",
        ),
        ("play questor --seats human --players 3", "You named 1 seat for 3 players."),
        ("options quester", "Did you mean questor?"),
        (
            "play questor --option gifts=maybe",
            "The option gifts cannot be maybe; possible: yes, no.",
        ),
        ("play questor --option mage_tiles=3", "cannot be 3; possible: 5..25"),
        ("play questor --option gifts", "write --option NAME=VALUE"),
        ("play questor --option gifts=no --option gifts=yes", "gifts is given twice"),
        ("play questor --players 3 --option gifts=yes", "(Q-6.1)"),
        ("play questor --players 5 --option prisoner=no", "(Q-2.5)"),
        ("play questor --players 4 --option compass=yes", "(Q-8.4)"),
        ("play questor --players 1 --option mode=competition", "(Q-8.3)"),
        ("play questor --pack none.toml", "none.toml: there is no such file."),
        ("play questor --save no/such/folder/x", "There is no folder no/such/folder"),
        ("play questor --dice loaded", "“--dice” can only be “own” or “dealer”, not “loaded”."),
        ("play questor --dice own --seed x", "do not go together"),
        ("play questor --dice own --seats club,club", "needs a person"),
        ("play questor --lang de", "The language de is not available; choose from en, fr."),
        ("play --resume none.jsonl", "none.jsonl: there is no such file."),
        ("play questor --resume none.jsonl", "leave out GAME"),
        ("play --fast", "There is no option --fast here."),
        ("pley", "Did you mean play?"),
        ("simulate", "GAME is missing."),
        ("simulate questor --games 0", "--games must be at least 1."),
        ("simulate questor --jobs 0", "--jobs must be at least 1."),
        ("simulate questor --most 0", "--most must be at least 1."),
        (
            "simulate questor --bots human",
            "There is no bot called human; choose from random, novice, club, expert, master.",
        ),
        ("simulate questor --bots club,random --players 3", "You named 2 seats for 3 players."),
        ("simulate questor --players 7", "1 to 5 players, not 7"),
        ("rules questor Q-99.1", "There is no rule Q-99.1."),
        ("rules quester", "Did you mean questor?"),
        ("replay none.jsonl", "none.jsonl: there is no such file."),
        ("verify none.jsonl", "none.jsonl: there is no such file."),
        ("fork none.jsonl --ply 1 --out x", "none.jsonl: there is no such file."),
        ("fork none.jsonl", "--ply is missing."),
    ],
)
def test_bad_words(command: Command, words: str, line: str) -> None:
    """Wrong names, numbers, values and mixtures."""
    assert line in command.refused(*words.split())


def test_french_complaints(command: Command) -> None:
    """Complaints follow the language."""
    said = command.refused("play", "questr", "--lang", "fr")
    assert "Il n’y a pas de jeu questr" in said


@pytest.mark.parametrize(
    ("words", "content", "line"),
    [
        ("verify", "[]\n", "ligne 1\u00a0: Ce n’est pas une partie enregistrée de Questable"),
        ("series show", "{}\n", "ligne 1\u00a0: Ce n’est pas une ligne d’une série"),
        ("play questor --pack", "name = \n", "ligne 1\u00a0: Ce n’est pas du TOML, à partir du"),
        ("play questor --options-file", "[a\n", "ligne 1\u00a0: Ce n’est pas du TOML"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_in_french(
    command: Command, words: str, content: str, line: str
) -> None:
    """Its line, and why, as everything else."""
    file = command.folder / "mien"
    file.write_text(content, encoding="utf-8")
    assert f"{file}, {line}" in command.refused("--lang", "fr", *words.split(), file)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("trophies = 8", "trophies = 0", "own.toml, line 17: trophies must be"),
        ("[supply]", "[supplies]", "own.toml, line 13: “supplies” does not belong here."),
        ('"ahead", "left"', '"up", "left"', 'walls must be one of ahead, left, right, not "up".'),
        ("[goals]", "[goals", "own.toml, line 16: "),
        ("trophies = 8\n", "", "own.toml, line 16: [goals] needs trophies."),
    ],
)
def test_bad_packs(command: Command, old: str, new: str, line: str) -> None:
    """A pack that cannot be used is named with the line of what is wrong."""
    pack = command.folder / "own.toml"
    text = BASE.read_text("utf-8")
    assert old in text
    pack.write_text(text.replace(old, new), "utf-8")
    assert line in command.refused("play", "questor", "--pack", pack)
    assert line in command.refused("simulate", "questor", "--pack", pack)


def damaged(whole: Path, damage: str) -> str:
    """A record with one thing wrong."""
    lines = whole.read_text("utf-8").splitlines()
    head = json.loads(lines[0])
    if damage == "game":
        head["game"] = "ludo"
    elif damage == "rules":
        head["rules"] = 7
    elif damage == "options":
        head["options"]["gifts"] = "maybe"
    elif damage == "pack":
        head["pack"]["hash"] = "0" * 16
    lines[0] = json.dumps(head)
    if damage == "entry":
        lines[3] = '[0, "fly:n", "person"]'
    elif damage == "illegal":
        lines[3] = '[0, "move:n", "person"]'
    elif damage == "json":
        lines[3] = "[0, "
    elif damage == "seat":
        lines[3] = '[9, "roll:1", "dealer"]'
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("damage", "line"),
    [
        ("game", 'line 1: There is no game "ludo" here.'),
        ("rules", "line 1: It was played by version 7 of the rules"),
        ("options", "line 1: The option gifts cannot be maybe; possible: yes, no. (T-1.4)"),
        ("pack", "line 1: It was played with the pack"),
        ("entry", "line 4: The game knows no action “fly:n”."),
        ("illegal", "line 4: “move:n” is forbidden here by T-1.3."),
        ("json", "line 4: This line is not JSON"),
        ("seat", "line 4: There is no seat 9"),
    ],
)
def test_damaged_records(command: Command, whole: Path, damage: str, line: str) -> None:
    """A foreign or damaged record is named with the line of what is wrong, by every command."""
    file = command.folder / "bad.jsonl"
    file.write_text(damaged(whole, damage), "utf-8")
    for words in (["verify"], ["replay"], ["play", "--resume"]):
        assert f"{file}, {line}" in command.refused(*words, file)
    assert line in command.refused("fork", file, "--ply", "1", "--out", "out.jsonl")


@pytest.mark.parametrize(
    "content", [b"", b"hello\n", b"\xff\xfe\x00", b"[1]\n", b"{}\n", b"[" * 100_000]
)
def test_files_that_are_no_records(command: Command, content: bytes) -> None:
    """Any other file is named."""
    file = command.folder / "bad.jsonl"
    file.write_bytes(content)
    assert str(file) in command.refused("verify", file)
    assert str(command.folder) in command.refused("verify", command.folder)


def test_nothing_is_overwritten(command: Command, whole: Path, half: Path) -> None:
    """--save and --out leave files alone that are there already."""
    line = f"{whole} already exists"
    assert line in command.refused("play", "questor", "--save", whole)
    assert line in command.refused("fork", half, "--ply", "1", "--out", whole)


def test_ranges(command: Command, half: Path) -> None:
    """A fork beyond the end and a replay that ends before it begins are refused."""
    assert "--ply must be from 0 to" in command.refused(
        "fork", half, "--ply", "9999", "--out", "x.jsonl"
    )
    assert "--to must be at least 5." in command.refused("replay", half, "--from", "5", "--to", "4")
    assert "--from must be from 1 to " in command.refused("replay", half, "--from", "0")
    late = command.refused("replay", half, "--from", "900")
    assert late.startswith("--from must be from 1 to ")


def test_a_file_that_cannot_be_written_does_not_end_the_game(command: Command) -> None:
    """If saving fails in the middle, that is said once and play goes on."""
    said = command("play", "questor", "--save", "/proc/game.jsonl", typed="1\nlook\n")
    assert said.code == 0
    assert said.out.count("/proc/game.jsonl: ") == 1
    assert "was not saved" in " ".join(said.out.split())


def test_lost_and_wrong_seeds(command: Command, half: Path) -> None:
    """A promise that cannot be kept is not made: the seed must be there and be the right one."""
    command.folder.joinpath("half.jsonl.seed").write_text("zz")
    assert "not the secret number that was fixed" in command.refused("play", "--resume", half)
    command.folder.joinpath("half.jsonl.seed").unlink()
    assert "half.jsonl.seed)" in command.refused("play", "--resume", half)
    line = command.refused("play", "--resume", half, "--seed", "other")
    assert "not the secret number that was fixed" in line
    assert command("play", "--resume", half, "--seed", "s").code == 0
