"""What saints wear: as the entry says, else by rank, order, words and time."""

from typing import Final

from questable.saints.windows.person import MIDDLE_AGES, MODERN, Person

TOGAS: Final = (
    ("leaf", "violet"), ("rose", "leaf"), ("amber", "sky"), ("white", "rose"), ("sky", "amber"),
    ("violet", "white"),
)  # fmt: skip
"""Tunics and mantles of old, by the month of the feast."""
COPES: Final = ("violet", "rose", "sky", "leaf")
DRESSES: Final = (("sky", "white"), ("rose", "amber"), ("leaf", "white"), ("violet", "amber"))


def garments_of(person: Person) -> tuple[list[str], str]:
    """The garments, and the glass that is most of them."""
    names = person.saint.look.wears or _worn(person)
    glasses = [each.split(":")[1] for each in names if ":" in each]
    return [f"@{each}" for each in names], glasses[-1] if glasses else PLAIN.get(names[0], "white")


PLAIN: Final = {
    "armour": "silver", "buckskin": "tan", "camel-hair": "brown", "roman-armour": "rose",
    "tilma": "tan", "mozzetta": "rose", "surplice": "white",
}  # fmt: skip
"""The glass that is most of a garment that has its own."""


def _worn(person: Person) -> list[str]:
    if person.pope and not person.apostle:
        return ["pope"] if person.died > 1500 else [f"tiara-cope:{_cope(person)}"]
    if person.bishop:
        return [
            f"east-vestments:{_cope(person)}:gold" if person.eastern else f"cope:{_cope(person)}"
        ]
    if person.angel:
        return ["robe:white"]
    if person.soldier:
        return _armour(person)
    if person.has("deacon"):
        return ["dalmatic:rose:gold" if person.martyr else "dalmatic:sky:gold"]
    if person.woman and person.has("shawl"):
        return ["shawl:sable:rose"]
    if person.royal and not person.religious:
        mantle = "sky" if person.has("blue") else ("rose", "violet", "leaf")[person.month % 3]
        return [f"ermine:amber:{mantle}"]
    return _habit(person) or _everyday(person)


def _cope(person: Person) -> str:
    if person.has("in green"):
        return "leaf"
    return "rose" if person.martyr else COPES[person.month % len(COPES)]


def _armour(person: Person) -> list[str]:
    if person.died < MIDDLE_AGES and not person.has("knight|armour"):
        return ["roman-armour", "soldier-cloak"] if person.has("cloak") else ["roman-armour"]
    cross = ["cross-on-breast:rose"] if person.martyr else []
    return ["armour", "armour-arms", *cross]


def _habit(person: Person) -> list[str]:
    man = not person.woman
    if person.order == "franciscan" and (person.religious or person.woman):
        return ["robe:brown", *(["hood:dark-brown"] if man else []), "cord"]
    if person.order == "dominican" and person.religious | person.woman:
        hood = ["hood:white"] if man else []
        return ["robe:white", *hood, "scapular:white", "cloak:sable"]
    if person.order == "carmelite":
        return ["robe:brown", "scapular:dark-brown", "cloak:white"]
    if person.order in {"cistercian", "carthusian", "camaldolese", "trinitarian"}:
        cross = ["trinity-cross"] if person.order == "trinitarian" else []
        return ["robe:white", "hood:white", *cross]
    if person.order == "jesuit":
        return ["cassock:sable"]
    if person.has("monk|nun|abb|habit|hermit|friar|brother"):
        return ["robe:sable", *(["hood:sable"] if man else [])]
    if person.religious and person.order:
        return ["robe:sable", *(["hood:sable"] if man else [])]
    if person.has("cassock") or person.priest:
        return ["surplice", "stole:violet"] if person.has("surplice|stole") else ["priest:sable"]
    return ["robe:sable"] if person.woman and person.religious else []


def _everyday(person: Person) -> list[str]:
    if person.woman and person.has("dark veil"):
        return ["robe:violet"]
    if person.died > MODERN:
        return ["lace-dress:violet"] if person.woman else ["suit:sable:rose"]
    if person.died > MIDDLE_AGES:
        tone = DRESSES[person.month % len(DRESSES)]
        return [f"dress:{tone[0]}:{tone[1]}" if person.woman else f"tunic:{tone[0]}:{tone[1]}"]
    tunic, mantle = TOGAS[(person.month + 3 * person.woman) % len(TOGAS)]
    return [f"toga:{tunic}:{mantle}"]
