"""Words that several eyes share: made from what all of them are told, and from nothing else."""

from collections.abc import Callable
from types import FunctionType, MethodType

import msgspec
import pytest

from questable.engine import EVERYONE, OVER, SPECTATOR, Event, View
from questable.registry import KEYS, Registry
from questable.table import messages
from questable.telling import Interpreter, Narrator, Reader, Voice, teller_of
from questable.telling.voice import LATELY
from questable.text import Words
from tests.rule import rule
from tests.telling.test_changes import play_on
from tests.telling.test_reader import Game, read, table, update

MADE: list[tuple[object, ...]] = []
SHOWS: tuple[messages.Shows, ...] = ("plain", "picture")


def told(seat: int, cards: list[str]) -> str:
    """A part of a position, and that it was made."""
    MADE.append((seat, *cards))
    return f"{seat}: {', '.join(cards)}"


def row(seat: int, cards: tuple[str, ...]) -> str:
    """The same of what never changes."""
    return told(seat, [*cards])


@pytest.fixture
def voice() -> Voice:
    """Of a table of two."""
    MADE.clear()
    return Voice(Words("en"), "rae", ["human", "human"])


@rule("T-5.1")
def test_a_part_is_known_again_by_all_that_it_tells_of(voice: Voice) -> None:
    """Two hands of one seat's view, or one hand told of two seats, are not the same."""
    hands = [(0, ["a", "b"]), (0, ["a", "c"]), (1, ["a", "b"])]
    for seat, cards in hands * 2:
        assert voice.lately(told, seat, cards) == f"{seat}: {', '.join(cards)}"
        assert voice.once(row, seat, tuple(cards)) == f"{seat}: {', '.join(cards)}"
    assert len(MADE) == 2 * len(hands), "what is equal is made once"


def test_old_parts_are_forgotten(voice: Voice) -> None:
    """However long a game is."""
    for n in range(5 * LATELY):
        voice.lately(told, n, [])
    assert [len(kept) for kept in voice._parts.values()] == [LATELY]
    voice.lately(told, 5 * LATELY - 1, [])
    assert len(MADE) == 5 * LATELY


@rule("T-5.1")
def test_an_event_is_told_by_all_its_facts() -> None:
    """Two steps of one kind tell of two heroes or places."""
    going = Game("questor")
    voice = Voice(Words("en"), "questor", ["human", "human"], ["Ann", "Bob"])
    narrator = Narrator(going.game, going.game.pack(), voice, ["Ann", "Bob"])
    alone = teller_of(going.game, voice)
    before = going.game.view(going.match.state, 0)
    heard: list[messages.Heard] = []
    while going.match.state.actor != OVER and len(heard) < 60:
        heard += going.go_on().events
    assert len({each.event for each in heard}) < len(heard)
    for each in heard:
        event = next(iter(alone.telling(before, [_event(each)])), None)
        expected = [alone.event(event)] if event else []
        assert narrator.lines(before, [each]) == [line for line in expected if line]


@pytest.mark.parametrize(("key", "times"), [("questor", 1), ("saint-cards", 3)])
def test_lines_are_said_once_only_where_all_see_the_same(key: str, times: int) -> None:
    """Of one position, to all who hear the very same; after another one they are said anew."""
    going = Game(key)
    voice = Voice(Words("en"), key, ["human", "human"], ["Ann", "Bob"])
    narrator = Narrator(going.game, going.game.pack(), voice, ["Ann", "Bob"])
    asked: list[View] = []

    def telling(before: View, events: list[Event]) -> list[Event]:
        asked.append(before)
        return events

    narrator.teller.telling = telling  # type: ignore[method-assign]
    heard = going.go_on().events
    views = [going.game.view(going.match.state, seat) for seat in (0, 1, SPECTATOR)]
    lines = [narrator.lines(view, heard) for view in views]
    assert lines[0] == lines[1] == lines[2]
    assert len(asked) == times
    narrator.lines(views[0], list(heard))
    narrator.lines(msgspec.structs.replace(views[0], ply=views[0].ply + 1), heard)
    assert len(asked) == times + 2


def _event(heard: messages.Heard) -> Event:
    return Event(heard.event, EVERYONE, heard.facts)


@rule("T-5.1")
@pytest.mark.parametrize("key", KEYS)
def test_what_is_shared_is_made_from_no_view(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is one hidden in what makes it: a part depends on what it is given."""
    seen = []

    def checked(way: Callable[..., object]) -> Callable[..., object]:
        def check(self: Voice, make: Callable[..., object], *given: object) -> object:
            assert not any(isinstance(each, View) for each in given), make
            owner = make.__self__ if isinstance(make, MethodType) else None
            assert not any(isinstance(each, View) for each in vars(owner or self).values()), make
            function = make.__func__ if isinstance(make, MethodType) else make
            assert isinstance(function, FunctionType)
            assert function.__closure__ is None
            seen.append(make)
            return way(self, make, *given)

        return check

    monkeypatch.setattr(Voice, "once", checked(Voice.once))
    monkeypatch.setattr(Voice, "lately", checked(Voice.lately))
    room, going = Interpreter(Words("en"), Registry()), Game(key)
    for show in SHOWS:
        who = Reader(room, lambda: None, fresh=True)
        read(who, update(table=table(key, "Ann", "Bob"), play=going.play()), show)
        for _ in range(25):
            if going.match.state.actor == OVER:
                break
            play_on(going.match, going.rng)
            read(who, update(play=going.play()), show)
    assert seen


@rule("T-5.1")
@pytest.mark.parametrize("key", KEYS)
def test_words_made_for_one_are_not_told_to_another(key: str) -> None:
    """The same position through other eyes, right after: as if nobody had asked before."""
    going, shared = Game(key), Interpreter(Words("en"), Registry())
    seats = (0, 1, -1)
    now = table(key, "Ann", "Bob")
    for step in range(40):
        if step % 8 == 7:
            for seat in seats:
                told = update(table=now, play=_seen(going, seat))
                anew = Reader(Interpreter(Words("en"), Registry()), lambda: None, fresh=True)
                said = read(Reader(shared, lambda: None, fresh=True), told)
                assert said == read(anew, told), (step, seat)
        if going.match.state.actor == OVER:
            break
        play_on(going.match, going.rng)


def _seen(going: Game, seat: int) -> messages.PlayNow:
    return msgspec.structs.replace(going.play(), view=going.game.view(going.match.state, seat))
