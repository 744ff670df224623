"""Positions set up in the page: shown, changed piece by piece, checked, asked about."""

from random import Random

import pytest

from questable.desk.positions import Moved, PositionAsked, PositionNow, Turned, looked_at, said
from questable.engine import OVER, Match, read_record
from questable.engine.position_file import Position, read_position
from questable.engine.sampling import random_action, random_seat
from questable.registry import KEYS, Registry, game
from questable.table.judge.verdict import No
from questable.text import languages
from tests.positions.walks import after, changed

PLAYED = {"questor": 40, "pillars": 20, "holy-quest": 60, "rae": 60, "saint-cards": 40}


def file_of(key: str) -> str:
    """A position in mid-game."""
    rules = game(key)
    setup = rules.setup(max(rules.fewest, 3 if key in ("questor", "saint-cards") else 2))
    return Position(rules, setup, after(rules, setup, PLAYED.get(key, 30), key)).text()


def looked(**asked: object) -> PositionNow:
    """What the page is told."""
    return looked_at(Registry(), PositionAsked(**({"lang": "en"} | asked)))  # type: ignore[arg-type]


@pytest.mark.parametrize("key", KEYS)
def test_it_is_shown_to_all_seats_with_words(key: str) -> None:
    """Where nothing is hidden one board is enough; in every language every piece has a name."""
    for lang in languages():
        now = looked(file=file_of(key), lang=lang)
        assert (now.game, now.faults) == (key, [])
        seats = [-1] if game(key).open or game(key).one_view else list(range(now.players))
        assert [each.seat for each in now.boards] == seats
        for spot in now.spots:
            assert spot.label
            for piece in spot.pieces:
                assert piece.label
                assert set(now.targets[piece.piece]) <= {each.key for each in now.spots}
        for dial in now.dials:
            assert dial.label != dial.key
    assert now.spots
    assert now.dials[0].key == "turn"
    assert now.file.split("\n")[now.head] == key


@pytest.mark.parametrize("key", KEYS)
def test_every_piece_lies_somewhere_and_can_be_moved_and_moved_back(key: str) -> None:
    """There and back again the pieces lie as before."""
    now = looked(file=file_of(key))
    rng = Random(key)
    for _ in range(4):
        spot = rng.choice([each for each in now.spots if each.pieces])
        piece = rng.choice(spot.pieces).piece
        there = rng.choice([each for each in now.targets[piece] if each != spot.key])
        then = looked(file=now.file, moved=Moved(piece, spot.key, there))
        lying = {each.key: [one.piece for one in each.pieces] for each in then.spots}
        assert piece in lying[there]
        # A card on a slot is exchanged for the one that lay there.
        if spot.key in then.targets[piece] and not there.startswith("slot"):
            back = looked(file=then.file, moved=Moved(piece, there, spot.key))
            found = {each.key: sorted(one.piece for one in each.pieces) for each in back.spots}
            for each in now.spots:
                if each.pieces:
                    assert found[each.key] == sorted(one.piece for one in each.pieces)


@pytest.mark.parametrize("key", KEYS)
def test_anybody_can_be_given_the_turn(key: str) -> None:
    """And the position can stand: play goes on from the beginning of a turn."""
    now = looked(file=file_of(key))
    turn = now.dials[0]
    for piece in turn.known:
        then = looked(file=now.file, turned=Turned("turn", piece.piece))
        assert then.faults == []
        assert then.dials[0].value == piece.piece
        record = read_record(Registry(), then.record)
        assert Match(game(key), record).state.actor != OVER


def test_what_is_wrong_is_told_in_words_with_line_and_rule() -> None:
    """It is still shown where that can be, but nobody plays on from it or is asked about it."""
    text = changed(file_of("rae"), "played", "9")
    now = looked(file=text, lang="fr")
    assert [each.rule for each in now.faults][:1] == ["R-2.2"]
    assert "ne peut pas tenir ici" in now.faults[0].says
    assert text.split("\n")[now.faults[0].line - 1] == "played 9"
    assert (now.record, now.askable) == ("", [])
    assert now.boards
    with pytest.raises(No):
        said(Registry(), PositionAsked(lang="en", file=text))


@pytest.mark.parametrize(
    "asked",
    [
        {"file": "nonsense"},
        {"file": "questable position 1\n\nquestor\n"},
        {"game": "chess", "players": 2},
        {"game": "questor", "players": 9},
        {"record": "nonsense"},
        {"game": "rae", "players": 2, "moved": Moved("red-sword", "hand 7", "hand 1")},
        {"game": "rae", "players": 2, "moved": Moved("red-sword", "pile", "nowhere")},
        {"game": "rae", "players": 2, "turned": Turned("turn", "7")},
        {"game": "rae", "players": 2, "lang": "xx"},
    ],
)
def test_what_makes_no_sense_is_refused(asked: dict[str, object]) -> None:
    """With a reason, and nothing else happens."""
    with pytest.raises(No):
        looked(**asked)


def test_a_record_gives_its_positions_once_it_is_over() -> None:
    """T-5.1: all of it would be shown."""
    rae = game("rae")
    setup = rae.setup(2)
    match = Match(rae, Position(rae, setup, after(rae, setup, 0)).record())
    rng = Random("over")
    while match.state.actor != OVER:
        seat = random_seat(match.state, rng)
        match.play(seat, random_action(match.state, seat, rng).text, "bot")
    whole = match.record
    now = looked(record=whole.text(), ply=30)
    assert read_position(Registry(), now.file).state.ply == 30
    assert not now.over
    assert looked(record=whole.text()).over
    with pytest.raises(No) as caught:
        looked(record=whole.truncated(30).text())
    assert caught.value.rule == "T-5.1"


def test_bots_are_asked() -> None:
    """Advice in a sentence, chances, what each level does; only for seats that have a choice."""
    now = looked(file=file_of("rae"), turned=Turned("turn", "1"))
    [seat] = now.askable
    [one] = said(Registry(), PositionAsked(lang="en", file=now.file))
    assert one.seat == seat
    assert one.advice
    assert {each.level for each in one.levels} == {"novice", "club", "expert", "master"}
    assert all(each.n <= each.most for each in one.levels)
    over = looked(file=changed(now.file, "ending", "1"))
    assert over.askable == []


@pytest.mark.parametrize("key", KEYS)
def test_a_new_table_stands_at_its_first_turn(key: str) -> None:
    """Set up at random, always alike, so that there is something to move and to set."""
    now = looked(game=key, players=max(game(key).fewest, 2))
    assert now.faults == []
    assert now.dials
    assert now.file == looked(game=key, players=max(game(key).fewest, 2)).file
