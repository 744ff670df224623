"""Pillars of Faith in words: sentences, questions, prompts, actions, the log."""

import ast
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from questable.engine import CHANCE, EVERYONE, OVER, Event, Log
from questable.games.pillars import GAME
from questable.games.pillars.board import SITE_NAMES, STATION_NAMES, site_named, station_named
from questable.games.pillars.ends import REASONS
from questable.games.pillars.pieces import lay_out, machines_at, put_pillars
from questable.games.pillars.referee import Pillars
from questable.games.pillars.state import (
    CONSEQUENCES,
    MACHINE,
    NOBODY,
    OUTER_CHOICE,
    PHASES,
    TARGET_CHOICE,
)
from questable.telling.voice import Voice
from questable.terminal.boards import face_of
from questable.text import Words, languages
from tests.rule import rule
from tests.terminal.script import Told, play
from tests.terminal.test_pillars_board import face, position

EVENTS = Path(__file__).parents[2] / "src" / "questable" / "games" / "pillars" / "events.py"
DRAWN = re.compile("[\u2500-\u25ff\x1b]")
IDS = re.compile(r"\b(red|gold|blue|apostate|wings|unholy|neutral-\w+|wiped-out|-)(?= |$)")
"""What the engine says and people should not read; in English and French these are other words."""


def told(state: Pillars, lang: str = "en") -> list[str]:
    """The position in sentences."""
    return face(lang).sentences(GAME.view(state, 0))


def session(*lines: str, seats: tuple[str, ...] = ("human", "random"), **more: object) -> Told:
    """A session of Pillars of Faith."""
    return play(*lines, seats=seats, played=GAME, **more)  # type: ignore[arg-type]


@cache
def walk() -> tuple[dict[str, Pillars], list[Event]]:
    """One position for each phase, and every event, of random games of two to four."""
    met: dict[str, Pillars] = {}
    heard: list[Event] = []
    for seed in range(6):
        rng = Random(seed)
        state = GAME.deal(GAME.setup(2 + seed % 3, {"turn_limit": 1500}))
        assert isinstance(state, Pillars)
        state.log = Log()
        while state.actor != OVER:
            met.setdefault(PHASES[state.phases[-1]], state.clone())
            state.apply(state.actor, rng.choice(state.legal(state.actor)))
        heard += state.log.take()
    return met, heard


def test_sentences_tell_the_whole_board() -> None:
    """Every station is named once, with its religion or as empty; pillars, leaders and stones."""
    state = position((0, NOBODY, 1, NOBODY))
    state.banned = station_named("h4")
    lines = told(state)
    assert lines[:2] == ["It is Player 1’s turn.", "Turn 1: Player 1."]
    assert lines[2].startswith("Player 1 leads the Red Radicals. Red followers stand on i1, j2, ")
    assert lines[2].endswith(" 11 stones are off the board.")
    assert lines[3].startswith("Nobody leads the Gold Mongers: Neutral.")
    assert "Pillars stand on g23, g45, d56, j56." in lines
    assert lines[-1].startswith("The follower on h4 was moved last")
    named = re.findall(r"\b[a-m][1-8]\b", " ".join(lines[2:-1]))
    assert sorted(named) == sorted(STATION_NAMES)
    assert not DRAWN.search("".join(lines + told(state, "fr")))


def test_what_is_going_on_is_told() -> None:
    """An open Assembly, a follower that waits, Machines at rest, a religion without followers."""
    state = position()
    state.centre, state.outer = station_named("h4"), station_named("i3")
    state.phases = [CONSEQUENCES, OUTER_CHOICE, TARGET_CHOICE]
    state.stopped = machines_at(state, [station_named("e7")])
    lay_out(state, [4 if each == 3 else each for each in state.board], state.pillars)
    lines = told(state)
    assert "The Assembly around h4 is being carried out." in lines
    assert "The follower on i3 waits for a new religion." in lines
    assert "The Machine around e7 rests for this turn." in lines
    assert any("No Apostate follower is on the board. 20 stones" in line for line in lines)


