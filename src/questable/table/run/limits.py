"""How much a hall takes on."""

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Generous for a parish, finite for the machine."""

    rooms: int = 10_000
    people: int = 60
    """In one room, besides those whom the host gave a seat."""
    people_of_one: int = 45
    """That came in from one address: a class fits, and leaves room for others."""
    lines: int = 160
    """Of one room, spectators included; whoever sits always has one."""
    lines_of_one: int = 8
    """That one person may have."""
    watchers: int = 60
    """Spectators of one room."""
    watchers_of_one: int = 45
    """From one address."""
    open_messages: int = 16
    """That one line may have unanswered."""
    message_bytes: int = 16_384
    record_bytes: int = 2_000_000
    """A message of the host that brings a pack or a record may be so long."""
    room_bytes: int = 16_000_000
    """What one room may store; a game that runs may take as much again to come to its end,
    and people's coming and going the same."""
    days: int = 30
    """Rooms in which nothing happened for so long are deleted."""
    gameless_days: int = 7
    """Those in which no game ever began."""
    empty_days: int = 1
    """Those that only their opener ever saw."""
    idle_minutes: int = 10
    """Rooms without lines sleep after so long."""
    falls: int = 3
    """A room that was in hand when so many workers fell within an hour is not opened any more."""
    snapshot_rows: int = 64
    """A snapshot is taken after so many rows."""
    pack_hours: int = 24
    """Games that are over are packed when nothing happened in their room for so long; 0 never. No
    client may send a message again after that."""
