"""Positions that a story begins from, found by playing: what it waits for comes for certain."""

from collections.abc import Callable, Mapping
from random import Random

from questable.engine import CHANCE, OVER, Action, Event, Match, Record, Value, read_record
from questable.registry import Registry, game

GAMES = 500
"""So many in vain, and there is no such position."""


def found(
    key: str,
    players: int,
    options: Mapping[str, Value],
    wanted: Callable[[Match], bool],
) -> Match:
    """The first position that is wanted, of games played at random and always alike."""
    played = game(key)
    setup = played.setup(players, options)
    for number in range(GAMES):
        match, rng = Match(played, Record(key, played.rules_version, setup)), Random(number)
        while match.state.actor != OVER:
            if wanted(match):
                return match
            _play_on(match, rng)
    raise AssertionError(f"no such position of {key}")


def _play_on(match: Match, rng: Random) -> None:
    state = match.state
    if state.actor == CHANCE:
        match.play(CHANCE, state.outcome(rng.randrange(state.weight())).text, "dealer")
        return
    seats = range(match.record.setup.players)
    able = [seat for seat in seats if state.may_act(seat) and state.legal(seat)]
    seat = rng.choice(able)
    match.play(seat, rng.choice(state.legal(seat)).text, "person")


def copied(match: Match) -> Match:
    """The same game, to try something on."""
    return Match(match.game, read_record(Registry(), match.record.text()))


def after(match: Match, seat: int, action: Action) -> list[Event]:
    """What an action brings, tried on a copy."""
    copy = copied(match)
    copy.log.take()
    return copy.play(seat, action.text, "person")


def brings(kind: str) -> Callable[[Match], bool]:
    """Whatever seat 0 does next, this comes of it."""

    def wanted(match: Match) -> bool:
        if match.state.actor != 0:
            return False
        legal = match.state.legal(0)
        return all(any(e.kind == kind for e in after(match, 0, action)) for action in legal)

    return wanted


def asked(match: Match) -> bool:
    """Whether seat 0 of The Holy Quest has four answers to choose from."""
    legal = match.state.legal(0) if match.state.actor == 0 else []
    return len(legal) == 4 and all(action.text.startswith("answer:") for action in legal)


def owes_a_call(match: Match) -> bool:
    """Whether seat 1 of SaintCards may end its turn without a call, and seat 0 notice it."""
    state = match.state
    if state.actor != 1 or not {"call", "pass"} <= {each.text for each in state.legal(1)}:
        return False
    copy = copied(match)
    copy.play(1, "pass", "person")
    return copy.state.actor == 0 and "notice:1" in [each.text for each in copy.state.legal(0)]


def proposed_to(match: Match) -> bool:
    """Whether seat 0 of The Holy Quest is asked for an alliance."""
    return match.state.actor == 0 and "accept" in [each.text for each in match.state.legal(0)]
