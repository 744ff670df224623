"""How far a game of SaintCards is: what binds everyone, what counts now, what is known of hands."""

from questable.engine import OVER
from questable.games.saint_cards.view import SaintCardsView
from questable.telling.saint_cards.names import Names


def begun(view: SaintCardsView) -> bool:
    """Whether turns are being taken: not while dealing, not after the end."""
    return view.turns > 0 and view.actor != OVER


def open_lines(view: SaintCardsView, names: Names) -> list[str]:
    """What binds everyone now, and what these eyes alone may know, in sentences."""
    say = names.voice.say
    told = []
    if view.named:
        pays = "pays" if view.wild_pays else "round"
        facts = {"century": names.century(view.named)}
        facts["seat"] = names.voice.seat(view.wild_by)
        told.append(say(f"saint-cards-shown-named-{pays}", **facts))
    if view.open_wild and begun(view):
        told.append(say("saint-cards-shown-open"))
    if view.eased and begun(view):
        told.append(say("saint-cards-shown-eased", seat=names.voice.seat(view.turn)))
    if begun(view) and (view.final or view.closing):
        told.append(say(f"saint-cards-shown-{'final' if view.final else 'closing'}"))
    if view.aside:
        told.append(say("saint-cards-shown-aside", cards=names.listed(view.aside)))
    return told + _own_lines(view, names)


def _own_lines(view: SaintCardsView, names: Names) -> list[str]:
    say = names.voice.say
    told = []
    if "claim" in view.phases and view.matched:
        found = names.facts(view.matched, view.top)
        told.append(say("saint-cards-shown-found", facts=found))
    if held := [f"{century} ({count})" for century, count in enumerate(view.bearing, 1) if count]:
        told.append(say("saint-cards-shown-bearing", words=", ".join(held)))
    if view.looked:
        told.append(say("saint-cards-shown-looked", cards=names.listed(view.looked)))
    if view.giving:
        told.append(say("saint-cards-shown-giving", card=names.card(view.giving)))
    for place, cards in (("top", view.deck_top), ("bottom", view.deck_bottom)):
        if seen := [each.card for each in cards if each.card]:
            told.append(say(f"saint-cards-shown-deck-{place}", cards=names.listed(seen)))
    return told


def marks(view: SaintCardsView, names: Names, place: int) -> list[str] | None:
    """The facts of a card in hand that count now, None when none is to be shown."""
    named = view.named
    if named:
        times = names.times(view.hand[place])
        return [fact for fact, century in times.items() if century == named]
    if not view.fits or view.open_wild:
        return None
    return view.fits[place]


def lacking(view: SaintCardsView, seat: int) -> list[int]:
    """Centuries that no unseen card of a hand can have (S-4.2)."""
    unseen = view.sizes[seat] - len(view.known[seat])
    voids = view.voids[seat]
    if not unseen or len(voids) < unseen:
        return []
    return sorted(set(voids[0]).intersection(*voids[1:]))
