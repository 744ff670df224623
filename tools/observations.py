"""Write docs/observations.md: what a seat sees as numbers, game by game, from the games themselves.

A part is described by the sentence that stands beside its field in the game's view.
"""

import ast
import inspect
import sys
from pathlib import Path
from types import ModuleType

from questable.engine import Game
from questable.engine import view as every_view
from questable.engine.observed import ALL, SeenPart
from questable.languages import FIRST
from questable.registry import ours, usual_players
from questable.text import Words

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "observations.md"
HEAD = """\
# Observations

What a seat sees, as whole numbers from 0 to 255: one row of them, in parts that always lie in the
same order. It is made from the seat's view and from nothing else, so it tells nothing that the
view does not. All [adapters](adapters.md) give these numbers. `./run observations` writes this
page, and a test compares it with the games.

- A part has the name of the field of the view that it shows, unless the table names another one.
- A number that names a seat counts from the eyes: 1 is the own seat, 2 the next one, 0 nobody. A
  part with `seats` in its shape begins with the own seat. Only `seat` itself, and actions, count
  seats as the table does.
- Numbers above 255 are shown as 255.
- Sizes of cards, saints and boards are those of the pack that comes with the game; another pack
  may have others. Names that are too many to be listed are in the order of the pack or board, as
  in the action table. The first column counts from 0, at a table of so many as usually play.
- As long as a game's rules version stays, its parts stay as they are.
"""


def sentences(module: ModuleType) -> dict[str, dict[str, str]]:
    """By class and field: the sentence beside it; one that goes on from the last has that, too."""
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if not isinstance(node, ast.ClassDef):
            continue
        own = found[node.name] = {}
        before = ""
        for each, after in zip(node.body, [*node.body[1:], None], strict=True):
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                said = ""
                if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                    said = " ".join(str(after.value.value).split())
                goes_on = said[:1].islower() and before.endswith(",")
                own[each.target.id] = f"{before} {said}" if goes_on else said
                before = own[each.target.id]
    return found


def about(game: Game, field: str) -> str:
    """What a field of a game's views is."""
    kind = game.view_type()
    module = sys.modules[kind.__module__]
    return sentences(module)[kind.__name__].get(field) or sentences(every_view)["View"].get(
        field, ""
    )


def row(game: Game, part: SeenPart, at: int) -> str:
    """A row of the table."""
    shape = " x ".join(part.code.dims) or "1"
    field = "" if part.field in (part.name, ALL) else f" (`{part.field}`)"
    said = about(game, part.name if part.field == ALL else part.field).replace("|", "\\|")
    return f"| {at} | `{part.name}`{field} | {shape} | {part.code.says} | {said.rstrip(',')} |"


def section(game: Game) -> str:
    """One game."""
    seats = usual_players(game)
    setup = game.setup(seats)
    observed = game.observed(setup)
    rows, at = [], 0
    for part in observed.parts:
        rows.append(row(game, part, at))
        at += part.code.width
    actions = len(game.table(setup.pack))
    left_out = "\n".join(f"- `{field}`: {why}" for field, why in observed.left_out.items())
    return f"""
## {Words(FIRST).say(f"{game.key}-title")}

{observed.width:,} numbers for {seats} players; {actions:,} actions, and to wait; rules version
{game.rules_version}.

| from | part | shape | numbers | what it is |
|---:|---|---|---|---|
{chr(10).join(rows)}

Not in it:

{left_out}
"""


def page() -> str:
    """The whole page."""
    return HEAD + "".join(section(game) for game in ours())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
