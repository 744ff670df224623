"""The pack and the collection of saints agree: saints, orders, questions (H-2.1, H-4.5)."""

from questable import saints
from questable.games.holy_quest import GAME
from questable.games.holy_quest.contents import box_of, saints_of
from questable.games.holy_quest.library import collected, frozen, questions_on, written
from questable.games.holy_quest.pieces import COLOURS
from tests.rule import rule


@rule("H-2.1")
def test_every_saint_of_the_pack_is_in_the_collection_and_a_member_of_its_order() -> None:
    """Franciscans bear the Franciscans' symbol, and so on."""
    box = box_of(GAME.pack())
    collection = saints.shipped()
    for number, key in enumerate(box.saints):
        assert collection.by_key[key].order == COLOURS[box.order[number]].removesuffix("s")
    assert len(box.saints) == 32


@rule("H-4.5")
def test_every_frozen_question_is_still_asked_by_the_collection() -> None:
    """As difficult as then and with the same right answer; if not: ./run questions."""
    assert list(frozen()) == saints_of(GAME.pack())
    for saint, asked in frozen().items():
        assert set(asked) <= set(collected(saint))
        levels = [level for _, level, _ in asked]
        assert levels.count(1) >= 3, saint
        assert levels.count(2) >= 3, saint
        assert levels.count(3) >= 2, saint


@rule("H-4.5")
def test_other_saints_of_the_collection_have_questions_too() -> None:
    """Someone's own pack may name them; whom the collection does not know is only read aloud."""
    assert questions_on("agnes") == collected("agnes") != []
    assert questions_on("nobody") == []


def test_the_file_of_questions_can_be_written_again() -> None:
    """One table a saint, a list a difficulty."""
    text = written(["agnes"])
    assert "[agnes]\nlevel_1 = [\n" in text
    assert text.count(" = [") == 3
