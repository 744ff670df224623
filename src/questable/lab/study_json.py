"""A study as plain data; docs/commands.md lists the fields."""

from questable.fast import running
from questable.lab.measures import Figure, differences, figures, never, players, rules_seen, skill
from questable.lab.study import Study
from questable.lab.sweep import LeftOut
from questable.lab.tally import Tally


def as_json(study: Study, left: list[LeftOut] | None = None) -> dict[str, object]:
    """Everything of all cases."""
    head = study.head()
    return {
        "game": head.game,
        "rules": head.rules,
        "seed": head.seed,
        "most": head.most,
        "build": running(),
        "program": head.program,
        "cases": [_case(tally) for tally in study.tallies.values()],
        "left_out": [{"name": each.name, "why": str(each.why)} for each in left or []],
        "seconds": round(study.seconds, 3),
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
