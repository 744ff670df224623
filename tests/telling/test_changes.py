"""A page that is told only what is new knows what one knows who is told everything."""

from random import Random
from typing import Any

import msgspec
import pytest

from questable.bots import bot
from questable.engine import CHANCE, OVER, RACE, SEALED, Match, Record
from questable.engine.view import view_text
from questable.registry import KEYS, Registry, game
from questable.table import messages
from questable.telling import Interpreter, Reader
from questable.telling.changes import added, changes
from questable.telling.narrator import Said
from questable.text import Words
from tests.rule import rule
from tests.telling.page import PageWords
from tests.telling.test_every_game import shown
from tests.telling.test_reader import Game, read, reader, table, update

NAMES = ("Ann", "Éloi", "Zoë")
SHOWS: tuple[messages.Shows, ...] = ("plain", "picture")
CARDED = {key: key in ("saint-cards", "run-the-race") for key in KEYS}
"""Which games are played with saints' cards."""
FEW = 41
"""Of so many positions one is made anew for each pair of eyes: that takes far longer than to tell
what has changed."""


def play_on(match: Match, rng: Random) -> None:
    """One entry, by bots."""
    state, setup = match.state, match.record.setup
    if state.actor == CHANCE:
        match.play(CHANCE, state.outcome(rng.randrange(state.weight())).text, "dealer")
        return
    able = [seat for seat in range(setup.players) if state.may_act(seat) and state.legal(seat)]
    asked = [seat for seat in able if state.actor in (seat, RACE, SEALED)] or able
    seat = rng.choice(asked)
    view, legal = match.game.view(state, seat), state.legal(seat)
    action = bot("random").choose(match.game, setup, view, legal, rng)
    match.play(seat, action.text, "person")


def over_the_line(told: messages.Update) -> messages.Update:
    """Written and read."""
    read = messages.read_tell(messages.write(told))
    assert isinstance(read, messages.Update)
    return read


@rule("T-5.1")
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", KEYS)
def test_what_is_put_together_is_what_is_made_anew(key: str, lang: str) -> None:
    """A whole game through all eyes, both ways: as text, and as words for the picture."""
    played, players = game(key), min(3, game(key).most)
    match = Match(played, Record(key, played.rules_version, played.setup(players)))
    rng, room = Random(f"changes {key}"), Interpreter(Words(lang), Registry())
    now = table(key, *NAMES[:players])
    eyes = [(seat, show) for seat in range(-1, players) for show in SHOWS]
    lines = {each: Reader(room, lambda: None, fresh=True) for each in eyes}
    pages = {each: PageWords() for each in eyes}
    number = 0
    while True:
        for n, (seat, show) in enumerate(eyes):
            view = played.view(match.state, seat)
            play = msgspec.structs.replace(shown(match, seat), view=view)
            told = update(table=None if number else now, play=play)
            pages[seat, show].hear(over_the_line(lines[seat, show].read(told, show)))
            seen = msgspec.json.decode(view_text(view))
            del seen["for_imagine"]
            assert pages[seat, show].view == seen
            if (number + n) % FEW == 0 or match.state.actor == OVER:
                anew, whole = PageWords(), update(table=now, play=told.play)
                alone = Reader(Interpreter(Words(lang), Registry()), lambda: None, fresh=True)
                anew.hear(over_the_line(alone.read(whole, show)))
                assert pages[seat, show].said(show) == anew.said(show), (number, seat, show)
                assert anew.cards.items() <= pages[seat, show].cards.items()
                assert bool(anew.cards) == bool(show == "picture" and anew.places and CARDED[key])
        if match.state.actor == OVER:
            break
        play_on(match, rng)
        number += 1


def test_only_what_is_new_is_told() -> None:
    """The same position once more takes no words at all."""
    who, going = reader(), Game("questor")
    for show in SHOWS:
        told = update(table=table("questor", "Ann", "Bob"), play=going.play())
        read(who, told, show)
        again = read(who, told, show)
        assert b'"words":{}' in messages.write(again)


def test_a_new_line_is_told_everything() -> None:
    """Nothing that another line was told before is taken for known."""
    going, room = Game("questor"), Interpreter(Words("en"), Registry())
    told = update(table=table("questor", "Ann", "Bob"), play=going.play())
    first, second = (Reader(room, lambda: None, fresh=True) for _ in range(2))
    assert read(first, told) == read(second, told)
    assert read(first, told) != read(Reader(room, lambda: None, fresh=True), told)


@pytest.mark.parametrize(
    ("was", "now", "more"),
    [
        (["a"], ["a", "b", "c"], ["b", "c"]),
        (["a"], ["b", "a"], None),
        (["a", "b"], ["a"], None),
        (["a"], ["b"], None),
        ([["a"], ["b"]], [["a"], ["b", "c"]], {1: ["c"]}),
        ([["a"], []], [["a", "b"], ["c"]], {0: ["b"], 1: ["c"]}),
        ([["a"], ["b"]], [["a"], ["c", "b"]], None),
        ([["a"], ["b"]], [["a", "c"], []], None),
        ([["a"]], [["a"], ["b"]], [["b"]]),
    ],
)
def test_what_only_grew_is_told_by_its_end(was: list[Any], now: list[Any], more: object) -> None:
    """A list, or lists in one; not where anything else has changed."""
    assert added(was, now) == more


def test_other_cards_are_told_anew() -> None:
    """What is printed is told once; where it is not the same any more, all places are told."""
    once = Said(
        prompt="", choices=[], sections=None, places={"a": "A"}, printed={"title": "Old"},
        cards=None, outcome="",
    )  # fmt: skip
    same = msgspec.structs.replace(once, places={"a": "B"}, printed={"title": "Old"})
    told = changes(once, same, [], {"a": "B"})
    assert (told.places, told.changed) == (None, {"a": "B"})
    other = msgspec.structs.replace(same, printed={"title": "New"})
    told = changes(once, other, [], {"a": "B"})
    assert (told.places, told.changed) == ({"title": "New", "a": "B"}, None)
