"""A reader: names as they change, games that follow each other, a briefing once a game."""

from random import Random

import msgspec
import pytest

from questable.engine import CHANCE, OVER, Match, Record, Value
from questable.registry import Registry, game
from questable.table import Settings, messages
from questable.telling import Interpreter, Reader
from questable.text import Words


def table(key: str, *names: str) -> messages.TableNow:
    """People at a table, a seat each."""
    return messages.TableNow(
        room="r",
        phase="playing",
        host=0,
        game=key,
        players=len(names),
        options={},
        pack="",
        brought=None,
        settings=Settings(),
        seats=[
            messages.SeatNow(people=[n], acting=n, shared=False, bot="") for n in range(len(names))
        ],
        people=[
            messages.PersonNow(person=n, name=name, face="", seat=n, ready=True, up=True)
            for n, name in enumerate(names)
        ],
        asked=None,
        series=None,
        games=1,
        commitment="",
        coded=False,
    )


class Game:
    """A game of two, and what seat 0 is told of it."""

    def __init__(self, key: str, **options: Value) -> None:
        self.game = game(key)
        setup = self.game.setup(2, options)
        self.match = Match(self.game, Record(key, self.game.rules_version, setup))
        self.rng = Random(key)

    def go_on(self) -> messages.Acted:
        """One entry."""
        state = self.match.state
        if state.actor == CHANCE:
            seat, action = CHANCE, state.outcome(self.rng.randrange(state.weight()))
        else:
            seat = state.actor
            action = state.legal(seat)[self.rng.randrange(len(state.legal(seat)))]
        events = self.match.play(seat, action.text, "person")
        heard = [messages.Heard(event=e.kind, facts=e.facts) for e in events if e.heard_by(0)]
        return messages.Acted(seat=seat, by="person", person=0, action="", events=heard)

    def play(self) -> messages.PlayNow:
        """Who only waits."""
        return messages.PlayNow(
            view=self.game.view(self.match.state, 0),
            asks="over" if self.match.state.actor == OVER else "wait",
            legal=[],
            answered=False,
            undo="",
            clocks=[],
            outcome=None,
        )


def update(
    *facts: messages.Acted | messages.Chosen,
    table: messages.TableNow | None = None,
    play: messages.PlayNow | None = None,
) -> messages.Update:
    """One message."""
    told = [messages.Told(seq=n, at=0, fact=fact) for n, fact in enumerate(facts)]
    return messages.Update(seq=len(told), told=told, table=table, play=play)


def chosen(key: str) -> messages.Chosen:
    """Another game."""
    return messages.Chosen(game=key, players=2, options={}, pack="", plies=0)


def lines(read: messages.Update) -> list[str]:
    """All that was said."""
    return [
        line for row in read.told if isinstance(row.fact, messages.Acted) for line in row.fact.lines
    ]


def reader(lang: str = "en", fresh: bool = True) -> Reader:
    """Of a table with the packs that games ship with."""
    return Reader(Interpreter(Words(lang), Registry()), lambda: None, fresh)


def read(
    reader: Reader, update: messages.Update, show: messages.Shows = "plain"
) -> messages.Update:
    """As whoever has only what went over the line: a view is read again from its fields."""
    return reader.read(seen(update), show)


def seen(update: messages.Update) -> messages.Update:
    """A message that went over the line, as the table had it."""
    play = update.play
    if play is None or not isinstance(play.view, dict):
        return update
    view = msgspec.convert(play.view, type=game(play.view["game"]).view_type())
    return msgspec.structs.replace(update, play=msgspec.structs.replace(play, view=view))


