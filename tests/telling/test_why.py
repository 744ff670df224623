"""What is wrong with an action: said of the place that was meant, and never untrue."""

from random import Random

import pytest

from questable.engine import CHANCE, OVER, Game, State
from questable.engine.sampling import odds
from questable.games.pillars.board import SITE_NAMES, SITES_OF, STATION_NAMES
from questable.games.questor.actions import HEROES
from questable.games.questor.board import NEIGHBOUR, PLACES, SIDES, place_name, place_named
from questable.games.questor.view import QuestorView
from questable.registry import KEYS, game
from questable.table import messages
from questable.telling import HUMAN, Narrator, Voice
from questable.text import Words, languages
from tests.rule import rule


def narrator(played: Game, lang: str = "en") -> Narrator:
    """For two people at a table."""
    voice = Voice(Words(lang), played.key, [HUMAN] * 2, ["Ann", "Bea"])
    return Narrator(played, played.pack(), voice, ["Ann", "Bea"])


def why(teller: Narrator, state: State, action: str, at: str = "") -> str:
    """What the seat at turn is told; '' when it may."""
    seat = state.actor
    rule = state.why_not(seat, state.table().parse(action))
    told = messages.Why(nonce="n", action=action, rule=rule, at=at)
    return teller.why(teller.game.view(state, seat), told) if rule else ""


def positions(played: Game, name: str, most: int = 120) -> list[State]:
    """Where somebody decides, on a walk."""
    rng, state = Random(name), played.deal(played.setup(2))
    found: list[State] = []
    while state.actor != OVER and len(found) < most:
        if state.actor == CHANCE:
            cases = [action for action, _ in odds(state)]
            state.apply(CHANCE, cases[rng.randrange(len(cases))])
            continue
        seat = next(s for s in range(state.seats) if state.may_act(s) and state.legal(s))
        if state.actor == seat:
            found.append(state.clone())
        legal = state.legal(seat)
        state.apply(seat, legal[rng.randrange(len(legal))])
    return found


def reached(state: State, action: str) -> str:
    """The place where a hero is after a step."""
    after, seat = state.clone(), state.actor
    hero = HEROES.index(game("questor").view(state, seat).hero)  # type: ignore[attr-defined]
    after.apply(seat, state.table().parse(action))
    view = game("questor").view(after, seat)
    assert isinstance(view, QuestorView)
    return place_name(view.where[hero])


@rule("Q-3.1")
def test_a_place_out_of_reach_is_too_far() -> None:
    """Of every place that the sentence names, none can be reached by a step."""
    teller, far = narrator(game("questor")), 0
    for state in positions(game("questor"), "far"):
        legal = [action.text for action in state.legal(state.actor)]
        steps = {reached(state, text) for text in legal if text.startswith("move:")}
        if not steps:
            continue
        for place in range(PLACES):
            at = place_name(place)
            if "too far" in why(teller, state, "stuck", at):
                far += 1
                assert at not in steps
    assert far > 100


@rule("Q-3.2")
def test_a_wall_is_named_with_both_tiles() -> None:
    """In words that fit the board, in both languages."""
    walls = set()
    for state in positions(game("questor"), "wall"):
        for side in range(4):
            told = why(narrator(game("questor")), state, f"move:{SIDES[side]}")
            if told.startswith("There is a wall between"):
                walls.add(told)
                here = place_named(told.split()[5])
                beyond = place_name(NEIGHBOUR[here * 4 + side])
                assert told == f"There is a wall between {place_name(here)} and {beyond}."
                french = why(narrator(game("questor"), "fr"), state, f"move:{SIDES[side]}")
                assert french.startswith("Un mur sépare")
    assert len(walls) > 3


def test_a_strangers_place_is_not_repeated() -> None:
    """What no board has is not said back; the rule's own sentence is."""
    played = game("questor")
    state = next(s for s in positions(played, "odd") if played.view(s, 0).hero)  # type: ignore[attr-defined]
    for at in ("<b>x", "z9", "", "a1 is yours"):
        told = why(narrator(played), state, "stuck", at)
        assert told == narrator(played).voice.rule("Q-3.1")


def beside_pillar(state: State, station: str) -> bool:
    """Whether one of the sites around a station bears a pillar."""
    pillars = game("pillars").view(state, 0).pillars  # type: ignore[attr-defined]
    around = SITES_OF[STATION_NAMES.index(station)]
    return any(SITE_NAMES[site] in pillars for site in around)


@rule("P-1.3", "P-3.1", "P-3.3", "P-3.4")
def test_pillars_says_which_follower_and_which_station() -> None:
    """A follower of others, one beside a pillar, a station that is full, one too far."""
    played, heard = game("pillars"), set()
    teller = narrator(played)
    for state in positions(played, "pillars"):
        for action in state.table().actions:
            if action.text.startswith("move:"):
                told = why(teller, state, action.text)
                _, start, end = action.text.split(":")
                heard.add(told.replace(start, "FROM").replace(end, "TO"))
                if "beside a pillar" in told:
                    named = start if told.startswith("The follower on") else end
                    assert beside_pillar(state, named)
        if not state.legal(state.actor)[0].text.startswith("move:"):
            continue
        for at in STATION_NAMES[:3]:
            assert at in why(teller, state, "pass", at)
    for told in (
        "Somebody stands on TO already.",
        "The follower on FROM is beside a pillar and cannot move.",
        "TO is beside a pillar: only Apostates may go there.",
        "The follower on FROM has only just been moved. It must rest for a turn.",
    ):
        assert told in heard
    assert any(told.startswith("You do not lead the ") for told in heard)
    assert not [told for told in heard if "FROM" in told and "TO" in told]


@pytest.mark.parametrize("key", KEYS)
def test_every_refusal_has_words(key: str) -> None:
    """Whatever is asked, in all games and languages."""
    played, rng = game(key), Random(key)
    tellers = [narrator(played, lang) for lang in languages()]
    for state in positions(played, key, 25):
        actions = state.table().actions
        for action in rng.sample(actions, min(60, len(actions))):
            if state.why_not(state.actor, action):
                for teller in tellers:
                    assert why(teller, state, action.text)
