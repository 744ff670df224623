"""What is asked names no deed that cannot be done."""

import pytest

from questable.engine import State
from questable.registry import game
from questable.text import Words
from tests.e2e.positions import found
from tests.telling.test_why import narrator, positions

WALKS = 6
SPARE = 3
"""A Collection of so many has a card to give away (R-2.7)."""


def walked(key: str) -> list[State]:
    """Where somebody decides, on a few walks."""
    played = game(key)
    return [state for walk in range(WALKS) for state in positions(played, f"{key} {walk}", 200)]


def prompt(key: str, state: State, lang: str = "en") -> str:
    """What the seat at turn is asked."""
    played = game(key)
    return narrator(played, lang).teller.prompt(played.view(state, state.actor))


def stems(state: State) -> set[str]:
    """The kinds of what can be done."""
    return {action.text.partition(":")[0] for action in state.legal(state.actor)}


@pytest.mark.parametrize(("lang", "word"), [("en", "your Collections"), ("fr", "vos Collections")])
def test_moving_cards_is_offered_only_with_a_collection_that_can_spare_one(
    lang: str, word: str
) -> None:
    """Whenever a card can be taken from a Collection, and never without one of three."""
    told = {True: 0, False: 0}
    for state in walked("rae"):
        view = game("rae").view(state, state.actor)
        if view.phases[-1] != "turn":  # type: ignore[attr-defined]
            continue
        spare = any(
            group.owner == state.actor and group.group == "collection" and len(group.cards) >= SPARE
            for group in view.groups  # type: ignore[attr-defined]
        )
        says = word in prompt("rae", state, lang)
        told[says] += 1
        assert says or "take" not in stems(state)
        assert spare or not says
    assert all(told.values())


def test_a_second_card_is_offered_only_where_one_can_be_played() -> None:
    """Who can but end the turn is told so."""
    told = {True: 0, False: 0}
    for state in walked("saint-cards"):
        view = game("saint-cards").view(state, state.actor)
        if view.phases[-1] != "second":  # type: ignore[attr-defined]
            continue
        may = "play" in stems(state)
        told[may] += 1
        assert ("you may play" in prompt("saint-cards", state).lower()) == may
    assert all(told.values())


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("beginner", [False, True])
def test_a_first_game_is_told_what_matches_in_it(beginner: bool, lang: str) -> None:
    """All kinds of facts, or those of the beginner's game, never both."""
    played = game("saint-cards")
    options = {"beginner": beginner}
    match = found("saint-cards", 2, options, lambda each: each.state.actor == 0)
    told = narrator(played, lang).teller.briefing(played.view(match.state, 0))
    say = Words(lang).say
    assert (say("saint-cards-brief-facts") in told) != beginner
    assert (say("saint-cards-brief-beginner") in told) == beginner


def test_a_first_game_of_rae_is_told_the_suits_and_what_collections_are_for() -> None:
    """Before the first turn ends."""
    played = game("rae")
    match = found("rae", 2, {}, lambda each: each.state.actor == 0)
    told = narrator(played).teller.briefing(played.view(match.state, 0))
    assert [Words("en").say(f"rae-brief-{part}") for part in ("quest", "collection")] == told[1:3]


@pytest.mark.parametrize(("lang", "word"), [("en", "none of your cards"), ("fr", "aucune de vos")])
def test_who_can_only_pass_in_a_calm_race_is_told_so(lang: str, word: str) -> None:
    """And nobody else (S-6.6)."""
    told = {True: 0, False: 0}
    for state in walked("run-the-race"):
        only = stems(state) == {"pass"}
        told[only] += 1
        assert (word in prompt("run-the-race", state, lang)) == only
    assert all(told.values())


@pytest.mark.parametrize(("lang", "word"), [("en", "Try to freeze"), ("fr", "Tenter de geler")])
def test_ice_that_takes_a_double_is_not_promised(lang: str, word: str) -> None:
    """On a Freeze tile (H-4.3); card 7 freezes for certain."""
    told = {"freeze": 0, "card-freeze": 0}
    played = game("holy-quest")
    for state in walked("holy-quest"):
        view = played.view(state, state.actor)
        phase = view.phases[-1]  # type: ignore[attr-defined]
        ice = [each for each in state.legal(state.actor) if each.text.startswith("freeze:")]
        if phase not in told or not ice:
            continue
        told[phase] += 1
        says = narrator(played, lang).teller.action(view, ice[0])
        assert says.startswith(word) == (phase == "freeze")
    assert all(told.values())
