"""Packs are read with clear errors that name file and line."""

from pathlib import Path

import pytest

from questable.engine import Fault, Pack, PackError, PackText
from questable.engine.pack_file import pack_file
from questable.registry import game, games
from tests.rule import rule

TEXT = """# a pack
name = "x"

[cards]
copies = 3
"top card" = 1

[other]
copies = 9
"""


def test_lines_are_found() -> None:
    """A key is found below its own section, quoted or not; a section by its heading."""
    text = PackText("x.toml", TEXT)
    assert text.line_of("", "name") == 2
    assert text.line_of("cards", "copies") == 5
    assert text.line_of("cards", "top card") == 6
    assert text.line_of("other", "copies") == 9
    assert text.line_of("other", "") == 8
    assert text.line_of("none", "none") == 1


def test_broken_toml_names_its_line() -> None:
    """The parser's own line is passed on."""
    with pytest.raises(PackError) as caught:
        PackText("bad.toml", "a = 1\nb = = 2\n")
    assert (caught.value.source, caught.value.line) == ("bad.toml", 2)


@pytest.mark.parametrize(
    ("keys", "why", "line"),
    [
        ({"copies"}, "key-unknown table=cards key=top card", 6),
        ({"copies", "top card", "x"}, "key-missing table=cards key=x", 4),
    ],
)
def test_a_section_has_exactly_its_keys(keys: set[str], why: str, line: int) -> None:
    """Missing and unknown keys are errors on the right line."""
    with pytest.raises(PackError, match=why) as caught:
        PackText("x.toml", TEXT).section("cards", keys)
    assert caught.value.line == line


def test_numbers_have_bounds() -> None:
    """A number outside its bounds names them."""
    text = PackText("x.toml", TEXT)
    assert text.number("cards", "copies", 1, 3) == 3
    with pytest.raises(PackError, match=r"x\.toml, line 9: number-range key=copies low=1 high=3"):
        text.number("other", "copies", 1, 3)


