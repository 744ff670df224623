"""Packs are read with clear errors that name file and line."""

from pathlib import Path

import pytest

from questable.engine import Pack, PackError, PackText

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
    [({"copies"}, "knows no key top card", 6), ({"copies", "top card", "x"}, "needs the key x", 4)],
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
    with pytest.raises(PackError, match=r"x\.toml, line 9: copies must be .* from 1 to 3"):
        text.number("other", "copies", 1, 3)


def test_an_unreadable_file_is_a_pack_error(tmp_path: Path) -> None:
    """A file that is not there, or no text, is refused like any bad pack."""
    with pytest.raises(PackError, match="cannot be read"):
        PackText.read(tmp_path / "none.toml")
    (tmp_path / "raw.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(PackError, match="cannot be read"):
        PackText.read(tmp_path / "raw.toml")


def test_the_hash_is_of_the_facts_alone() -> None:
    """Names and order do not matter, facts do."""
    one = Pack("a", {"x": 1, "y": [2]})
    assert one.hash == Pack("b", {"y": [2], "x": 1}).hash
    assert one.hash != Pack("a", {"x": 1, "y": [3]}).hash
