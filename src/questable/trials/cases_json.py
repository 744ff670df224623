"""Cases that were played, as plain data; docs/commands.md lists the fields."""

from collections.abc import Mapping, Sequence

from questable.fast import running
from questable.trials.measures import (
    Figure,
    differences,
    figures,
    never,
    players,
    rules_seen,
    skill,
)
from questable.trials.tally import Tally


def as_json(
    tallies: Sequence[Tally], program: str, seconds: float, left_out: Mapping[str, str]
) -> dict[str, object]:
    """Everything of all cases, and by name why others were left out."""
    first = tallies[0]
    return {
        "game": first.game.key,
        "rules": first.game.rules_version,
        "seed": first.seed,
        "most": first.most,
        "build": running(),
        "program": program,
        "cases": [_case(tally) for tally in tallies],
        "left_out": [{"name": name, "why": why} for name, why in left_out.items()],
        "seconds": round(seconds, 3),
    }


def compared(base: Tally, other: Tally) -> list[dict[str, object]]:
    """Every measure in both cases."""
    return [
        {
            "measure": each.name,
            "base": round(each.base.value, 4),
            "other": round(each.other.value, 4),
            "difference": round(each.value, 4),
            "low": round(each.low, 4),
            "high": round(each.high, 4),
            "effect": round(each.effect, 4),
            "size": each.size,
        }
        for each in differences(base, other)
    ]


def _case(tally: Tally) -> dict[str, object]:
    case, found = tally.case, skill(tally)
    return {
        "name": case.name,
        "players": case.setup.players,
        "options": case.setup.options,
        "pack": case.setup.pack.hash,
        "bots": case.names(),
        "turning": case.turning,
        "games": tally.games,
        "truncated": tally.truncated,
        "measures": {each.name: _figure(each) for each in figures(tally)},
        "won_by_bot": {each.name.removeprefix("player-"): _figure(each) for each in players(tally)},
        "skill": None if found is None else _figure(found),
        "rules_fired": {rule: round(n, 4) for rule, n in rules_seen(tally).items()},
        "rules_never": never(tally),
        "digest": tally.digest(),
    }


def _figure(each: Figure) -> dict[str, object]:
    return {
        "value": round(each.value, 4),
        "low": round(each.low, 4),
        "high": round(each.high, 4),
        "games": each.games,
    }