def test_an_unreadable_file_is_a_pack_error(tmp_path: Path) -> None:
    """A file that is not there, or no text, is refused like any bad pack."""
    with pytest.raises(PackError, match="unreadable"):
        PackText.read(tmp_path / "none.toml")
    (tmp_path / "raw.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(PackError, match="unreadable"):
        PackText.read(tmp_path / "raw.toml")


def test_the_hash_is_of_the_facts_alone() -> None:
    """Names and order do not matter, facts do."""
    one = Pack("a", {"x": 1, "y": [2]})
    assert one.hash == Pack("b", {"y": [2], "x": 1}).hash
    assert one.hash != Pack("a", {"x": 1, "y": [3]}).hash


DEEP = "[" * 60_000
FAULTS = {
    "dotted key": ("a." * 90_000 + "b = 1", 1, "key-parts most=8"),
    "dotted header": ("name = 'x'\n[" + ".".join("abcdefghij") + "]", 2, "key-parts most=8"),
    "dotted key in a table": ("x = { a.b.c.d.e.f.g.h.i = 1 }", 1, "key-parts most=8"),
    "deep list": ("x = " + DEEP, 1, "too-deep most=12"),
    "deep tables": ("\nx = " + "{a = " * 30_000, 2, "too-deep most=12"),
    "many digits": ("x = " + "9" * 150_000, 1, "word-too-long most=100"),
    "many binary digits": ("x = 0b" + "1" * 150_000, 1, "word-too-long most=100"),
    "large number": ("x = 99999999999999999999", 1, "number-too-large"),
    "deep by its parts": ("[a.b.c.d.e.f.g]\nh.i.j.k.l.m = [[[]]]", 1, "too-deep most=12"),
    "long text": (f'x = "{"y" * 2_001}"', 1, "text-too-long most=2000 count=2001"),
    "open text": ('x = "' + '\\"' * 90_000, 1, "text-without-end"),
    "open long text": ('x = """' + '\\"""' * 40_000, 1, "text-without-end"),
    "open literal": ("x = '''" + "''" * 70_000 + "\n''x", 1, "text-without-end"),
    "too long": ("#" * 200_001, 1, "pack-too-long most=200000 count=200001"),
    "number-not-whole": ("x = 1.5", 1, "number-not-whole"),
    "a day": ("x = 2020-01-01", 1, "number-not-whole"),
    "twice": ("a = 1\n" * 30_000, 2, "not-toml n=6"),
}


@rule("D-6.1")
@pytest.mark.parametrize("name", FAULTS)
def test_a_pack_without_bounds_is_refused_with_its_line(name: str) -> None:
    """Nothing that is deep, endless or huge reaches the parser, or comes out of it."""
    text, line, why = FAULTS[name]
    with pytest.raises(PackError, match=why) as caught:
        PackText.foreign("own.toml", text)
    assert caught.value.line == line
    assert len(str(caught.value)) < 400


def test_texts_of_all_kinds_are_passed_over() -> None:
    """What lies in a text or a remark counts neither as depth nor as parts of a key."""
    dots = "." * 20 + "[" * 20
    text = "\n".join(
        [
            f"# {dots}",
            f'a = "{dots} \\" {dots}"',
            f"b = '{dots}'",
            f'c = """\n{dots} " "" \\""" {dots}"""""',
            f"d = '''{dots} ' ''\n{dots}'''''",
            f'"{dots}" = [1, [2], {{ e = "{dots}" }}]  # {dots}',
        ]
    )
    assert list(PackText.foreign("x", text).data) == ["a", "b", "c", "d", dots]


def test_a_pack_has_a_short_name() -> None:
    """It goes out with every message of a table."""
    assert PackText.foreign("x", "name = 'Own cards'").name() == "Own cards"
    for bad in ("x = 1", "name = 1", "name = ' '", f"name = '{'n' * 61}'"):
        with pytest.raises(PackError, match="name"):
            PackText.foreign("x", bad).name()


@pytest.mark.parametrize("letter", ["\\u0007", "\\u202E", "\\u2066", "\\u2028", "\\u0085"])
def test_letters_that_nobody_sees_are_refused(letter: str) -> None:
    """They would turn words round, or hide some; told by where they stand."""
    text = f'name = "ours"\n[[row]]\na = "fine"\n[[row]]\na = "fine"\nb = ["ab{letter}c"]\n'
    with pytest.raises(PackError, match="odd-letter found=U") as raised:
        PackText.foreign("x", text)
    found = raised.value
    assert (found.line, found.section, found.row, found.key) == (6, "row", 2, "b")


def test_words_of_all_tongues_may_stand() -> None:
    """What is written from the right, joined signs, and the ends of lines."""
    words = "\u0645\u0631\u062d\u0628\u0627 \u2764\ufe0f\u200d\U0001f525\n\tfin"
    assert PackText.foreign("x", f'a = """{words}"""').data == {"a": words}


def test_rows_have_lines_of_their_own() -> None:
    """The line of a key in the so manieth table of a name; of the table where it has none."""
    text = PackText("x", "[a]\nk = 1\n\n[[q]]\nk = 1\n[[q]]\nl = 2\nk = 3\n")
    assert [text.line_of("q", "k", row) for row in (1, 2)] == [5, 8]
    assert text.line_of("q", "l", 1) == 4
    assert text.line_of("a", "k") == 2


def test_rows_are_tables_and_not_too_many() -> None:
    """Else the first that is too many is named."""
    assert PackText("x", "").rows("q", 1) == []
    with pytest.raises(PackError, match="no-rows"):
        PackText("x", "q = [1]").rows("q", 1)
    with pytest.raises(PackError, match="line 3: too-many-rows key=q most=1 count=2"):
        PackText("x", "[[q]]\na = 1\n[[q]]\na = 2\n").rows("q", 1)


def test_a_text_does_for_all_languages() -> None:
    """Who writes one language is read in it by all."""
    text = PackText("x", "[a]\nname = 'Jo'\nother = { en = 'Jo' }\n")
    assert text.words("a", "name") == {"en": "Jo", "fr": "Jo"}
    with pytest.raises(PackError, match="line 3: languages"):
        text.words("a", "other")


def test_what_is_wrong_is_told_up_to_twenty() -> None:
    """The first is raised, the others are told with it; what is right is read all the same."""

    def read(number: int) -> int:
        if number > 2:
            raise text.fail("", "k", Fault("twice", key=str(number)))
        return number

    text = PackText("x", "k = 1")
    assert text.each([1, 2], read) == [1, 2]
    with pytest.raises(PackError, match="key=3") as raised:
        text.each(range(100), read)
    assert [each.facts["key"] for each in raised.value.others] == [str(n) for n in range(4, 23)]


GAMES = [each.key for each in games()]


@pytest.mark.parametrize("key", GAMES)
def test_the_shipped_pack_can_be_written_and_read(key: str) -> None:
    """As somebody would begin their own; it says whose it is."""
    found = game(key)
    text = found.pack_text()
    assert PackText("x", text).data["game"] == key
    assert found.read_pack("x", text).hash == found.pack().hash


@pytest.mark.parametrize("key", GAMES)
def test_a_pack_of_another_game_is_refused(key: str) -> None:
    """By the line that says so; games that read the same cards take each other's."""
    found = game(key)
    for other in GAMES:
        text = game(other).pack_text()
        if other in (key, *found.reads_packs_of):
            found.read_pack("x", text)
            continue
        line = next(n for n, each in enumerate(text.split("\n"), 1) if each.startswith("game = "))
        with pytest.raises(PackError, match=f"line {line}: other-game found={other} known={key}"):
            found.read_pack("x", text)


def test_a_pack_is_written_as_it_was_read() -> None:
    """Tables, rows, lists, words, and whatever stands in a text."""
    data = {
        "name": 'Say "a\\b"\n\x7f',
        "yes": True,
        "list": ["a" * 60, "b" * 60],
        "none": [],
        "table": {"n": 3, "name": {"en": "x", "fr": "é"}, "odd key": 1},
        "rows": [{"a": ["x", {"en": "y", "fr": "z"}]}, {"b": 2}],
    }
    assert PackText("x", pack_file("questor", data)).data == {"game": "questor", **data}
