"""What must hold of the words of the whole collection; each check gives the faults it finds."""

import re

from questable.saints import Saint
from questable.saints.facts import LANGUAGES

ENGLISH = re.compile(r"\b(?:of|the|son|father|mother|brother|apostle|king|John|Mary)\b", re.I)
"""Words by which an English name is known; French has none of them."""
TITLES = {"en": r"St\. [A-Z]", "fr": r"Sainte? [A-ZÀ-Ý]"}


def names(saints: list[Saint]) -> list[str]:
    """A title and a name in both languages, of a length that fits a card."""
    found = []
    for saint in saints:
        for language, title in TITLES.items():
            name = saint.name[language]
            if not re.match(title, name) or not 6 <= len(name) <= 40:
                found.append(f"{saint.key}: {name}")
    return found


def lives(saints: list[Saint]) -> list[str]:
    """Two or three sentences in either language, neither too short nor too long."""
    found = []
    for saint in saints:
        for language in LANGUAGES:
            life = saint.life[language]
            if not 150 <= len(life) <= 480:
                found.append(f"{saint.key} ({language}) has {len(life)} characters")
            if not 2 <= sentences(life) <= 3:
                found.append(f"{saint.key} ({language}) has {sentences(life)} sentences")
    return found


def sentences(text: str) -> int:
    """How many sentences there are; quoted ones belong to the sentence that quotes them."""
    bare = re.sub(r"“[^”]*”|«[^»]*»", "quoted", text).replace("St. ", "St ")
    return len(re.findall(r"[.!?](?:\s|$)", bare)) + (bare.endswith("quoted"))


def languages(saints: list[Saint]) -> list[str]:
    """French is not English left standing."""
    found = []
    for saint in saints:
        for words in (saint.life, saint.depicted, saint.name):
            if words["en"] == words["fr"]:
                found.append(f"{saint.key}: {words['en']}")
        for name in saint.other_names["fr"]:
            if ENGLISH.search(name):
                found.append(f"{saint.key}: {name}")
        if bool(saint.note["en"]) != bool(saint.note["fr"]):
            found.append(f"{saint.key} has a note in one language")
    return found


def typography(saints: list[Saint]) -> list[str]:
    """Curly apostrophes and quotation marks; French spaces; no stray blanks."""
    found = []
    for saint in saints:
        for language in LANGUAGES:
            texts = [saint.name, saint.birthplace, saint.depicted, saint.life, saint.note]
            told = [words[language] for words in texts]
            told += [*saint.places[language], *saint.patronages[language]]
            told += saint.other_names[language]
            for text in told:
                if re.search(r"['\"]|  |^\s|\s$", text):
                    found.append(f"{saint.key}: {text}")
                if language == "fr" and re.search("[^\u00a0][:;!?»]|«[^\u00a0]", text):
                    found.append(f"{saint.key}: {text}")
    return found


CHECKS = (names, lives, languages, typography)
