"""Build the static site: the page, Python for browsers, and our tables as compiled modules.

    site.py [--out DIR]     into dist/site/ if nothing is said

A folder of files for any web space; nothing in it asks anything of anybody else. What is compiled
is kept in .build/site/, so that only what changed is made anew.
"""

import argparse
import fcntl
import gzip
import hashlib
import json
import lzma
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from questable.languages import LANGUAGES
from questable.registry import KEYS
from questable.text import Words
from tools import page

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "questable"
KEPT = ROOT / ".build" / "site"
LOCK = ROOT / "requirements-site.lock"
PYODIDE = ROOT / "client" / "node_modules" / "pyodide"
LOADER, MACHINE = "pyodide.mjs", "pyodide.asm.mjs"
"""Pyodide's scripts: the second is packed, and lies there plain for web spaces whose policy allows
no other way."""
PLATFORM = "pyemscripten_2026_0_wasm32"
"""What wheels are tagged with for the Python of this Pyodide."""
PYTHON = "3.14"
PARTS = (
    "engine",
    "bots",
    "games",
    "table",
    "telling",
    "text",
    "saints",
    "guides",
    "desk",
    "device",
)
ALONE = ("__init__", "__about__", "fast", "languages", "packages", "registry")
STORED = ("__init__", "address", "claim", "memory", "packed_rows")
"""Of storage/: what a device needs."""
PAGE_WORDS = (
    "about", "analysis", "command", "faces", "help", "lab", "page", "print", "saintpage",
    "terminal", "web",
)  # fmt: skip
"""Words that no table says: the page has its own, and there are no commands."""
UNSHIPPED = ""
"""What only makes the answers that lie still: guides, full rules, maps."""
MORE = "more"
"""What no game needs from its first move to its last: replays, positions, practice, packs."""
PUZZLES = "puzzles.jsonl"
"""Of games: read by a module that is among those."""
OURS = [
    {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "lp": 0, "pb": 0},
]
"""How our libraries are packed: Python unpacks them."""
LICENCE = re.compile(r"\.dist-info/(?:licenses/)?(?:LICEN[CS]E|COPYING)[^/]*$")
LOCALES = ("root", *LANGUAGES)
"""Of Babel's data."""
UNUSED = ("pytz/zoneinfo/", ".dist-info/", "/tests/", ".pyi", "py.typed")
"""Of wheels."""
STDLIB = (
    "_pyrepl/", "curses/", "ensurepip/", "idlelib/", "lib2to3/", "multiprocessing/", "pydoc_data/",
    "sqlite3/", "test/", "tkinter/", "turtledemo/", "unittest/", "venv/", "wsgiref/", "xmlrpc/",
    "pip/", "pydoc.", "turtle.", "doctest.", "imaplib.", "smtplib.", "poplib.", "ftplib.",
    "mailbox.", "nntplib.", "telnetlib.", "pdb.", "profile.", "cProfile.", "pstats.",
)  # fmt: skip
"""Of Python's own library: what no table imports."""
UNPACKED = "const PACKED = false;"
SITE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
"""The server's own, but for what only a header can say; the worker has WebAssembly to itself."""


class Failure(Exception):
    """Why there is no site, in one line."""


def say(line: str) -> None:
    print(f"questable: {line}", file=sys.stderr, flush=True)


