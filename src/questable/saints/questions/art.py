"""Questions of patronage and of how art shows a saint."""

from collections import Counter

from questable.saints.collection import Collection
from questable.saints.facts import LANGUAGES
from questable.saints.gazetteer import spot
from questable.saints.questions.likeness import stems
from questable.saints.questions.question import EASY, MIDDLING, Fact
from questable.saints.questions.regions import outside
from questable.saints.questions.sheet import Sheet, told
from questable.saints.saint import Saint

Texts = dict[str, str]

COMMON = stems(
    {
        "en": "sick ill dying dead souls purgatory poor needy children child young youth "
        "teenagers orphans mothers fathers wives women girls families family travellers pilgrims "
        "students schools teachers education missions missionaries vocations priests bishops "
        "clergy parish popes deacons preachers novices church theologians catechists confessors "
        "converts penitents contemplatives charity justice hope help protection people peoples "
        "good death prisoners faith prayer retreats soldiers riders kings widows hospitals nurses "
        "doctors carpenters miners weavers bakers innkeepers shepherds notaries glaziers "
        "gravediggers lawyers printers publishers booksellers actors cattle nature natural "
        "ecology europe",
        "fr": "malades mourants morts ames purgatoire pauvres enfants jeunes jeunesse adolescents "
        "orphelins meres peres epouses femmes filles familles voyageurs pelerins etudiants ecoles "
        "enseignants enseignement missions missionnaires vocations pretres eveques clerge "
        "paroisse cures papes diacres predicateurs novices eglise theologiens catechistes "
        "confesseurs convertis penitents contemplatifs charite justice esperance secours "
        "protection personnes gens peuples bonne mort prisonniers foi priere retraites soldats "
        "cavaliers rois veuves hopitaux infirmieres medecins charpentiers mineurs tisserands "
        "boulangers aubergistes bergers notaires vitriers fossoyeurs avocats imprimeurs editeurs "
        "libraires acteurs betail nature ecologie europe",
    }
)
"""Causes that many saints are asked to help with: true of more saints than their entries say."""
PLAIN = stems(
    {
        "en": "old young aged man woman boy girl maiden bishop archbishop pope priest deacon monk "
        "friar nun abbot abbess hermit doctor brother king queen habit robe cassock cloak dress "
        "black white brown dark long beard bearded hair thin small large holding hand hands "
        "raised blessing teaching preaching reading book books scroll pen cross crucifix palm "
        "martyr lily lilies crown sometimes often beside east gospel face simple high earliest "
        "days joined looking veil rosary staff writing chains sword",
        "fr": "vieil vieux jeune age homme femme garcon fille eveque archeveque pape pretre "
        "diacre moine frere religieuse abbe abbesse ermite medecin roi reine habit robe soutane "
        "manteau noir noire blanc blanche brun brune sombre long longue barbe barbu cheveux "
        "maigre petit petite grand grande tenant main mains levee benissant enseignant prechant "
        "lisant livre livres rouleau plume croix crucifix palme martyr lis couronne parfois "
        "souvent cote orient evangile visage simple haut premiers temps jointes voile chapelet "
        "baton ecrivant ecrit chaines epee",
    }
)
"""What stands in so many pictures that it tells nobody apart."""
OWN = 4
"""A picture is known by so many words of its own, two in each language."""


class Gallery:
    """The pictures and patronages of a whole collection."""

    def __init__(self, collection: Collection) -> None:
        saints = collection.saints
        self.whole = {saint.key: stems(saint.depicted) for saint in saints}
        self.pictures = {key: words - PLAIN for key, words in self.whole.items()}
        self.causes = {saint.key: [Cause(each) for each in patronages(saint)] for saint in saints}
        borne = Counter(
            stem
            for causes in self.causes.values()
            for stem in frozenset().union(*(cause.stems for cause in causes))
        )
        self.shared = COMMON | {stem for stem, count in borne.items() if count > 1}
        """What more than one saint is asked for: no wrong answer, and no clue to one saint."""

    def clear(self, saint: Saint) -> bool:
        """Whether one can know a saint by the picture."""
        return len(self.pictures[saint.key]) >= OWN

    def unlike(self, saint: Saint, other: Saint) -> bool:
        """Whether nobody would take the picture of one for that of the other."""
        mine, theirs = self.whole[saint.key], self.whole[other.key]
        if len(mine & theirs) * 3 > min(len(mine), len(theirs)):
            return False
        return self.clear(other) and self.pictures[saint.key].isdisjoint(self.pictures[other.key])

    def foreign(self, saint: Saint, cause: "Cause") -> bool:
        """Whether a saint has nothing to do with what another is patron of."""
        if cause.stems & self.shared:
            return False
        if cause.place is not None:
            own = [mine.place for mine in self.causes[saint.key]]
            return cause.place not in own and outside(saint, cause.place)
        return not cause.proper


class Cause:
    """Something that a saint is patron of."""

    def __init__(self, words: Texts) -> None:
        self.fact = told(words)
        self.stems = stems(words)
        found = spot(words["en"])
        self.place = found.region if found else None
        self.proper = words["en"][0].isupper()
        """A place or body with a name: known by nobody but those who belong to it."""


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
    near, far = [
        [
            cause.fact
            for other in others
            for cause in gallery.causes[other.key]
            if gallery.foreign(saint, cause)
        ]
        for others in (sheet.near, sheet.others)
    ]
    own = [cause for cause in gallery.causes[saint.key] if not _names(saint, cause.stems)]
    for difficulty, cause in zip((EASY, MIDDLING, MIDDLING), own, strict=False):
        tiers = (far, near) if difficulty == EASY else (near, far)
        sheet.ask("patronage", difficulty, cause.fact, *tiers)
        others = [other for other in sheet.others if gallery.foreign(other, cause)]
        sheet.ask_who("patronage", difficulty, cause.fact, others)


def _names(saint: Saint, words: frozenset[str]) -> bool:
    """Whether words give the saint's name or home away."""
    return not words.isdisjoint(stems(saint.name) | stems(saint.birthplace))


def _pictures(sheet: Sheet, gallery: Gallery) -> None:
    saint = sheet.saint
    if not gallery.clear(saint):
        return
    right = told(saint.depicted)
    unlike = [other for other in sheet.others if gallery.unlike(saint, other)]
    far: list[Fact] = []
    near: list[Fact] = []
    for other in unlike:
        (near if other in sheet.near else far).append(told(other.depicted))
    sheet.ask("depicted", EASY, right, far, near)
    sheet.ask("depicted", MIDDLING, right, near, far)
    if not _names(saint, stems(saint.depicted)):
        sheet.ask_who("depicted", MIDDLING, right, unlike)
