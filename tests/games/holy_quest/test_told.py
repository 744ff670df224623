"""Beside the picture of The Holy Quest no tile bears a number; where one types, each does."""

import re
from random import Random

import pytest

from questable.engine import CHANCE, OVER, Match, Record
from questable.registry import game
from questable.telling import HUMAN, Voice
from questable.telling.holy_quest.teller import HolyQuestTeller
from questable.text import Words, languages

NUMBERED = re.compile(r"\b(tile|case) \d")
SEEN = {"started", "moved", "back", "forward", "crossed", "bumped", "sent-to-start"}


class Typed(HolyQuestTeller):
    """As at a terminal."""

    typed = True


@pytest.mark.parametrize("lang", languages())
def test_tiles_bear_numbers_only_where_they_are_typed(lang: str) -> None:
    """Of all that pawns do and can do in a few games."""
    played = game("holy-quest")
    voice = Voice(Words(lang), played.key, [HUMAN] * 2, ["Ann", "Bea"])
    seen, typed = HolyQuestTeller(played, voice), Typed(played, voice)
    heard: set[str] = set()
    for number in range(6):
        match = Match(played, Record(played.key, played.rules_version, played.setup(2)))
        rng = Random(number)
        while match.state.actor != OVER and len(match.record.entries) < 500:
            state = match.state
            if state.actor == CHANCE:
                action = state.outcome(rng.randrange(state.weight()))
                events = match.play(CHANCE, action.text, "dealer")
            else:
                action = rng.choice(state.legal(state.actor))
                view = played.view(state, state.actor)
                assert not NUMBERED.search(seen.action(view, action))
                events = match.play(state.actor, action.text, "person")
            for event in events:
                if event.kind in SEEN:
                    heard.add(event.kind)
                    assert not NUMBERED.search(seen.event(event))
                    path = str(event.facts.get("to", "")).startswith("path-")
                    assert bool(NUMBERED.search(typed.event(event))) or not path
    assert heard >= {"started", "moved", "forward", "crossed", "bumped"}
