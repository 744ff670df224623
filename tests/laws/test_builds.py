"""Compiled equals pure: two processes, the same games."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from questable import fast

ROOT = Path(__file__).resolve().parents[2]
CASES = (
    "('questor',1,{},['club'],6)|('questor',2,{},['club','random'],12)"
    "|('questor',3,{},['random']*3,40)"
    "|('questor',4,{'prisoner':'yes','gifts':'yes'},['club']+['random']*3,20)"
    "|('questor',5,{'gifts':'yes'},['random']*5,60)"
    "|('pillars',3,{'setup':'swift','turn_limit':60},['random']*3,4)"
    "|('rae',3,{},['club','random','random'],6)"
    "|('saint-cards',4,{'doctors':'yes','gathered':'yes'},['club','random','random','random'],12)"
    "|('saint-cards',2,{'learning':'yes'},['random']*2,20)"
    "|('run-the-race',2,{'pace':'race'},['club','random'],30)"
    "|('holy-quest',4,{'read':'all'},['club']+['random']*3,8)"
    "|('holy-quest',3,{'mode':'alliance','advanced':'yes'},['random']*3,20)"
    "|('holy-quest',2,{'mode':'competition','expansion':'yes'},['club','random'],12)"
    "|('questor',2,{},['expert@10','novice'],2)|('rae',3,{},['expert@8','novice','random'],1)"
    "|('saint-cards',3,{},['expert@10','random','novice'],1)"
    "|('run-the-race',2,{'pace':'race'},['expert@20','novice'],2)"
    "|('holy-quest',2,{},['expert@20','novice'],1)|('run-the-race',2,{},['expert@20','novice'],2)"
    "|('pillars',2,{'turn_limit':30},['expert@6','novice'],1)"
)
CHANGED = "('questor',3,{},['random']*3,40)"
"""One of them, in which the rule that is changed below matters."""
SCRIPT = """
import sys
from questable import fast
from questable.lab import simulate
from questable.registry import game
print(fast.running())
for case in sys.argv[1].split("|"):
    key, players, options, levels, n = eval(case)
    g = game(key)
    s = simulate(g, g.setup(players, options), games=n, seed="builds", levels=levels)
    told = s.as_json()
    print({k: v for k, v in told.items() if k not in ("seconds", "build")})
"""


def played(build: str, src: Path, cases: str = CASES) -> tuple[str, str]:
    """Which build ran, and all its figures."""
    environment = os.environ | {"QUESTABLE_BUILD": build, "PYTHONPATH": str(src)}
    command = [sys.executable, "-c", SCRIPT, cases]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    kind, _, figures = done.stdout.partition("\n")
    return kind, figures


@pytest.mark.slow
def test_both_builds_play_the_same_games() -> None:
    """Every entry of the same simulations is the same, compiled or not."""
    if fast.running() != "fast":
        assert not os.environ.get("CI"), "CI must have a compiler"
        pytest.skip("there is no fast build here to compare with")
    compiled, pure = played("fast", ROOT / "src"), played("pure", ROOT / "src")
    assert (compiled[0], pure[0]) == ("fast", "pure")
    assert compiled[1] == pure[1]
    assert compiled[1].count("digest") == len(CASES.split("|"))


@pytest.mark.slow
def test_the_comparison_notices_a_changed_rule(tmp_path: Path) -> None:
    """One changed rule in one build gives other figures of its game."""
    copy = tmp_path / "src"
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("built"))
    turn = copy / "questable" / "games" / "questor" / "walk.py"
    changed = turn.read_text().replace("if s.tokens > kept:", "if s.tokens > kept + 9:")
    assert changed != turn.read_text()
    turn.write_text(changed)
    others = played("pure", copy, CHANGED)[1]
    assert others.count("digest") == 1
    assert others != played("pure", ROOT / "src", CHANGED)[1]


@pytest.mark.parametrize(
    ("build", "said"), [("pure", ""), ("auto", "running the slower pure build")]
)
def test_nothing_is_compiled_for_a_build_set_to_pure(build: str, said: str, tmp_path: Path) -> None:
    """Not a word and no new folder; any other build says here that it has no compiler."""
    for part in ("src", "tools"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    done = subprocess.run(
        [sys.executable, str(tmp_path / "tools" / "compile.py"), "--background"],
        env=os.environ | {"QUESTABLE_BUILD": build, "CC": "no-such-compiler"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr.count("\n") == int(said != "")
    assert said in done.stderr
    assert not (tmp_path / ".build").exists()