@rule("P-3.4")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_when_the_game_is_over_nothing_is_banned_or_open(lang: str) -> None:
    """After the end neither the ban nor an Assembly or Machine is told, of the board or a place."""
    state = position()
    before = told(state, lang)
    state.phases = [CONSEQUENCES, OUTER_CHOICE, TARGET_CHOICE]
    state.banned, state.centre = station_named("a5"), station_named("h4")
    state.outer, state.stopped = station_named("i3"), machines_at(state, [station_named("e7")])
    places = {name: face(lang).at(GAME.view(state, 0), name) for name in ("a5", "h4", "i3", "e7")}
    assert len(told(state, lang)) == len(before) + 4
    state.actor = OVER
    assert len(told(state, lang)) == len(before)
    for name, lines in places.items():
        assert face(lang).at(GAME.view(state, 0), name) == lines[:-1]


def test_what_is_at_a_place() -> None:
    """A station with follower, pillar and neighbours; a pocket; sites with and without pillar."""
    view = GAME.view(position(), 0)
    assert face().at(view, "H4?") == [
        "On h4 stands a Red follower.",
        "It is beside the pillar on g45: only Apostates move here.",
        "Next to it: g4 empty, i4 empty, h5 empty.",
    ]
    assert face().at(view, "e1") == [
        "On e1 stands a Gold follower.",
        "It is a pocket at the rim.",
        "Next to it: g1 empty, c2 empty, e2 empty.",
    ]
    assert face().at(view, "g45") == [
        "A pillar stands on g45.",
        "Around it: f4 Gold, g4 empty, h4 Red, f5 empty, g5 Blue, h5 empty.",
    ]
    assert face().at(view, "a45")[0] == "a45 is a site without a pillar."
    assert face().at(view, "z9") == face().at(view, "") == []
    for name in STATION_NAMES + SITE_NAMES:
        assert face("fr").at(view, name)


def test_a_marked_station_says_so() -> None:
    """Only the station that is asked for."""
    state = position()
    state.banned = station_named("a5")
    view = GAME.view(state, 0)
    assert "may not be moved twice in a row" in face().at(view, "a5")[-1]
    assert "twice" not in " ".join(face().at(view, "a4"))


@pytest.mark.parametrize(
    "name",
    ["red", "the Red Radicals", "R", "rouge", "les Radicaux rouges", "Are the red radicals?"],
)
def test_where_a_religion_stands(name: str) -> None:
    """By colour, name or letter, in either language, with or without article."""
    [sentence] = face().where(GAME.view(position(), 0), name)
    assert sentence.startswith("Player 1 leads the Red Radicals. Red followers stand on i1, ")


def test_where_else() -> None:
    """Gold by its French letter, the pillars, and nobody."""
    state = position()
    put_pillars(state, [site_named(name) for name in ("a45", "d12", "g45", "m45")])
    view = GAME.view(state, 0)
    assert face("fr").where(view, "d")[0].startswith("Grelot guide les Marchands dorés.")
    assert face().where(view, "are the pillars") == ["Pillars stand on d12, a45, g45, m45."]
    assert face("fr").where(view, "sont les piliers") == ["Les piliers sont en d12, a45, g45, m45."]
    assert face().where(view, "waldo") == []


@pytest.mark.parametrize("lang", languages())
def test_every_phase_has_a_prompt_and_every_action_words(lang: str) -> None:
    """Wherever somebody or chance must choose, the question and all answers are said in words."""
    met, _ = walk()
    assert sorted(met) == sorted(set(PHASES) - {"consequences"})
    for phase, state in met.items():
        own = face_of(GAME, Voice(Words(lang), "pillars", ["human"] * state.seats))
        view = GAME.view(state, max(state.actor, 0))
        actions = state.legal(state.actor)
        said = [own.prompt(view), *(own.action(view, action) for action in actions)]
        assert len(set(said)) == len(said), phase
        assert not [line for line in said if IDS.search(line)], phase
        assert all(own.group(action) != action.text.split(":")[0] for action in actions)


