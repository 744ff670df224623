"""What the package says about itself is true."""

import re
import tomllib
from pathlib import Path

import pytest
from trove_classifiers import classifiers

from hatch_build import long_description
from questable.__about__ import __version__
from questable.cli.extras import bringing, extra_of
from tools import wheels

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
README = (ROOT / "README.md").read_text(encoding="utf-8")
RELATIVE = re.compile(r"\]\((?!https?:|#)")


def test_the_classifiers_are_known() -> None:
    """An index refuses others."""
    assert set(PROJECT["classifiers"]) <= classifiers
    assert "Typing :: Typed" in PROJECT["classifiers"]


def test_the_last_version_is_told_alike_everywhere() -> None:
    """In the program, the changelog and the citation."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## \[([\d.]+)\] - ([\d-]+)$", changelog, re.MULTILINE)
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    told = dict(re.findall(r"^([\w-]+): (.+)$", citation, re.MULTILINE))
    assert versions[0] == (__version__, told["date-released"])
    assert told["version"] == __version__
    assert versions == sorted(versions, reverse=True)


@pytest.mark.parametrize("home", ["", "https://example.org/questable", "https://example.org/q/"])
def test_no_link_of_the_long_description_is_relative(home: str) -> None:
    """Elsewhere than in the repository a relative one leads nowhere; anchors may stay."""
    text = long_description(README, home)
    assert RELATIVE.search(README)
    assert not RELATIVE.search(text)
    picture = f"]({home.rstrip('/')}/raw/main/docs/screens/"
    assert (picture in text) == bool(home)
    assert text.count("![") == (README.count("![") if home else 0)
    assert "[All screens]" in text if home else "All screens, light" in text


def test_an_extra_is_found_by_what_it_brings() -> None:
    """By the name of a module, whatever its distribution is called; developers' extras are none."""
    wishes = [
        "rich",
        "httpx; extra == 'dev'",
        'prometheus-client>=1; extra == "serve"',
        "uvloop; sys_platform != 'win32' and extra == 'serve'",
    ]
    assert extra_of("prometheus_client.core", wishes) == "serve"
    assert extra_of("uvloop", wishes) == "serve"
    assert [extra_of(each, wishes) for each in ("rich", "httpx", "nobody")] == ["", "", ""]
    assert bringing("starlette") == "serve"


def test_the_pythons_that_wheels_are_made_for_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    """Those of the chroots and no others; a Debian that is none is refused before any work."""
    named = [each.rpartition(" ")[2] for each in PROJECT["classifiers"] if ":: 3." in each]
    assert named == list(wheels.SUITES.values())
    assert wheels.main(["sarge"]) == 2
    assert "sarge" in capsys.readouterr().err


def test_what_was_never_tried_says_so() -> None:
    """Wheels for other Pythons and machines."""
    config = (ROOT / "deploy" / "cibuildwheel.toml").read_text(encoding="utf-8")
    assert "UNTRIED" in config
    assert tomllib.loads(config)["tool"]["cibuildwheel"]["build"].startswith("cp311-*")
