"""What passes and plays at calm pace tell of the cards that were held meanwhile (S-6.6)."""

from collections import Counter
from random import Random
from typing import cast

import msgspec
import pytest

from questable.engine import CHANCE
from questable.engine.view import view_text
from questable.games.run_the_race import clues
from questable.games.run_the_race.referee import RunTheRace
from questable.games.run_the_race.state import EMPTY
from tests.games.run_the_race.position import LONER, Position, dealt, position, various
from tests.rule import rule

TOP = "red-l-m-oct"
HAND, OTHER = "red-x-x-feb red-x-x-mar", "red-x-x-apr blue-c-x-nov"


def calm(pace: str = "calm") -> Position:
    """Both have two cards, seat 0 two that match the left top, seat 1 one."""
    return position(HAND, OTHER, TOP, LONER, pace=pace)


def told(p: Position) -> list[str]:
    """The clues as a position tells them."""
    return [line[5:] for line in p.state.dump().split("\n") if line.startswith("clue ")]


@rule("S-6.6")
def test_a_pass_tells_of_every_card_in_hand() -> None:
    """Whose cards, and what lay on top."""
    p = calm()
    assert told(p) == []
    p.act(0, "pass").act(1, "pass")
    assert told(p) == [f"01 {TOP} {LONER}", f"56 {TOP} {LONER}"]


@rule("S-6.6")
def test_a_play_tells_of_the_cards_that_were_left() -> None:
    """The top that was covered, the other one, and what was played."""
    p = calm().play(0, 1, "left").refill()
    assert told(p) == [f"1 {TOP} {LONER} red-x-x-feb"]
    p = position("pink-x-x-jan red-x-x-mar", OTHER, TOP, LONER, pace="calm").play(0, 1, "right")
    assert told(p) == [f"1 {LONER} {TOP} pink-x-x-jan"]


@rule("S-6.6")
def test_it_is_forgotten_with_the_card() -> None:
    """A new card in that slot was not there; who has no card of then left tells nothing."""
    p = calm().act(0, "pass").play(1, 1, "left").refill()
    assert told(p) == [f"01 {TOP} {LONER}", f"6 {TOP} {LONER} red-x-x-apr"]
    p.play(0, 2, "left").refill()
    assert told(p) == [
        f"0 {TOP} {LONER}",
        f"6 {TOP} {LONER} red-x-x-apr",
        f"0 red-x-x-apr {LONER} red-x-x-mar",
    ]
    p.act(1, "pass").play(0, 1, "left")
    assert [line.split()[0] for line in told(p)] == ["6", "56", "1"]


def test_a_race_leaves_no_clues() -> None:
    """There one is slow, which tells nothing."""
    assert told(calm("race").play(0, 1, "left").refill()) == []


def test_none_are_left_at_the_end() -> None:
    """Nobody has to guess any more."""
    p = position("red-x-x-feb", OTHER, TOP, LONER, pace="calm", draw=(0, 15), turn=1)
    assert told(p.act(1, "pass")) != []
    p.play(0, 1, "left")
    assert p.winners == [0]
    assert told(p) == []


def test_the_last_hundred_are_remembered() -> None:
    """However long nothing happens."""
    p = calm().act(0, "pass")
    p.state.clues = p.state.clues * clues.MOST
    p.play(1, 1, "left").refill()
    assert len(told(p)) == clues.MOST
    assert told(p)[-1] == f"6 {TOP} {LONER} red-x-x-apr"
    p.act(0, "pass")
    assert len(told(p)) == clues.MOST
    assert told(p)[-1] == f"01 red-x-x-apr {LONER}"


def test_everybody_knows_them() -> None:
    """They are the same in what both imagine, and for those who watch."""
    p = calm().act(0, "pass").play(1, 1, "left")
    for seat in (-1, 0, 1):
        twin = cast(RunTheRace, p.game.imagine(p.setup, p.view(seat), Random(1)))
        assert twin.clues == p.state.clues != []


def test_a_clone_keeps_its_own() -> None:
    """Playing on does not reach back."""
    p = calm().act(0, "pass")
    before = p.state.dump()
    twin = p.state.clone()
    Position(p.game, p.setup, twin).play(1, 1, "left")
    assert p.state.dump() == before