def key() -> str:
    """What the compiled parts depend on."""
    digest = hashlib.sha256()
    tools = [*Path(__file__).parent.glob("site*.py"), LOCK]
    for file in sorted([*SOURCE.rglob("*"), *tools]):
        if file.is_file() and not {"built", "offline", "__pycache__"} & {*file.parts}:
            content = file.read_bytes()
            name = file.relative_to(ROOT).as_posix()
            digest.update(f"{name} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:16]


def run(command: list[str], what: str) -> str:
    """What a command prints."""
    pure = os.environ | {"QUESTABLE_BUILD": "pure"}
    done = subprocess.run(command, capture_output=True, cwd=ROOT, env=pure)
    if done.returncode != 0:
        # A line of a packed script is a megabyte long.
        for line in (done.stdout + done.stderr).decode(errors="replace").splitlines()[-20:]:
            say(line[:300])
        raise Failure(what)
    return done.stdout.decode()


def wheels(into: Path) -> None:
    """What our modules import, for the Python of browsers, as the lock says."""
    folder = KEPT / "wheels"
    mark = folder / "lock"
    if not mark.is_file() or mark.read_text() != LOCK.read_text():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        # uv does not know this platform; pip is what ./run needs of a machine anyway.
        python = getattr(sys, "_base_executable", sys.executable)
        run(
            [
                *[python, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"],
                *["--require-hashes", "--no-deps", "--only-binary", ":all:"],
                *["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp"],
                *["--abi", f"cp{PYTHON.replace('.', '')}", "--dest", str(folder)],
                *["--requirement", str(LOCK)],
            ],
            "fetching wheels",
        )
        mark.write_text(LOCK.read_text())
    for wheel in sorted(folder.glob("*.whl")):
        with zipfile.ZipFile(wheel) as packed:
            for name in filter(_is_wanted, packed.namelist()):
                packed.extract(name, into)


def licences(into: Path) -> None:
    """Those of the wheels."""
    into.mkdir()
    for wheel in sorted((KEPT / "wheels").glob("*.whl")):
        with zipfile.ZipFile(wheel) as packed:
            told = [name for name in packed.namelist() if LICENCE.search(name)]
            text = "\n\n".join(packed.read(name).decode() for name in told)
        if text:
            (into / f"{wheel.name.split('-')[0]}.txt").write_text(text, encoding="utf-8")


def _is_wanted(name: str) -> bool:
    if any(each in name for each in UNUSED) or name.endswith("/"):
        return False
    if name.startswith("babel/"):
        if name.startswith("babel/locale-data/"):
            return Path(name).stem in LOCALES
        return not name.startswith(("babel/messages/", "babel/localtime/_win"))
    return True


def ours(into: Path) -> None:
    """Our package, without what only a server or a terminal needs."""
    home = into / "questable"
    home.mkdir()
    for name in ALONE:
        shutil.copy(SOURCE / f"{name}.py", home)
    (home / "storage").mkdir()
    for name in STORED:
        shutil.copy(SOURCE / "storage" / f"{name}.py", home / "storage")
    without = shutil.ignore_patterns("__pycache__", "*.so", "puzzles.jsonl.bak")
    for part in PARTS:
        shutil.copytree(SOURCE / part, home / part, ignore=without)
    for words in home.glob("text/*/*.ftl"):
        if words.stem in PAGE_WORDS:
            words.unlink()
    shutil.copytree(ROOT / "docs" / "rules", home / "rules")


def needed() -> set[str]:
    """The files of the modules that games need: each is played for a while to see."""
    found: set[str] = set()
    tool = str(Path(__file__).with_name("site_first.py"))
    for game in KEYS:
        told = run([sys.executable, tool, game], f"playing {game}")
        for module in json.loads(told):
            path = module.replace(".", "/")
            found |= {f"{path}.pyc", f"{path}/__init__.pyc"}
    return found | {f"questable/device/{name}.pyc" for name in ("browser", "library")}


def part_of(path: str, first: set[str]) -> str:
    """Which library a file goes into: a game's own is loaded with the game, saints with those."""
    parts = path.split("/")
    if parts[0] != "questable":
        return "wheels"
    if path.startswith("questable/saints/atlas/") or parts[1] in ("guides", "rules"):
        return UNSHIPPED
    if parts[-1] == PUZZLES or (parts[-1].endswith(".pyc") and path not in first):
        return MORE
    # What says that there is such a game, and its package, is there from the first.
    of_game = parts[1] in ("games", "telling") and len(parts) > 3
    if of_game and parts[3] not in ("card.toml", "__init__.pyc"):
        return parts[2].replace("_", "-")
    if parts[1] == "saints" and parts[2] != "__init__.pyc":
        return "saints"
    return "table"


def later(parts: dict[str, list[str]]) -> dict[str, str]:
    """By the beginning of a module's name: the library to load before it."""
    found = {"questable.saints.": "saints.lib"}
    for game in KEYS:
        module = game.replace("-", "_")
        for room in ("games", "telling"):
            found[f"questable.{room}.{module}."] = f"{game}.lib"
    for path in parts[MORE]:
        if path.endswith(".pyc"):
            module = path.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
            found[module] = f"{MORE}.lib"
    return found


def library(folder: Path, names: list[str]) -> bytes:
    """Files as one: a line that says how long each is, and all of them one after the other."""
    contents = {name: (folder / name).read_bytes() for name in names}
    sizes = {name: len(content) for name, content in contents.items()}
    head = json.dumps(sizes, separators=(",", ":")).encode()
    return head + b"\n" + b"".join(contents.values())


def pack_ours(content: bytes, into: Path) -> int:
    """Packed as well as it can be, for Python; how many bytes it takes."""
    packed = lzma.compress(content, check=lzma.CHECK_CRC32, filters=OURS)
    into.write_bytes(packed)
    return len(packed)


def pack(content: bytes, into: Path) -> int:
    """Packed where that gains something, for the browser itself; how many bytes it takes."""
    packed = gzip.compress(content, 9, mtime=0)
    best = packed if len(packed) < len(content) else content
    into.write_bytes(best)
    return len(best)


def compiled() -> Path:
    """All that Python needs, ready to be copied; made anew where it is stale, by one at a time."""
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / "lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not PYODIDE.is_dir():
            page.install(*page.npm_command())
        return _compiled()


def _compiled() -> Path:
    wanted = key()
    made = KEPT / "device"
    stamp = made / "stamp"
    if stamp.is_file() and stamp.read_text() == wanted:
        return made
    say("compiling the table for browsers")
    new, work = KEPT / "device-new", KEPT / "work"
    for each in (new, work):
        shutil.rmtree(each, ignore_errors=True)
        each.mkdir(parents=True)
    ours(work)
    wheels(work)
    tool = Path(__file__).with_name("site_compile.mjs")
    code = Path(__file__).with_name("site_compile.py")
    run([node(), str(tool), str(PYODIDE), str(work), str(code)], "compiling")
    say("finding out what a game needs")
    first_of_all = needed()
    parts: dict[str, list[str]] = {}
    # Alike beside alike packs better.
    for file in sorted(work.rglob("*"), key=lambda file: (file.suffix, file)):
        if file.is_file():
            name = file.relative_to(work).as_posix()
            parts.setdefault(part_of(name, first_of_all), []).append(name)
    parts.pop(UNSHIPPED)
    sizes = {}
    for name, names in parts.items():
        packing = pack if name == "wheels" else pack_ours
        sizes[f"{name}.lib"] = packing(library(work, names), new / f"{name}.lib.pack")
    sizes["pyodide.asm.wasm"] = pack(
        (PYODIDE / "pyodide.asm.wasm").read_bytes(), new / "pyodide.asm.wasm.pack"
    )
    sizes[MACHINE] = pack((PYODIDE / MACHINE).read_bytes(), new / f"{MACHINE}.pack")
    sizes["python_stdlib.zip"] = pack(stdlib(), new / "python_stdlib.zip.pack")
    scripts = {LOADER: (PYODIDE / LOADER).stat().st_size}
    for name in (LOADER, MACHINE):
        shutil.copy(PYODIDE / name, new)
    first = ["pyodide.asm.wasm", MACHINE, "python_stdlib.zip", "wheels.lib", "table.lib"]
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    facts = {
        "lock": {"info": lock["info"], "packages": {}},
        "bytes": sum(sizes[name] for name in first) + sum(scripts.values()),
        "first": first,
        "scripts": scripts,
        "later": later(parts),
        "sizes": sizes,
    }
    (new / "parts.json").write_text(json.dumps(facts, separators=(",", ":")))
    licences(new / "licenses")
    say("writing what is told to everybody alike")
    run([sys.executable, "-c", _ANSWERS, str(Path(__file__).parent), str(new / "still")], "answers")
    (new / "stamp").write_text(wanted)
    shutil.rmtree(made, ignore_errors=True)
    new.rename(made)
    return made


_ANSWERS = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
import site_answers
site_answers.write(Path(sys.argv[2]))
"""


def node() -> str:
    """What runs Pyodide here, as npm runs."""
    npm = page.npm_command()[0]
    return npm[0] if len(npm) > 1 else str(shutil.which("node"))


def stdlib() -> bytes:
    """Python's own library without what no table imports."""
    kept = KEPT / "stdlib.zip"
    with (
        zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole,
        zipfile.ZipFile(kept, "w", zipfile.ZIP_STORED) as part,
    ):
        for name in sorted(whole.namelist()):
            if not name.startswith(STDLIB):
                part.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), whole.read(name))
    return kept.read_bytes()


