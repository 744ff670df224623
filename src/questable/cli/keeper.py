"""Commands for whoever keeps a house: copies of the store, and its rooms."""

import asyncio
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable.cli.serve import Db, store_complaint, told, usual_db
from questable.cli.words import JsonFlag, Lang, print_json

if TYPE_CHECKING:
    from questable.table.ports import ListedRoom
    from questable.text import Words

app = typer.Typer(add_completion=False)
rooms = typer.Typer(add_completion=False, help="The rooms that a store keeps.")
RoomId = Annotated[str, typer.Argument(metavar="ROOM")]
HOUR = 3_600_000


@contextmanager
def _store(db: str | None, lang: str | None) -> Iterator[tuple["Words", str]]:
    """The words to speak in, and the store's address."""
    from questable.table.ports import StoreError
    from questable.terminal.arguments import words_in

    words = words_in(lang)
    address = db or os.environ.get("QUESTABLE_DB") or usual_db()
    with told(words):
        try:
            yield words, address
        except StoreError as error:
            raise store_complaint(words, address, error) from error


def _file(words: "Words", address: str, program: str) -> Path:
    """The store's file: whoever keeps a database has a better program for it."""
    from questable.storage import is_database, shown
    from questable.storage.keeping import kept_file
    from questable.terminal.complaint import Complaint

    if is_database(address):
        raise Complaint(words.say("web-postgres-has", db=shown(address), program=program))
    return kept_file(address)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")], db: Db = None, lang: Lang = None
) -> None:
    """Copy the store while tables play; the copy holds seeds of running games, so keep it safe."""
    from questable.storage.keeping import copied
    from questable.terminal.complaint import Complaint

    with _store(db, lang) as (words, address):
        path = _file(words, address, "pg_dump")
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
    from questable.storage.keeping import put_back, read_only
    from questable.table.ports import StoreError
    from questable.terminal.complaint import Complaint

    with _store(db, lang) as (words, address):
        path = _file(words, address, "pg_restore")
        if not file.exists():
            raise Complaint(words.say("web-no-file", file=str(file)))
        with claimed(address):
            try:
                with read_only(file, oldest=1):
                    pass
            except StoreError as error:
                raise store_complaint(words, str(file), error) from error
            before = put_back(file, path)
        print(words.say("web-restored", db=address))
        if before is not None:
            print(words.say("web-kept-before", file=str(before)))


From = Annotated[str, typer.Option("--from", help="The store that is copied.", metavar="URL")]
To = Annotated[str, typer.Option("--to", help="An empty store, or a copy begun.", metavar="URL")]


@app.command()
def migrate(source: From, target: To, lang: Lang = None) -> None:
    """Copy all rooms to another store, as SQLite to PostgreSQL or back; no server may run."""
    from questable.storage import claimed
    from questable.storage.keeping import listed_at
    from questable.storage.moving import Unlike, move
    from questable.terminal.complaint import Complaint

    said = 0.0

    def progress(done: int, count: int) -> None:
        nonlocal said
        if done == count or time.monotonic() > said + 1:
            said = time.monotonic()
            print(words.say("web-moving", done=done, count=count), flush=True)

    with _store(source, lang) as (words, _):
        listed_at(source)
        with claimed(source), _store(target, lang), claimed(target):
            try:
                counts = asyncio.run(move(source, target, progress))
            except Unlike as error:
                raise Complaint(words.say(f"web-move-{error.why}", **error.facts)) from error
            except KeyboardInterrupt:
                print(words.say("web-move-interrupted"), file=sys.stderr)
                raise typer.Exit(130) from None
        print(words.say("web-moved", rooms=counts["rooms"], rows=counts["rows"]))


@rooms.command("list")
def list_rooms(db: Db = None, as_json: JsonFlag = False, lang: Lang = None) -> None:
    """All rooms, the one that was used last first."""
    from questable.storage.keeping import listed_at

    with _store(db, lang) as (words, address):
        found = listed_at(address)
        if as_json:
            print_json([_facts(each) for each in found])
            return
        for each in found:
            print(_line(words, each))
        print(words.say("web-rooms", count=len(found)))


@rooms.command()
def show(room: RoomId, db: Db = None, as_json: JsonFlag = False, lang: Lang = None) -> None:
    """One room in figures; its names and games belong to the players."""
    from questable.storage.keeping import facts_at
    from questable.terminal.complaint import Complaint

    with _store(db, lang) as (words, address):
        found = facts_at(address, room)
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
    from questable.storage.keeping import facts_at, forgotten
    from questable.terminal.complaint import Complaint

    async def forget(address: str) -> None:
        store = store_of(address)
        await store.begin()
        await forgotten(store, room)
        await store.close()

    with _store(db, lang) as (words, address):
        with claimed(address):
            if facts_at(address, room) is None:
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
