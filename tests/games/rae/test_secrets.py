"""What seats and spectators may see, what they are shown of others' hands, and undo.

See docs/architecture.md, Views.
"""

from random import Random
from typing import cast

import pytest

from questable.engine import Match, Record
from questable.games.rae import GAME
from questable.games.rae.cards import NAMES, card_named
from questable.games.rae.memory import fact_of
from questable.games.rae.state import RaeState
from tests.games.played import heard
from tests.games.rae.position import KING, Position, dealt, position
from tests.rule import rule

EVERYONE = (-1, 0, 1, 2)
FIVE = "yellow-sword yellow-crown purple-crown orange-scroll black-sword"


def twin_of(p: Position, seat: int, held: str, instead: str) -> Position:
    """The same table, but that seat holds another card, which is swapped with one of the pile."""
    twin = Position(p.setup, cast(RaeState, p.state.clone()))
    s = twin.state
    s.hands[seat].remove(card_named(held))
    s.hands[seat] = sorted([*s.hands[seat], card_named(instead)])
    s.bag[card_named(held)] += 1
    s.bag[card_named(instead)] -= 1
    assert min(s.bag) >= 0
    return twin


def alike(p: Position, q: Position, seats: tuple[int, ...]) -> bool:
    """Whether those seats receive the same bytes at both tables."""
    return all(p.bytes_for(seat) == q.bytes_for(seat) for seat in seats)


def everyones_bytes(p: Position) -> list[bytes]:
    """What seats -1, 0, 1, 2 receive."""
    return [p.bytes_for(seat) for seat in EVERYONE]


def imagined(p: Position, seat: int, owner: int) -> list[list[str]]:
    """A hand as fifty imaginations of a seat have it."""
    rng = Random(3)
    found = []
    for _ in range(50):
        state = cast(RaeState, GAME.imagine(p.setup, p.view(seat), rng))
        assert GAME.view(state, seat) == p.view(seat)
        found.append([NAMES[card] for card in state.hands[owner]])
    return found


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """Others and spectators see how many cards it has."""
    p = position("red-sword thieves", "blue-crown", "")
    assert [p.view(seat).hand for seat in EVERYONE] == [
        [],
        ["red-sword", "thieves"],
        ["blue-crown"],
        [],
    ]
    assert all(p.view(seat).sizes == [2, 1, 0] for seat in EVERYONE)


@pytest.mark.parametrize("held", ["red-sword", KING, "thieves"])
def test_nobody_else_receives_anything_of_a_card_in_hand(held: str) -> None:
    """A table where seat 1 holds another card sends the others the same bytes."""
    p = position("siege", f"{held} blue-crown", "green-crown")
    assert alike(p, twin_of(p, 1, held, "orange-scroll"), (-1, 0, 2))
    assert not alike(p, twin_of(p, 1, held, "orange-scroll"), (1,))


def test_the_pile_is_hidden() -> None:
    """Only its size is seen: what is drawn next is in no view."""
    p = position("red-sword", "blue-crown", pile="green-crown red-scroll")
    view = p.view(0)
    assert (view.pile, view.hand, view.known) == (2, ["red-sword"], [[], []])
    assert {tuple(hand) for hand in imagined(p, 0, 1)} == {
        ("green-crown",),
        ("red-scroll",),
        ("blue-crown",),
    }


def test_a_drawn_card_is_told_to_its_drawer_alone() -> None:
    """Two tables with another card drawn are alike to all others, events included."""
    tables = []
    for card in ("red-sword", KING):
        p = position("", "blue-crown", "green-crown", drawn=False)
        log = p.listen()
        p.play(f"draw:{card}")
        tables.append([p.bytes_for(seat) + heard(log, seat).encode() for seat in EVERYONE])
    one, two = tables
    assert [a == b for a, b in zip(one, two, strict=True)] == [True, False, True, True]


def window(hand1: str, hand2: str, replying: tuple[int, ...] = ()) -> list[bytes]:
    """What seats -1, 0, 1, 2 receive of a Siege, from its play to the turn's going on."""
    p = position("siege red-sword", f"{hand1} blue-crown", f"{hand2} green-crown")
    log = p.listen()
    told = [everyones_bytes(p.play("event:siege:1"))]
    for seat in (1, 2):
        told.append(everyones_bytes(p.by(seat, "reply" if seat in replying else "decline")))
    told.append(everyones_bytes(p.answer()))
    told.append([heard(log, seat).encode() for seat in EVERYONE])
    return [b"".join(parts) for parts in zip(*told, strict=True)]


