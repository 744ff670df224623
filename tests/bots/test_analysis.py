"""An analysis after a game: exact, fair, without drift, and true of the positions it speaks of."""

from itertools import islice
from random import Random

import pytest

from questable.bots.analysis import (
    FEWEST,
    LONG,
    Analyst,
    NotOver,
    Twice,
    digest,
    gathered,
    moments,
    playouts_for,
)
from questable.bots.moments import (
    DEPTHS,
    MOST_POINTS,
    SURE,
    Analysis,
    JudgedChoice,
    Moment,
    loss,
    settled,
    shares,
    turning_points,
)
from questable.bots.node import SCALE
from questable.bots.outlook import WHOLE, Mean
from questable.engine import CHANCE, OVER, Entry, Game, Match, Record, Setup, State
from questable.engine.sampling import odds
from questable.registry import game
from questable.trials.play import play_one
from tests.bots.walks import SETUPS, walk

FEW = 24


def played(key: str, players: int, seed: str = "played") -> Record:
    """A finished game between bots."""
    found = game(key)
    setup = found.setup(players)
    record = Record(key, found.rules_version, setup)
    record.entries = play_one(found, setup, ["club"] * players, seed, 4000, keep=True).entries
    return record


def analysed(record: Record, seed: str = "0", *, all_open: bool = False) -> Analysis:
    """All of it, with few playouts."""
    found = game(record.game)
    entries = record.effective()
    made = list(moments(Analyst(found, record.setup, FEW, seed, all_open), entries))
    return gathered(found, record, "quick", seed, all_open, made)


@pytest.mark.parametrize(("key", "players"), SETUPS)
def test_any_part_comes_out_as_in_the_whole(key: str, players: int) -> None:
    """A seed repeats it, wherever one begins; chances add up, and every entry is spoken of."""
    record = played(key, players)
    entries = record.effective()[:40]
    found = game(key)
    whole = list(moments(Analyst(found, record.setup, FEW, "0"), entries))
    part = list(moments(Analyst(found, record.setup, FEW, "0"), entries, 25, 31))
    assert part == whole[25:31]
    for entry, moment in zip(entries, whole, strict=True):
        assert (moment.seat, moment.action) == (entry.seat, entry.action)
        assert abs(sum(moment.chances) - WHOLE) <= players
        assert (moment.seat == CHANCE) == bool(moment.luck)


def test_another_seed_is_another_analysis() -> None:
    """It does draw by its seed."""
    record = played("questor", 2)
    one, two = (
        list(moments(Analyst(game("questor"), record.setup, FEW, seed), record.effective(), 9, 15))
        for seed in ("0", "1")
    )
    assert one != two


@pytest.mark.parametrize(("key", "players"), [("rae", 3), ("saint-cards", 3), ("run-the-race", 2)])
def test_what_a_seat_could_not_know_changes_nothing(key: str, players: int) -> None:
    """Positions with the same view are judged alike; with all cards open they are not."""
    found = game(key)
    setup = found.setup(players)
    differ = 0
    for state, seat in islice(walk(found, setup, key), 4, 60, 14):
        twin = found.imagine(setup, found.view(state, seat), Random("twin"))
        action = state.legal(seat)[0]
        fair = [judged(found, setup, each, seat, action.text) for each in (state, twin)]
        assert fair[0] == fair[1]
        bare = [judged(found, setup, each, seat, action.text, True) for each in (state, twin)]
        differ += bare[0] != bare[1]
    assert differ


def judged(
    found: Game, setup: Setup, state: State, seat: int, action: str, all_open: bool = False
) -> tuple[JudgedChoice | None, int]:
    """A decision, and the seat's own chance before the others' are put in proportion."""
    analyst = Analyst(found, setup, FEW, "fair", all_open)
    moment = analyst.moment(state, 7, seat, state.table().parse(action))
    analyst.rng = Random("own")
    own = analyst._outlook(state, seat, FEW)[seat]
    return moment.choice, round(own.mean() * WHOLE)


@pytest.mark.parametrize(("key", "players"), [("questor", 3), ("holy-quest", 2)])
def test_luck_has_no_drift(key: str, players: int) -> None:
    """Over all faces of a die it is nothing, for every seat; and what is luck for one is not all.

    However little the search knows of a position.
    """
    record = played(key, players)
    found = game(key)
    match = Match(found, Record(key, found.rules_version, record.setup))
    met = 0
    for ply, entry in enumerate(record.effective()):
        if entry.seat == CHANCE and match.state.weight() <= 6 and met < 6:
            met += 1
            analyst = Analyst(found, record.setup, FEW, "luck")
            sums = [0] * players
            for action, cases in odds(match.state):
                moment = analyst.moment(match.state, ply, CHANCE, action)
                assert abs(sum(moment.luck)) <= players
                sums = [a + b * cases for a, b in zip(sums, moment.luck, strict=True)]
            assert max(map(abs, sums)) <= match.state.weight()
        match.play(entry.seat, entry.action, entry.by)
    assert met > 3


