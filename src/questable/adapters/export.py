"""Games as a dataset: Parquet files of games and entries, with a card that says what is in them."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import polars as pl

from questable.__about__ import __version__
from questable.adapters.rewards import rewards
from questable.adapters.spec import Spec
from questable.engine import CHANCE, OVER, Entry, Game, Setup
from questable.text import Words

CARD = "README.md"
GAMES = "games.parquet"
ENTRIES = "entries-{:05}.parquet"
A_FILE = 500
"""Games whose entries go into one file."""


class ExportedGame(msgspec.Struct, kw_only=True):
    """A game to be written down."""

    source: str
    """Its seed, or the file that it was read from."""
    players: list[str]
    """By seat: the level that played it, or a person."""
    entries: list[Entry]


class Written(msgspec.Struct, kw_only=True):
    """What a dataset has come to."""

    games: int = 0
    entries: int = 0
    decisions: int = 0
    unfinished: int = 0


class Dataset:
    """A folder that games of one set-up are written into."""

    def __init__(
        self, game: Game, setup: Setup, folder: Path, words: Words, *, observations: bool
    ) -> None:
        self.game = game
        self.setup = setup
        self.words = words
        self.folder = folder
        self.observations = observations
        self.spec = Spec(game, setup)
        self.written = Written()

    def write(self, played: Iterable[ExportedGame], how: str) -> Written:
        """All of them, some hundred at a time, then the card; `how` says where they are from."""
        self.folder.mkdir(parents=True, exist_ok=True)
        games: list[dict[str, Any]] = []
        for number, some in enumerate(_some(played)):
            rows: list[dict[str, Any]] = []
            for one in some:
                games.append(self._game(one, rows))
            found = pl.DataFrame(rows, schema=_entry_columns(self.observations))
            found.write_parquet(self.folder / ENTRIES.format(number))
        pl.DataFrame(games, schema=_game_columns()).write_parquet(self.folder / GAMES)
        (self.folder / CARD).write_text(self._card(how), encoding="utf-8")
        return self.written

    def _game(self, one: ExportedGame, rows: list[dict[str, Any]]) -> dict[str, Any]:
        """One game, played again; its entries are added to the rows."""
        state, first, number = self.game.deal(self.setup), len(rows), self.written.games
        for place, entry in enumerate(one.entries):
            action = state.table().parse(entry.action)
            chance = entry.seat == CHANCE
            legal = [] if chance else [each.index for each in state.legal(entry.seat)]
            row: dict[str, Any] = {
                "game": number,
                "entry": place,
                "seat": entry.seat,
                "action": action.index,
                "text": action.text,
                "choices": legal,
                "reward": 0.0,
            }
            if self.observations:
                seen = None if chance else self.game.view(state, entry.seat)
                row["observation"] = None if seen is None else self.spec.observed.packed(seen)
            rows.append(row)
            self.written.decisions += not chance
            state.apply(entry.seat, action)
        over = state.actor == OVER
        outcome = state.result() if over else None
        worth = rewards(self.game, self.setup, outcome)
        for row in rows[first:]:
            if row["seat"] != CHANCE:
                row["reward"] = worth[row["seat"]]
        self.written.games += 1
        self.written.entries += len(one.entries)
        self.written.unfinished += not over
        return {
            "game": number,
            "source": one.source,
            "players": one.players,
            "entries": len(one.entries),
            "over": over,
            "reason": outcome.reason if outcome else "",
            "winners": list(outcome.winners) if outcome else [],
            "scores": list(outcome.scores) if outcome else [],
        }

    def _card(self, how: str) -> str:
        """The data card."""
        say, setup, done = self.words.say, self.setup, self.written
        name = say(f"{self.game.key}-title")
        games = say(
            "command-card-games",
            games=done.games,
            unfinished=done.unfinished,
            entries=done.entries,
            decisions=done.decisions,
            players=setup.players,
        )
        options = [f"- `{option}`: {value}" for option, value in setup.options.items()]
        lines = [
            f"# {say('command-card-title', game=name)}",
            games,
            how,
            say(
                "command-card-version",
                version=__version__,
                rules=self.game.rules_version,
                pack=setup.pack.name,
                hash=setup.pack.hash,
            ),
            f"## {say('command-card-rules')}",
            "\n".join(options) or say("command-card-no-rules"),
            f"## {say('command-card-files')}",
            say("command-card-games-file"),
            say("command-card-entries-file", actions=len(self.game.table(setup.pack))),
            *(self._parts() if self.observations else []),
            f"## {say('command-card-know')}",
            say("command-card-limits"),
        ]
        return "\n\n".join(lines) + "\n"

    def _parts(self) -> list[str]:
        """Which numbers of an observation are which."""
        say = self.words.say
        heads = [say(f"command-card-{each}") for each in ("part", "from", "shape")]
        rows = [
            f"| `{name}` | {where.start} | {' x '.join(map(str, shape)) or '1'} |"
            for name, (where, shape) in self.spec.parts.items()
        ]
        table = "\n".join([f"| {' | '.join(heads)} |", "|---|---:|---|", *rows])
        return [say("command-card-observation", width=self.spec.width), table]


def _some(played: Iterable[ExportedGame]) -> Iterator[tuple[ExportedGame, ...]]:
    waiting: list[ExportedGame] = []
    for one in played:
        waiting.append(one)
        if len(waiting) == A_FILE:
            yield tuple(waiting)
            waiting = []
    if waiting:
        yield tuple(waiting)


def _entry_columns(observations: bool) -> dict[str, Any]:
    columns: dict[str, Any] = {
        "game": pl.Int32,
        "entry": pl.Int32,
        "seat": pl.Int8,
        "action": pl.Int16,
        "text": pl.String,
        "choices": pl.List(pl.UInt16),
        "reward": pl.Float32,
    }
    return columns | ({"observation": pl.Binary} if observations else {})


def _game_columns() -> dict[str, Any]:
    return {
        "game": pl.Int32,
        "source": pl.String,
        "players": pl.List(pl.String),
        "entries": pl.Int32,
        "over": pl.Boolean,
        "reason": pl.String,
        "winners": pl.List(pl.Int8),
        "scores": pl.List(pl.Int32),
    }