STYLE = """.still{max-width:36rem;margin:4rem auto;padding:0 1rem;font:1.1rem/1.5 sans-serif;
visibility:hidden;animation:still 0s 6s forwards}@keyframes still{to{visibility:visible}}
"""


BEGINNING = re.compile(
    r' *<(?:script type="module"|link rel="(?:modulepreload|stylesheet)") crossorigin[^>]*>'
    r"(?:</script>)?\n?"
)
"""What a page begins with: on a site another script does, which see."""


def index(text: str, folder: str) -> str:
    """The page's own, told that there is no server, with its policy and a word for who opens it as
    a file."""
    tags = "".join(each.strip() for each in BEGINNING.findall(text))
    begin = (
        f'<template id="begin">{tags}</template><script defer src="./{folder}/boot.js"></script>'
    )
    text = BEGINNING.sub("", text).replace("</head>", f"{begin}</head>", 1)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{SITE_POLICY}" />'
    style = f'<link rel="stylesheet" href="./{folder}/still.css" />'
    words = "".join(
        f'<p class="still" lang="{lang}">{Words(lang).say("web-from-file")}</p>'
        for lang in LANGUAGES
    )
    text = text.replace("<html ", f'<html data-house="{folder}" ', 1)
    text = text.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />{policy}{style}', 1)
    found = text.replace('<div id="page"></div>', f'<div id="page"></div>{words}', 1)
    wanted = (policy, words, "data-house", "<template", '<script type="module"', 'rel="stylesheet"')
    if any(each not in found for each in wanted):
        raise Failure("the page is not as expected, and")
    return found


