"""What a seat may know: hidden hands, what being stuck proves, and imagined games (T-5.1)."""

from collections import Counter
from random import Random
from typing import cast

import msgspec
import pytest

from questable.engine import CHANCE, RACE, State
from questable.engine.sampling import playout
from questable.engine.view import view_text
from questable.games.run_the_race.referee import RunTheRace
from questable.games.run_the_race.standing import top_card
from questable.lab.laws import Walk
from tests.games.run_the_race.position import (
    LONER,
    MadeUp,
    Position,
    position,
    strangers,
    various,
)
from tests.rule import rule

LEFT, RIGHT = "green-a-x-jan", "brown-b-x-feb"
STUCK, OTHER = "red-l-x-oct", "blue-m-x-nov"


def imagined(p: Position, seat: int, seed: int) -> RunTheRace:
    """What a seat imagines."""
    return cast(RunTheRace, p.game.imagine(p.setup, p.view(seat), Random(seed)))


def other_hand(p: Position, state: State) -> list[str]:
    """The hand of seat 1."""
    return [text for text in p.game.view(state, 1).hands[1] if text != "-"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("pace", ["calm", "race"])
def test_the_other_hand_is_hidden(pace: str) -> None:
    """From the other player and from those who watch, in every view and event."""
    p = position("red-x-x-feb red-x-x-apr", "red-x-x-mar", "red-l-m-oct", LONER, pace=pace)
    log = p.listen()
    for seat in (1, -1):
        assert b"red-x-x-apr" not in view_text(p.view(seat))
    p.play(0, 1, "left").refill()
    drawn = p.hand(0).split()[0]
    heard = repr([event for event in log.events if event.heard_by(1)])
    assert drawn not in heard
    assert drawn.encode() not in view_text(p.view(1))


@rule("S-6.3")
def test_being_stuck_proves_something_of_both_hands() -> None:
    """Each card of either hand matches neither top, and everyone knows."""
    p = position(STUCK, OTHER, LEFT, RIGHT)
    for seat in (-1, 0, 1):
        assert p.view(seat).voids == [[[RIGHT, LEFT], [], [], [], []]] * 2
    for seed in range(40):
        [key] = other_hand(p, imagined(p, 0, seed))
        assert not key.startswith(("green", "brown"))
        assert key.split("-")[3] not in ("jan", "feb")


@rule("S-6.3")
def test_what_is_proven_stays_with_the_slot() -> None:
    """Until its card is played; a new card there is free of it."""
    p = position(f"{STUCK} red-n-x-sep", OTHER, LEFT, RIGHT, more="red-o-x-mar pink-p-x-jul")
    p.turn("red-o-x-mar", "pink-p-x-jul")
    assert p.state.actor == RACE
    p.play(0, 1, "left").refill()
    assert p.view(1).voids[0][:2] == [[], [RIGHT, LEFT]]


@rule("S-6.3")
def test_what_is_proven_adds_up() -> None:
    """Turning after turning."""
    more = ["pink-p-x-jul", "gray-q-x-aug"]
    p = position(STUCK, OTHER, LEFT, RIGHT, more=" ".join(more)).turn(*more)
    assert sorted(p.view(-1).voids[1][0]) == sorted([LEFT, RIGHT, *more])


@rule("S-6.3")
def test_at_calm_pace_nothing_is_proven() -> None:
    """One may pass though one could play."""
    p = position(STUCK, OTHER, LEFT, RIGHT, pace="calm").act(0, "pass").act(1, "pass").turn()
    assert p.view(0).voids == [[[]] * 5] * 2


def test_who_cannot_play_knows_that_the_other_can() -> None:
    """Else the referee would be turning: every imagined hand has a match."""
    p = position(STUCK, "green-q-x-dec", LEFT, RIGHT)
    assert (p.state.actor, p.legal(0)) == (RACE, [])
    for seed in range(40):
        twin = imagined(p, 0, seed)
        assert twin.legal(1) != []


def test_who_can_play_knows_nothing_of_the_other() -> None:
    """Some imagined hands have a match, some have none."""
    p = position("green-q-x-dec", OTHER, LEFT, RIGHT)
    assert {bool(imagined(p, 0, seed).legal(1)) for seed in range(60)} == {True, False}


def shares(p: Position, seat: int, times: int) -> Counter[str]:
    """How often each hand of one card is imagined."""
    rng = Random(7)
    view = p.view(seat)
    hands = (other_hand(p, p.game.imagine(p.setup, view, rng)) for _ in range(times))
    return Counter(" ".join(hand) for hand in hands)


def test_all_that_could_be_is_alike_likely() -> None:
    """Each card that the hidden slot may hold comes as often as any other."""
    p = position(STUCK, OTHER, LEFT, RIGHT, size=52)
    found = shares(p, 0, 4000)
    unseen = [card for card in range(52) if card in p.state.unseen or p.state.hands[5] == card]
    size = p.state.deck.size
    tops = [top_card(p.state, 0), top_card(p.state, 1)]
    free = [c for c in unseen if not any(p.state.deck.match[c * size + top] for top in tops)]
    assert set(found) == {p.state.deck.keys[card] for card in free}
    mean = 4000 / len(free)
    assert all(0.6 * mean < count < 1.5 * mean for count in found.values())


def test_a_match_is_imagined_in_proportion() -> None:
    """With two hidden cards of which one must match, each pair that has a match is as likely."""
    p = position(STUCK, "green-q-x-dec blue-m-x-nov", LEFT, RIGHT, size=52)
    found = shares(p, 0, 6000)
    size, tops = p.state.deck.size, (top_card(p.state, 0), top_card(p.state, 1))
    unseen = [*p.state.unseen, *p.state.hands[5:7]]
    matches = [c for c in unseen if any(p.state.deck.match[c * size + top] for top in tops)]
    both = len(matches) * (len(matches) - 1)
    one = 2 * len(matches) * (len(unseen) - len(matches))
    keys = {p.state.deck.keys[card] for card in matches}
    double = sum(n for hand, n in found.items() if set(hand.split()) <= keys)
    assert abs(double / 6000 - both / (both + one)) < 0.02


@rule("S-6.2")
def test_before_the_hands_are_looked_at_nothing_is_imagined_of_them() -> None:
    """They are face down in what is imagined as well."""
    game = various()
    setup = game.setup(2, {"pace": "race"})
    p = Position(game, setup, cast(RunTheRace, game.deal(setup)))
    p.refill()
    twin = imagined(p, 0, 1)
    assert twin.hands == p.state.hands
    assert twin.weight() == p.state.weight()


@pytest.mark.parametrize("pace", ["calm", "race"])
@pytest.mark.parametrize("game", [various(), strangers(), various(52)], ids=["many", "few", "52"])
def test_no_law_is_broken_with_made_up_saints(game: MadeUp, pace: str) -> None:
    """Also where nearly nothing matches and both are stuck most of the time."""
    walk = Walk(game, game.setup(2, {"pace": pace}), "made up")
    assert walk.go(1500) >= 1500
    assert walk.truncated == 0


def test_where_little_matches_races_end_in_vain_too() -> None:
    """With few matches all three endings come up."""
    game = strangers()
    setup = game.setup(2, {"pace": "race"})
    reasons = Counter[str]()
    for seed in range(60):
        state = game.deal(setup)
        playout(state, Random(seed), 20_000)
        reasons[state.result().reason] += 1
    assert reasons["fewer-left"]
    assert reasons.total() == 60


def test_a_view_that_nothing_fits_is_refused() -> None:
    """A view of someone's own making may ask for what cannot be."""
    p = position(STUCK, "green-q-x-dec", LEFT, RIGHT)
    seen = p.view(0)
    nothing = [p.state.deck.keys[:], [], [], [], []]
    impossible = msgspec.structs.replace(seen, voids=[seen.voids[0], nothing])
    with pytest.raises(ValueError, match="fit this view"):
        p.game.imagine(p.setup, impossible, Random(1))


def test_chance_is_not_asked_of_seats() -> None:
    """In a race nobody draws for themselves."""
    p = position("green-q-x-dec", OTHER, LEFT, RIGHT)
    assert p.refusal(CHANCE, "pass") == "T-1.3"
