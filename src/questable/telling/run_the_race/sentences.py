"""Run the Race! in sentences, and answers to questions about it."""

from questable.games.run_the_race.deck import SEATS, SIDES
from questable.games.run_the_race.view import HIDDEN, RaceView
from questable.telling.places import plain
from questable.telling.run_the_race.names import Names, spellings


def heading(view: RaceView, names: Names) -> list[str]:
    """Pace and turnings."""
    say = names.voice.say
    told = [
        say(f"run-the-race-told-{view.pace}"),
        say("run-the-race-told-turnings", count=view.turnings),
    ]
    if view.fruitless:
        told.append(say("run-the-race-told-vain", count=view.fruitless))
    return told


def player_line(view: RaceView, names: Names, seat: int) -> str:
    """What everyone sees of a player."""
    held = sum(text != "-" for text in view.hands[seat])
    return names.voice.say(
        "run-the-race-told-player",
        seat=names.voice.seat(seat),
        left=view.left[seat],
        count=held,
        n=view.draw[seat],
    )


def slot_words(names: Names, text: str) -> str:
    """What lies in a place: a card with its facts, a card face down, nothing."""
    if text == HIDDEN:
        return names.voice.say("run-the-race-told-face-down")
    return names.voice.say("run-the-race-told-empty") if text == "-" else names.told(text)


def sentences(view: RaceView, names: Names) -> list[str]:
    """The position for the ear: the tops, the own hand, the players."""
    told = [names.voice.waiting(view), ", ".join(heading(view, names)) + "."]
    told += [_top(view, names, pile) for pile in range(2)]
    if view.seat >= 0:
        told += _slots(view, names)
    return told + [player_line(view, names, seat) + "." for seat in range(SEATS)]


def _top(view: RaceView, names: Names, pile: int) -> str:
    cards = view.piles[pile]
    words = slot_words(names, cards[-1] if cards else HIDDEN)
    return names.voice.say(
        "run-the-race-told-top", pile=SIDES[pile], words=words, count=view.sides[pile]
    )


def _slots(view: RaceView, names: Names) -> list[str]:
    return [
        names.voice.say("run-the-race-told-slot", n=slot, words=slot_words(names, text))
        for slot, text in enumerate(view.hands[view.seat], start=1)
    ]


def at(view: RaceView, names: Names, name: str) -> list[str]:
    """What lies in a pile, in the own hand, in the side piles, or is known of a player."""
    asked = plain(name).strip(" ?.")
    say = names.voice.say
    for pile, side in enumerate(SIDES):
        if asked in spellings(side):
            under = view.piles[pile][-2::-1]
            below = say("run-the-race-told-under", count=len(under), cards=names.listed(under))
            return [_top(view, names, pile), below]
    if asked in spellings("hand") and view.seat >= 0:
        return _slots(view, names)
    if asked in spellings("side"):
        if view.side:
            return [say("run-the-race-told-sides", cards=names.listed(view.side))]
        return [say("run-the-race-told-sides-unseen", count=sum(view.sides))]
    for seat in range(SEATS):
        if asked == plain(names.voice.seat(seat)):
            return [player_line(view, names, seat) + ".", *proven(view, names, seat)]
    return []


def proven(view: RaceView, names: Names, seat: int) -> list[str]:
    """What a hidden card is known not to match (S-6.3)."""
    return [
        names.voice.say(
            "run-the-race-told-void",
            n=slot,
            seat=names.voice.seat(seat),
            cards=names.listed(tops),
        )
        for slot, tops in enumerate(view.voids[seat], start=1)
        if tops and seat != view.seat
    ]


def where(view: RaceView, names: Names, name: str) -> list[str]:
    """Where a saint's card is to be seen."""
    told = []
    for key in names.found(name):
        told += [names.told(key) + ".", _place(view, names, key)]
    return told


def _place(view: RaceView, names: Names, key: str) -> str:
    say = names.voice.say
    if view.seat >= 0 and key in view.hands[view.seat]:
        return say("run-the-race-where-slot", n=view.hands[view.seat].index(key) + 1)
    for pile, cards in enumerate(view.piles):
        if key in cards:
            word = "top" if cards[-1] == key else "under"
            return say(f"run-the-race-where-{word}", pile=SIDES[pile])
    return say(f"run-the-race-where-{'side' if key in view.side else 'unseen'}")
