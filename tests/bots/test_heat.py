"""A race in virtual time: who acts when, what comes too late, and that a seed repeats it."""

from random import Random

import pytest

from questable.bots import NEVER, Bot, Heat, Reflexes, bot
from questable.engine import CHANCE, OVER, RACE, Action, Game, Setup, State, View
from questable.engine.sampling import random_action
from questable.lab.simulate import simulate
from questable.trials.play import play_one
from tests.games.run_the_race.position import LONER, Position, position, various
from tests.rule import rule
from tests.tiny import TINY

AIM = "red-l-m-oct"


class Steady(Bot):
    """Takes its first choice, always after the same time."""

    def __init__(self, look: int, reach: int) -> None:
        self.times = Clockwork(look, reach)

    def choose(
        self, game: Game, setup: Setup, view: View, legal: list[Action], rng: Random
    ) -> Action:
        """The first."""
        return legal[0]

    def reflexes(self) -> Reflexes:
        """Always the same."""
        return self.times


class Clockwork(Reflexes):
    """Looks for exactly so long."""

    def __init__(self, look: int, reach: int) -> None:
        super().__init__(0, 0, reach, 400)
        self.exactly = look

    def look(self, rng: Random, moves: int) -> int:
        """The same however many moves there are."""
        return self.exactly


class Even(Random):
    """A generator whose every time is about its mean."""

    def random(self) -> float:
        """The case of the mean."""
        return 0.37


def heat_of(p: Position, *bots: Bot) -> Heat:
    """These bots race in this position."""
    return Heat(p.game, p.setup, dict(enumerate(bots)))


def both() -> Position:
    """Each can play on the left; seat 1's card does not match seat 0's."""
    return position("red-x-x-may cyan-b-b-feb", "blue-x-x-oct cyan-c-c-mar", AIM, LONER)


def test_who_is_quicker_plays_first() -> None:
    """And time has come as far as the move took."""
    for times in ((1000, 2000), (2000, 1000)):
        p = both()
        heat = heat_of(p, *(Steady(time, 0) for time in times))
        seat, _ = heat.winner(p.state, Even())
        assert (seat, heat.now) == (times.index(1000), 1000)


@rule("S-6.5")
def test_a_move_on_its_way_may_come_too_late() -> None:
    """It was aimed at what is covered when it arrives: refused, and time is lost."""
    p = both()
    heat = heat_of(p, Steady(1000, 0), Steady(900, 300))
    rng = Even()
    p.state.apply(*heat.winner(p.state, rng))
    p.chance("draw:cyan-x-x-apr-filler")
    assert (p.tops[0], heat.late) == ("red-x-x-may", 0)
    seat, action = heat.winner(p.state, rng)
    assert (heat.late, heat.refused) == (1, {"S-6.5": 1})
    assert (seat, action.text) == (0, f"play:1:right:{LONER}")
    assert heat.racers[1].due > 1200 + 900


@rule("S-6.5")
def test_a_covered_aim_that_still_matches_stands() -> None:
    """The move arrives and is played as it was meant."""
    p = position("red-x-x-may", "red-x-x-oct cyan-c-c-mar", AIM, LONER)
    heat = heat_of(p, Steady(1000, 0), Steady(900, 300))
    rng = Even()
    p.state.apply(*heat.winner(p.state, rng))
    p.refill()
    seat, action = heat.winner(p.state, rng)
    assert (seat, action.text, heat.late) == (1, f"play:1:left:{AIM}", 0)


def test_whoever_still_looks_begins_anew() -> None:
    """When something has happened; who reaches out does not."""
    p = both()
    heat = heat_of(p, Steady(1000, 0), Steady(1500, 0))
    rng = Even()
    p.state.apply(*heat.winner(p.state, rng))
    p.chance("draw:cyan-x-x-apr-filler")
    heat.watch(p.state, rng)
    assert [racer.due for racer in heat.racers] == [2000, 2500]
    heat.watch(p.state, rng)
    assert [racer.due for racer in heat.racers] == [2000, 2500]


def test_who_can_do_nothing_waits() -> None:
    """Until something changes."""
    p = position("red-x-x-may", "gray-a-x-feb", AIM, LONER)
    heat = heat_of(p, Steady(700, 0), Steady(100, 0))
    heat.watch(p.state, Even())
    assert [racer.due for racer in heat.racers] == [700, NEVER]
    assert heat.due() == 700


