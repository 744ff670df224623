"""What events do, when they can be played, and where they go (R-1.3, R-2.9)."""

import pytest

from questable.engine.sampling import odds
from tests.games.rae.position import KING, Position, position
from tests.rule import rule

FIVE = "yellow-sword yellow-crown purple-crown orange-scroll black-sword"
SIX = f"{FIVE} black-scroll"


def refused(p: Position, *texts: str) -> set[str]:
    """The rules against some actions."""
    return {p.refusal(text) for text in texts}


@rule("R-1.3")
def test_thieves_take_a_card() -> None:
    """From the hand of the opponent they are sent to, to that of who sent them."""
    p = position("thieves", "red-sword", "blue-crown green-crown").carry_out("event:thieves:2")
    assert (p.phase, p.chance) == ("steal", True)
    p.play("steal:blue-crown")
    assert [p.hand(seat) for seat in range(3)] == ["blue-crown", "red-sword", "green-crown"]
    assert (p.state.actor, p.phase) == (0, "turn")


@rule("R-1.3")
def test_thieves_take_at_random() -> None:
    """Each card of that hand alike likely, and no other card."""
    p = position("thieves", "red-sword red-sword blue-crown").carry_out("event:thieves:1")
    assert {a.text: n for a, n in odds(p.state)} == {"steal:red-sword": 2, "steal:blue-crown": 1}
    assert p.refusal("steal:green-crown") == "T-1.3"


@rule("R-1.3")
def test_thieves_find_nothing_in_an_empty_hand() -> None:
    """They cannot be sent there."""
    assert position("thieves", "", "red-sword").legal("event") == ["event:thieves:2"]
    assert position("thieves", "").refusal("event:thieves:1") == "R-1.3"


@rule("R-1.3")
@pytest.mark.parametrize("event", ["thieves", "enchanted-mirror", "siege"])
def test_no_event_is_aimed_at_oneself(event: str) -> None:
    """Opponents only."""
    p = position(f"{event} red-sword", "blue-sword", "green-sword", turn=0)
    assert p.refusal(f"event:{event}:0") == "R-1.3"
    assert p.legal("event") == [f"event:{event}:1", f"event:{event}:2"]


@rule("T-1.4")
@pytest.mark.parametrize("event", ["thieves", "enchanted-mirror", "siege"])
def test_no_event_is_aimed_at_an_empty_chair(event: str) -> None:
    """A seat that nobody sits on."""
    p = position(f"{event} red-sword", "blue-sword", "green-sword")
    assert p.refusal(f"event:{event}:3") == "T-1.4"


@rule("R-1.3")
def test_a_fireball_burns_a_card_of_a_collection_of_three() -> None:
    """It is discarded, and the Collection has two left."""
    p = position("fireball", "", groups="1: sword red blue green")
    p.carry_out("event:fireball:blue-sword:collection-1")
    assert p.groups() == ["1: sword red green"]
    assert p.discards == ["blue-sword", "fireball"]


@rule("R-1.3")
@pytest.mark.parametrize("colours", ["red blue green purple", "*"])
def test_a_fireball_reaches_larger_collections(colours: str) -> None:
    """Three or more."""
    p = position("fireball", "", groups=f"1: sword {colours}")
    assert p.refusal("event:fireball:blue-sword:collection-1") == ""


@rule("R-1.3")
def test_a_fireball_burns_a_card_of_a_quest_of_three() -> None:
    """Its points are gone as well."""
    p = position("fireball", "", groups="1: red sword crown scroll")
    p.carry_out("event:fireball:red-crown:quest-1")
    assert (p.groups(), p.scores) == (["1: red sword scroll"], [0, 3])


@rule("R-1.3")
@pytest.mark.parametrize("suits", ["sword crown", "*"])
def test_a_fireball_leaves_other_quests_alone(suits: str) -> None:
    """Exactly three: neither two nor four."""
    p = position("fireball", "", groups=f"1: red {suits}")
    assert p.refusal("event:fireball:red-crown:quest-1") == "R-1.3"
    assert p.legal() == ["done"]


