"""The search: exact with a seed, honest about its budget, at home in every kind of decision."""

from itertools import islice
from random import Random

import pytest

from questable.bots import Budget, Search, Style, bot, usual_style
from questable.bots.node import FEW, SCALE, WIDTH, Node
from questable.bots.search import OFTEN, faded
from questable.bots.tree import SEATS
from questable.engine import CHANCE, OVER, RACE, SEALED, Action, Game, Setup, State
from questable.engine.sampling import random_action, random_seat
from questable.registry import game
from questable.trials.play import play_one
from tests.bots.walks import SETUPS, walk
from tests.tiny import TINY


def search(found: Game, setup: Setup, state: State, seat: int, seed: str = "search") -> Search:
    """A search for that seat, which gets its view."""
    view, legal = found.view(state, seat), state.legal(seat)
    return Search(found, setup, view, legal, Random(seed), usual_style(found))


def tried(thought: Search) -> list[int]:
    """How often each action was tried at the root."""
    return [thought.root.count[thought.root.slots[key]] for key in thought.keys]


@pytest.mark.parametrize(("key", "players"), SETUPS)
def test_a_seed_repeats_it(key: str, players: int) -> None:
    """The same playouts, the same tree, the same action; and none that is not legal."""
    found = game(key)
    setup = found.setup(players)
    for state, seat in islice(walk(found, setup, key), 3, 60, 12):
        if found.recall(setup, found.view(state, seat), 50, Random(0)):
            continue
        before = state.dump()
        one, two = (search(found, setup, state, seat) for _ in range(2))
        chosen = one.best(Budget(40))
        assert chosen is two.best(Budget(40))
        assert chosen in state.legal(seat)
        assert (one.root.count, one.root.total) == (two.root.count, two.root.total)
        assert sum(tried(one)) == one.playouts <= 40
        assert state.dump() == before


def at_hand(state: State, seat: int) -> list[Action]:
    """What wins at once."""
    found = []
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        if after.actor == OVER and after.result().winners == [seat]:
            found.append(action)
    return found


@pytest.mark.parametrize(("key", "players"), [("questor", 2), ("run-the-race", 2), ("pillars", 2)])
def test_a_win_at_hand_is_taken(key: str, players: int) -> None:
    """Wherever one came up."""
    found = game(key)
    setup = found.setup(players)
    met = 0
    for number in range(40):
        for state, seat in walk(found, setup, f"{key} {number}", 3000):
            wins = at_hand(state, seat)
            if wins and len(wins) < len(state.legal(seat)):
                assert search(found, setup, state, seat).best(Budget(60)) in wins
                met += 1
        if met > 2:
            break
    assert met > 2


def some(key: str = "questor", players: int = 2) -> tuple[Game, Setup, State, int]:
    """A position in the middle of a game, with a wide choice."""
    found = game(key)
    setup = found.setup(players)
    for state, seat in walk(found, setup, "some"):
        if state.ply > 20 and len(state.legal(seat)) > 3:
            return found, setup, state, seat
    raise AssertionError


def test_it_stops_when_told() -> None:
    """It is asked now and then, and answers with what it has."""
    found, setup, state, seat = some()
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) == 4

    thought = search(found, setup, state, seat)
    assert thought.best(Budget(1_000_000, stop)) in state.legal(seat)
    assert thought.playouts == 3 * OFTEN
    at_once = search(found, setup, state, seat)
    assert at_once.best(Budget(1_000_000, lambda: True)) in state.legal(seat)
    assert at_once.playouts == 0


def test_what_cannot_change_is_not_thought_about() -> None:
    """It ends once no other action can be tried as often as the first."""
    found, setup, state, seat = some()
    thought = search(found, setup, state, seat)
    thought.best(Budget(600))
    first, second = sorted(tried(thought), reverse=True)[:2]
    assert thought.playouts < 600
    assert first - second > 600 - thought.playouts
    # One playout before it was still open; each brings the first one farther and leaves one less.
    assert first - second <= 600 - thought.playouts + 2


def test_every_kind_of_decision() -> None:
    """Whole games of Lantern: secret answers, calls, a race, chance, hidden cards."""
    setup = TINY.setup(3)
    met: dict[int, int] = {}
    for number in range(40):
        for state, seat in walk(TINY, setup, f"all {number}"):
            kind = state.actor if state.actor < 0 else state.callers
            met[kind] = met.get(kind, 0) + 1
            if met[kind] < 9:
                assert search(TINY, setup, state, seat).best(Budget(12)) in state.legal(seat)
    assert {RACE, SEALED, 0} < met.keys()


