"""Advice is true of the position: its reasons are looked up again, by other means."""

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any, cast

import pytest

from questable.bots import Budget, Search, advise, usual_style
from questable.bots.advice import PATIENCE, percent
from questable.bots.node import SCALE
from questable.engine import OVER, Action, State, Value, View
from questable.games.questor.state import QuestorState
from questable.registry import KEYS, game
from questable.telling.voice import HUMAN, Voice
from questable.terminal.boards import face_of
from questable.text import Words, languages
from tests.bots.walks import SETUPS, walk

COUNTED: dict[str, tuple[str, Callable[[Any, int], int]]] = {
    "questor": (
        "goals",
        lambda view, seat: sum(min(h.progress, h.need) for h in view.heroes if h.seat == seat),
    ),
    "saint-cards": ("treasures", lambda view, seat: view.treasures[seat]),
    "rae": ("points", lambda view, seat: view.scores[seat]),
    "run-the-race": ("played", lambda view, seat: -view.left[seat]),
    "holy-quest": (
        "tokens",
        lambda view, seat: len(view.players[seat].tokens) if view.players else 0,
    ),
    "pillars": (
        "followers",
        lambda view, seat: sum(r.on_board for r in view.religions if r.seat == seat),
    ),
}
"""By game: its feature, and how it is read off what everybody sees."""


class Some:
    """Says stop after so many looks."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def stop(self) -> bool:
        """When they are used up."""
        self.looks -= 1
        return self.looks < 0


@pytest.mark.parametrize(("key", "players"), SETUPS)
def test_a_reason_is_true(key: str, players: int) -> None:
    """Of the real position, whatever the adviser could not see."""
    found = game(key)
    setup = found.setup(players)
    feature, counted = COUNTED[key]
    met: set[str] = set()
    for seed in range(3):
        for state, seat in islice(walk(found, setup, f"advice {key} {seed}"), 2, 200, 9):
            view, legal = found.view(state, seat), state.legal(seat)
            if found.tests_knowledge(setup, view):
                continue
            advice = advise(found, setup, view, legal, Random(f"{seed}"), Some(4).stop)
            met.add(advice.reason)
            assert advice.action in legal
            after = state.clone()
            after.apply(seat, advice.action)
            growth = counted(found.view(after, seat), seat) - counted(view, seat)
            if advice.reason == feature:
                assert advice.facts == {"n": growth}
                assert growth > 0
            elif advice.reason == "wins":
                assert after.actor == OVER
                assert seat in after.result().winners
            elif advice.reason == "chance":
                assert advice.facts["other"] in [each.text for each in legal]
                assert advice.facts["other"] != advice.action.text
                assert 1 <= int(advice.facts["others"]) <= int(advice.facts["chance"]) - 2 <= 97
            else:
                assert advice.reason in ("obvious", "even", "best")
    assert met & {feature, "chance", "even", "obvious"}


def test_what_is_reckoned_is_what_the_search_came_to() -> None:
    """The same seed, the same search: its means are the chances that are told."""
    found = game("questor")
    setup = found.setup(2)
    compared = 0
    for state, seat in islice(walk(found, setup, "reckoned"), 2, 120, 7):
        view, legal = found.view(state, seat), state.legal(seat)
        advice = advise(found, setup, view, legal, Random("same"), Some(6).stop)
        if advice.reason != "chance":
            continue
        compared += 1
        search = Search(found, setup, view, legal, Random("same"), usual_style(found))
        search.best(Budget(found.pace * PATIENCE // 1000, Some(6).stop))
        means = {
            action.text: search.root.total[slot] / max(search.root.count[slot], 1) / SCALE
            for action, key in zip(legal, search.keys, strict=True)
            for slot in [search.root.slots[key]]
        }
        assert abs(means[advice.action.text] * 100 - int(advice.facts["chance"])) <= 1
        assert abs(means[str(advice.facts["other"])] * 100 - int(advice.facts["others"])) <= 1
    assert compared


def test_what_all_choices_do_is_no_reason() -> None:
    """Every card that is played leaves one fewer; a pass does not."""
    found = game("run-the-race")
    setup = found.setup(2)
    met: set[str] = set()
    for seed in range(3):
        for state, seat in islice(walk(found, setup, f"fewer {seed}"), 2, 120, 5):
            view, legal = found.view(state, seat), state.legal(seat)
            advice = advise(found, setup, view, legal, Random("0"), Some(9).stop)
            met.add(advice.reason)
            plays = [each for each in legal if each.text != "pass"]
            if advice.reason == "played":
                assert advice.action in plays
            elif advice.reason in ("chance", "even") and advice.action in plays:
                assert advice.facts["other"] in [each.text for each in plays]
    assert met >= {"played", "chance"}


@pytest.mark.parametrize("key", ["run-the-race", "rae", "saint-cards"])
def test_a_win_is_said_to_be_one_whatever_is_hidden(key: str) -> None:
    """Not only that it plays a card or scores: the hands of others do not matter to it."""
    found = game(key)
    setup = found.setup(2)
    met = 0
    for seed in range(30):
        for state, seat in walk(found, setup, f"hidden win {key} {seed}", 2000):
            legal = state.legal(seat)
            winning = [each.text for each in legal if _wins(state, seat, each)]
            if not winning or met > 1:
                continue
            advice = advise(found, setup, found.view(state, seat), legal, Random("0"), Some(6).stop)
            assert (advice.reason == "wins") == (advice.action.text in winning)
            met += advice.reason == "wins"
        if met > 1:
            break
    assert met


def _wins(state: State, seat: int, action: Action) -> bool:
    after = state.clone()
    after.apply(seat, action)
    return after.actor == OVER and seat in after.result().winners


@pytest.mark.parametrize(
    ("key", "given"), [("rae", {"teams": True}), ("holy-quest", {"mode": "teamwork"})]
)
def test_a_teams_chance_is_told(key: str, given: dict[str, Value]) -> None:
    """A win that two share is not half a win: even chances are a half, not a quarter."""
    found = game(key)
    setup = found.setup(4, given)
    told = []
    for state, seat in islice(walk(found, setup, f"side {key}"), 2, 60, 5):
        view, legal = found.view(state, seat), state.legal(seat)
        if not found.tests_knowledge(setup, view):
            advice = advise(found, setup, view, legal, Random("0"), Some(6).stop)
            told += [int(advice.facts["chance"])] if "chance" in advice.facts else []
    assert 40 < sum(told) / len(told) < 70


def test_the_ninth_trophy_brings_no_goal_nearer() -> None:
    """The Warrior needs eight, and may slay more for a partner's sake."""
    found = game("questor")
    setup = found.setup(2)
    for state, seat in islice(walk(found, setup, "trophies"), 20, 60, 4):
        more = cast(QuestorState, state.clone())
        more.slain = more.trophies
        before = found.features(more, seat)["goals"]
        more.slain += 1
        assert found.features(more, seat)["goals"] == before