@rule("R-1.3")
def test_a_fireball_leaves_a_collection_of_two_alone() -> None:
    """Three or more."""
    p = position("fireball", "", groups="1: sword red blue")
    assert p.refusal("event:fireball:red-sword:collection-1") == "R-1.3"
    assert p.legal() == ["done"]


@rule("R-1.3")
def test_a_fireball_is_for_opponents() -> None:
    """Own groups do not burn."""
    p = position("fireball", "", groups="0: sword red blue green; 0: red chalice crown scroll")
    texts = ["event:fireball:red-sword:collection-1", "event:fireball:red-crown:quest-1"]
    assert refused(p, *texts) == {"R-1.3"}
    assert p.legal("event") == []


@rule("R-1.3")
def test_a_fireball_burns_a_card_that_is_there() -> None:
    """Each card of the group, and no other."""
    p = position("fireball", "", groups="1: sword red blue green; 1: red sword chalice crown")
    assert p.legal("event") == [
        "event:fireball:red-sword:quest-1",
        "event:fireball:red-chalice:quest-1",
        "event:fireball:red-crown:quest-1",
        "event:fireball:red-sword:collection-1",
        "event:fireball:blue-sword:collection-1",
        "event:fireball:green-sword:collection-1",
    ]
    texts = ["event:fireball:red-scroll:quest-1", "event:fireball:black-sword:collection-1"]
    assert refused(p, *texts) == {"R-1.3"}


@rule("R-1.3")
def test_taxes_take_one_card_of_each_opponent() -> None:
    """Of their choice, one after the other clockwise."""
    p = position("red-crown", "taxes", "red-sword blue-sword", "green-sword", turn=1)
    p.carry_out("event:taxes")
    assert (p.phase, p.state.actor) == ("taxes", 2)
    p.play("give:blue-sword")
    assert p.state.actor == 3
    p.play("give:green-sword")
    assert p.state.actor == 0
    p.play("give:red-crown")
    assert [p.hand(s) for s in range(4)] == [
        "",
        "red-crown blue-sword green-sword",
        "red-sword",
        "",
    ]
    assert (p.state.actor, p.phase) == (1, "turn")


@rule("R-1.3")
def test_taxes_are_of_the_payers_choice() -> None:
    """Any card in hand, events too, and no other; nothing else is done meanwhile."""
    p = position("taxes red-crown", "red-sword siege").carry_out("event:taxes")
    assert p.legal() == ["give:red-sword", "give:siege"]
    assert p.refusal("give:red-crown") == "R-1.3"
    assert p.refusal("done") == "T-1.3"


@rule("R-1.3")
def test_who_holds_nothing_gives_no_taxes() -> None:
    """The next one pays."""
    p = position("taxes", "", "red-sword").carry_out("event:taxes")
    assert p.state.actor == 2
    assert p.play("give:red-sword").hand(0) == "red-sword"


@rule("R-1.3")
def test_taxes_need_someone_who_can_pay() -> None:
    """Not when no opponent holds a card."""
    assert position("taxes", "", "").refusal("event:taxes") == "R-1.3"
    assert position("taxes", "", "").legal() == ["done"]


@rule("R-1.3")
def test_the_mirror_exchanges_a_card() -> None:
    """One of one's own for one of theirs."""
    p = position("enchanted-mirror red-sword", "blue-crown green-crown")
    p.carry_out("event:enchanted-mirror:1")
    p.play("give:red-sword", "get:green-crown")
    assert (p.hand(0), p.hand(1)) == ("green-crown", "red-sword blue-crown")
    assert (p.state.actor, p.phase) == (0, "turn")


@rule("R-1.3")
def test_the_mirror_shows_the_hand() -> None:
    """Before anything is chosen, and to nobody else."""
    p = position("enchanted-mirror red-sword", "blue-crown green-crown", "")
    p.carry_out("event:enchanted-mirror:1")
    assert (p.known(0, 1), p.known(2, 1)) == ("blue-crown green-crown", "")


