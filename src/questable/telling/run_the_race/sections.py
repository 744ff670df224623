"""Run the Race! laid out as text: piles, the own hand and what fits, players."""

from questable.games.run_the_race.deck import SEATS, SIDES, shared
from questable.games.run_the_race.pack import deck
from questable.games.run_the_race.view import HIDDEN, RaceView
from questable.table.told.words import Section
from questable.telling.run_the_race.names import Names
from questable.telling.run_the_race.sentences import heading, proven, slot_words
from questable.telling.sheet import Sheet, listed

FACTS = ("card", "colour", "born", "died", "month")
PILE = ("pile", *FACTS, "side")
SLOT = ("slot", *FACTS, "fits")
PLAYER = ("player", "left", "hand", "draw")
EMPTY = "-"


def sections(view: RaceView, names: Names) -> list[Section]:
    """All of the table."""
    sheet = Sheet(names.voice)
    sheet.lines("turn", [names.voice.waiting(view), ", ".join(heading(view, names)) + "."])
    sheet.table("piles", PILE, [_pile(view, names, pile) for pile in range(len(SIDES))])
    if view.seat >= 0:
        hand = view.hands[view.seat]
        sheet.table("hand", SLOT, [_slot(view, names, n, key) for n, key in enumerate(hand, 1)])
    rows: list[list[str | int]] = []
    for seat in range(SEATS):
        held = sum(text != EMPTY for text in view.hands[seat])
        name = sheet.acting(names.voice.seat(seat), view.actor == seat)
        rows.append([name, view.left[seat], held, view.draw[seat]])
    known = [line for seat in range(SEATS) for line in proven(view, names, seat)]
    if view.side:
        known.append(names.voice.say("run-the-race-told-sides", cards=names.listed(view.side)))
    sheet.table("players", PLAYER, rows, known)
    return sheet.sections


def _facts(names: Names, text: str) -> list[str]:
    if text in (HIDDEN, EMPTY):
        return [slot_words(names, text), "", "", "", ""]
    born, died = names.times(text)
    return [names.saint(text), names.colour(text), born, died, names.month(text)]


def _pile(view: RaceView, names: Names, pile: int) -> list[str]:
    cards = view.piles[pile]
    side = names.voice.say("run-the-race-side", pile=SIDES[pile])
    return [side, *_facts(names, cards[-1] if cards else HIDDEN), str(view.sides[pile])]


def _slot(view: RaceView, names: Names, slot: int, text: str) -> list[str]:
    fits = [_fit(view, names, text, pile) for pile in range(len(SIDES))]
    return [str(slot), *_facts(names, text), listed(fits)]


def _fit(view: RaceView, names: Names, text: str, pile: int) -> str:
    """`left (century, colour)`, '' where nothing is shared with a pile's top."""
    cards, known = view.piles[pile], deck(names.pack)
    if text in (HIDDEN, EMPTY) or not cards:
        return ""
    mask = known.match[known.card(text) * known.size + known.card(cards[-1])]
    say = names.voice.say
    words = [say("run-the-race-match", match=each) for each in shared(mask).split()]
    side = say("run-the-race-side", pile=SIDES[pile])
    return f"{side} ({', '.join(words)})" if words else ""


def spots(view: RaceView, names: Names) -> dict[str, str]:
    """Every card in sight with its facts."""
    seen = {card for pile in view.piles for card in pile[-1:]}
    seen |= {text for hand in view.hands for text in hand} - {HIDDEN, EMPTY}
    return {key: names.told(key) for key in sorted(seen)}
