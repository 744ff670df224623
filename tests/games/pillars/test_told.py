"""What is told of a game, and what a view and the figures say of it."""

import pytest
from msgspec.structs import replace

from questable.engine import CHANCE, Match, Record
from questable.engine.view import view_text
from questable.games.pillars import GAME
from questable.games.pillars.view import PillarsView
from tests.games.pillars.position import Position, dealt, position
from tests.rule import rule

CONVERTED = "red i4 c4, gold f4 g3 g4 h5"
"""When Red's i4 moves to h4, it becomes Gold's and completes Gold's Assembly around g4."""


def lines(p: Position) -> list[str]:
    """All that was told since the last time: `moved seat=0 religion=red from=i4 to=h4`."""
    assert p.state.log is not None
    return [
        " ".join([event.kind, *(f"{name}={fact}" for name, fact in event.facts.items())])
        for event in p.state.log.take()
    ]


def view(p: Position, seat: int) -> PillarsView:
    """The position through a seat's eyes, -1 for a spectator's."""
    found = GAME.view(p.state, seat)
    assert isinstance(found, PillarsView)
    return found


@rule("P-2.3")
def test_the_draw_is_told() -> None:
    """Who begins, who leads what in the order of the draw, and what nobody leads."""
    p = dealt(2).play("first:1", "draw:blue", "draw:apostate")
    assert lines(p) == [
        "first seat=1", "drew seat=1 religion=blue", "drew seat=0 religion=apostate",
        "neutral religion=red", "neutral religion=gold",
    ]  # fmt: skip


@rule("P-3.1", "P-4.1", "P-4.5", "P-4.10")
def test_a_turn_is_told_with_who_did_what() -> None:
    """Red moves and is converted; Gold, whose turn it is not, moves the pillar."""
    p = position(CONVERTED).play("move:i4:h4", "pillar:d12:f12", "outer:f4")
    assert lines(p) == [
        "moved seat=0 religion=red from=i4 to=h4",
        "converted station=h4 from=red to=gold by=wings religion=gold",
        "assembly station=g4 religion=gold seat=1", "pillar seat=1 from=d12 to=f12",
        "corrupted station=f4 from=gold to=apostate by=assembly religion=gold",
    ]  # fmt: skip


@rule("P-4.2")
def test_exhausted_wings_are_told_as_theirs() -> None:
    """Red has none left: the Wings that corrupt g4 are Red's."""
    p = position("red f4 i4 c4, blue g4", fill="red 20").play("move:i4:h4")
    assert lines(p)[1] == "corrupted station=g4 from=blue to=apostate by=wings religion=red"


@rule("P-4.6")
def test_an_unholy_assembly_is_told() -> None:
    """What the Apostate leader made of the outer follower, and that it was an Unholy Assembly."""
    p = position("apostate f4 g4 g3 i4", turn="apostate").play("move:i4:h4", "pillar:d12:f12")
    p.play("outer:h4", "to:blue")
    assert lines(p)[1:] == [
        "unholy station=g4 religion=apostate seat=3", "pillar seat=3 from=d12 to=f12",
        "converted station=h4 from=apostate to=blue by=unholy religion=apostate",
    ]  # fmt: skip


@rule("P-4.5")
def test_a_conversion_without_apostates_is_told() -> None:
    """No Apostate is left: the outer follower joins Gold by Red's Assembly."""
    p = position("red f4 g4 g3 i4, apostate c5 k5", idle="gold blue", fill="apostate 20")
    p.play("move:i4:h4", "pillar:d12:f12", "outer:h4", "to:gold")
    assert lines(p)[-1] == "converted station=h4 from=red to=gold by=assembly religion=red"


@rule("P-4.7", "P-4.8")
@pytest.mark.parametrize(("religion", "seat"), [("red", 0), ("apostate", 3)])
def test_a_machine_is_told(religion: str, seat: int) -> None:
    """A Machine is called one, of Apostates too; and who leaves it alone, on anyone's turn."""
    p = position(f"{religion} f4 g4 h4 g3 e4 h5 h3, blue c5", turn="blue").play("move:c5:b5")
    p.play("pillar:d12:f12", "stop")
    assert lines(p)[1:] == [
        f"machine station=g4 religion={religion} seat={seat}",
        f"pillar seat={seat} from=d12 to=f12", f"stopped seat={seat} station=g4",
    ]  # fmt: skip


