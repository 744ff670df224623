"""A typed, async client of a table: for people's scripts and for bots (docs/adding-a-bot.md)."""

from questable.client.rest import enter, invite, open_room, record
from questable.client.seat import Seat
from questable.client.wire import Gone
from questable.table import No

__all__ = ["Gone", "No", "Seat", "enter", "invite", "open_room", "record"]
