"""What the cards of Run the Race! are called."""

from questable.engine import Pack
from questable.games.run_the_race.pack import RaceCard, named
from questable.languages import ON_CARDS
from questable.saints import shipped
from questable.table.told.words import SaintFacts
from questable.telling.places import plain
from questable.telling.saint_words import days_words
from questable.telling.voice import Voice
from questable.text import Words, languages

UNKNOWN = "?"


class Names:
    """The cards of one pack in the words of one table."""

    def __init__(self, voice: Voice, pack: Pack) -> None:
        self.voice = voice
        self.pack = pack
        self._pack = named(pack)
        self.cards: dict[str, RaceCard] = {card.key: card for card in self._pack.cards}
        self._faces: dict[str, SaintFacts] = {}

    def saint(self, key: str) -> str:
        """The name on a card."""
        return self._pack.saint(key, self.voice.words.on_cards)

    def listed(self, keys: list[str]) -> str:
        """Several cards in one breath."""
        return ", ".join(self.saint(key) for key in keys)

    def colour(self, key: str) -> str:
        """The main colour in a word."""
        return self.voice.say(f"saints-colour-{self.cards[key].main}")

    def centuries(self, key: str) -> str:
        """Birth and passing in numbers."""
        card = self.cards[key]
        return f"{card.birth or UNKNOWN:>2}–{card.passing or UNKNOWN}"

    def month(self, key: str) -> str:
        """The feast month."""
        return self.voice.say("saints-month", n=self.cards[key].month)

    def told(self, key: str) -> str:
        """A card with all that may be matched."""
        facts = [self.colour(key), *self.times(key), self.month(key)]
        return f"{self.saint(key)} ({', '.join(facts)})"

    def brief(self, key: str) -> str:
        """The same in as few words as can be: `St. Francis of Assisi, brown, 12, 13, October`."""
        card = self.cards[key]
        times = [str(century or UNKNOWN) for century in (card.birth, card.passing)]
        return ", ".join([self.saint(key), self.colour(key), *times, self.month(key)])

    def alike(self, match: str, key: str, on: str) -> str:
        """What two cards share of one kind, in a word."""
        if match == "month":
            return self.month(key)
        if match == "colour":
            return self.colour(key)
        one, two = self.cards[key], self.cards[on]
        both = {one.birth, one.passing} & {two.birth, two.passing} - {0}
        return ", ".join(str(century) for century in sorted(both))

    def times(self, key: str) -> tuple[str, str]:
        """The centuries of birth and passing in words."""
        card = self.cards[key]
        return self._century(card.birth), self._century(card.passing)

    def face(self, key: str) -> SaintFacts:
        """What stands on a card; made once."""
        if key not in self._faces:
            self._faces[key] = self._face(self.cards[key])
        return self._faces[key]

    def _face(self, card: RaceCard) -> SaintFacts:
        life, (born, died) = shipped().by_key.get(card.key), self.times(card.key)
        facts = {f"colour-{card.main}": self.colour(card.key)}
        facts |= {"birth-century": born} if card.birth else {}
        facts |= {"passing-century": died} if card.passing else {}
        facts |= {"feast-month": self.month(card.key)} if card.month else {}
        return SaintFacts(
            name=self.saint(card.key),
            main=card.main,
            ribbons=[each for each in life.colours if each != card.main] if life else [],
            birth=card.birth,
            passing=card.passing,
            month=card.month,
            regions=life.geography if life else [],
            order=life.order if life else "",
            designations=life.designations if life else [],
            expansions=life.expansions if life else [],
            days=days_words(self.voice.words, life) if life else "",
            text="",
            facts=facts,
        )

    def shared(self, key: str, on: str) -> list[str]:
        """What a card shares with the one that it was played on: centuries, month, colour."""
        one, two, say = self.cards[key], self.cards[on], self.voice.say
        alike = [("born", one.birth, two.birth), ("died", one.passing, two.passing)]
        crossed = [("born-died", one.birth, two.passing), ("died-born", one.passing, two.birth)]
        found = [(word, n) for word, n, m in alike if n == m and n]
        plain_ones = {n for _, n in found}
        found += [(word, n) for word, n, m in crossed if n == m and n and n not in plain_ones]
        told = [
            say(f"run-the-race-shared-{word}", century=self._century(n), at=self.saint(on))
            for word, n in found
        ]
        if one.month == two.month and one.month:
            told.append(say("run-the-race-shared-month", name=self.month(key)))
        if one.main == two.main:
            told.append(say("run-the-race-shared-colour", name=self.colour(key)))
        return told

    def _century(self, century: int) -> str:
        if century:
            return self.voice.say("saints-century", n=century)
        return self.voice.say("run-the-race-told-unknown")

    def found(self, name: str) -> list[str]:
        """The cards that somebody may mean by a name in any language, or by a part of it."""
        asked = plain(name).strip(" ?.")
        called = {
            key: [key, key.replace("-", " ")]
            + [plain(self._pack.saint(key, lang)) for lang in ON_CARDS]
            for key in self.cards
        }
        whole = [key for key, names in called.items() if asked in names]
        part = [key for key, names in called.items() if any(asked in name for name in names)]
        return whole or (part if asked else [])


def spellings(what: str) -> set[str]:
    """The ways to type a pile or a place, in all languages."""
    found = [Words(lang).say(f"run-the-race-typed-{what}") for lang in languages()]
    return {plain(each) for told in found for each in told.split(",")}
