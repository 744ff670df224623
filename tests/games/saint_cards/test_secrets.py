"""What seats and spectators may see, what they are shown of hidden cards, and undo.

See docs/architecture.md, Views.
"""

from collections import Counter
from random import Random
from typing import cast

import pytest

from questable.engine import OVER
from questable.engine.sampling import playout
from questable.games.saint_cards import GAME
from questable.games.saint_cards.memory import SEAT_BITS, known_in, void_fact, voids_in
from questable.games.saint_cards.referee import SaintCards
from tests.games.played import heard
from tests.games.saint_cards.made_up import made_up
from tests.games.saint_cards.position import Position, position
from tests.rule import rule

EVERYONE = (-1, 0, 1, 2)
THREE = "teal.ka teal.kb teal.kc |"
LOOKS = ("look:teal.ka", "look:teal.kb", "look:teal.kc")


def twin_of(p: Position, seat: int, held: str, instead: str) -> Position:
    """The same table, but that seat holds another card, which lay in the Draw Deck."""
    twin = p.clone()
    s = twin.state
    out, into = s.cards.number(held), s.cards.number(instead)
    s.hands[seat] = sorted([into, *(card for card in s.hands[seat] if card != out)])
    s.deck.bag[out] += 1
    s.deck.bag[into] -= 1
    assert min(s.deck.bag) >= 0
    return twin


def bytes_of_all(p: Position) -> list[bytes]:
    """What a spectator and seats 0, 1, 2 receive."""
    return [p.bytes_for(seat) for seat in EVERYONE]


def equal(one: list[bytes], two: list[bytes]) -> list[bool]:
    """Who receives the same at both tables."""
    return [a == b for a, b in zip(one, two, strict=True)]


def told(p: Position, *texts: str) -> list[bytes]:
    """What all receive of some actions, events included."""
    log = p.listen()
    p.play(*texts)
    return [p.bytes_for(seat) + heard(log, seat).encode() for seat in EVERYONE]


def imagined(p: Position, seat: int, owner: int, times: int = 50) -> list[list[str]]:
    """A hand as some imaginations of a seat have it."""
    rng = Random(3)
    found = []
    for _ in range(times):
        state = cast(SaintCards, GAME.imagine(p.setup, p.view(seat), rng))
        assert GAME.view(state, seat) == p.view(seat)
        found.append(state.cards.told(state.hands[owner]).split())
    return found


def three(first: str = "red.a red.b red.c", deck: str | None = None) -> Position:
    """Seat 0 with these cards, and two others with three each."""
    return position(first, "blue.a blue.b blue.c", "pink.a pink.b pink.c", top="cyan.x", deck=deck)


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """Others and spectators see how many cards it has."""
    p = three()
    assert [p.view(seat).hand for seat in EVERYONE] == [
        [],
        ["red.a", "red.b", "red.c"],
        ["blue.a", "blue.b", "blue.c"],
        ["pink.a", "pink.b", "pink.c"],
    ]
    assert all(p.view(seat).known == [[], [], []] for seat in EVERYONE)


@pytest.mark.parametrize("held", ["blue.a", "our-lady"])
def test_nobody_else_receives_anything_of_a_card_in_hand(held: str) -> None:
    """A table where seat 1 holds another card sends the others the same bytes."""
    p = position("red.a red.b", f"{held} blue.b", "pink.a")
    twin = twin_of(p, 1, held, "teal.ka")
    assert equal(bytes_of_all(p), bytes_of_all(twin)) == [True, True, False, True]


def test_the_draw_deck_is_hidden() -> None:
    """Only its size is seen: what lies on top is in no view."""
    p, q = three(deck="teal.ka teal.kb |"), three(deck="teal.kb teal.ka |")
    assert bytes_of_all(p) == bytes_of_all(q)
    assert p.view(0).deck == 2


@rule("S-3.1")
def test_a_drawn_card_is_told_to_its_drawer_alone() -> None:
    """Two tables with another card drawn are alike to all others, events included."""
    one, two = (told(three().play("draw"), f"deal:{card}") for card in ("teal.ka", "our-lady"))
    assert equal(one, two) == [True, False, True, True]


@rule("S-1.7")
def test_the_holy_spirits_cards_are_told_to_their_drawer_alone() -> None:
    """Both of them."""
    start = three("holy-spirit red.b red.c").play("play:holy-spirit")
    one, two = (
        told(start.clone(), f"deal:{card}", "deal:teal.kc") for card in ("teal.ka", "teal.kb")
    )
    assert equal(one, two) == [True, False, True, True]


