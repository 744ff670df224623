"""Chapter 6, standing by each other: Teamwork and Alliance (H-6.6, H-6.7, H-6.11)."""

import pytest

from tests.games.holy_quest.position import LAST_ONE, Position, position
from tests.rule import rule

PARTNER_IN = "d1 heaven-1, d2 heaven-2, d3 heaven-3, d4 heaven-4"


def allies(pawns: str, **options: bool | int | str) -> Position:
    """Franciscans and Dominicans are allies."""
    return position(pawns, house={"mode": "alliance", **options}).allied(
        "franciscans", "dominicans"
    )


def card_10(pawns: str = "f2 4", players: int = 4) -> Position:
    """The Franciscans draw card 10."""
    return position(pawns, players, mode="alliance").play("die:1", "move:f2", "action:10")


@rule("H-6.6")
def test_two_teams_exchange_tokens_at_the_start() -> None:
    """Opposite ones, or neighbours if they choose so."""
    p = position(mode="teamwork")
    assert [player.ally for player in p.view().players] == [
        "dominicans", "jesuits", "franciscans", "carmelites",
    ]  # fmt: skip
    assert [player.tokens for player in p.view().players] == [
        ["dominicans"], ["jesuits"], ["franciscans"], ["carmelites"],
    ]  # fmt: skip
    p = position(mode="teamwork", partners="beside")
    assert [player.ally for player in p.view().players] == [
        "carmelites", "franciscans", "jesuits", "dominicans",
    ]  # fmt: skip


@rule("H-6.6")
def test_the_pairs_are_fixed_and_card_10_is_out() -> None:
    """Nobody proposes or parts."""
    p = position("f2 4", mode="teamwork").play("die:1", "move:f2")
    for text in ("action:10", "ally:carmelites", "part", "accept"):
        assert p.refusal(text) == "T-1.4"


@rule("H-6.6")
def test_a_team_wins_when_all_eight_are_in_heaven() -> None:
    """Both players of it."""
    p = position(f"{LAST_ONE}, {PARTNER_IN}", mode="teamwork").play("die:2", "move:f1")
    assert p.ending == ("team-heaven", [0, 2])
    assert p.scores == [1, 0, 1, 0]
    assert not position(LAST_ONE, mode="teamwork").play("die:2", "move:f1").over


@rule("H-6.6")
def test_the_last_pawn_may_be_brought_in_by_the_partner() -> None:
    """The Dominicans roll here."""
    p = position(f"{LAST_ONE}, {PARTNER_IN}", mode="teamwork", turn="dominicans")
    assert p.play("die:2", "move:f1").ending == ("team-heaven", [0, 2])


@rule("H-6.6")
def test_the_partners_pawns_are_moved_as_ones_own_duty_included() -> None:
    """If only they can move, they must."""
    p = position("d2 40", mode="teamwork").play("die:2")
    assert p.legal() == ["move:d2"]
    assert p.refusal("pass") == "H-3.5"
    assert p.refusal("move:c2") == "H-2.1"


@rule("H-6.6")
def test_the_partners_pawns_are_started_as_ones_own() -> None:
    """On the partner's Start tile; the roll after it moves that pawn."""
    p = position(PARTNER_IN.replace("d4 heaven-4", "d4 home"), mode="teamwork").play("die:6")
    assert p.legal("start") == ["start:f1", "start:f2", "start:f3", "start:f4", "start:d4"]
    p.play("start:d4")
    assert p.at("d4") == "32"
    assert p.play("die:1").legal() == ["move:d4"]


@rule("H-6.6")
def test_no_harm_to_a_team_mate() -> None:
    """No bump, no ice, no change of places; on the ring neither."""
    p = position("f2 39, f3 50, d2 40", mode="teamwork").play("die:1")
    assert p.refusal("move:f2") == "H-3.6"
    p = position("f2 6, d2 40, c2 50", mode="teamwork").play("die:1", "move:f2")
    assert p.refusal("freeze:d2") == "H-4.3"
    p = position("f2 4, d2 40, c2 49", mode="teamwork").play("die:1", "move:f2", "action:8")
    assert p.legal() == ["swap:c2"]
    p = position("f2 8, d2 40, c2 49", mode="teamwork").play("die:1", "move:f2")
    assert p.legal("bump") == ["bump:c2"]


@rule("H-6.7")
def test_in_alliance_play_each_token_lies_at_home() -> None:
    """And nobody has an ally; card 10 is in."""
    p = position("f2 4", mode="alliance")
    assert [player.ally for player in p.view().players] == ["", "", "", ""]
    assert [player.tokens for player in p.view().players] == [
        ["franciscans"], ["carmelites"], ["dominicans"], ["jesuits"],
    ]  # fmt: skip
    assert p.view().actions_left == 36


@rule("H-6.7")
def test_card_10_lets_one_propose_to_a_player_without_an_ally() -> None:
    """Or not; nobody can part who has no ally."""
    p = card_10()
    assert p.legal() == ["ally:carmelites", "ally:dominicans", "ally:jesuits", "pass"]
    assert p.refusal("part") == "H-6.7"
    assert p.refusal("ally:franciscans") == "H-6.7"
    assert p.play("pass").turn == "carmelites"


