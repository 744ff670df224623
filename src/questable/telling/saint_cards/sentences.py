"""The table of SaintCards in sentences, and answers to questions about it."""

from questable.games.saint_cards.view import PlacedCard, SaintCardsView
from questable.saints import shipped
from questable.telling.places import bare, seat_names, typed_place
from questable.telling.saint_cards.course import lacking, marks, open_lines
from questable.telling.saint_cards.names import Names
from questable.telling.saint_life import sentences as life_of
from questable.telling.voice import Voice


def sentences(view: SaintCardsView, names: Names) -> list[str]:
    """Turn, top card, what is going on, the own hand, every player, the decks."""
    voice, say = names.voice, names.voice.say
    told = [voice.waiting(view)]
    if view.turns:
        told.append(say("saint-cards-shown-turn", n=view.turns) + ".")
    told += [*top(view, names), *open_lines(view, names)]
    if view.seat >= 0:
        told += hand(view, names)
    for seat in range(view.seats):
        told += player(view, names, seat)
    dealer = voice.seat(view.dealer)
    return [*told, say("saint-cards-shown-dealer", seat=dealer) + ".", *_decks(view, voice)]


def top(view: SaintCardsView, names: Names) -> list[str]:
    """The card on which one plays; while facts are pointed out, the one below it as well."""
    say = names.voice.say
    if not view.top:
        return [say("saint-cards-told-no-play-deck")]
    told = [say("saint-cards-told-top"), card(view, names, view.top)]
    if "claim" in view.phases:
        told += [say("saint-cards-told-on"), card(view, names, view.on)]
    return told


def card(view: SaintCardsView, names: Names, key: str) -> str:
    """A card with all that can be matched on it."""
    say, name, words = names.voice.say, names.card(key), names.words(view, key)
    if key in names.wildcards:
        text = say(f"saint-cards-effect-{key}")
        return say("saint-cards-told-wildcard", card=name, words=words, text=text)
    return say("saint-cards-told-card", card=name, words=words)


def hand(view: SaintCardsView, names: Names) -> list[str]:
    """Each card of the own hand, and which of its facts count now."""
    say = names.voice.say
    if not view.hand:
        return [say("saint-cards-told-empty")]
    return [
        say("saint-cards-told-hand"),
        *(_held(view, names, place) for place in range(len(view.hand))),
    ]


def _held(view: SaintCardsView, names: Names, place: int) -> str:
    key, named = view.hand[place], view.named
    marked = marks(view, names, place)
    if key in names.wildcards or marked is None or (named and not marked):
        return card(view, names, key)
    say = names.voice.say
    facts: dict[str, str | int] = {"card": names.card(key), "words": names.words(view, key)}
    if named:
        return say("saint-cards-told-bears", century=names.century(named), **facts)
    matched = names.facts(marked, key)
    return say("saint-cards-told-matches", n=len(marked), facts=matched, **facts)


def player(view: SaintCardsView, names: Names, seat: int) -> list[str]:
    """One player: treasures, cards, calls, and what is known of the hand."""
    say = names.voice.say
    who = {"seat": names.voice.seat(seat)}
    count, treasures = view.sizes[seat], view.treasures[seat]
    told = [say("saint-cards-told-player", n=treasures, count=count, **who)]
    if seat in view.late:
        told.append(say("saint-cards-told-late", **who))
    elif seat in view.owing:
        told.append(say("saint-cards-told-owing", **who))
    if seat in view.guided:
        told.append(say("saint-cards-told-guided", **who))
    if view.known[seat]:
        seen = names.listed(view.known[seat])
        told.append(say("saint-cards-told-seen", cards=seen, **who))
    if centuries := lacking(view, seat):
        words = ", ".join(names.century(each) for each in centuries)
        told.append(say("saint-cards-told-lacks", words=words, **who))
    return told


def _decks(view: SaintCardsView, voice: Voice) -> list[str]:
    played = len(view.played) + bool(view.top)
    return [
        voice.say("saint-cards-shown-deck", count=view.deck) + ".",
        voice.say("saint-cards-shown-played", count=played) + ".",
    ]


def at(view: SaintCardsView, names: Names, name: str) -> list[str]:
    """A hand, a deck, a player, or a saint's life; nothing for another name."""
    asked = bare(name)
    if asked in typed_place("saint-cards", "hand") and view.seat >= 0:
        return hand(view, names)
    if asked in typed_place("saint-cards", "deck"):
        return [*_decks(view, names.voice)[:1], *open_lines(view, names)]
    if asked in typed_place("saint-cards", "top"):
        return top(view, names)
    if asked in typed_place("saint-cards", "played"):
        if not view.top:
            return top(view, names)
        cards = names.listed([view.top, *reversed(view.played)])
        return [names.voice.say("saint-cards-told-played", cards=cards)]
    for seat in range(view.seats):
        if asked in seat_names(names.voice, seat):
            return player(view, names, seat)
    return who(view, names, name)


def who(view: SaintCardsView, names: Names, name: str) -> list[str]:
    """A saint's life, or what a WildCard does; if it may be several, their names."""
    found = meant(view, names, name)
    if len(found) > 1:
        known = names.listed(found)
        return [names.voice.say("saints-several", name=name, known=known)]
    told = []
    for key in found:
        saint = names.life(key)
        words = names.voice.words
        told += life_of(words, shipped(), saint) if saint else [card(view, names, key)]
    return told


def meant(view: SaintCardsView, names: Names, name: str) -> list[str]:
    """The cards of that name: those in sight first, then any of the pack."""
    in_sight = [key for key in (*view.hand, view.top, view.on, *view.looked) if key]
    everywhere = names.found(name, names.keys)
    seen = [key for key in names.found(name, in_sight) if key in everywhere]
    return seen if len(seen) == 1 else everywhere


def where(view: SaintCardsView, names: Names, name: str) -> list[str]:
    """Where the card of that name is to be seen."""
    found = meant(view, names, name)
    if len(found) > 1:
        return [names.voice.say("saints-several", name=name, known=names.listed(found))]
    return [line for key in found for line in (card(view, names, key), _place(view, names, key))]


def _place(view: SaintCardsView, names: Names, key: str) -> str:
    say = names.voice.say
    for place, cards in (("hand", view.hand), ("top", [view.top]), ("played", view.played)):
        if key in cards:
            return say(f"saint-cards-at-{place}")
    for seat, known in enumerate(view.known):
        if key in known:
            return say("saint-cards-at-seen", seat=names.voice.seat(seat))
    if key in view.aside:
        return say("saint-cards-at-aside")
    for place, placed in (("top", view.deck_top), ("bottom", view.deck_bottom[::-1])):
        if n := _number(placed, key):
            return say(f"saint-cards-at-deck-{place}", n=n)
    return say("saint-cards-at-unseen")


def _number(placed: list[PlacedCard], key: str) -> int:
    """Which of these cards it is, from 1; 0 for none."""
    return next((n for n, each in enumerate(placed, start=1) if each.card == key), 0)
