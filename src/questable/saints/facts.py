"""The facts that cards show, in the order in which their numbers count (S-1.2 to S-1.5)."""

from typing import Final

from questable.languages import ON_CARDS

LANGUAGES: Final = ON_CARDS
"""Every saint is told in each of these."""
COLOURS: Final = (
    "gold", "cyan", "orange", "red", "blue", "gray", "pink", "brown", "purple", "green", "yellow",
    "teal",
)  # fmt: skip
LETTERS: Final = ("Wc", "E", "A", "M", "D", "P", "V", "R", "W", "L", "Y", "Dc")
"""The colour-blind aid, a letter or two for each of COLOURS."""
GEOGRAPHY: Final = (
    "western-europe", "eastern-europe", "syria-to-india", "caucasus", "africa", "americas",
    "east-asia-oceania",
)  # fmt: skip
ORDERS: Final = (
    "augustinian", "benedictine", "camaldolese", "carmelite", "carthusian", "cistercian",
    "dominican", "franciscan", "jesuit", "redemptorist", "servite", "trinitarian",
)  # fmt: skip
DESIGNATIONS: Final = ("pope", "patriarch", "lay-soldier", "secular-royalty")
EXPANSIONS: Final = (
    "doctors", "holy-helpers", "roman-canon", "stigmatists", "bilocators", "apparitions",
    "gathered",
)  # fmt: skip
CORE: Final = "core"
SETS: Final = (CORE, *EXPANSIONS)
GOLD: Final = COLOURS[0]
"""The colour of Our Lady, St. Joseph, angels and groups: no saint's card is gold."""
CALENDARS: Final = ("general", "martyrology", "proper")
"""Where a feast stands: in the General Roman Calendar; else in the Roman Martyrology of 2004; else
only in the calendars of countries, dioceses and orders."""
SKINS: Final = ("fair", "golden", "olive", "brown", "dark")
HAIRS: Final = ("white", "grey", "fair", "red", "brown", "dark")
CUTS: Final = (
    "bald", "tonsure", "short", "roman", "long", "loose", "bob", "plaits", "curly", "pageboy",
    "knot",
)  # fmt: skip
BEARDS: Final = ("none", "moustache", "goatee", "short", "full", "long")
MONTHS: Final = 12
LAST_CENTURY: Final = 21
