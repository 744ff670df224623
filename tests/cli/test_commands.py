"""Every command does what docs/commands.md says, in the formats it says."""

import json
import subprocess
import sys
from pathlib import Path

import questable
from questable.bots import version_of
from questable.engine import read_record
from questable.registry import Registry
from questable.terminal.arguments import seats_of
from tests.cli.command import Command
from tests.rule import rule


def test_games(command: Command) -> None:
    """One line a game; as JSON every field that is promised."""
    said = command("games")
    assert said.out.startswith("questor        Questor (1–5). Five heroes")
    assert "Run the Race! (2)." in said.out
    games = json.loads(command("games", "--json").out)
    assert list(games[0]) == [
        "key",
        "title",
        "fewest",
        "most",
        "rules",
        "prefix",
        "options",
        "presets",
    ]
    options = {option["name"]: option for option in games[0]["options"]}
    assert options["gifts"] == {
        "name": "gifts", "kind": "flag", "default": False, "rules": ["Q-6.1"]
    }  # fmt: skip
    assert options["mage_tiles"]["low"] == 5
    assert options["mode"]["choices"] == ["competition", "cooperation"]


def test_play_and_resume(command: Command) -> None:
    """A game is kept where --save says and goes on from there with the promised seed."""
    file = command.folder / "g.jsonl"
    first = command("play", "questor", "--players", "3", "--save", file, typed="1\n1\n")
    assert first.code == 0
    assert f"play --resume {file}" in " ".join(first.out.split()).replace("\n", "")
    before = len(read_record(Registry(), file.read_text("utf-8")).entries)
    second = command("play", "--resume", file, typed="1\n")
    assert second.code == 0
    after = read_record(Registry(), file.read_text("utf-8"))
    assert len(after.entries) > before
    assert after.setup.players == 3
    assert after.commitment[:16] in second.out


@rule("D-8.4")
def test_who_resumes_finds_the_same_bots(command: Command) -> None:
    """Of the same level in the same seats; one that is not here or plays differently is named."""
    file = command.folder / "g.jsonl"
    seats = "human,novice,expert,human"
    command("play", "questor", "--seats", seats, "--save", file, typed="1\n")
    record = read_record(Registry(), file.read_text("utf-8"))
    assert seats_of(record) == seats.split(",")
    said = command("play", "--resume", file, typed="")
    assert "novice" not in said.out
    assert read_record(Registry(), file.read_text("utf-8")).header() == record.header()
    head, *lines = file.read_text("utf-8").splitlines()
    played = f'expert", "version": {version_of("expert")}'
    assert played in head
    head = head.replace('"novice"', '"guru"').replace(played, 'expert", "version": 0')
    file.write_text("\n".join([head, *lines, ""]), "utf-8")
    said = command("play", "--resume", file, typed="")
    assert (
        "The bot of seat 2, “guru”, is not installed here: “club” plays in its place." in said.out
    )
    flat = " ".join(said.out.split())
    assert "The bot of seat 3, “expert”, no longer plays as it did when this game" in flat
    again = read_record(Registry(), file.read_text("utf-8"))
    assert seats_of(again) == ["human", "club", "expert", "human"]


def test_play_with_everything(command: Command) -> None:
    """Seats, options, a pack, a language and linear mode go together."""
    pack = command.folder / "own.toml"
    base = Path(questable.__file__).parent / "games/questor/pack/base.toml"
    pack.write_text(base.read_text("utf-8").replace("trophies = 8", "trophies = 2"), "utf-8")
    file = command.folder / "g.jsonl"
    said = command(
        "play", "questor", "--seats", "human,club", "--option", "gifts=yes", "--pack", pack,
        "--seed", "x", "--linear", "--lang", "fr", "--save", file, typed="1\nvoir\n",
    )  # fmt: skip
    assert said.code == 0
    assert "sur 2." in said.out
    record = read_record(Registry(), file.read_text("utf-8"))
    assert record.foreign
    assert record.setup.options["gifts"] is True


def test_own_dice(command: Command) -> None:
    """--dice own asks for every roll and promises nothing."""
    said = command("play", "questor", "--dice", "own", "--seats", "human,random", typed="6\n1\n")
    assert said.code == 0
    assert "Player 1 rolls 6." in said.out
    assert "promise" not in said.out


def test_own_dice_are_resumed(command: Command) -> None:
    """A game whose last die was typed goes on so and says so, unless one asks for the dealer."""
    file = command.folder / "g.jsonl"
    words = ("play", "--resume", file)
    command(
        "play", "questor", "--dice", "own", "--seats", "human,random", "--save", file,
        typed="6\n1\n1\n",
    )  # fmt: skip
    said = command(*words)
    assert "continues with your own dice" in said.out
    assert "own dice" in command(*words, "--dice", "own").out
    for more in (("--seed", "s"), ("--dice", "dealer"), ("--seats", "club,club")):
        copy = command.folder / "copy.jsonl"
        copy.write_bytes(file.read_bytes())
        said = command("play", "--resume", copy, *more)
        assert said.code == 0
        assert "own dice" not in said.out


def test_options(command: Command) -> None:
    """Name, values, default and rules of every option, and what it does."""
    lines = command("options", "questor").out.splitlines()
    assert "gifts: yes, no; usually no (Q-6.1)" in lines
    assert "  Gifts of the Healer. A hero who meets the Healer gets a power to use once." in lines
    assert any(line.startswith("mage_tiles: 5..25; usually whatever suits") for line in lines)
    assert "Boussole stricte" in command("options", "questor", "--lang", "fr").out
    for name in ("play", "simulate"):
        assert "'options GAME'" in command(name, "--help").out