@rule("R-1.3")
def test_the_given_card_is_named_before_the_taken_one() -> None:
    """Any own card, then any of theirs."""
    p = position("enchanted-mirror red-sword siege", "blue-crown green-crown")
    p.carry_out("event:enchanted-mirror:1")
    assert (p.phase, p.legal()) == ("offer", ["give:red-sword", "give:siege"])
    assert refused(p, "give:blue-crown") == {"R-1.3"}
    p.play("give:siege")
    assert (p.phase, p.legal()) == ("exchange", ["get:blue-crown", "get:green-crown"])
    assert refused(p, "get:red-sword") == {"R-1.3"}


@rule("R-1.3", "T-1.3")
def test_the_exchange_is_obligatory() -> None:
    """Who has looked must give a card and get one."""
    p = position("enchanted-mirror red-sword", "blue-crown").carry_out("event:enchanted-mirror:1")
    assert refused(p, "done", "get:blue-crown") == {"T-1.3"}
    p.play("give:red-sword")
    assert refused(p, "done", "give:red-sword") == {"T-1.3"}


@rule("R-1.3")
def test_with_an_empty_hand_the_mirror_only_shows() -> None:
    """There is nothing to give."""
    p = position("enchanted-mirror", "blue-crown").carry_out("event:enchanted-mirror:1")
    assert (p.known(0, 1), p.hand(1), p.phase) == ("blue-crown", "blue-crown", "turn")
    assert p.discards == ["enchanted-mirror"]


@rule("R-1.3")
def test_the_mirror_shows_no_empty_hand() -> None:
    """It cannot be held up to one."""
    p = position("enchanted-mirror red-sword", "", "blue-crown")
    assert p.refusal("event:enchanted-mirror:1") == "R-1.3"


@rule("R-1.3")
@pytest.mark.parametrize("action", ["give:red-sword", "get:blue-crown"])
def test_nothing_is_given_or_got_without_an_event(action: str) -> None:
    """Cards change hands by events only."""
    assert position("red-sword", "blue-crown").refusal(action) == "R-1.3"


@rule("R-1.3")
def test_the_tome_draws_two() -> None:
    """And the turn goes on."""
    p = position("mystical-tome", "").carry_out("event:mystical-tome")
    assert (p.phase, p.chance) == ("tome", True)
    p.play("draw:red-sword")
    assert p.phase == "tome"
    p.play("draw:red-crown")
    assert (p.hand(0), p.phase, p.state.actor) == ("red-sword red-crown", "turn", 0)


@rule("R-1.3")
def test_the_tome_draws_the_one_that_is_left() -> None:
    """From a pile of one."""
    p = position("mystical-tome", FIVE, pile="red-sword").carry_out("event:mystical-tome")
    p.play("draw:red-sword")
    assert (p.hand(0), p.phase, p.over) == ("red-sword", "turn", False)


@rule("R-1.3")
def test_the_tome_needs_a_pile() -> None:
    """It cannot be read when the last card is drawn."""
    p = position("mystical-tome red-sword", "", pile="")
    assert p.refusal("event:mystical-tome") == "R-1.3"
    assert p.legal() == ["done"]


@rule("R-1.3")
def test_a_tournament_makes_five_cards() -> None:
    """Itself and four more, two by two."""
    p = position("tournament red-sword red-crown blue-sword blue-crown green-sword", "")
    p.carry_out("event:tournament").play("lay:red-sword:red-crown", "lay:blue-sword:blue-crown")
    assert p.state.played == 5
    p.state.hands[0].append(12)
    assert p.refusal("lay:green-sword:green-scroll") == "R-2.2"
    assert p.legal() == ["done"]


