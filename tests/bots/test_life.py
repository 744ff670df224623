"""Bots hold a life: told of a game's begin, of what their seat may know, and of its end."""

from random import Random

import pytest

from questable.bots import Bot, Budget, ExpertBot, Life, Search, Tree, bot, usual_style
from questable.bots.node import Node
from questable.bots.tree import KEPT, SEATS
from questable.engine import CHANCE, OVER, SEALED, Action, Event, Game, Log, Setup, View
from questable.engine.sampling import random_action, random_seat
from questable.registry import game
from questable.trials.play import play_one
from tests.bots.walks import SETUPS
from tests.tiny import TINY


class Diary(Bot):
    """Writes down what it is told, and acts at random."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def remembers(self) -> bool:
        """All of it."""
        return True

    def begin(self, game: Game, setup: Setup, seat: int) -> None:
        """As it is told."""
        self.lines.append(f"begin {game.key} {setup.players} {seat}")

    def see(self, seat: int, action: Action | None) -> None:
        """As it is told."""
        self.lines.append(f"{seat} {action.text if action else '?'}")

    def end(self) -> None:
        """As it is told."""
        self.lines.append("end")

    def choose(
        self, game: Game, setup: Setup, view: View, legal: list[Action], rng: Random
    ) -> Action:
        """Anything."""
        return legal[0]


def test_each_is_told_what_its_seat_may_know() -> None:
    """All entries in order, its own too; others' draws and secret answers without a face."""
    setup = TINY.setup(3)
    diaries = {seat: Diary() for seat in (0, 2)}
    life = Life(TINY, setup, {**diaries, 1: bot("club")})
    state, rng = TINY.deal(setup), Random("life")
    state.log = log = Log()
    entries: list[tuple[int, str, bool, list[Event]]] = []
    while state.actor != OVER:
        seat = random_seat(state, rng)
        action, secret = random_action(state, seat, rng), state.actor == SEALED
        state.apply(seat, action)
        events = log.take()
        life.entry(seat, action, secret, events)
        entries.append((seat, action.text, secret, events))
    life.end()
    for own, diary in diaries.items():
        assert diary.lines[0] == f"begin lantern 3 {own}"
        assert diary.lines[-1] == "end"
        told = diary.lines[1:-1]
        assert len(told) == len(entries)
        for line, (seat, text, secret, events) in zip(told, entries, strict=True):
            hidden = secret or any(not event.heard_by(own) for event in events)
            assert line == f"{seat} {'?' if hidden else text}"
    assert diaries[0].lines[1:] != diaries[2].lines[1:]
    assert any(secret for _, _, secret, _ in entries)


def test_a_tree_goes_down_with_the_game() -> None:
    """By its own action, another's, and by chance that has branches; else it begins anew."""
    table = TINY.table(TINY.pack()).actions
    one, two = table[0], table[1]
    tree = Tree()
    first = tree.root.child(SEATS + one.index)
    rolled = first.child(-1 - two.index)
    tree.follow(1, one)
    assert tree.root is first
    tree.follow(CHANCE, two)
    assert tree.root is rolled
    tree.follow(CHANCE, None)
    assert tree.root is rolled
    rolled.child(-1 - one.index)
    tree.follow(CHANCE, None)
    assert tree.root is not rolled
    kept = tree.root.child(one.index)
    tree.follow(0, two)
    assert tree.root is not kept
    tree.root.child(two.index)
    fresh = tree.root
    tree.follow(0, None)
    assert tree.root is not fresh
    assert tree.root.after == {}


def test_what_is_kept_counts_for_a_part_only() -> None:
    """However much was seen before, the playouts of this choice decide; means stay as they were."""
    tree = Tree()
    node: Node = tree.root
    for key, (count, mean) in enumerate([(900, 500), (90, 700), (0, 0), (10, 100)]):
        node.add(key, 0, 0)
        node.count[key], node.total[key], node.met[key] = count, count * mean, 1000
    node.visits = 1000
    rested = tree.rested(100)
    assert rested is node
    assert rested.count == [45, 4, 0, 0]
    assert rested.total == [45 * 500, 4 * 700, 0, 0]
    assert sum(rested.count) <= rested.visits == 100 // KEPT
    assert tree.rested(1000).count == [45, 4, 0, 0]


@pytest.mark.parametrize(("key", "players"), SETUPS)
def test_a_seed_repeats_a_whole_life(key: str, players: int) -> None:
    """Two games with kept trees are the same, entry by entry."""
    found = game(key)
    setup = found.setup(players)
    levels = ["expert@24", *["random"] * (players - 1)]
    one, two = (play_one(found, setup, levels, "life", 60) for _ in range(2))
    assert one.digest == two.digest


def test_the_next_search_begins_with_what_came_true() -> None:
    """In Questor, where a hero moves twice: what was tried behind the first move is there."""
    found = game("questor")
    setup = found.setup(2)
    player, kept, state, rng = ExpertBot(), 0, found.deal(setup), Random("keep")
    player.playouts = 80
    state.log = log = Log()
    life = Life(found, setup, {0: player})
    for _ in range(90):
        seat = random_seat(state, rng)
        if seat == 0 and len(legal := state.legal(0)) > 1:
            assert player.tree is not None
            kept += sum(player.tree.root.count) > 0
            action = player.answer(found, setup, state, 0, legal, rng)
        else:
            action = random_action(state, seat, rng)
        secret = state.actor == SEALED
        state.apply(seat, action)
        life.entry(seat, action, secret, log.take())
    assert kept >= 5
    life.end()
    assert player.tree is None


def test_who_was_told_of_no_game_begins_every_choice_anew() -> None:
    """A search without a tree leaves none behind."""
    found = game("questor")
    setup = found.setup(2)
    state, rng = found.deal(setup), Random("anew")
    while state.actor == CHANCE or len(state.legal(state.actor)) < 2:
        state.apply(state.actor, random_action(state, state.actor, rng))
    player = ExpertBot()
    player.playouts = 40
    legal = state.legal(state.actor)
    choices = {
        player.answer(found, setup, state, state.actor, legal, Random("same")).text
        for _ in range(3)
    }
    assert player.tree is None
    view = found.view(state, state.actor)
    alone = Search(found, setup, view, legal, Random("same"), usual_style(found))
    assert choices == {alone.best(Budget(40)).text}
