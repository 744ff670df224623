"""What is told of a game: the facts of every event, for the log and for motion on a screen."""

import pytest

from questable.engine import Value
from tests.games.questor.position import OPEN, Position, dealt, position
from tests.rule import rule

HALL = "..... ..... ..+.. ..... ....."
ONE_DARK = "+++++ +++++ +++++ +++++ ++++."


def events(p: Position, *actions: str) -> list[str]:
    """All that is told while these are played: `moved hero=mage from=c3 place=c2`."""
    log = p.listen()
    p.play(*actions)
    return [
        " ".join([event.kind, *(f"{name}={fact}" for name, fact in event.facts.items())])
        for event in log.events
    ]


def psionic(tiles: str) -> Position:
    """The Prisoner on c3 with his gift."""
    return position(tiles, "prisoner@c3", met="prisoner", gift="prisoner", players=5, gifts=True)


@rule("Q-2.1")
def test_who_begins_is_told() -> None:
    """Each roll, a tie, the rolls of the tied and who goes first."""
    p = dealt(3)
    assert events(p, "roll:2", "roll:5", "roll:5", "roll:1", "roll:3") == [
        "rolled-first seat=0 n=2", "rolled-first seat=1 n=5", "rolled-first seat=2 n=5", "tied",
        "rolled-first seat=1 n=1", "rolled-first seat=2 n=3", "first seat=2",
    ]  # fmt: skip
    assert events(p, "pick:mage:south") == ["picked seat=1 hero=mage place=south"]


@rule("Q-2.2", "Q-7.1")
def test_gems_and_the_centre_are_told() -> None:
    """Where they lie, and where the wall of the Prisoner's tile is."""
    p = dealt(3, prisoner=True).play("roll:6", "roll:1", "roll:1")
    p.play("pick:prisoner", "pick:rogue:east")
    assert events(p, "pick:mage:south", "roll:3", "turn:w") == [
        "picked seat=0 hero=mage place=south", "gems a=e1 b=a5", "centre wall=w",
    ]  # fmt: skip


@rule("Q-3.3", "Q-4.1", "Q-5.1")
def test_a_reveal_and_a_fight_are_told() -> None:
    """From where to where, the roll, the wall, the monster, and how many he has slain in all."""
    p = position(HALL, "warrior@c3", monsters="c2=1")
    p.state.slain = 3
    assert events(p, "move:n", "roll:5") == [
        "moved hero=warrior from=c3 place=c2",
        "revealed hero=warrior place=c2 n=5 wall=w", "monster place=c2",
        "slain count=2 total=5",
    ]  # fmt: skip


@rule("Q-4.2")
@pytest.mark.parametrize("count", [1, 3])
def test_how_many_the_rogue_slips_past_is_told(count: int) -> None:
    """One or several."""
    p = position(OPEN, "rogue@b3", monsters=f"c3={count}")
    assert events(p, "move:e")[-1] == f"ignored count={count}"


@rule("Q-4.3", "Q-4.4")
@pytest.mark.parametrize(
    ("hero", "action", "line"),
    [
        ("mage", "teleport:a1", "teleported from=c3 place=a1"),
        ("healer", "chase:n", "chased from=c3 place=c2"),
    ],
)
def test_where_monsters_are_sent_is_told(hero: str, action: str, line: str) -> None:
    """From where to where."""
    p = position(OPEN, f"{hero}@b3", monsters="c3=1").play("move:e")
    assert events(p, action)[0] == line


@rule("Q-4.4")
def test_monsters_that_stay_are_told() -> None:
    """Walls on all sides but the one she came from, where the Prisoner is."""
    tiles = "..... ..s.. .+ew. ..n.. ....."
    p = position(tiles, "healer@b3 prisoner@a5", monsters="c3=2", players=5)
    p.state.where[4] = p.state.where[3]
    assert events(p, "move:e")[-1] == "stays count=2"


@rule("Q-3.3", "Q-7.2")
@pytest.mark.parametrize(
    ("tokens", "prisoner", "line"),
    [(0, False, "no-monster-left"), (4, True, "kept-back"), (0, True, "no-monster-left")],
)
def test_why_no_monster_appears_is_told(tokens: int, prisoner: bool, line: str) -> None:
    """None is left, or the last ones are kept for the tiles around the centre."""
    p = position("..... ..... ..n.. ..... +....", "rogue@a5", players=5 if prisoner else 4)
    p.state.tokens = tokens
    assert events(p, "move:e", "roll:6")[-1] == line


@rule("Q-7.3")
def test_where_the_prisoner_is_put_back_is_told() -> None:
    """To the tile he came from, not the one he revealed."""
    p = position(HALL, "prisoner@c3", players=5)
    assert "put-back hero=prisoner place=c3" in events(p, "move:e", "roll:1")


@rule("Q-5.2", "Q-5.6")
def test_gems_leaving_and_the_win_are_told() -> None:
    """How many gems, by which way out, the goal and the winner."""
    p = position(OPEN, "rogue@b1")
    assert events(p, "move:w")[1:] == ["gem place=a1 count=1"]
    p = position(OPEN, "rogue@d5", gems="- e5")
    p.state.taken = 1
    assert events(p, "move:e")[1:] == ["gem place=e5 count=2"]
    p = position(OPEN, "rogue@c1", gems="- -")
    p.state.taken = 2
    assert events(p, "move:n") == [
        "moved hero=rogue from=c1 place=north", "left hero=rogue place=north",
        "goal hero=rogue", "won seat=1 hero=rogue",
    ]  # fmt: skip