def test_secret_answers_are_not_known_to_each_other() -> None:
    """Whoever answers second has one place in the tree, whatever the first one said."""
    found = TINY
    setup = found.setup(3)
    for number in range(9):
        for state, seat in walk(found, setup, f"sealed {number}"):
            if state.actor == SEALED and state.pending.bit_count() > 1:
                thought = search(found, setup, state, seat)
                thought.best(Budget(40))
                others = {key // 4096 for key in thought.root.slots} - {seat}
                assert len(others) == 1
                return
    raise AssertionError


def test_it_plays_to_the_end() -> None:
    """Alone, together, in a race and with questions, through the lab as everywhere."""
    for key, players, options in (
        ("questor", 1, {}),
        ("questor", 2, {"mode": "cooperation"}),
        ("run-the-race", 2, {"pace": "race"}),
        ("holy-quest", 2, {"mode": "competition", "read": "all"}),
    ):
        found = game(key)
        setup = found.setup(players, options)
        levels = ["expert@10", *["random"] * (players - 1)]
        played = play_one(found, setup, levels, "whole", 1500)
        again = play_one(found, setup, levels, "whole", 1500)
        assert played.actions > 20
        assert played.digest == again.digest


@pytest.mark.parametrize(("key", "players"), SETUPS)
def test_all_worths_at_once(key: str, players: int) -> None:
    """They are what the game says of each seat."""
    found = game(key)
    for state, _ in walk(found, found.setup(players), f"worths {key}"):
        assert found.worths(state) == [found.evaluate(state, seat) for seat in range(players)]


@pytest.mark.parametrize("cases", [1, 2, 3, 4, 5, 6, 7, 8, 12, 21, 36])
def test_cases_in_turn_come_equally_often(cases: int) -> None:
    """Few of them once each in every round; of many none is long in coming. All can be first."""
    node, rng = Node(), Random(f"turn {cases}")
    brought = [node.next_case(cases, rng) for _ in range(24 * cases)]
    assert set(brought) == set(range(cases))
    counts = [brought.count(case) for case in range(cases)]
    if cases <= FEW:
        assert all(
            sorted(brought[n : n + cases]) == list(range(cases))
            for n in range(len(brought) - cases)
        )
    assert max(counts) - min(counts) <= 4
    assert {Node().next_case(cases, rng) for _ in range(40 * cases)} == set(range(cases))


def branches(node: Node) -> set[int]:
    """What chance has brought anywhere in the tree, by the actions' numbers."""
    found = {-1 - key for key in node.after if key < 0}
    return found.union(*(branches(after) for after in node.after.values()))


def test_dice_come_in_turn_where_the_game_says_so() -> None:
    """Then every case of a large stroke has a branch; else only few have."""
    found = game("holy-quest")
    setup = found.setup(2)
    names = {action.index: action.text.split(":")[0] for action in found.table(setup.pack).actions}
    kinds: dict[bool, set[str]] = {False: set(), True: set()}
    for state, seat in islice(walk(found, setup, "dice"), 20, 60, 8):
        if found.recall(setup, found.view(state, seat), 50, Random(0)):
            continue
        for even, brought in kinds.items():
            view, legal = found.view(state, seat), state.legal(seat)
            thought = Search(found, setup, view, legal, Random("even"), Style(even=even))
            thought.best(Budget(300))
            brought |= {names[index] for index in branches(thought.root)}
    # One die has few cases, two dice and the Action cards have more.
    assert "die" in kinds[False]
    assert not kinds[False] & {"dice", "action"}
    assert {"die", "dice", "action"} <= kinds[True]
    style = usual_style(found)
    assert (style.even, style.bold) == (True, found.bold)
    assert not usual_style(game("questor")).even


@pytest.mark.slow
def test_who_searches_beats_who_is_still_learning() -> None:
    """In Ràe for two, eight times of ten even with few playouts."""
    found = game("rae")
    setup = found.setup(2)
    won = 0
    for number in range(10):
        levels = ["novice", "novice"]
        levels[number % 2] = "expert@60"
        played = play_one(found, setup, levels, f"better {number}", 2000)
        won += played.winners == [number % 2]
    assert won >= 8


def test_odds_fade() -> None:
    """By e for each unit; never below nothing, never above a whole."""
    assert faded(0, 900) == faded(-5, 900) == SCALE
    assert faded(900, 900) == pytest.approx(SCALE * 0.3679, rel=1e-3)
    assert faded(1800, 900) == pytest.approx(SCALE * 0.1353, rel=1e-3)
    assert faded(10**9, 900) == 0


def test_a_node_tries_what_promises_most() -> None:
    """First by its guesses; then by what came; and what was seldom tried gets its turn."""
    node = Node()
    for key, guess in ((7, SCALE // 4), (8, SCALE // 2), (9, SCALE // 3)):
        node.add(key, guess, 0)
    assert node.best([7, 8, 9], 0, 12) == 1
    assert node.best([7, 9], 0, 12) == 1
    node.count[1] += 30
    assert node.best([7, 8, 9], 0, 12) == 2
    node.total[1] += 30 * SCALE
    assert node.best([7, 8, 9], 0, 12) == 1
    node.count[1] += 4000
    node.total[1] += 4000 * SCALE // 2
    assert node.best([7, 8, 9], SCALE // 1024, 12) != 1


def test_a_wide_choice_is_widened_step_by_step() -> None:
    """What many have better guesses than is left out until there were enough visits."""
    node = Node()
    for rank in range(WIDTH + 3):
        node.add(rank, SCALE // 2 + (SCALE // 4 if rank == WIDTH + 2 else 0), rank)
    keys = list(range(WIDTH + 3))
    assert node.best(keys, 0, 12) == 0
    node.visits = 9
    assert node.best(keys, 0, 12) == WIDTH + 2


def test_knowledge_is_not_looked_up() -> None:
    """A question is answered from what the level knows, not by imagining the answer."""
    found = game("holy-quest")
    setup = found.setup(2, {"mode": "competition", "read": "all"})
    right = asked = 0
    for number in range(60):
        for state, seat in walk(found, setup, f"asked {number}", 900):
            view = found.view(state, seat)
            true = found.recall(setup, view, 100, Random(0))
            if true is not None:
                legal = state.legal(seat)
                said = bot("expert@20").choose(
                    found, setup, view, legal, Random(f"{number} {state.ply}")
                )
                asked += 1
                right += said is true
        if asked > 100:
            break
    assert asked > 100
    assert asked * 0.75 < right < asked * 0.95


def test_by_habit_the_tree_has_ones_own_choices_only() -> None:
    """What others hold is different in every imagined position; elsewhere they are searched for."""
    seats: dict[str, set[int]] = {}
    for key in ("saint-cards", "rae"):
        found, setup, state, seat = some(key, 3)
        thought = search(found, setup, state, seat)
        thought.best(Budget(400))
        seats[key] = set()
        nodes = [thought.root]
        while nodes:
            node = nodes.pop()
            seats[key] |= {slot // SEATS - seat for slot in node.slots}
            nodes += node.after.values()
    assert seats["saint-cards"] == {0}
    assert len(seats["rae"]) == 3


def test_what_follows_is_done_by_habit() -> None:
    """Entry after entry, and so often as the game says; who has no habits plays on at random."""
    found, setup, state, seat = some("saint-cards", 3)
    style = usual_style(found)
    assert (style.habit, style.beyond) == (True, found.beyond)
    after, expected = state.clone(), state.clone()
    thought = Search(found, setup, found.view(state, seat), state.legal(seat), Random("on"), style)
    thought._outcome(after)
    rng = Random("on")
    for _ in range(found.beyond):
        if expected.actor == OVER:
            break
        actor = random_seat(expected, rng)
        legal = expected.legal(actor)
        if actor == CHANCE:
            expected.apply(actor, random_action(expected, actor, rng))
        else:
            one = len(legal) == 1
            if one:
                rng.random()
            expected.apply(actor, legal[0] if one else found.habit(expected, actor, legal))
    assert after.dump() == expected.dump()
    questor = game("questor")
    assert not usual_style(questor).habit
    with pytest.raises(NotImplementedError, match="questor has no habits"):
        questor.habit(questor.deal(questor.setup(2)), 0, [])
