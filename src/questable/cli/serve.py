"""The command that opens the table to browsers and sockets: here, or in the house."""

import asyncio
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from questable.cli.words import Lang

if TYPE_CHECKING:
    from questable.table.ports import Store, StoreError, Worker
    from questable.text import Words
    from questable.web.config import BadConfig, Config
    from questable.web.pack_files import PackFile

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"
LOOPBACK = ("127.0.0.1", "::1")


def usual_db() -> str:
    """The file where rooms are kept when nobody says."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(data) / 'questable' / 'tables.db'}"


def house_address() -> str:
    """This machine's address in the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return HERE


Port = Annotated[
    int | None, typer.Option(help="Usually 8000; 0 for any that is free.", min=0, max=65535)
]
Host = Annotated[
    str | None, typer.Option(help="The address to listen on; usually 127.0.0.1.", metavar="ADDRESS")
]
Db = Annotated[
    str | None,
    typer.Option(help="Where rooms are kept: sqlite:///FILE, postgresql:///NAME.", metavar="URL"),
]
Lan = Annotated[bool, typer.Option("--lan", help="Serve to the local network.")]
Days = Annotated[int | None, typer.Option(help="Forget rooms unused for N days; 30.", min=1)]
Names = Annotated[list[str] | None, typer.Option(help="A host name of this server, repeatable.")]
Proxy = Annotated[
    bool, typer.Option("--proxy", help="Behind a proxy on this machine that ends TLS.")
]
Prefix = Annotated[
    str | None, typer.Option(help="The path before all others, as /questable.", metavar="PATH")
]
ConfigFile = Annotated[
    Path | None, typer.Option("--config", help="All this and more, as TOML.", metavar="FILE")
]
Workers = Annotated[
    int | None, typer.Option(help="Processes that share the house; on PostgreSQL.", min=1, max=64)
]
Address = Annotated[
    str | None,
    typer.Option(help="Where other machines reach these workers.", metavar="HOST:PORT"),
]
Packs = Annotated[
    list[str] | None,
    typer.Option(
        "--pack", help="Play a game with a pack of your own, repeatable.", metavar="GAME=FILE"
    ),
]
Check = Annotated[bool, typer.Option("--check", help="Say whether it could serve, and do nothing.")]


def serve(
    port: Port = None,
    db: Db = None,
    lan: Lan = False,
    days: Days = None,
    name: Names = None,
    proxy: Proxy = False,
    host: Host = None,
    prefix: Prefix = None,
    config: ConfigFile = None,
    workers: Workers = None,
    address: Address = None,
    pack: Packs = None,
    check: Check = False,
    lang: Lang = None,
) -> None:
    """Serve the table on http://127.0.0.1:8000 until Ctrl+C."""
    from questable.table.ports import StoreError
    from questable.terminal.arguments import words_in
    from questable.terminal.causes import cause, is_no_address
    from questable.terminal.complaint import Complaint
    from questable.web.config import BadConfig, Config, configured

    words = words_in(lang)
    asked: dict[str, Any] = {
        "host": host or (EVERYWHERE if lan else None),
        "port": port,
        "db": db,
        "days": days,
        "names": [each.lower() for each in name] if name else None,
        "proxies": list(LOOPBACK) if proxy else None,
        "prefix": prefix,
        "workers": workers,
        "address": address,
        "packs": pack or None,
    }
    asked = {each: value for each, value in asked.items() if value is not None}
    file = config or (Path(said) if (said := os.environ.get("QUESTABLE_CONFIG")) else None)

    def read() -> Config:
        return configured(file, os.environ, asked)

    try:
        found = read()
        with told(words):
            _serve(found, read, words, lan, check, (file, asked))
    except KeyboardInterrupt:
        return
    except BadConfig as error:
        why = _wrong(words, error)
        raise Complaint(words.say("web-bad-config", where=error.where, why=why)) from error
    except StoreError as error:
        raise store_complaint(words, found.db or usual_db(), error) from error
    except OSError as error:
        word = "web-host" if is_no_address(error) else "web-port"
        facts = {"host": found.host, "port": str(found.port), "why": cause(words, error)}
        raise Complaint(words.say(word, **facts)) from error


@contextmanager
def told(words: "Words") -> Iterator[None]:
    """An address that is none is told in one line."""
    from questable.storage import EXAMPLES, BadAddress, shown
    from questable.terminal.complaint import Complaint

    try:
        yield
    except BadAddress as error:
        said = words.say("web-bad-db", db=shown(error.address), example=EXAMPLES)
        raise Complaint(said) from error


