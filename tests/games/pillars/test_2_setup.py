"""Chapter 2: both set-ups, who begins, who leads what, packs."""

from pathlib import Path

import pytest

from questable.engine import CHANCE, Action, Log, PackError
from questable.engine.sampling import odds
from questable.games import pillars
from questable.games.pillars import GAME
from questable.games.pillars.actions import APOSTATE, EMPTY, FAITHFUL, RELIGIONS
from questable.games.pillars.board import (
    SITE_AT,
    SITES_OF,
    STATIONS,
    site_name,
    station_name,
    station_of,
    turned,
    turned_site,
)
from questable.games.pillars.pack import SETUPS, layout
from questable.games.pillars.referee import Pillars
from tests.rule import rule


def dealt(players: int, setup: str = "classic") -> Pillars:
    """A new table, before the first entry."""
    state = GAME.deal(GAME.setup(players, {"setup": setup}))
    assert isinstance(state, Pillars)
    return state


def play(state: Pillars, *texts: str) -> Pillars:
    """One entry after the other, each legal, by whoever must act."""
    for text in texts:
        action = state.table().parse(text)
        assert state.why_not(state.actor, action) == "", text
        state.apply(state.actor, action)
    return state


def mirrored(site: int) -> int:
    """The site across the line that leaves the pillar 1,1 where it is: q and r change places."""
    q, r = SITE_AT[site]
    return SITE_AT.index((r, q))


def mirrored_station(station: int) -> int:
    """The station across that line."""
    return station_of([mirrored(site) for site in SITES_OF[station]])


def standing(state: Pillars, religion: int) -> set[int]:
    """Where the followers of a religion stand."""
    return {station for station in range(STATIONS) if state.board[station] == religion}


@rule("P-2.1")
@pytest.mark.parametrize("setup", SETUPS)
def test_nine_of_each_faith_and_three_apostates_begin(setup: str) -> None:
    """On the board 9 9 9 3, beside it 11 11 11 17."""
    state = dealt(4, setup)
    assert [state.board.count(religion) for religion in range(4)] == [9, 9, 9, 3]
    assert state.off == [11, 11, 11, 17]


@rule("P-2.2", "P-2.4")
@pytest.mark.parametrize("setup", SETUPS)
def test_the_setup_turns_into_itself(setup: str) -> None:
    """Turned by 120 degrees Red becomes Gold, Gold Blue, Blue Red; the rest stays."""
    state = dealt(4, setup)
    for religion in range(FAITHFUL):
        after = {turned(station) for station in standing(state, religion)}
        assert after == standing(state, (religion + 1) % FAITHFUL)
    assert {turned(s) for s in standing(state, APOSTATE)} == standing(state, APOSTATE)
    assert {turned_site(site) for site in state.pillars} == set(state.pillars)


@rule("P-2.2", "P-2.4")
@pytest.mark.parametrize("setup", SETUPS)
def test_the_setup_is_its_own_mirror_image(setup: str) -> None:
    """Some line of the board leaves one religion in its place and changes the two others."""
    state = dealt(4, setup)
    images = [{mirrored_station(s) for s in standing(state, religion)} for religion in range(4)]
    for _ in range(3):
        kept = [images[r] == standing(state, r) for r in range(4)]
        if sum(kept) == 2 and kept[APOSTATE]:
            break
        images = [{turned(station) for station in image} for image in images]
    else:
        raise AssertionError("no mirror")
    one, two = (r for r in range(FAITHFUL) if not kept[r])
    assert images[one] == standing(state, two)
    assert images[two] == standing(state, one)


@rule("P-2.2")
def test_the_classic_setup_is_the_written_one() -> None:
    """Pillars, Apostates, a Gold follower in the middle, and where Red stands."""
    state = dealt(4)
    assert {site_name(site) for site in state.pillars} == {"g45", "d56", "g23", "j56"}
    assert {station_name(s) for s in standing(state, APOSTATE)} == {"g3", "e5", "i5"}
    assert {station_name(s) for s in standing(state, 0)} == {
        "i1", "j2", "i3", "h4", "k3", "l3", "j4", "l4", "m5",
    }  # fmt: skip
    assert "f4" in {station_name(s) for s in standing(state, 1)}


@rule("P-2.4")
def test_the_swift_setup_changes_three_followers_of_each_faith() -> None:
    """Three Red ones stand elsewhere, and so Gold and Blue; Apostates and pillars do not."""
    classic, swift = dealt(4), dealt(4, "swift")
    for religion in range(FAITHFUL):
        assert len(standing(classic, religion) - standing(swift, religion)) == 3
    assert {station_name(s) for s in standing(classic, 0) - standing(swift, 0)} == {
        "h4", "k3", "l3",
    }  # fmt: skip
    assert standing(classic, APOSTATE) == standing(swift, APOSTATE)
    assert classic.pillars == swift.pillars


@rule("P-2.2", "P-2.4")
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("first", RELIGIONS)
def test_no_formation_stands_within_one_move(setup: str, first: str) -> None:
    """Whatever follower is moved first, nothing is converted and no pillar moves."""
    other = "red" if first != "red" else "gold"
    state = play(dealt(2, setup), "first:0", f"draw:{first}", f"draw:{other}")
    assert state.legal(0)
    for action in state.legal(0):
        after = state.clone()
        after.apply(0, action)
        assert after.actor == 1, action
        assert after.off == state.off
        assert after.turns == 1


