"""Chapter 2: players, the deal, the first card, and in which order all play."""

import pytest

from questable.engine import Refused
from questable.games.saint_cards import GAME
from questable.games.saint_cards.pack import SaintPack, shipped
from questable.saints import Card
from tests.games.saint_cards.position import Position, dealt, pack_with, position
from tests.rule import rule


def started(players: int, top: str = "teal.ka", dealer: int | None = None) -> Position:
    """A table after the deal, with that card turned up."""
    p = dealt(players, dealer=dealer)
    while p.phase == "deal":
        p.play(next(text for text in p.legal() if text != f"deal:{top}"))
    return p.play(f"turn-up:{top}")


def reason(players: int, options: str = "", dealer: int = 0) -> tuple[str, str]:
    """Why a set-up is refused, and by which rule."""
    with pytest.raises(Refused) as refused:
        dealt(players, options=options, dealer=dealer)
    return refused.value.reason, refused.value.rule


@rule("S-2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_play(players: int) -> None:
    """Each with a hand and a heap of treasures."""
    p = started(players)
    assert (len(p.sizes), len(p.treasures)) == (players, players)


@rule("S-2.1", "T-1.4")
@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_other_numbers_do_not_play(players: int) -> None:
    """Neither alone nor with seven."""
    assert reason(players) == ("players-count", "T-1.4")


@rule("S-2.1")
@pytest.mark.parametrize(("players", "cards"), [(2, 7), (3, 7), (4, 6), (5, 5), (6, 5)])
def test_how_many_cards_are_dealt(players: int, cards: int) -> None:
    """Seven to two or three, six to four, five to five or six."""
    assert started(players).sizes == [cards] * players


@rule("S-2.1")
def test_the_rest_is_the_draw_deck() -> None:
    """All cards but the hands and the one turned up."""
    p = dealt(3)
    everything = len(p.legal())
    p = started(3)
    assert p.deck == everything - 3 * 7 - 1
    assert p.view(0).played == []


@rule("S-2.1")
def test_its_top_card_starts_the_play_deck() -> None:
    """Any card that was not dealt may come up, a WildCard too, and leaves the Draw Deck."""
    p = dealt(2)
    while p.phase == "deal":
        p.play(p.legal()[0])
    held = {*p.hand(0).split(), *p.hand(1).split()}
    legal = p.choices("turn-up")
    assert held.isdisjoint(legal)
    assert (p.phase, "our-lady" in legal, len(legal)) == ("turn-up", True, p.deck)
    before = p.deck
    p.play(f"turn-up:{legal[0]}")
    assert (p.top, p.deck) == (legal[0], before - 1)


@rule("S-2.1")
def test_nobody_has_treasures_at_the_start() -> None:
    """They come from the Storehouse."""
    assert started(4).treasures == [0, 0, 0, 0]


@rule("S-2.1")
def test_the_storehouse_never_runs_out() -> None:
    """However much was taken, a match is paid."""
    p = position("red.a red.b", "blue.a", top="red.top", treasures=(10**6, 10**6))
    assert p.play("play:red.a").treasures == [10**6 + 1, 10**6]


@rule("S-2.1")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_player_left_of_the_dealer_begins(players: int) -> None:
    """Whoever is the Dealer; unless one is named it is the last seat."""
    assert started(players).turn == 0
    for dealer in range(players):
        assert started(players, dealer=dealer).turn == (dealer + 1) % players


@rule("S-2.1")
@pytest.mark.parametrize("dealer", range(4))
def test_play_goes_clockwise_and_the_dealer_is_last(dealer: int) -> None:
    """In each round."""
    p = started(4, dealer=dealer)
    order = []
    for _ in range(8):
        order.append(p.turn)
        p.play("draw")
        p.play(p.legal()[0], "pass")
    assert order == [(dealer + n) % 4 for n in (1, 2, 3, 4)] * 2
    assert order[3] == order[7] == dealer


@rule("S-2.1")
def test_the_deal_goes_round_and_ends_with_the_dealer() -> None:
    """The first player is dealt to first."""
    p = dealt(3, dealer=1)
    filled = []
    while p.phase == "deal":
        before = p.sizes
        p.play(p.legal()[0])
        filled += [seat for seat in range(3) if p.sizes[seat] > before[seat]]
    assert list(dict.fromkeys(filled)) == [2, 0, 1]


@rule("S-2.1")
@pytest.mark.parametrize(("dealer", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_deal_moves_clockwise_after_each_game(dealer: int, following: int) -> None:
    """All else stays as it was."""
    p = dealt(3, options="learning", dealer=dealer)
    after = GAME.following(p.setup, p.state)
    assert after.options == {**p.setup.options, "dealer": following}
    assert (after.players, after.pack) == (3, p.setup.pack)


@rule("S-2.1")
def test_a_dealer_who_does_not_play_is_refused() -> None:
    """Seat 2 of two."""
    assert reason(2, dealer=2) == ("no-such-dealer", "S-2.1")


def pack_of(saints: list[Card]) -> SaintPack:
    """A pack of these saints alone, with the WildCards."""
    names = {card.key: {"en": card.key, "fr": card.key} for card in saints}
    return SaintPack("cut", saints, shipped().wildcards, names)


@rule("S-1.6")
def test_a_pack_with_too_few_cards_is_refused() -> None:
    """Six times five, one to turn up and one to draw are 32; four of them are WildCards."""
    pack = pack_of(pack_with([]).saints[-27:])
    with pytest.raises(Refused) as refused:
        GAME.setup(6, {}, pack)
    assert (refused.value.reason, refused.value.rule) == ("too-few-cards", "S-1.6")
    assert GAME.setup(6, {}, pack_of(pack_with([]).saints[-28:])).players == 6


@rule("S-4.1")
def test_a_pack_without_any_century_is_refused() -> None:
    """Nothing could be named."""
    pack = pack_of([each for each in pack_with([]).saints if each.passing == 0])
    with pytest.raises(Refused) as refused:
        GAME.setup(2, {}, pack)
    assert (refused.value.reason, refused.value.rule) == ("no-centuries", "S-4.1")