def test_a_new_name_is_used_from_then_on() -> None:
    """Whoever calls themselves something else is called so."""
    ann, going = reader(), Game("questor")
    acts = [going.go_on() for _ in range(2)]
    first = read(ann, update(*acts, table=table("questor", "Ann", "Bob"), play=going.play()))
    assert any("Ann" in line for line in lines(first))
    acts = [going.go_on() for _ in range(3)]
    later = read(ann, update(*acts, table=table("questor", "Anna", "Bob"), play=going.play()))
    told = " ".join(lines(later))
    assert "Anna" in told or "Bob" in told
    assert "Ann " not in told


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "Bea / Cleo rolls 2."), ("fr", "Bea / Cleo lance le dé\u00a0: 2.")]
)
def test_people_who_share_a_seat_are_one_player(lang: str, line: str) -> None:
    """Not `Bea and Cleo rolls 2`."""
    now = table("questor", "Ann", "Bea", "Cleo")
    seats = [
        messages.SeatNow(people=people, acting=people[-1], shared=len(people) > 1, bot="")
        for people in ([0], [1, 2])
    ]
    now = msgspec.structs.replace(now, players=2, seats=seats)
    heard = messages.Heard(event="rolled-first", facts={"seat": 1, "n": 2})
    act = messages.Acted(seat=CHANCE, by="dealer", person=-1, action="", events=[heard])
    assert lines(read(reader(lang), update(act, table=now, play=Game("questor").play()))) == [line]


def test_who_catches_up_over_two_games_hears_of_the_second() -> None:
    """What was played before belongs to another game and has no words any more."""
    before, after = Game("questor"), Game("pillars")
    old = [before.go_on() for _ in range(3)]
    new = [after.go_on() for _ in range(3)]
    told = update(
        *old, chosen("pillars"), *new, table=table("pillars", "Ann", "Bob"), play=after.play()
    )
    found = read(reader(), told)
    per_act = [row.fact.lines for row in found.told if isinstance(row.fact, messages.Acted)]
    assert per_act[:3] == [[], [], []]
    assert any(per_act[3:])


def test_the_briefing_comes_once_a_game() -> None:
    """And again in the next one."""
    who, given = reader(), []
    for game_number in range(2):
        going = Game("pillars")
        for step in range(12):
            now = table("pillars", "Ann", "Bob") if game_number == step == 0 else None
            given.append(_briefed(who, update(going.go_on(), table=now, play=going.play())))
    assert given.count(True) == 2


def test_who_comes_back_in_the_middle_is_not_briefed_again() -> None:
    """Whoever opens the page anew is."""
    going = Game("pillars")
    for _ in range(12):
        going.go_on()
    now = update(table=table("pillars", "Ann", "Bob"), play=going.play())
    assert _briefed(reader(fresh=True), now)
    assert not _briefed(reader(fresh=False), now)


def _briefed(who: Reader, told: messages.Update) -> bool:
    play = read(who, told).play
    assert play is not None
    assert play.words is not None
    return bool(play.words.briefing)


def test_before_a_game_is_chosen_there_are_no_words() -> None:
    """Nothing is played, nothing is told."""
    lobby = msgspec.structs.replace(table("questor", "Ann"), game="")
    told = update(table=lobby)
    assert read(reader(), told) == told


@pytest.mark.parametrize(
    ("options", "to", "line"),
    [
        ({"board": "pack"}, "path-18", "St. Clare of Assisi moves to a plain tile."),
        ({"board": "short"}, "path-18", "St. Clare of Assisi moves to the Fast Forward tile."),
        ({"mode": "full"}, "path-11", "St. Clare of Assisi moves to the Saint tile."),
        ({"mode": "simple"}, "path-11", "St. Clare of Assisi moves to a plain tile."),
    ],
)
def test_tiles_are_called_what_they_are_on_this_table(
    options: dict[str, Value], to: str, line: str
) -> None:
    """A table on the short board (H-1.1) was told of the tiles of the long one.

    Where a sign does nothing (H-6.2) the picture has none, and the words speak of none.
    """
    now = msgspec.structs.replace(table("holy-quest", "Ann", "Bea"), options=options)
    facts: dict[str, int | str] = {
        "pawn": "f2",
        "saint": "clare-of-assisi",
        "from": "path-9",
        "to": to,
    }
    moved = messages.Heard(event="moved", facts=facts)
    act = messages.Acted(seat=0, by="person", person=0, action="", events=[moved])
    play = Game("holy-quest", **options).play()
    assert lines(read(reader(), update(act, table=now, play=play), "picture")) == [line]
