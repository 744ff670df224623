"""A replay of an unfinished game tells no more than a spectator may know."""

from pathlib import Path

from questable.engine import OVER, Entry, Match, Record
from questable.registry import game
from questable.terminal.linear import Linear
from questable.terminal.replay import Replay
from questable.text import Words
from questable.trials.play import play_one
from tests.rule import rule


def replayed(entries: list[Entry], capsys: object) -> str:
    """What a replay of these entries of Ràe prints."""
    rae = game("rae")
    record = Record("rae", rae.rules_version, rae.setup(2))
    record.entries = entries
    Replay(rae, record, Words("en"), Linear()).run(1, len(entries), False)
    return capsys.readouterr().out  # type: ignore[attr-defined,no-any-return]


@rule("T-5.1")
def test_dealt_cards_are_secret_until_the_end(capsys: object, tmp_path: Path) -> None:
    """The same first entries name the cards once the game is over, and not before."""
    rae = game("rae")
    setup = rae.setup(2)
    entries = play_one(rae, setup, ["club", "club"], "r1", 5000, keep=True).entries
    record = Record("rae", rae.rules_version, setup)
    record.entries = entries
    assert Match(rae, record).state.actor == OVER
    early = replayed(entries[:9], capsys)
    late = replayed(entries, capsys)
    assert early.count("something secret") == 8
    assert "something secret" not in late
    assert late.count("Chance: ") > 8
