"""Questions of patronage and of how art shows a saint."""

from collections import Counter

from questable.saints.collection import Collection
from questable.saints.facts import LANGUAGES
from questable.saints.questions.likeness import stems
from questable.saints.questions.question import EASY, MIDDLING, Fact
from questable.saints.questions.sheet import Sheet, told
from questable.saints.saint import Saint

Texts = dict[str, str]

COMMON = stems(
    {
        "en": "sick ill dying dead poor needy children young youth mothers women families "
        "travellers pilgrims students schools teachers missions missionaries priests bishops "
        "preachers church hope help against people good death prisoners faith",
        "fr": "malades mourants morts pauvres enfants jeunes jeunesse meres femmes familles "
        "voyageurs pelerins etudiants ecoles enseignants missions missionnaires pretres eveques "
        "predicateurs eglise esperance aide contre gens bonne mort prisonniers foi",
    }
)
"""Causes that many saints are asked to help with: true of more saints than their entries say."""
SHOWN = 3
"""A picture can be told from another if so many of the words that matter in it are its own."""


class Gallery:
    """The pictures and patronages of a whole collection."""

    def __init__(self, collection: Collection) -> None:
        self.pictures = {saint.key: stems(saint.depicted) for saint in collection.saints}
        counts = Counter(stem for picture in self.pictures.values() for stem in picture)
        self.plain = frozenset(stem for stem, count in counts.items() if count > len(LANGUAGES) * 4)
        """What stands in many pictures: habits, books, crosses, palms."""
        self.causes = {saint.key: patronages(saint) for saint in collection.saints}

    def unlike(self, saint: Saint, other: Saint) -> bool:
        """Whether nobody would take the picture of one for that of the other."""
        shown, seen = self.pictures[saint.key], self.pictures[other.key]
        own = (seen - shown) - self.plain
        return len(own) >= SHOWN and (shown & seen) <= self.plain

    def foreign(self, saint: Saint, cause: Texts) -> bool:
        """Whether a saint has nothing to do with what another is patron of."""
        asked = stems(cause)
        if asked & COMMON:
            return False
        return all(asked.isdisjoint(stems(own)) for own in self.causes[saint.key])


def patronages(saint: Saint) -> list[Texts]:
    """The patronages, each with its words by language."""
    count = len(saint.patronages[LANGUAGES[0]])
    return [{lang: saint.patronages[lang][n] for lang in LANGUAGES} for n in range(count)]


def ask_art(sheet: Sheet, gallery: Gallery) -> None:
    """All questions of patronage and art about one saint."""
    _patronages(sheet, gallery)
    _pictures(sheet, gallery)


def _patronages(sheet: Sheet, gallery: Gallery) -> None:
    saint = sheet.saint
    pools: list[list[Fact]] = []
    for others in (sheet.near, sheet.others):
        causes = [cause for other in others for cause in gallery.causes[other.key]]
        pools.append([told(cause) for cause in causes if gallery.foreign(saint, cause)])
    own = [cause for cause in gallery.causes[saint.key] if not _names(saint, cause)]
    for difficulty, cause in zip((EASY, MIDDLING), own, strict=False):
        sheet.ask("patronage", difficulty, told(cause), *reversed(pools))
        if not stems(cause) & COMMON:
            others = [other for other in sheet.others if gallery.foreign(other, cause)]
            sheet.ask_who("patronage", difficulty, told(cause), others)


def _names(saint: Saint, texts: Texts) -> bool:
    """Whether the words give the saint's name or home away."""
    return not stems(texts).isdisjoint(stems(saint.name) | stems(saint.birthplace))


def _pictures(sheet: Sheet, gallery: Gallery) -> None:
    saint = sheet.saint
    unlike = [other for other in sheet.others if gallery.unlike(saint, other)]
    far = [told(other.depicted) for other in unlike if other not in sheet.near]
    near = [told(other.depicted) for other in unlike if other in sheet.near]
    own = gallery.pictures[saint.key] - gallery.plain
    if len(own) < SHOWN:
        return
    sheet.ask("depicted", EASY, told(saint.depicted), far, near)
    sheet.ask("depicted", MIDDLING, told(saint.depicted), near, far)
    if not _names(saint, saint.depicted):
        others = [other for other in unlike if gallery.unlike(other, saint)]
        sheet.ask_who("depicted", MIDDLING, told(saint.depicted), others)
