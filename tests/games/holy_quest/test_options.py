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


@rule("H-6.13", "H-6.7", "H-6.11")
def test_other_mixtures_that_are_refused() -> None:
    """Each with its rule."""
    assert refusal(3, mode="teamwork") == ("teamwork-needs-four", "H-6.13")
    assert refusal(2, mode="alliance") == ("alliance-needs-three", "H-6.7")
    assert refusal(4, mode="competition", dice="2") == ("competition-one-die", "H-6.13")
    assert refusal(4, one_way=True, card_5=True) == ("card-turns-direction", "H-6.13")
    assert refusal(4, mode="alliance", members_1=2) == ("alliance-with-members", "H-6.13")
    assert refusal(4, card_10=True) == ("card-needs-alliances", "H-6.11")
    assert refusal(4, mode="simple", card_1=True) == ("card-needs-saints", "H-6.2")
    assert refusal(4, mode="easy", card_2=True) == ("no-action-cards", "H-6.1")
    assert refusal(4, target=50) == ("target-needs-score", "H-6.8")
    assert refusal(4, keep_all_cards=True) == ("keeping-needs-score", "H-4.5")
    assert refusal(2, first="seat-3") == ("no-such-seat", "H-3.1")
    assert refusal(2, members_3=2) == ("no-such-seat", "H-6.5")
    assert refusal(3, seating="opposite") == ("seating", "H-1.4")


@rule("H-6.8", "H-6.9")
def test_the_target_of_a_series() -> None:
    """100, Advanced 200, or a set sum; other modes have none."""
    assert GAME.target(GAME.setup(4, {"mode": "competition"})) == 100
    assert GAME.target(GAME.setup(4, {"mode": "competition", "advanced": True})) == 200
    assert GAME.target(GAME.setup(4, {"mode": "competition", "target": 60})) == 60
    assert GAME.target(GAME.setup(4)) == 0


@rule("H-6.1")
def test_two_dice_are_offered_first_to_four_in_easy_play() -> None:
    """One to two or three."""
    assert [GAME.setup(n, {"mode": "easy"}).options["dice"] for n in (2, 3, 4)] == ["1", "1", "2"]


@rule("H-6.10")
def test_a_mode_is_a_set_of_options_and_anything_else_is_custom() -> None:
    """Settled options keep the mode's values; Advanced, One-Way and a score are no custom."""
    for mode, values in MODES.items():
        setup = GAME.setup(4, {"mode": mode, "advanced": True, "one_way": True})
        assert not is_custom(setup)
        for name, value in values.items():
            if name not in ("series", "one_way", "dice"):
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
