"""The levels: which there are, what they get to see, and how a novice slips."""

import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random

import msgspec
import pytest

from questable.bots import LEVELS, OURS, UnknownLevel, bot, is_level
from questable.bots.search_bot import SearchBot
from questable.registry import game
from tests.bots.walks import SETUPS, walk

ELSEWHERE = """
import sys
from random import Random
import msgspec
from questable.bots import bot
from questable.registry import game

for line in sys.stdin:
    key, players, level, view, legal = msgspec.json.decode(line)
    found = game(key)
    setup = found.setup(players)
    parse = found.table(setup.pack).parse
    seen = msgspec.convert(view, found.view_type())
    chosen = bot(level).choose(found, setup, seen, [parse(text) for text in legal], Random("same"))
    print(chosen.text)
"""


def test_playouts_may_be_said() -> None:
    """Of those that search; anything else is no level."""
    assert bot("master@800").playouts == 800
    assert bot("master").playouts == 0
    assert bot("expert").patience < bot("master").patience
    for level in ("master@", "master@0", "master@-3", "master@x", "club@5", "masters@5", "@5"):
        assert not is_level(level)
        with pytest.raises(UnknownLevel):
            bot(level)
    assert all(is_level(level) for level in LEVELS)


def test_an_expert_is_brief_where_the_game_says_so() -> None:
    """A tenth of a second's playouts elsewhere; a master has half a second's everywhere."""
    saints, brief = game("saint-cards"), game("saint-cards").brief
    assert 0 < brief < saints.pace // 10
    for found, fewer in ((saints, brief), (game("questor"), game("questor").pace // 10)):
        for level, playouts in (("expert", fewer), ("master", found.pace // 2)):
            player = bot(level)
            assert isinstance(player, SearchBot)
            assert player.usual_playouts(found) == playouts


def test_a_view_is_all_that_they_get() -> None:
    """In another process, with the view as text and nothing else, they choose the same."""
    asked, here = [], []
    for key, players in SETUPS:
        found = game(key)
        setup = found.setup(players)
        for state, seat in islice(walk(found, setup, f"views {key}"), 5, 40, 15):
            view, legal = found.view(state, seat), state.legal(seat)
            for level in OURS:
                named = f"{level}@12" if bot(level).patience else level
                texts = [action.text for action in legal]
                asked.append(msgspec.json.encode((key, players, named, view, texts)).decode())
                chosen = bot(named).choose(found, setup, view, legal, Random("same"))
                here.append(chosen.text)
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input="\n".join(asked),
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parent,
    )
    assert done.stdout.split() == here
    assert len(here) > 50


def test_a_novice_overlooks_things() -> None:
    """Often not the best; never the worst of many; and now and then it passes though it could play.

    What it takes is no worse than half of what it sees, and it sees two thirds.
    """
    found = game("questor")
    setup = found.setup(2)
    best = others = worst = wide = 0
    for number in range(4):
        for state, seat in islice(walk(found, setup, f"novice {number}"), 4, 60):
            legal = state.legal(seat)
            worths = []
            for action in legal:
                after = state.clone()
                after.apply(seat, action)
                worths.append(found.evaluate(after, seat))
            view = found.view(state, seat)
            chosen = bot("novice").choose(found, setup, view, legal, Random(f"{state.ply}"))
            worth = worths[legal.index(chosen)]
            best += worth == max(worths)
            others += worth < max(worths)
            if len(legal) > 4 and min(worths) < sorted(worths)[1]:
                wide += 1
                worst += worth == min(worths)
    assert best > 20
    assert others > 20
    assert worst * 10 < wide


def test_a_novice_may_miss_a_card_that_matches() -> None:
    """In Run the Race! it passes in some of the turns in which it could play; `club` in none."""
    found = game("run-the-race")
    setup = found.setup(2)
    passed = {"novice": 0, "club": 0}
    for number in range(6):
        for state, seat in walk(found, setup, f"missed {number}"):
            view, legal = found.view(state, seat), state.legal(seat)
            for level in passed:
                chosen = bot(level).choose(found, setup, view, legal, Random(f"{state.ply}"))
                passed[level] += chosen.text == "pass"
    assert passed["club"] == 0
    assert passed["novice"] > 3
