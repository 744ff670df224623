"""What is where on the picture of Ràe, a sentence each, and what is printed on its cards."""

from questable.games.rae.cards import EVENTS, KING, NAMES, SUITS
from questable.games.rae.view import GroupView, RaeView
from questable.languages import ON_CARDS
from questable.telling.rae.course import event_of
from questable.telling.rae.names import Names
from questable.telling.rae.sentences import discards, pile, player

REPLY = NAMES[KING]


def spots(view: RaeView, names: Names) -> dict[str, str]:
    """Cards in sight, the own hand, groups and their cards, players and piles."""
    once = names.voice.once
    found: dict[str, str] = {}
    for group in view.groups:
        own = group.owner == view.seat
        found |= once(_laid, names, own, group.owner, _key(group), tuple(group.cards))
    found |= once(_hand, names, tuple(view.hand))
    found |= {name: names.told(name) for name in _seen(view)}
    for seat in range(view.seats):
        found[f"seat:{seat}"] = " ".join(player(view, names, seat, groups=False))
    if view.lifted:
        found["lifted"] = names.voice.say("rae-shown-lifted", card=names.card(view.lifted)) + "."
    found["pile"] = pile(view, names.voice)
    found["discards"] = discards(view, names)
    return found


def printed(names: Names) -> dict[str, str]:
    """What stands on every kind of card, whoever made the pack, and where a new group goes."""
    others = [each for each in ON_CARDS if each != names.voice.words.on_cards]
    found = {"also": " ".join(others), "new": names.voice.say("rae-spot-new")}
    for name, card in names.cards.items():
        found |= {f"title:{name}": names.title(name), f"type:{name}": card.type}
        if name in EVENTS:
            found |= {f"also:{each}:{name}": card.title[each] for each in others}
            found[f"colour:{name}"] = card.colour
        else:
            found[f"points:{name}"] = str(card.points)
    return found


def _seen(view: RaeView) -> list[str]:
    """Cards that are known besides those in the own hand and in groups."""
    seen = [*view.discards[-1:], view.lifted, view.offered]
    for known in view.known:
        seen += known
    if view.event:
        seen += (event_of(view), REPLY)
    return [card for card in dict.fromkeys(seen) if card]


def _hand(names: Names, hand: tuple[str, ...]) -> dict[str, str]:
    """The own cards, and what is on them; of two alike the second has a number."""
    found: dict[str, str] = {}
    for number, card in enumerate(hand):
        before = hand[:number].count(card)
        copy = f".{before + 1}" if before else ""
        facts: dict[str, str | int] = {"n": number + 1, "count": len(hand)}
        found[card] = names.told(card)
        found[f"hand:{card}{copy}"] = names.voice.say("rae-spot-hand", told=found[card], **facts)
    return found


def _laid(
    names: Names, own: bool, owner: int, key: tuple[str, int, bool, int], cards: tuple[str, ...]
) -> dict[str, str]:
    """A group, each card in it, and what is on that."""
    place = f"{key[0]}-{key[1]}"
    found = {place: _group(names, own, owner, key, cards)}
    for card in cards:
        found[card] = found[f"{place}:{card}"] = names.told(card)
    return found


def _key(group: GroupView) -> tuple[str, int, bool, int]:
    return group.of, group.n, group.group == "quest", group.points


def _group(
    names: Names, own: bool, owner: int, key: tuple[str, int, bool, int], cards: tuple[str, ...]
) -> str:
    """A group with what tells its cards apart, and the suits that a Quest lacks."""
    of, n, quest, points = key
    say = names.voice.say
    facts: dict[str, str | int] = {"of": of, "n": n, "owner": names.voice.seat(owner)}
    whose = say("rae-spot-group-own" if own else "rae-group-owned", **facts)
    listed = ", ".join(_within(names, card, quest) for card in cards)
    if not quest:
        return say("rae-spot-collection", whose=whose, cards=listed)
    told = say("rae-spot-quest", whose=whose, points=points, cards=listed)
    lacks = [say("rae-suit", suit=each) for each in SUITS if f"{of}-{each}" not in cards]
    missing = say("rae-spot-missing", suits=", ".join(lacks)) if lacks else say("rae-spot-whole")
    return f"{told} {missing}"


def _within(names: Names, name: str, quest: bool) -> str:
    card, say = names.cards[name], names.voice.say
    apart = say("rae-suit", suit=card.suit) if quest else say("rae-colour", colour=card.colour)
    return say("rae-spot-within", title=names.title(name), apart=apart)