@rule("R-2.10")
def test_the_window_is_the_same_whether_or_not_someone_could_reply() -> None:
    """Seat 1 with Long Live the King and without: the others receive the same bytes."""
    could, could_not = window(KING, "red-crown"), window("orange-scroll", "red-crown")
    assert [a == b for a, b in zip(could, could_not, strict=True)] == [True, True, False, True]


@rule("R-2.10")
def test_nobody_learns_who_else_would_have_replied() -> None:
    """Seat 2 would have replied as well, or would not: nobody receives anything else."""
    assert window(KING, KING, (1, 2)) == window(KING, KING, (1,))


@rule("R-2.10")
def test_nobody_learns_whether_the_second_could_have_replied() -> None:
    """Seat 1 replies; seat 2 with the card and without are alike to all others."""
    could, could_not = window(KING, KING, (1, 2)), window(KING, "orange-scroll", (1,))
    assert [a == b for a, b in zip(could, could_not, strict=True)] == [True, True, True, False]


@rule("R-2.10")
def test_an_answer_is_secret_until_the_window_closes() -> None:
    """Reply or decline: until the last answer nobody else can tell."""
    p = position("siege", KING, "red-crown").play("event:siege:1")
    q = Position(p.setup, cast(RaeState, p.state.clone()))
    logs = p.listen(), q.listen()
    p.by(1, "reply")
    q.by(1, "decline")
    assert alike(p, q, (-1, 0, 2))
    assert [log.events for log in logs] == [[], []]


@rule("R-2.10")
def test_the_window_asks_the_same_seats_all_along() -> None:
    """Who has answered is not to be seen."""
    p = position("siege", KING, "red-crown").play("event:siege:1")
    assert [p.view(seat).asked for seat in EVERYONE] == [[1, 2]] * 4
    p.by(1, "decline")
    assert [p.view(seat).asked for seat in EVERYONE] == [[1, 2]] * 4


@rule("R-2.10")
def test_a_reply_to_a_reply_is_asked_in_secret_too() -> None:
    """Seat 0, who played the event, with a second Long Live the King and without."""
    p, q = (
        position(f"siege {held}", KING, "red-crown").play("event:siege:1").answer(1)
        for held in (KING, "orange-scroll")
    )
    assert alike(p, q, (-1, 1, 2))
    assert alike(p.answer(), q.answer(), (-1, 1, 2))


@rule("R-1.3")
def test_a_stolen_card_is_seen_by_thief_and_victim_alone() -> None:
    """The victim knows it in the thief's hand; seat 2 and spectators learn nothing."""
    tables = []
    for card in ("red-sword", "blue-crown"):
        p = position("thieves", "red-sword blue-crown", "").carry_out("event:thieves:1")
        log = p.listen()
        p.play(f"steal:{card}")
        assert (p.known(1, 0), p.known(2, 0)) == (card, "")
        tables.append([p.bytes_for(seat) + heard(log, seat).encode() for seat in EVERYONE])
    one, two = tables
    assert [a == b for a, b in zip(one, two, strict=True)] == [True, False, False, True]


@rule("R-1.3")
def test_a_tax_is_seen_by_payer_and_taker_alone() -> None:
    """The payer knows it in the taker's hand; the other payer does not."""
    tables = []
    for card in ("red-sword", "blue-crown"):
        p = position("taxes", "red-sword blue-crown", "green-crown").carry_out("event:taxes")
        log = p.listen()
        p.play(f"give:{card}")
        assert (p.known(1, 0), p.known(2, 0)) == (card, "")
        tables.append([p.bytes_for(seat) + heard(log, seat).encode() for seat in EVERYONE])
    one, two = tables
    assert [a == b for a, b in zip(one, two, strict=True)] == [True, False, False, True]


