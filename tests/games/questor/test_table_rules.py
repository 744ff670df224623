"""The table's own rules as Questor meets them: refusals and undo."""

import pytest

from questable.engine import CHANCE, Game, Illegal, Match, Record, UnknownAction, Value, read_record
from questable.engine.record import GameFinder
from questable.games.questor import GAME
from tests.games.questor.position import OPEN, dealt, position
from tests.rule import rule

PICKS = ("pick:healer:west", "pick:mage:south", "pick:rogue:east", "pick:warrior:north")


class OnlyQuestor(GameFinder):
    """Finds one game."""

    def find(self, key: str) -> Game | None:
        """Questor."""
        return GAME if key == "questor" else None


def match(players: int = 4, **options: Value) -> Match:
    """A match of seats 0, 1, 2, ... with Warrior, Rogue, Mage, Healer; seat 0 to move."""
    m = Match(GAME, Record("questor", 0, GAME.setup(players, options)))
    for number in (6, *[1] * (players - 1)):
        m.play(CHANCE, f"roll:{number}", "dealer")
    for pick in PICKS:
        m.play(m.state.actor, pick, "person")
    m.play(CHANCE, "roll:1", "dealer")
    return m


def walk_in(m: Match, seat: int, side: str, number: int = 1) -> None:
    """A hero moves onto a face-down tile."""
    m.play(seat, f"move:{side}", "person")
    m.play(CHANCE, f"roll:{number}", "dealer")


def after_a_round() -> Match:
    """All four have walked in; seat 0 to move, with something to dig."""
    m = match()
    for seat, side in enumerate("swne"):
        walk_in(m, seat, side)
    return m


@rule("T-1.1")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_it_is_not_your_turn(seat: int) -> None:
    """Whoever is not at turn is told so, whatever the action."""
    p = position(OPEN, "warrior@c3")
    assert {p.refusal(a.text, seat) for a in p.state.table().actions} == {"T-1.1"}


@rule("T-1.1")
def test_who_is_at_turn_is_not_told_so() -> None:
    """The seat at turn may move."""
    assert position(OPEN, "warrior@c3").refusal("move:n", 0) == ""


@rule("T-1.2")
@pytest.mark.parametrize("seat", range(-1, 4))
def test_the_game_is_over(seat: int) -> None:
    """After the end nobody may do anything, chance included."""
    p = position(OPEN, "warrior@b3", monsters="c3=8").play("move:e")
    assert {p.refusal(a.text, seat) for a in p.state.table().actions} == {"T-1.2"}


@rule("T-1.3")
@pytest.mark.parametrize("seat", range(4))
def test_the_die_comes_first(seat: int) -> None:
    """While the die is to be rolled no seat may act."""
    p = position(heroes="warrior@north").play("move:s")
    assert p.refusal("pass", seat) == "T-1.3"


@rule("T-1.3")
def test_a_turn_comes_before_the_die() -> None:
    """Nothing is rolled while a seat must act."""
    assert position(OPEN, "warrior@c3").refusal("roll:1", CHANCE) == "T-1.3"


@rule("T-1.3")
@pytest.mark.parametrize("action", ["roll:1", "pick:rogue:north"])
def test_a_turn_is_no_time_for_dice_or_picks(action: str) -> None:
    """On a turn a seat may neither roll nor pick."""
    assert position(OPEN, "warrior@c3").refusal(action) == "T-1.3"


@rule("T-1.3")
@pytest.mark.parametrize("action", ["move:s", "dig:here", "pass", "roll:1"])
def test_heroes_are_picked_first(action: str) -> None:
    """While heroes are chosen nobody moves."""
    assert dealt(1).refusal(action) == "T-1.3"


@rule("T-1.3")
def test_chance_does_what_is_asked_of_it() -> None:
    """A die that is to be rolled turns no tile."""
    p = position(heroes="warrior@north", players=5).play("move:s")
    assert (p.refusal("turn:n"), p.refusal("move:s"), p.refusal("roll:2")) == ("T-1.3", "T-1.3", "")


@rule("T-1.4")
@pytest.mark.parametrize("action", ["charge:n", "water:n", "blink:a1"])
def test_without_the_option_there_are_no_powers(action: str) -> None:
    """Without gifts the powers do not exist."""
    assert position(OPEN, "warrior@c3").refusal(action) == "T-1.4"


@rule("T-1.4")
@pytest.mark.parametrize("action", ["rotate:a1:cw", "turn:n", "end", "pick:prisoner"])
def test_without_the_prisoner_his_actions_do_not_exist(action: str) -> None:
    """Where the Prisoner is not offered his actions do not exist."""
    assert position(OPEN, "warrior@c3", gifts=True).refusal(action) == "T-1.4"


@rule("T-1.4")
def test_without_gifts_the_prisoner_has_nothing_to_end() -> None:
    """Without gifts ending a turn between its parts does not exist."""
    assert position(OPEN, "prisoner@c3", players=5).refusal("end") == "T-1.4"


@rule("T-2.1")
def test_a_dig_can_be_taken_back() -> None:
    """As long as the next seat has not acted; the wall is there again and seat 0 to move."""
    m = after_a_round()
    before = m.state.dump()
    m.play(0, "dig:here", "person")
    m.undo(0, "person")
    assert m.state.dump() == before


@rule("T-2.1")
def test_a_pass_can_be_taken_back() -> None:
    """The Healer may take back a pass and is to move again."""
    m = after_a_round()
    for seat in range(3):
        m.play(seat, "dig:here", "person")
    before = m.state.dump()
    m.play(3, "pass", "person")
    m.undo(3, "person")
    assert (m.state.dump(), m.state.actor) == (before, 3)