@rule("P-2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_says_who_begins_then_who_leads_what(players: int) -> None:
    """Every seat may begin; then each in turn draws one of the religions left."""
    state = dealt(players)
    assert state.actor == CHANCE
    assert texts(odds(state)) == [f"first:{seat}" for seat in range(players)]
    play(state, f"first:{players - 1}")
    for left in range(players):
        assert state.actor == CHANCE
        assert texts(odds(state)) == [f"draw:{religion}" for religion in RELIGIONS[left:]]
        play(state, f"draw:{RELIGIONS[left]}")
    assert state.actor == players - 1
    led = [(players - 1 + k) % players for k in range(players)]
    assert state.leaders == led + [-1] * (4 - players)


def texts(cases: list[tuple[Action, int]]) -> list[str]:
    """The actions of equally likely cases."""
    assert {count for _, count in cases} == {1}
    return [action.text for action, _ in cases]


@rule("P-2.3")
def test_a_religion_is_drawn_once() -> None:
    """What one leader has drawn the next cannot."""
    state = play(dealt(2), "first:0", "draw:blue")
    assert state.why_not(CHANCE, state.table().parse("draw:blue")) == "P-2.3"


@rule("P-2.3")
def test_religions_nobody_drew_are_neutral() -> None:
    """Both players of two may move Neutral followers, and not each other's."""
    state = dealt(2)
    state.log = Log()
    play(state, "first:0", "draw:gold", "draw:apostate")
    told = [event.facts["religion"] for event in state.log.events if event.kind == "neutral"]
    assert told == ["red", "blue"]
    for seat, own in ((0, "gold"), (1, "apostate")):
        assert state.actor == seat
        moved = {RELIGIONS[state.board[action.a]] for action in state.legal(seat)}
        assert moved == {"red", "blue", own}
        state.apply(seat, state.legal(seat)[0])


@rule("P-2.2", "P-2.4")
def test_the_pack_holds_both_setups() -> None:
    """What the pack says is what is dealt."""
    for setup in SETUPS:
        board, sites = layout(GAME.pack(), setup)
        state = dealt(3, setup)
        assert (state.board, state.pillars) == (board, sorted(sites))
        assert len([follower for follower in board if follower != EMPTY]) == 30


@rule("P-2.2")
def test_a_record_may_embed_the_pack() -> None:
    """The facts of a pack make the same pack again."""
    pack = GAME.pack()
    assert GAME.pack_of("base", pack.facts).hash == pack.hash


GOLD = """gold = [
    "-3,1 -3,0", "-2,0 -3,0 -2,-1", "-1,0 -2,0 -1,-1", "0,0 -1,0 0,-1", "-1,-1 -2,-1 -1,-2",
    "-2,-1 -1,-2", "0,-1 -1,-1 0,-2", "0,-2 -1,-2 0,-3", "1,-3 0,-3",
]
"""


def shipped() -> str:
    """The text of the pack that comes with the game."""
    return (Path(pillars.__file__).parent / "pack" / "base.toml").read_text(encoding="utf-8")


@rule("P-2.2")
def test_gold_may_be_typed_too() -> None:
    """A pack that says where Gold stands is heard; typed as turned it deals the same."""
    text = shipped().replace("[swift]", f"{GOLD}\n[swift]")
    own = GAME.read_pack("own.toml", text)
    assert layout(own, "classic") == layout(GAME.pack(), "classic")
    assert own.hash != GAME.pack().hash


BAD = [
    ('name = "base"', "", 1, "pack-name most=60"),
    ("[classic]", "[classical]", 11, "unknown-key key=classical"),
    ('pillars = ["0,0", ', "pillars = [", 12, "places key=pillars n=4 count=3"),
    ('["0,0", ', '["1,1", ', 12, "two-pillars"),
    ('["0,0", ', '["4,0", ', 12, "no-site"),
    ('["0,0", ', '["0,0 1,0", ', 12, "one-site"),
    ('["0,0", ', "[0, ", 12, "list-of-sites key=pillars"),
    ('"2,-3 3,-3",', '"2,-3 3,-2",', 13, "no-station"),
    ('"2,-3 3,-3",', "", 13, "places key=red n=9 count=8"),
    ('"2,-3 3,-3",', '"2,-2 3,-3 3,-2",', 13, "two-followers key=red other=red"),
    ('["0,-1 1,-2 1,-1", ', '["0,0 1,-1 1,0", ', 24, "two-followers key=apostate other=red"),
    ("[swift]", "[swift]\nspeed = 2", 27, "key-unknown table=swift key=speed"),
]


@pytest.mark.parametrize(("old", "new", "line", "why"), BAD)
def test_errors_in_a_pack_name_file_and_line(old: str, new: str, line: int, why: str) -> None:
    """Whatever is wrong is said, with the line of its key."""
    with pytest.raises(PackError) as refused:
        GAME.read_pack("mine.toml", shipped().replace(old, new, 1))
    assert why in str(refused.value)
    assert (refused.value.source, refused.value.line) == ("mine.toml", line)