def test_they_are_read_as_they_were_written() -> None:
    """A position without any, from before there were clues, is read too."""
    p = calm().act(0, "pass").play(1, 1, "left").refill()
    assert len(told(p)) == 2
    text = p.state.dump()
    assert p.game.load(p.setup, text).dump() == text
    old = "\n".join(line for line in text.split("\n") if not line.startswith("clue "))
    assert cast(RunTheRace, p.game.load(p.setup, old)).clues == []


@pytest.mark.parametrize("words", ["x {0} {1}", "0 {0}", "0 {0} {1} {0} {1}", "0 {0} nobody"])
def test_what_is_no_clue_is_refused(words: str) -> None:
    """Places are digits, and there are two tops and one card at the most."""
    p = calm()
    text = p.state.dump().replace("\nside", f"\nclue {words.format(TOP, LONER)}\nside", 1)
    with pytest.raises(ValueError, match="position"):
        p.game.load(p.setup, text)


def faults(p: Position, places: str) -> bool:
    """Whether a clue about these places is refused in a position that is sound without it."""
    clue = f"\nclue {places} {' '.join(p.tops)}\nside"
    told = p.state.dump().replace("\nside", clue, 1)
    assert p.game.faults(p.setup, p.state) == []
    found = p.game.faults(p.setup, p.game.load(p.setup, told))
    assert all((fault.facts["key"], fault.facts["rule"]) == ("clue", "S-6.6") for fault in found)
    return found != []


@rule("S-6.6")
def test_clues_are_of_one_hand_and_its_cards() -> None:
    """Not of both hands, of no empty slot, of no race, and not too many."""
    p, race = dealt("calm"), dealt("race")
    p.chance("first:0")
    while CHANCE in (p.state.actor, race.state.actor):
        for each in (p, race):
            if each.state.actor == CHANCE:
                each.refill()
    assert not faults(p, "01234")
    assert faults(p, "045")
    assert faults(race, "0")
    p.act(0, p.legal(0)[0])
    empty = p.state.hands.index(EMPTY)
    assert faults(p, str(empty))
    assert not faults(p, str((empty + 1) % 5))
    for count, key in ((clues.MOST, []), (clues.MOST + 1, ["clue"])):
        p.state.clues = p.state.clues[:1] * count
        found = p.game.faults(p.setup, p.state)
        assert [fault.facts["key"] for fault in found] == key


def test_who_sets_up_a_race_by_hand_forgets_them() -> None:
    """A card that was put into a slot was not there when somebody passed."""
    p = calm().act(0, "pass")
    p.game.bench().put(p.state, p.state.deck.keys[p.state.unseen[0]], "unseen", "slot 0 1")
    assert told(p) == [f"1 {TOP} {LONER}"]


def shares(p: Position, seat: int, times: int) -> Counter[str]:
    """How often what is deduced has which card in the first slot of the other hand."""
    view, rng = p.view(seat), Random(3)
    found = Counter[str]()
    for _ in range(times):
        twin = p.game.deduce(p.setup, view, rng)
        assert view_text(p.game.view(twin, seat)) == view_text(view)
        hands = cast(RunTheRace, twin).hands
        found[p.state.deck.keys[hands[5 * (1 - seat)]]] += 1
    return found


def test_who_passed_hardly_holds_a_match() -> None:
    """Each card that does match is as likely as was measured, not impossible."""
    p = position("blue-c-x-nov", "pink-d-x-dec", TOP, LONER, pace="calm").act(0, "pass")
    found = shares(p, 1, 12_000)
    match = {key for key in found if key.startswith(("red", "cyan")) or key[-10:-7] in MATCHING}
    rest = found.keys() - match
    odds = sum(found[key] for key in match) / len(match) / (sum(found[k] for k in rest) / len(rest))
    assert 0.05 < odds < 0.12  # e to the power of -2.48 is 0.084


MATCHING = ("oct", "jan")


