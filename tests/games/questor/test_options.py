"""Set-ups: what the options settle to, and which mixtures are refused by which rule."""

import pytest

from questable.engine import Refused, Value
from questable.games.questor import GAME
from questable.text import Words
from tests.rule import rule


def settled(players: int, **options: Value) -> dict[str, Value]:
    """All options as they will be played."""
    return GAME.setup(players, options).options


def refusal(players: int, **options: Value) -> tuple[str, str]:
    """The reason and the rule of a set-up that is refused."""
    with pytest.raises(Refused) as refused:
        GAME.setup(players, options)
    return refused.value.reason, refused.value.rule


@rule("Q-8.3")
def test_one_player_plays_in_cooperation() -> None:
    """One player cooperates without asking for it."""
    assert settled(1)["mode"] == "cooperation"


@rule("Q-8.3")
def test_one_player_cannot_compete() -> None:
    """Competition is refused to one player."""
    assert refusal(1, mode="competition") == ("solo-is-cooperative", "Q-8.3")


@rule("Q-8.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_several_players_compete_unless_they_choose_not_to(players: int) -> None:
    """Two to five compete by default and cooperate when they ask for it."""
    assert settled(players)["mode"] == "competition"
    assert settled(players, mode="cooperation")["mode"] == "cooperation"


@rule("Q-2.5")
@pytest.mark.parametrize(("players", "prisoner"), [(1, False), (2, False), (4, False), (5, True)])
def test_the_prisoner_comes_by_himself_with_five_only(players: int, prisoner: bool) -> None:
    """By default the Prisoner is offered with five players and no fewer."""
    assert settled(players)["prisoner"] is prisoner


@rule("Q-2.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_number_may_compete_with_the_prisoner(players: int) -> None:
    """The Prisoner is an option at any table."""
    assert settled(players, prisoner=True)["prisoner"] is True


@rule("Q-2.5", "Q-2.3")
def test_with_three_and_the_prisoner_the_mage_still_needs_twenty() -> None:
    """The Prisoner does not change what three players ask of the Mage."""
    assert settled(3, prisoner=True)["mage_tiles"] == 20


@rule("Q-3.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_rulebooks_dig_is_the_default(players: int) -> None:
    """A neighbour is dug wherever its wall lies, unless the house says `facing`."""
    assert settled(players)["dig"] == "any"
    assert settled(players, dig="facing")["dig"] == "facing"


@rule("Q-2.5")
@pytest.mark.parametrize(("lang", "told"), [("en", "three or four"), ("fr", "trois ou à quatre")])
def test_the_help_says_where_the_prisoner_makes_a_table_lopsided(lang: str, told: str) -> None:
    """With three and four he wins more than his share; nobody is kept from playing him."""
    assert told in Words(lang).say("questor-option-prisoner-help")


@rule("Q-2.5")
def test_five_need_the_prisoner() -> None:
    """Five cannot compete without the Prisoner."""
    assert refusal(5, prisoner=False) == ("five-need-prisoner", "Q-2.5")


@rule("Q-2.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_any_number_may_cooperate_with_the_prisoner(players: int) -> None:
    """The Prisoner is offered to all who cooperate."""
    assert settled(players, mode="cooperation", prisoner=True)["prisoner"] is True


@rule("Q-8.3")
def test_five_cannot_share_four_heroes() -> None:
    """Five cannot cooperate without the Prisoner."""
    answer = refusal(5, mode="cooperation", prisoner=False)
    assert answer == ("too-many-players", "Q-8.3")


@rule("Q-6.1")
def test_gifts_are_refused_without_a_healer() -> None:
    """Gifts are refused to three who compete, since the Healer is not in play."""
    assert refusal(3, gifts=True) == ("gifts-need-healer", "Q-6.1")


@rule("Q-6.1")
@pytest.mark.parametrize("players", [1, 2, 4, 5])
def test_gifts_are_for_everybody_else(players: int) -> None:
    """Gifts are off by default and on when asked for."""
    assert settled(players)["gifts"] is False
    assert settled(players, gifts=True)["gifts"] is True


@rule("Q-8.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_compass_rule_is_for_cooperation(players: int) -> None:
    """The compass rule is refused to all who compete."""
    assert refusal(players, compass=True) == ("compass-cooperation-only", "Q-8.4")


@rule("Q-2.3")
@pytest.mark.parametrize(("players", "tiles"), [(1, 25), (2, 25), (3, 20), (4, 25), (5, 25)])
def test_the_rulebook_says_how_many_tiles(players: int, tiles: int) -> None:
    """By default the Mage needs 20 tiles with three players, else 25."""
    assert settled(players)["mage_tiles"] == tiles


@rule("Q-2.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_house_may_ask_for_other_numbers_of_tiles(players: int) -> None:
    """Competitors may set the number of tiles."""
    assert settled(players, mage_tiles=15)["mage_tiles"] == 15


@rule("Q-8.3")
def test_cooperation_asks_for_all_tiles() -> None:
    """In cooperation a number of tiles other than 25 is refused."""
    assert refusal(4, mode="cooperation", mage_tiles=20) == ("mage-tiles-cooperation", "Q-8.3")
    assert settled(4, mode="cooperation", mage_tiles=25)["mage_tiles"] == 25


@rule("T-1.4")
@pytest.mark.parametrize("players", [-1, 0, 6])
def test_one_to_five_play(players: int) -> None:
    """Numbers of players other than one to five are refused."""
    assert refusal(players) == ("players-count", "T-1.4")


@rule("T-1.4")
def test_an_unknown_option_is_refused() -> None:
    """An option that Questor does not know is refused."""
    assert refusal(4, dragons=True) == ("option-unknown", "T-1.4")


@rule("T-1.4")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("mage_tiles", 4),
        ("mage_tiles", 26),
        ("mage_tiles", True),
        ("mage_tiles", "many"),
        ("mode", "war"),
        ("gifts", "perhaps"),
        ("gifts", 2),
        ("gifts", "auto"),
        ("dig", "auto"),
        ("dig", "sideways"),
    ],
)
def test_an_impossible_value_is_refused(name: str, value: Value) -> None:
    """A value that an option cannot have is refused."""
    assert refusal(4, **{name: value}) == ("option-value", "T-1.4")