@rule("T-2.1")
def test_nothing_is_taken_back_past_a_roll() -> None:
    """A move whose tile was rolled for cannot be taken back alone."""
    m = match()
    walk_in(m, 0, "s")
    with pytest.raises(Illegal) as refused:
        m.undo(0, "person")
    assert refused.value.rule == "T-2.1"


@rule("T-2.1")
def test_nothing_is_taken_back_after_another_seat_has_acted() -> None:
    """Seat 0 dug, seat 1 dug: too late for seat 0, in time for seat 1."""
    m = after_a_round()
    m.play(0, "dig:here", "person")
    m.play(1, "dig:here", "person")
    assert (m.undo_refusal(0), m.undo_refusal(1)) == ("T-2.1", "")


@rule("T-2.1")
def test_only_the_own_action_is_taken_back() -> None:
    """Nobody can take back another seat's dig."""
    m = after_a_round()
    m.play(0, "dig:here", "person")
    assert [m.undo_refusal(seat) for seat in (CHANCE, 1, 2, 3)] == ["T-2.1"] * 4


@rule("T-2.1")
def test_what_came_before_the_roll_stays() -> None:
    """A choice after the roll may be taken back, the roll itself not."""
    m = match()
    walk_in(m, 0, "s")
    walk_in(m, 1, "w")
    walk_in(m, 2, "n", 6)
    m.play(2, "teleport:a1", "person")
    m.undo(2, "person")
    assert (m.state.actor, m.undo_refusal(2)) == (2, "T-2.1")


@rule("T-2.1")
def test_there_is_nothing_to_take_back_at_the_start() -> None:
    """Before anybody has acted there is nothing to take back."""
    m = Match(GAME, Record("questor", 0, GAME.setup(1)))
    assert m.undo_refusal(0) == "T-2.1"


@rule("T-2.2")
def test_with_consent_undo_goes_past_a_roll() -> None:
    """The position is what it was before the step and its roll."""
    m = match()
    before = m.state.dump()
    walk_in(m, 0, "s", 5)
    assert m.consent_refusal() == ""
    m.rewind(0, 2, "person")
    assert m.state.dump() == before


@rule("T-2.2")
def test_with_consent_undo_goes_past_another_seat() -> None:
    """Back to seat 0's last action, four entries ago."""
    m = match()
    before = m.state.dump()
    walk_in(m, 0, "s")
    walk_in(m, 1, "w")
    assert m.last_own(0) == 4
    m.rewind(0, m.last_own(0), "person")
    assert m.state.dump() == before


@rule("T-2.2")
def test_undone_entries_stay_in_the_record() -> None:
    """Nothing is erased, an entry says how many were taken back, and no number is used twice."""
    m = match()
    walk_in(m, 0, "s", 5)
    seq = m.seq
    m.rewind(0, 2, "person")
    walk_in(m, 0, "s", 2)
    lines = [entry.line() for entry in m.record.entries[seq - 2 :]]
    assert lines == [
        '[0, "move:s", "person"]',
        '[-1, "roll:5", "dealer"]',
        '[0, "/undo:2", "person"]',
        '[0, "move:s", "person"]',
        '[-1, "roll:2", "dealer"]',
    ]
    assert m.seq == seq + 3


@rule("T-2.2")
def test_a_record_with_undone_entries_replays() -> None:
    """Reading it gives the position after the undo."""
    m = match()
    walk_in(m, 0, "s", 5)
    m.rewind(0, 2, "person")
    walk_in(m, 0, "s", 2)
    again = Match(GAME, read_record(OnlyQuestor(), m.record.text()))
    assert again.state.dump() == m.state.dump()


@rule("T-2.2")
@pytest.mark.parametrize("n", [-1, 0, 10])
def test_undo_does_not_reach_before_the_start(n: int) -> None:
    """Of nine entries neither ten nor fewer than one can be taken back."""
    m = match()
    assert m.seq == 9
    with pytest.raises(Illegal) as refused:
        m.rewind(0, n, "person")
    assert (refused.value.rule, m.seq) == ("T-2.2", 9)


@rule("T-2.2")
def test_without_entries_there_is_nothing_to_agree_on() -> None:
    """With an empty record even consent takes nothing back."""
    assert Match(GAME, Record("questor", 0, GAME.setup(4))).consent_refusal() == "T-2.2"


@rule("T-1.2", "T-2.1", "T-2.2")
def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    """After the end nothing is taken back, alone or with consent."""
    m = match(mage_tiles=5)
    for seat, side in enumerate("swne"):
        walk_in(m, seat, side)
    m.play(0, "dig:here", "person")
    m.play(1, "dig:here", "person")
    walk_in(m, 2, "w")
    assert (m.undo_refusal(2), m.consent_refusal()) == ("T-1.2", "T-1.2")


@rule("T-1.1")
def test_a_refused_action_changes_nothing() -> None:
    """A refused action changes neither the position nor the record."""
    m = match()
    before = m.state.dump()
    with pytest.raises(Illegal) as refused:
        m.play(1, "move:w", "person")
    assert (refused.value.rule, m.state.dump(), m.seq) == ("T-1.1", before, 9)


@rule("T-1.4")
def test_an_unheard_of_action_is_refused() -> None:
    """An action that no table knows is refused and not recorded."""
    m = match()
    with pytest.raises(UnknownAction):
        m.play(0, "fly:n", "person")
    assert m.seq == 9