@rule("R-1.3", "R-2.8")
def test_after_a_tournament_four_may_be_added() -> None:
    """One by one, and no fifth."""
    groups = "0: red sword crown; 1: blue sword crown"
    hand = "tournament red-chalice red-scroll blue-chalice blue-scroll green-sword"
    p = position(hand, "", groups=groups).carry_out("event:tournament")
    p.play("add:red-chalice:quest-1", "add:red-scroll:quest-1")
    p.play("add:blue-chalice:quest-1", "add:blue-scroll:quest-1")
    assert (p.state.played, p.state.added, p.legal()) == (5, 4, ["done"])


@rule("R-1.3", "R-2.8")
def test_a_tournament_after_plays_counts_them() -> None:
    """Two added before it leave two, which may be added too."""
    groups = "0: red sword crown; 1: blue sword crown"
    hand = "tournament red-chalice red-scroll blue-chalice blue-scroll"
    p = position(hand, "", groups=groups).play("add:red-chalice:quest-1", "add:red-scroll:quest-1")
    p.carry_out("event:tournament").play("add:blue-chalice:quest-1", "add:blue-scroll:quest-1")
    assert p.state.played == 5


@rule("R-1.3")
def test_a_tournament_is_for_this_turn() -> None:
    """The next one has three cards and two added again."""
    p = position(f"tournament {FIVE}", "red-sword red-crown red-chalice red-scroll")
    p.carry_out("event:tournament").play("done", "draw:blue-sword")
    p.play("lay:red-sword:red-crown", "add:red-chalice:quest-1")
    assert p.refusal("add:red-scroll:quest-1") == "R-2.2"


@rule("R-1.3")
def test_a_tournament_is_no_second_event() -> None:
    """One event a turn, as ever."""
    p = position("tournament siege", "").carry_out("event:tournament")
    assert p.refusal("event:siege:1") == "R-2.2"


@rule("R-1.3")
def test_a_tournament_needs_another_card() -> None:
    """As the last card in hand it could do nothing."""
    assert position("tournament", "").refusal("event:tournament") == "R-1.3"
    assert position("tournament", "").legal() == ["done"]
    assert position("tournament siege", "").refusal("event:tournament") == ""


@rule("R-1.3")
def test_who_is_besieged_does_not_draw_at_the_start() -> None:
    """Of the next turn; the plays begin at once."""
    p = position(f"siege {FIVE}", FIVE.replace("black", "blue")).carry_out("event:siege:1")
    p.play("done")
    assert (p.turn, p.state.actor, p.phase, p.held(1)) == (1, 1, "turn", 5)


@rule("R-1.3")
def test_a_siege_leaves_the_refill_alone() -> None:
    """At the end of that turn five cards are held."""
    p = position(f"siege {FIVE}", "red-sword red-crown red-scroll blue-sword")
    p.carry_out("event:siege:1").play("done", "lay:red-sword:red-crown", "done")
    assert (p.phase, p.turn) == ("refill", 1)
    p.play("draw:blue-crown", "draw:green-crown", "draw:green-sword")
    assert (p.held(1), p.turn) == (5, 0)


@rule("R-1.3")
def test_a_siege_is_over_after_one_turn() -> None:
    """Then its victim draws again, and can be besieged again."""
    p = position(f"siege {FIVE}", FIVE.replace("black", "blue")).carry_out("event:siege:1")
    p.play("done", "done", "draw:red-sword")
    p.state.hands[0][5] = 35
    assert p.refusal("event:siege:1") == ""
    p.play("done", "discard:siege")
    assert (p.turn, p.phase) == (1, "draw")


@rule("R-1.3")
def test_a_siege_is_of_an_opponent_of_ones_choice() -> None:
    """Only that one, in that one's next turn."""
    p = position(f"siege {FIVE}", FIVE.replace("black", "blue"), FIVE.replace("black", "green"))
    p.carry_out("event:siege:2").play("done")
    assert (p.turn, p.phase) == (1, "draw")
    p.play("draw:red-sword", "done", "discard:red-sword")
    assert (p.turn, p.phase) == (2, "turn")


