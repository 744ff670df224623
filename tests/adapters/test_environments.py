"""The environments themselves: rewards, refusals, seeds, races and calls, one or many games."""

from random import Random
from typing import Any

import numpy as np
import pytest

from questable.adapters import aec
from questable.adapters.parallel import QuestableParallel
from questable.adapters.rewards import rewards
from questable.adapters.solo import QuestableSolo
from questable.adapters.vector import QuestableVector, at_random
from questable.bots import Bot
from questable.engine import OVER, SEALED, Illegal, Outcome
from questable.registry import game
from tests.tiny import TINY


def played(env: Any, seed: int, most: int = 100_000) -> dict[str, float]:
    """A random game to its end: what each seat had in all."""
    rng = Random(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        mask = None if over or cut else np.flatnonzero(seen["action_mask"]).tolist()
        env.step(None if mask is None else rng.choice(mask))
    return total


@pytest.mark.parametrize("key", ["questor", "rae", "saint-cards", "run-the-race", "pillars"])
def test_whoever_wins_is_rewarded_at_the_end(key: str) -> None:
    """As the outcome says, once."""
    env = aec.raw_env(key)
    for seed in range(3):
        total = played(env, seed)
        state = env.asking.state
        assert state.actor == OVER
        winners = set(state.result().winners)
        wanted = rewards(env.game, env.setup, state.result())
        assert list(total.values()) == wanted
        assert env.agents == []
        if 0 < len(winners) < len(total):
            assert {seat for seat, won in enumerate(wanted) if won == 1} == winners


@pytest.mark.parametrize(
    ("key", "options", "winners", "wanted"),
    [
        ("rae", {}, [1], [-1, 1, -1]),
        ("rae", {}, [], [0, 0, 0]),
        ("rae", {}, [0, 1, 2], [0, 0, 0]),
        ("rae", {}, [0, 2], [1, -1, 1]),
        ("questor", {"mode": "cooperation"}, [0, 1, 2], [1, 1, 1]),
        ("questor", {"mode": "cooperation"}, [], [-1, -1, -1]),
    ],
)
def test_what_an_end_is_worth(
    key: str, options: dict[str, Any], winners: list[int], wanted: list[float]
) -> None:
    """Alone, together, drawn; or the scores."""
    found = game(key)
    setup = found.setup(3, options)
    outcome = Outcome("end", winners, [4, 0, 2])
    assert rewards(found, setup, outcome) == wanted
    assert rewards(found, setup, outcome, "score") == [4, 0, 2]
    assert rewards(found, setup, None) == [0, 0, 0]


def test_what_is_forbidden_names_its_rule() -> None:
    """Where one is strict; else whoever does it has lost, as in PettingZoo's own games."""
    env = aec.env("questor", 4, strict=True)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(Illegal) as refused:
        env.step(int(np.flatnonzero(mask == 0)[0]))
    assert refused.value.rule
    with pytest.raises(Illegal, match="wait"):
        env.step(len(mask) - 1)
    with pytest.raises(ValueError, match="has to act"):
        env.step(None)
    mild = aec.env("questor", 4)
    with pytest.raises(AttributeError, match="reset"):
        mild.step(0)
    mild.reset(seed=1)
    loser, wrong = mild.agent_selection, int(np.flatnonzero(mask == 0)[0])
    rule = mild.asking.refusal(wrong)
    mild.step(wrong)
    assert all(mild.terminations.values())
    assert mild.infos[loser] == {"forbidden": rule}
    had = {}
    for agent in mild.agent_iter():
        _, had[agent], *_ = mild.last()
        mild.step(None)
    assert had == dict.fromkeys(mild.possible_agents, 0.0) | {loser: -1.0}


def test_only_who_is_asked_has_a_mask() -> None:
    """And what it has is what the rules allow."""
    env = aec.raw_env("saint-cards", 3)
    env.reset(seed=4)
    for agent in env.possible_agents:
        mask = env.observe(agent)["action_mask"]
        asked = agent == env.agent_selection
        assert mask.any() == asked
        if asked:
            assert np.flatnonzero(mask).tolist() == sorted(env.asking.numbered())


def test_after_too_many_entries_all_are_truncated() -> None:
    """Nobody has a reward."""
    env = aec.raw_env("questor", 4, most=40)
    total = played(env, 1)
    assert set(total.values()) == {0.0}
    assert env.asking.cut_short()
    env = aec.raw_env("questor", 4, most=40)
    env.reset(seed=1)
    while env.asking.seat != OVER:
        env.step(env.asking.numbered()[0])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_a_position_is_told_in_words_as_a_spectator_sees_it() -> None:
    """In either language; no hand is in it."""
    told = {}
    for lang in ("en", "fr"):
        env = aec.raw_env("rae", 2, render_mode="ansi", lang=lang)
        env.reset(seed=2)
        told[lang] = env.render()
    assert told["en"]
    assert told["fr"]
    assert told["en"] != told["fr"]


@pytest.mark.parametrize(
    ("key", "players", "options"),
    [
        ("questor", 4, {}),
        ("rae", 3, {}),
        ("saint-cards", 3, {}),
        ("run-the-race", 2, {"pace": "race"}),
        ("holy-quest", 2, {}),
        ("pillars", 2, {}),
    ],
)
def test_many_games_are_as_many_single_ones(
    key: str, players: int, options: dict[str, Any]
) -> None:
    """Same seeds, same choices: the same seats, masks, observations and rewards."""
    count, steps, seed = 5, 160, 11
    games = QuestableVector(key, count, players, options)
    batch = games.reset(seed)
    singles = []
    for n in range(count):
        env = aec.raw_env(key, players, options)
        env.reset(seed=seed + n)
        singles.append(env)
    rng, ends = Random(5), 0
    for _ in range(steps):
        seen, actions = games.observations(), []
        for n, env in enumerate(singles):
            own = env.observe(env.agent_selection)
            assert env.asking.seat == batch.seats[n]
            assert np.array_equal(own["action_mask"], batch.masks[n])
            assert np.array_equal(own["observation"], seen[n])
            assert batch.counts[n] == own["action_mask"].sum()
            actions.append(rng.choice(np.flatnonzero(own["action_mask"]).tolist()))
        batch = games.step(np.array(actions))
        for n, env in enumerate(singles):
            env.step(actions[n])
            over = env.asking.seat == OVER
            assert batch.ended[n] == over
            assert batch.rewards[n].tolist() == [env.rewards[each] for each in env.possible_agents]
            assert not batch.cut_short[n]
            if over:
                ends += 1
                env.reset()
    assert ends > 0 or key in ("pillars", "holy-quest", "rae", "saint-cards")
    assert games.entries > count * steps


def test_choices_at_random_are_choices() -> None:
    """Every one of them comes up."""
    games = QuestableVector("questor", 64, 4)
    batch, rng = games.reset(1), np.random.default_rng(1)
    for _ in range(30):
        batch = games.step(at_random(batch, rng))
        actions = at_random(batch, rng)
        assert batch.masks[np.arange(64), actions].all()
        assert (batch.masks.sum(axis=1) == batch.counts).all()
    first = {int(at_random(batch, rng)[0]) for _ in range(200)}
    assert first == set(np.flatnonzero(batch.masks[0]).tolist())


def test_many_refuse_what_is_forbidden() -> None:
    """With the game and the rule."""
    games = QuestableVector("questor", 4, 4)
    batch = games.reset(1)
    actions = at_random(batch, np.random.default_rng(1))
    actions[2] = int(np.flatnonzero(batch.masks[2] == 0)[0])
    with pytest.raises(ValueError, match=r"game 2: action \d+ is forbidden by [A-Z]-\d"):
        games.step(actions)


def test_games_that_are_cut_short_say_so() -> None:
    """And begin anew."""
    games = QuestableVector("questor", 8, 4, most=50)
    batch, rng, cut = games.reset(1), np.random.default_rng(1), 0
    for _ in range(60):
        batch = games.step(at_random(batch, rng))
        assert (batch.cut_short <= batch.ended).all()
        assert not batch.rewards[batch.cut_short].any()
        cut += int(batch.cut_short.sum())
    assert cut > 4


def parallel_steps(env: QuestableParallel, seed: int) -> tuple[int, int, int]:
    """A random game: how often several had a choice, how many came too late, how many steps."""
    rng = Random(seed)
    seen, _ = env.reset(seed=seed)
    several = late = steps = 0
    while env.agents:
        actions = {
            agent: rng.choice(np.flatnonzero(own["action_mask"]).tolist())
            for agent, own in seen.items()
        }
        several += sum(own["action_mask"].sum() > 1 for own in seen.values()) > 1
        seen, worth, over, _, infos = env.step(actions)
        late += sum("refused" in info for info in infos.values())
        steps += 1
        assert steps < 20_000
    assert all(over.values())
    assert list(worth.values()) == rewards(env.game, env.setup, env.state_of.result())
    return several, late, steps


def test_all_at_once_in_a_race() -> None:
    """Both reach out; whoever comes too late hears the rule."""
    found = [
        parallel_steps(QuestableParallel("run-the-race", 2, {"pace": "race"}), n) for n in (1, 2, 3)
    ]
    assert sum(several for several, _, _ in found) > 10
    assert sum(late for _, late, _ in found) > 0


@pytest.mark.parametrize(("key", "players"), [("rae", 4), ("saint-cards", 4), ("questor", 3)])
def test_all_at_once_to_the_end(key: str, players: int) -> None:
    """Secrets and calls too."""
    several, _, _ = parallel_steps(QuestableParallel(key, players), 3)
    assert several > 0 or key != "saint-cards"


def test_secret_answers_are_given_in_one_step() -> None:
    """All who are asked answer at once, and the window closes."""
    env, windows = QuestableParallel("rae", 4), 0
    for seed in range(6):
        rng = Random(seed)
        seen, _ = env.reset(seed=seed)
        while env.agents and windows < 8:
            state = env.state_of
            sealed = state.actor == SEALED
            asked = [n for n in range(4) if (state.pending >> n) & 1] if sealed else []
            ply = state.ply
            for n in asked:
                assert not seen[f"seat_{n}"]["action_mask"][env.wait]
            actions = {
                agent: rng.choice(np.flatnonzero(own["action_mask"]).tolist())
                for agent, own in seen.items()
            }
            seen, *_ = env.step(actions)
            if sealed:
                windows += 1
                assert state.ply >= ply + len(asked)
    assert windows == 8


def test_all_at_once_leaves_out_what_is_forbidden() -> None:
    """And tells its seat the rule; waiting is no way out of a duty."""
    env = QuestableParallel("questor", 2)
    seen, _ = env.reset(seed=1)
    turn = env.state_of.actor
    own, other = f"seat_{turn}", f"seat_{1 - turn}"
    choice = int(seen[own]["action_mask"].argmax())
    assert np.flatnonzero(seen[other]["action_mask"]).tolist() == [env.wait]
    before = env.state_of.dump()
    *_, infos = env.step({own: env.wait, other: choice})
    assert infos == {own: {"refused": "T-1.3"}, other: {"refused": "T-1.1"}}
    assert env.state_of.dump() == before
    *_, infos = env.step({own: choice, other: env.wait})
    assert infos == {own: {}, other: {}}
    assert env.state_of.ply > 2


def solo_game(env: QuestableSolo, seed: int) -> tuple[float, int]:
    rng = Random(seed)
    _, info = env.reset(seed=seed)
    while True:
        assert np.array_equal(env.action_masks(), info["action_mask"] == 1)
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        _, reward, over, cut, info = env.step(action)
        if over or cut:
            return float(reward), int(info["seat"])


@pytest.mark.parametrize(
    ("key", "players", "options"),
    [
        ("questor", 3, {}),
        ("saint-cards", 3, {}),
        ("run-the-race", 2, {"pace": "race"}),
        ("rae", 3, {}),
    ],
)
def test_alone_among_bots(key: str, players: int, options: dict[str, Any]) -> None:
    """To the end, from any seat, the same again with the same seed."""
    env = QuestableSolo(key, "random", players, options)
    found = [solo_game(env, seed) for seed in (1, 2, 3, 1)]
    assert found[0] == found[3]
    assert {reward for reward, _ in found} <= {-1.0, 0.0, 1.0}
    assert len({seat for _, seat in found}) > 1


def test_bots_of_ones_own_one_for_each_seat() -> None:
    """Levels and Bot objects; they remember if they want to be told."""

    class Listener(Bot):
        heard = 0

        def choose(self, game: Any, setup: Any, view: Any, legal: Any, rng: Any) -> Any:
            return legal[0]

        def remembers(self) -> bool:
            return True

        def see(self, seat: int, action: Any) -> None:
            type(self).heard += 1

    env = QuestableSolo("questor", ["random", Listener()], 3, seat=1)
    _, seat = solo_game(env, 1)
    assert seat == 1
    assert Listener.heard == env.asking.state.ply
    with pytest.raises(ValueError, match="1 bots for 2 seats"):
        QuestableSolo("questor", ["random"], 3)
    with pytest.raises(ValueError, match="no seat 3"):
        QuestableSolo("questor", "random", 3, seat=3)


def test_a_forbidden_action_against_bots() -> None:
    """Loses, or is refused where one is strict; nothing has happened on the table."""
    env = QuestableSolo("questor", "random", 2, seat=0)
    _, info = env.reset(seed=1)
    before = env.asking.state.dump()
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut) == (-1.0, True, False)
    assert info["forbidden"] == env.asking.refusal(wrong) != ""
    assert env.asking.state.dump() == before
    strict = QuestableSolo("questor", "random", 2, seat=0, strict=True)
    strict.reset(seed=1)
    with pytest.raises(Illegal):
        strict.step(wrong)
    assert strict.asking.state.dump() == before


def test_a_game_of_another_package() -> None:
    """A Game itself may be given."""
    env = aec.raw_env(TINY, 3)
    for seed in range(5):
        played(env, seed)
        assert env.asking.state.actor == OVER
