"""A round robin: the same whatever the number of processes and interruptions."""

from pathlib import Path

import msgspec
import pytest

from questable.bots import USUAL
from questable.engine import Value
from questable.lab.arena import Arena, Pair
from questable.lab.games_file import GamesFile, Met, OtherGames, head_of
from questable.lab.rating import Finding
from questable.lab.simulate import MOST_ENTRIES
from questable.registry import game
from questable.trials import case as module
from questable.trials.play import play_one
from tests.lab.own_bots import Last

QUESTOR = game("questor")
LEVELS = ["random", "club"]


def arena(games: int = 12, goal: int = 0, seed: str = "arena", **more: Value) -> Arena:
    """Two seats of Questor."""
    setup = QUESTOR.setup(2, more)
    return Arena(QUESTOR, setup, LEVELS, games=games, seed=seed, goal=goal)


def figures(met: Arena) -> dict[str, object]:
    """All but how long it took."""
    return {name: told for name, told in met.as_json().items() if name != "seconds"}


def opened(path: Path, seed: str = "arena") -> GamesFile:
    """The file of such an arena."""
    return GamesFile(path, head_of(QUESTOR, QUESTOR.setup(2), seed, MOST_ENTRIES))


def test_who_looks_ahead_is_rated_higher() -> None:
    """By far; the usual level is at zero."""
    met = arena()
    assert met.run()
    [pair] = met.pairs
    assert (pair.host, pair.challenger, pair.games) == ("random", "club", 12)
    assert pair.won >= 10
    rated = met.ratings()
    assert rated[USUAL].points == 0
    assert rated["random"].points < -200


@pytest.mark.slow
def test_two_processes_give_the_same_figures() -> None:
    """With and without a goal that ends it early."""
    for goal in (0, 120):
        here, spread = arena(games=40, goal=goal), arena(games=40, goal=goal)
        assert here.run()
        assert spread.run(jobs=2)
        assert figures(here) == figures(spread)
        [pair] = here.pairs
        assert (pair.verdict(), pair.games < 40) == (
            (Finding.GOAL, True) if goal else (Finding.OPEN, False)
        )


def test_seats_are_rotated(monkeypatch: pytest.MonkeyPatch) -> None:
    """The challenger sits in each seat equally often, among hosts."""
    seatings: list[list[str]] = []
    seeds: list[str] = []

    def watched(*told: object, **more: object) -> object:
        seatings.append(list(told[2]))  # type: ignore[call-overload]
        seeds.append(str(told[3]))
        return play_one(*told, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "play_one", watched)
    setup = QUESTOR.setup(3)
    Arena(QUESTOR, setup, LEVELS, games=6, seed="seats", most=30).run()
    expected = [[LEVELS[seat == at] for seat in range(3)] for at in range(3)]
    assert seatings == expected * 2
    assert seeds == [f"seats:random:club:{number}" for number in range(6)]


def test_it_goes_on_from_a_file(tmp_path: Path) -> None:
    """Interrupted, with a line cut short, it ends as if nothing had been; nothing is played twice.

    Then it knows everything, and more games can be asked of it.
    """
    whole = arena()
    assert whole.run()
    path, told = tmp_path / "games.jsonl", []

    def stop(done: int, total: int) -> None:
        told.append((done, total))
        if done == 5:
            raise KeyboardInterrupt

    file, first = opened(path), arena()
    assert not first.run(file=file, progress=stop)
    file.close()
    assert told == [(n, 12) for n in range(1, 6)]
    assert first.pairs[0].games == 5
    assert path.read_bytes().count(b"\n") == 6
    with path.open("ab") as torn:
        torn.write(b'{"host":"random","chal')

    file, second = opened(path), arena()
    told.clear()
    assert second.run(file=file, progress=lambda done, total: told.append((done, total)))
    file.close()
    assert told == [(n, 12) for n in range(6, 13)]
    assert figures(second) == figures(whole)
    assert path.read_bytes().count(b"\n") == 13

    file, more = opened(path), arena(games=13)
    more.run(file=file)
    file.close()
    longer = arena(games=13)
    longer.run()
    assert figures(more) == figures(longer)


def test_a_file_of_other_games_is_refused(tmp_path: Path) -> None:
    """It is left as it is."""
    path = tmp_path / "games.jsonl"
    opened(path).close()
    before = path.read_bytes()
    with pytest.raises(OtherGames) as caught:
        opened(path, "another")
    assert caught.value.differs == "seed"
    assert path.read_bytes() == before
    for text, differs in (("nothing like it\n", "arena"), (before.decode() + "{}\n", "line 2")):
        path.write_text(text)
        with pytest.raises(OtherGames) as caught:
            opened(path)
        assert caught.value.differs == differs
        assert path.read_text() == text


def met(number: int, *winners: int, over: bool = True) -> Met:
    """A game of three."""
    return Met("random", "club", number, list(winners), 10, over)


def test_games_count_in_their_order() -> None:
    """One that ended early waits for those before it; none counts after the decision."""
    pair = Pair("random", "club", 3, 0, 0)
    pair.take(met(1, 1), 9)
    assert pair.games == 0
    assert pair.knows(1)
    assert not pair.knows(0)
    pair.take(met(0, 0), 9)
    assert (pair.games, pair.won) == (2, 2)
    judged = Pair("random", "club", 3, 150, 4)
    for number in range(60):
        judged.take(met(number, number % 3), 99)
    assert judged.verdict() is Finding.GOAL
    assert judged.games == judged.decided_at == judged.won < 60
    assert judged.games >= 4


def test_a_shared_win_is_divided() -> None:
    """Among those who have it; one that nobody has is everybody's."""
    pair = Pair("random", "club", 3, 0, 0)
    for each in (met(0, 0, 2), met(1), met(2, 0), met(3, over=False)):
        pair.take(each, 9)
    assert pair.won == pytest.approx(1 / 2 + 1 / 3 + 0 + 1 / 3)
    assert pair.truncated == 1
    field = pair.field()
    assert field.seats == {"random": 2, "club": 1}
    assert field.games == pytest.approx(4)


def test_at_least_so_many_games() -> None:
    """Even where the case was clear before."""
    short, long = Pair("random", "club", 2, 120, 0), Pair("random", "club", 2, 120, 50)
    for pair in (short, long):
        for number in range(60):
            pair.take(Met("random", "club", number, [number % 2], 10), 99)
    assert short.games < long.games == 50
    assert long.verdict() is Finding.GOAL


def test_bots_of_your_own_meet(tmp_path: Path) -> None:
    """By their names or as objects; a file knows them by their code, so that another is refused."""
    setup = QUESTOR.setup(2)
    own = "tests.lab.own_bots:Last"
    named = Arena(QUESTOR, setup, ["random", own], games=4, seed="own", most=200)
    seen = Arena(QUESTOR, setup, ["random", Last()], games=4, seed="own", most=200)
    assert named.run()
    assert seen.run(jobs=2)
    assert figures(named) == figures(seen)
    assert named.as_json()["bots"] == ["random", own]
    head = head_of(QUESTOR, setup, "own", 200, named.players)
    assert list(head.own) == [own]
    GamesFile(tmp_path / "g.jsonl", head).close()
    with pytest.raises(OtherGames, match="own"):
        GamesFile(tmp_path / "g.jsonl", msgspec.structs.replace(head, own={own: "0"}))


def test_levels_must_differ() -> None:
    """Nobody meets themselves."""
    for levels in (["club"], ["club", "club"]):
        with pytest.raises(ValueError, match="different levels"):
            Arena(QUESTOR, QUESTOR.setup(2), levels, games=2, seed="0")
