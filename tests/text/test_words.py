"""The words are complete, alike in both languages, and never half said."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import questable.text
from questable.text import (
    BrokenWords,
    MissingWord,
    UnknownLanguage,
    Words,
    default_language,
    languages,
    messages,
)
from tests.rule import rule

RULES = Path(__file__).parents[2] / "docs" / "rules"
RULE = re.compile(r"^- ([A-Z]+-\d+\.\d+) ", re.MULTILINE)
HEROES = ("warrior", "rogue", "mage", "healer", "prisoner")
OUTSIDE = ("north", "east", "south", "west")
DIRECTIONS = ("n", "e", "s", "w")
RELIGIONS = ("red", "gold", "blue", "apostate")
COLOURS = ("red", "yellow", "blue", "green", "purple", "orange", "black")
SUITS = ("sword", "chalice", "crown", "scroll")
TYPES = ("hero", "monster", "lair", "item", "treasure", "event")
ORDERS = ("franciscans", "carmelites", "dominicans", "jesuits")

# Values to try for each variable. A new variable has to be entered here.
TRIES: dict[str, tuple[str | int, ...]] = {
    "chance": (1, 62),
    "loaded": (3,),
    "megabytes": (8,),
    "numbers": ("4, 5, 6",),
    "course": ("shorter", "longer"),
    "role": ("hero", "order", "religion", "place", "other"),
    "says": ("Clearly longer.",),
    "share": (28,),
    "size": ("slight", "medium", "large"),
    "base": ("The book",),
    "two": ("gifts=yes",),
    "rules": (0, 1),
    "cases": (1, 2),
    "bots": ("club",),
    "again": ("yes", "no"),
    "middle": ("59",),
    "tried": (1, 40),
    "teacher": ("Ada",),
    "time": ("noon",),
    "a": ("a1",),
    "action": ("pass",),
    "actions": (1, 1000),
    "age": (5, 8),
    "allowed": ("1..5",),
    "answered": (1, 12),
    "apart": ("Sword",),
    "aside": ("file.seed",),
    "at": ("c3",),
    "b": ("e5",),
    "best": ("Dig here",),
    "build": ("fast",),
    "by": ("wings", "assembly", "unholy"),
    "calendar": ("general", "martyrology", "proper"),
    "card": ("Dragon",),
    "cards": ("Dragon, Ogre",),
    "century": ("13th century",),
    "chances": ("Ada 40%",),
    "colour": COLOURS,
    "commit": ("on",),
    "count": (0, 1, 2),
    "date": ("about 316",),
    "day": (1, 4),
    "feast": ("the Dedication of the Lateran",),
    "days": (1, 4),
    "db": ("tables.db",),
    "dealer": ("Cleo", 7),
    "decisions": ("−12 ± 4",),
    "deeds": ("Ada.",),
    "devotion": ("the Rosary",),
    "dir": DIRECTIONS,
    "direction": ("clockwise", "counterclockwise"),
    "done": (0, 1, 2),
    "drawn": (0, 1, 2),
    "due": ("roll",),
    "entrance": OUTSIDE,
    "entries": (1, 20),
    "error": (1, 5),
    "even": ("50.0%",),
    "event": ("Fireball",),
    "events": (0, 1),
    "exercise": ("Memory",),
    "letter": ("B",),
    "when": ("397",),
    "example": ("pass",),
    "extra": ("serve",),
    "fact": ("priest",),
    "facts": ("priest, pope",),
    "fewest": (1, 2),
    "file": ("file",),
    "for": ("matches", "wildcard", "open-wildcard", "century", "lack", "last-card", "effect"),
    "found": ("roll",),
    "from": (*RELIGIONS, "c3", "Bea"),
    "game": ("Questor",),
    "games": (1, 20),
    "gave": ("Ogre",),
    "gender": ("feminine", "masculine"),
    "given": ("St. Ada",),
    "goal": ("60.0%",),
    "groups": ("4, 3, 3",),
    "got": ("Queen",),
    "hash": ("00ff",),
    "hero": HEROES,
    "heroes": (4, 5),
    "high": ("9.5%",),
    "host": ("Ann",),
    "hours": (0, 1, 2),
    "kept": (0, 27),
    "key": ("main",),
    "kilobytes": (1, 20),
    "kind": ("int", "float", "bool", "array", "object", "str"),
    "king": ("Long Live the King",),
    "known": ("one, two",),
    "languages": ("en, fr",),
    "least": (0, 1),
    "left": (0, 1, 2),
    "letters": ("L, U",),
    "level": ("Club",),
    "levels": ("club, random",),
    "life": ("played",),
    "line": (0, 2),
    "low": ("1.2%",),
    "luck": ("+4 ± 9",),
    "marks": ("min 1",),
    "match": ("century", "month", "colour"),
    "mean": ("1.5",),
    "minutes": (5,),
    "month": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    "most": (1, 5),
    "moves": (1, 82),
    "n": (1, 6),
    "name": ("Ada",),
    "names": ("Ada, Bea",),
    "need": (2, 8),
    "needed": (23,),
    "of": (*COLOURS, *SUITS),
    "on": ("St. Bea",),
    "one": ("club",),
    "opened": ("2026-10-04",),
    "option": ("gifts",),
    "order": ORDERS,
    "other": ("Saint (f1)",),
    "others": (1, 3),
    "own": (0, 1, 9),
    "owner": ("with Ada", "Cleo"),
    "pack": ("mine",),
    "package": ("blue_moon",),
    "partner": ("Cleo",),
    "pawn": ("Saint (c2)",),
    "people": (1, 2),
    "person": ("Bea",),
    "pile": ("left", "right"),
    "place": (*OUTSIDE, "c3"),
    "places": ("a1, a2",),
    "players": (5, 6),
    "playouts": (100, 1600),
    "points": (1, 5),
    "port": ("8000",),
    "prefix": ("Q",),
    "preset": ("Ours",),
    "program": ("pg_dump",),
    "prompt": ("Now.",),
    "rate": ("1,000",),
    "ready": (1, 2),
    "reason": ("neutral-surrounded", "neutral-wiped-out", "blocked", "turn-limit"),
    "religion": RELIGIONS,
    "right": (0, 1, 2),
    "room": ("abc",),
    "rooms": (1, 13),
    "round": (1, 2),
    "rounds": (1, 20),
    "rows": (1, 20),
    "rule": ("Q-3.5",),
    "saint": ("Clara",),
    "seat": ("Ada",),
    "seating": ("opposite", "beside", "round", "lot"),
    "seats": ("Ada, Bea",),
    "second": ("Ogre",),
    "seconds": (1, 30),
    "seed": ("00ff",),
    "sentence": ("No.",),
    "setting": ("clock.kind",),
    "setups": (1, 64),
    "side": ("there",),
    "single": (0, 2),
    "site": ("g45",),
    "state": ("led", "neutral", "undrawn"),
    "station": ("c3",),
    "step": ("−14", "+3", "0"),
    "suit": SUITS,
    "suits": ("Crown, Scroll",),
    "sum": (0, 30),
    "table": ("names",),
    "target": (100,),
    "tense": ("did", "would"),
    "text": ("pass",),
    "tile": ("c3",),
    "title": ("Dragon",),
    "to": (*RELIGIONS, "c3", "Bea"),
    "told": ("Dragon.",),
    "total": (1, 8),
    "truncated": (0, 1),
    "type": TYPES,
    "unfinished": (0, 3),
    "width": (206,),
    "url": ("localhost",),
    "usual": ("4",),
    "value": ("7",),
    "version": (0, 1),
    "wall": DIRECTIONS,
    "way": ("cw", "ccw"),
    "what": ("seed",),
    "where": ("file",),
    "whom": ("Cid",),
    "whose": ("Red Quest 1",),
    "why": ("denied",),
    "wildcard": (0, 1),
    "wins": (0, 1, 2),
    "with": ("Bea",),
    "words": ("Pass",),
    "year": ("1228",),
}

# Names and words that English and French share.
SHARED = {
    "classroom-minutes",
    "classroom-paused",
    "classroom-points",
    "classroom-result-points",
    "classroom-rounds",
    "classroom-table",
    "classroom-tables",
    "classroom-tables-go",
    "classroom-way-quiz",
    "classroom-your-table",
    "packform-closed",
    "packform-holy-quest-points",
    "packform-holy-quest-questions",
    "packform-holy-quest-text",
    "packform-rae-card",
    "packform-rae-points",
    "packform-rae-type",
    "packform-saints-saints",
    "packs-row",
    "page-class",
    "page-saints",
    "saintpage-saints",
    "saintpage-title",
    "rae-minutes",
    "run-the-race-minutes",
    "saint-cards-minutes",
    "holy-quest-minutes",
    "pillars-minutes",
    "questor-minutes",
    "about-licence",
    "lab-column-handicap",
    "lab-measure-minutes",
    "lab-page-minutes",
    "lab-page-pause",
    "holy-quest-tile-action",
    "holy-quest-tile-saint",
    "page-motion",
    "study-exercise-memory",
    "study-order-when",
    "study-pool",
    "page-notify",
    "page-score",
    "pillars-letter",
    "questor-gift",
    "questor-letter",
    "questor-title",
    "rae-colour",
    "rae-colour-letter",
    "rae-spot-within",
    "rae-suit-sign",
    "rae-title",
    "replay-pause",
    "saint-cards-title",
    "saints-colour-cyan",
    "saints-colour-orange",
    "saints-expansion-apparitions",
    "saints-man-red",
    "table-options",
    "telling-column-pile",
    "telling-column-points",
    "telling-column-religion",
    "telling-column-site",
    "telling-column-total",
    "holy-quest-sign-action",
    "holy-quest-sign-entrance",
    "holy-quest-sign-regular",
    "holy-quest-sign-saint",
    "terminal-series-column-sum",
}


def every_saying(lang: str) -> Iterator[tuple[str, dict[str, str | int], str]]:
    """Every message with every combination of the values to try."""
    words = Words(lang)
    for word, needs in messages(lang).items():
        names = sorted(needs)
        for values in product(*(TRIES[name] for name in names)):
            args = dict(zip(names, values, strict=True))
            yield word, args, words.say(word, **args)


def documented_rules() -> list[str]:
    """The rule ids of all files in docs/rules, in their order."""
    return [
        rule
        for path in sorted(RULES.glob("*.md"))
        for rule in RULE.findall(path.read_text("utf-8"))
    ]


def write(folder: Path, lang: str, stem: str, text: str) -> None:
    """Put one Fluent file into a folder of words."""
    (folder / lang).mkdir(exist_ok=True)
    (folder / lang / f"{stem}.ftl").write_text(text, encoding="utf-8")


def test_public_names_are_all_there() -> None:
    """Every name that the package lists exists."""
    assert all(hasattr(questable.text, name) for name in questable.text.__all__)


def test_languages() -> None:
    """English and French, and nothing else that lies in the folder."""
    assert languages() == ("en", "fr")


def test_both_languages_have_the_same_messages_and_variables() -> None:
    """What can be said in one language can be said in the other, with the same arguments.

    But for a saint's gender, which French often has to know and English seldom.
    """
    assert len(messages("en")) > 150
    english, french = (
        {word: needs - {"gender"} for word, needs in messages(lang).items()}
        for lang in ("en", "fr")
    )
    assert english == french


@pytest.mark.parametrize("lang", languages())
def test_every_message_can_be_said(lang: str) -> None:
    """No value leads to an error, an isolation mark, a leftover brace or an empty line."""
    for word, args, said in every_saying(lang):
        assert said.strip() == said != "", (word, args)
        assert not re.search("[\u2066-\u2069{}\n]|  ", said), (word, args, said)


@pytest.mark.parametrize("lang", languages())
def test_no_id_of_the_engine_is_shown(lang: str) -> None:
    """Every hero, direction, way and outside space has a word of its own."""
    names = ["warrior", "rogue", "healer", "prisoner", "mage", "cw", "ccw", *DIRECTIONS]
    if lang != "en":
        names += [*OUTSIDE, *SUITS, *TYPES, *ORDERS, "clockwise", "counterclockwise"]
    colours = {each for each in COLOURS if lang != "en" and each != "orange"}
    for word, args, said in every_saying(lang):
        if word.startswith("terminal-typed-"):
            continue  # what people type: n is no
        # An apostrophe joins, so that the n of "n'est" is not taken for the north.
        shown = set(re.findall(r"[\w\u2019-]+", said))
        # `from` and `to` are a seat, a place or a religion, and each is tried as all of them.
        bare = {args.get("from"), args.get("to")}.intersection(RELIGIONS)
        banned = names if bare else colours.union(names)
        assert not shown.intersection(banned), (word, args, said)


def test_no_sentence_is_left_untranslated() -> None:
    """Both languages say the same thing differently, but for shared names and bare values."""

    def common(args: dict[str, str | int]) -> tuple[tuple[str, str | int], ...]:
        return tuple((name, value) for name, value in args.items() if name != "gender")

    french = {(word, common(args)): said for word, args, said in every_saying("fr")}
    same = {
        word
        for word, args, said in every_saying("en")
        if said == french[word, common(args)] and said not in ("c3", "Mage")
    }
    assert same == SHARED


def test_french_spaces() -> None:
    """French puts a no-break space before : ; ! ? and inside quotation marks."""
    for word, _, said in every_saying("fr"):
        assert not re.search(r"[^\u00a0][:;!?»]|«[^\u00a0]|'", said), (word, said)


def test_every_rule_has_a_sentence_and_every_sentence_a_rule() -> None:
    """The rules in docs/rules and the short sentences are the same set, in both languages."""
    rules = documented_rules()
    assert len(rules) == len(set(rules)) > 50
    for lang in languages():
        sentences = {word for word in messages(lang) if word.startswith("rule-")}
        assert sentences == {"rule-" + rule.replace(".", "-") for rule in rules}


@pytest.mark.parametrize("lang", languages())
def test_rule_sentences_are_short_and_need_nothing(lang: str) -> None:
    """A rule is told in at most 140 characters and ends in a full stop."""
    words = Words(lang)
    for each in documented_rules():
        assert words.rule(each).endswith("."), each
        assert len(words.rule(each)) <= 140, each


def test_articles_and_genders() -> None:
    """The French articles follow the hero, the English ones their place in the sentence."""
    fr, en = Words("fr"), Words("en")
    assert fr.say("questor-event-met", hero="rogue") == "La Guérisseuse rencontre le Voleur."
    moved = {"hero": "healer", "place": "north"}
    assert fr.say("questor-event-moved", **moved).startswith("La Guérisseuse va dehors par ")
    assert en.say("questor-event-moved", **moved).startswith("The Healer moves out through ")
    assert en.say("questor-event-moved", hero="mage", place="c3") == "The Mage moves to c3."


def test_rule_and_has() -> None:
    """A rule is asked for by the id people read; has tells without raising."""
    words = Words("en")
    assert words.rule("T-1.1") == words.say("rule-T-1-1") == "It is not your turn."
    assert words.has("questor-title")
    assert not words.has("questor-nobody")


def test_missing_message_raises() -> None:
    """An unknown message or rule is an error that names the id and the language."""
    with pytest.raises(MissingWord, match=r"questor-nobody \(fr\)") as caught:
        Words("fr").say("questor-nobody")
    assert (caught.value.word, caught.value.lang) == ("questor-nobody", "fr")
    with pytest.raises(MissingWord, match="rule-Q-99-1"):
        Words("fr").rule("Q-99.1")


@pytest.mark.parametrize("lang", languages())
def test_any_missing_argument_raises(lang: str) -> None:
    """Leaving out any one argument of any message is an error that names it."""
    words = Words(lang)
    for word, needs in messages(lang).items():
        for left_out in needs:
            args = {name: TRIES[name][0] for name in needs - {left_out}}
            with pytest.raises(MissingWord, match=f"{word} .*needs {left_out}$"):
                words.say(word, **args)


@rule("D-7.3")
def test_missing_argument_of_another_branch_raises(tmp_path: Path) -> None:
    """An argument is missed even where these values would not have used it."""
    text = "a = { $x ->\n    [one] one\n   *[other] { b }\n }\nb = { $y }"
    write(tmp_path, "en", "a", text)
    assert messages("en", tmp_path)["a"] == {"x", "y"}
    with pytest.raises(MissingWord, match="needs y"):
        Words("en", tmp_path).say("a", x=1)


def test_what_fluent_cannot_format_raises(tmp_path: Path) -> None:
    """Errors that Fluent would paper over with a placeholder are raised."""
    text = "a-lost = { a-nobody }\na-term = { -nobody }\na-mute =\n    .title = x\n"
    write(tmp_path, "en", "a", text)
    words = Words("en", tmp_path)
    for word in ("a-lost", "a-term", "a-mute"):
        with pytest.raises(MissingWord, match=word):
            words.say(word)


def test_broken_files_raise(tmp_path: Path) -> None:
    """Fluent skips what it cannot parse and what is there twice; we name file and line."""
    write(tmp_path, "en", "junk", "a = A\nb = { $\n")
    write(tmp_path, "fr", "twice", "a = A\n\na = B\n")
    with pytest.raises(BrokenWords, match=r"junk\.ftl:2: "):
        Words("en", tmp_path).say("a")
    with pytest.raises(BrokenWords, match=r"twice\.ftl:3: a is there twice"):
        Words("fr", tmp_path).say("a")


def test_a_message_that_refers_to_itself_raises(tmp_path: Path) -> None:
    """A loop is found when the file is read, not when the stack is full."""
    write(tmp_path, "en", "a", "a = { b }\nb = { a }")
    with pytest.raises(BrokenWords, match=r"a\.ftl: a refers to itself"):
        Words("en", tmp_path).has("a")


def test_one_message_in_two_files_raises(tmp_path: Path) -> None:
    """Two files of one language cannot both have a message."""
    write(tmp_path, "en", "a", "word = A")
    write(tmp_path, "en", "b", "word = B")
    with pytest.raises(BrokenWords, match="word is also in another file"):
        messages("en", tmp_path)


def test_files_are_read_when_wanted(tmp_path: Path) -> None:
    """A message reads the file its id begins with; a broken neighbour does not matter."""
    write(tmp_path, "en", "a", "broken {")
    write(tmp_path, "en", "b", "b-word = B")
    assert Words("en", tmp_path).say("b-word") == "B"


def test_unknown_language_raises() -> None:
    """The error names the languages there are."""
    for ask in (Words, messages):
        with pytest.raises(UnknownLanguage, match=r"'de'; known: en, fr"):
            ask("de")
    with pytest.raises(UnknownLanguage, match=r"'de'; known: en, fr"):
        default_language({"QUESTABLE_LANG": "de"})


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LC_ALL": "fr_FR", "QUESTABLE_LANG": "en"}, "en"),
        ({"QUESTABLE_LANG": "fr"}, "fr"),
    ],
)
def test_default_language(environ: dict[str, str], lang: str) -> None:
    """QUESTABLE_LANG decides, else the first set of LC_ALL, LC_MESSAGES and LANG."""
    assert default_language(environ) == lang


def test_no_word_of_the_terminal_is_told_in_a_browser() -> None:
    """Words `terminal-...` are the terminal's and the commands'; telling has its own."""
    sources = Path(questable.text.__file__).parents[1]
    told = [
        path.relative_to(sources).as_posix()
        for path in sorted(sources.rglob("*.py"))
        if re.search(r"[\"']terminal-", path.read_text("utf-8"))
    ]
    assert told
    assert [path for path in told if not path.startswith(("terminal/", "cli/"))] == []
