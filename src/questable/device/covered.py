"""What a covered hand is told, on a device that several share: nothing for its eyes alone."""

import msgspec

from questable.table import messages


class HandCover(
    msgspec.Struct, frozen=True, tag_field="do", tag="cover", forbid_unknown_fields=True
):
    """Nobody sees this hand from now on, or its owner has the device."""

    down: bool


class Covered(msgspec.Struct, frozen=True, tag_field="is", tag="covered"):
    """So it is from here on: what comes after this is told by it."""

    down: bool


_cover = msgspec.json.Decoder(HandCover)
_encode = msgspec.json.encode


def cover_of(data: str) -> bool | None:
    """Whether a message covers a hand or shows it; None for all other messages."""
    if '"cover"' not in data[:40]:
        return None
    try:
        return _cover.decode(data).down
    except msgspec.MsgspecError:
        return None


def answer(down: bool) -> bytes:
    """That it is done."""
    return _encode(Covered(down))


def covered(update: messages.Update) -> messages.Update:
    """The room as everybody sees it, and whether the hand is asked for something; neither what it
    holds nor what was done."""
    play = update.play
    return messages.Update(
        seq=update.seq,
        told=[each for each in update.told if not isinstance(each.fact, messages.Acted)],
        table=update.table,
        play=play and messages.PlayNow(view={}, asks=play.asks, answered=play.answered),
        part=update.part,
    )
