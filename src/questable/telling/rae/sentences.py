"""The table of Ràe in sentences, and answers to questions about it."""

from questable.games.rae.cards import EVENTS
from questable.games.rae.view import GroupView, RaeView
from questable.languages import on_cards
from questable.telling.places import bare, seat_names, typed_place
from questable.telling.rae.course import open_lines, team_of, total
from questable.telling.rae.names import Names
from questable.telling.voice import Voice
from questable.text import Words, languages


def sentences(view: RaeView, names: Names) -> list[str]:
    """Turn and piles, the own hand, every player, and what is going on."""
    voice, say = names.voice, names.voice.say
    told = [voice.waiting(view)]
    if view.turns:
        told.append(say("rae-shown-turn", n=view.turns) + ".")
    told.append(say("rae-shown-target", points=view.target) + ".")
    told += [line if line.endswith("!") else line + "." for line in open_lines(view, names)]
    if view.seat >= 0:
        told += _hand(view, names)
    for seat in range(view.seats):
        told += player(view, names, seat)
    if view.teams:
        told += [_team(view, voice, seat) for seat in range(2)]
    return [*told, pile(view, voice), discards(view, names)]


def player(view: RaeView, names: Names, seat: int, groups: bool = True) -> list[str]:
    """One player: points, cards in hand, what was seen of them, and groups."""
    voice, say = names.voice, names.voice.say
    name = voice.seat(seat)
    points, count = view.scores[seat], view.sizes[seat]
    told = [say("rae-told-player", seat=name, points=points, count=count)]
    if view.known[seat]:
        seen = names.listed(view.known[seat])
        told.append(say("rae-told-seen", seat=name, cards=seen))
    if seat in view.besieged:
        told.append(say("rae-told-besieged", seat=name))
    if not groups:
        return told
    own = [group for group in view.groups if group.owner == seat]
    if not own:
        told.append(say("rae-told-no-groups", seat=name))
    return told + [_group(group, names) for group in own]


def _hand(view: RaeView, names: Names) -> list[str]:
    if not view.hand:
        return [names.voice.say("rae-told-empty")]
    return [names.voice.say("rae-told-hand", cards=names.listed(view.hand))]


def _team(view: RaeView, voice: Voice, seat: int) -> str:
    return voice.say(
        "rae-told-team",
        seat=voice.seat(seat),
        partner=voice.seat(seat ^ 2),
        name=team_of(view, seat),
        total=total(view, seat),
    )


def pile(view: RaeView, voice: Voice) -> str:
    """How many cards can still be drawn."""
    return voice.say("rae-shown-pile", count=view.pile) + "."


def discards(view: RaeView, names: Names) -> str:
    """How many cards were discarded, and which is on top."""
    count = len(view.discards)
    if not count:
        return names.voice.say("rae-shown-discards", count=count) + "."
    top = names.card(view.discards[-1])
    return names.voice.say("rae-shown-discards-top", count=count, card=top) + "."


def _group(group: GroupView, names: Names) -> str:
    say, owner = names.voice.say, names.voice.seat(group.owner)
    cards = names.listed(group.cards)
    if group.group == "collection":
        word = "rae-told-collection"
        return say(word, of=group.of, n=group.n, owner=owner, cards=cards)
    facts: dict[str, str | int] = {"of": group.of, "n": group.n, "owner": owner}
    return say("rae-told-quest", cards=cards, points=group.points, **facts)


def at(view: RaeView, names: Names, name: str) -> list[str]:
    """What is in a hand, a pile or a group, or with a player; nothing for another name."""
    asked = bare(name)
    if asked in typed_place("rae", "hand") and view.seat >= 0:
        return [*_hand(view, names), *(names.told(card) for card in sorted(set(view.hand)))]
    if asked in typed_place("rae", "pile"):
        return [pile(view, names.voice)]
    if asked in typed_place("rae", "discards"):
        if not view.discards:
            return [discards(view, names)]
        cards = names.listed(view.discards[::-1])
        return [names.voice.say("rae-told-discards", cards=cards)]
    for seat in range(view.seats):
        if asked in seat_names(names.voice, seat):
            return player(view, names, seat)
    return [_group(group, names) for group in view.groups if asked in _group_names(group)]


def where(view: RaeView, names: Names, name: str) -> list[str]:
    """Where the cards of a title, or of a colour and a suit, are to be seen."""
    asked = bare(name)
    told = []
    for card in names.cards:
        if asked in _card_names(names, card):
            told += [names.told(card), *_places(view, names, card)]
    return told


def _places(view: RaeView, names: Names, card: str) -> list[str]:
    say, seat_name = names.voice.say, names.voice.seat
    told = []
    if held := view.hand.count(card):
        told.append(say("rae-at-hand", count=held))
    for group in view.groups:
        if card in group.cards:
            owner = seat_name(group.owner)
            told.append(say("rae-at-group", of=group.of, n=group.n, owner=owner))
    for seat, known in enumerate(view.known):
        if card in known:
            told.append(say("rae-at-seen", seat=seat_name(seat)))
    if thrown := view.discards.count(card):
        told.append(say("rae-at-discards", count=thrown))
    if card == view.lifted:
        told.append(say("rae-at-lifted"))
    return told or [say("rae-at-nowhere")]


def _group_names(group: GroupView) -> set[str]:
    """`Red Quest 1`, and as it is drawn: `red 1`, `† Sword 1`."""
    said = []
    for lang in languages():
        words = Words(lang)
        said.append(words.say("rae-group", of=group.of, n=group.n))
        if group.group == "quest":
            said.append(f"{words.say('rae-colour', colour=group.of)} {group.n}")
            continue
        suit, sign = (words.say(f"rae-suit{end}", suit=group.of) for end in ("", "-sign"))
        said += [f"{suit} {group.n}", f"{sign} {suit} {group.n}"]
    return {bare(each) for each in said}


def _card_names(names: Names, name: str) -> set[str]:
    """Its id, its title in every language, and its colour and suit."""
    card = names.cards[name]
    said = [name, *card.title.values()]
    if name not in EVENTS:
        for lang in languages():
            # `Dragon (red Sword)`, and what is between the brackets.
            facts = {"colour": card.colour, "suit": card.suit}
            title = card.title[on_cards(lang)]
            whole = Words(lang).say("rae-card", title=title, **facts)
            said += [whole, whole.removeprefix(f"{title} (").removesuffix(")")]
    return {bare(each) for each in said}
