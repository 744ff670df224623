"""Run the Race! laid out as text: piles, the own hand and what fits, players."""

from questable.games.run_the_race.deck import SEATS, SIDES, shared
from questable.games.run_the_race.pack import deck
from questable.games.run_the_race.view import HIDDEN, RaceView
from questable.table.told.words import SaintFacts, Section
from questable.telling.run_the_race.names import Names
from questable.telling.run_the_race.sentences import heading, proven, slot_words
from questable.telling.sheet import Sheet, acting, listed

FACTS = ("card", "colour", "born", "died", "month")
PILE = ("pile", *FACTS, "side")
SLOT = ("slot", *FACTS, "fits")
PLAYER = ("player", "left", "hand", "draw")
EMPTY = "-"


def sections(view: RaceView, names: Names) -> list[Section]:
    """All of the table."""
    sheet = Sheet(names.voice)
    sheet.lines("turn", [names.voice.waiting(view), ", ".join(heading(view, names)) + "."])
    tops = [cards[-1] if cards else HIDDEN for cards in view.piles]
    sheet.part(_piles, names, tops, view.sides)
    if view.seat >= 0:
        sheet.part(_hand, names, tops, view.hands[view.seat])
    held = [sum(text != EMPTY for text in hand) for hand in view.hands]
    known = [line for seat in range(SEATS) for line in proven(view, names, seat)]
    numbers = [view.left, held, view.draw]
    sheet.part(_players, names, view.actor, numbers, known, view.side)
    return sheet.sections


def _piles(names: Names, tops: list[str], beside: list[int]) -> list[Section]:
    sheet, say = Sheet(names.voice), names.voice.say
    rows: list[list[str | int]] = [
        [say("run-the-race-side", pile=side), *names.voice.once(_facts, names, top), number]
        for side, top, number in zip(SIDES, tops, beside, strict=True)
    ]
    sheet.table("piles", PILE, rows)
    return sheet.sections


def _hand(names: Names, tops: list[str], hand: list[str]) -> list[Section]:
    sheet, once = Sheet(names.voice), names.voice.once
    rows: list[list[str | int]] = []
    for slot, text in enumerate(hand, 1):
        fits = [once(_fit, names, text, *pile) for pile in zip(tops, SIDES, strict=True)]
        rows.append([slot, *once(_facts, names, text), listed(fits)])
    sheet.table("hand", SLOT, rows)
    return sheet.sections


def _players(
    names: Names, actor: int, numbers: list[list[int]], known: list[str], side: list[str]
) -> list[Section]:
    sheet, voice = Sheet(names.voice), names.voice
    rows = [
        (acting(voice, voice.seat(seat), actor == seat), *counts)
        for seat, counts in enumerate(zip(*numbers, strict=True))
    ]
    told = voice.say("run-the-race-told-sides", cards=names.listed(side)) if side else ""
    sheet.table("players", PLAYER, rows, [*known, told] if told else known)
    return sheet.sections


def _facts(names: Names, text: str) -> tuple[str, ...]:
    if text in (HIDDEN, EMPTY):
        return slot_words(names, text), "", "", "", ""
    born, died = names.times(text)
    return names.saint(text), names.colour(text), born, died, names.month(text)


def _fit(names: Names, text: str, top: str, on: str) -> str:
    """`left (century, colour)`, '' where nothing is shared with a pile's top."""
    known = deck(names.pack)
    if text in (HIDDEN, EMPTY) or top == HIDDEN:
        return ""
    mask = known.match[known.card(text) * known.size + known.card(top)]
    say = names.voice.say
    words = [say("run-the-race-match", match=each) for each in shared(mask).split()]
    side = say("run-the-race-side", pile=on)
    return f"{side} ({', '.join(words)})" if words else ""


def spots(view: RaceView, names: Names) -> dict[str, str]:
    """Every card in sight with its facts; the own slots and the piles, in few words."""
    told = {key: names.told(key) for key in _seen(view)}
    once = names.voice.once
    tops = [cards[-1] if cards else HIDDEN for cards in view.piles]
    left, right = tops
    for side, top in zip(SIDES, tops, strict=True):
        told[f"pile:{side}"] = once(_pile, names, side, top)
    if view.seat >= 0:
        for slot, text in enumerate(view.hands[view.seat], 1):
            told[f"slot:{slot}"] = once(_slot, names, slot, text, left, right)
    return told


def _pile(names: Names, side: str, top: str) -> str:
    say = names.voice.say
    return say("run-the-race-spot-pile", pile=side, words=_brief(names, top))


def _slot(names: Names, slot: int, text: str, left: str, right: str) -> str:
    """A race leaves no time: name, facts as short as can be, and what fits where."""
    say, known = names.voice.say, deck(names.pack)
    told = say("run-the-race-spot-slot", n=slot, words=_brief(names, text))
    for top, on in ((left, SIDES[0]), (right, SIDES[1])):
        if HIDDEN in (text, top) or text == EMPTY:
            continue
        mask = known.match[known.card(text) * known.size + known.card(top)]
        words = [names.alike(match, text, top) for match in shared(mask).split()]
        if words:
            told = say("run-the-race-spot-fit", card=told, pile=on, words=", ".join(words))
    return f"{told}."


def _brief(names: Names, text: str) -> str:
    return slot_words(names, text) if text in (HIDDEN, EMPTY) else names.brief(text)


def _seen(view: RaceView) -> list[str]:
    seen = {card for pile in view.piles for card in pile[-1:]}
    seen |= {text for hand in view.hands for text in hand} - {HIDDEN, EMPTY}
    return sorted(seen)


def faces(view: RaceView, names: Names) -> dict[str, SaintFacts]:
    """What stands on every card in sight."""
    return {key: names.face(key) for key in _seen(view)}
