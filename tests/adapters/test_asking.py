"""Who is asked when several could act: calls, secrets, races, chance."""

from random import Random

import pytest

from questable.engine import CHANCE, OVER, RACE, SEALED
from questable.engine.asking import NO_WAITING, Asker
from questable.engine.sampling import below
from questable.registry import game
from tests.tiny import TINY


def asking(key: str, players: int, seed: int, **options: bool | int | str) -> Asker:
    found = game(key)
    return Asker(found.deal(found.setup(players, options)), Random(seed), 5_000)


def anything(one: Asker, rng: Random) -> None:
    choices = one.numbered()
    assert one.act(choices[below(rng, len(choices))]) == ""


@pytest.mark.parametrize(
    ("key", "players"), [("questor", 4), ("rae", 3), ("saint-cards", 3), ("holy-quest", 2)]
)
def test_a_game_is_played_to_its_end(key: str, players: int) -> None:
    """Somebody is asked until it is over, and has something to choose from."""
    one, rng = asking(key, players, 1), Random(2)
    while one.seat != OVER:
        assert one.numbered()
        anything(one, rng)
    assert one.state.actor == OVER
    assert not one.cut_short()
    assert one.numbered() == []
    assert one.refusal(0) == "T-1.2"


def test_the_same_seed_gives_the_same_game() -> None:
    """Chance is drawn from it and from nothing else."""
    ends = []
    for seed in (1, 1, 2):
        one, rng = asking("questor", 4, seed), Random(3)
        while one.seat != OVER:
            anything(one, rng)
        ends.append(one.state.dump())
    assert ends[0] == ends[1] != ends[2]


def test_what_is_forbidden_names_its_rule_and_changes_nothing() -> None:
    """Also to wait where one must act."""
    one = asking("questor", 4, 1)
    before = one.state.dump()
    wrong = next(n for n in range(one.wait) if n not in one.numbered())
    assert one.act(wrong).startswith(("Q-", "T-"))
    assert one.act(one.wait) == NO_WAITING
    assert one.state.dump() == before


def test_secret_answers_are_asked_for_in_the_order_of_seats() -> None:
    """And none of those who are asked may wait."""
    seen = 0
    for seed in range(20):
        one, rng = asking("rae", 4, seed), Random(seed)
        while one.seat != OVER and one.state.ply < 300:
            state = one.state
            if state.actor == SEALED:
                seen += 1
                assert one.seat == min(n for n in range(4) if (state.pending >> n) & 1)
                assert not one.may_wait()
            anything(one, rng)
    assert seen > 20


def test_callers_are_asked_once_in_every_position_before_who_must_act() -> None:
    """They call or wait; when all have waited, whoever must act is asked, or chance acts."""
    calls = waits = 0
    for seed in range(12):
        one, rng = asking("saint-cards", 4, seed), Random(seed)
        asked: list[int] = []
        ply = -1
        while one.seat != OVER:
            state = one.state
            if state.ply != ply:
                ply, asked = state.ply, []
            if one.seat != state.actor and state.actor != SEALED:
                assert (state.callers >> one.seat) & 1
                assert one.may_wait()
                assert one.numbered()[-1] == one.wait
                assert one.seat not in asked
                after = [(n - state.actor) % 4 for n in (*asked, one.seat)]
                assert state.actor < 0 or after == sorted(after)
                asked.append(one.seat)
                waits += 1
            before = state.ply
            anything(one, rng)
            calls += bool(asked) and state.ply > before
    assert waits > 30
    assert calls > 5


def test_a_race_asks_everybody_and_whoever_played_last_as_the_last() -> None:
    """One who cannot play can only wait; if all wait, the first who can must play."""
    musts = onlys = 0
    for seed in range(6):
        one, rng = asking("run-the-race", 2, seed, pace="race"), Random(seed)
        while one.seat != OVER:
            assert one.state.actor == RACE
            if one.waited == 0:
                assert one.seat == (one.last + 1) % 2
            if one.waited == 3:
                musts += 1
                assert not one.may_wait()
                assert one.act(one.wait) == NO_WAITING
                assert one.state.aims(one.seat)
            else:
                assert one.may_wait()
                onlys += one.numbered() == [one.wait]
            lazy = one.may_wait() and below(rng, 2) == 0
            if lazy:
                one.act(one.wait)
            else:
                anything(one, rng)
    assert musts > 5
    assert onlys > 5


def test_chance_may_be_asked_too() -> None:
    """Without a generator, for those who weigh it."""
    found = game("questor")
    one = Asker(found.deal(found.setup(4)), None, 5_000)
    assert one.seat == CHANCE
    assert not one.may_wait()
    assert one.act(one.state.outcome(0).index) == ""


def test_a_copy_goes_its_own_way() -> None:
    """With who has waited and who acted last."""
    one = asking("run-the-race", 2, 1, pace="race")
    one.act(one.wait)
    other = one.clone()
    assert (other.seat, other.waited, other.last) == (one.seat, one.waited, one.last)
    before = one.state.dump()
    while other.seat != OVER:
        anything(other, Random(1))
    assert one.state.dump() == before


def test_too_long_a_game_is_cut_short() -> None:
    """After so many entries nobody is asked any more."""
    found = game("questor")
    one, rng = Asker(found.deal(found.setup(4)), Random(1), 30), Random(1)
    while one.seat != OVER:
        anything(one, rng)
    assert one.cut_short()
    assert one.state.ply >= 30


def test_lantern_with_a_race_calls_secrets_and_dice() -> None:
    """The tiny game has everything at once."""
    for seed in range(30):
        one, rng = Asker(TINY.deal(TINY.setup(3)), Random(seed), 2_000), Random(seed)
        while one.seat != OVER:
            anything(one, rng)
        assert not one.cut_short()
