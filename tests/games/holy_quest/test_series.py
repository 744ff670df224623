"""Games that add up, and what bots know (H-4.5, H-6.8)."""

from random import Random
from typing import cast

import pytest

from questable.bots import bot
from questable.engine import CHANCE, OVER
from questable.engine.sampling import playout
from questable.games.holy_quest import GAME
from questable.games.holy_quest.referee import HolyQuest
from tests.games.holy_quest.position import Position, base, position
from tests.games.played import told
from tests.rule import rule

LAST = "f1 59, f2 heaven-2, f3 heaven-3, f4 heaven-4, c2 heaven-1"


@rule("H-6.8")
def test_scores_are_added_up_to_the_target() -> None:
    """The next game begins with the sums, and tells who has passed the target."""
    p = position(LAST, mode="competition", target=15).play("die:2", "move:f1")
    assert p.scores == [9, 1, 0, 0]
    after = GAME.following(p.setup, p.state)
    assert after.carried["scores"] == [9, 1, 0, 0]
    assert after.options == p.setup.options
    state = cast(HolyQuest, GAME.deal(after))
    playout(state, Random(1), 20_000)
    sums = GAME.following(after, state).carried["scores"]
    assert sums == [a + b for a, b in zip([9, 1, 0, 0], state.result().scores, strict=True)]


@rule("H-6.8")
def test_the_highest_sum_past_the_target_wins_the_series() -> None:
    """Equal sums share."""
    p = position(LAST, mode="competition", target=15)
    p.state.house.carried_scores = [8, 16, 0, 0]
    log = p.listen()
    p.play("die:2", "move:f1")
    assert [(fact["seat"], fact["total"]) for fact in told(log, "series-won")] == [
        (0, 17),
        (1, 17),
    ]
    assert p.view().players[1].total == 17


@rule("H-6.8")
@pytest.mark.parametrize(
    ("carried", "won"),
    [([8, 15, 0, 0], [0]), ([5, 13, 0, 0], []), ([6, 13, 0, 0], [0]), ([6, 14, 0, 0], [0, 1])],
)
def test_only_the_highest_sum_wins_and_only_at_the_target(
    carried: list[int], won: list[int]
) -> None:
    """17 before 16 with a target of 15; 15 is enough, alone or shared; 14 wins nothing."""
    p = position(LAST, mode="competition", target=15)
    p.state.house.carried_scores = carried
    log = p.listen()
    p.play("die:2", "move:f1")
    assert [fact["seat"] for fact in told(log, "series-won")] == won


@rule("H-4.5")
def test_what_a_series_has_read_is_asked_about() -> None:
    """By the usual setting; where the game counts, everything is new again."""
    p = position("f2 18").on_top("dominic").play("die:1", "move:f2", "saint:bonaventure")
    carried = GAME.following(p.setup, p.state).carried
    for read, known in (("series", True), ("game", False)):
        setup = GAME.setup(4, {"read": read, "first": "seat-1"}, base())
        setup.carried = GAME.carried(setup, carried)
        q = Position(setup, cast(HolyQuest, GAME.deal(setup)))
        q.play("saint:bonaventure")
        assert ("dominic" in q.view().read) == known


@pytest.mark.parametrize(
    "carried", [{"scores": [1, 2]}, {"read": [99]}, {"read": [2, 1]}, {"more": [1]}]
)
def test_what_cannot_be_taken_over_is_refused(carried: dict[str, list[int]]) -> None:
    """Other seats, other saints, other names."""
    with pytest.raises(ValueError, match=r"scores|read"):
        GAME.carried(GAME.setup(4), carried)


@rule("H-4.5")
@pytest.mark.parametrize(("level", "share"), [("random", 50), ("club", 75)])
def test_bots_answer_by_what_they_know(level: str, share: int) -> None:
    """As often right as their level says, by the generator they are given, and never by looking."""
    p = (
        position("f2 18", read="all")
        .on_top("dominic")
        .play("die:1", "move:f2", "saint:bonaventure")
    )
    p.play("question:dominic:level-1:2")
    legal = p.state.legal(0)
    given = [
        bot(level).choose(GAME, p.setup, p.view(0), legal, Random(f"{level} {n}")).text
        for n in range(1000)
    ]
    assert abs(given.count("answer:1") / 10 - share) < 5
    assert {"answer:2", "answer:3", "answer:4"} < set(given)


@rule("H-4.5")
def test_what_is_no_question_is_no_knowledge() -> None:
    """A bot must choose its moves itself."""
    p = position("f2 18, f3 30").play("die:3")
    assert p.state.actor != CHANCE
    assert p.state.actor != OVER
    assert GAME.recall(p.setup, p.view(0), 100, Random(1)) is None
