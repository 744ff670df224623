"""A game that the terminal has never heard of: secrets, sealed answers, calls, a race."""

from random import Random

import pytest

from questable.engine import CHANCE, Match
from questable.terminal.session import Session
from tests.rule import rule
from tests.terminal.script import Told, play
from tests.tiny import TINY

PEOPLE = ("human", "human")


def lantern(*lines: str, seats: tuple[str, ...] = ("human", "random"), **more: bool) -> Told:
    """A session of Lantern."""
    return play(*lines, seats=seats, played=TINY, **more)  # type: ignore[arg-type]


def persons(told: Told) -> list[tuple[int, str]]:
    """What people did."""
    return [(e.seat, e.action) for e in told.record.entries if e.by == "person"]


@pytest.mark.parametrize("linear", [True, False])
def test_view_and_actions_are_told_by_their_ids(linear: bool) -> None:
    """Without words of its own a game is told by fields, kinds and action texts."""
    told = lantern("look", "?", "flip", linear=linear)
    assert "hand" in told.text
    assert "lay:" in told.text
    assert "flipped: seat Player 1" in told.text


def test_private_events_reach_their_seat_only() -> None:
    """One person alone hears what their seat hears, and not what the bot drew."""
    told = lantern()
    assert told.text.count("drew: seat Player 1") == 2
    assert told.text.count("drawn: card") == 2
    assert told.text.count("drew: seat Bell") == 2


def test_people_with_secrets_hand_over_the_keyboard() -> None:
    """The curtain falls before every other person; what was theirs alone is told behind it."""
    told = lantern("", "roll", "", "roll", seats=PEOPLE)
    curtains = told.text.split("Hand the keyboard to Player ")
    assert [part[0] for part in curtains[1:]] == ["1", "2", "1"]
    assert "drawn: card" not in curtains[0]
    assert curtains[1].count("drawn: card") == 2
    assert persons(told) == [(0, "roll"), (1, "roll")]


def test_sealed_answers_are_asked_in_turn() -> None:
    """Everyone who is asked answers behind the curtain, in turn order."""
    told = lantern("", "dare", "", "yes", "", "no", seats=("human", "human", "human"))
    assert persons(told) == [(0, "dare"), (1, "yes"), (2, "no")]
    assert "daring: seat Player 1, yes 2" in told.text


def test_bots_answer_sealed_questions() -> None:
    """A person dares two bots."""
    told = lantern("dare", seats=("human", "random", "club"))
    answers = [e.action for e in told.record.entries if e.by == "bot"][:2]
    assert set(answers) <= {"yes", "no", "call"}


def first_kind(told: Told, seat: int) -> str:
    """A card that a seat holds after the deal."""
    entries = told.record.entries[2 * seat : 2 * seat + 2]
    assert all(entry.seat == CHANCE for entry in entries)
    return entries[0].action.replace("draw", "lay")


def test_calls_out_of_turn() -> None:
    """While another person is asked, a seat's number and a colon make its call."""
    lay = first_kind(lantern(seats=PEOPLE), 0)
    told = lantern("", lay, "", "1: call", seats=PEOPLE)
    assert persons(told) == [(0, lay), (0, "call")]
    told = lantern("", lay, "", "notice:0", seats=PEOPLE)
    assert persons(told) == [(0, lay), (1, "notice:0")]
    told = lantern("", lay, "", "2: call", seats=PEOPLE)
    assert "(L-2.1)" in told.text


def test_a_lone_person_may_call_while_a_bot_plays() -> None:
    """Before a bot or the dice act, a person who may call is asked; Enter lets it pass."""
    lay = first_kind(lantern(), 0)
    for seed in ("a", "b", "script"):
        told = play(lay, "call", seats=("human", "random"), played=TINY, seed=seed)
        noticed = any(e.by == "bot" and e.action == "notice:0" for e in told.record.entries)
        if "You may call out of turn" in told.text and (0, lay) in persons(told):
            assert (0, "call") in persons(told) or noticed
    told = lantern(lay, "")
    assert (0, "call") not in persons(told)


@rule("T-2.3")
def test_a_race_is_open_to_all() -> None:
    """In a race people name their seats; there is no undo."""
    taking = ["", "take"] * 8
    told = lantern(*taking, "undo", "grab", "2: grab", "1: grab", seats=PEOPLE)
    assert told.finished
    assert "For which seat?" in told.text
    assert "(T-2.3)" in told.text
    assert persons(told)[-2:] == [(1, "grab"), (0, "grab")]


def test_bots_race_against_a_person() -> None:
    """Enter waits, and then the bots act; the race ends the game."""
    told = lantern(*["take", "", "grab", "no"] * 40)
    assert told.finished
    grabs = [(e.seat, e.by) for e in told.record.entries if e.action == "grab"]
    assert sorted(grabs) == [(0, "person"), (1, "bot")]


@rule("T-4.2")
def test_companion_cards_are_typed() -> None:
    """Every card of the deal is typed; what the pile cannot give is refused."""
    told = lantern("draw:0", "1", "draw:0", "draw:0", "draw:1", own_dice=True)
    drawn = [e.action for e in told.record.entries]
    assert drawn == ["draw:0", "draw:0", "draw:0", "draw:1"]
    assert {e.by for e in told.record.entries} == {"companion"}


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [PEOPLE, ("human", "random", "club"), ("human", "human", "club")])
def test_any_typing_keeps_the_session_sound(seed: int, seats: tuple[str, ...]) -> None:
    """Whatever is typed, nothing breaks, and the record folds to where the session stands."""
    rng = Random(seed)
    words = ["1", "2", "3", "take", "dare", "yes", "grab", "undo", "hint", "?", "", "2: call",
             "1: grab", "2: grab", "what changed", "look", "why take", "call", "flip"]  # fmt: skip
    told = lantern(*[rng.choice(words) for _ in range(60)], seats=seats)
    session: Session = told.session
    assert Match(TINY, told.record).state.dump() == session.local.state.dump()