@rule("R-1.3")
def test_nobody_is_besieged_twice() -> None:
    """Another siege could do nothing."""
    p = position(f"siege {FIVE}", "siege red-crown", "red-sword").carry_out("event:siege:2")
    p.play("done", "draw:blue-sword")
    assert p.refusal("event:siege:2") == "R-1.3"
    assert p.legal("event") == ["event:siege:0"]


@rule("R-1.3", "R-2.10")
def test_targets_are_named_when_an_event_is_played() -> None:
    """Before anyone is asked for a reply, for all to see."""
    p = position("thieves", "red-sword", "blue-sword").play("event:thieves:2")
    assert {p.view(seat).event for seat in (-1, 0, 1, 2)} == {"event:thieves:2"}


@rule("R-1.3")
def test_thieves_at_a_hand_that_a_reply_emptied_get_nothing() -> None:
    """The event is used up."""
    p = position(f"thieves {KING}", KING).play("event:thieves:1").answer(1).answer(0).answer()
    assert (p.hand(0), p.hand(1), p.phase, p.state.actor) == ("", "", "turn", 0)
    assert p.discards == ["thieves", KING, KING]
    assert p.state.event_used == 1


@rule("R-1.3")
def test_the_mirror_at_a_hand_that_a_reply_emptied_shows_nothing() -> None:
    """The event is used up."""
    p = position(f"enchanted-mirror red-sword {KING}", KING).play("event:enchanted-mirror:1")
    p.answer(1).answer(0).answer()
    assert (p.hand(0), p.phase, p.state.actor) == ("red-sword", "turn", 0)


@rule("R-1.3")
def test_taxes_after_the_last_card_was_a_reply_are_not_paid() -> None:
    """The event is used up."""
    p = position(f"taxes {KING}", KING, "").play("event:taxes").answer(1).answer(0).answer()
    assert (p.hand(0), p.phase, p.state.actor) == ("", "turn", 0)
    assert p.discards == ["taxes", KING, KING]


@rule("R-1.3")
def test_who_replied_with_the_last_card_only_looks_into_the_mirror() -> None:
    """No card is left to give."""
    p = position(f"enchanted-mirror {KING}", f"{KING} red-sword").play("event:enchanted-mirror:1")
    p.answer(1).answer(0).answer()
    assert (p.known(0, 1), p.hand(1), p.phase) == ("red-sword", "red-sword", "turn")


@rule("R-1.3", "R-2.9")
def test_long_live_the_king_cancels_an_event() -> None:
    """Nothing is stolen."""
    p = position("thieves", f"red-sword {KING}").play("event:thieves:1").answer(1).answer()
    assert (p.hand(0), p.hand(1), p.phase, p.state.actor) == ("", "red-sword", "turn", 0)


@rule("R-1.3", "R-2.9")
def test_long_live_the_king_cancels_another() -> None:
    """Then the event happens after all."""
    p = position(f"thieves {KING}", f"red-sword {KING}").play("event:thieves:1")
    p.answer(1).answer(0).answer().play("steal:red-sword")
    assert (p.hand(0), p.hand(1)) == ("red-sword", "")


@rule("R-1.3", "R-2.9")
def test_a_third_long_live_the_king_cancels_the_second() -> None:
    """The event does not happen."""
    p = position(f"thieves {KING}", f"red-sword {KING}", f"blue-sword {KING}")
    p.play("event:thieves:1").answer(1).answer(0).answer(2).answer()
    assert (p.hand(1), p.phase) == ("red-sword", "turn")
    assert p.discards == ["thieves", KING, KING, KING]


@rule("R-2.9")
def test_an_event_goes_on_top_of_the_discard_pile() -> None:
    """Once it was carried out."""
    p = position("siege red-sword", "").carry_out("event:siege:1")
    assert (p.discards, p.hand(0)) == (["siege"], "red-sword")