@rule("R-1.3")
def test_exchanged_cards_are_seen_by_the_two_alone() -> None:
    """What went is as hidden from others as what came."""
    tables = []
    for cards in (("red-sword", "blue-crown"), ("green-sword", "red-crown")):
        hand = "enchanted-mirror red-sword green-sword"
        p = position(hand, "blue-crown red-crown", "").carry_out("event:enchanted-mirror:1")
        log = p.listen()
        p.play(f"give:{cards[0]}", f"get:{cards[1]}")
        tables.append([p.bytes_for(seat) + heard(log, seat).encode() for seat in EVERYONE])
    one, two = tables
    assert [a == b for a, b in zip(one, two, strict=True)] == [True, False, False, True]


@rule("R-1.3")
def test_the_given_card_is_named_in_secret() -> None:
    """Until the exchange even the other one does not know it."""
    tables = []
    for card in ("red-sword", "green-sword"):
        p = position("enchanted-mirror red-sword green-sword", "blue-crown", "")
        log = p.carry_out("event:enchanted-mirror:1").listen()
        p.play(f"give:{card}")
        assert (p.view(0).offered, p.view(1).offered, log.events) == (card, "", [])
        tables.append(p)
    assert alike(tables[0], tables[1], (-1, 1, 2))


@rule("R-1.3")
def test_what_the_mirror_shows_is_remembered() -> None:
    """The hand after the exchange; a draw changes nothing, and nobody else is shown it."""
    p = position("enchanted-mirror red-sword", FIVE, "").carry_out("event:enchanted-mirror:1")
    p.play("give:red-sword", "get:yellow-crown")
    there = "red-sword yellow-sword purple-crown orange-scroll black-sword"
    assert (p.known(0, 1), p.known(1, 0), p.known(2, 1)) == (there, "yellow-crown", "")
    p.state.hands[0] += [card_named("siege")] * 4
    p.play("done", "draw:green-crown")
    assert (p.turn, p.held(1), p.known(0, 1)) == (1, 6, there)


@rule("R-1.3")
def test_a_known_card_is_forgotten_when_it_is_laid() -> None:
    """All saw it leave; the others are still known."""
    p = position("enchanted-mirror", "red-sword red-crown red-scroll blue-crown")
    p.carry_out("event:enchanted-mirror:1").turn_of(1).play("lay:red-sword:red-crown")
    assert p.known(0, 1) == "red-scroll blue-crown"
    p.play("add:red-scroll:quest-1")
    assert p.known(0, 1) == "blue-crown"


@rule("R-1.3")
def test_a_known_card_is_forgotten_when_it_is_discarded() -> None:
    """All saw it leave; what was drawn since was never known."""
    p = position("enchanted-mirror", FIVE).carry_out("event:enchanted-mirror:1").play("done")
    p.play(*["draw:green-crown"] * 2, *["draw:green-sword"] * 2, "draw:green-scroll")
    p.play("draw:red-sword", "done", "discard:yellow-crown")
    assert p.known(0, 1) == "yellow-sword purple-crown orange-scroll black-sword"


@rule("R-1.3")
def test_a_known_reply_is_forgotten() -> None:
    """Long Live the King was seen in the hand and left it."""
    p = position("enchanted-mirror", f"{KING} blue-crown", "siege")
    p.carry_out("event:enchanted-mirror:1").turn_of(2)
    assert p.known(0, 1) == f"blue-crown {KING}"
    p.play("event:siege:0").answer(1)
    assert p.known(0, 1) == "blue-crown"


@rule("R-1.3")
def test_a_card_that_leaves_a_hand_unseen_makes_others_forget_it() -> None:
    """Seat 0 knew seat 1's hand; seat 2 steals a card of it, and only those two know which."""
    p = position("enchanted-mirror", "red-sword blue-crown", "thieves")
    p.carry_out("event:enchanted-mirror:1")
    assert p.known(0, 1) == "red-sword blue-crown"
    p.turn_of(2).carry_out("event:thieves:1").play("steal:red-sword")
    assert (p.known(0, 1), p.known(1, 2), p.known(0, 2)) == ("", "red-sword", "")


@rule("R-1.3")
def test_a_thief_who_knew_the_hand_forgets_the_stolen_card_alone() -> None:
    """The others of that hand must still be there."""
    p = position("enchanted-mirror thieves green-sword", "red-sword blue-crown green-crown")
    p.carry_out("event:enchanted-mirror:1").play("give:green-sword", "get:red-sword")
    assert p.known(0, 1) == "blue-crown green-sword green-crown"
    p.turn_of(0).carry_out("event:thieves:1").play("steal:blue-crown")
    assert (p.known(0, 1), p.known(1, 0)) == ("green-sword green-crown", "red-sword blue-crown")


