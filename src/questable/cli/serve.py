"""The command that opens the table to browsers and sockets: here, or in the house."""

import os
import socket
from pathlib import Path
from typing import Annotated

import typer

from questable.cli.words import Lang

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"
PORT = 8000


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


Port = Annotated[int, typer.Option(help="0 for any that is free.", min=0, max=65535)]
Db = Annotated[
    str | None, typer.Option(help="Where rooms are kept: sqlite:///FILE.", metavar="URL")
]
Lan = Annotated[bool, typer.Option("--lan", help="Serve to the local network.")]
Days = Annotated[int, typer.Option(help="Forget rooms unused for N days.", min=1)]
Names = Annotated[list[str] | None, typer.Option(help="A host name of this server, repeatable.")]
Proxy = Annotated[
    bool, typer.Option("--proxy", help="Behind a proxy on this machine that ends TLS.")
]


def serve(
    port: Port = PORT,
    db: Db = None,
    lan: Lan = False,
    days: Days = 30,
    name: Names = None,
    proxy: Proxy = False,
    lang: Lang = None,
) -> None:
    """Serve the table on http://127.0.0.1:8000 until Ctrl+C."""
    from questable.storage import BadAddress
    from questable.table import Limits
    from questable.table.ports import StoreError
    from questable.terminal.complaint import Complaint
    from questable.terminal.request import words_in
    from questable.web import serve as serve_web

    words = words_in(lang)
    address = db or usual_db()
    if db is None:
        Path(address.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)

    def ready(port: int) -> None:
        print(words.say("web-serving", url=f"http://{HERE}:{port}", db=address))
        if lan:
            url = f"http://{house_address()}:{port}"
            print(words.say("web-serving-lan", url=url))
            _print_code(url)
        print(words.say("web-stop"), flush=True)

    try:
        serve_web(
            address,
            EVERYWHERE if lan else HERE,
            port,
            ready,
            limits=Limits(days=days),
            names=tuple(each.lower() for each in name or []),
            proxies=("127.0.0.1", "::1") if proxy else (),
        )
    except KeyboardInterrupt:
        return
    except BadAddress as error:
        raise Complaint(
            words.say("web-bad-db", db=error.address, example="sqlite:///FILE")
        ) from error
    except StoreError as error:
        raise Complaint(words.say("web-store", db=address, why=str(error))) from error
    except OSError as error:
        why = error.strerror or str(error)
        raise Complaint(words.say("web-port", port=str(port), why=why)) from error


def _print_code(url: str) -> None:
    import segno

    segno.make(url, error="l").terminal(compact=True, border=2)
