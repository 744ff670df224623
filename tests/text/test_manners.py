"""How we write for people (docs/architecture.md), as far as a machine can tell."""

import re
from pathlib import Path

import pytest

import questable.text
from questable.text import languages

FOLDER = Path(questable.text.__file__).parent
MESSAGE = re.compile(r"^([\w-]+) =(.*(?:\n[ \t]+\S.*)*)", re.MULTILINE)
INTERFACE = ("page", "room", "table", "telling", "replay", "guide", "web", "terminal", "about")
"""Files that are all ours; a game's own words may need the rulebook's."""

NEVER = {
    "both": [r"\s…", r"\.\.\."],
    "en": [
        r"\bthe line is\b", r"\byour line\b", r"\bno date\b", r"\bclub bot\b",
        r"\b[Tt]he luck\b", r"\b[Bb]y night\b", r"\b[Tt]he future\b", r"\b[Tt]ake heart\b",
        r"\b(?:come|came) in by the door\b", r"\./run",
    ],
    "fr": [
        r"\bpendule\b", r"\bsalles?\b", r"\bla ligne est\b", r"\bvotre ligne\b",
        r"\best absente?\b", r"\best (?:entré|parti|venu|arrivé|prêt)\b",
        r"\brobot de club\b", r"\baimable\b",
        r"\b[Rr]ang\b", r"\bpile de côté\b", r"\b[Nn]otre Dame\b", r"(?:^|\. )Qui [a-zé]+ [^?]*\.$",
        r"\bde nuit\b", r"\./run",
    ],
}  # fmt: skip
"""Forms that readers stumbled over, and what they are instead is in the words themselves."""

PAGE = ("page", "room", "replay", "guide", "setup", "about", "analysis", "learn", "practice")
"""Files whose readers never saw a command."""
NEVER_ON_PAGE = {
    "en": [r"\b[Rr]ooms?\b", r"\b[Ss]eeds?\b", r"\b[Dd]ealer\b"],
    "fr": [r"\b[Ss]alles?\b", r"\b[Gg]raines?\b", r"\b[Dd]onneur\b"],
}


def sayings(lang: str, names: tuple[str, ...]) -> list[tuple[str, str]]:
    """Ids and texts of some files, as they are written."""
    found = []
    for name in names:
        path = FOLDER / lang / f"{name}.ftl"
        if path.exists():
            found += MESSAGE.findall(path.read_text("utf-8"))
    return [(word, text.strip()) for word, text in found if not word.startswith("terminal-typed")]


@pytest.mark.parametrize("lang", languages())
def test_no_form_that_readers_stumbled_over(lang: str) -> None:
    """In everything that page, table and terminal say."""
    forms = re.compile("|".join(NEVER["both"] + NEVER[lang]))
    wrong = [(word, text) for word, text in sayings(lang, INTERFACE) if forms.search(text)]
    assert wrong == []


@pytest.mark.parametrize("lang", languages())
def test_the_page_speaks_of_tables_and_of_no_seed(lang: str) -> None:
    """What the program calls a room, a seed and a dealer is no word for a guest."""
    forms = re.compile("|".join(NEVER_ON_PAGE[lang]))
    assert [(word, text) for word, text in sayings(lang, PAGE) if forms.search(text)] == []


@pytest.mark.parametrize("lang", languages())
def test_an_ellipsis_follows_its_word(lang: str) -> None:
    """Without a space, in every file, and as one sign."""
    every = tuple(sorted(path.stem for path in (FOLDER / lang).glob("*.ftl")))
    assert len(every) > 10
    forms = re.compile("|".join(NEVER["both"]))
    assert [word for word, text in sayings(lang, every) if forms.search(text)] == []


@pytest.mark.parametrize("lang", languages())
def test_help_names_commands_in_its_own_language(lang: str) -> None:
    """What stands in quotation marks can be typed, and is a word of the reader's."""
    said = dict(MESSAGE.findall((FOLDER / lang / "terminal.ftl").read_text("utf-8")))
    said |= dict(MESSAGE.findall((FOLDER / lang / "practice.ftl").read_text("utf-8")))
    typed = [text for word, text in said.items() if word.startswith("terminal-typed")]
    verbs = {verb.strip() for text in typed for verb in text.split(",")}
    helps = [text for word, text in said.items() if "-help" in word]
    named = [name for text in helps for name in re.findall(r"[“«]\s*([^\W\d].*?)\s*[”»]", text)]
    assert len(named) > 10
    assert [name for name in named if not any(name.startswith(verb) for verb in verbs)] == []


def test_the_forms_are_found() -> None:
    """A form that nothing matches would forbid nothing."""
    bad = {
        "en": "Loading … The club bot would choose; your line is cut; ./run --lan",
        "fr": "Chargement … Ann est entré. La pendule de la salle. Qui commence ne pioche pas.",
    }
    for lang, text in bad.items():
        found = [form for form in NEVER["both"] + NEVER[lang] if re.search(form, text)]
        assert len(found) > 2
