"""House rules: modes as named sets, what goes together, and sets drawn at random."""

from random import Random

import pytest

from questable.engine import OVER, Refused, Value
from questable.engine.options import checked
from questable.engine.sampling import checked_playout
from questable.games.holy_quest import GAME
from questable.games.holy_quest.modes import MODES
from questable.games.holy_quest.options import OPTIONS, is_custom
from questable.lab.laws import Walk
from questable.lab.soak import all_setups, values_of
from tests.games.holy_quest.position import LAST_ONE, position
from tests.rule import rule


def refusal(players: int, **options: Value) -> tuple[str, str]:
    """Why a mixture is refused, and by which rule."""
    with pytest.raises(Refused) as refused:
        GAME.setup(players, options)
    return refused.value.reason, refused.value.rule


@rule("H-6.13")
@pytest.mark.parametrize("mode", ["alliance", "teamwork"])
def test_alliances_go_with_neither_easy_nor_score(mode: str) -> None:
    """Nor with tokens, nor with each other."""
    other = "teams" if mode == "alliance" else "card"
    assert refusal(4, mode=mode, easy_tiles=True) == ("alliance-in-easy", "H-6.13")
    assert refusal(4, mode=mode, score=True) == ("alliance-with-score", "H-6.13")
    assert refusal(4, mode=mode, alliances=other) == ("alliance-or-teamwork", "H-6.13")
    kind = "card" if mode == "alliance" else "teams"
    assert refusal(4, mode="competition", alliances=kind)[1] == "H-6.13"
    assert refusal(4, mode="easy", alliances=kind)[1] == "H-6.13"


@rule("H-6.13")
def test_teamwork_needs_four_colours() -> None:
    """Three or two are refused."""
    assert refusal(3, mode="teamwork") == ("teamwork-needs-four", "H-6.13")
    assert refusal(2, mode="teamwork") == ("teamwork-needs-four", "H-6.13")
    assert GAME.setup(4, {"mode": "teamwork", "members_1": 2}).players == 4


@rule("H-6.13")
@pytest.mark.parametrize("more", [{}, {"tokens": False}, {"score": False, "tokens": False}])
def test_competition_is_not_played_with_two_dice(more: dict[str, Value]) -> None:
    """Whatever of it is changed; nor are tokens won with two dice elsewhere."""
    given: dict[str, Value] = {"mode": "competition", "dice": "2", **more}
    assert refusal(4, **given) == ("competition-one-die", "H-6.13")
    assert refusal(4, score=True, tokens=True, dice="2") == ("competition-one-die", "H-6.13")


@rule("H-1.4")
@pytest.mark.parametrize("colour", ["franciscans", "jesuits"])
def test_nobody_chooses_an_order_where_the_lot_does(colour: str) -> None:
    """Three, and two or four who want it so; without the lot seat 1 has the Franciscans."""
    assert refusal(3, colour=colour) == ("colour-by-lot", "H-1.4")
    assert refusal(3, colour=colour, seating="lot") == ("colour-by-lot", "H-1.4")
    assert refusal(4, colour=colour, seating="lot") == ("colour-by-lot", "H-1.4")
    assert GAME.setup(4, {"colour": colour}).options["colour"] == colour
    assert GAME.setup(2).options["colour"] == "franciscans"
    setup = GAME.setup(3)
    assert GAME.setup(3, setup.options).options == setup.options


@rule("H-6.13")
def test_one_way_does_not_go_with_card_5() -> None:
    """Nor does Easy play, whose direction stays; without One-Way it is in."""
    assert refusal(4, one_way=True, card_5=True) == ("card-turns-direction", "H-6.13")
    assert GAME.setup(4, {"one_way": False, "card_5": True}).options["card_5"] is True


@rule("H-6.13", "H-6.5")
def test_multiplayer_does_not_go_with_alliance() -> None:
    """With Teamwork it does: players or groups."""
    assert refusal(4, mode="alliance", members_1=2) == ("alliance-with-members", "H-6.13")
    assert GAME.setup(4, {"mode": "teamwork", "members_4": 3}).options["members_4"] == 3


@rule("H-6.7")
def test_two_players_have_no_alliances() -> None:
    """Three have."""
    assert refusal(2, mode="alliance") == ("alliance-needs-three", "H-6.7")
    assert GAME.setup(3, {"mode": "alliance"}).options["card_10"] is True


@rule("H-6.11")
def test_card_10_needs_alliances() -> None:
    """By hand it is refused elsewhere."""
    assert refusal(4, card_10=True) == ("card-needs-alliances", "H-6.11")
    assert refusal(4, mode="teamwork", card_10=True) == ("card-needs-alliances", "H-6.11")


@rule("H-6.1", "H-6.2", "H-4.5", "H-6.8", "H-3.1", "H-6.5")
def test_what_else_is_refused() -> None:
    """Each with its rule."""
    assert refusal(4, mode="simple", card_1=True) == ("card-needs-saints", "H-6.2")
    assert refusal(4, mode="easy", card_2=True) == ("no-action-cards", "H-6.1")
    assert refusal(4, target=50) == ("target-needs-score", "H-6.8")
    assert refusal(4, tokens=True) == ("tokens-need-score", "H-6.8")
    assert refusal(4, keep_all_cards=True) == ("keeping-needs-score", "H-4.5")
    assert refusal(2, first="seat-3") == ("no-such-seat", "H-3.1")
    assert refusal(2, members_3=2) == ("no-such-seat", "H-6.5")


