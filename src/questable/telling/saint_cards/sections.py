"""SaintCards laid out as text: the turn, the top card, the own hand, players, decks."""

from questable.engine import OVER
from questable.games.saint_cards.view import SaintCardsView
from questable.table.told.words import Section
from questable.telling.saint_cards import sentences
from questable.telling.saint_cards.course import begun, lacking, marks, open_lines
from questable.telling.saint_cards.names import Names
from questable.telling.sheet import Sheet, listed

CARD = ("card", "colours", "times", "symbols")
HELD = (*CARD, "matches")
PLAYER = ("player", "treasures", "hand", "remarks")


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
        sheet.table("top", CARD, [_card(view, names, view.top)])
    if "claim" in view.phases:
        sheet.table("played-on", CARD, [_card(view, names, view.on)])
    if view.seat >= 0 and view.hand:
        rows = [_held(view, names, place) for place in range(len(view.hand))]
        sheet.table("hand", HELD, rows)
    elif view.seat >= 0:
        sheet.lines("hand", [say("saint-cards-told-empty")])
    sheet.table("players", PLAYER, [_player(sheet, view, names, n) for n in range(view.seats)])
    played = len(view.played) + bool(view.top)
    decks = [say("saint-cards-shown-deck", count=view.deck) + "."]
    sheet.lines("piles", [*decks, say("saint-cards-shown-played", count=played) + "."])
    return sheet.sections


def _card(view: SaintCardsView, names: Names, key: str) -> list[str]:
    """All that can be matched; a WildCard's effect instead of symbols."""
    colours, times, symbols = (listed(part) for part in names.parts(view, key))
    if key in names.wildcards:
        symbols = names.voice.say(f"saint-cards-effect-{key}")
        wildcard = names.voice.say("saint-cards-shown-wildcard")
        return [f"{names.card(key)} ({wildcard})", colours, times, symbols]
    return [names.card(key), colours, times, symbols]


def _held(view: SaintCardsView, names: Names, place: int) -> list[str]:
    key, marked = view.hand[place], marks(view, names, place)
    if marked is None or key in names.wildcards:
        matches = ""
    else:
        facts = names.facts(marked, key)
        count = len(marked)
        matches = names.voice.say("telling-numbered", n=count, words=facts) if count else "0"
    return [*_card(view, names, key), matches]


def _player(sheet: Sheet, view: SaintCardsView, names: Names, seat: int) -> list[str | int]:
    say = names.voice.say
    owing = [each for each in view.owing if each not in view.late]
    states = {"out": view.out, "late": view.late, "owing": owing, "guided": view.guided}
    remarks = [say(f"saint-cards-shown-{state}") for state in states if seat in states[state]]
    if view.dealer == seat:
        remarks.append(say("saint-cards-shown-deals"))
    if view.known[seat]:
        remarks.append(say("saint-cards-shown-seen", cards=names.listed(view.known[seat])))
    if centuries := lacking(view, seat):
        words = ", ".join(map(str, centuries))
        remarks.append(say("saint-cards-shown-lacks", words=words))
    acts = begun(view) and view.turn == seat and view.actor != OVER
    name = sheet.acting(names.voice.seat(seat), acts)
    return [name, view.treasures[seat], view.sizes[seat], listed(remarks)]


def spots(view: SaintCardsView, names: Names) -> dict[str, str]:
    """Every card in sight with all that can be matched on it."""
    seen = {*view.hand, view.top, view.on, *view.played[-1:], *view.looked, *view.aside}
    seen |= {card for known in view.known for card in known} | {view.giving}
    return {key: sentences.card(view, names, key) for key in sorted(seen - {""})}
