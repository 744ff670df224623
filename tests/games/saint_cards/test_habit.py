"""What is done without looking ahead: how a search plays games of SaintCards on."""

from random import Random
from typing import cast

import pytest

from questable.engine import CHANCE, OVER
from questable.engine.sampling import random_action, random_seat
from questable.games.saint_cards import GAME
from questable.games.saint_cards.naming_worth import best_century, naming_worth
from questable.games.saint_cards.state import SaintCardsState
from tests.bots.walks import walk
from tests.games.saint_cards.position import Position, position

OTHER = "blue.a blue.b blue.c"


def done(p: Position, seat: int = 0) -> str:
    """What that seat does by habit."""
    return GAME.habit(p.state, seat, p.state.legal(seat)).text


def test_what_pays_most_is_played() -> None:
    """Two treasures rather than one, and one rather than a card drawn."""
    assert done(position("red.a red.oct red.c", OTHER, top="red.oct.t")) == "play:red.oct"
    assert done(position("red.a blue.d blue.e", OTHER, top="red.t")) == "play:red.a"


def test_a_second_card_is_thought_of() -> None:
    """It pays three more after the first one, and is played then."""
    p = position("red.pope red.b12.p12.jesuit blue.b12.p12.jesuit pink.d", OTHER, top="red.pope.t")
    assert done(p) == "play:red.b12.p12.jesuit"
    assert done(p.play("play:red.b12.p12.jesuit")) == "play:blue.b12.p12.jesuit"


def test_the_last_card_is_kept_by_who_would_lose() -> None:
    """And played by who wins by it."""
    for treasures, expected in (([9, 9], "play:red.a"), ([0, 20], "draw")):
        p = position("red.a", OTHER, top="red.t")
        p.state.treasures[:] = treasures
        p.state.owing = 0
        p.state.callers = 0
        assert done(p) == expected


def test_a_call_comes_first() -> None:
    """Whatever else could be done."""
    p = position("red.a red.b", OTHER, top="red.t").play("play:red.a")
    assert done(p) == "call"


@pytest.mark.parametrize("options", [{}, {"learning": True}], ids=["usual", "learning"])
@pytest.mark.parametrize("players", [2, 4])
def test_games_are_played_to_their_end_by_it(players: int, options: dict[str, bool]) -> None:
    """Every choice there is comes up, and what is done is always allowed; claims are right."""
    rng = Random(f"habit {players}")
    kinds = set()
    for _ in range(12):
        state = cast(SaintCardsState, GAME.deal(GAME.setup(players, options)))
        while state.actor != OVER:
            seat = random_seat(state, rng)
            if seat == CHANCE:
                state.apply(seat, random_action(state, seat, rng))
                continue
            legal = state.legal(seat)
            action = GAME.habit(state, seat, legal)
            assert action in legal
            assert state.ply < 1500
            kinds.add(action.text.split(":")[0])
            state.apply(seat, action)
        assert sum(state.treasures) > 8 * players
    assert {"play", "draw", "pass", "name", "call"} < kinds
    assert ("claim" in kinds) == bool(options)


def test_cards_that_go_away_are_the_worst_and_those_that_come_the_best() -> None:
    """Pink and cyan match nothing here, and teal is on all fillers; a WildCard is kept."""
    others = "teal.a teal.b cyan.c"
    p = position("saint-raphael teal.c pink.w our-lady", others, top="red.t")
    assert done(p.play("play:saint-raphael")) == "put-below:pink.w"
    p = position("all-saints teal.c pink.w our-lady", others, top="red.t").play("play:all-saints")
    assert [done(p, 0), done(p, 1)] == ["give:pink.w", "give:cyan.c"]
    p = position("saint-joseph blue.d blue.e", "red.b", top="red.t", deck="pink.w teal.a cyan.c")
    p.play("play:saint-joseph", "look:pink.w", "look:teal.a", "look:cyan.c")
    assert done(p) == "take:teal.a"


def test_a_century_is_named_that_others_lack_and_one_can_place() -> None:
    """Three to come for sure, where all that bear it are in the own hand."""
    p = position("our-lady blue.b9.p9 pink.b12", "red.b12.a red.b12.b", top="red.t")
    assert done(p.play("play:our-lady")) == "name:9"


@pytest.mark.parametrize("players", [2, 4])
def test_a_century_is_worth_what_cards_out_of_sight_say(players: int) -> None:
    """Counted card by card: no other bears it, then nobody at all; the best is the best."""
    setup = GAME.setup(players)
    met = 0
    for state, seat in walk(GAME, setup, f"naming {players}"):
        s = cast(SaintCardsState, state)
        if s.turn != seat or s.known or s.voids or s.out:
            continue
        seen = {*s.hands[seat], *s.played, *s.aside, s.top}
        unseen = [n for n in range(s.cards.n) if s.cards.in_play[n] and n not in seen]
        worths = []
        for century in s.cards.centuries:
            bearers = sum((s.cards.bears[n] >> century) & 1 for n in unseen)
            chance, worth = 1000, 0
            for k in range(1, players):
                lack = 1000
                for _ in s.hands[(seat + k) % players]:
                    lack = lack * (len(unseen) - bearers) // len(unseen)
                chance = chance * lack // 1000
                worth += 100 * chance // 1000
            if any((s.cards.bears[card] >> century) & 1 for card in s.hands[seat]):
                worth += 300 * chance // 1000
            worths.append(worth)
            assert naming_worth(s, seat, century) == worth
        first = worths.index(max(worths))
        assert best_century(s, seat) == (s.cards.centuries[first], worths[first])
        met += 1
    assert met > 5