@rule("S-1.7")
def test_gabriel_shows_the_hand_to_his_player_alone() -> None:
    """Seat 1's card is another: only seats 0 and 1 can tell."""
    p = three("saint-gabriel red.b red.c").play("play:saint-gabriel")
    twin = twin_of(p, 1, "blue.a", "teal.ka")
    one, two = told(p, "look-at:1"), told(twin, "look-at:1")
    assert equal(one, two) == [True, False, False, True]
    assert (p.known(0, 1), p.known(2, 1), p.known(-1, 1)) == ("blue.a blue.b blue.c", "", "")


def looked() -> Position:
    """Seat 0 has looked at seat 1's hand and named the 21st century, which seat 1 lacks."""
    p = three("saint-gabriel red.b red.c").play("play:saint-gabriel", "look-at:1")
    return p.play("name:21", "pass")


@rule("S-1.7")
def test_what_gabriel_showed_is_remembered() -> None:
    """Until it leaves; what is drawn later was never known."""
    p = looked().play("draw", "deal:teal.ka", "pass")
    assert (p.known(0, 1), p.sizes[1]) == ("blue.a blue.b blue.c", 4)
    hands = imagined(p, 0, 1)
    assert all({"blue.a", "blue.b", "blue.c"} < set(hand) for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 10


@rule("S-1.7")
def test_a_known_card_is_forgotten_when_it_is_played() -> None:
    """All saw it leave; the others are still known."""
    p = position("saint-gabriel red.a", "blue.b9 blue.b blue.c", "pink.a", top="cyan.x")
    p.play("play:saint-gabriel", "look-at:1", "name:9", "pass", "play:blue.b9")
    assert p.known(0, 1) == "blue.b blue.c"


@rule("S-1.7", "S-3.7")
def test_a_card_that_comes_back_is_not_known_again() -> None:
    """Played, shuffled into a new Draw Deck and drawn by the same seat: nobody else saw it."""
    hands = "saint-gabriel blue.z red.b", "blue.b9 blue.c blue.d"
    p = position(*hands, top="cyan.x", deck="").play("play:saint-gabriel", "look-at:1", "name:9")
    p.play("pass", "play:blue.b9", "pass", "play:blue.z", "pass", "draw", "deal:blue.b9")
    assert (p.holds(1, "blue.b9"), p.known(0, 1)) == (True, "blue.c blue.d")


@rule("S-1.7")
def test_a_card_that_leaves_a_hand_unseen_makes_others_forget_it() -> None:
    """Seat 1 puts a card below with St. Raphael: seat 0 does not know which."""
    p = position(
        "saint-gabriel red.a", "blue.b9 saint-raphael blue.c blue.d", "pink.a", top="cyan.x"
    )
    p.play("play:saint-gabriel", "look-at:1", "name:9", "pass", "play:blue.b9", "pass")
    p.play("draw", "deal:teal.ka", "pass", "draw", "deal:teal.kb", "pass", "play:saint-raphael")
    assert p.known(0, 1) == "blue.c blue.d"
    one, two = (told(p.clone(), f"put-below:{card}") for card in ("blue.c", "blue.d"))
    assert equal(one, two) == [True, True, False, True]
    assert p.play("put-below:blue.c").known(0, 1) == ""


@rule("S-1.7")
def test_josephs_cards_are_seen_by_his_player_alone() -> None:
    """When they come up, while they are looked at, and which of them is taken."""
    start = three("saint-joseph red.b red.c").play("play:saint-joseph")
    one, two = (told(start.clone(), f"look:teal.{card}") for card in ("ka", "kb"))
    assert equal(one, two) == [True, False, True, True]
    p = three("saint-joseph red.b red.c", THREE).play("play:saint-joseph", *LOOKS)
    assert [p.view(seat).looked for seat in EVERYONE] == [
        [],
        ["teal.ka", "teal.kb", "teal.kc"],
        [],
        [],
    ]
    assert [p.view(seat).looking for seat in EVERYONE] == [3, 3, 3, 3]
    one, two = (told(p.clone(), f"take:teal.{card}") for card in ("ka", "kb"))
    assert equal(one, two) == [True, False, True, True]


@rule("S-1.7")
def test_the_order_in_which_joseph_puts_back_is_his_players_secret() -> None:
    """The others see that two cards lie on top whose place seat 0 knows."""
    p = three("saint-joseph red.b red.c", THREE).play("play:saint-joseph", *LOOKS, "take:teal.kb")
    one, two = (told(p.clone(), f"put-back:teal.{card}") for card in ("ka", "kc"))
    assert equal(one, two) == [True, False, True, True]
    p.play("put-back:teal.ka")
    assert [place.card for place in p.view(0).deck_top] == ["teal.kc", "teal.ka"]
    assert [(place.card, place.seen_by) for place in p.view(1).deck_top] == [("", [0]), ("", [0])]


@rule("S-1.7")
def test_what_joseph_put_back_is_known_to_his_player_where_it_goes() -> None:
    """Seat 1 draws it: seat 0 knows, seat 2 does not."""
    p = three("saint-joseph red.b red.c", THREE).play("play:saint-joseph", *LOOKS, "take:teal.kb")
    p.play("put-back:teal.ka", "name:21", "pass", "draw", "deal:teal.kc")
    assert (p.known(0, 1), p.known(2, 1), p.known(-1, 1)) == ("teal.kc", "", "")


@rule("S-1.7")
def test_raphaels_card_is_known_to_his_player_alone() -> None:
    """At the bottom, and in the hand that draws it at last."""
    p = three("saint-raphael red.b red.c", "teal.ka |").play("play:saint-raphael")
    one, two = (told(p.clone(), f"put-below:red.{card}") for card in ("b", "c"))
    assert equal(one, two) == [True, False, True, True]
    p.play("put-below:red.b")
    assert [[place.card for place in p.view(seat).deck_bottom] for seat in (0, 1)] == [
        ["red.b"],
        [""],
    ]
    p.play("name:21", "pass", "draw", "deal:teal.ka", "pass", "draw", "deal:red.b")
    assert (p.known(0, 2), p.known(1, 2)) == ("red.b", "")


def asked() -> Position:
    """Seat 0 has played All Saints."""
    return three("all-saints red.b red.c").play("play:all-saints")


@rule("S-1.7")
def test_a_choice_for_all_saints_is_secret_until_all_have_chosen() -> None:
    """Until then nobody else can tell, and nothing is told."""
    tables = []
    for card in ("blue.a", "blue.b"):
        p = asked()
        log = p.listen()
        p.by(1, f"give:{card}")
        assert (p.view(1).giving, p.view(0).giving, log.events) == (card, "", [])
        tables.append(bytes_of_all(p))
    assert equal(*tables) == [True, True, False, True]


@rule("S-1.7")
def test_who_has_chosen_is_not_to_be_seen() -> None:
    """All are asked, as the view tells it, until the last one has chosen."""
    p = asked().by(1, "give:blue.a")
    assert [p.view(seat).asked for seat in EVERYONE] == [[0, 1, 2]] * 4


@rule("S-1.7")
def test_the_card_to_be_passed_is_shown_to_its_owner_alone() -> None:
    """A spectator sees none of them, the last seat's neither, though it chose first."""
    p = asked().by(2, "give:pink.a").by(1, "give:blue.a")
    assert [p.view(seat).giving for seat in EVERYONE] == ["", "", "blue.a", "pink.a"]


@rule("S-1.7")
def test_a_card_passed_is_known_to_giver_and_taker_alone() -> None:
    """Seat 1 gives to seat 2; seat 0 and spectators learn nothing of it."""
    tables = []
    for card in ("blue.a", "blue.b"):
        p = asked()
        log = p.listen()
        p.give("red.b", card, "pink.a")
        assert (p.known(1, 2), p.known(0, 2), p.known(-1, 2)) == (card, "", "")
        tables.append([p.bytes_for(seat) + heard(log, seat).encode() for seat in EVERYONE])
    assert equal(*tables) == [True, True, False, False]


@rule("S-1.7")
def test_what_was_known_of_a_hand_is_forgotten_when_it_passes_a_card() -> None:
    """Seat 0 looked at seat 1's hand; seat 1 passes to seat 2, who saw which card it was."""
    hands = "saint-gabriel red.a red.b", "all-saints blue.b9 blue.b blue.c", "pink.a pink.b"
    p = position(*hands, top="cyan.x").play("play:saint-gabriel", "look-at:1", "name:9", "pass")
    p.play("play:blue.b9", "pass", "draw", "deal:teal.ka", "pass", "draw", "deal:teal.kb", "pass")
    p.play("play:all-saints").give("red.a", "blue.b", "pink.a")
    assert (p.known(0, 1), p.known(1, 2)) == ("red.a", "blue.b")


@rule("S-1.7")
def test_who_takes_a_card_still_knows_the_rest_of_that_hand() -> None:
    """Seat 0 looked at seat 2's hand and is given one of its cards."""
    hands = "saint-gabriel red.a red.b", "all-saints blue.b9 blue.c", "pink.a pink.b"
    p = position(*hands, top="cyan.x").play("play:saint-gabriel", "look-at:2", "name:9", "pass")
    p.play("play:blue.b9", "pass", "draw", "deal:teal.ka", "pass", "draw", "deal:teal.kb", "pass")
    p.play("play:all-saints").give("red.a", "blue.c", "pink.a")
    assert (p.known(0, 2), p.known(2, 0)) == ("pink.b", "pink.a")


def failed(own: str = "blue.a blue.b", first: str = "red.a red.b", drawn: str = "") -> Position:
    """Seat 1 could not place the ninth century; unless a card is drawn it is to draw."""
    hands = f"guardian-angels {first}", own, "yellow.b9 pink.a pink.b"
    deck = f"{drawn} teal.kb teal.kc teal.kd |" if drawn else None
    p = position(*hands, top="cyan.x", deck=deck).play("play:guardian-angels", "name:9", "pass")
    return p.play("draw", f"deal:{drawn}", "pass") if drawn else p.play("draw")


def round_later(own: str, drawn: str = "teal.ka") -> Position:
    """Seat 2 has placed the century and seat 0 drawn: it is seat 1's turn again."""
    return failed(own, drawn=drawn).play("play:yellow.b9", "pass", "draw", "deal:teal.kb", "pass")


@rule("S-4.2")
def test_a_failed_century_is_proved_to_all_but_the_player() -> None:
    """Neither of the two cards bears it, as spectators know too."""
    p = failed()
    assert [p.voids(seat, 1) for seat in EVERYONE] == [[[9], [9]], [[9], [9]], [], [[9], [9]]]


@rule("S-4.2")
def test_a_card_drawn_for_want_of_it_may_bear_it() -> None:
    """Two of the three cards are proved to lack it."""
    p = failed().play("deal:teal.ka")
    assert (p.voids(0, 1), p.sizes[1]) == ([[9], [9]], 3)


@rule("S-4.2")
def test_imagination_respects_what_was_proved() -> None:
    """Where the pack has many cards of the century, at most the drawn one bears it."""
    nines = " ".join(f"yellow.b9.n{n}" for n in range(8))
    deck = f"{nines} teal.ka teal.kb teal.kc teal.kd"
    hands = "guardian-angels red.a red.b", "blue.a blue.b", "pink.a pink.b"
    p = position(*hands, top="cyan.x", deck=deck)
    assert max(Counter("b9" in c for c in hand)[True] for hand in imagined(p, 0, 1)) == 2
    p.play("play:guardian-angels", "name:9", "pass", "draw")
    assert all("b9" not in " ".join(hand) for hand in imagined(p, 0, 1))
    p.play("deal:teal.ka")
    borne = Counter(sum("b9" in card for card in hand) for hand in imagined(p, 0, 1))
    assert set(borne) == {0, 1}


@rule("S-4.2")
def test_imagination_is_in_proportion_to_chance() -> None:
    """One card of the century among four unseen ones: it is the drawn card once in three times."""
    hands = "guardian-angels red.a red.b", "blue.a"
    p = position(*hands, top="cyan.x", deck="yellow.b9.x green.a green.b |")
    p.state.deck.shuffle()
    p.play("play:guardian-angels", "name:9", "pass", "draw", "deal:green.a")
    found = Counter("yellow.b9.x" in hand for hand in imagined(p, 0, 1, 900))
    assert 250 < found[True] < 350


@rule("S-4.2")
def test_several_failed_centuries_add_up() -> None:
    """Seat 1 fails for the ninth with two cards, then for the eighth with three."""
    p = failed(first="saint-michael red.a red.b8", drawn="teal.ka").play("play:yellow.b9", "pass")
    p.play("play:saint-michael", "name:8", "pass", "draw")
    assert p.voids(0, 1) == [[8], [8, 9], [8, 9]]


@rule("S-4.2", "S-3.7")
def test_a_pass_for_want_of_cards_proves_the_same() -> None:
    """Nothing can be drawn."""
    hands = "guardian-angels red.a red.b", "blue.a blue.b", "yellow.b9 pink.a"
    p = position(*hands, top="holy-spirit", deck="").play("play:guardian-angels", "name:9", "pass")
    assert p.play("pass").voids(0, 1) == [[9], [9]]


@rule("S-4.2")
@pytest.mark.parametrize(
    ("own", "drawn", "card", "left"),
    [
        ("blue.a yellow.z", "teal.ka", "yellow.z", [[9]]),
        ("blue.a blue.b", "yellow.z", "yellow.z", [[9]]),
        ("blue.a blue.b", "yellow.b9.z", "yellow.b9.z", [[9], [9]]),
    ],
)
def test_a_card_played_takes_a_proof_with_it(
    own: str, drawn: str, card: str, left: list[list[int]]
) -> None:
    """It may have been one of those proved, unless it bears the century."""
    p = round_later(own, drawn).play(f"play:{card}")
    assert (p.voids(0, 1), p.voids(-1, 1)) == (left, left)


@rule("S-4.2")
@pytest.mark.parametrize(("card", "left"), [("blue.c", [[9], [9]]), ("blue.a", [[9]])])
def test_a_card_that_was_known_takes_no_proof_with_it(card: str, left: list[list[int]]) -> None:
    """Seat 0 has seen blue.c: the proofs are of the two others. Spectators have not seen it."""
    p = position("red.a red.b", "blue.a blue.b blue.c", top="blue.x", turn=1)
    p.state.known = [p.state.cards.number("blue.c") << SEAT_BITS | 1]
    p.state.voids = sorted(void_fact(knower, 1, 1 << 9) for knower in (0, 0, 2, 2))
    p.play(f"play:{card}")
    assert (p.voids(0, 1), p.voids(-1, 1)) == (left, [[9]])


@rule("S-4.2")
def test_the_proof_that_says_most_goes_first() -> None:
    """It is never too much to claim that the card that left was the one best known."""
    p = position("red.a red.b", "blue.a blue.b blue.c", top="blue.x", turn=1)
    p.state.voids = sorted(void_fact(0, 1, mask) for mask in (1 << 8, 1 << 8 | 1 << 9))
    assert p.play("play:blue.a").voids(0, 1) == [[8]]


@rule("S-4.2")
def test_a_known_card_needs_no_proof() -> None:
    """Of three cards seat 0 has seen one: two are proved to it, three to spectators."""
    hands = "guardian-angels red.a red.b", "blue.a blue.b blue.c"
    p = position(*hands, top="cyan.x", aside="yellow.b9")
    p.state.known = [p.state.cards.number("blue.c") << SEAT_BITS | 1]
    p.play("play:guardian-angels", "name:9", "pass", "draw")
    assert (p.voids(0, 1), p.voids(-1, 1)) == ([[9], [9]], [[9], [9], [9]])


@rule("S-4.2", "S-1.7")
def test_a_card_put_below_takes_a_proof_with_it() -> None:
    """Nobody saw which it was, so that of three cards one is proved."""
    p = round_later("blue.a blue.b saint-raphael").play("play:saint-raphael")
    assert p.voids(0, 1) == [[9], [9]]
    assert p.play("put-below:teal.ka").voids(0, 1) == [[9]]


@rule("S-4.2", "S-1.7")
def test_a_card_passed_takes_a_proof_with_it() -> None:
    """For all who did not see that it bears the century, as its taker did."""
    p = round_later("blue.a blue.b all-saints", "teal.b9").play("play:all-saints")
    p.give("red.a", "teal.b9", "pink.a")
    assert (p.voids(0, 1), p.voids(2, 1)) == ([[9]], [[9], [9]])


@rule("S-1.7", "S-4.2")
def test_a_look_replaces_what_was_proved() -> None:
    """Who sees the hand needs no proof; the others keep theirs."""
    hands = "guardian-angels red.a red.b", "blue.a blue.b", "yellow.b9 saint-gabriel pink.a pink.b"
    p = position(*hands, top="cyan.x").play("play:guardian-angels", "name:9", "pass", "draw")
    p.play("deal:teal.ka", "pass", "play:yellow.b9", "pass", "draw", "deal:teal.kb", "pass")
    p.play("draw", "deal:teal.kc", "pass", "play:saint-gabriel", "look-at:1")
    assert (p.voids(2, 1), p.voids(0, 1)) == ([], [[9], [9]])
    assert len(p.known(2, 1).split()) == 4


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_is_remembered_is_true(players: int) -> None:
    """In random games every known card is there, and every proof is met by some cards."""
    setup = GAME.setup(players, {"gathered": True}, made_up(60))
    for seed in range(4):
        s = cast(SaintCards, GAME.deal(setup))
        while s.actor != OVER:
            playout(s, Random(f"{seed} {s.ply}"), 1)
            for owner in range(s.seats) if s.known or s.voids else ():
                for knower in {*range(s.seats + 1)} - {owner}:
                    _is_true(s, knower, owner)


def _is_true(s: SaintCards, knower: int, owner: int) -> None:
    known = known_in(s, knower, owner)
    assert set(known) <= set(s.hands[owner])
    unseen = [card for card in s.hands[owner] if card not in known]
    masks = voids_in(s, knower, owner)
    assert len(masks) <= len(unseen)
    # The masks lie within each other, so the strictest may choose first.
    for n, mask in enumerate(sorted(masks, reverse=True), start=1):
        assert len([card for card in unseen if not s.cards.bears[card] & mask]) >= n


@rule("S-5.6")
def test_the_learning_way_tells_nobody_more() -> None:
    """A hand is as secret in it as else."""
    p = position("red.a red.b", "blue.a blue.b", "pink.a", options="learning")
    twin = twin_of(p, 1, "blue.a", "teal.ka")
    assert equal(bytes_of_all(p), bytes_of_all(twin)) == [True, True, False, True]


@rule("T-2.1", "S-3.1")
@pytest.mark.parametrize(
    ("texts", "refused"),
    [
        (["play:red.a"], True),
        (["play:red.a", "pass"], False),
        (["draw"], False),
        (["play:all-saints"], True),
    ],
)
def test_a_card_once_shown_is_not_taken_back(texts: list[str], refused: bool) -> None:
    """A pass is, and a draw before the card comes up."""
    m = position("red.a red.b all-saints", "blue.a blue.b", top="red.top").match()
    for text in texts:
        m.play(0, text, "person")
    assert m.undo_refusal(0) == ("T-2.1" if refused else "")


@rule("T-2.1", "S-4.2")
def test_a_draw_that_proves_something_is_not_taken_back() -> None:
    """Everyone knows by it that seat 1 lacks the century."""
    hands = "guardian-angels red.a red.b", "blue.a blue.b"
    m = position(*hands, top="cyan.x").play("play:guardian-angels", "name:21", "pass").match()
    m.play(1, "draw", "person")
    assert m.undo_refusal(1) == "T-2.1"


@rule("T-2.1", "S-4.1")
def test_a_named_century_may_be_taken_back() -> None:
    """As long as nobody has acted on it."""
    m = position("guardian-angels red.b8", "blue.a blue.b", top="cyan.x").match()
    m.play(0, "play:guardian-angels", "person")
    before = m.state.dump()
    m.play(0, "name:8", "person")
    m.undo(0, "person")
    assert m.state.dump() == before


@rule("T-2.1", "S-1.7")
def test_a_look_is_not_taken_back() -> None:
    """Neither at a hand nor at the Draw Deck; what was taken of it may be."""
    m = three("saint-gabriel red.b red.c").play("play:saint-gabriel").match()
    m.play(0, "look-at:1", "person")
    assert m.undo_refusal(0) == "T-2.1"
    m = three("saint-joseph red.b red.c", THREE).play("play:saint-joseph", *LOOKS).match()
    m.play(0, "take:teal.ka", "person")
    assert m.undo_refusal(0) == ""


@rule("T-2.1", "S-1.7")
def test_a_secret_choice_may_be_taken_back_until_the_last_one() -> None:
    """The last one shows what all have chosen."""
    m = asked().match()
    m.play(0, "give:red.b", "person")
    assert m.undo_refusal(0) == ""
    m.play(1, "give:blue.a", "person")
    m.play(2, "give:pink.a", "person")
    assert m.undo_refusal(2) == "T-2.1"


@rule("T-2.1", "S-5.1")
def test_a_notice_is_not_taken_back() -> None:
    """The card is drawn at once."""
    m = position("red.a red.b", "blue.a blue.b", top="red.top").play("play:red.a", "pass").match()
    m.play(1, "notice:0", "person")
    assert m.undo_refusal(1) == "T-2.1"