def test_prompts_name_what_is_at_stake() -> None:
    """One's own religion, Neutral ones if there are any, the Assembly's centre."""
    assert face().prompt(GAME.view(position(), 0)) == "Move one Red follower."
    state = position((0, 1, NOBODY, 2))
    assert face().prompt(GAME.view(state, 0)) == "Move one Red or Neutral follower."
    state.phases, state.centre = [MACHINE], station_named("h4")
    assert "The Machine of the Red Radicals around h4" in face().prompt(GAME.view(state, 0))


@pytest.mark.parametrize("lang", languages())
def test_every_event_is_told_in_words(lang: str) -> None:
    """All kinds of events.py have words, and no id of a religion or reason is shown."""
    told = ast.get_docstring(ast.parse(EVENTS.read_text(encoding="utf-8"))) or ""
    table = [line.split("|")[1] for line in told.splitlines() if "|" in line]
    kinds = {kind.strip() for cell in table[2:] for kind in cell.split(",")}
    words = Words(lang)
    assert len(kinds) > 15
    assert [kind for kind in sorted(kinds) if not words.has(f"pillars-event-{kind}")] == []
    _, heard = walk()
    assert len({event.kind for event in heard} - kinds) == 0
    voice = Voice(words, "pillars", ["human"] * 4)
    for line in {voice.event(event) for event in heard}:
        assert not IDS.search(line), line


@pytest.mark.parametrize("lang", languages())
def test_reasons_and_options_have_words(lang: str) -> None:
    """Every way a game may end, every option with its help and its choices."""
    words = Words(lang)
    assert all(words.has(f"pillars-reason-{reason}") for reason in REASONS if reason)
    for option in GAME.options:
        names = [option.name, f"{option.name}-help"]
        names += [f"{option.name}-{choice}" for choice in option.choices or []]
        assert [name for name in names if not words.has(f"pillars-option-{name}")] == []


def test_wings_and_corruption_in_words() -> None:
    """Who did it, whom it hit, what came of it."""
    voice, french = (Voice(Words(lang), "pillars", ["human"]) for lang in languages())
    turned: dict[str, int | str] = {"station": "g4", "from": "gold", "to": "red"}
    turned |= {"by": "wings", "religion": "red"}
    event = Event("converted", EVERYONE, turned)
    assert voice.event(event) == (
        "Wings of the Red Radicals: the Gold follower on g4 joins the Red Radicals."
    )
    assert french.event(event) == (
        "Ailes des Radicaux rouges\u00a0: le disciple doré en g4 rejoint les Radicaux rouges."
    )
    event = Event("corrupted", EVERYONE, turned | {"to": "apostate"})
    assert "without a stone left" in voice.event(event)
    event = Event(
        "corrupted", EVERYONE, turned | {"to": "apostate", "by": "assembly", "from": "red"}
    )
    assert voice.event(event) == "The price of the Assembly: the Red follower on g4 is corrupted."


def test_a_session_in_the_linear_terminal() -> None:
    """Look, ask, list, move, be refused with a rule, go on."""
    told = session("look", "what is at g45", "where is blue", "?", "why pass", "1", "what changed")
    assert "A pillar stands on g45." in told.text
    assert "(P-3.1)" in told.text
    assert "Empty stations: " in told.text
    assert not DRAWN.search(told.text)


@pytest.mark.parametrize("lang", languages())
def test_bots_play_to_the_end(lang: str) -> None:
    """The board is drawn at the end, the reason is told."""
    told = session(
        seats=("random",) * 3, lang=lang, linear=False, options={"turn_limit": 40, "setup": "swift"}
    )
    assert told.finished
    assert Words(lang).say("pillars-reason-turn-limit") in told.text
    assert "▐█▌" in told.text


def test_drawn_stones_may_be_typed() -> None:
    """With stones of one's own from a bag, who begins and who draws what is typed."""
    told = session("first:1", "draw:apostate", "draw:red", own_dice=True)
    assert [e.action for e in told.record.entries][:3] == ["first:1", "draw:apostate", "draw:red"]
    assert all(e.seat == CHANCE and e.by == "companion" for e in told.record.entries[:3])
    assert "Which religion does Bell draw?" in told.text
    assert "Bell leads Apostate Anathema." in told.text
    assert "Nobody leads the Gold Mongers: anyone may move these followers." in told.text