@rule("H-6.7")
def test_a_proposal_is_accepted_or_declined() -> None:
    """By the player asked; allies exchange tokens."""
    p = card_10().play("ally:dominicans")
    assert (p.state.actor, p.legal()) == (2, ["accept", "decline"])
    p.play("accept")
    assert [player.ally for player in p.view().players] == ["dominicans", "", "franciscans", ""]
    assert [player.tokens for player in p.view().players][:3:2] == [["dominicans"], ["franciscans"]]
    p = card_10().play("ally:dominicans", "decline")
    assert [player.ally for player in p.view().players] == ["", "", "", ""]
    assert p.turn == "carmelites"


@rule("H-6.7")
def test_never_three_against_one() -> None:
    """Who has an ally is not proposed to; two pairs may exist."""
    p = position("f2 4", mode="alliance").allied("carmelites", "jesuits")
    p.play("die:1", "move:f2", "action:10")
    assert p.legal() == ["ally:dominicans", "pass"]
    assert p.refusal("ally:jesuits") == "H-6.7"
    p.play("ally:dominicans", "accept")
    assert [player.ally for player in p.view().players] == [
        "dominicans", "jesuits", "franciscans", "carmelites",
    ]  # fmt: skip


@rule("H-6.7")
def test_with_an_ally_card_10_may_end_it_and_nothing_else() -> None:
    """Tokens go back to their owners."""
    p = allies("f2 4").play("die:1", "move:f2", "action:10")
    assert p.legal() == ["part", "pass"]
    assert p.refusal("ally:carmelites") == "H-6.7"
    p.play("part")
    assert [player.ally for player in p.view().players] == ["", "", "", ""]
    assert [player.tokens for player in p.view().players][:3:2] == [["franciscans"], ["dominicans"]]
    assert position("f2 39, d2 40", mode="alliance").play("die:1", "move:f2").at("d2") == "home"


@rule("H-6.7")
def test_card_10_does_nothing_when_all_others_have_allies() -> None:
    """Of three players the third."""
    p = position("f2 4", 3, mode="alliance").allied("carmelites", "dominicans")
    assert p.play("die:1", "move:f2", "action:10").turn == "carmelites"


@rule("H-6.7")
def test_alliances_are_made_and_ended_only_by_card_10() -> None:
    """Not in the middle of a move."""
    p = allies("f2 20").play("die:1")
    assert p.refusal("part") == "T-1.3"
    assert p.refusal("ally:carmelites") == "T-1.3"


@rule("H-6.7")
def test_allies_cannot_harm_each_others_pawns() -> None:
    """As team mates cannot; when it has ended they can."""
    assert allies("f2 39, f3 50, d2 40").play("die:1").refusal("move:f2") == "H-3.6"
    p = allies("f2 6, d2 40, c2 50").play("die:1", "move:f2")
    assert p.legal("freeze") == ["freeze:c2"]
    p = allies("f2 4, d2 20").play("die:1", "move:f2", "action:10", "part")
    assert not (p.state.sides[0] & p.state.sides[2])


@rule("H-6.7")
def test_an_allys_pawns_may_be_moved_and_never_must() -> None:
    """With only those to move one may pass; with a six also roll again."""
    p = allies("f2 40, d2 28").play("die:2")
    assert p.legal() == ["move:f2", "move:d2"]
    assert p.refusal("pass") == "H-3.5"
    assert allies("d2 28").play("die:2").legal() == ["move:d2", "pass"]
    in_heaven = "f1 heaven-4, f2 heaven-3, f3 heaven-2, f4 heaven-1"
    assert allies(f"{in_heaven}, d2 28").play("die:6").legal() == ["roll", "move:d2", "pass"]


@rule("H-6.7")
def test_one_does_not_start_for_an_ally() -> None:
    """Nor with card 3."""
    p = allies("f2 40").play("die:1")
    assert p.legal("start") == ["start:f1", "start:f3", "start:f4"]
    assert p.refusal("start:d1") == "H-6.7"


@rule("H-6.7")
def test_a_win_counts_for_the_colour_that_completes_whoever_rolled() -> None:
    """And for it alone."""
    p = allies("d1 heaven-4, d2 heaven-3, d3 heaven-1, d4 28").play("die:4", "move:d4")
    assert (p.ending, p.scores) == (("heaven", [2]), [0, 0, 1, 0])


@rule("H-6.7")
def test_there_is_no_score_with_alliances() -> None:
    """The first with all four in Heaven wins alone."""
    p = allies(LAST_ONE).play("die:2", "move:f1")
    assert (p.ending, p.setup.options["score"]) == (("heaven", [0]), False)


@rule("H-6.11")
@pytest.mark.parametrize("players", [3, 4])
def test_card_10_is_in_where_alliances_are_allowed(players: int) -> None:
    """And three or four colours play."""
    p = position("f2 4", players, mode="alliance").play("die:1", "move:f2")
    assert "action:10" in p.legal()


@rule("H-6.11")
@pytest.mark.parametrize("mode", ["full", "simple", "teamwork", "competition"])
def test_card_10_is_out_elsewhere(mode: str) -> None:
    """Whatever else is in."""
    p = position("f2 4", mode=mode).play("die:1", "move:f2")
    assert p.refusal("action:10") == "T-1.4"
