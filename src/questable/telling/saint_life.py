"""A saint's card in words: labels and facts, and the whole of it read aloud."""

from typing import Final

from questable.saints import Collection, Saint
from questable.saints.facts import COLOURS, CORE, GOLD, LETTERS
from questable.telling.saint_words import canonised_words, date_words, day_words
from questable.text import Words

HUMAN = ("born", "died", "age", "birthplace", "canonised", "colours", "set")
"""Facts of those who lived a life with dates; of Our Lady and the angels they are not told."""
Row = tuple[str, str]
"""A label and what stands behind it."""


def sentences(words: Words, collection: Collection, saint: Saint) -> list[str]:
    """The card read aloud."""
    told = [
        words.say("saints-row", name=label, words=f"{value}.")
        for label, value in rows(words, collection, saint)
    ]
    told.append(saint.life[words.on_cards])
    if note := saint.note[words.on_cards]:
        told.append(words.say("saints-row", name=words.say("saints-label-note"), words=note))
    return [f"{saint.name[words.on_cards]}.", *told]


READ: Final = (
    "other-names", "feast", "born", "died", "age", "canonised", "patronages", "depicted",
)  # fmt: skip
"""The facts of a Saint card that is read aloud in a game (H-2.2), in its order."""


def aloud(words: Words, collection: Collection, saint: Saint) -> list[str]:
    """A Saint card as it is read aloud in a game: the facts it bears, and the life."""
    found = _facts(words, collection, saint)
    told = [
        words.say("saints-row", name=words.say(f"saints-label-{name}"), words=f"{found[name]}.")
        for name in READ
        if found[name]
    ]
    return [*told, saint.life[words.on_cards]]


def rows(words: Words, collection: Collection, saint: Saint) -> list[Row]:
    """All facts of the card that there are, in the order of the entry."""
    return [(label, value) for _, label, value in named_rows(words, collection, saint)]


def named_rows(words: Words, collection: Collection, saint: Saint) -> list[tuple[str, str, str]]:
    """The same, each with the name of the fact."""
    found = _facts(words, collection, saint)
    shown = [name for name in found if found[name] and not (saint.main == GOLD and name in HUMAN)]
    return [(name, words.say(f"saints-label-{name}"), found[name]) for name in shown]


def _facts(words: Words, collection: Collection, saint: Saint) -> dict[str, str]:
    """By name: every fact in words, '' where there is none."""
    lang = words.on_cards
    months = {"n": saint.month}
    feast = {"day": day_words(words, saint.month, saint.day)}
    companions = [collection.by_key[key].name[lang] for key in saint.companions]
    return {
        "other-names": ", ".join(saint.other_names[lang]),
        "born": dated(words, saint, "born"),
        "died": dated(words, saint, "died"),
        "age": age_words(words, saint),
        "birthplace": saint.birthplace[lang],
        "places": ", ".join(saint.places[lang]),
        "feast": words.say(
            "saints-feast-devotion", name=words.say("saints-devotion", **months), **feast
        ),
        "other-feasts": "; ".join(_other_feasts(words, saint)),
        "canonised": canonised_words(words, saint.canonised),
        "colours": ", ".join(colour_words(words, each, saint) for each in main_first(saint)),
        "geography": _each(words, "geography", saint.geography),
        "order": _each(words, "order", [saint.order] if saint.order else []),
        "designations": _each(words, "designation", saint.designations),
        "expansions": _each(words, "expansion", saint.expansions),
        "companions": ", ".join(companions),
        "patronages": ", ".join(saint.patronages[lang]),
        "depicted": saint.depicted[lang],
        "set": set_words(words, saint.set) if saint.set else "",
    }


def main_first(saint: Saint) -> list[str]:
    """The fact colours, the main one first."""
    return [saint.main, *(colour for colour in saint.colours if colour != saint.main)]


def _other_feasts(words: Words, saint: Saint) -> list[str]:
    return [
        words.say("saints-other-feast", day=day_words(words, each.month, each.day),
                  name=each.name[words.on_cards])
        for each in saint.other_feasts
    ]  # fmt: skip


def colour_words(words: Words, colour: str, saint: Saint | None = None) -> str:
    """S-1.2: a fact colour with its letter: `[M] martyr (red)`; of a saint with the gender."""
    letter = LETTERS[COLOURS.index(colour)]
    estate, name = estate_words(words, colour, saint), words.say(f"saints-colour-{colour}")
    return f"[{letter}] " + words.say("saints-colour-of", name=estate, words=name)


def estate_words(words: Words, colour: str, saint: Saint | None) -> str:
    """What a colour means; French has another word for a woman."""
    if saint is not None:
        own = f"saints-{'woman' if saint.feminine else 'man'}-{colour}"
        if words.has(own):
            return words.say(own)
    return words.say(f"saints-estate-{colour}")


def dated(words: Words, saint: Saint, field: str) -> str:
    """A date or year with its century, which is derived (S-1.6)."""
    year = saint.born if field == "born" else saint.died
    told = date_words(words, year)
    if year.year is None or not year.century:
        return told
    return f"{told}, {words.say('saints-century', n=year.century)}"


def age_words(words: Words, saint: Saint) -> str:
    """How old a saint became: `84 years`, `39 or 40 years`, `about 45 years`, or nothing."""
    ages = saint.ages()
    if ages is None:
        return ""
    least, most = ages
    if saint.born.about or saint.died.about:
        return words.say("saints-age-about", words=words.say("saints-age", n=most))
    if least != most:
        return words.say("saints-age-either", least=least, most=most)
    return words.say("saints-age", n=most)


def set_words(words: Words, name: str) -> str:
    """The set of cards that a saint comes in."""
    return words.say(f"saints-{'set' if name == CORE else 'expansion'}-{name}")


def _each(words: Words, kind: str, ids: list[str]) -> str:
    return ", ".join(words.say(f"saints-{kind}-{each}") for each in ids)
