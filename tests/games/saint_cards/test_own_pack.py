"""Packs: ours, someone's own by file and line, and set-ups that are refused."""

import pytest

from questable.engine import PackError, Refused, Value
from questable.games.saint_cards import GAME, options
from questable.games.saint_cards.cards import WILDCARDS
from questable.games.saint_cards.own_pack import MOST_TEXTS
from questable.games.saint_cards.pack import own, shipped
from tests.games.saint_cards.laid_out import PACK
from tests.games.saint_cards.made_up import MadeUpGame, made_up, told_pack
from tests.rule import rule

SAINT = """
[ann]
name = {{ en = "Ann", fr = "Anne" }}
birth = 13
passing = 0
main = "brown"
month = 1
{}
"""
GOOD = 'name = "mine"\n' + SAINT.format('ribbons = ["gray"]\ncompanions = ["bea"]')
GOOD += SAINT.format('order = "jesuit"').replace("[ann]", "[bea]")

BAD = [
    ('name = "mine"', "", 1),
    ("[ann]", "[Ann]", 3),
    ("birth = 13", "birth = 22", 5),
    ("birth = 13", "", 3),
    ('main = "brown"', 'main = "gold"', 7),
    ('ribbons = ["gray"]', 'ribbons = ["grey"]', 9),
    ('ribbons = ["gray"]', 'ribbons = "gray"', 9),
    ('["bea"]', '["ann"]', 10),
    ('["bea"]', '["cleo"]', 10),
    ('order = "jesuit"', "age = 3", 18),
    ('en = "Ann", fr = "Anne"', 'en = "Ann"', 4),
    ('name = "mine"', 'name = "mine"\nage = 3', 2),
    ('order = "jesuit"', 'order = "jesuit"\n[our-lady]\nground = "gold"', 19),
]
"""What is changed in GOOD to what, and the line of the error."""


@rule("S-1.1")
def test_a_pack_of_ones_own_needs_facts_and_names_only() -> None:
    """What is not said is not borne; WildCards are ours unless they are listed."""
    pack = own(GAME.read_pack("mine.toml", GOOD))
    ann, bea = pack.saints
    assert (ann.birth, ann.passing, ann.set, ann.companions) == (13, 0, "core", ["bea"])
    assert (bea.order, bea.geography) == (9, 0)
    assert pack.wildcards == shipped().wildcards
    assert pack.names["ann"]["fr"] == "Anne"
    again = own(GAME.pack_of(pack.name, pack.facts))
    assert (again.hash, again.saints) == (pack.hash, pack.saints)
    assert again.names["ann"] == {"en": "Ann", "fr": "Ann"}


def test_a_record_brings_no_more_companions_than_a_file() -> None:
    """Not the same one again and again either: a heavy pack lies in memory where it is played."""
    facts = own(GAME.read_pack("mine.toml", GOOD)).facts
    rows = facts["saints"]
    assert isinstance(rows, list)
    ann, bea = rows
    assert isinstance(ann, list)
    for many, fits in ((MOST_TEXTS, True), (MOST_TEXTS + 1, False)):
        brought = {**facts, "saints": [[*ann[:-1], ["bea"] * many], bea]}
        if fits:
            assert len(own(GAME.pack_of("mine", brought)).saints[0].companions) == many
        else:
            with pytest.raises(ValueError, match=r"too-many-texts key=ann\.companions most=40"):
                GAME.pack_of("mine", brought)


@pytest.mark.parametrize(("old", "new", "line"), BAD)
def test_an_error_names_its_line(old: str, new: str, line: int) -> None:
    """The file too."""
    with pytest.raises(PackError) as raised:
        GAME.read_pack("mine.toml", GOOD.replace(old, new, 1))
    assert (raised.value.source, raised.value.line) == ("mine.toml", line)


@rule("S-1.6", "S-1.7")
def test_eight_wildcards_and_four_with_more_than_four_players() -> None:
    """The angels stay in the box."""
    for players, count in ((2, 8), (4, 8), (5, 4), (6, 4)):
        cards = options.cards(MadeUpGame(made_up()).setup(players))
        assert sum(cards.in_play[cards.saints :]) == count
    kept = [card.key for card in shipped().wildcards if card.most_players > 4]
    assert kept == ["our-lady", "saint-joseph", "holy-spirit", "all-saints"]
    assert [card.key for card in shipped().wildcards] == WILDCARDS


def refusal(players: int, **given: Value) -> tuple[str, str]:
    """The reason and the rule of a set-up that is refused."""
    with pytest.raises(Refused) as refused:
        MadeUpGame(PACK).setup(players, given)
    return refused.value.reason, refused.value.rule


@rule("S-2.1", "S-3.6")
def test_options_that_cannot_go_together_are_refused() -> None:
    """Beginners play the core set; the Dealer sits at the table."""
    assert refusal(2, beginner=True, doctors=True) == ("beginner-core-only", "S-3.6")
    assert refusal(2, dealer=2) == ("no-such-dealer", "S-2.1")


@rule("S-1.6", "S-4.1")
def test_a_pack_must_do_for_the_players() -> None:
    """Cards for all hands and two more, and a century to name."""
    small = MadeUpGame(told_pack({"ann": "b1 red"}, fillers=6))
    with pytest.raises(Refused, match="too-few-cards"):
        small.setup(2)
    with pytest.raises(Refused, match="no-centuries"):
        MadeUpGame(told_pack({}, fillers=40)).setup(2)


@rule("S-2.1")
def test_the_deal_moves_on_in_a_series() -> None:
    """Clockwise, from the last seat to the first."""
    game = MadeUpGame(PACK)
    setup = game.setup(3)
    assert setup.number("dealer") == 2
    assert game.following(setup, game.deal(setup)).number("dealer") == 0


@rule("S-1.5")
def test_an_expansions_cards_play_only_with_it() -> None:
    """T-1.4 for the others."""
    game = MadeUpGame(told_pack({"ann": "b1 red set:doctors", "ben": "b2 red"}))
    for chosen in (False, True):
        setup = game.setup(2, {"doctors": chosen})
        cards = options.cards(setup)
        assert cards.in_play[cards.number("ann")] == int(chosen)
        rule_id = game.deal(setup).why_not(-1, game.table(setup.pack).parse("deal:ann"))
        assert rule_id == ("" if chosen else "T-1.4")
