"""A saint's card as the rules read it: numbers and masks, and as the facts of a pack (S-1.1)."""

import msgspec

from questable.engine.fault import Fault, misshapen
from questable.saints.facts import (
    COLOURS,
    CORE,
    DESIGNATIONS,
    EXPANSIONS,
    GEOGRAPHY,
    LAST_CENTURY,
    MONTHS,
    ORDERS,
    SETS,
)
from questable.saints.saint import Saint

Row = list[int | str | list[str]]


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """What can be matched on one card; a mask has bit n for the n-th name of its table."""

    key: str
    set: str
    birth: int
    """Century of birth, 1 to 21, or 0."""
    passing: int
    main: int
    """A number of COLOURS."""
    colours: int
    """Mask of COLOURS, the main one included."""
    month: int
    geography: int
    order: int
    """Number of ORDERS plus one, or 0."""
    designations: int
    expansions: int
    companions: list[str]

    def row(self) -> Row:
        """The card as a pack's facts write it."""
        return list(msgspec.structs.astuple(self))


def card_of(saint: Saint) -> Card:
    """The card of a saint of the collection."""
    return Card(
        key=saint.key,
        set=saint.set,
        birth=saint.born.century,
        passing=saint.died.century,
        main=COLOURS.index(saint.main),
        colours=_mask(COLOURS, saint.colours),
        month=saint.month,
        geography=_mask(GEOGRAPHY, saint.geography),
        order=ORDERS.index(saint.order) + 1 if saint.order else 0,
        designations=_mask(DESIGNATIONS, saint.designations),
        expansions=_mask(EXPANSIONS, saint.expansions),
        companions=saint.companions,
    )


def card_table(card: Card, name: dict[str, str]) -> dict[str, object]:
    """The card as a file of a pack writes it; what is not on it is left out."""
    lists = {
        "ribbons": _borne(COLOURS, card.colours & ~(1 << card.main)),
        "geography": _borne(GEOGRAPHY, card.geography),
        "order": ORDERS[card.order - 1] if card.order else "",
        "designations": _borne(DESIGNATIONS, card.designations),
        "expansions": _borne(EXPANSIONS, card.expansions),
        "companions": card.companions,
        "set": card.set if card.set != CORE else "",
    }
    return {
        "name": name,
        "birth": card.birth,
        "passing": card.passing,
        "main": COLOURS[card.main],
        "month": card.month,
        **{key: each for key, each in lists.items() if each},
    }


def _borne(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for number, name in enumerate(names) if (mask >> number) & 1]


def dealt_cards(saints: list[Saint]) -> list[Card]:
    """The cards of those who have one; companions without a card are not named on it."""
    dealt = {saint.key for saint in saints if saint.set}
    cards = [card_of(saint) for saint in saints if saint.set]
    return [
        msgspec.structs.replace(card, companions=[key for key in card.companions if key in dealt])
        for card in cards
    ]


def _mask(names: tuple[str, ...], borne: list[str]) -> int:
    return sum(1 << names.index(name) for name in borne)


def card_of_row(row: object) -> Card:
    """A card again from its row, or Fault."""
    fields = [field.name for field in msgspec.structs.fields(Card)]
    if not isinstance(row, list) or len(row) != len(fields):
        raise Fault("card-length", n=len(fields))
    try:
        card = msgspec.convert(dict(zip(fields, row, strict=True)), Card)
    except msgspec.ValidationError as error:
        raise misshapen(str(error)) from error
    bounds = (
        (card.birth, LAST_CENTURY),
        (card.passing, LAST_CENTURY),
        (card.main, len(COLOURS) - 1),
        (card.colours, (1 << len(COLOURS)) - 1),
        (card.month, MONTHS),
        (card.geography, (1 << len(GEOGRAPHY)) - 1),
        (card.order, len(ORDERS)),
        (card.designations, (1 << len(DESIGNATIONS)) - 1),
        (card.expansions, (1 << len(EXPANSIONS)) - 1),
    )
    for number, most in bounds:
        if not 0 <= number <= most:
            raise Fault("odd-card", card=card.key)
    if card.set not in SETS or not (card.colours >> card.main) & 1:
        raise Fault("odd-card", card=card.key)
    return card
