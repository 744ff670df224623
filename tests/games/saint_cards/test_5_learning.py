"""S-5.6: the learning way, in which the player points the matches out."""

from tests.games.saint_cards.position import Position, position
from tests.rule import rule

CARD = "red.oct.africa.a"
TWO = "teal.kx teal.ky"


def learning(hand: str = TWO, top: str = "red.oct.africa", more: str = "") -> Position:
    """Seat 0 is to play in the learning way."""
    return position(f"{CARD} {hand}", "blue.a blue.b", top=top, options=f"learning {more}")


def claimed(*facts: str, hand: str = TWO, more: str = "") -> Position:
    """Seat 0 has played a card with three matches and claimed these."""
    p = learning(hand, more=more).play(f"play:{CARD}")
    return p.play(*(f"claim:{fact}" for fact in facts))


@rule("S-5.6")
def test_the_player_points_the_matches_out() -> None:
    """Nothing is paid before, and only the player at turn does it."""
    p = learning().play(f"play:{CARD}")
    assert (p.treasures, p.phase) == ([0, 0], "claim")
    assert p.refusal("claim:colour-red", 1) == "T-1.1"
    assert (p.refusal("pass"), p.refusal("claim:colour-red")) == ("T-1.3", "")


@rule("S-5.6")
def test_the_matches_found_are_paid() -> None:
    """Two of three."""
    p = claimed("colour-red", "feast-month")
    assert p.play("done").treasures == [2, 0]


@rule("S-5.6")
def test_all_matches_found_are_all_paid_and_none_none() -> None:
    """From nothing to three."""
    assert claimed("colour-red", "feast-month", "geography-africa").play("done").treasures[0] == 3
    assert claimed().play("done").treasures[0] == 0


@rule("S-5.6")
def test_a_wrong_claim_pays_nothing_and_costs_nothing() -> None:
    """The card bears it, the one below does not."""
    card = "red.oct.jesuit"
    p = position(f"{card} teal.kx teal.ky", "blue.a", top="red.oct", options="learning")
    p.play(f"play:{card}", "claim:order", "claim:colour-red", "done")
    assert p.treasures == [1, 0]


@rule("S-5.6", "S-3.3")
def test_what_the_card_bears_is_claimed_once() -> None:
    """Nothing else, and nothing twice."""
    p = claimed("colour-red")
    assert p.choices("claim") == ["feast-month", "geography-africa"]
    assert (p.refusal("claim:colour-red"), p.refusal("claim:order")) == ("S-3.3", "S-3.3")


@rule("S-5.6", "T-1.4")
def test_facts_that_are_not_in_play_are_not_claimed() -> None:
    """Expansions that are not, and in the beginner's game all but its own."""
    p = claimed()
    assert p.refusal("claim:expansion-doctors") == "T-1.4"
    assert claimed(more="beginner").choices("claim") == ["feast-month", "colour-red"]
    assert claimed(more="beginner").refusal("claim:geography-africa") == "T-1.4"


@rule("S-5.6")
def test_what_was_missed_is_shown_afterwards() -> None:
    """To everyone, with what was found."""
    p = claimed("feast-month")
    log = p.listen()
    p.play("done")
    told = {event.kind: event.facts["facts"] for event in log.events if "facts" in event.facts}
    assert told == {"matched": "feast-month", "missed": "colour-red geography-africa"}
    assert all(event.heard_by(-1) for event in log.events)


@rule("S-5.6")
def test_nothing_is_missed_when_all_is_found() -> None:
    """Then only what was found is told."""
    p = claimed("colour-red", "feast-month", "geography-africa")
    log = p.listen()
    p.play("done")
    assert "missed" not in [event.kind for event in log.events]


@rule("S-5.6")
def test_the_table_does_not_tell_beforehand() -> None:
    """Neither what cards in hand would match nor what was not claimed yet."""
    p = learning()
    assert p.view(0).fits == []
    p.play(f"play:{CARD}", "claim:feast-month")
    assert [p.view(seat).matched for seat in (-1, 0, 1)] == [["feast-month"]] * 3


@rule("S-5.6")
def test_what_is_claimed_is_said_aloud() -> None:
    """So that anyone may help: all hear each claim, and whether it is right."""
    p = learning(top="red.oct").play(f"play:{CARD}")
    log = p.listen()
    p.play("claim:feast-month", "claim:geography-africa")
    told = [(event.facts["fact"], event.facts["right"]) for event in log.events]
    assert told == [("feast-month", 1), ("geography-africa", 0)]
    assert all(event.heard_by(1) and event.heard_by(-1) for event in log.events)


