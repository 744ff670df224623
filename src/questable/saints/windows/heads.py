"""Heads: hair, beards, veils and what is worn on them."""

from questable.saints.windows.parts import parts
from questable.saints.windows.person import MIDDLE_AGES, Person


def head_of(person: Person) -> tuple[list[str], list[str]]:
    """What lies behind the shoulders, and the head itself."""
    worn = hats_of(person)
    names = [each.partition(":")[0] for each in worn]
    glasses = [each.partition(":")[2] for each in worn]
    back = [
        f"@{name}-back" + (f":{glass}" if glass else "")
        for name, glass in zip(names, glasses, strict=True)
        if f"{name}-back" in parts()
    ]
    framed = [f"@{name}-face" for name in names if f"{name}-face" in parts()]
    on = [f"@{each}" for each in worn]
    if framed:
        return back, [*framed, *_features(person), *on]
    cut = hair_cut(person)
    if f"hair-{cut}-back" in parts() and not back and not _covered(names):
        back = [f"@hair-{cut}-back"]
    return back, ["@neck", "@face", *_features(person), *beard_of(person), f"@hair-{cut}", *on]


def _covered(names: list[str]) -> bool:
    return any(name in ("veil", "sari-veil", "hood-up", "hood-pointed") for name in names)


def _features(person: Person) -> list[str]:
    drawn = ["@features-child" if person.child else "@features"]
    if not beard_of(person):
        drawn.append("@smile")
    return [*drawn, "@glasses"] if person.has("glasses") else drawn


def beard_of(person: Person) -> list[str]:
    """As the entry says, else by the words, else by the custom of the time."""
    if said := person.saint.look.beard:
        named = {"none": [], "moustache": ["@moustache"], "full": ["@beard"]}
        return named.get(said, [f"@beard-{said}"])
    if person.woman or person.angel or person.has("without a beard|young |boy|youth|small child"):
        return []
    told = person.has("beard|bearded|hermit|capuchin")
    ancient = person.died < MIDDLE_AGES and not person.soldier
    jesuit = person.order == "jesuit" and person.age > 40
    friar = person.order == "dominican" and person.died < 1250
    if not (told or ancient or jesuit or friar):
        return []
    if person.has("long (dark |white )?beard|broad white|long beard"):
        return ["@beard-long"]
    return ["@beard-short" if jesuit or person.order == "dominican" else "@beard"]


def hair_cut(person: Person) -> str:
    """As the entry says, else by the words, the order and the time."""
    if said := person.saint.look.cut:
        return said
    if person.has("bald|balding|high forehead"):
        return "bald"
    if person.tonsured():
        return "tonsure"
    if person.woman:
        return "loose" if person.has("long loose hair") else "long"
    if person.angel:
        return "pageboy"
    if person.has("curly"):
        return "curly"
    return "roman" if person.died < MIDDLE_AGES else "short"


def hats_of(person: Person) -> list[str]:
    """What is worn on the head, lowest first."""
    if said := person.saint.look.head:
        return [] if said == "none" else said.split(" ")
    veil = veil_of(person)
    return [*veil, *(hat for hat in [hat_of(person)] if hat)]


def veil_of(person: Person) -> list[str]:
    """A nun's, a widow's or a country girl's head-dress."""
    if not person.woman:
        return []
    if person.has("headscarf"):
        return ["scarf"]
    nun = bool(person.religious or person.order) and not person.royal
    if (nun and not person.has("princess|queen")) or person.has("nun|abbess"):
        return ["veil-nun:white" if person.has("white veil") else "veil-nun:sable"]
    if person.has("veil|widow|shawl"):
        return ["veil:sable" if person.has("dark veil") else "veil:sky"]
    return []


def hat_of(person: Person) -> str:
    """Hat, mitre or crown, or nothing."""
    if person.has("red cardinal|cardinal’s (red )?hat|cardinal in red|cardinal with"):
        return "cardinal-hat"
    if person.pope:
        return "skullcap:white" if person.died > 1500 else "" if person.apostle else "tiara"
    if person.bishop:
        return (
            ("mitre-east" if person.died > MIDDLE_AGES else "") if person.eastern else "mitre:gold"
        )
    if person.royal:
        return "crown:gold"
    if person.has("pilgrim|wide-brimmed|wide hat"):
        return "hat:dark-brown"
    if person.has("crown of roses|crowned with roses"):
        return "rose-wreath"
    if person.has("crown of thorns") and not person.has("holding the crown"):
        return "thorns"
    return "biretta:sable" if person.has("biretta") else ""