def store_complaint(words: "Words", address: str, error: "StoreError") -> Exception:
    """Why a store cannot be used, in one line, without its password."""
    from questable.storage import shown
    from questable.terminal.causes import cause
    from questable.terminal.complaint import Complaint

    known = "web-taken" if error.code == "taken" else "web-store"
    return Complaint(words.say(known, db=shown(address), why=cause(words, error)))


def _wrong(words: "Words", error: "BadConfig") -> str:
    """What cannot be so in a file or a variable."""
    from questable.terminal.causes import cause

    if isinstance(error.__cause__, OSError):
        return cause(words, error.__cause__)
    return words.say(f"config-{error.code}", **error.facts)


def _serve(
    found: "Config",
    read: Callable[[], "Config"],
    words: "Words",
    lan: bool,
    check: bool,
    given: tuple[Path | None, dict[str, Any]],
) -> None:
    from questable.storage import claimed, is_database, shown, store_of
    from questable.terminal.complaint import Complaint
    from questable.web.homes import are_apart
    from questable.web.pack_files import PackFile, PackFiles, said
    from questable.web.server import listen
    from questable.web.server import serve as serve_web

    address = found.db or usual_db()
    if not found.db:
        Path(address.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
    files = _pack_files(words, found)
    shared = found.workers > 1 or bool(found.address)
    if shared and not is_database(address):
        raise Complaint(words.say("web-workers-file"))
    if check:
        with claimed(address, shared), listen(found.host, found.port):
            asyncio.run(_opened(store_of(address)))
        return

    findings = _findings(words, address)

    def ready(port: int) -> None:
        host = HERE if found.host == EVERYWHERE else found.host
        url = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
        print(words.say("web-serving", url=url + found.prefix, db=shown(address)))
        for line in findings:
            print(line)
        for file in files:
            title = words.say(f"{file.game.key}-title")
            print(words.say("web-pack", game=title, file=str(file.path)))
        if lan:
            url = f"http://{house_address()}:{port}{found.prefix}"
            print(words.say("web-serving-lan", url=url))
            _print_code(url)
        print(words.say("web-stop"), flush=True)

    def tell(file: PackFile) -> None:
        print(said(words, file), flush=True)

    if shared:
        from questable.web.supervisor import Plan, supervise

        with claimed(address, shared=True), listen(found.host, found.port) as listening:
            others = asyncio.run(_opened(store_of(address, shared=True)))
            if are_apart(found.address, others):
                raise Complaint(words.say("web-workers-apart"))
            port = listening.getsockname()[1]
            plan = Plan(address, str(given[0] or ""), given[1], words.lang)
            supervise(plan, found.workers, listening, lambda: ready(port))
        return

    serve_web(
        address,
        found.host,
        found.port,
        ready,
        limits=found.table_limits(),
        web_limits=found.web_limits(),
        names=found.names,
        proxies=found.proxies,
        prefix=found.prefix,
        metrics_token=found.metrics_token,
        house=found.house,
        reread=lambda: read().house,
        packs=PackFiles(files, tell),
    )


def _pack_files(words: "Words", found: "Config") -> list["PackFile"]:
    """The packs of the house, each read once; a Complaint names file and line."""
    from questable.engine import PackError, Refused
    from questable.terminal.arguments import game_called
    from questable.terminal.complaint import fault_at, refusal, text_of
    from questable.web.pack_files import PackFile, parts

    files: list[PackFile] = []
    for key, path in parts(found.packs):
        game = game_called(words, key)
        text_of(words, path)
        files.append(PackFile(game, path))
        try:
            files[-1].open()
        except PackError as error:
            raise fault_at(words, path, error.line, error) from error
        except Refused as error:
            raise refusal(words, game, error) from error
    return files


def _findings(words: "Words", address: str) -> list[str]:
    """What there is to say of a database, a warning among it when commits may be lost."""
    from questable.storage import is_database

    if not is_database(address):
        return []
    from questable.storage.postgres_session import findings

    found = asyncio.run(findings(address))
    lines = [words.say("web-postgres", version=found["version"], commit=found["commit"])]
    for setting in ("synchronous_commit", "fsync"):
        if found["commit" if setting == "synchronous_commit" else setting] == "off":
            lines.append(words.say("web-postgres-unsafe", setting=setting))
    return lines


async def _opened(store: "Store") -> list["Worker"]:
    """It can be used; who else does so now."""
    await store.begin()
    living = await store.living()
    await store.close()
    return living


def _print_code(url: str) -> None:
    import segno

    segno.make(url, error="l").terminal(compact=True, border=2)