@rule("R-2.9")
def test_an_event_is_discarded_after_its_effect() -> None:
    """While cards are drawn, paid or stolen it is not there yet; a burnt card lies below it."""
    p = position("mystical-tome", "").carry_out("event:mystical-tome").play("draw:red-sword")
    assert p.discards == []
    assert p.play("draw:red-crown").discards == ["mystical-tome"]
    p = position("fireball", "", groups="1: red sword crown scroll")
    p.carry_out("event:fireball:red-crown:quest-1")
    assert p.discards == ["red-crown", "fireball"]


@rule("R-2.9")
def test_an_event_and_its_replies_lie_in_the_order_played() -> None:
    """After the effect, the last reply on top."""
    p = position(f"fireball {KING}", KING, groups="1: red sword crown scroll")
    p.play("event:fireball:red-crown:quest-1").answer(1)
    assert p.discards == []
    p.answer(0).answer()
    assert p.discards == ["red-crown", "fireball", KING, KING]


@rule("R-2.9")
def test_a_cancelled_event_is_used_up() -> None:
    """It is discarded with the reply, was the turn's event and one of the three cards."""
    p = position("siege mystical-tome red-sword", KING).play("event:siege:1").answer(1).answer()
    assert p.discards == ["siege", KING]
    assert (p.refusal("event:mystical-tome"), p.state.played) == ("R-2.2", 1)
    assert p.state.besieged == 0


@rule("R-2.9")
def test_a_second_event_is_refused() -> None:
    """One a turn."""
    p = position("siege mystical-tome", "").carry_out("event:mystical-tome")
    p.play("draw:red-sword", "draw:red-crown")
    assert p.refusal("event:siege:1") == "R-2.2"


@rule("R-2.9")
def test_long_live_the_king_is_played_in_reply_only() -> None:
    """It is no event that a turn could begin with."""
    p = position(f"{KING} red-sword", "blue-sword")
    assert p.legal() == ["done"]
    assert p.refusal("reply") == "R-2.10"


@rule("R-2.9")
def test_long_live_the_king_is_played_in_anyones_turn() -> None:
    """By seat 2 in seat 1's turn, by seat 1 in its own in reply to that."""
    p = position("", f"siege {KING}", KING, turn=1).play("event:siege:0").answer(2)
    assert p.state.replies == [2]
    assert p.answer(1).state.replies == [2, 1]


@rule("R-2.9")
def test_an_own_reply_is_none_of_the_three_cards() -> None:
    """The event is one; two more may be played."""
    p = position(f"siege {KING} red-sword red-crown", KING).play("event:siege:1")
    p.answer(1).answer(0).answer()
    assert p.state.played == 1
    assert p.refusal("lay:red-sword:red-crown") == ""


@rule("R-2.9")
def test_a_reply_is_not_the_event_of_ones_own_turn() -> None:
    """Who replied in another's turn plays three cards and an event in the next."""
    p = position(f"siege {FIVE}", f"{KING} mystical-tome red-sword red-crown")
    p.play("event:siege:1").answer(1).answer().play("done", "draw:blue-sword")
    p.carry_out("event:mystical-tome").play("draw:green-sword", "draw:green-crown")
    p.play("lay:red-sword:red-crown")
    assert p.state.played == 3


@rule("R-2.9")
def test_who_replied_draws_no_card_for_it_at_once() -> None:
    """The hand is one short until the end of its player's own next turn."""
    p = position(f"siege {FIVE}", f"{KING} red-sword red-crown blue-scroll green-scroll")
    p.play("event:siege:1").answer(1).answer()
    assert p.held(1) == 4
    p.play("done")
    assert p.held(1) == 4
    p.play("draw:blue-sword", "lay:red-sword:red-crown", "done")
    p.play("draw:green-sword", "draw:green-crown")
    assert (p.held(1), p.turn) == (5, 0)


@rule("R-1.3")
def test_a_second_siege_leaves_the_first() -> None:
    """Two opponents may be besieged at once, by one player after the other."""
    hands = ["siege red-sword", "siege red-crown", "blue-crown", "blue-sword"]
    p = position(*hands).carry_out("event:siege:3").turn_of(1).carry_out("event:siege:2")
    assert p.state.besieged == 1 << 2 | 1 << 3
