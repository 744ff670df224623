"""Questions from the lives: a sentence that names nobody, and whom it is told of."""

import re
from collections import Counter

from questable.saints.collection import Collection
from questable.saints.facts import LANGUAGES
from questable.saints.questions.likeness import stems
from questable.saints.questions.question import HARD
from questable.saints.questions.sheet import QuestionSheet, told
from questable.saints.saint import Saint

Texts = dict[str, str]

SENTENCE = re.compile(r"(?<=[.!?”»])(?<!St\.)\s+(?=[A-ZÀ-Ý])")
PRONOUNS = {"en": ("He", "She"), "fr": ("Il", "Elle")}
"""By language: of a man, of a woman."""
SPOKEN_OF = {
    "en": re.compile(r"\b(?:[Hh]e|[Ss]he)\b"),
    "fr": re.compile(r"\b(?:[Ii]l|[Ee]lle|[Ss]on|[Ss]a|[Ss]es|[Ll]ui)\b|\b[LlSs]’"),
}
"""A sentence about somebody who is not named."""
SUBJECTS = {
    lang: re.compile(rf"\b(?:{'|'.join(each)})\b", re.IGNORECASE) for lang, each in PRONOUNS.items()
}
TITLED = re.compile(r"\bSt\.|\bSts\b|\b[Ss]ainte?s?[ -][A-ZÀ-Ý]")
HANGING = {
    "en": re.compile(
        r"^(?:It|They|There|Both|These|Those|That|This (?!\w+ (?:\w+ )?(?:was|became))|Then|But|So|"
        r"Yet|Later|Since then|From it|One|Another|Two|Sixteen|Her feast|His feast)\b"
        r"|\b(?:the others|the two|both of them|these two|all three|their)\b"
    ),
    "fr": re.compile(
        r"^(?:Ils|Elles|C’|Ce (?!\w+ )|Cela|Tous|Toutes|Puis|Mais|Ainsi|De là|Depuis lors|Les deux)"
        r"|\b(?:tous deux|tous trois|les deux)\b"
    ),
}
"""Openings and words that lean on the sentence before."""
LEANING = (
    "Six days before his", "When he caught it", "Brothers who disliked", "Many opposed him",
    "Theodoric was not", "When someone told lies", "Severe people attacked", "She fled from him",
    "Friends there showed", "He saw how badly", "As soon as he could he", "He returned as a bishop",
    "When they discovered", "The king was so angry", "His father would never", "After Winebald",
    "She worked hard, bore", "He fought many wars",
)  # fmt: skip
"""Openings of sentences that lean on the one before without a word that says so."""
LINKS = {"and", "of", "the", "is", "de", "et", "le", "la", "du", "est"}
"""After a name: more of the name, or what defines it."""
SHORTEST, LONGEST = 45, 230
AT_A_GLANCE = 170
"""Letters of a sentence that is one of four to choose from."""
OWN = 2
"""Words that next to nobody else's life has: by so many a sentence is known."""
ELSEWHERE = 3
"""Lives in which such a word may stand."""


