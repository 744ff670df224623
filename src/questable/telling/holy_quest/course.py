"""What one entry of The Holy Quest comes to, with the reasons that its events leave unsaid."""

from questable.engine import EVERYONE, Event
from questable.games.holy_quest.board import DIRECTIONS, FAST_FORWARD, NOWHERE, WILD
from questable.games.holy_quest.pieces import COLOURS, LETTERS, N_COLOURS
from questable.games.holy_quest.view import HolyQuestView
from questable.telling.holy_quest.names import Names

Facts = dict[str, int | str]
IDLE = "idle"
"""A fact of a move that ends on a tile whose sign does nothing at this table."""


def course(before: HolyQuestView, names: Names, events: list[Event]) -> list[Event]:
    """The events, some by a word that says more, and what follows of them."""
    back = _sent_back(names, events)
    winners = [event for event in events if event.kind == "won"]
    shared = len(winners) > 1 and not before.teams
    found = []
    for event in events:
        kind = _wild(before, names, event) or _back(names, event, back)
        if shared and event.kind == "won":
            kind = "won-shared"
        facts = event.facts | {IDLE: 1} if _idle(before, names, event) else event.facts
        found.append(Event(kind or event.kind, event.audience, facts))
        if event.kind == "moved" and _last_forward(before, names, event):
            found.append(Event("forward-last", event.audience, event.facts))
    return found + _series(before, names, events)


def _idle(before: HolyQuestView, names: Names, event: Event) -> bool:
    kind, _, digits = str(event.facts.get("to", "")).partition("-")
    return kind == "path" and names.idle(int(digits), before)


def _wild(before: HolyQuestView, names: Names, event: Event) -> str:
    """H-4.7: both dice or a card, chosen on a Wild tile."""
    if event.kind == "rolled-both" and before.phases[-1:] == ["granted"]:
        return "wild-both" if before.granted == "wild" else ""
    if event.kind != "drew-action":
        return ""
    places = [pawn.place for pawn in before.pawns if pawn.pawn == before.this_pawn]
    on_wild = places and names.board.kind[names.board.place_named(places[0])] == WILD
    return "wild-drew" if on_wild else ""


def _sent_back(names: Names, events: list[Event]) -> int:
    """By how many tiles a card or a wrong answer of this entry sends a pawn back, or 0."""
    for event in events:
        if event.kind == "drew-action" and event.facts["effect"] == "back":
            return names.box.tiles[int(event.facts["card"])]
        if event.kind == "answered" and not event.facts["right"]:
            return names.box.wrong
    return 0


def _back(names: Names, event: Event, count: int) -> str:
    """H-3.10: a pawn that stops early rather than step onto its own entrance."""
    if count and event.kind == "stays-far":
        return "stays-back"
    if event.kind != "back":
        return ""
    board = names.board
    start, end = (board.place_named(str(event.facts[key])) for key in ("from", "to"))
    steps = min((start - end) % board.size, (end - start) % board.size)
    return "back-short" if steps < count else ""


def _last_forward(before: HolyQuestView, names: Names, event: Event) -> bool:
    """H-4.1: whether it has come to the last Fast Forward before its own entrance."""
    board = names.board
    place = board.place_named(str(event.facts["to"]))
    if before.phases[-1:] == ["bump-roll"] or "fast-forward" not in before.acting:
        return False
    if not 0 <= place < board.size or board.kind[place] != FAST_FORWARD:
        return False
    colour = LETTERS.index(str(event.facts["pawn"])[0])
    row = DIRECTIONS.index(before.direction) * N_COLOURS + colour
    return board.forward[row * board.size + place] == NOWHERE


def _series(before: HolyQuestView, names: Names, events: list[Event]) -> list[Event]:
    """H-6.8: how far the best have come, when a game of a series did not end it."""
    sums = {int(e.facts["seat"]): int(e.facts["total"]) for e in events if e.kind == "scored"}
    if not before.sum_to_win or not sums or max(sums.values()) >= before.sum_to_win:
        return []
    best = max(sums.values())
    leaders = names.voice.seats([seat for seat, total in sums.items() if total == best])
    facts: Facts = {"person": leaders, "total": best, "points": before.sum_to_win}
    return [Event("series-on", EVERYONE, facts)]


def turn_order(view: HolyQuestView) -> list[int]:
    """The seats as turns go round the table, clockwise from the first one (H-3.1)."""
    colours = [COLOURS.index(colour) for colour in view.colours]
    return sorted(range(len(view.players)), key=lambda n: (colours[n] - colours[0]) % N_COLOURS)
