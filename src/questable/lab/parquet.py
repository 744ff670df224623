"""Rows as Parquet, for those who want the data (Polars, the extra `lab`)."""

from importlib import import_module
from pathlib import Path
from typing import Any

from questable.lab.lines_file import read_lines
from questable.lab.study import Study
from questable.trials.row import GameRow


def write(study: Study, rows_file: Path, target: Path) -> int:
    """One row a game, in the order of cases and numbers; says how many.

    Columns are described in docs/lab.md.
    """
    pl: Any = import_module("polars")
    *lines, _torn = rows_file.read_bytes().split(b"\n")
    order = {case.name: place for place, case in enumerate(study.cases)}
    rows = {(order[row.case], row.number): row for row in read_lines(lines[1:], GameRow)}
    found = [flat(study, row) for _, row in sorted(rows.items(), key=lambda each: each[0])]
    pl.DataFrame(found, schema=_schema(pl)).write_parquet(target)
    return len(found)


def flat(study: Study, row: GameRow) -> dict[str, Any]:
    """A row as columns."""
    case = study.tallies[row.case].case
    seen = row.seen
    return {
        "game": case.game.key,
        "case": row.case,
        "number": row.number,
        "players": case.setup.players,
        "options": [
            {"name": name, "value": str(value)} for name, value in case.setup.options.items()
        ],
        "pack": case.setup.pack.hash,
        "bots": [str(each) for each in case.names(row.number)],
        "over": row.over,
        "reason": row.reason,
        "winners": row.winners,
        "scores": row.scores,
        "tags": row.tags,
        "entries": row.actions,
        "moves": None if seen is None else seen.moves,
        "choices": None if seen is None else seen.choices,
        "turns": None if seen is None else seen.turns,
        "dead_turns": None if seen is None else seen.dead,
        "seconds": None if seen is None else seen.seconds,
        "lead_changes": None if seen is None else seen.leads,
        "drama": None if seen is None else seen.behind,
        "comeback": None if seen is None else seen.comeback,
        "figures": [{"name": name, "value": n} for name, n in row.figures.items()],
        "rules_fired": [{"rule": rule, "count": n} for rule, n in row.fired.items()],
        "rules_refused": [{"rule": rule, "count": n} for rule, n in row.refused.items()],
        "digest": row.digest.hex(),
    }


def _schema(pl: Any) -> dict[str, Any]:
    text, whole, real, flag = pl.String, pl.Int64, pl.Float64, pl.Boolean
    rules = pl.List(pl.Struct({"rule": text, "count": whole}))
    return {
        "game": text,
        "case": text,
        "number": whole,
        "players": whole,
        "options": pl.List(pl.Struct({"name": text, "value": text})),
        "pack": text,
        "bots": pl.List(text),
        "over": flag,
        "reason": text,
        "winners": pl.List(whole),
        "scores": pl.List(whole),
        "tags": pl.List(text),
        "entries": whole,
        "moves": whole,
        "choices": whole,
        "turns": whole,
        "dead_turns": whole,
        "seconds": real,
        "lead_changes": whole,
        "drama": real,
        "comeback": flag,
        "figures": pl.List(pl.Struct({"name": text, "value": whole})),
        "rules_fired": rules,
        "rules_refused": rules,
        "digest": text,
    }
