"""What the cards of SaintCards and their facts are called."""

from questable.engine import Pack
from questable.games.saint_cards.pack import WildCard, own
from questable.games.saint_cards.view import SaintCardsView
from questable.saints import Card, Saint, shipped
from questable.saints.facts import COLOURS, DESIGNATIONS, EXPANSIONS, GEOGRAPHY, ORDERS
from questable.saints.finding import names as names_of_saint
from questable.saints.finding import plain
from questable.table.told.words import SaintFacts
from questable.telling.saint_life import colour_words, estate_words
from questable.telling.voice import Voice

GATHERED = "gathered"
DOUBLE = "x2"
"""How the symbol of the companions is written on a card (S-1.5)."""
Parts = tuple[list[str], list[str], list[str]]
"""Colours, times and symbols of a card."""
CENTURIES = ("birth-century", "passing-century")


class Names:
    """The cards of one pack in the words of one table."""

    def __init__(self, voice: Voice, pack: Pack) -> None:
        self.voice = voice
        self.pack = pack
        self._own = own(pack)
        self.saints: dict[str, Card] = {card.key: card for card in self._own.saints}
        self.wildcards: dict[str, WildCard] = {card.key: card for card in self._own.wildcards}
        self.keys = self._own.keys()
        self._parts: dict[tuple[str | bool, ...], Parts] = {}
        self._rows: dict[tuple[str | bool, ...], tuple[str, ...]] = {}
        self._words: dict[tuple[str | bool, ...], str] = {}
        self.faces: dict[tuple[str | bool, ...], SaintFacts] = {}
        """By card and rules: what stands on it, as far as it was asked for."""

    def card(self, key: str) -> str:
        """The name on a card."""
        return self._own.names[key][self.voice.words.on_cards]

    def listed(self, keys: list[str]) -> str:
        """Several cards in one breath."""
        return ", ".join(self.card(key) for key in keys)

    def life(self, key: str) -> Saint | None:
        """The saint of the collection whose card it is; a pack of one's own may know others."""
        return shipped().by_key.get(key) if key in self.saints else None

    def called(self, key: str) -> list[str]:
        """All that a card may be called, made plain."""
        said = [plain(key), *(plain(name) for name in self._own.names[key].values())]
        saint = self.life(key)
        return said + names_of_saint(saint) if saint else said

    def found(self, text: str, among: list[str]) -> list[str]:
        """The cards that somebody may mean: by name, another name, first words, or words within."""
        asked = plain(text)
        called = {key: self.called(key) for key in dict.fromkeys(among)} if asked else {}
        named = [key for key in called if asked in (plain(key), plain(self.card(key)))]
        whole = [key for key, names in called.items() if asked in names]
        begun = [k for k, names in called.items() if any(n.startswith(f"{asked} ") for n in names)]
        within = [k for k, names in called.items() if any(f" {asked} " in f"{n} " for n in names)]
        return named or whole or begun or within

    def centuries(self, key: str) -> tuple[int, int]:
        """Birth and passing, 0 where there is none; a WildCard has none (S-4.4)."""
        card = self.saints.get(key)
        return (card.birth, card.passing) if card else (0, 0)

    def times(self, key: str) -> dict[str, int]:
        """The same, by fact."""
        return dict(zip(CENTURIES, self.centuries(key), strict=True))

    def month(self, key: str) -> str:
        """The feast month."""
        number = (self.saints.get(key) or self.wildcards[key]).month
        return self.voice.say("saints-month", n=number) if number else ""

    def colours(self, view: SaintCardsView, key: str) -> list[str]:
        """The fact colours that can be matched, the main one first (S-1.2, S-3.6)."""
        card = self.saints.get(key)
        mask = (card or self.wildcards[key]).colours
        main = COLOURS[card.main if card else 0]
        borne = [colour for n, colour in enumerate(COLOURS) if (mask >> n) & 1]
        borne.sort(key=lambda colour: colour != main)
        return [colour for colour in borne if colour == main] if view.beginner else borne

    def symbols(self, view: SaintCardsView, key: str) -> list[str]:
        """Geography, order, designations and expansions that can be matched, as facts."""
        card = self.saints.get(key)
        if card is None or view.beginner:
            return []
        expansions = _named("expansion", EXPANSIONS, card.expansions)
        return [
            *_named("geography", GEOGRAPHY, card.geography),
            *(["order"] if card.order else []),
            *_named("designation", DESIGNATIONS, card.designations),
            *(fact for fact in expansions if fact.removeprefix("expansion-") in view.expansions),
        ]

    def borne(self, view: SaintCardsView, key: str) -> list[str]:
        """All facts of a card that can be matched."""
        found = [f"colour-{colour}" for colour in self.colours(view, key)]
        found += [fact for fact, century in self.times(key).items() if century]
        found += ["feast-month"] if self.month(key) else []
        return found + self.symbols(view, key)

    def symbol(self, fact: str, key: str) -> str:
        """One of these in words."""
        say = self.voice.say
        if fact == "order":
            return say(f"saints-order-{ORDERS[self.saints[key].order - 1]}")
        return DOUBLE if fact == f"expansion-{GATHERED}" else say(f"saints-{fact}")

    def fact(self, fact: str, key: str = "") -> str:
        """A fact in words as that card bears it; of no card in particular without one."""
        say = self.voice.say
        if fact.startswith("colour-"):
            return estate_words(self.voice.words, fact.removeprefix("colour-"), self.life(key))
        if fact.startswith("expansion-"):
            return say("saint-cards-fact-symbol", name=self.symbol(fact, key))
        if fact.startswith(("geography-", "designation-")):
            return self.symbol(fact, key)
        if not key:
            return say(f"saint-cards-fact-{fact}")
        if fact == "order":
            return self.symbol(fact, key)
        if fact == "feast-month":
            return say("saint-cards-fact-month", name=self.month(key))
        century = self.century(self.times(key)[fact])
        return say(f"saint-cards-fact-{fact.removesuffix('-century')}", century=century)

    def facts(self, facts: list[str], key: str) -> str:
        """Several facts of a card."""
        return ", ".join(self.fact(fact, key) for fact in facts)

    def doubles(self, view: SaintCardsView, key: str, other: str) -> bool:
        """S-1.5: whether the two are companions, and x2 is in play."""
        one, two = self.saints.get(key), self.saints.get(other)
        if one is None or two is None or GATHERED not in view.expansions:
            return False
        return other in one.companions or key in two.companions

    def double(self, companions: list[str]) -> str:
        """The symbol of the companions, with whom it doubles."""
        return self.voice.say("saint-cards-shown-double", cards=self.listed(companions))

    def century(self, number: int) -> str:
        """A century in words."""
        return self.voice.say("saints-century", n=number)

    def rows(self, view: SaintCardsView, key: str) -> list[list[str]]:
        """All that can be matched on a card, in words: colours, times, symbols, if there are."""
        return [part for part in self.parts(view, key) if part]

    def parts(self, view: SaintCardsView, key: str) -> Parts:
        """The three of them, empty or not; made once for all games of the same rules."""
        which: tuple[str | bool, ...] = (key, view.beginner, *view.expansions)
        if which not in self._parts:
            self._parts[which] = self._made(view, key)
        return self._parts[which]

    def row(self, view: SaintCardsView, key: str) -> tuple[str, ...]:
        """A card and the same in cells; a WildCard has its effect instead of symbols."""
        which: tuple[str | bool, ...] = (key, view.beginner, *view.expansions)
        if which not in self._rows:
            self._rows[which] = self._row(view, key)
        return self._rows[which]

    def _row(self, view: SaintCardsView, key: str) -> tuple[str, ...]:
        colours, times, symbols = (", ".join(part) for part in self.parts(view, key))
        if key not in self.wildcards:
            return self.card(key), colours, times, symbols
        wildcard = self.voice.say("saint-cards-shown-wildcard")
        effect = self.voice.say(f"saint-cards-effect-{key}")
        return f"{self.card(key)} ({wildcard})", colours, times, effect

    def _made(self, view: SaintCardsView, key: str) -> Parts:
        saint, words = self.life(key), self.voice.words
        colours = [colour_words(words, each, saint) for each in self.colours(view, key)]
        symbols = [self.symbol(fact, key) for fact in self.symbols(view, key)]
        if DOUBLE in symbols:
            symbols[symbols.index(DOUBLE)] = self.double(self.saints[key].companions)
        return colours, self._times(key), symbols

    def _times(self, key: str) -> list[str]:
        say = self.voice.say
        told = []
        for number, word in zip(self.centuries(key), ("born", "died"), strict=True):
            if number:
                told.append(say(f"saint-cards-shown-{word}", century=self.century(number)))
            elif key in self.saints:
                told.append(say(f"saint-cards-shown-{word}-unknown"))
        if name := self.month(key):
            number = (self.saints.get(key) or self.wildcards[key]).month
            words = say("saints-devotion", n=number)
            told.append(say("saint-cards-shown-feast", name=name, words=words))
        return told

    def words(self, view: SaintCardsView, key: str) -> str:
        """The same in one breath."""
        which: tuple[str | bool, ...] = (key, view.beginner, *view.expansions)
        if which not in self._words:
            self._words[which] = ", ".join(each for row in self.rows(view, key) for each in row)
        return self._words[which]


def _named(kind: str, table: tuple[str, ...], mask: int) -> list[str]:
    """The facts of a mask."""
    return [f"{kind}-{name}" for n, name in enumerate(table) if (mask >> n) & 1]
