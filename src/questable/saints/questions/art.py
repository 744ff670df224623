"""Questions of patronage and of how art shows a saint."""

from collections import Counter

from questable.saints.collection import Collection
from questable.saints.facts import LANGUAGES
from questable.saints.gazetteer import spot
from questable.saints.questions.likeness import stems
from questable.saints.questions.question import EASY, MIDDLING, SHORT, Fact
from questable.saints.questions.regions import outside
from questable.saints.questions.sheet import QuestionSheet, told
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
FILLER = stems({"en": "people", "fr": "personnes gens ceux malades"})
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
BORNE = 3
"""What more saints than this are asked for belongs to many more."""
ASKED = 2
"""Patronages of a saint that are asked."""
GLANCE = 125
"""Letters of a picture that a child is asked about."""


class Gallery:
    """The pictures and patronages of a whole collection."""

    def __init__(self, collection: Collection) -> None:
        saints = collection.saints
        self.whole = {saint.key: stems(saint.depicted) for saint in saints}
        self.pictures = {key: words - PLAIN for key, words in self.whole.items()}
        self.causes = {saint.key: [Cause(each) for each in patronages(saint)] for saint in saints}
        self.told = {
            saint.key: stems(saint.life) | stems(saint.note) | self.whole[saint.key]
            for saint in saints
        }
        borne = Counter(stem for causes in self.causes.values() for stem in _all(causes))
        self.shared = COMMON | {stem for stem, count in borne.items() if count > BORNE}
        """What so many are asked for that it is neither a wrong answer nor a clue."""
        self.asked = {saint.key: self._asked(saint) for saint in saints}
        """Of each saint, what is asked, and offered to others: no cause is only ever right."""

    def _asked(self, saint: Saint) -> "list[Cause]":
        causes = [cause for cause in self.causes[saint.key] if "," not in cause.fact.value]
        own = [cause for cause in causes if self.telling(cause)]
        return [cause for cause in own if not gives_away(saint, cause.stems)][:ASKED]

    def clear(self, saint: Saint) -> bool:
        """Whether one can know a saint by the picture."""
        return len(self.pictures[saint.key]) >= OWN

    def unlike(self, saint: Saint, other: Saint) -> bool:
        """Whether nobody would take the picture of one for that of the other."""
        mine, theirs = self.whole[saint.key], self.whole[other.key]
        if len(mine & theirs) * 3 > min(len(mine), len(theirs)):
            return False
        return self.clear(other) and self.pictures[saint.key].isdisjoint(self.pictures[other.key])

    def telling(self, cause: "Cause") -> bool:
        """Whether a cause can be a wrong answer for somebody; else it is no right one either."""
        if not cause.stems.isdisjoint(self.shared):
            return False
        return cause.place is not None or not cause.proper

    def foreign(self, saint: Saint, cause: "Cause") -> bool:
        """Whether a saint has nothing to do with what another is patron of."""
        if not self.telling(cause):
            return False
        own = self.causes[saint.key]
        if not cause.stems.isdisjoint(_all(own) | self.told[saint.key]):
            return False
        if cause.place is None:
            return True
        return cause.place not in [mine.place for mine in own] and outside(saint, cause.place)


class Cause:
    """Something that a saint is patron of."""

    def __init__(self, words: Texts) -> None:
        self.fact = told(words)
        self.stems = _matter(stems(words))
        found = spot(words["en"])
        self.place = found.region if found else None
        self.town = found is not None and found.town
        self.proper = words["en"][0].isupper()
        """A place or body with a name: known by nobody but those who belong to it."""


def _matter(words: frozenset[str]) -> frozenset[str]:
    """Without `people with`, where something of every language is left."""
    rest = words - FILLER
    said = {word[:2] for word in rest}
    return rest if said == set(LANGUAGES) else words


def _all(causes: list[Cause]) -> frozenset[str]:
    return frozenset().union(*(cause.stems for cause in causes))