@rule("P-4.11")
def test_among_how_many_assemblies_one_says_is_told() -> None:
    """Three Assemblies stand, and the leader whose turn it is says which is next."""
    p = position("red f4 g4 h4 g3, gold d6 c6 e6 d7, blue k5 j5 l5 k6, red c3", idle="red blue")
    assert lines(p.play("move:c3:d3"))[1:] == ["several seat=0 count=3"]


@rule("P-3.1", "P-5.7")
def test_passes_and_the_blocked_end_are_told() -> None:
    """Who passes; then that nobody has won."""
    p = position("red e1, gold i1, blue e8", led="red gold", idle="").play("pass", "pass")
    assert lines(p) == ["passed seat=0", "passed seat=1", "ended reason=blocked"]


@rule("P-5.1", "P-5.2", "P-5.5")
def test_all_that_ends_the_game_is_told() -> None:
    """The pillar that is surrounded, the religion that is wiped out, and who wins."""
    p = position("red f4 g4 f5 g5 j4, gold h4 h5", "g45 d12 j12 d78", idle="red blue")
    assert lines(p.play("move:j4:i4"))[-3:] == [
        "surrounded religion=red site=g45", "wiped-out religion=gold", "won seat=0 religion=red",
    ]  # fmt: skip


@rule("P-5.5", "P-5.3")
def test_of_two_endings_without_a_winner_the_ring_is_the_reason() -> None:
    """Neutral Blue's ring takes the last of Gold while the Apostates are Neutral."""
    p = position("blue f4 g4 f5 g5 j4, gold h4 h5", "g45 d12 j12 d78", idle="red blue",
                 led="red gold").play("move:j4:i4")  # fmt: skip
    assert p.won == ("neutral-surrounded", [])


@rule("P-2.3")
def test_a_view_says_who_leads_what() -> None:
    """Each seat its own religion and nobody a Neutral one, and all eyes are told the same."""
    for led in ("gold apostate", "red gold blue apostate"):
        p = position("red g4", led=led)
        seats = range(-1, p.state.seats)
        found = {e.religion: e.seat for e in view(p, 0).religions}
        assert [[r for r in found if found[r] == seat] for seat in seats[1:]] == [
            [religion] for religion in led.split()
        ]
        assert {r for r in found if found[r] == -1} == set(found) - set(led.split())
        assert len({view_text(replace(view(p, seat), seat=0)) for seat in seats}) == 1


@rule("P-2.1", "P-2.3")
def test_a_view_counts_the_stones() -> None:
    """Of each religion its leader, and how many are on and off the board."""
    p = position("red f4 g4, apostate c4", led="blue red")
    found = [(e.religion, e.seat, e.on_board, e.off_board) for e in view(p, 0).religions]
    assert found == [("red", 1, 3, 17), ("gold", -1, 1, 19), ("blue", 0, 1, 19),
                     ("apostate", -1, 1, 19)]  # fmt: skip


@rule("P-4.5", "P-4.8")
def test_a_view_says_what_is_open() -> None:
    """The banned follower, the centre and the outer follower; after the turn only the ban."""
    p = position("apostate f4 g4 g3 i4", turn="apostate").play("move:i4:h4", "pillar:d12:f12")
    p.play("outer:f4")
    assert (view(p, 0).banned, view(p, 0).centre, view(p, 0).outer) == ("h4", "g4", "f4")
    p.play("to:red")
    assert (view(p, 0).banned, view(p, 0).centre, view(p, 0).outer) == ("h4", "-", "-")


@rule("P-4.5", "P-4.8")
def test_figures_count_what_happened() -> None:
    """A Machine with three pillar moves and an Assembly with one, in one turn."""
    p = position("red f4 g4 g3 i4 e4 h5 h3, gold d5 c5 e5 d4, apostate e3")
    p.play("move:i4:h4", "assembly:g4", "pillar:d12:f12", "pillar:f12:d12", "pillar:d12:f12")
    p.play("stop", "pillar:j12:i23", "outer:c5")
    assert GAME.figures(p.state) == {
        "turns": 1, "conversions": 0, "corruptions": 1, "assemblies": 2, "pillar_moves": 4,
        "machine_moves": 3,
    }  # fmt: skip