def test_what_all_saw_is_no_luck_for_all() -> None:
    """Where hands are hidden each seat is asked by itself; who begins is known to both."""
    found = game("run-the-race")
    setup = found.setup(2)
    state = found.deal(setup)
    for seed in range(12):
        moment = Analyst(found, setup, 60, f"lot {seed}").moment(state, 0, CHANCE, state.outcome(0))
        assert abs(sum(moment.luck)) <= 1
        assert max(map(abs, moment.luck)) <= SURE * moment.luck_error


def test_a_win_that_was_missed_is_found() -> None:
    """What wins at once is better than what does not, costs the difference, and is said to win."""
    found = game("questor")
    setup = found.setup(2)
    met = 0
    for number in range(40):
        for state, seat in walk(found, setup, f"questor {number}", 3000):
            ends = {action.text: won(state, seat, action.text) for action in state.legal(seat)}
            if not any(ends.values()) or all(ends.values()):
                continue
            missed = next(text for text, wins in ends.items() if not wins)
            moment = Analyst(found, setup, 60, "win").moment(
                state, state.ply, seat, state.table().parse(missed)
            )
            assert moment.choice is not None
            assert ends[moment.choice.best]
            assert (moment.choice.why, moment.choice.value) == ("wins", WHOLE)
            assert loss(moment) > 0
            met += 1
        if met > 2:
            break
    assert met > 2


def test_what_loses_at_once_is_said_to() -> None:
    """Where all play together, that ends a round without a new tile; the other action did not."""
    found = game("questor")
    setup = found.setup(2, {"mode": "cooperation"})
    met = 0
    for number in range(60):
        for state, seat in walk(found, setup, f"together {number}", 3000):
            ends = {action.text: lost(state, seat, action.text) for action in state.legal(seat)}
            if not any(ends.values()) or all(ends.values()) or met > 2:
                continue
            losing = next(text for text, over in ends.items() if over)
            moment = Analyst(found, setup, 60, "lost").moment(
                state, state.ply, seat, state.table().parse(losing)
            )
            assert moment.choice is not None
            assert not ends[moment.choice.best]
            assert moment.choice.why == "loses"
            met += 1
        if met > 2:
            break
    assert met > 2


@pytest.mark.parametrize(("key", "players"), [("pillars", 2), ("questor", 2), ("rae", 2)])
def test_a_position_is_worth_what_its_best_action_is(key: str, players: int) -> None:
    """The chart never says for certain that there was less to be had than a sentence says."""
    record = played(key, players, "worth")
    found = game(key)
    made = list(moments(Analyst(found, record.setup, FEW, "0"), record.effective(), 2, 60))
    raised = 0
    for moment in made:
        assert abs(sum(moment.chances) - WHOLE) <= players
        if moment.choice is not None:
            raised += moment.choice.value == moment.chances[moment.seat]
            vague = SURE * (moment.error + moment.choice.error)
            assert moment.choice.value - moment.chances[moment.seat] <= max(vague, SURE * 2000)
    assert raised