def patronages(saint: Saint) -> list[Texts]:
    """The patronages, each with its words by language."""
    count = len(saint.patronages[LANGUAGES[0]])
    return [{lang: saint.patronages[lang][n] for lang in LANGUAGES} for n in range(count)]


def ask_art(sheet: QuestionSheet, gallery: Gallery) -> None:
    """All questions of patronage and art about one saint."""
    _patronages(sheet, gallery)
    _pictures(sheet, gallery)


def _patronages(sheet: QuestionSheet, gallery: Gallery) -> None:
    saint = sheet.saint
    known = _strange(gallery, saint, [each for each in sheet.others if each.famous])
    near, far = _strange(gallery, saint, sheet.near), _strange(gallery, saint, sheet.others)
    for cause in gallery.asked[saint.key]:
        if not cause.town:
            tiers = [_tiers(cause, [each for each in pool if not each.town])[0]
                     for pool in (known, far)]  # fmt: skip
            sheet.ask("patronage", EASY, cause.fact, *tiers)
            _patron_of(sheet, gallery, cause, EASY)
    for cause in gallery.asked[saint.key]:
        tiers = [*_tiers(cause, near)[:1], *_tiers(cause, far)]
        sheet.ask("patronage", MIDDLING, cause.fact, *tiers)
        _patron_of(sheet, gallery, cause, MIDDLING)


def _tiers(cause: Cause, others: list[Cause]) -> list[list[Fact]]:
    """Places beside a place and people beside people, then all."""
    alike = [each for each in others if (each.place is None) == (cause.place is None)]
    return [[each.fact for each in pool] for pool in (alike, others)]


def _strange(gallery: Gallery, saint: Saint, others: list[Saint]) -> list[Cause]:
    causes = [cause for other in others for cause in gallery.asked[other.key]]
    return [cause for cause in causes if gallery.foreign(saint, cause)]


def _patron_of(sheet: QuestionSheet, gallery: Gallery, cause: Cause, difficulty: int) -> None:
    others = [other for other in sheet.alike(sheet.others) if gallery.foreign(other, cause)]
    sheet.ask_who("patronage", difficulty, cause.fact, others)


def gives_away(saint: Saint, words: frozenset[str]) -> bool:
    """Whether words give the saint's name or home away."""
    return not words.isdisjoint(stems(saint.name) | stems(saint.birthplace))


def _pictures(sheet: QuestionSheet, gallery: Gallery) -> None:
    saint = sheet.saint
    if not gallery.clear(saint) or gives_away(saint, stems(saint.depicted)):
        return
    unlike = sheet.alike([other for other in sheet.others if gallery.unlike(saint, other)])
    _glance(sheet, unlike)
    near = [told(other.depicted) for other in unlike if other.key in sheet.near_keys]
    far = [told(other.depicted) for other in unlike]
    sheet.ask("depicted", MIDDLING, told(saint.depicted), near, far)
    sheet.ask_who("depicted", MIDDLING, told(saint.depicted), unlike)


def _glance(sheet: QuestionSheet, unlike: list[Saint]) -> None:
    """The same for a child: only what is seen first, among the famous."""
    right = sketch(sheet.saint)
    if max(map(len, sheet.saint.depicted.values())) <= GLANCE:
        sheet.ask_who("depicted", EASY, told(sheet.saint.depicted), unlike)
    if len(stems(right) - PLAIN) >= OWN:
        famous, far = [
            [told(sketch(other)) for other in unlike if other.famous >= known]
            for known in (True, False)
        ]
        sheet.ask("depicted", EASY, told(right), famous, far)


def sketch(saint: Saint) -> Texts:
    """The first part of a picture that is long."""
    if max(map(len, saint.depicted.values())) <= SHORT:
        return saint.depicted
    return {lang: words.split(", ")[0] for lang, words in saint.depicted.items()}