@rule("Q-5.4", "Q-6.1")
def test_meetings_and_gifts_are_told() -> None:
    """Whom the Healer meets, and who gets a gift; without the option only the meeting."""
    p = position(OPEN, "healer@b3 mage@c3", gifts=True)
    assert events(p, "move:e")[1:3] == ["met hero=mage", "gift hero=mage"]
    p = position(OPEN, "healer@b3 mage@c3")
    assert "gift hero=mage" not in events(p, "move:e")


@rule("Q-6.2", "Q-6.3", "Q-6.4")
@pytest.mark.parametrize(
    ("tiles", "hero", "action", "lines"),
    [
        ("+++e. ..... ..... ..... .....", "warrior@b1", "charge:e",
         ["charged dir=e", "moved hero=warrior from=b1 place=c1",
          "moved hero=warrior from=c1 place=d1"]),
        ("..n.. ..... ..... ..... .....", "rogue@c1", "water:n",
         ["water hero=rogue place=north", "moved hero=rogue from=c1 place=north"]),
        ("n.... ..... ..+.. ..... .....", "mage@c3", "blink:a1", ["blinked from=c3 place=a1"]),
    ],
)  # fmt: skip
def test_powers_are_told(tiles: str, hero: str, action: str, lines: list[str]) -> None:
    """Which way, from where and to where."""
    p = position(tiles, hero, met="warrior rogue mage", gift="warrior rogue mage", gifts=True)
    assert events(p, action)[: len(lines)] == lines


@rule("Q-6.5", "Q-7.4")
@pytest.mark.parametrize(("way", "other"), [("cw", "ccw"), ("ccw", "cw")])
def test_a_rotation_and_the_gift_are_told(way: str, other: str) -> None:
    """Which tile, which way; and that he does two things in one turn, once he does."""
    tiles = "n.... ..... ..n.. ..... ....."
    assert events(psionic(tiles), f"rotate:a1:{way}") == [f"rotated place=a1 way={way}"]
    assert events(psionic(tiles), f"rotate:a1:{other}", "dig:here")[:3] == [
        f"rotated place=a1 way={other}", "both hero=prisoner", "dug hero=prisoner place=c3",
    ]  # fmt: skip


@rule("Q-3.5")
@pytest.mark.parametrize(("action", "place"), [("dig:here", "c3"), ("dig:n", "c2")])
def test_which_tile_is_dug_is_told(action: str, place: str) -> None:
    """The own one or the neighbour."""
    p = position("..... ..e.. ..e.. ..... .....", "mage@c3")
    assert events(p, action) == [f"dug hero=mage place={place}"]


@rule("Q-3.1")
def test_a_pass_and_a_lost_turn_are_told() -> None:
    """The Healer passes; the Prisoner among monsters and crosses can do nothing."""
    assert events(position(OPEN, "healer@c3"), "pass")[0] == "passed hero=healer"
    cage = "..... ..+.. .+++. ..+.. ....."
    p = position(cage, "prisoner@c3", monsters="c2=1 b3=1 d3=1 c4=1", players=5)
    assert events(p, "stuck")[0] == "stuck hero=prisoner"


@rule("Q-2.4", "Q-8.1", "Q-8.2", "Q-8.4")
@pytest.mark.parametrize(
    ("players", "given", "actions", "last"),
    [
        (2, {"done": "warrior"}, ("move:e", "roll:1"), "won-both seat=0"),
        (4, {"mode": "cooperation", "done": "warrior rogue healer"}, ("move:e", "roll:1"),
         "won-together rounds=1"),
        (4, {"mode": "cooperation", "done": "warrior"}, ("pass",), "lost-apart"),
        (4, {"mode": "cooperation"}, ("pass",), "lost-no-reveal"),
        (4, {"mode": "cooperation", "compass": True, "holder": "healer"}, ("pass",),
         "lost-compass hero=healer"),
    ],
)  # fmt: skip
def test_how_it_ends_is_told(
    players: int, given: dict[str, Value], actions: tuple[str, ...], last: str
) -> None:
    """Who wins and how; or by what all of them lose."""
    p = position(ONE_DARK, "healer@d5", players=players, **given)  # type: ignore[arg-type]
    assert events(p, *actions)[-1] == last


@rule("Q-8.4", "Q-8.1")
def test_the_compass_and_the_round_are_told() -> None:
    """Whoever reveals takes the compass; the last turn of a round begins the next."""
    p = position(HALL, "healer@c3", mode="cooperation")
    assert events(p, "move:e", "roll:1")[2:] == ["compass hero=healer", "round round=2"]


@rule("Q-5.5")
def test_by_which_way_the_prisoner_leaves_is_told() -> None:
    """South, as he went."""
    p = position(OPEN, "prisoner@c5", players=5)
    assert "left hero=prisoner place=south" in events(p, "move:s")


@rule("Q-5.6", "Q-2.4")
def test_a_goal_is_told_once() -> None:
    """The Warrior of two players slays a ninth monster: he had reached his goal before."""
    p = position(OPEN, "warrior@b3", monsters="c3=1", players=2, done="warrior")
    p.state.slain = 8
    assert events(p, "move:e") == ["moved hero=warrior from=b3 place=c3", "slain count=1 total=9"]