@rule("S-5.6", "S-3.5")
def test_a_second_card_needs_three_matches_found() -> None:
    """Two found will not do, three will."""
    second = "red.oct.africa.b"
    p = claimed("colour-red", hand=f"{second} teal.kx").play("done", f"play:{second}")
    p.play("claim:colour-red", "claim:feast-month")
    assert (p.refusal("done"), p.choices("claim")) == ("S-5.6", ["geography-africa"])
    assert p.play("claim:geography-africa", "done").treasures == [1 + 3, 0]


@rule("S-5.6", "S-3.5")
def test_a_second_card_needs_three_matches_to_be_found() -> None:
    """One with two is refused as ever."""
    p = claimed("colour-red", hand="red.oct.b teal.kx").play("done")
    assert p.refusal("play:red.oct.b") == "S-3.5"


@rule("S-5.6", "S-1.7")
def test_the_guardian_angels_ease_what_must_be_found() -> None:
    """One match found is enough for a second card."""
    hand = "guardian-angels red.oct.a red.oct.b teal.kx"
    p = position(hand, "red.b9 blue.a blue.b", top="cyan.top", options="learning")
    p.play("play:guardian-angels", "done", "name:9", "pass", "play:red.b9", "pass")
    p.play("play:red.oct.a", "done", "play:red.oct.b", "claim:colour-red", "done")
    assert p.treasures == [1 + 1, 3]


@rule("S-5.6", "S-4.1")
def test_a_wildcards_matches_are_claimed_too() -> None:
    """Its one treasure is paid in any case."""
    p = position("all-saints red.x red.y", "blue.a", top="red.nov", options="learning")
    p.play("play:all-saints", "claim:colour-red", "done")
    assert p.treasures == [1 + 1, 0]


@rule("S-5.6", "S-4.2", "S-4.5")
def test_nothing_is_claimed_where_three_are_paid() -> None:
    """On a WildCard turned up, and for a named century."""
    p = position(
        "our-lady red.x red.y", "blue.b9 blue.a blue.c", top="holy-spirit", options="learning"
    )
    p.play("play:our-lady", "name:9", "pass", "play:blue.b9")
    assert (p.treasures, p.phase) == ([3 + 2, 1 + 3], "pass")


@rule("S-5.6", "S-1.5")
def test_what_companions_double_is_what_was_found() -> None:
    """One match found is two treasures."""
    card, on = "red.oct.africa.anna", "blue.oct.africa.with-anna"
    p = position(f"{card} teal.kx", "blue.a", top=on, options="learning gathered")
    assert p.play(f"play:{card}", "claim:feast-month", "done").treasures == [2, 0]


@rule("S-5.6", "T-1.4")
def test_the_learning_way_is_an_option() -> None:
    """Without it nothing can be claimed, and the table counts."""
    p = position(f"{CARD} {TWO}", "blue.a", top="red.oct.africa")
    assert (p.refusal("claim:colour-red"), p.refusal("done")) == ("T-1.4", "T-1.4")
    assert p.play(f"play:{CARD}").treasures == [3, 0]


@rule("S-5.6", "S-5.1")
def test_a_rebuild_while_claiming_leaves_the_cards_to_compare() -> None:
    """Someone is noticed, and the card below goes into the new Draw Deck."""
    p = position("red.oct.a teal.kx", "red.p9 red.q", top="red.oct", deck="", options="learning")
    p.play("play:red.oct.a", "done", "pass")
    p.play("play:red.p9").by(1, "notice:0").play("deal:red.oct", "claim:colour-red", "done")
    assert p.treasures == [0, 1]


@rule("S-5.6")
def test_wrong_claims_do_not_make_up_the_three_of_a_second_card() -> None:
    """Two right ones and two wrong ones: a third right one is needed."""
    second = "red+green.oct.africa.jesuit.b"
    p = learning(hand=f"{second} teal.kx", top="red.may").play(f"play:{CARD}", "done")
    p.play(f"play:{second}", "claim:colour-red", "claim:feast-month")
    p.play("claim:colour-green", "claim:order")
    assert p.refusal("done") == "S-5.6"
    assert p.play("claim:geography-africa").refusal("done") == ""