class Lives:
    """The sentences of a whole collection that tell of one saint only."""

    def __init__(self, collection: Collection) -> None:
        self.saints = collection.saints
        self.words = {saint.key: _english(_entry(saint)) for saint in self.saints}
        self.borne = Counter(word for words in self.words.values() for word in words)
        self.names = frozenset(
            name for saint in self.saints for lang in LANGUAGES for name in given_names(saint, lang)
        )
        self.deeds = {saint.key: self._deeds(saint) for saint in self.saints}
        """By saint: the sentences, with what sets each apart."""

    def _deeds(self, saint: Saint) -> list[tuple[Texts, frozenset[str]]]:
        parts = {lang: SENTENCE.split(saint.life[lang]) for lang in LANGUAGES}
        if len({len(each) for each in parts.values()}) > 1:
            return []
        found = []
        for n in range(len(parts[LANGUAGES[0]])):
            words = {lang: masked(parts[lang][n], saint, lang) for lang in LANGUAGES}
            own = self._own(words)
            if len(own) >= OWN and all(self._fit(words[lang], saint, lang) for lang in LANGUAGES):
                found.append((words, own))
        # What is told of the fewest others comes first.
        return sorted(found, key=lambda deed: -len(deed[1]))

    def _own(self, words: Texts) -> frozenset[str]:
        """The words of a sentence that next to no other entry has."""
        return frozenset(each for each in _english(words) if self.borne[each] <= ELSEWHERE)

    def _fit(self, sentence: str, saint: Saint, lang: str) -> bool:
        """Whether it stands alone, and names neither the saint nor another one."""
        if not SHORTEST <= len(sentence) <= LONGEST or not SPOKEN_OF[lang].search(sentence):
            return False
        if TITLED.search(sentence) or HANGING[lang].search(sentence):
            return False
        if sentence.startswith(LEANING) or _first(sentence, lang) not in ("", saint.feminine):
            return False
        capitals = set(re.findall(r"[A-ZÀ-Ý][\w’-]*", sentence))
        called = {
            lang: " ".join([saint.name[lang], *saint.other_names[lang]]) for lang in LANGUAGES
        }
        own = stems(called)
        return capitals.isdisjoint(self.names) and stems(
            {each: " ".join(capitals) for each in LANGUAGES}
        ).isdisjoint(own)

    def foreign(self, saint: Saint, own: frozenset[str]) -> bool:
        """Whether nothing that sets a sentence apart is told of a saint."""
        return own.isdisjoint(self.words[saint.key])


def _first(sentence: str, lang: str) -> bool | str:
    """Whether the first whom a sentence speaks of is a woman; '' if none is spoken of so."""
    found = SUBJECTS[lang].search(sentence)
    return found[0].casefold() in ("she", "elle") if found else ""


def given_names(saint: Saint, lang: str) -> list[str]:
    """The names in a saint's name, without title and places."""
    bare = re.split(r" (?:of|de|d’|du|des|the|le|la) |, ", saint.name[lang].split(" ", 1)[1])[0]
    return [each for each in re.findall(r"[\w’-]+", bare) if each[0].isupper() and len(each) > 2]


def masked(sentence: str, saint: Saint, lang: str) -> str:
    """The sentence with a pronoun where it begins with the saint's name."""
    names = given_names(saint, lang)
    pronoun = PRONOUNS[lang][saint.feminine]
    for name in names:
        sentence = re.sub(
            rf"((?:, | and | et )){name}(?= [a-zà-ÿ])", rf"\1{pronoun.lower()}", sentence
        )
    first = next((each for each in names if sentence.startswith(f"{each} ")), "")
    rest = sentence.removeprefix(first).lstrip() if first else ""
    following = rest.split(" ", 1)[0]
    if not first or not following.islower() or following in LINKS - {"is", "est"}:
        return sentence
    return f"{pronoun} {rest}"


def ask_life(sheet: QuestionSheet, lives: Lives) -> None:
    """Whom a sentence is told of, and which sentence is told of the saint."""
    saint = sheet.saint
    strangers = [other for other in sheet.alike(sheet.others) if other.key not in saint.companions]
    near, far = [
        [
            told(words)
            for other in others
            for words, own in lives.deeds[other.key]
            if lives.foreign(saint, own) and _short(words)
        ]
        for others in ([each for each in strangers if each.key in sheet.near_keys], strangers)
    ]
    for words, own in lives.deeds[saint.key][:2]:
        if _short(words):
            sheet.ask("life", HARD, told(words), near, far)
        others = [other for other in strangers if lives.foreign(other, own)]
        sheet.ask_who("life", HARD, told(words), others)


def _short(words: Texts) -> bool:
    return max(map(len, words.values())) <= AT_A_GLANCE


def _entry(saint: Saint) -> Texts:
    told = ("life", "note", "depicted", "birthplace")
    return {lang: " ".join(getattr(saint, field)[lang] for field in told) for lang in LANGUAGES}


def _english(words: Texts) -> frozenset[str]:
    """The words that matter, of the language whose endings change least."""
    return frozenset(each for each in stems(words) if each.startswith("en:"))