def test_play_alone_offers_the_games(command: Command) -> None:
    """Without a game one chooses it, players, people, level and options."""
    said = command("play", typed="1\n9\n2\n1\nstrong\nrandom\nyes\n\n\nmaybe\nyes\n\n\n\n1\n")
    assert said.code == 0
    assert "Which game?" in said.out
    assert "That is not possible: “9”." in said.out
    assert "That is not possible: “strong”." in said.out
    assert "cannot be maybe; possible: yes, no." in said.out
    assert "Bell " in said.out
    assert "Goodbye!" in command("play", typed="").out


def test_the_chooser_explains_what_cannot_be(command: Command) -> None:
    """A mixture that the rules forbid is told, and the questions begin again."""
    said = command("play", typed="questor\n3\n\n\nyes\n\n\nyes\n\n\n\n2\n0\n\n\n")
    assert "Gifts need the Healer" in said.out
    assert "The game is over." in said.out


def test_simulate_as_json(command: Command) -> None:
    """The fields are those of docs/commands.md, and equal seeds give equal games."""
    words = ("simulate", "questor", "--games", "6", "--seed", "7", "--players", "3", "--json")
    said, again = command(*words), command(*words)
    assert said.err == ""
    data = json.loads(said.out)
    assert list(data) == [
        "game", "rules", "players", "options", "pack", "bots", "seed", "most", "build", "games",
        "actions", "seconds", "truncated", "wins_by_seat", "wins_by_hero", "endings", "length",
        "winning_score", "figures", "rules_fired", "rules_refused", "digest",
    ]  # fmt: skip
    assert data["bots"] == ["random"] * 3
    assert data["digest"] == json.loads(again.out)["digest"]


def test_simulate_as_a_table(command: Command) -> None:
    """Bots by seat; a table for people."""
    said = command("simulate", "questor", "--games", "3", "--bots", "club,random", "--most", "50")
    assert said.code == 0
    assert "seat 1 (club)" in said.out
    assert "seat 2 (random)" in said.out
    assert "seat 0" not in said.out


def test_replay(command: Command, whole: Path) -> None:
    """All entries with boards, or some of them; step by step it waits for Enter."""
    said = command("replay", whole)
    assert said.code == 0
    assert "\n1. Chance: The die shows" in "\n" + said.out
    assert "Winner: Pip" in said.out
    part = command("replay", whole, "--from", "5", "--to", "6", "--linear")
    assert part.out.startswith("5. ")
    assert "7. " not in part.out
    assert "░" not in part.out
    step = command("replay", whole, "--step", "--from", "4", "--lang", "fr", typed="\n\n")
    assert step.out.count("> ") == 3
    assert "Pépin" in step.out


def test_verify(command: Command, whole: Path, half: Path) -> None:
    """0: all is what the seed gives. 1: which entry differs. 3: nothing to check."""
    assert command("verify", whole).out.startswith("Checked: all ")
    said = command("verify", half)
    assert (said.code, "when the game is over" in said.out) == (3, True)
    lines = whole.read_text("utf-8").splitlines()
    due = json.loads(lines[1])[1]
    lines[1] = lines[1].replace(due, "roll:1" if due != "roll:1" else "roll:2")
    fake = command.folder / "fake.jsonl"
    fork = command.folder / "fork.jsonl"
    fake.write_text(lines[0] + "\n" + lines[1] + "\n" + lines[-1] + "\n", "utf-8")
    said = command("verify", fake)
    assert said.code == 1
    assert f"{fake}, line 2: roll:" in said.out
    command("fork", whole, "--ply", "9", "--out", fork)
    said = command("verify", fork)
    assert (said.code, "no fairness check" in said.out) == (3, True)


def test_fork(command: Command, whole: Path) -> None:
    """The fork has the first entries, no promise and no seed, and can be played on."""
    out = command.folder / "fork.jsonl"
    said = command("fork", whole, "--ply", "9", "--out", out)
    assert said.code == 0
    record = read_record(Registry(), out.read_text("utf-8"))
    assert (len(record.entries), record.commitment, record.seed) == (9, "", "")
    said = command("play", "--resume", out, "--seats", "club,club,club")
    assert "no fairness check" in said.out
    assert "The game is over." in said.out


def test_rules(command: Command) -> None:
    """All rules, one rule in full, the table's rules, in either language."""
    assert "\nQ-8.5  " in command("rules", "questor").out
    one = command("rules", "questor", "q-3.5").out
    assert one.startswith("Q-3.5  You can dig")
    assert "(R) Digging adds" in one
    assert command("rules", "questor", "T-2.1").out.startswith("T-2.1  You can undo")
    assert command("rules", "table").out.startswith("T-1.1  It is not your turn.")
    french = command("rules", "questor", "Q-3.5", "--lang", "fr").out
    assert french.startswith("Q-3.5  Vous pouvez creuser")
    assert "(R) Creuser ajoute" in french
    assert "Digging" not in french


def test_version(command: Command) -> None:
    """Versions, build and key, one a line."""
    lines = [line.split()[0] for line in command("version").out.splitlines()]
    assert lines == ["questable", "python", "rules", "build", "key"]


def test_as_a_process() -> None:
    """The module runs as a command, and its exit code tells."""
    words = [sys.executable, "-m", "questable", "play", "questr"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("questable: ")
    assert "questor" in done.stderr
