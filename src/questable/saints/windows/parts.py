"""The parts that windows are composed of: text files, a part a name, a piece a line.

A piece is a glass and a path (`rose M0,0…`), or a circle (`gold o 0 12 6.6`): glass in lead.
`=eye …` is glass without lead, `- …` a line of lead, `~ …` a fold, `leaf/3 …` a cord of glass with
its width. `@flame translate(0 -9)` is another part, `@robe:brown` with glasses for its `$1` and
`$2`; `$skin` and `$hair` are the saint's. `( transform` and `)` hold pieces together.
"""

import tomllib
from functools import cache
from pathlib import Path

FILES = ("frame", "head", "garments", "things", "beings")


@cache
def parts() -> dict[str, list[str]]:
    """All parts by their name, as the pieces they are drawn from, lowest first."""
    found: dict[str, list[str]] = {}
    for file in FILES:
        text = (Path(__file__).parent / f"{file}.toml").read_text("utf-8")
        for name, pieces in tomllib.loads(text).items():
            assert name not in found, f"two parts are called {name}"
            found[name] = pieces.split("\n")[:-1]
    return found
