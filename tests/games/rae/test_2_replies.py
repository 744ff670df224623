"""The reply window: who is asked, who replies first, and replies to replies (R-2.10)."""

import pytest

from questable.engine import CHANCE, SEALED
from tests.games.rae.position import KING, position
from tests.rule import rule

EVENTS = [
    "event:thieves:1",
    "event:fireball:red-crown:quest-1",
    "event:fireball:red-sword:collection-1",
    "event:taxes",
    "event:enchanted-mirror:1",
    "event:mystical-tome",
    "event:tournament",
    "event:siege:1",
]


@rule("R-2.10")
@pytest.mark.parametrize("event", EVENTS)
def test_every_event_can_be_replied_to(event: str) -> None:
    """Before it happens its player's opponents are asked, and a reply cancels it."""
    groups = "1: red chalice crown scroll; 1: sword red blue green"
    p = position(f"{event.split(':')[1]} green-scroll", f"{KING} red-scroll", "", groups=groups)
    p.play(event)
    assert (p.state.actor, p.phase, p.asked) == (SEALED, "reply", [1, 2])
    before = p.groups(), p.hand(0), p.state.pile
    p.answer(1).answer()
    assert (p.groups(), p.hand(0), p.state.pile) == before
    assert (p.state.actor, p.phase, p.state.limit, p.state.besieged) == (0, "turn", 3, 0)


@rule("R-2.10")
def test_all_opponents_are_asked_at_once() -> None:
    """They may answer in any order, and each of them must."""
    p = position("siege", "", "", "").play("event:siege:2")
    assert p.asked == [1, 2, 3]
    p.by(3, "decline").by(1, "decline")
    assert (p.asked, p.state.actor) == ([2], SEALED)
    p.by(2, "decline")
    assert p.state.actor == 0


@rule("R-2.10")
def test_opponents_who_could_not_reply_are_asked_all_the_same() -> None:
    """Everyone answers; who holds no Long Live the King can only decline."""
    p = position("siege", "red-sword", KING).play("event:siege:1")
    assert p.asked == [1, 2]
    assert (p.legal(seat=1), p.legal(seat=2)) == (["decline"], ["reply", "decline"])


@rule("R-2.10")
def test_a_reply_takes_the_card() -> None:
    """Who does not hold Long Live the King is refused."""
    p = position("siege", "red-sword").play("event:siege:1")
    assert p.refusal("reply", 1) == "R-2.10"


@rule("R-2.10", "T-1.1")
def test_who_played_the_event_is_not_asked() -> None:
    """Though a Long Live the King is in hand."""
    p = position(f"siege {KING}", "").play("event:siege:1")
    assert p.refusal("reply", 0) == p.refusal("decline", 0) == "T-1.1"


@rule("R-2.10", "T-1.1")
def test_nobody_answers_twice() -> None:
    """An answer is given."""
    p = position("siege", KING, "").play("event:siege:1").by(1, "reply")
    assert p.refusal("decline", 1) == "T-1.1"


@rule("R-2.10", "T-1.3")
@pytest.mark.parametrize("action", ["done", "lay:red-sword:red-crown", "give:red-sword"])
def test_in_the_window_there_are_only_answers(action: str) -> None:
    """Anything else has to wait, chance too."""
    p = position("siege", "red-sword red-crown").play("event:siege:1")
    assert p.refusal(action, 1) == "T-1.3"
    assert p.refusal("draw:red-sword", CHANCE) == "T-1.3"


@rule("R-2.10")
@pytest.mark.parametrize("action", ["reply", "decline"])
def test_there_is_nothing_to_answer_in_a_turn(action: str) -> None:
    """Nobody has played an event."""
    assert position(KING, "").refusal(action) == "R-2.10"


@rule("R-2.10")
def test_a_reply_waits_until_all_have_answered() -> None:
    """Nothing moves before the last answer."""
    p = position("siege", KING, KING).play("event:siege:1").by(1, "reply")
    assert (p.hand(1), p.state.replies) == (KING, [])


@rule("R-2.10")
@pytest.mark.parametrize(("turn", "first"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_first_in_turn_order_replies(turn: int, first: int) -> None:
    """Of all who would, the next one clockwise from who played the event."""
    hands = [KING] * 4
    hands[turn] = "mystical-tome"
    p = position(*hands, turn=turn).play("event:mystical-tome").answer(0, 1, 2, 3)
    assert p.state.replies == [first]


@rule("R-2.10")
def test_the_others_keep_their_cards() -> None:
    """Only one card is laid down; they may use theirs on the reply."""
    p = position("siege", KING, KING, KING).play("event:siege:1").answer(2, 3)
    assert (p.state.replies, p.hand(1), p.hand(2), p.hand(3)) == ([2], KING, "", KING)


@rule("R-2.10")
def test_turn_order_counts_from_whom_is_replied_to() -> None:
    """Seat 2 replied to seat 0: of 1 and 3, who both reply to that, 3 is first."""
    p = position("siege", KING, KING, KING).play("event:siege:1").answer(2).answer(1, 3)
    assert p.state.replies == [2, 3]


@rule("R-2.10")
def test_a_reply_can_be_replied_to_by_its_players_opponents() -> None:
    """All of them are asked, who played the event among them; who replied is not."""
    p = position("siege", KING, KING, "").play("event:siege:1").answer(2)
    assert p.asked == [0, 1, 3]
    assert p.refusal("decline", 2) == "T-1.1"


@rule("R-2.10")
def test_a_window_opens_after_every_reply() -> None:
    """Until nobody replies, even when nobody could."""
    p = position(f"siege {KING}", KING).play("event:siege:1").answer(1)
    assert p.asked == [0]
    p.answer(0)
    assert (p.asked, p.legal(seat=1)) == ([1], ["decline"])
    p.answer()
    assert (p.asked, p.state.besieged) == ([], 0b10)


@rule("R-2.10")
def test_who_was_not_first_may_reply_later() -> None:
    """To the next card, with the card that was kept."""
    p = position("siege", KING, KING).play("event:siege:1").answer(1, 2).answer(2).answer()
    assert (p.state.besieged, p.hand(1), p.hand(2)) == (0b10, "", "")


@rule("R-2.10", "R-3.3")
def test_in_team_play_the_other_team_is_asked() -> None:
    """Not the partner."""
    p = position("siege", "", KING, "", teams=True).play("event:siege:1")
    assert p.asked == [1, 3]
    assert p.refusal("reply", 2) == "T-1.1"


@rule("R-2.10", "R-3.3")
def test_in_team_play_a_reply_is_replied_to_by_the_other_team() -> None:
    """Whoever of it holds the card."""
    p = position("siege", KING, KING, "", teams=True).play("event:siege:1").answer(1)
    assert p.asked == [0, 2]
    assert p.answer(2).answer().state.besieged == 0b10


@rule("R-2.10")
def test_two_replies_of_one_player() -> None:
    """Seat 1 replies, is replied to, and replies again."""
    p = position(f"siege {KING}", f"{KING} {KING}", "").play("event:siege:1")
    p.answer(1).answer(0).answer(1).answer()
    assert (p.state.besieged, p.held(1)) == (0, 0)
