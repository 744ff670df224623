"""What happened is told once, by the sentence that says most."""

import re
from itertools import pairwise
from typing import cast

from questable.engine import Event
from questable.games.questor.actions import ROGUE
from questable.games.questor.referee import Questor
from questable.registry import game
from questable.telling.voice import Voice
from questable.terminal.boards import face_of
from questable.text import Words, languages
from tests.terminal.script import play

GAME = game("questor")
MOVED = Event("moved", -1, {"hero": "rogue", "from": "a3", "place": "west"})
LEFT = Event("left", -1, {"hero": "rogue", "place": "west"})


def told(*events: Event, compass: int = -1) -> list[str]:
    """The kinds of these events that are worth a sentence."""
    state = cast(Questor, GAME.deal(GAME.setup(1)))
    state.compass = compass
    face = face_of(GAME, Voice(Words("en"), "questor", ["human"]))
    return [event.kind for event in face.telling(GAME.view(state, -1), list(events))]


def test_leaving_and_water_replace_the_move() -> None:
    """One sentence for one step; a step to another place is still told."""
    water = Event("water", -1, {"hero": "rogue", "place": "c2"})
    flowed = Event("moved", -1, {"hero": "rogue", "from": "c1", "place": "c2"})
    other = Event("moved", -1, {"hero": "rogue", "from": "c2", "place": "c3"})
    assert told(MOVED, LEFT) == ["left"]
    assert told(water, flowed, other) == ["water", "moved"]
    assert told(MOVED) == ["moved"]


def test_the_compass_is_told_when_it_changes_hands() -> None:
    """Who holds it already does not take it again."""
    takes = Event("compass", -1, {"hero": "rogue"})
    assert told(takes) == ["compass"]
    assert told(takes, compass=0) == ["compass"]
    assert told(takes, compass=ROGUE) == []


def test_whole_games_tell_no_step_twice() -> None:
    """In long games with gifts nobody takes the compass twice running."""
    text = play(seats=("club",), seed="3", options={"gifts": True}).text
    takers = re.findall(r"The (\w+) takes the compass", text)
    assert len(takers) > 3
    assert all(one != other for one, other in pairwise(takers))


def test_gifts_are_named() -> None:
    """The event, the panel and the sentence of a hero have the same word for a gift."""
    for lang in languages():
        words = Words(lang)
        for hero in ("warrior", "rogue", "mage", "prisoner"):
            power = words.say("questor-gift", hero=hero)
            assert power in words.say("questor-event-gift", hero=hero)
            assert power in words.say("questor-shown-gift", name=power)


def test_the_mage_teleports() -> None:
    """Himself and monsters are told apart."""
    en, fr = Words("en"), Words("fr")
    assert en.say("questor-action-blink", place="c3").startswith("Teleport to c3")
    assert en.say("questor-action-teleport", place="c3") == "Teleport a monster to c3"
    assert fr.say("questor-action-blink", place="c3").startswith("Se téléporter en c3")
    assert fr.say("questor-action-teleport", place="c3") == "Téléporter un monstre en c3"


def test_hard_spaces_are_never_broken() -> None:
    """French quotation marks and signs stay with their words at the end of a line."""
    text = play("aide", "règle Q-3.1", lang="fr", linear=False).text
    for line in text.splitlines():
        assert not re.search(r"«\s*$|^\s*[:;!?»]", line), line
