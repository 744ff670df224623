"""What is told of a game: for the log, for motion on a screen. Nothing is hidden.

See docs/architecture.md, Events.

A pawn is told as `pawn` (f1) and `saint` (its key); colours, places, saints and questions by
their ids.

| kind | facts | |
|---|---|---|
| seated | seat, colour | by lot |
| rolled-first | seat, n | |
| tied | | the tied roll again |
| first | seat, colour | who begins |
| picked | seat, colour, saint | |
| top-saint | saint | the card that now lies on top |
| turn | seat, colour, n, member, members | whose of a team it is, from 1 |
| rolled | seat, a | |
| rolled-both | seat, a, b | |
| no-move | seat | nothing can be moved by this roll; after a six it may be rolled again |
| passed | seat | |
| started | pawn, saint, to | |
| moved | pawn, saint, from, to | |
| bumped | pawn, saint, from, to, by, by_saint | |
| stays | pawn, saint, to, by, by_saint | it was sent there, but the pawn `by` is in its way |
| stays-far | pawn, saint | the count leads beyond its last tile, or back over its entrance |
| back | pawn, saint, from, to | |
| forward, crossed | pawn, saint, from, to | |
| in-heaven, in-throne | pawn, saint, n | it has come in: how many of its colour are there |
| way-open | colour | it may go on to the Throne Room |
| froze, unfroze | pawn, saint, n | markers left |
| freeze-tried, thaw-tried, bump-tried | pawn, saint, seat | before the dice are rolled |
| missed | seat | the dice did not do it |
| no-ice | seat | all markers are in use, and the turn ends |
| fire-idle, freeze-idle | seat | nobody to unfreeze, or to freeze |
| drew-action | seat, card, effect | |
| no-effect | card | what it asks for cannot be done |
| direction | direction | |
| turn-lost | seat | |
| swapped | pawn, saint, with, with_saint | |
| sent-to-start | pawn, saint, to | or Home |
| one-more-roll | seat | after a six, a start, card 11 |
| another-turn | seat | |
| saint-read | seat, saint | the card is read aloud |
| saint-drawn | seat, saint | a question will be asked |
| question-drawn | seat, question | one of three |
| question | seat, question, by | who asks; -1 for the referee |
| answered | seat, question, answer, right_answer, right | 1 for right, else 0 |
| kept | seat, saint | |
| token-taken | seat, colour, from | -1 where nobody had it |
| token-given-up, token-tried | seat, colour | |
| proposed, refused | seat, to | a seat |
| allied, parted | seat, with | a seat |
| scored | seat, colour, points, total, series | total, series: with earlier games |
| won | seat, colour | |
| series-won | seat, total | |
"""

from questable.games.holy_quest.board import HEAVEN
from questable.games.holy_quest.pieces import COLOURS, PAWNS, PAWNS_EACH
from questable.games.holy_quest.state import HolyQuestState


def tell_pawn(s: HolyQuestState, kind: str, pawn: int) -> None:
    """Something about one pawn."""
    if s.log is not None:
        s.log.tell(kind, {"pawn": PAWNS[pawn], "saint": saint_name(s, pawn)})


def tell_named(s: HolyQuestState, kind: str, pawn: int) -> None:
    """The player at turn has named a pawn."""
    if s.log is not None:
        seat = s.seat_of[s.turn]
        s.log.tell(kind, {"pawn": PAWNS[pawn], "saint": saint_name(s, pawn), "seat": seat})


def tell_counted(s: HolyQuestState, kind: str, pawn: int, n: int) -> None:
    """Something about one pawn, and a number."""
    if s.log is not None:
        s.log.tell(kind, {"pawn": PAWNS[pawn], "saint": saint_name(s, pawn), "n": n})


def tell_way(s: HolyQuestState, kind: str, pawn: int, start: int, end: int) -> None:
    """A pawn goes from one place to another."""
    if s.log is not None:
        s.log.tell(
            kind,
            {
                "pawn": PAWNS[pawn],
                "saint": saint_name(s, pawn),
                "from": s.board.place_name(start),
                "to": s.board.place_name(end),
            },
        )


def tell_place(s: HolyQuestState, kind: str, pawn: int, place: int) -> None:
    """A pawn comes to a place."""
    if s.log is not None:
        to = s.board.place_name(place)
        s.log.tell(kind, {"pawn": PAWNS[pawn], "saint": saint_name(s, pawn), "to": to})


def tell_blocked(s: HolyQuestState, pawn: int, place: int) -> None:
    """A pawn stays, because of who stands where it was sent."""
    if s.log is not None:
        by = s.at[place] if place < HEAVEN else _in_heaven(s, pawn, place)
        s.log.tell(
            "stays",
            {
                "pawn": PAWNS[pawn],
                "saint": saint_name(s, pawn),
                "to": s.board.place_name(place),
                "by": PAWNS[by],
                "by_saint": saint_name(s, by),
            },
        )


def _in_heaven(s: HolyQuestState, pawn: int, place: int) -> int:
    """The pawn of the same colour that stands on a tile of Heaven."""
    first = pawn // PAWNS_EACH * PAWNS_EACH
    return first + s.where[first : first + PAWNS_EACH].index(place)


def tell_bump(s: HolyQuestState, pawn: int, start: int, by: int) -> None:
    """A pawn was bumped from a place to where it stands now."""
    if s.log is not None:
        s.log.tell(
            "bumped",
            {
                "pawn": PAWNS[pawn],
                "saint": saint_name(s, pawn),
                "from": s.board.place_name(start),
                "to": s.board.place_name(s.where[pawn]),
                "by": PAWNS[by],
                "by_saint": saint_name(s, by),
            },
        )


def tell_seat(s: HolyQuestState, kind: str) -> None:
    """What the player at turn did, with no more to say."""
    if s.log is not None:
        s.log.tell(kind, {"seat": s.seat_of[s.turn]})


def tell_saint(s: HolyQuestState, kind: str, saint: int) -> None:
    """A Saint card and the player at turn."""
    if s.log is not None:
        s.log.tell(kind, {"seat": s.seat_of[s.turn], "saint": s.box.saints[saint]})


def tell_colour(s: HolyQuestState, kind: str, colour: int) -> None:
    """The player at turn and a colour."""
    if s.log is not None:
        s.log.tell(kind, {"seat": s.seat_of[s.turn], "colour": COLOURS[colour]})


def tell_pair(s: HolyQuestState, kind: str, key: str, colour: int) -> None:
    """The player at turn and another player."""
    if s.log is not None:
        s.log.tell(kind, {"seat": s.seat_of[s.turn], key: s.seat_of[colour]})


def saint_name(s: HolyQuestState, pawn: int) -> str:
    """The saint of a pawn, by key."""
    return s.box.saints[s.saint_of[pawn]]
