"""What each seat knows of hidden cards, and imaginations that keep to it (DESIGN 7)."""

from random import Random
from typing import cast

from questable.engine import OVER, Setup
from questable.engine.sampling import playout
from questable.games.saint_cards.memory import known_in, voids_in
from questable.games.saint_cards.state import SaintCardsState
from tests.games.saint_cards.laid_out import Position, heard, position
from tests.games.saint_cards.made_up import MadeUpGame, made_up
from tests.rule import rule

EVERYONE = (-1, 0, 1, 2)


def imagined(p: Position, seat: int, owner: int) -> list[str]:
    """A hand as fifty imaginations of a seat have it."""
    rng = Random(3)
    found = []
    for _ in range(50):
        state = cast(SaintCardsState, p.game.imagine(p.setup, p.view(seat), rng))
        assert p.game.view(state, seat) == p.view(seat)
        found.append(state.cards.told(state.hands[owner]))
    return found


@rule("S-1.7")
def test_gabriel_shows_a_hand_to_one_seat_alone() -> None:
    """Until a card leaves it unseen; what is played in the open is struck off."""
    p = position("saint-gabriel ben x01", "x02 x03 cleo", "x04 x05")
    p.play("play:saint-gabriel", "look-at:1")
    assert [p.view(seat).known[1] for seat in EVERYONE] == [[], ["cleo", "x02", "x03"], [], []]
    assert set(imagined(p, 0, 1)) == {"cleo x02 x03"}
    assert len(set(imagined(p, 2, 1))) > 1
    p.play("name:5", "pass", "play:cleo")
    assert p.view(0).known[1] == ["x02", "x03"]


@rule("S-1.7")
def test_joseph_knows_what_he_put_back_and_who_draws_it() -> None:
    """The next two cards, in his order; nobody else does."""
    p = position("saint-joseph ben x01", "x02 x03", "x04 x05", deck="x20 x21 x22 x23 x24")
    p.play("play:saint-joseph", "look:x20", "look:x21", "look:x22", "take:x21", "put-back:x20")
    tops = [[place.card for place in p.view(seat).deck_top[:2]] for seat in EVERYONE]
    assert tops == [["", ""], ["x22", "x20"], ["", ""], ["", ""]]
    assert p.view(2).deck_top[0].seen_by == [0]
    p.play("name:13", "pass", "draw", "deal:x22")
    assert [p.view(seat).known[1] for seat in EVERYONE] == [[], ["x22"], [], []]


@rule("S-1.7")
def test_raphaels_card_is_known_at_the_bottom() -> None:
    """To its player alone, and what others knew of the hand is forgotten."""
    p = position("saint-raphael ben x01", "x02 x03", "x04 x05", deck="x20 x21")
    p.state.known = [p.state.cards.number("ben") << 6 | 4]
    assert p.view(2).known[0] == ["ben"]
    p.play("play:saint-raphael", "put-below:x01")
    bottoms = [[place.card for place in p.view(seat).deck_bottom] for seat in EVERYONE]
    assert bottoms == [[""], ["x01"], [""], [""]]
    assert p.view(2).known[0] == []


@rule("S-1.7")
def test_all_saints_is_secret_until_all_have_chosen() -> None:
    """Then giver and receiver know the card, and nobody else."""
    told = []
    for given in ("x02", "x03"):
        p = position("all-saints ben x01", "x02 x03", "x04 x05").play("play:all-saints")
        log = p.listen()
        p.by(1, f"give:{given}")
        waiting = [p.bytes_for(seat) for seat in EVERYONE]
        assert log.events == []
        p.by(0, "give:ben").by(2, "give:x05")
        done = [p.bytes_for(seat) + heard(log, seat).encode() for seat in EVERYONE]
        told.append((waiting, done))
        assert (p.view(1).known[2], p.view(0).known[2]) == ([given], [])
    (wait, done), (wait2, done2) = told
    assert [a == b for a, b in zip(wait, wait2, strict=True)] == [True, True, False, True]
    assert [a == b for a, b in zip(done, done2, strict=True)] == [True, True, False, False]


@rule("S-4.2")
def test_a_failed_century_is_remembered_of_the_cards_then_held() -> None:
    """The card drawn for it may bear it, the others do not; who knows more is told more."""
    p = position("our-lady ben x01", "x02 x03", "x04 x05", top="x06",
                 deck="ann cleo dan gus x20")  # fmt: skip
    p.play("play:our-lady", "name:13", "pass", "draw")
    assert [p.view(seat).voids[1] for seat in EVERYONE] == [
        [[13], [13]], [[13], [13]], [], [[13], [13]],
    ]  # fmt: skip
    p.play("deal:ann")
    assert p.view(2).voids[1] == [[13], [13]]
    hands = [hand.split() for hand in imagined(p, 2, 1)]
    assert any("ann" in hand or "ben" in hand for hand in hands)
    assert not any("ann" in hand and "ben" in hand for hand in hands)


@rule("S-4.2")
def test_a_void_goes_with_the_card_that_leaves() -> None:
    """Of two old cards and a new one, an old one at most has left."""
    p = position("our-lady ben x01", "x02 x03", "x04 x05", top="x06")
    p.play("play:our-lady", "name:13", "pass", "draw", "deal:ann", "pass")
    p.play("draw", "deal:x20", "pass", "play:ben", "call", "pass")
    assert p.view(0).voids[1] == [[13], [13]]
    assert p.play("play:ann").view(0).voids[1] == [[13], [13]]


def test_what_is_remembered_is_true() -> None:
    """In random games every known card is there and every void is met by some cards."""
    game = MadeUpGame(made_up(60))
    for players in (2, 3, 5):
        setup = game.setup(players, {"gathered": True})
        for seed in range(4):
            _check_truth(game, setup, Random(seed))


def _check_truth(game: MadeUpGame, setup: Setup, rng: Random) -> None:
    s = cast(SaintCardsState, game.deal(setup))
    while s.actor != OVER:
        playout(s, rng, 1)
        for owner in range(s.seats) if s.known or s.voids else ():
            for knower in range(s.seats + 1):
                if knower != owner:
                    _check_hand(s, knower, owner)


def _check_hand(s: SaintCardsState, knower: int, owner: int) -> None:
    known = known_in(s, knower, owner)
    assert set(known) <= set(s.hands[owner])
    unseen = [card for card in s.hands[owner] if card not in known]
    masks = voids_in(s, knower, owner)
    assert len(masks) <= len(unseen)
    # The masks lie within each other, so the strictest may choose first.
    for n, mask in enumerate(sorted(masks, reverse=True), start=1):
        fitting = [card for card in unseen if not s.cards.bears[card] & mask]
        assert len(fitting) >= n
