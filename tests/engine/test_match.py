"""A match referees entries, and undo keeps to its law (T-1, T-2)."""

import pytest

from questable.engine import OVER, Illegal, Match, UnknownAction
from tests.rule import rule
from tests.tiny import TINY, Tiny

DEAL = ["draw:0", "draw:1", "draw:2", "draw:3"]


def dealt() -> Match:
    """Lantern for two, after the deal: seat 0 holds 0 and 1, seat 1 holds 2 and 3."""
    match = Match(TINY, TINY.record())
    for text in DEAL:
        match.play(-1, text, "dealer")
    return match


def racing() -> Match:
    """Lantern for two with an empty pile: the race is open."""
    match = dealt()
    state = match.state
    assert isinstance(state, Tiny)
    state.pile.fill([1, 0, 0, 0])
    match.play(0, "take", "person")
    match.play(-1, "draw:0", "dealer")
    return match


def tiny(match: Match) -> Tiny:
    """The state as Lantern's."""
    assert isinstance(match.state, Tiny)
    return match.state


def test_an_illegal_action_changes_nothing() -> None:
    """The refusal names the rule, and neither state nor record has changed."""
    match = dealt()
    before, entries = match.state.dump(), match.seq
    with pytest.raises(Illegal) as caught:
        match.play(0, "lay:3", "person")
    assert caught.value.rule == "L-1.3"
    with pytest.raises(UnknownAction):
        match.play(0, "lay:9", "person")
    assert (match.state.dump(), match.seq) == (before, entries)


def test_events_reach_their_audience() -> None:
    """A draw is heard by all, the card by its drawer alone; a spectator hears what all hear."""
    match = dealt()
    match.play(0, "take", "person")
    events = match.play(-1, "draw:2", "dealer")
    heard = {seat: [e.kind for e in events if e.heard_by(seat)] for seat in (-1, 0, 1)}
    assert heard == {-1: ["drew"], 0: ["drew", "drawn"], 1: ["drew"]}


@rule("T-2.1")
def test_the_own_last_action_can_be_taken_back() -> None:
    """After a harmless action undo gives the position from before, and stays in the record."""
    match = dealt()
    before = match.state.dump()
    match.play(0, "flip", "person")
    assert match.undo_refusal(0) == ""
    match.undo(0, "person")
    assert match.state.dump() == before
    assert [e.action for e in match.record.entries[-2:]] == ["flip", "/undo:1"]
    assert match.seq == 6
    assert Match(TINY, TINY.read(match.record.text())).state.dump() == before


@rule("T-2.1")
def test_undo_stops_at_a_reveal() -> None:
    """A look at a settled card reveals without chance, and cannot be taken back."""
    match = dealt()
    match.play(0, "peek", "person")
    match.play(-1, "look:2", "dealer")
    assert match.undo_refusal(0) == "T-2.1"
    match.play(0, "roll", "person")
    match.play(-1, "die:1", "dealer")
    match.play(1, "peek", "person")
    assert match.state.actor == 1
    assert match.undo_refusal(1) == "T-2.1"


@rule("T-2.1")
def test_undo_is_for_the_own_action_only() -> None:
    """Neither another seat's action nor the dealer's can be taken back alone."""
    match = dealt()
    assert match.undo_refusal(0) == "T-2.1"
    match.play(0, "flip", "person")
    assert match.undo_refusal(1) == "T-2.1"
    assert match.undo_refusal(-1) == "T-2.1"
    with pytest.raises(Illegal):
        match.undo(1, "person")
    match.play(0, "take", "person")
    assert match.undo_refusal(0) == ""


@rule("T-2.2")
def test_with_consent_it_goes_further_back() -> None:
    """The undone entries stay in the record and their numbers are not used again."""
    match = dealt()
    before = match.state.dump()
    match.play(0, "take", "person")
    match.play(-1, "draw:2", "dealer")
    assert match.last_own(0) == 2
    match.rewind(0, match.last_own(0), "person")
    assert match.state.dump() == before
    assert match.seq == 7
    assert len(match.record.effective()) == 4
    with pytest.raises(Illegal):
        match.rewind(0, 5, "person")


@rule("T-2.3")
def test_there_is_no_undo_in_a_race() -> None:
    """Neither alone nor with consent."""
    match = racing()
    assert match.undo_refusal(0) == match.consent_refusal() == "T-2.3"
    match.play(1, "grab", "person")
    assert match.undo_refusal(1) == "T-2.3"
    with pytest.raises(Illegal, match=r"T-2\.3"):
        match.undo(1, "person")


@rule("T-1.2")
def test_nothing_goes_on_after_the_end() -> None:
    """When the game is over no action is taken and none is taken back."""
    match = racing()
    match.play(1, "grab", "person")
    match.play(0, "grab", "person")
    assert match.undo_refusal(0) == match.consent_refusal() == "T-1.2"
    with pytest.raises(Illegal, match=r"T-1\.2"):
        match.play(0, "flip", "person")


def test_a_race_takes_entries_in_any_order() -> None:
    """Whoever comes first is first; coming twice is refused."""
    match = racing()
    match.play(1, "grab", "person")
    with pytest.raises(Illegal, match=r"L-3\.1"):
        match.play(1, "grab", "person")
    match.play(0, "grab", "person")
    assert tiny(match).grabbed == [1, 0]
    assert match.state.result().reason == "grabbed"


def test_sealed_answers_are_judged_together() -> None:
    """Nothing is heard until the last answer; then all at once."""
    match = Match(TINY, TINY.record(3))
    for text in [*DEAL, "draw:0", "draw:1"]:
        match.play(-1, text, "dealer")
    match.play(0, "dare", "person")
    assert match.play(1, "yes", "person") == []
    with pytest.raises(Illegal, match=r"T-1\.1"):
        match.play(1, "no", "person")
    told = match.play(2, "no", "person")
    assert [(e.kind, e.facts) for e in told] == [("daring", {"seat": 0, "yes": 2})]
    assert tiny(match).score == [-1, 1, 0]


def test_a_call_voids_nobodys_pending_answer() -> None:
    """Calling out of turn is possible while others are asked, and leaves their answers open."""
    match = dealt()
    match.play(0, "lay:0", "person")
    assert match.state.callers == 0b11
    match.play(1, "dare", "person")
    match.play(0, "call", "person")
    assert (match.state.pending, match.state.callers) == (0b01, 0)
    match.play(0, "no", "person")
    assert tiny(match).score == [1, 2]


def test_who_is_noticed_first_pays() -> None:
    """A late call finds nothing owed any more."""
    match = dealt()
    match.play(0, "lay:0", "person")
    match.play(1, "notice:0", "person")
    assert tiny(match).score[0] == 0
    with pytest.raises(Illegal, match=r"L-2\.1"):
        match.play(0, "call", "person")


def test_companion_entries_are_marked() -> None:
    """A die that a person rolled is an entry by 'companion' and replays like any other."""
    match = dealt()
    match.play(0, "roll", "person")
    match.play(-1, "die:5", "companion")
    again = Match(TINY, TINY.read(match.record.text()))
    assert again.record.entries[-1].by == "companion"
    assert tiny(again).score == [1, 0]


@rule("T-1.2", "T-2.2")
def test_consent_does_not_reach_past_the_end() -> None:
    """Going back after the end is refused, in play and in a record."""
    match = dealt()
    tiny(match).actor = OVER
    with pytest.raises(Illegal, match=r"T-1\.2"):
        match.rewind(0, 1, "person")