def test_cards_that_all_places_should_hold_are_dealt_out() -> None:
    """With no more cards than a pack must have, and clues against nearly all of them."""
    game = various(52)
    p = dealt("calm", game)
    p.chance("first:0")
    while p.state.actor == CHANCE:
        p.refill()
    tops = [clues.clue(31, top, top, -1) for top in p.state.unseen for _ in range(4)]
    p.state.clues = tops
    twin = cast(RunTheRace, p.game.deduce(p.setup, p.view(1), Random(1)))
    assert p.game.view(twin, 1) == p.view(1)
    assert len(set(twin.hands)) == 10
    assert sorted([*twin.hands, *twin.unseen]) == sorted([*p.state.hands, *p.state.unseen])


def test_a_view_that_nothing_fits_is_refused() -> None:
    """A view of someone's own making may show more cards than there are."""
    p = calm().act(0, "pass")
    seen = p.view(1)
    all_cards = [
        [*seen.piles[0], *(p.state.deck.keys[card] for card in p.state.unseen)],
        seen.piles[1],
    ]
    both = msgspec.structs.replace(seen, piles=all_cards, hands=[["?"] * 5, seen.hands[1]])
    with pytest.raises(ValueError, match="fit this view"):
        p.game.deduce(p.setup, both, Random(1))


def test_without_clues_nothing_is_deduced() -> None:
    """At the beginning, and always in a race: it is what would be imagined."""
    for p in (calm(), calm("race").play(0, 1, "left").refill()):
        for seat in (0, 1):
            one = p.game.deduce(p.setup, p.view(seat), Random(5)).dump()
            assert one == p.game.imagine(p.setup, p.view(seat), Random(5)).dump()


def test_what_is_deduced_depends_on_the_view_alone() -> None:
    """Whatever the other hand truly holds."""
    p = calm().act(0, "pass").play(1, 1, "left").refill()
    things = [each for each in p.game.hidden(p.state) if each.thing == p.state.hands[0]]
    unseen = next(e for e in p.game.hidden(p.state) if e.thing == p.state.unseen[3])
    twin = p.game.swapped(p.state, things[0], unseen)
    assert twin.dump() != p.state.dump()
    one, two = p.game.view(p.state, 1), p.game.view(twin, 1)
    for seed in range(5):
        deduced = p.game.deduce(p.setup, one, Random(seed)).dump()
        assert deduced == p.game.deduce(p.setup, two, Random(seed)).dump()


def test_what_a_card_weighs() -> None:
    """By what it matches, and by how many cards it matches beside the one that was played."""
    p = position(HAND, "pink-d-x-dec", TOP, "green-a-x-jan", pace="calm")
    deck = p.state.deck
    cards = [deck.card(key) for key in (HAND.split()[0], "pink-d-x-dec")]
    left, right = deck.card(TOP), deck.card("green-a-x-jan")
    level = clues.LEVEL
    passed = clues.clue(1, left, right, -1)
    assert clues.weights(deck, cards, [], 0) == [level, level]
    assert clues.weights(deck, cards, [passed], 1) == [level, level]
    assert clues.weights(deck, cards, [passed], 0) == [clues.FADING[248], level]
    assert clues.weights(deck, cards, [passed] * 9, 0) == [clues.FADING[-1], level]
    on_left, on_right = (clues.clue(1, *tops, cards[1]) for tops in ((left, right), (right, left)))
    covered = _gap(clues.weights(deck, cards, [on_left], 0))
    still = _gap(clues.weights(deck, cards, [on_right], 0))
    assert abs(still - covered - (clues.STILL - clues.COVERED) // clues.FINE) <= 1
    many, few = deck.friends[cards[0]], deck.friends[cards[1]]
    more = many - few
    assert more != 0
    expected = clues.COVERED + clues.BETTER * more // deck.size
    expected += clues.FRIENDLY * many // deck.size - clues.FRIENDLY * few // deck.size
    assert abs(covered - expected / clues.FINE) <= 1


def _gap(weights: list[int]) -> int:
    """How far the first lies before the second, in steps of the table."""
    one, two = (clues.FADING.index(weight) for weight in weights)
    return two - one


def test_a_clue_has_its_parts() -> None:
    """Also of the last cards of the largest pack."""
    for parts in ((1023, 299, 298, 297), (1, 0, 0, -1), (32, 5, 7, 0)):
        assert clues.parts(clues.clue(*parts)) == parts
