"""What Ràe's cards and groups are called."""

from questable.engine import Pack
from questable.games.rae.cards import COLOURS, SUITS, colour_of, suit_of
from questable.games.rae.pack import PrintedCard, cards
from questable.games.rae.view import RaeView
from questable.telling.voice import Voice


class Names:
    """The cards of one pack in the words of one table."""

    def __init__(self, voice: Voice, pack: Pack) -> None:
        self.voice = voice
        self.pack = pack
        self.cards: dict[str, PrintedCard] = {card.name: card for card in cards(pack)}

    def title(self, name: str) -> str:
        """What is printed on the card."""
        return self.cards[name].title[self.voice.words.on_cards]

    def card(self, name: str) -> str:
        """Title, colour and suit; an event has its title alone."""
        card = self.cards[name]
        if not card.suit:
            return self.title(name)
        facts = {"colour": card.colour, "suit": card.suit}
        return self.voice.say("rae-card", title=self.title(name), **facts)

    def listed(self, names: list[str]) -> str:
        """Several cards in one breath."""
        return ", ".join(self.card(name) for name in names)

    def told(self, name: str) -> str:
        """A card with all that is printed on it."""
        return self.voice.once(self._told, name)

    def _told(self, name: str) -> str:
        card = self.cards[name]
        if not card.suit:
            text = card.text[self.voice.words.on_cards]
            return self.voice.say("rae-told-event", card=self.title(name), text=text)
        kind = self.voice.say("rae-type", type=card.type)
        facts: dict[str, str | int] = {"words": kind, "points": card.points}
        return self.voice.say("rae-told-card", card=self.card(name), **facts)

    def place(self, view: RaeView, of: str, n: int) -> dict[str, str | int]:
        """A group that an action names, for a message."""
        found = [group.owner for group in view.groups if (group.of, group.n) == (of, n)]
        owner = self.voice.seat(found[0]) if found else "?"
        return {"of": of, "n": n, "owner": owner}

    def suit(self, suit: str) -> str:
        """A suit in one sign."""
        return self.voice.say("rae-suit-sign", suit=suit)


def shared(card: int, quest: bool) -> str:
    """What the cards of a Quest or a Collection share that such a card belongs to."""
    return COLOURS[colour_of(card)] if quest else SUITS[suit_of(card)]
