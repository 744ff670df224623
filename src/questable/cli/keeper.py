"""Commands for whoever keeps a house: copies of the store, and its rooms."""

import asyncio
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable.cli.serve import Db, usual_db
from questable.cli.words import JsonFlag, Lang, print_json

if TYPE_CHECKING:
    from questable.table.ports import ListedRoom
    from questable.text import Words

app = typer.Typer(add_completion=False)
rooms = typer.Typer(add_completion=False, help="The rooms that a store keeps.")
RoomId = Annotated[str, typer.Argument(metavar="ROOM")]
HOUR = 3_600_000


@contextmanager
def _store(db: str | None, lang: str | None) -> Iterator[tuple["Words", str, Path]]:
    """The words to speak in, the store's address and its file."""
    from questable.storage import BadAddress, file_of
    from questable.table.ports import StoreError
    from questable.terminal.arguments import words_in
    from questable.terminal.causes import cause
    from questable.terminal.complaint import Complaint

    words = words_in(lang)
    address = db or os.environ.get("QUESTABLE_DB") or usual_db()
    try:
        path = file_of(address)
        if path is None:
            raise BadAddress(address)
        yield words, address, path
    except BadAddress as error:
        raise Complaint(words.say("web-bad-db", db=address, example="sqlite:///FILE")) from error
    except StoreError as error:
        known = "web-taken" if error.code == "taken" else "web-store"
        raise Complaint(words.say(known, db=address, why=cause(words, error))) from error


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")], db: Db = None, lang: Lang = None
) -> None:
    """Copy the store while tables play; the copy holds seeds of running games, so keep it safe."""
    from questable.storage.keeping import copied
    from questable.terminal.complaint import Complaint

    with _store(db, lang) as (words, _, path):
        if file.exists():
            raise Complaint(words.say("web-there-already", file=str(file)))
        copied(path, file)
        print(words.say("web-backed-up", file=str(file)))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE")], db: Db = None, lang: Lang = None
) -> None:
    """Put a backup in the place of the store, which is kept beside it; no server may run."""
    from questable.storage import claimed
    from questable.storage.keeping import put_back
    from questable.terminal.complaint import Complaint

    with _store(db, lang) as (words, address, path):
        if not file.exists():
            raise Complaint(words.say("web-no-file", file=str(file)))
        with claimed(address):
            before = put_back(file, path)
        print(words.say("web-restored", db=address))
        if before is not None:
            print(words.say("web-kept-before", file=str(before)))


@rooms.command("list")
def list_rooms(db: Db = None, as_json: JsonFlag = False, lang: Lang = None) -> None:
    """All rooms, the one that was used last first."""
    from questable.storage.keeping import listed

    with _store(db, lang) as (words, _, path):
        found = listed(path)
        if as_json:
            print_json([_facts(each) for each in found])
            return
        for each in found:
            print(_line(words, each))
        print(words.say("web-rooms", count=len(found)))


@rooms.command()
def show(room: RoomId, db: Db = None, as_json: JsonFlag = False, lang: Lang = None) -> None:
    """One room in figures; its names and games belong to the players."""
    from questable.storage.keeping import facts_of
    from questable.terminal.complaint import Complaint

    with _store(db, lang) as (words, _, path):
        found = facts_of(path, room)
        if found is None:
            raise Complaint(words.say("web-no-room", room=room))
        if as_json:
            more = {"rows": found.rows, "people": found.people, "games": found.games}
            print_json({**_facts(found.room), **more})
            return
        print(_line(words, found.room))
        print(words.say("web-room-facts", rows=found.rows, people=found.people, games=found.games))


@rooms.command()
def delete(room: RoomId, db: Db = None, lang: Lang = None) -> None:
    """Forget a room and all that belongs to it; no server may run."""
    from questable.storage import claimed, store_of
    from questable.storage.keeping import facts_of
    from questable.terminal.complaint import Complaint

    async def forget(address: str) -> None:
        store = store_of(address)
        await store.begin()
        await store.delete(room)
        await store.close()

    with _store(db, lang) as (words, address, path):
        with claimed(address):
            if facts_of(path, room) is None:
                raise Complaint(words.say("web-no-room", room=room))
            asyncio.run(forget(address))
        print(words.say("web-room-deleted", room=room))


def _facts(listed: "ListedRoom") -> dict[str, int | str]:
    return {
        "room": listed.room,
        "opened": listed.opened,
        "touched": listed.touched,
        "life": ("alone", "company", "played")[listed.life],
        "bytes": listed.bytes,
    }


def _line(words: "Words", listed: "ListedRoom") -> str:
    life = _facts(listed)["life"]
    return words.say(
        "web-room",
        room=listed.room,
        opened=_day(listed.opened),
        hours=max(0, int(time.time() * 1000) - listed.touched) // HOUR,
        life=words.say(f"web-room-{life}"),
        kilobytes=(listed.bytes + 1023) // 1024,
    )


def _day(at: int) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(at / 1000))
