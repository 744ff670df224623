"""A typed, async client of a table: for people's scripts and for bots (docs/adding-a-bot.md)."""

from questable.client.rest import Refused, enter, invite, open_room, record
from questable.client.seat import Seat
from questable.client.wire import Gone

__all__ = ["Gone", "Refused", "Seat", "enter", "invite", "open_room", "record"]