def test_a_team_has_one_chance() -> None:
    """What two win together is not half of it for each; and in the end they have all of it."""
    found = game("rae")
    setup = found.setup(4, {"teams": True})
    assert found.sides(setup) == [0, 1, 0, 1]
    record = Record("rae", found.rules_version, setup)
    record.entries = play_one(found, setup, ["club"] * 4, "team", 4000, keep=True).entries
    whole = analysed(record)
    for moment in whole.moments:
        assert abs(sum(moment.chances) - 2 * WHOLE) <= 4
        assert moment.chances[:2] == moment.chances[2:]
        assert all(0 <= chance <= WHOLE for chance in moment.chances)
    ended = [seat.ended for seat in whole.seats]
    assert ended[:2] == ended[2:]
    assert sum(ended) == 2 * WHOLE
    assert set(ended) in ({0, WHOLE}, {WHOLE // 2})


def won(state: State, seat: int, action: str) -> bool:
    """Whether that ends the game, and for that seat."""
    after = state.clone()
    after.apply(seat, state.table().parse(action))
    return after.actor == OVER and after.result().winners == [seat]


@pytest.mark.parametrize(("key", "players"), SETUPS)
def test_a_reason_is_true_of_the_position(key: str, players: int) -> None:
    """The better action makes the feature larger by as much as is said, the other by less."""
    record = played(key, players, "reasons")
    found = game(key)
    match = Match(found, Record(key, found.rules_version, record.setup))
    analyst = Analyst(found, record.setup, FEW, "why")
    for ply, entry in enumerate(record.effective()[:90]):
        state = match.state
        if entry.seat != CHANCE and ply % 3 == 0:
            moment = analyst.moment(state, ply, entry.seat, state.table().parse(entry.action))
            choice = moment.choice
            if choice is not None and choice.why in ("wins", "loses"):
                assert won(state, entry.seat, choice.best) == (choice.why == "wins")
                assert lost(state, entry.seat, choice.other) or choice.why == "wins"
            elif choice is not None and choice.why:
                grown = [
                    growth(found, state, entry.seat, text, choice.why)
                    for text in (choice.best, choice.other)
                ]
                assert grown[0] == choice.n > grown[1]
        match.play(entry.seat, entry.action, entry.by)


def lost(state: State, seat: int, action: str) -> bool:
    """Whether that ends the game, and not for that seat."""
    after = state.clone()
    after.apply(seat, state.table().parse(action))
    return after.actor == OVER and seat not in after.result().winners


def growth(found: Game, state: State, seat: int, action: str, feature: str) -> int:
    """Of a feature in the real position."""
    after = state.clone()
    after.apply(seat, state.table().parse(action))
    return found.features(after, seat)[feature] - found.features(state, seat)[feature]


def test_a_question_of_knowledge_is_not_answered() -> None:
    """Looking ahead would show every answer, so nothing is said to be better."""
    found = game("holy-quest")
    setup = found.setup(2, {"mode": "competition"})
    asked = 0
    for number in range(4):
        for state, seat in walk(found, setup, f"quiz {number}", 3000):
            if found.tests_knowledge(setup, found.view(state, seat)):
                asked += 1
                action = state.legal(seat)[0]
                moment = Analyst(found, setup, FEW, "quiz").moment(state, 0, seat, action)
                assert (moment.kind, moment.choice) == ("knowledge", None)
                break
    assert asked


def test_a_game_that_goes_on_is_not_analysed() -> None:
    """Nobody gets advice on it."""
    record = played("questor", 2)
    with pytest.raises(NotOver):
        gathered(game("questor"), record.truncated(9), "quick", "0", False, [])


def test_sums_are_those_of_the_moments() -> None:
    """Luck of all strokes, the cost of one's own worse decisions, the end without luck."""
    made = [
        stroke([300, -300], 40),
        decided(0, "a", "b", 700, 30),
        decided(1, "a", "a", 900, 30),
        stroke([-100, 100], 30),
        decided(0, "c", "d", -50, 40),
    ]
    one, two = shares(made, [WHOLE, 0])
    assert (one.began, one.ended, one.luck, one.decisions) == (5000, WHOLE, 200, -650)
    assert (one.luck_error, one.decisions_error, one.adjusted) == (50, 50, WHOLE - 200)
    assert (two.luck, two.decisions, two.adjusted) == (-200, 0, 200)


def test_turning_points_are_what_moved_most() -> None:
    """None that the error could explain; what was right comes after what was missed."""
    made = [
        stroke([900, -900], 100),
        stroke([900, -900], 500),
        decided(0, "a", "b", 600, 30),
        decided(1, "a", "a", 5000, 30),
        decided(1, "a", "b", 100, 1),
    ]
    assert turning_points(made) == [0, 2, 3]
    many = [decided(0, "a", "b", 300 + n, 1) for n in range(20)]
    assert turning_points(many) == list(range(20 - MOST_POINTS, 20))


def test_what_came_later_in_the_turn_was_not_missed() -> None:
    """The parts of a turn may come in any order; after chance or somebody else it is too late."""
    taken, laid = decided(0, "take", "lay", 900, 30), decided(0, "lay", "lay", 900, 30)
    end = decided(0, "end", "mirror", 700, 30)
    made = settled([taken, laid, end], [4, 4, 4], set())
    assert [each.choice and each.choice.later for each in made] == [True, False, False]
    assert turning_points(made) == [1, 2]
    assert shares(made, [WHOLE, 0])[0].decisions == -700
    assert shares(made, [WHOLE, 0])[0].decisions_error == 30
    for between in (stroke([0, 0], 9), decided(1, "a", "a", 0, 9)):
        made = settled([taken, between, laid], [4, 4, 4], set())
        assert made[0].choice is not None
        assert not made[0].choice.later
        assert shares(made, [WHOLE, 0])[0].decisions == -900
    made = settled([taken, laid], [4, 5], set())
    assert made[0].choice is not None
    assert not made[0].choice.later
    assert shares(made, [WHOLE, 0])[0].decisions == -900
    made = settled([taken, laid, end], [4, 4, 4], {0})
    assert made[0].choice is not None
    assert not made[0].choice.later


def test_the_end_of_a_turn_excuses_nothing() -> None:
    """It always comes after what was played; who had better ended the turn has missed that."""
    found = game("rae")
    record = played("rae", 2, "ends")
    entries = record.effective()
    match = Match(found, Record("rae", found.rules_version, record.setup))
    made = []
    ending = laying = 0
    for entry in entries:
        legal = [] if entry.seat == CHANCE else match.state.legal(entry.seat)
        texts = [action.text for action in legal]
        best = entry.action
        if "done" in texts and best != "done":
            best = "done"
            ending += 1
        elif best == "done" and len(texts) > 1:
            laying += 1
        made.append(
            stroke([0, 0], 9)
            if entry.seat == CHANCE
            else decided(entry.seat, entry.action, best, 900, 30)
        )
        match.play(entry.seat, entry.action, entry.by)
    whole = gathered(found, record, "quick", "0", False, made)
    assert ending > 3 < laying
    assert not [each for each in whole.moments if each.choice and each.choice.later]


def test_two_errors_are_not_enough() -> None:
    """A game has a hundred decisions, of which some come out so by chance."""
    assert turning_points([decided(0, "a", "b", 590, 200)]) == []
    assert turning_points([decided(0, "a", "b", 610, 200)]) == [0]
    assert turning_points([stroke([590, -590], 200)]) == []


def stroke(luck: list[int], error: int) -> Moment:
    """A stroke of chance."""
    return Moment(
        kind="chance", seat=-1, action="x", chances=[5000, 5000], error=9, luck=luck,
        luck_error=error,
    )  # fmt: skip


def decided(seat: int, action: str, best: str, less: int, error: int) -> Moment:
    """A decision."""
    choice = JudgedChoice(best=best, other="z", value=6000, less=less, error=error)
    return Moment(
        kind="decision", seat=seat, action=action, chances=[5000, 5000], error=9, choice=choice
    )


def test_two_searches_that_differ_are_less_sure() -> None:
    """Each is sure of what it believes; the gap between them is part of the error."""
    one, two = Mean(), Mean()
    for mean, value in ((one, SCALE), (two, SCALE // 2)):
        for _ in range(50):
            mean.add(value)
    found = Twice(one)
    assert (found.mean, found.variance) == (1.0, 0.0)
    found.add(two)
    assert (found.mean, found.variance) == (0.75, 0.0625)


def test_what_a_record_is_known_by() -> None:
    """What counts; neither what was taken back nor who sat there nor what was promised."""
    record = played("questor", 2)
    same = Record("questor", record.rules, record.setup)
    same.entries = [record.entries[0], Entry(0, "/undo:1", "person"), *record.entries]
    same.seat_bot(0, "club")
    same.commitment = "0" * 64
    assert digest(same) == digest(record)
    assert digest(record.truncated(9)) != digest(record)


def test_a_long_game_has_fewer_playouts() -> None:
    """So that none takes for ever; and never too few to say anything."""
    assert playouts_for("usual", 60) == DEPTHS["usual"]
    assert playouts_for("usual", 2 * LONG) == DEPTHS["usual"] // 2
    assert playouts_for("quick", 20_000) == FEWEST


@pytest.mark.parametrize("all_open", [False, True])
def test_a_game_of_one_team_is_compared_with_its_beginning(all_open: bool) -> None:
    """All have the same chance, and at the start it is half."""
    found = game("questor")
    setup = found.setup(3, {"mode": "cooperation"})
    record = Record("questor", found.rules_version, setup)
    record.entries = play_one(found, setup, ["club"] * 3, "team", 4000, keep=True).entries
    made = list(moments(Analyst(found, setup, FEW, "0", all_open), record.effective(), 0, 12))
    for moment in made:
        assert len(set(moment.chances)) == 1
    assert 3500 < made[0].chances[0] < 6500