def pages() -> list[str]:
    """The page's own files without boards and games' words, which come with their games."""
    manifest = json.loads((page.BUILT / "manifest.json").read_text())
    games = [folder.name.replace("_", "-") for folder in (SOURCE / "games").iterdir()]
    of_games = ("src/games/", "src/lab/", "src/analysis/", "src/saints/")
    entries = [
        name
        for name, each in manifest.items()
        if (each.get("isDynamicEntry") or each.get("isEntry")) and not name.startswith(of_games)
        if not Path(name).stem.startswith(tuple(games))
    ]
    return sorted(page.files(manifest, entries) - {"index.html"})


def unpacks(worker: Path) -> None:
    """Tell the page's service worker that its files lie there packed."""
    text = worker.read_text()
    if text.count(UNPACKED) != 1:
        raise Failure("the service worker is not as expected, and")
    worker.write_text(text.replace(UNPACKED, UNPACKED.replace("false", "true")))


def site(out: Path) -> int:
    """All files; how many bytes they are."""
    page.build()
    made = compiled()
    new = out.with_name(f".{out.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    shutil.copytree(page.BUILT, new, ignore=shutil.ignore_patterns("stamp", "manifest.json"))
    folder = f"device-{(made / 'stamp').read_text()}"
    shutil.copytree(made, new / folder, ignore=shutil.ignore_patterns("stamp"))
    (new / "index.html").write_text(index((page.BUILT / "index.html").read_text(), folder))
    (new / folder / "still.css").write_text(STYLE)
    shutil.copy(Path(__file__).with_name("site_boot.js"), new / folder / "boot.js")
    unpacks(new / "sw.js")
    for file in [*new.glob("assets/*.js"), *new.glob("assets/*.css")]:
        packed = gzip.compress(file.read_bytes(), 9, mtime=0)
        file.with_name(f"{file.name}.pack").write_bytes(packed)
    (new / "pages.json").write_text(json.dumps([*pages(), f"{folder}/{MORE}.lib.pack"]))
    shutil.rmtree(out, ignore_errors=True)
    new.rename(out)
    return sum(file.stat().st_size for file in out.rglob("*") if file.is_file())


def main() -> int:
    asked = argparse.ArgumentParser(prog="./run site", description="Build the static site.")
    asked.add_argument("--out", default=str(ROOT / "dist" / "site"), help="where it goes")
    out = Path(os.path.abspath(asked.parse_args().out))
    if out.exists() and not [*out.glob("device-*/parts.json")] and any(out.iterdir()):
        say(f"{out} is there already, and no site of ours")
        return 1
    try:
        size = site(out)
    except (Failure, page.Failure, OSError) as error:
        say(f"no site ({error} failed)")
        return 1
    print(f"{out}: {size / 1e6:.1f} MB; try it with: python3 -m http.server -d {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