@rule("R-1.3")
def test_a_paid_card_is_known_until_the_takers_hand_loses_one_unseen() -> None:
    """Seat 1 paid a card and knows it; then seat 2 robs seat 0."""
    p = position("taxes", "red-sword", "blue-crown thieves").carry_out("event:taxes")
    p.play("give:red-sword", "give:blue-crown")
    assert (p.known(1, 0), p.known(2, 0)) == ("red-sword", "blue-crown")
    p.turn_of(2)
    p.carry_out("event:thieves:0").play("steal:red-sword")
    assert (p.known(1, 0), p.known(2, 0)) == ("", "blue-crown")


def test_a_spectator_is_shown_nothing_of_hands() -> None:
    """Whatever the seats know."""
    p = position("taxes", "red-sword", "blue-crown").carry_out("event:taxes")
    p.play("give:red-sword", "give:blue-crown")
    view = p.view(-1)
    assert (view.hand, view.known) == ([], [[], [], []])


def test_imagination_keeps_what_is_known() -> None:
    """A known card is in every imagined hand, the rest varies, and the view stays equal."""
    p = position("taxes", "red-sword", f"blue-crown {FIVE}").carry_out("event:taxes")
    p.play("give:red-sword", "give:blue-crown")
    hands = imagined(p, 1, 0)
    assert all("red-sword" in hand for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 5


def test_imagination_in_the_window_gives_anyone_a_reply() -> None:
    """Some imagined opponents hold Long Live the King, some do not."""
    p = position("siege", f"red-sword {FIVE}", "").play("event:siege:1")
    able = {KING in hand for hand in imagined(p, 0, 1)}
    assert able == {False, True}


def test_imagination_of_the_offered_card_is_from_the_hand() -> None:
    """Seat 1 does not know which card of seat 0 it is."""
    p = position("enchanted-mirror red-sword green-sword", "blue-crown", "")
    p.carry_out("event:enchanted-mirror:1").play("give:red-sword")
    rng = Random(1)
    for _ in range(20):
        state = cast(RaeState, GAME.imagine(p.setup, p.view(1), rng))
        assert state.offered in state.hands[0]
    own = cast(RaeState, GAME.imagine(p.setup, p.view(0), rng))
    assert own.offered == card_named("red-sword")


def test_imagination_keeps_the_table() -> None:
    """Groups, moved cards and a lifted card are where they were."""
    groups = "0: sword red blue green; 0: sword yellow orange; 1: red crown scroll"
    p = position("", FIVE, groups=groups).play("take:red-sword:collection-1", "to:collection-2")
    state = cast(RaeState, GAME.imagine(p.setup, p.view(0), Random(1)))
    assert (state.quests, state.collections) == (p.state.quests, p.state.collections)
    assert state.legal(0) == p.state.legal(0)


def rearranging() -> Match:
    """A match in the middle of seat 0's turn, with a card to move and one to lay."""
    groups = "0: sword red blue green; 0: sword yellow orange; 0: red crown scroll"
    return position(f"{FIVE} purple-sword", "", groups=groups).match()


@rule("T-2.1", "R-2.7")
def test_a_taken_card_can_be_put_back() -> None:
    """Nothing was shown by lifting it."""
    m = rearranging()
    before = m.state.dump()
    m.play(0, "take:red-sword:collection-1", "person")
    m.undo(0, "person")
    assert m.state.dump() == before


@rule("T-2.1", "R-2.7")
def test_a_rearrangement_can_be_taken_back_within_the_turn() -> None:
    """Step by step, to where it began."""
    m = rearranging()
    before = m.state.dump()
    steps = ["take:red-sword:collection-1", "to:collection-2", "take:yellow-sword:collection-2"]
    for text in steps:
        m.play(0, text, "person")
    for _ in steps:
        assert m.undo_refusal(0) == ""
        m.undo(0, "person")
    assert m.state.dump() == before


@rule("T-2.1")
@pytest.mark.parametrize(
    "texts",
    [
        ["lay:yellow-sword:yellow-crown"],
        ["add:black-sword:collection-2"],
        ["done", "discard:black-sword"],
    ],
)
def test_a_shown_card_is_not_taken_back(texts: list[str]) -> None:
    """The others have seen it."""
    m = rearranging()
    for text in texts:
        m.play(0, text, "person")
    assert m.undo_refusal(0) == "T-2.1"


@rule("T-2.1")
def test_a_rearrangement_after_a_shown_card_is_taken_back_up_to_it() -> None:
    """The move goes back, the laid cards stay."""
    m = rearranging()
    m.play(0, "lay:yellow-sword:yellow-crown", "person")
    m.play(0, "take:red-sword:collection-1", "person")
    m.play(0, "to:quest-1", "person")
    m.undo(0, "person")
    m.undo(0, "person")
    assert m.undo_refusal(0) == "T-2.1"


@rule("T-2.1")
def test_a_quest_formed_with_a_hand_card_is_not_taken_back() -> None:
    """The hand card was shown."""
    m = position("red-crown", FIVE, groups="0: sword red blue green").match()
    m.play(0, "take:red-sword:collection-1", "person")
    m.play(0, "with:red-crown", "person")
    assert m.undo_refusal(0) == "T-2.1"


@rule("T-2.1")
def test_nothing_is_taken_back_past_a_draw() -> None:
    """Neither the deal nor the card of the turn, nor the end of a turn once it was refilled."""
    m = Match(GAME, Record("rae", 0, dealt(2).setup))
    m.play(-1, "first:0", "dealer")
    for card in [*FIVE.split()] * 2:
        m.play(-1, f"draw:{card}", "dealer")
    m.play(-1, "draw:red-crown", "dealer")
    assert m.undo_refusal(0) == "T-2.1"
    m.play(0, "done", "person")
    assert m.undo_refusal(0) == ""
    m.play(0, "discard:red-crown", "person")
    m.play(-1, "draw:red-crown", "dealer")
    assert m.undo_refusal(0) == "T-2.1"


@rule("T-2.1", "R-2.10")
@pytest.mark.parametrize("answer", ["reply", "decline"])
def test_nothing_is_taken_back_once_the_window_has_closed(answer: str) -> None:
    """The last answer shows what all have answered; one before it may be changed."""
    m = position("siege", KING, "red-crown").match()
    m.play(0, "event:siege:1", "person")
    assert m.undo_refusal(0) == "T-2.1"
    m.play(1, answer, "person")
    assert m.undo_refusal(1) == ""
    m.play(2, "decline", "person")
    assert (m.undo_refusal(1), m.undo_refusal(2)) == ("T-2.1", "T-2.1")


@rule("T-2.1", "R-1.3")
def test_a_look_into_the_mirror_is_not_taken_back() -> None:
    """The hand was seen; the card to be given may still be changed, the exchange not."""
    m = position("enchanted-mirror red-sword green-sword", "blue-crown").match()
    m.play(0, "event:enchanted-mirror:1", "person")
    m.play(1, "decline", "person")
    assert m.undo_refusal(0) == "T-2.1"
    m.play(0, "give:red-sword", "person")
    m.undo(0, "person")
    m.play(0, "give:green-sword", "person")
    m.play(0, "get:blue-crown", "person")
    assert m.undo_refusal(0) == "T-2.1"


@rule("T-2.1", "R-1.3")
def test_a_paid_tax_is_not_taken_back() -> None:
    """The taker has seen it."""
    m = position("taxes", "red-sword blue-crown", "green-crown").match()
    m.play(0, "event:taxes", "person")
    m.play(1, "decline", "person")
    m.play(2, "decline", "person")
    m.play(1, "give:red-sword", "person")
    assert m.undo_refusal(1) == "T-2.1"


@rule("R-2.9", "R-2.10")
def test_a_king_that_replied_is_known_in_no_hand_any_more() -> None:
    """Seat 0, who is at turn, had seen it in the hand of seat 1."""
    p = position("thieves red-sword", f"{KING} blue-crown")
    p.state.known = [fact_of(0, 1, card_named(KING))]
    p.play("event:thieves:1").answer(1)
    assert p.known(0, 1) == ""
