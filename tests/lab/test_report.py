"""A report is one page that needs nothing else, in both languages, and true to the rows."""

import re
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest

from questable.lab import charts
from questable.lab.charts import Dot, Point, ticks
from questable.lab.parquet import write
from questable.lab.report import page
from questable.lab.study import RowsFile, Study
from questable.lab.sweep import Axes, cases
from questable.languages import LANGUAGES
from questable.registry import game
from questable.text import Words
from questable.trials.row import GameRow

QUESTOR = game("questor")
VOID = {"meta", "path", "circle", "rect", "polyline", "polygon"}


class Reader(HTMLParser):
    """Tags that are closed in their order, and all that is written between them."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def read(text: str) -> Reader:
    """A page that is well formed and asks for nothing."""
    found = Reader()
    found.feed(text)
    assert found.open == []
    assert found.links == []
    assert "<script" not in text
    assert "url(" not in text
    return found


@pytest.fixture(scope="module")
def study() -> Study:
    """Three numbers of tiles and a ladder."""
    axes = Axes([2], {"mage_tiles": [5, 7, 9]}, {}, [["random"]])
    plain, _ = cases(QUESTOR, axes, seed="r", most=400)
    rungs, _ = cases(
        QUESTOR, Axes([2], {}, {}, [["random"]]), seed="r", most=400, ladder=True,
        given={"mage_tiles": 5},
    )  # fmt: skip
    found = Study([*plain, *rungs[1:]], 4)
    assert found.run()
    return found


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_a_page_in_each_language(study: Study, lang: str) -> None:
    """All sections, each case, a chart along the number that varies; no word is missing."""
    words = Words(lang)
    text = page(words, study)
    told = " ".join(read(text).text)
    assert f'<html lang="{lang}">' in text
    for section in ("measures", "wins", "lengths", "axes", "compared", "skill", "rules"):
        assert words.say(f"lab-section-{section}") in told
    for case in study.cases:
        assert case.name in told
    assert words.rule("Q-3.5") in told
    assert text.count("<svg") > 10
    assert "lab-" not in re.sub(r"--[a-z0-9]+", "", text)
    assert len(text) < 200_000


def test_a_length_is_told_by_its_middle(study: Study) -> None:
    """Few very long games change a mean, but neither the middle one nor half of them."""
    tally = next(iter(study.tallies.values()))
    before, tally.lengths = tally.lengths, [41, 9, 900, 20, 10]
    try:
        told = " ".join(read(page(Words("en"), study)).text)
    finally:
        tally.lengths = before
    among = "half of them from 10.0 to 41.0, the middle one 20.0"
    assert f"Games by number of entries: {among}" in told
    assert "Games by minutes at the table: half of them from " in told


def test_what_somebody_names_a_bot_stays_text(study: Study) -> None:
    """Names come from files that others may have written."""
    first = study.cases[0]
    before, first.name = first.name, "<script>alert(1)</script>"
    try:
        text = page(Words("en"), study)
    finally:
        first.name = before
    assert "&lt;script&gt;" in text
    read(text)


def test_nothing_played_yet() -> None:
    """Then there is a head, and no figure."""
    found, _ = cases(QUESTOR, Axes([2], {}, {}, [["random"]]), seed="r")
    assert "<svg" not in page(Words("en"), Study(found, 3))


def test_one_game_is_enough() -> None:
    """No division by what is not there."""
    found, _ = cases(QUESTOR, Axes([2], {}, {}, [["random"]]), seed="r", most=3)
    one = Study(found, 1)
    one.run()
    read(page(Words("en"), one))


def test_round_numbers() -> None:
    """Ticks are round and lie around what is shown."""
    assert ticks(0, 1) == [0, 0.2, 0.4, 0.6, 0.8, 1]
    assert ticks(3, 97) == [0, 20, 40, 60, 80, 100]
    assert ticks(-0.04, 0.11) == [-0.05, 0, 0.05, 0.1, 0.15]
    for low, high in ((0.0, 0.0), (5.0, 5.0), (1e-9, 2e-9), (0.0, 123456.0)):
        marks = ticks(low, high)
        assert marks[0] <= low
        assert marks[-1] >= high
        assert 2 <= len(marks) <= 9


def test_charts_show_where_things_are() -> None:
    """A dot lies between the ends of its interval; lines go from left to right."""

    def plain(number: float) -> str:
        return f"{number:g}"

    text = charts.dots([Dot("a<b", 0.5, 0.25, 0.75)], "t", plain, 0.5)
    assert "a&lt;b" in text
    left, right = re.search(r'class="span" d="M([\d.]+) [\d.]+H([\d.]+)"', text).groups()  # type: ignore[union-attr]
    dot = re.search(r'cx="([\d.]+)"', text)[1]  # type: ignore[index]
    even = re.search(r'class="even" d="M([\d.]+) ', text)[1]  # type: ignore[index]
    assert float(left) < float(dot) < float(right)
    assert float(dot) == float(even) == pytest.approx((float(left) + float(right)) / 2, abs=0.1)
    heap = charts.heap([1.0, 1.0, 9.0], "t", plain)
    assert sum(int(count) for count in re.findall(r"<title>(\d+)</title>", heap)) == 3
    series = {"one": [Point(3, 2, 1, 3), Point(1, 1, 0, 2), Point(2, 4, 3, 5)]}
    line = re.search(r'<polyline points="([^"]+)"', charts.lines(series, "t", "x", plain))
    xs = [float(pair.split(",")[0]) for pair in line[1].split()]  # type: ignore[index]
    assert xs == sorted(xs)


def test_names_of_lines_do_not_lie_upon_each_other() -> None:
    """Lines that end at the same place are named one below the other."""
    series = {name: [Point(1, 0, 0, 0), Point(2, 5, 4, 6)] for name in ("one", "two", "three")}
    text = charts.lines(series, "t", "x", str)
    found = {name: float(y) for y, name in re.findall(r'y="([\d.]+)">(one|two|three)', text)}
    assert found["two"] - found["one"] == pytest.approx(charts.LINE, abs=0.2)
    assert found["three"] - found["two"] == pytest.approx(charts.LINE, abs=0.2)


def test_rows_as_parquet(study: Study, tmp_path: Path) -> None:
    """One a game, with types; read again they say what the rows said."""
    again = Study(study.cases, study.games)
    rows: list[GameRow] = []
    file = RowsFile(tmp_path / "rows.jsonl", again.head())
    again.run(file=file, row=rows.append)
    file.close()
    assert write(again, file.path, tmp_path / "rows.parquet") == len(rows) == 24
    frame = pl.read_parquet(tmp_path / "rows.parquet")
    assert frame.height == 24
    first = frame.row(0, named=True)
    row = next(each for each in rows if each.case == "mage_tiles=5" and each.number == 0)
    assert (first["case"], first["number"]) == ("mage_tiles=5", 0)
    assert first["winners"] == row.winners
    assert first["digest"] == row.digest.hex()
    assert row.seen is not None
    assert (first["moves"], first["lead_changes"]) == (row.seen.moves, row.seen.leads)
    assert {each["rule"]: each["count"] for each in first["rules_fired"]} == row.fired
    assert frame["bots"].to_list()[-4:] == [
        ["club", "random"], ["random", "club"], ["club", "random"], ["random", "club"],
    ]  # fmt: skip
