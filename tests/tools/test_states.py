"""What follows from a state's fields is made from them, and nothing is written twice."""

import runpy
from pathlib import Path

import pytest

from questable.engine import Pile
from questable.games.rae.fields import for_imagine, take_imagined
from questable.games.rae.referee import Rae
from questable.registry import games

ROOT = Path(__file__).resolve().parents[2]
TOOL = runpy.run_path(str(ROOT / "tools" / "states.py"), run_name="tool")
MADE: dict[Path, str] = TOOL["made"]()

STATE = '''
class MoonState(State):
    """All that the rules remember."""

    phase: Drawn[int] = 0
    tide: ForImagine[int] = 1
    hands: list[list[int]]
    shore: list[int]
    gone: Shared[ForImagine[list[int]]]
    deck: Pile
    sky: Shared[Sky]
'''


@pytest.mark.parametrize("path", sorted(MADE), ids=lambda path: path.parent.name)
def test_made_files_are_not_stale(path: Path) -> None:
    """`./run states` makes them again."""
    assert path.is_file(), "run ./run states"
    assert path.read_text(encoding="utf-8") == MADE[path], "run ./run states"


def test_every_game_has_its_fields() -> None:
    """Six games, six files."""
    assert {path.parent.name for path in MADE} == {game.key.replace("-", "_") for game in games()}


def moon(tmp_path: Path, state: str = STATE, rules: str = "") -> str:
    """The fields of a made-up game."""
    (tmp_path / "state.py").write_text(state)
    (tmp_path / "rules.py").write_text(rules)
    return str(TOOL["fields_text"](tmp_path))


def test_each_kind_is_copied_in_its_way(tmp_path: Path) -> None:
    """Numbers as they are, lists anew, piles by themselves, and what is shared not at all."""
    text = moon(tmp_path)
    assert [line.strip() for line in text.splitlines() if line.startswith("    other.")][4:] == [
        "other.phase = s.phase",
        "other.tide = s.tide",
        "other.hands = [each[:] for each in s.hands]",
        "other.shore = s.shore[:]",
        "other.gone = s.gone",
        "other.deck = s.deck.clone()",
        "other.sky = s.sky",
    ]
    assert callable(Pile.clone)


def test_what_is_drawn_is_not_told_by_name(tmp_path: Path) -> None:
    """The phase is told by its word; hands are no plain list."""
    text = moon(tmp_path)
    names = ("phase", "tide", "hands", "shore", "gone")
    assert [name for name in names if f'"{name}"' in text] == ["tide", "shore", "gone"]


def test_only_what_is_marked_goes_into_a_view(tmp_path: Path) -> None:
    """A field that somebody adds is hidden until it is said that everybody may know it."""
    told = moon(tmp_path).partition("def for_imagine")[2].partition("def take_imagined")[0]
    assert [line.strip() for line in told.splitlines() if "s." in line and "def" not in line] == [
        "s.barrier,", "s.tide,", "(tuple(s.gone),),",
    ]  # fmt: skip


def test_a_field_of_every_state_counts_where_a_rule_sets_it(tmp_path: Path) -> None:
    """Who may call is told by games in which somebody may."""
    assert '"callers"' not in moon(tmp_path)
    assert '"callers"' in moon(tmp_path, rules="s.callers = 3")


def test_what_cannot_be_copied_is_asked_about(tmp_path: Path) -> None:
    """A thing that changes needs a way to be copied."""
    with pytest.raises(ValueError, match="sky: say how a Sky is copied"):
        moon(tmp_path, STATE.replace("Shared[Sky]", "Sky"))


def test_a_view_of_another_version_is_refused() -> None:
    """Numbers without names are taken over only if they are as many."""
    rest = for_imagine(Rae())
    take_imagined(Rae(), rest)
    with pytest.raises(ValueError, match="another version"):
        take_imagined(Rae(), type(rest)(rest.numbers[1:], rest.lists))
