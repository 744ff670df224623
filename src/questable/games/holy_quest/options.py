"""The Holy Quest's house rules and which of them go together (H-1.4, H-3.1, chapter 6)."""

from collections.abc import Mapping

from questable.engine.game import Setup
from questable.engine.options import Option, Refused, Value, checked
from questable.engine.pack import Pack
from questable.games.holy_quest import contents
from questable.games.holy_quest import pack as packs
from questable.games.holy_quest.board import DIRECTIONS
from questable.games.holy_quest.box import POINTS
from questable.games.holy_quest.house import ALLIANCES, BY_ROLL, DECKS, READ, House
from questable.games.holy_quest.modes import (
    ALLIANCE,
    COMPETITION,
    EASY,
    FULL,
    MODES,
    SIMPLE,
    TEAMWORK,
)
from questable.games.holy_quest.pieces import (
    CARDS,
    COLOURS,
    N_COLOURS,
    TO_ALLY,
    TO_SAINT,
    TO_TURN_DIRECTION,
)

MOST_MEMBERS = 20
SEATS = [f"seat-{n}" for n in range(1, N_COLOURS + 1)]
CARD_OPTIONS = [f"card_{n}" for n in range(1, CARDS + 1)]
POINT_OPTIONS = [f"points_{name}" for name in POINTS]
MEMBER_OPTIONS = [f"members_{n}" for n in range(1, N_COLOURS + 1)]

OPTIONS = [
    Option("mode", FULL, ["H-6.1", "H-6.2", "H-6.4", "H-6.6", "H-6.7", "H-6.8"], list(MODES)),
    Option("advanced", False, ["H-1.3", "H-6.9"]),
    Option("one_way", "auto", ["H-3.2", "H-6.3"]),
    Option("direction", "clockwise", ["H-3.2", "H-6.3"], list(DIRECTIONS)),
    Option("dice", "auto", ["H-3.3", "H-3.4", "H-6.1"], ["1", "2"]),
    Option("score", "auto", ["H-6.1", "H-6.4", "H-6.8"]),
    Option("target", "auto", ["H-6.8", "H-6.10"], low=0, high=packs.MOST_TARGET),
    Option("tokens", "auto", ["H-6.1", "H-6.8"]),
    Option("alliances", "auto", ["H-6.6", "H-6.7"], ALLIANCES),
    Option("partners", "opposite", ["H-6.6"], ["opposite", "beside"]),
    Option("easy_tiles", "auto", ["H-6.1"]),
    Option("fast_forward", "auto", ["H-4.1", "H-6.10"]),
    Option("captains", True, ["H-5.1", "H-6.10"]),
    Option("saint_cards", "auto", ["H-4.5", "H-6.2"]),
    Option("keep_all_cards", "auto", ["H-4.5", "H-6.10"]),
    Option("deck", "auto", ["H-2.2", "H-6.10"], DECKS),
    Option("expansion", False, ["H-2.1"]),
    Option("read", "series", ["H-4.5"], READ),
    Option("asker", "referee", ["H-4.5"], ["referee", "next"]),
    Option("difficulty", 1, ["H-4.5"], low=1, high=3),
    Option("first", "roll", ["H-3.1"], ["roll", *SEATS]),
    Option("seating", "auto", ["H-1.4"], ["opposite", "beside", "round", "lot"]),
    Option("colour", "auto", ["H-1.4"], COLOURS),
    Option("board", "pack", ["H-1.1"], ["pack", packs.SHORT]),
    *(Option(name, 1, ["H-6.5"], low=1, high=MOST_MEMBERS) for name in MEMBER_OPTIONS),
    *(Option(name, "auto", ["H-2.5", "H-6.10"]) for name in CARD_OPTIONS),
    *(
        Option(name, "auto", ["H-6.8", "H-6.10"], low=0, high=packs.MOST_POINTS)
        for name in POINT_OPTIONS
    ),
]
PRESETS: dict[str, dict[str, Value]] = {
    "family": {"mode": FULL, "difficulty": 1, "dice": "2", "read": "game"},
    "short": {"mode": SIMPLE, "board": packs.SHORT, "dice": "2"},
    "class": {
        "mode": FULL,
        "difficulty": 1,
        "dice": "2",
        "asker": "referee",
        **dict.fromkeys(MEMBER_OPTIONS, 5),
    },
    "expert": {"mode": COMPETITION, "difficulty": 3, "read": "all"},
}
"""H-6.13: Competition is played with one die, so Expert leaves the dice to the mode."""
COMBINING = ("mode", "advanced", "one_way", "direction", "score", "expansion", "partners", "first")
"""Options that do not make a game a custom one (H-6.10); nor do seats and members."""