CUSTOM: list[dict[str, Value]] = [
    {"mode": "competition", "target": 200}, {"score": True, "points_own_card": 1},
    {"score": True, "keep_all_cards": True}, {"deck": "all"}, {"fast_forward": False},
    {"captains": False}, {"card_6": False}, {"dice": "2"}, {"read": "all"}, {"asker": "next"},
    {"difficulty": 3}, {"board": "short"},
]  # fmt: skip


@rule("H-6.10")
@pytest.mark.parametrize("given", CUSTOM, ids=lambda given: " ".join(given))
def test_each_option_alone_makes_a_custom_game(given: dict[str, Value]) -> None:
    """Score target, points, cards, tiles, Captains, dice, questions, board."""
    setup = GAME.setup(4, given)
    assert is_custom(setup)
    for name, value in given.items():
        assert setup.options[name] == value


@rule("H-6.10")
def test_custom_points_count() -> None:
    """An own token for 1 point instead of 5, here."""
    house: dict[str, Value] = {"mode": "competition", "points_own_token": 1, "points_heaven": 3}
    p = position(LAST_ONE, house=house).tokens(franciscans="franciscans")
    assert p.play("die:2", "move:f1").scores[0] == 12 + 5 + 1


@rule("H-6.10")
def test_custom_fast_forward_off() -> None:
    """Such a tile is regular."""
    p = position("f2 5", fast_forward=False).play("die:1", "move:f2")
    assert (p.at("f2"), p.turn) == ("6", "carmelites")


@rule("H-6.10")
def test_custom_cards_are_in_or_out() -> None:
    """Without card 6 thirty are left, and it is not in play."""
    p = position("f2 4", card_6=False).play("die:1", "move:f2")
    assert (p.view().actions_left, p.refusal("action:6")) == (30, "T-1.4")


@rule("H-6.10")
def test_custom_all_32_cards_and_all_kept() -> None:
    """More points can be had."""
    house: dict[str, Value] = {"score": True, "deck": "all", "keep_all_cards": True}
    p = position(LAST_ONE, house=house).kept("franciscans", "hyacinth", "junipero-serra")
    assert p.play("die:2", "move:f1").scores[0] == 9 + 1 + 2


@rule("H-6.8", "H-6.9")
def test_the_target_of_a_series() -> None:
    """100, Advanced 200, or a set sum; other modes have none."""
    assert GAME.target(GAME.setup(4, {"mode": "competition"})) == 100
    assert GAME.target(GAME.setup(4, {"mode": "competition", "advanced": True})) == 200
    assert GAME.target(GAME.setup(4, {"mode": "competition", "target": 60})) == 60
    assert GAME.target(GAME.setup(4)) == 0


@rule("H-6.10")
def test_a_mode_is_a_set_of_options_and_anything_else_is_custom() -> None:
    """Settled options keep the mode's values; Advanced, One-Way and a score are no custom."""
    for mode, values in MODES.items():
        setup = GAME.setup(4, {"mode": mode, "advanced": True, "one_way": True})
        assert not is_custom(setup)
        for name, value in values.items():
            if name not in ("series", "one_way"):
                assert setup.options[name] == value
    assert not is_custom(GAME.setup(4, {"score": True}))
    assert is_custom(GAME.setup(4, {"card_6": False}))
    assert is_custom(GAME.setup(4, {"score": True, "points_heaven": 2}))


def test_settled_options_settle_to_themselves() -> None:
    """A record holds them, and reads them again."""
    for setup in all_setups(GAME):
        assert GAME.setup(setup.players, setup.options).options == setup.options


def test_every_option_is_tried_by_the_samples() -> None:
    """Away from its usual value at least once."""
    tried = {name for sample in GAME.samples() for name in sample}
    untried = {o.name for o in OPTIONS} - tried
    assert untried <= {"alliances", "easy_tiles", "members_4"} | {
        o.name for o in OPTIONS if o.name.startswith("points_")
    }


def drawn_options(rng: Random) -> dict[str, Value]:
    """Some options at random."""
    share = rng.choice((0.1, 0.3, 0.6))
    given = {o.name: rng.choice(values_of(o)) for o in OPTIONS if rng.random() < share}
    return {**given, "advanced": rng.random() < 0.5, "mode": rng.choice(list(MODES))}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_options_drawn_at_random_are_refused_by_a_rule_or_played_to_an_end(seed: int) -> None:
    """Whatever the mixture: five games an example without a broken law, fifty without checks."""
    rng = Random(f"options {seed}")
    played = 0
    rules: set[str] = set()
    while played < 55:
        given = drawn_options(rng)
        checked(OPTIONS, given)
        try:
            setup = GAME.setup(rng.choice((2, 3, 4)), given)
        except Refused as refused:
            rules.add(refused.rule)
            continue
        if played < 5:
            walk = Walk(GAME, setup, f"options {seed}")
            walk.go(1)
            assert walk.truncated == 0
        else:
            state = GAME.deal(setup)
            checked_playout(state, rng, 20_000)
            assert state.actor == OVER
        played += 1
    assert all(each.startswith("H-") for each in rules)