@rule("P-4.1", "P-4.5")
@pytest.mark.parametrize(
    ("more", "move", "asked", "turned"),
    [
        (", red f4, blue g4, gold i4", "move:i4:h4", "blue move", []),
        (", gold f4 i4, blue g4", "move:i4:h4", "blue move", ["g4 blue gold"]),
        (", blue f4 h4, gold g3", "move:g3:g4", "blue move", ["g4 gold blue"]),
        (", gold f4 g4 g3 i4", "move:i4:h4", "gold pillar", []),
    ],
    ids=["nothing", "wings beside", "wings around", "assembly beside"],
)
def test_after_a_quiet_turn_formations_are_found(
    more: str, move: str, asked: str, turned: list[str]
) -> None:
    """Red has moved far away and nothing stood; Gold's move makes something, or nothing."""
    p = position("red c3, gold k3, blue k6" + more).play("move:c3:d3")
    assert (p.asked, p.state.quiet) == ("gold move", 1)
    assert (p.play(move).asked, p.turned) == (asked, turned)


@rule("P-4.5", "P-4.9")
def test_a_pocket_without_an_assembly_is_named_by_what_it_lacks() -> None:
    """While Red says which Assembly is next, a pocket with nobody around it is no Assembly."""
    p = position("red f4 g4 h4 g3 c3, gold d6 c6 e6 d7, blue e1", idle="red blue")
    assert p.play("move:c3:d3").refusal("assembly:e1") == "P-4.5"


@rule("P-5.1")
def test_the_winner_scores_one() -> None:
    """Red wins: one point, and none for the others."""
    p = position("red f4 g4 f5 g5 j4, gold h4 h5", "g45 d12 j12 d78").play("move:j4:i4")
    assert p.state.result().scores == [1, 0, 0, 0]


@rule("P-4.5")
def test_pillars_are_offered_in_the_order_of_the_table() -> None:
    """Also after a Machine has moved one past another."""
    p = position("red f4 g4 h4 g3 e4 h5 h3 c5").play("move:c5:b5", "pillar:d12:c23")
    numbers = [action.index for action in p.state.legal(p.state.actor)]
    assert numbers == sorted(numbers)


@rule("T-2.1", "P-2.3")
def test_the_draw_cannot_be_taken_back() -> None:
    """A move can, as long as nobody has acted after it; what was drawn before it cannot."""
    match = Match(GAME, Record("pillars", 0, GAME.setup(2, {})))
    for text in ("first:0", "draw:red", "draw:gold"):
        match.play(CHANCE, text, "dealer")
    assert match.undo_refusal(0) == "T-2.1"
    match.play(0, match.state.legal(0)[0].text, "person")
    assert match.undo_refusal(0) == ""


@rule("P-4.5", "P-1.4")
def test_a_position_is_its_text() -> None:
    """With a follower that waits for its religion; more than 20 of one religion are refused."""
    p = position("apostate f4 g4 g3 i4", turn="apostate").play("move:i4:h4", "pillar:d12:f12")
    text = p.play("outer:f4").state.dump()
    assert GAME.load(GAME.setup(4, {}), text).dump() == text
    crowded = position("red g4", idle="gold blue", fill="red 18").state.dump()
    with pytest.raises(ValueError, match="20"):
        GAME.load(GAME.setup(4, {}), crowded.replace(" . .", " R R").replace(". ", "R "))


@rule("P-5.1")
def test_who_wins_on_anothers_turn_is_told() -> None:
    """Red's Assembly moves a pillar between six followers of Blue."""
    ring, assembly = "blue f4 g4 h4 f5 g5 h5", "red k3 k4 l4 j5"
    p = position(f"{ring}, {assembly}", "e45 d12 j12 d78").play("move:j5:j4", "pillar:e45:g45")
    assert lines(p)[-1] == "won seat=2 religion=blue"


@rule("P-4.8")
def test_a_view_names_every_stopped_machine() -> None:
    """Red's and Gold's, while Blue's Assembly is still to be carried out."""
    machines = "red f4 g4 g3 i4 e4 h5 h3, gold d6 c6 e6 d7 c5 e5 e7"
    p = position(f"{machines}, blue k5 j5 l5 k6", idle="red").play("move:i4:h4", "assembly:g4")
    p.play("pillar:d12:f12", "stop", "assembly:d6", "pillar:j12:i23", "stop")
    assert (p.asked, view(p, 0).stopped) == ("blue pillar", ["g4", "d6"])


@rule("P-2.3", "T-2.1")
def test_what_chance_decided_is_not_undone() -> None:
    """Every draw is a barrier; a leader's move is none."""
    p = dealt(2).play("first:1", "draw:blue", "draw:apostate")
    assert p.state.barrier == p.state.ply == 3
    assert p.play(p.legal("move")[0]).state.barrier == 3
