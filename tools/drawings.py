"""Draw for paper what the page draws: boards, pieces, signs and cards, as files that Python reads.

./run drawings    writes drawings.json of src/questable/printing and of each game's folder in it

The page's own components draw; Chromium says what their styles come to. Beside the drawings lies
what they were made of, so that a test can say when they are stale.
"""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools import chromium, page

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "client" / "src"
PRINTING = ROOT / "src" / "questable" / "printing"
MADE = ROOT / ".build" / "drawings"
LIST = PRINTING / "sources.json"
"""The page's files that the drawings were made of, each with its hash."""


def hashes(names: list[str]) -> dict[str, str]:
    """What the files of the page are now."""
    found = {name: (SOURCES / name).read_bytes() for name in names if (SOURCES / name).is_file()}
    return {name: hashlib.sha256(text).hexdigest()[:16] for name, text in found.items()}


def stale() -> list[str]:
    """The files that have changed since the drawings were made."""
    then = json.loads(LIST.read_text(encoding="utf-8"))
    now = hashes(list(then))
    return [name for name, told in then.items() if now.get(name) != told]


def build() -> None:
    """The page's drawings as one script."""
    npm, environment = page.npm_command()
    page.install(npm, environment)
    command = [*npm, "exec", "--", "vite", "build", "-c", "drawings.config.ts"]
    page.step(command, {**environment, "QUESTABLE_DRAWINGS": str(MADE)}, "building the drawings")


def drawn() -> dict[str, dict[str, str]]:
    """All drawings, by game and name."""
    script, style = ((MADE / f"drawings.{end}").read_text("utf-8") for end in ("js", "css"))
    with sync_playwright() as play:
        browser = chromium.launch(play)
        tab = browser.new_page()
        tab.on("pageerror", lambda error: print(error, file=sys.stderr))
        tab.set_content(f"<!doctype html><style>{style}</style><body></body>")
        tab.add_script_tag(content=script)
        made: dict[str, dict[str, str]] = tab.evaluate("drawn()")
        browser.close()
    return made


def write(path: Path, data: object) -> None:
    """One entry a line."""
    path.parent.mkdir(exist_ok=True)
    text = json.dumps(data, indent=0, ensure_ascii=False, sort_keys=True)
    path.write_text(text + "\n", encoding="utf-8")


def main() -> int:
    """Draw, and write."""
    if why := chromium.prepared():
        print(f"questable: {why}", file=sys.stderr)
        return 1
    try:
        build()
    except (page.Failure, subprocess.SubprocessError, OSError) as error:
        print(f"questable: no drawings: {error}; see {page.LOG}", file=sys.stderr)
        return 1
    names = json.loads((MADE / "sources.json").read_text(encoding="utf-8"))
    for game, pictures in drawn().items():
        write(PRINTING / game.replace("-", "_") / "drawings.json", pictures)
    write(LIST, hashes([name for name in names if not name.endswith(".ftl")]))
    return 0


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main())
