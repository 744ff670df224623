"""A race in the terminal in real time, by a clock that the tests hold."""

import os
import pty
import re
from pathlib import Path

import pytest

from questable.bots import NEVER
from questable.engine import CHANCE, Match
from questable.table import verify
from questable.terminal.keyboard import Keyboard, Typing, keyboard_of
from questable.terminal.screen import Left, Screen
from tests.games.run_the_race.position import strangers, various
from tests.rule import rule
from tests.terminal.race_table import Raced, Scripted, Terminal, raced
from tests.terminal.script import play
from tests.tiny import TINY

READY = (10, "")


def moves(every: int, count: int) -> list[tuple[int, str]]:
    """Somebody who tries one slot after the other on both piles."""
    tries = [f"{slot}{pile}" for slot in range(1, 6) for pile in "lr"]
    return [(every * (n + 1), tries[n % len(tries)]) for n in range(count)]


def test_nothing_happens_until_the_person_is_ready() -> None:
    """Three seconds later the starters are turned up, and the bot begins to look."""
    told = raced(leaves=5)
    assert "Press Enter when you are ready." in told.text
    assert told.record.entries == []
    assert "turns up" not in raced(READY, leaves=3000).text
    assert "turns up" in raced(READY, leaves=3020).text


def test_the_bot_plays_while_the_person_thinks() -> None:
    """By its reflexes, as long as it can; then it waits for the person, who could play."""
    told = raced(READY)
    bots = [e for e in told.record.entries if e.seat == 1]
    assert len(bots) > 3
    assert {e.by for e in bots} == {"bot"}
    assert not told.finished
    assert told.session.local.legal(0) != []
    assert told.session.keyboard is not None
    assert 400 * len(bots) < told.session.keyboard.now() < 8000 * len(bots)


def test_a_person_plays_by_slot_and_pile() -> None:
    """What is typed arrives when it is typed; what does not match is refused with its rule."""
    told = raced(READY, *moves(150, 600))
    assert told.finished
    assert len(told.persons) > 15
    assert "(S-6.2)" in told.text
    assert verify(various(), told.record) == []
    again = Match(various(), told.record)
    assert again.state.dump() == told.session.local.state.dump()


def test_a_quick_person_wins() -> None:
    """A move every 50 milliseconds is more than any bot can do."""
    told = raced(READY, *moves(50, 3000))
    assert told.session.local.state.result().winners == [0]
    assert "Player 1 has played all 20 cards!" in told.text


@rule("S-6.3")
def test_the_referee_waits_before_turning() -> None:
    """Time goes by 1.5 seconds at least for every turning."""
    told = raced(READY, *moves(300, 2000), game=strangers(), seed="stuck")
    turnings = told.session.local.state.turnings  # type: ignore[attr-defined]
    assert turnings > 5
    assert told.session.keyboard is not None
    assert told.session.keyboard.now() > 1500 * turnings


@rule("S-6.3", "T-1.3")
def test_what_is_typed_while_the_referee_waits_is_refused() -> None:
    """The turning is open first."""
    told = raced(READY, *moves(100, 3000), game=strangers(), seed="stuck")
    assert "(T-1.3)" in told.text


@rule("T-2.3")
def test_there_is_no_undo() -> None:
    """Not even for one person alone against bots."""
    told = raced(READY, *moves(200, 30), (7000, "undo"), leaves=8000)
    assert told.persons
    assert "(T-2.3)" in told.text


def test_questions_are_answered_on_the_way() -> None:
    """What needs the whole screen has to wait, what is unknown is said to be."""
    told = raced(
        READY, (500, "hint"), (600, "what is at left"), (700, "look"), (800, "?"), (850, ""),
        (900, "fly"), (950, "6l"), (960, "rules S-6.4"), leaves=1000,
    )  # fmt: skip
    assert told.text.count("Not during the race.") == 2
    assert "On the left pile: " in told.text
    assert "There is no action or command “fly”." in told.text
    assert "There is no action or command “6l”." in told.text
    assert "S-6.4" in told.text


def test_leaving_ends_the_race() -> None:
    """It is not finished, and may be saved first."""
    told = raced(READY, (900, "quit"))
    assert not told.finished
    assert "The game is not finished and was not saved." in told.text
    assert not raced(READY, leaves=3000).finished


def frames(told: Raced) -> list[str]:
    """What was painted, picture by picture."""
    return told.text.split("\x1b[H")[1:]


