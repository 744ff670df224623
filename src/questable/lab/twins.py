"""The laws of what is hidden: positions that a seat cannot tell apart are the same to it.

Such a twin comes about in three ways: it is imagined from a view; two hidden things change places
in the state itself, where no view and no imagination can make up for a leak; or somebody who is
asked in secret gives another answer.
"""

from random import Random

import msgspec

from questable.engine import (
    CHANCE,
    OVER,
    SEALED,
    SPECTATOR,
    Action,
    Event,
    Game,
    Log,
    Setup,
    State,
)
from questable.engine.hidden import blind
from questable.engine.sampling import below, random_action, seats_able
from questable.engine.view import view_text
from questable.lab.broken import Broken

TRIES = 8
"""Pairs of hidden things that are looked at for one that some eyes cannot know."""


def view_is_enough(game: Game, setup: Setup, state: State, seat: int, rng: Random) -> State:
    """What is imagined from a view, or deduced, has an equal view and asks the same of its seat."""
    view = game.view(state, seat)
    told = view_text(view)
    if view_text(msgspec.json.decode(told, type=game.view_type())) != told:
        raise Broken("view", f"a view changes on its way through JSON:\n{told!r}")
    twin = game.imagine(setup, view, rng)
    same_to(game, state, twin, seat, "imagine")
    same_to(game, state, game.deduce(setup, view, Random(state.ply)), seat, "deduce")
    return twin


def looks_same(game: Game, state: State, twin: State, seat: int, law: str) -> None:
    """Twins have the same view and the same legal list, byte for byte."""
    one, two = view_text(game.view(state, seat)), view_text(game.view(twin, seat))
    if one != two:
        raise Broken(law, f"seat {seat} can tell twins apart:\n{one!r}\n{two!r}")
    if seat == SPECTATOR:
        return
    if [a.index for a in state.legal(seat)] != [a.index for a in twin.legal(seat)]:
        raise Broken(law, f"legal lists of seat {seat} differ on twins:\n{state.dump()}")


def same_to(game: Game, state: State, twin: State, seat: int, law: str) -> None:
    """Twins look, allow, refuse and are worth the same to a seat."""
    looks_same(game, state, twin, seat, law)
    if seat == SPECTATOR:
        return
    for action in state.table().actions:
        if state.why_not(seat, action) != twin.why_not(seat, action):
            raise Broken(law, f"why_not of {action} for seat {seat} differs on twins")
    if state.actor != OVER and game.evaluate(state, seat) != game.evaluate(twin, seat):
        raise Broken(law, f"evaluations for seat {seat} differ on twins:\n{state.dump()}")


class Twins:
    """A game and a twin that one seat cannot tell from it, played on side by side.

    What that seat hears may differ only where something was revealed; while it hears the same,
    it must see the same. And what it hears tells nothing that its view would not show.
    """

    def __init__(self, game: Game, twin: State, seat: int, law: str = "twins") -> None:
        self.game = game
        self.seat = seat
        self.twin = twin
        self.law = law
        self.alive = True
        self.steps = 0

    def step(
        self, state: State, actor: int, was_sealed: bool, action: Action, heard: list[Event],
        rng: Random,
    ) -> None:  # fmt: skip
        """Follow one entry that the game has applied; `heard` is what it told."""
        twin = self.twin
        self.steps += 1
        log = Log()
        twin.log = log
        if was_sealed and actor != self.seat:
            answers = [a for a in twin.legal(actor) if answers_in_secret(twin, actor, a)]
            action = answers[below(rng, len(answers))]  # given in secret, it may be any
        if twin.why_not(actor, action):
            if actor != CHANCE:
                self.alive = False  # another seat did what it could not have done in the twin
                return
            action = random_action(twin, CHANCE, rng)
        twin.apply(actor, action)
        one, two = _overheard(heard, self.seat), _overheard(log.events, self.seat)
        if one != two:
            self.alive = False
            self._revealed(state, one, two)
            return
        same_to(self.game, state, twin, self.seat, self.law)

    def _revealed(self, state: State, one: list[str], two: list[str]) -> None:
        """Hearing something else takes a barrier, and a view that shows it too."""
        if state.barrier < state.ply:
            raise Broken(
                self.law, f"nothing was revealed, but seat {self.seat} hears {one} or {two}"
            )
        if self.law != "twins":
            return  # a fact of the pack, as the right answer to a question, stands in no view
        if view_text(self.game.view(state, self.seat)) == view_text(
            self.game.view(self.twin, self.seat)
        ):
            raise Broken("events", f"{one} or {two} tell seat {self.seat} what no view shows")


def exchanged(game: Game, state: State, rng: Random) -> list[Twins]:
    """Two hidden things change places in the state: nobody who may not know them can tell.

    All such eyes look at once; one of them goes on looking.
    """
    things = game.hidden(state)
    for _ in range(TRIES if len(things) > 1 else 0):
        one, two = things[below(rng, len(things))], things[below(rng, len(things))]
        eyes = blind(state.seats, one, two)
        if one.thing == two.thing or not eyes:
            continue
        twin = game.swapped(state, one, two)
        if not seats_able(twin):
            continue  # everybody knows that somebody can act
        for eye in eyes:
            looks_same(game, state, twin, eye, "exchange")
        eye = eyes[below(rng, len(eyes))]
        same_to(game, state, twin, eye, "exchange")
        return [Twins(game, twin, eye, "exchange")]
    return []


class Secret:
    """An answer that is about to be given in secret, and another one that might have been."""

    def __init__(self, game: Game, state: State, seat: int, action: Action, rng: Random) -> None:
        self.game = game
        self.seat = seat
        self.eyes = [eye for eye in range(SPECTATOR, state.seats) if eye != seat]
        self.before = [_timeless(game, state, eye) for eye in self.eyes]
        answers = [a for a in state.legal(seat) if answers_in_secret(state, seat, a)]
        others = [answer for answer in answers if answer is not action]
        self.twin = state.clone()
        self.twin.apply(seat, others[below(rng, len(others))] if others else action)

    def given(self, state: State, heard: list[Event], rng: Random) -> list[Twins]:
        """Until it is revealed, neither what was answered nor that it was shows to others."""
        if state.barrier == state.ply:
            return []
        for eye, before in zip(self.eyes, self.before, strict=True):
            told = _overheard(heard, eye)
            if told or _timeless(self.game, state, eye) != before:
                raise Broken("secret", f"seat {eye} learns that {self.seat} has answered: {told}")
            looks_same(self.game, state, self.twin, eye, "secret")
        eye = self.eyes[below(rng, len(self.eyes))]
        return [Twins(self.game, self.twin, eye, "secret")]


def answers_in_secret(state: State, seat: int, action: Action) -> bool:
    """Whether the action is the sealed answer that is awaited of the seat; a call never is."""
    if state.actor != SEALED or seat < 0 or not (state.pending >> seat) & 1:
        return False
    if state.is_call(action):
        return False
    after = state.clone()
    after.apply(seat, action)
    if after.actor != SEALED or not (after.pending >> seat) & 1:
        return True
    return after.barrier == after.ply  # the last answer, revealed, has opened another window


def _overheard(events: list[Event], seat: int) -> list[str]:
    return [repr(event) for event in events if event.heard_by(seat)]


def _timeless(game: Game, state: State, seat: int) -> bytes:
    """A view without the count of entries, which the table does not let others see move."""
    return view_text(msgspec.structs.replace(game.view(state, seat), ply=0))