@rule("S-6.3")
def test_the_referees_pause_takes_time() -> None:
    """What arrives meanwhile is too late."""
    p = position("red-n-x-may gray-a-x-feb", "blue-n-x-oct", "red-l-m-oct", "teal-d-x-dec")
    heat = heat_of(p, Steady(1000, 0), Steady(900, 600))
    rng = Even()
    p.state.apply(*heat.winner(p.state, rng))
    p.state.draw = [0, 0]
    p.state.hands[5] = p.state.deck.card("blue-x-x-jan-filler")
    p.chance("draw:yellow-x-x-jan-filler")
    assert p.state.pause() == 1500
    heat.wait(p.state, p.state.pause(), rng)
    assert (heat.now, heat.late) == (2500, 1)
    assert heat.racers[1].move is None


def test_in_the_same_millisecond_any_may_be_first() -> None:
    """No seat is favoured."""
    firsts = set()
    for seed in range(30):
        p = both()
        firsts.add(heat_of(p, Steady(10, 0), Steady(10, 0)).winner(p.state, Random(seed))[0])
    assert firsts == {0, 1}


def test_a_heat_without_bots_waits_for_ever() -> None:
    """Somebody else must act."""
    p = both()
    assert Heat(p.game, p.setup, {}).due() == NEVER


class Peeping(Bot):
    """Notes which view it was shown."""

    def __init__(self) -> None:
        self.seen: list[int] = []

    def choose(
        self, game: Game, setup: Setup, view: View, legal: list[Action], rng: Random
    ) -> Action:
        """Any."""
        self.seen.append(view.seat)
        return legal[-1]


def test_a_bot_is_shown_the_view_of_its_seat_where_it_has_a_choice() -> None:
    """And nothing where it has none."""
    p = both()
    seer = Peeping()
    legal = p.state.legal(1)
    assert len(legal) > 1
    assert seer.answer(p.game, p.setup, p.state, 1, legal, Random(1)) is legal[-1]
    assert seer.answer(p.game, p.setup, p.state, 1, legal[:1], Random(1)) is legal[0]
    assert seer.seen == [1]


@pytest.mark.parametrize("levels", [["random", "random"], ["club", "random"]])
def test_a_seed_repeats_a_race(levels: list[str]) -> None:
    """Entry by entry and millisecond by millisecond; another seed gives another."""
    game = various()
    setup = game.setup(2, {"pace": "race"})
    one, two = (play_one(game, setup, levels, "same", 9999) for _ in range(2))
    assert (one.digest, one.figures) == (two.digest, two.figures)
    assert play_one(game, setup, levels, "other", 9999).digest != one.digest


def test_figures_of_a_race() -> None:
    """Its length in virtual seconds and the moves that came too late, beside the game's own."""
    game = various()
    summary = simulate(
        game, game.setup(2, {"pace": "race"}), games=40, seed="f", levels=["club", "club"]
    )
    assert set(summary.figures) == {"cards", "left", "turnings", "shuffles", "seconds", "too-late"}
    assert 30 < sum(summary.figures["seconds"]) / 40 < 120
    assert sum(summary.figures["too-late"]) > 0
    assert summary.refused["S-6.5"] >= sum(summary.figures["too-late"])
    calm = simulate(game, game.setup(2, {}), games=3, seed="f", levels=["random"] * 2)
    assert "seconds" not in calm.figures


def test_quicker_bots_win_more_races() -> None:
    """Club beats random by its reflexes and its eye."""
    game = various()
    summary = simulate(
        game, game.setup(2, {"pace": "race"}), games=60, seed="q", levels=["random", "club"]
    )
    assert summary.wins[1] > 45


def test_any_game_with_a_race_is_raced() -> None:
    """Lantern's end as well: both grab, in the order of their reflexes."""
    played = play_one(TINY, TINY.setup(2), ["random", "club"], "grab", 500, keep=True)
    assert played.over
    assert [e.action for e in played.entries[-2:]] == ["grab", "grab"]
    assert played.figures["seconds"] >= 0


def test_a_race_of_bots_never_hangs() -> None:
    """Someone is always due while someone can play."""
    game = various()
    state: State = game.deal(game.setup(2, {"pace": "race"}))
    rng = Random(3)
    heat = Heat(game, game.setup(2, {"pace": "race"}), {0: bot("club"), 1: bot("random")})
    while state.actor != OVER:
        if state.actor == RACE:
            state.apply(*heat.winner(state, rng))
        else:
            state.apply(CHANCE, random_action(state, CHANCE, rng))
