"""What stands on a card of SaintCards, for who draws it."""

from questable.games.saint_cards.view import SaintCardsView
from questable.saints import Card
from questable.saints.facts import COLOURS, DESIGNATIONS, EXPANSIONS, GEOGRAPHY, ORDERS
from questable.table.told.words import SaintFacts
from questable.telling.saint_cards.names import Names
from questable.telling.saint_words import days_words


def faces(view: SaintCardsView, names: Names) -> dict[str, SaintFacts]:
    """Every card that these eyes have in sight, or know to lie somewhere."""
    seen = {*view.hand, view.top, view.on, *view.played[-1:], *view.looked, *view.aside}
    seen |= {card for known in view.known for card in known} | {view.giving}
    seen |= {place.card for place in (*view.deck_top, *view.deck_bottom)}
    return {key: face(view, names, key) for key in sorted(seen - {""})}


def face(view: SaintCardsView, names: Names, key: str) -> SaintFacts:
    """One card; made once for all games of the same rules."""
    which: tuple[str | bool, ...] = (key, view.beginner, *view.expansions)
    if which not in names.faces:
        names.faces[which] = printed(names, key, _facts(view, names, key))
    return names.faces[which]


def printed(names: Names, key: str, facts: dict[str, str]) -> SaintFacts:
    """What stands on a card, whatever counts in a game."""
    return (_saint if key in names.saints else _wildcard)(names, key, facts)


def _saint(names: Names, key: str, facts: dict[str, str]) -> SaintFacts:
    card = names.saints[key]
    life = names.life(key)
    return SaintFacts(
        name=names.card(key),
        main=COLOURS[card.main],
        ribbons=_ribbons(card),
        birth=card.birth,
        passing=card.passing,
        month=card.month,
        regions=_named(GEOGRAPHY, card.geography),
        order=ORDERS[card.order - 1] if card.order else "",
        designations=_named(DESIGNATIONS, card.designations),
        expansions=_named(EXPANSIONS, card.expansions),
        days=days_words(names.voice.words, life) if life else "",
        text="",
        facts=facts,
    )


def _wildcard(names: Names, key: str, facts: dict[str, str]) -> SaintFacts:
    card = names.wildcards[key]
    return SaintFacts(
        name=names.card(key),
        main=card.ground,
        ribbons=[colour for colour in _named(COLOURS, card.colours) if colour != card.ground],
        birth=0,
        passing=0,
        month=card.month,
        regions=[],
        order="",
        designations=[],
        expansions=[],
        days="",
        text=names.voice.say(f"saint-cards-effect-{key}"),
        facts=facts,
    )


def _facts(view: SaintCardsView, names: Names, key: str) -> dict[str, str]:
    return {fact: names.fact(fact, key) for fact in names.borne(view, key)}


def _ribbons(card: Card) -> list[str]:
    return _named(COLOURS, card.colours & ~(1 << card.main))


def _named(table: tuple[str, ...], mask: int) -> list[str]:
    return [name for n, name in enumerate(table) if (mask >> n) & 1]