def asks(players: int, given: Mapping[str, Value]) -> dict[str, Value]:
    """H-6.1: four are asked for one die or two, and two are suggested: half the time."""
    if players < N_COLOURS or given.get("mode") != EASY or given.get("dice", "auto") != "auto":
        return {}
    return {"dice": "2"}


def idle(setup: Setup) -> list[str]:
    """H-6.1, H-6.2: in Easy play cards are kept unasked, and in Simple play there are none."""
    asked = setup.flag("saint_cards") and not setup.flag("easy_tiles")
    return [] if asked else ["read", "asker", "difficulty"]


def settle(players: int, options: dict[str, Value], pack: Pack) -> Setup:
    """Every option with its real value, or Refused with the rule that forbids the mixture."""
    if options["board"] == packs.SHORT:
        if pack.hash not in (packs.shipped().hash, packs.shipped(packs.SHORT).hash):
            raise Refused("own-board", "H-1.1", {"pack": pack.name})
        pack = packs.shipped(packs.SHORT)
    settled = dict(options)
    mode = MODES[str(options["mode"])]
    for name, value in mode.items():
        if settled.get(name) == "auto":
            settled[name] = value
    _seat(players, settled)
    _check_sides(players, settled)
    _check_score(settled)
    _settle_cards(players, settled, contents.effects_of(pack))
    _settle_points(settled, mode["series"] is True, contents.points_of(pack))
    if settled["deck"] == "auto":
        settled["deck"] = "pawns" if settled["expansion"] is True else "base"
    return Setup(players, settled, pack)


def _seat(players: int, settled: dict[str, Value]) -> None:
    usual = {2: "opposite", 3: "lot", 4: "round"}[players]
    if settled["seating"] == "auto":
        settled["seating"] = usual
    if settled["seating"] not in (usual, "lot") and (players, settled["seating"]) != (2, "beside"):
        raise Refused("seating", "H-1.4", {"players": players, "seating": str(settled["seating"])})
    if settled["seating"] != "lot" and settled["colour"] == "auto":
        settled["colour"] = COLOURS[0]
    elif settled["seating"] == "lot" and settled["colour"] != "auto":
        raise Refused("colour-by-lot", "H-1.4", {"players": players})
    if settled["first"] in SEATS[players:]:
        raise Refused("no-such-seat", "H-3.1", {"players": players})
    for name in MEMBER_OPTIONS[players:]:
        if settled[name] != 1:
            raise Refused("no-such-seat", "H-6.5", {"players": players})


def _check_sides(players: int, settled: dict[str, Value]) -> None:
    """H-6.7, H-6.13: who may stand by whom, and with what else."""
    mode, alliances = settled["mode"], settled["alliances"]
    if (mode, alliances) in ((ALLIANCE, "teams"), (TEAMWORK, "card")):
        raise Refused("alliance-or-teamwork", "H-6.13", {})
    if alliances == "none":
        return
    if alliances == "card" and players < 3:
        raise Refused("alliance-needs-three", "H-6.7", {"players": players})
    if alliances == "teams" and players < N_COLOURS:
        raise Refused("teamwork-needs-four", "H-6.13", {"players": players})
    if settled["easy_tiles"] is True or mode == EASY:
        raise Refused("alliance-in-easy", "H-6.13", {})
    if settled["score"] is True or settled["tokens"] is True or mode == COMPETITION:
        raise Refused("alliance-with-score", "H-6.13", {})
    if alliances == "card" and any(settled[name] != 1 for name in MEMBER_OPTIONS):
        raise Refused("alliance-with-members", "H-6.13", {})


def _check_score(settled: dict[str, Value]) -> None:
    easy = settled["easy_tiles"] is True
    if settled["score"] is not True:
        if settled["tokens"] is True and not easy:
            raise Refused("tokens-need-score", "H-6.8", {})
        if settled["keep_all_cards"] is True and not easy:
            raise Refused("keeping-needs-score", "H-4.5", {})
        if settled["target"] not in ("auto", 0):
            raise Refused("target-needs-score", "H-6.8", {})
    # H-6.13: by its name, or by the tokens that make it up.
    competing = settled["mode"] == COMPETITION or (settled["tokens"] is True and not easy)
    if settled["dice"] == "2" and competing:
        raise Refused("competition-one-die", "H-6.13", {})


