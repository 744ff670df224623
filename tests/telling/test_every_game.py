"""Every game in words from its first entry to its last, through all eyes, in both languages."""

from random import Random

import msgspec
import pytest

from questable.bots import bot
from questable.engine import CHANCE, OVER, RACE, SEALED, Game, Match, Record
from questable.engine.sampling import odds
from questable.registry import KEYS, game
from questable.table import messages
from questable.table.told.words import BoardWords
from questable.telling import HUMAN, Narrator, Voice
from questable.text import Words, languages

NAMES = ("Ann", "Éloi", "Hugues & Fils", "Zoë", "O’Neil")
EVERY = 7
"""One position of so many is told in full,"""
LONG = 350
"""and of a game with so many entries even fewer, so that it is told in a second or two."""


def narrators(played: Game, players: int, lang: str) -> Narrator:
    """People with names that French elides, and one bot."""
    kinds = [HUMAN] * (players - 1) + ["club"]
    names = [*NAMES[: players - 1], ""]
    voice = Voice(Words(lang), played.key, kinds, names)
    return Narrator(played, played.pack(), voice, [voice.seat(n) for n in range(players)])


def shown(match: Match, seat: int) -> messages.PlayNow:
    """What a table would send to these eyes."""
    state, legal = match.state, []
    if seat >= 0 and state.may_act(seat):
        legal = [action.text for action in state.legal(seat)]
    special = {OVER: "over", RACE: "race", SEALED: "sealed"}
    asks = special.get(state.actor, "turn" if state.actor == seat else "call")
    outcome = None
    if state.actor == OVER:
        result = state.result()
        outcome = messages.OutcomeNow(reason=result.reason, winners=[], scores=[])
    return messages.PlayNow(
        view=msgspec.Raw(),
        asks=asks if legal or state.actor == OVER else "wait",
        legal=legal,
        answered=False,
        undo="",
        clocks=[],
        outcome=outcome,
    )


def whole(words: BoardWords, play: messages.PlayNow) -> None:
    """Nothing is missing, no table is ragged, every action can be told from every other."""
    assert words.prompt
    assert [choice.action for choice in words.choices] == play.legal
    assert all(choice.label and choice.group for choice in words.choices)
    told = [(choice.group, choice.label) for choice in words.choices]
    assert len(set(told)) == len(told), sorted(each for each in told if told.count(each) > 1)
    assert words.sections
    for section in words.sections:
        assert section.heading
        assert section.lines or section.rows
        assert all(len(row) == len(section.columns) for row in section.rows)
        assert all(section.lines)
    assert bool(words.outcome) == (play.outcome is not None)
    assert all(words.places.values())


def tell(match: Match, told: list[Narrator]) -> None:
    """One position through all eyes."""
    for seat in range(-1, match.state.seats):
        play, view = shown(match, seat), match.game.view(match.state, seat)
        for narrator in told:
            whole(narrator.words(view, play), play)
            if play.legal:
                assert narrator.hint(view, messages.Hinted(nonce="1", action=play.legal[0]))


def entered(match: Match, told: list[Narrator]) -> None:
    """T-4.2: what is asked of somebody who rolls real dice."""
    cases = [action.text for action, _ in odds(match.state)]
    play = msgspec.structs.replace(shown(match, 0), asks="enter", legal=cases)
    for narrator in told:
        whole(narrator.words(match.game.view(match.state, 0), play), play)


@pytest.mark.parametrize("key", KEYS)
def test_told_to_the_end(key: str) -> None:
    """No message is missing, whatever happens."""
    played, rng = game(key), Random(f"told {key}")
    for players in {played.fewest, played.most}:
        match = Match(played, Record(played.key, played.rules_version, played.setup(players)))
        told = [narrators(played, players, lang) for lang in languages()]
        player = bot("random")
        while match.state.actor != OVER:
            state = match.state
            if state.actor == CHANCE:
                seat, action = CHANCE, state.outcome(rng.randrange(state.weight()))
            else:
                able = [s for s in range(state.seats) if state.may_act(s) and state.legal(s)]
                seat = able[rng.randrange(len(able))]
                view = played.view(state, seat)
                action = player.choose(played, match.record.setup, view, state.legal(seat), rng)
            eyes = match.seq % (players + 1) - 1
            before = played.view(state, eyes)
            heard = [
                messages.Heard(event=event.kind, facts=event.facts)
                for event in match.play(seat, action.text, "bot")
                if event.heard_by(eyes)
            ]
            for narrator in told:
                assert all(narrator.lines(before, heard))
            if match.seq % (EVERY if match.seq < LONG else LONG // EVERY) == 0:
                tell(match, told)
                if match.state.actor == CHANCE:
                    entered(match, told)
        tell(match, told)


@pytest.mark.parametrize("key", KEYS)
def test_nobody_is_to_act_after_the_end(key: str) -> None:
    """Nor is it anybody's turn."""
    played, rng = game(key), Random(f"end {key}")
    match = Match(played, Record(played.key, played.rules_version, played.setup(played.fewest)))
    voice = Voice(Words("en"), key, [HUMAN] * played.fewest)
    narrator = Narrator(played, played.pack(), voice, [""] * played.fewest)
    while match.state.actor != OVER:
        state = match.state
        if state.actor == CHANCE:
            match.play(CHANCE, state.outcome(rng.randrange(state.weight())).text, "bot")
            continue
        seat = next(s for s in range(state.seats) if state.may_act(s) and state.legal(s))
        view = played.view(state, seat)
        chosen = bot("random").choose(played, match.record.setup, view, state.legal(seat), rng)
        match.play(seat, chosen.text, "bot")
    words = narrator.words(played.view(match.state, 0), shown(match, 0))
    cells = [cell for section in words.sections for row in section.rows for cell in row]
    mark = voice.say("telling-acts", name="")
    assert not [cell for cell in cells if mark in cell]
