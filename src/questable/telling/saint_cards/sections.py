"""SaintCards laid out as text: the turn, the top card, the own hand, players, decks."""

from questable.engine import OVER
from questable.games.saint_cards.view import SaintCardsView
from questable.table.told.words import Section
from questable.telling.saint_cards import sentences
from questable.telling.saint_cards.course import begun, lacking, marks, open_lines
from questable.telling.saint_cards.names import Names
from questable.telling.sheet import Sheet, acting, listed

CARD = ("card", "colours", "times", "symbols")
HELD = (*CARD, "matches")
PLAYER = ("player", "treasures", "hand", "remarks")
STATES = ("out", "late", "owing", "guided")


def sections(view: SaintCardsView, names: Names) -> list[Section]:
    """All of the table."""
    sheet, say = Sheet(names.voice), names.voice.say
    turn = [names.voice.waiting(view)]
    if view.turns:
        turn.append(say("saint-cards-shown-turn", n=view.turns) + ".")
    if view.beginner:
        turn.append(say("saint-cards-brief-beginner"))
    if view.learning:
        turn.append(say("saint-cards-brief-learning"))
    sheet.lines("turn", [*turn, *open_lines(view, names)])
    if view.top:
        sheet.table("top", CARD, [names.row(view, view.top)])
    if "claim" in view.phases:
        sheet.table("played-on", CARD, [names.row(view, view.on)])
    if view.seat >= 0 and view.hand:
        places = range(len(view.hand))
        cells = [names.row(view, key) for key in view.hand]
        marked = [marks(view, names, place) for place in places]
        sheet.part(_hand, names, view.hand, cells, marked)
    elif view.seat >= 0:
        sheet.lines("hand", [say("saint-cards-told-empty")])
    at_turn = view.turn if begun(view) and view.actor != OVER else -1
    lacks = [lacking(view, seat) for seat in range(view.seats)]
    owing = [each for each in view.owing if each not in view.late]
    states = [view.out, view.late, owing, view.guided]
    numbers = [view.treasures, view.sizes]
    sheet.part(_players, names, at_turn, view.dealer, states, numbers, view.known, lacks)
    played = len(view.played) + bool(view.top)
    decks = [say("saint-cards-shown-deck", count=view.deck) + "."]
    sheet.lines("piles", [*decks, say("saint-cards-shown-played", count=played) + "."])
    return sheet.sections


def _hand(
    names: Names, keys: list[str], cells: list[tuple[str, ...]], marked: list[list[str] | None]
) -> list[Section]:
    sheet = Sheet(names.voice)
    rows = []
    for key, row, facts in zip(keys, cells, marked, strict=True):
        told = facts is not None and key not in names.wildcards
        matches = names.voice.once(_matches, names, key, tuple(facts or ())) if told else ""
        rows.append((*row, matches))
    sheet.table("hand", HELD, rows)
    return sheet.sections


def _matches(names: Names, key: str, facts: tuple[str, ...]) -> str:
    """How many facts of a card count now, and which."""
    words = names.facts([*facts], key)
    return names.voice.say("telling-numbered", n=len(facts), words=words) if facts else "0"


def _players(
    names: Names,
    at_turn: int,
    dealer: int,
    states: list[list[int]],
    numbers: list[list[int]],
    known: list[list[str]],
    lacks: list[list[int]],
) -> list[Section]:
    sheet, say = Sheet(names.voice), names.voice.say
    rows: list[list[str | int]] = []
    for seat, (treasures, size) in enumerate(zip(*numbers, strict=True)):
        of_seat = zip(STATES, states, strict=True)
        remarks = [say(f"saint-cards-shown-{state}") for state, who in of_seat if seat in who]
        if dealer == seat:
            remarks.append(say("saint-cards-shown-deals"))
        if known[seat]:
            remarks.append(say("saint-cards-shown-seen", cards=names.listed(known[seat])))
        if lacks[seat]:
            words = ", ".join(map(str, lacks[seat]))
            remarks.append(say("saint-cards-shown-lacks", words=words))
        name = acting(names.voice, names.voice.seat(seat), seat == at_turn)
        rows.append([name, treasures, size, listed(remarks)])
    sheet.table("players", PLAYER, rows)
    return sheet.sections


def spots(view: SaintCardsView, names: Names) -> dict[str, str]:
    """Every card in sight with all that can be matched on it."""
    seen = {*view.hand, view.top, view.on, *view.played[-1:], *view.looked, *view.aside}
    seen |= {card for known in view.known for card in known} | {view.giving}
    return {key: sentences.card(view, names, key) for key in sorted(seen - {""})}
