"""A position as a file that people can read and write by hand (docs/positions.md).

First the table, a line a thing: game, players, options, pack. Then an empty line and the position
as the game writes it, all of it open.
"""

import json
from pathlib import Path
from typing import Final

from questable.engine.bounds import LONGEST_HEADER, plain_fault, read_json
from questable.engine.fault import Fault, quoted
from questable.engine.game import Carried, Game, Setup
from questable.engine.lines import NamedLine, PositionError
from questable.engine.options import Refused, Value
from questable.engine.pack import Facts, Pack
from questable.engine.record import FORMAT, GameFinder, Record, save_whole
from questable.engine.start import LONGEST_POSITION, loaded, read_state
from questable.engine.state import State

TITLE: Final = "questable position"
HEAD: Final = ("game", "rules", "players", "pack")
"""What every file says once; options, what was carried and a pack's facts may follow."""


class Position:
    """A table that somebody set up: the game, how it is played, and how it stands."""

    def __init__(self, game: Game, setup: Setup, state: State, foreign: bool = False) -> None:
        self.game = game
        self.setup = setup
        """As it was before: it begins with a deal."""
        self.state = state
        self.foreign = foreign
        """Whether the pack is someone's own, so that its facts are embedded."""

    def text(self) -> str:
        """The whole file."""
        setup = self.setup
        lines = [
            f"{TITLE} {FORMAT}",
            f"game {self.game.key}",
            f"rules {self.game.rules_version}",
            f"players {setup.players}",
        ]
        lines += [f"option {name} {_plain(value)}" for name, value in setup.options.items()]
        for name, numbers in setup.carried.items():
            lines.append(" ".join(["carried", name, *map(str, numbers)]))
        lines.append(f"pack {setup.pack.hash} {setup.pack.name}")
        if self.foreign:
            lines.append(f"facts {json.dumps(setup.pack.facts, ensure_ascii=False)}")
            if setup.pack.words:
                lines.append(f"words {json.dumps(setup.pack.words, ensure_ascii=False)}")
        return "\n".join(lines) + "\n\n" + self.state.dump()

    def begun(self) -> Setup:
        """The set-up of a game that begins here."""
        return begun_at(self.setup, self.state)

    def record(self) -> Record:
        """The record of such a game, before its first entry."""
        return Record(self.game.key, self.game.rules_version, self.begun(), self.foreign)

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        save_whole(path, self.text())


def begun_at(setup: Setup, state: State) -> Setup:
    """The same set-up, but that it begins with this position."""
    begun = Setup(setup.players, setup.options, setup.pack)
    begun.carried = setup.carried
    begun.start = state.dump()
    begun.dealt = setup.dealt
    return begun


def read_position(game_of: GameFinder, text: str) -> Position:
    """A position that could stand on a table; PositionError, or Refused for its options."""
    head, line, told = _parts(text)
    game, setup, foreign = _table(game_of, head)
    state = read_state(game, setup, told, line)
    return Position(game, setup, state, foreign)


def loose_position(game_of: GameFinder, text: str) -> Position:
    """The same, whether or not it could stand on a table."""
    head, line, told = _parts(text)
    game, setup, foreign = _table(game_of, head)
    try:
        state = loaded(game, setup, told)
    except PositionError as error:
        raise PositionError(error.line + line - 1, error) from error
    return Position(game, setup, state, foreign)


def _parts(text: str) -> tuple[dict[str, list[NamedLine]], int, str]:
    """The lines of the head by name, and what stands below it, with the line where it begins."""
    if len(text) > LONGEST_HEADER + LONGEST_POSITION:
        most = LONGEST_HEADER + LONGEST_POSITION
        raise PositionError(1, Fault("position-too-long", most=most, count=len(text)))
    lines = text.split("\n")
    title, _, version = lines[0].strip().rpartition(" ")
    if title != TITLE:
        raise PositionError(1, Fault("position-no-file", known=f"{TITLE} {FORMAT}"))
    if version != str(FORMAT):
        raise PositionError(1, Fault("other-format", found=quoted(version), known=FORMAT))
    head: dict[str, list[NamedLine]] = {}
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            below = number
            while below < len(lines) and not lines[below].strip():
                below += 1
            return head, below + 1, "\n".join(lines[below:])
        name, _, rest = line.strip().partition(" ")
        head.setdefault(name, []).append(NamedLine(number, name, [rest.strip()]))
    raise PositionError(len(lines), Fault("position-no-board"))


def _table(game_of: GameFinder, head: dict[str, list[NamedLine]]) -> tuple[Game, Setup, bool]:
    for name, rows in head.items():
        if name not in (*HEAD, "option", "carried", "facts", "words"):
            raise rows[0].fail(Fault("position-unknown", key=name))
        if len(rows) > 1 and name not in ("option", "carried"):
            raise rows[1].fail(Fault("position-twice", key=name))
    for name in HEAD:
        if name not in head:
            raise PositionError(1, Fault("position-missing", key=name))
    row = head["game"][0]
    game = game_of.find(row.words[0])
    if game is None:
        raise row.fail(Fault("unknown-game", found=quoted(row.words[0])))
    row = head["rules"][0]
    if row.number() != game.rules_version:
        raise row.fail(Fault("other-rules", found=row.words[0], known=game.rules_version))
    pack_row = head["pack"][0]
    hashed, _, name = pack_row.words[0].partition(" ")
    facts = _embedded(head, "facts")
    foreign = facts is not None
    try:
        own = game.pack() if facts is None else _own_pack(game, name, facts, head)
        setup = game.setup(head["players"][0].number(), _options(head), own)
    except Refused:
        raise
    except PositionError:
        raise
    except ValueError as error:
        why = error if isinstance(error, Fault) else Fault("pack-not-whole")
        raise PositionError(pack_row.line, why) from error
    if setup.pack.hash != hashed:
        ours, known = quoted(setup.pack.name), setup.pack.hash
        raise pack_row.fail(
            Fault("other-pack", name=quoted(name), found=hashed, pack=ours, known=known)
        )
    setup.carried = _carried(game, setup, head)
    return game, setup, foreign


def _embedded(head: dict[str, list[NamedLine]], name: str) -> Facts | None:
    if name not in head:
        return None
    row = head[name][0]
    try:
        data = read_json(row.words[0])
    except Fault as error:
        raise PositionError(row.line, error) from error
    why = plain_fault(data)
    if why is None and not isinstance(data, dict):
        why = Fault("no-object", key=name)
    if why is not None:
        raise PositionError(row.line, why)
    assert isinstance(data, dict)
    return data


def _own_pack(game: Game, name: str, facts: Facts, head: dict[str, list[NamedLine]]) -> Pack:
    return game.pack_of(name, facts, _embedded(head, "words") or {})


def _options(head: dict[str, list[NamedLine]]) -> dict[str, Value]:
    given: dict[str, Value] = {}
    for row in head.get("option", []):
        name, _, value = row.words[0].partition(" ")
        if name in given:
            raise row.fail(Fault("position-twice", key=f"option {name}"))
        given[name] = value.strip()
    return given


def _carried(game: Game, setup: Setup, head: dict[str, list[NamedLine]]) -> Carried:
    found: Carried = {}
    line = 1
    for row in head.get("carried", []):
        name, *numbers = row.words[0].split()
        found[name] = [row.whole(word) for word in numbers]
        line = row.line
    try:
        return game.carried(setup, found)
    except PositionError:
        raise
    except Fault as error:
        raise PositionError(line, error) from error


def _plain(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