def test_the_picture_stays_in_its_place() -> None:
    """Each is painted over the last, as high as that, and what is being typed is kept."""
    told = raced(READY, *moves(700, 12), leaves=12_000, drawn=True)
    pictures = frames(told)
    assert len(pictures) > 20
    heights = {re.split("\x1b8|\x1b\\[J", picture)[0].count("\n") for picture in pictures}
    assert heights == {20}
    kept = [p for p in pictures if "\x1b8" in p]
    fresh = [p for p in pictures if "\x1b[J> " in p]
    assert len(kept) + len(fresh) == len(pictures)
    assert 12 <= len(fresh) < len(pictures)
    assert "plays" in pictures[-1]


def test_the_end_is_printed_below_the_picture() -> None:
    """As after any game."""
    told = raced(READY, *moves(300, 2000), drawn=True)
    end = told.text.split("\x1b[H")[-1]
    assert "The game is over." in end
    assert re.search(r"Winner: (Bell|Player 1)\.", end)
    assert told.session.local.screen.caught is None


def test_a_reader_hears_lines_and_no_picture() -> None:
    """Nothing is painted for a screen reader."""
    told = raced(READY, *moves(700, 5), leaves=6000)
    assert "\x1b" not in told.text
    assert re.search(r"Bell plays .* cards left\.", told.text)
    assert re.search(r"You hold .* in slot 3\.", told.text)


def test_it_speaks_french() -> None:
    """And takes French letters, as English ones."""
    told = raced(READY, *((t, s.replace("l", "g").replace("r", "d")) for t, s in moves(200, 200)),
                 lang="fr")  # fmt: skip
    assert len(told.persons) > 5
    assert "Grelot pose " in told.text


def test_without_a_terminal_the_race_waits() -> None:
    """It is said once, bots act in between, and Enter lets them."""
    told = raced(still="\n" * 40)
    assert told.text.count("here it waits for you") == 1
    assert {e.seat for e in told.record.entries} == {CHANCE, 1}


def test_without_a_terminal_moves_are_typed_all_the_same() -> None:
    """By slot and pile."""
    lines = "\n".join(f"{slot}{pile}" for _ in range(80) for slot in range(1, 6) for pile in "lr")
    told = raced(still=lines)
    assert told.finished
    assert len(told.persons) > 10


def test_two_people_share_one_keyboard_without_hurry() -> None:
    """They name their seats; there is no clock."""
    told = raced(kinds=["human", "human"], leaves=1)
    assert told.text.count("here it waits for you") == 1


def test_bots_alone_race_in_no_time() -> None:
    """Nobody waits for them."""
    told = raced(kinds=["club", "random"], leaves=1)
    assert told.finished
    first = [e.seat for e in told.record.entries if e.by == "bot"][:20]
    assert first != [0, 1] * 10
    assert "waits for you" not in told.text


def test_lantern_is_raced_live_too() -> None:
    """Any game with a race."""
    told = play(*["take", "", "no"] * 40, seats=("human", "random"), played=TINY,
                keyboard=Scripted([READY, (20, "grab")]))  # fmt: skip
    assert told.finished
    grabs = [(e.seat, e.by) for e in told.record.entries if e.action == "grab"]
    assert grabs == [(0, "person"), (1, "bot")]


def typing() -> tuple[Typing, int]:
    """A terminal of its own, and the end where a person types."""
    person, terminal = pty.openpty()
    return Typing(terminal), person


def test_lines_from_a_real_terminal() -> None:
    """They come whole, several at once or none by a given time; its end is somebody leaving."""
    keyboard, person = typing()
    assert keyboard.line(keyboard.now()) is None
    os.write(person, b"3l\n 4r \n")
    assert keyboard.line(NEVER) == "3l"
    assert keyboard.line(NEVER) == "4r"
    assert keyboard.line(keyboard.now() - 5) is None
    os.write(person, b"\x04")
    with pytest.raises(Left):
        keyboard.line(NEVER)


def test_an_interrupt_is_somebody_leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not a crash."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    keyboard, _ = typing()
    monkeypatch.setattr("select.select", interrupt)
    with pytest.raises(Left):
        keyboard.line(NEVER)


def test_only_a_terminal_has_a_keyboard_with_a_clock(tmp_path: Path) -> None:
    """A file or a script has none."""
    _, terminal = pty.openpty()
    with os.fdopen(terminal) as source, (tmp_path / "lines").open("w+") as file:
        found: Keyboard | None = keyboard_of(Screen(Terminal(), source))
        assert isinstance(found, Typing)
        assert keyboard_of(Screen(Terminal(), file)) is None
    assert keyboard_of(Screen(Terminal(), Terminal())) is None