def test_one_thing_to_do_is_said_to_be_that() -> None:
    """No search is needed."""
    found = game("questor")
    setup = found.setup(2)
    state, seat = next(walk(found, setup, "only"))
    [only, *_] = state.legal(seat)
    advice = advise(found, setup, found.view(state, seat), [only], Random(0))
    assert (advice.action, advice.reason, advice.facts) == (only, "only", {})


def test_a_chance_is_never_none_and_never_all() -> None:
    """Nobody is promised anything."""
    assert [percent(part * SCALE // 1000, 1) for part in (0, 4, 384, 386, 999)] == [
        1,
        1,
        38,
        39,
        99,
    ]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", KEYS)
def test_every_reason_has_words(key: str, lang: str) -> None:
    """In every language a sentence of its own behind the advice."""
    found = game(key)
    setup = found.setup(max(found.fewest, 2))
    face = face_of(found, Voice(Words(lang), key, [HUMAN] * setup.players))
    state, seat = next(walk(found, setup, "words"))
    view: View = found.view(state, seat)
    action, other = state.legal(seat)[:2]
    bare = face.hint(view, action)
    reasons: dict[str, dict[str, int | str]] = {
        "only": {},
        "obvious": {},
        "wins": {},
        "best": {},
        "even": {"chance": 55, "other": other.text},
        "chance": {"chance": 62, "others": 48, "other": other.text},
        COUNTED[key][0]: {"n": 2},
    }
    said = {why: face.hint(view, action, why, facts) for why, facts in reasons.items()}
    assert len(set(said.values())) == len(reasons)
    for why, text in said.items():
        assert text.startswith(bare.rstrip("."))
        assert text.endswith(".")
        assert "{" not in text
        assert ("62" in text and "48" in text) == (why == "chance")