def _settle_cards(players: int, settled: dict[str, Value], effects: list[int]) -> None:
    """Which Action cards are in, by what they do (H-6.1, H-6.2, H-6.3, H-6.11)."""
    for number, name in enumerate(CARD_OPTIONS, start=1):
        effect = effects[number]
        reason, rule = "", ""
        if settled["easy_tiles"] is True:
            reason, rule = "no-action-cards", "H-6.1"
        elif effect == TO_SAINT and settled["saint_cards"] is not True:
            reason, rule = "card-needs-saints", "H-6.2"
        elif effect == TO_TURN_DIRECTION and settled["one_way"] is True:
            reason, rule = "card-turns-direction", "H-6.13"
        elif effect == TO_ALLY and (settled["alliances"] != "card" or players < 3):
            reason, rule = "card-needs-alliances", "H-6.11"
        if reason and settled[name] is True:
            raise Refused(reason, rule, {"card": number})
        if settled[name] == "auto":
            settled[name] = not reason and effect != 0


def _settle_points(settled: dict[str, Value], series: bool, points: Mapping[str, int]) -> None:
    for name, option in zip(POINTS, POINT_OPTIONS, strict=True):
        if settled[option] == "auto":
            # H-6.1: Easy play knows no points for a whole order.
            settled[option] = 0 if name == "all_cards" and settled["mode"] == EASY else points[name]
    if settled["target"] == "auto":
        advanced = settled["advanced"] is True
        sums = points["target_advanced" if advanced else "target"]
        settled["target"] = sums if series and settled["score"] is True else 0


def is_custom(setup: Setup) -> bool:
    """H-6.10: whether something is not as the mode has it."""
    usual = checked(OPTIONS, {name: setup.options[name] for name in COMBINING})
    # H-6.1: Easy is played with one die or two.
    agreed = ["dice"] if setup.options["mode"] == EASY else []
    for name in (*MEMBER_OPTIONS, *agreed, "seating", "colour"):
        usual[name] = setup.options[name]
    try:
        plain = settle(setup.players, usual, setup.pack)
    except Refused:
        return True
    return plain.options != setup.options


def house_of(setup: Setup, read: int) -> House:
    """The house rules as the rules read them; `read` is the mask of saints a series has read."""
    house = House()
    options = setup.options
    house.players = setup.players
    house.mode = str(options["mode"])
    house.custom = is_custom(setup)
    house.easy = setup.flag("easy_tiles")
    house.saint_cards = setup.flag("saint_cards")
    house.dice = 2 if options["dice"] == "2" else 1
    house.one_way = setup.flag("one_way")
    house.direction = DIRECTIONS.index(str(options["direction"]))
    house.score = setup.flag("score")
    house.tokens = setup.flag("tokens")
    house.keep_all = setup.flag("keep_all_cards")
    house.alliances = ALLIANCES.index(str(options["alliances"]))
    house.advanced = setup.flag("advanced")
    house.captains = setup.flag("captains")
    house.fast_forward = setup.flag("fast_forward")
    house.expansion = setup.flag("expansion")
    house.deck = DECKS.index(str(options["deck"]))
    house.read = READ.index(str(options["read"]))
    house.next_player_asks = options["asker"] == "next"
    house.difficulty = setup.number("difficulty")
    house.target = setup.number("target")
    house.first = SEATS.index(str(options["first"])) if options["first"] in SEATS else BY_ROLL
    house.lot = options["seating"] == "lot"
    house.colour_of = [] if house.lot else _colours(setup)
    house.partner_of = partners(setup)
    house.members = [setup.number(name) for name in MEMBER_OPTIONS[: setup.players]]
    house.cards = [False, *(setup.flag(name) for name in CARD_OPTIONS)]
    house.points = [setup.number(name) for name in POINT_OPTIONS]
    house.carried_scores = setup.carried.get("scores", [])
    house.carried_read = read
    return house


def _colours(setup: Setup) -> list[int]:
    """By seat: its colour, clockwise from the first one's (H-1.4)."""
    first = COLOURS.index(str(setup.options["colour"]))
    apart = 2 if setup.options["seating"] == "opposite" else 1
    return [(first + apart * seat) % N_COLOURS for seat in range(setup.players)]


def partners(setup: Setup) -> list[int]:
    """By seat: its team mate's (H-6.6); empty without teams."""
    if setup.options["alliances"] != "teams":
        return []
    return [2, 3, 0, 1] if setup.options["partners"] == "opposite" else [1, 0, 3, 2]
