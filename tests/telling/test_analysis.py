"""An analysis in words: a sentence for every moment, in every language, and none that is untrue."""

import msgspec
import pytest

from questable.bots.analysis import Analyst, gathered, moments
from questable.bots.moments import SURE, Analysis, JudgedChoice, Moment, SeatShare, loss
from questable.engine import CHANCE, Entry, Record
from questable.registry import KEYS, game
from questable.telling.analysis import Reviewer, ToldMoment, points
from questable.telling.tellers import teller_of
from questable.telling.voice import HUMAN, Voice
from questable.terminal.analysis_table import Report
from questable.text import Words, languages
from questable.trials.play import play_one


def reviewer(record: Record, lang: str = "en") -> Reviewer:
    """Who tells of a record."""
    found = game(record.game)
    players = record.setup.players
    teller = teller_of(found, Voice(Words(lang), found.key, [HUMAN] * players, ["Ann", "Ben"]))
    teller.pack = record.setup.pack
    return Reviewer(found, record, teller)


def played(key: str) -> Record:
    """A finished game of two bots."""
    found = game(key)
    setup = found.setup(2)
    record = Record(key, found.rules_version, setup)
    record.entries = play_one(found, setup, ["club", "club"], "one", 4000, keep=True).entries
    return record


@pytest.mark.parametrize("key", KEYS)
def test_every_moment_is_told_in_every_language(key: str) -> None:
    """Nothing is missing, and what is certain is told apart from what is not."""
    record = played(key)
    found = game(key)
    made = list(moments(Analyst(found, record.setup, 24, "0"), record.effective()))
    analysis = gathered(found, record, "quick", "0", False, made)
    for lang in languages():
        told = reviewer(record, lang).told(analysis)
        assert len(told) == len(made)
        for each, moment in zip(told, analysis.moments, strict=True):
            assert each.title
            assert each.lines
            assert all(line.endswith(".") for line in each.lines)
            assert bool(each.best) == _clearly_worse(moment)


def _clearly_worse(moment: Moment) -> bool:
    choice = moment.choice
    if choice is None or not loss(moment):
        return False
    return choice.less > SURE * choice.error and points(choice.less) > 0


def told_of(moment: Moment, entry: Entry, together: bool = False, lang: str = "en") -> ToldMoment:
    """One moment at the beginning of a game of Questor, which one plays alone."""
    found = game("questor")
    record = Record("questor", found.rules_version, found.setup(1))
    record.entries = [entry]
    share = SeatShare(
        began=0, ended=0, luck=0, luck_error=1, decisions=0, decisions_error=1, adjusted=0
    )
    analysis = Analysis(
        record="", game="questor", version=1, depth="quick", playouts=9, seed="0", open=False,
        together=together, moments=[moment], seats=[share, share], turning=[],
    )  # fmt: skip
    [told] = reviewer(record, lang).told(analysis)
    return told


def decision(best: str, less: int, error: int, why: str = "", n: int = 0) -> Moment:
    """Ann takes the mage in the north."""
    choice = JudgedChoice(
        best=best, other="pick:rogue:east", value=4100, less=less, error=error, why=why, n=n
    )
    return Moment(
        kind="decision", seat=0, action="pick:mage:north", chances=[5000, 5000], error=9,
        choice=choice,
    )  # fmt: skip


ANN = Entry(0, "pick:mage:north", "person")


def test_what_is_said_of_a_decision() -> None:
    """The better one with both chances and its reason; the right one with what it beats."""
    told = told_of(decision("pick:rogue:east", 1400, 100, "goals", 2), ANN)
    assert told.title == "Ann: Take the Mage, north entrance"
    assert told.best == "Take the Rogue, east entrance"
    assert told.lines == [
        "“Take the Rogue, east entrance” was better: it leaves a chance of about 41%, what was "
        "played about 27%.",
        "It would have brought the goal 2 steps nearer.",
    ]
    right = told_of(decision("pick:mage:north", 1400, 100, "goals", 1), ANN)
    assert right.best == ""
    assert right.lines[0].startswith("A good choice: it leaves a chance of about 41%")
    assert right.lines[1] == "It brings the goal one step nearer."


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "came after it, in the same turn"), ("fr", "dans le même tour")]
)
def test_what_came_later_is_no_reproach(lang: str, words: str) -> None:
    """It is named, and nothing is said to have been better."""
    moment = decision("pick:rogue:east", 900, 10)
    assert moment.choice is not None
    choice = msgspec.structs.replace(moment.choice, later=True)
    told = told_of(msgspec.structs.replace(moment, choice=choice), ANN, lang=lang)
    assert told.best == ""
    [line] = told.lines
    assert words in line


def test_what_the_error_explains_is_no_mistake() -> None:
    """Less than three errors is as good."""
    vague = told_of(decision("pick:rogue:east", 299, 100), ANN)
    assert (vague.best, vague.lines) == (
        "",
        ["A good choice: “Take the Rogue, east entrance” was about as good."],
    )


def test_what_may_have_been_much_worse_is_not_called_good() -> None:
    """The error explains it, and yet nobody knows that it was as good."""
    vague = told_of(decision("pick:rogue:east", 1400, 500), ANN)
    assert (vague.best, vague.lines) == (
        "",
        ["“Take the Rogue, east entrance” may have been better, but that is not certain."],
    )
    noise = told_of(decision("pick:rogue:east", 1400, 1500), ANN)
    assert noise.lines == ["A good choice: “Take the Rogue, east entrance” was about as good."]


def test_what_lost_at_once_is_said() -> None:
    """Of what was played, or of the other."""
    missed = told_of(decision("pick:rogue:east", 1400, 100, "loses"), ANN)
    assert missed.lines[1] == "What was played lost the game at once."
    right = told_of(decision("pick:mage:north", 1400, 100, "loses"), ANN)
    assert right.lines[1] == "The other would have lost the game at once."


def test_a_team_is_told_of_together() -> None:
    """Its luck in one line, and that each has the chance of the team."""
    found = game("holy-quest")
    setup = found.setup(4, {"mode": "teamwork"})
    record = Record(found.key, found.rules_version, setup)
    teller = teller_of(
        found, Voice(Words("en"), found.key, [HUMAN] * 4, ["Ann", "Ben", "Cy", "Di"])
    )
    who = Reviewer(found, record, teller)
    state = found.deal(setup)
    record.entries = [Entry(CHANCE, state.outcome(0).text, "dealer")]
    moment = Moment(
        kind="chance", seat=CHANCE, action=record.entries[0].action, chances=[5000] * 4, error=9,
        luck=[700, -700, 700, -700], luck_error=50,
    )  # fmt: skip
    share = SeatShare(
        began=0, ended=0, luck=0, luck_error=1, decisions=0, decisions_error=1, adjusted=0
    )
    analysis = Analysis(
        record="", game=found.key, version=1, depth="quick", playouts=9, seed="0", open=False,
        together=False, moments=[moment], seats=[share] * 4, turning=[],
    )  # fmt: skip
    [told] = who.told(analysis)
    assert told.lines == [
        "Good luck for Ann and Cy: about 7 points more.",
        "Bad luck for Ben and Di: about 7 points less.",
    ]
    assert (
        "Team mates win together, so each of them has the chance of the whole team."
        in who.about(analysis)
    )
    vague = msgspec.structs.replace(moment, luck_error=400)
    [told] = who.told(msgspec.structs.replace(analysis, moments=[vague]))
    assert told.lines == ["It may have changed somebody’s chances, but that is not certain."]


def test_together_nothing_is_told_in_percent() -> None:
    """There is nobody to be ahead of."""
    for moment in (decision("pick:rogue:east", 1400, 100), decision("pick:mage:north", 1400, 1)):
        for lang in languages():
            [line] = told_of(moment, ANN, True, lang).lines
            assert not any(sign.isdigit() for sign in line)


@pytest.mark.parametrize(("lang", "said"), [("en", "50 of 100"), ("fr", "50 sur 100")])
def test_together_the_course_has_no_percent(lang: str, said: str) -> None:
    """What is compared with the beginning is no chance to win."""
    found = game("questor")
    record = Record("questor", found.rules_version, found.setup(1))
    record.entries = [ANN]
    share = SeatShare(
        began=0, ended=0, luck=0, luck_error=1, decisions=0, decisions_error=1, adjusted=0
    )
    analysis = Analysis(
        record="", game="questor", version=1, depth="quick", playouts=9, seed="0", open=False,
        together=True, moments=[decision("pick:rogue:east", 9, 1)], seats=[share], turning=[],
    )  # fmt: skip
    lines = Report(reviewer(record, lang), analysis).linear()
    assert any(said in line for line in lines)
    assert not any("%" in line for line in lines)


def test_whom_chance_helped() -> None:
    """Those whose luck is certain, by name."""
    found = game("questor")
    record = Record("questor", found.rules_version, found.setup(2))
    record.entries = played("questor").entries
    made = [
        Moment(
            kind="chance", seat=CHANCE, action=entry.action, chances=[5000, 5000], error=9,
            luck=[1200, -90], luck_error=50,
        )
        if entry.seat == CHANCE
        else Moment(
            kind="only", seat=entry.seat, action=entry.action, chances=[5000, 5000], error=9
        )
        for entry in record.entries
    ]  # fmt: skip
    analysis = gathered(found, record, "quick", "0", False, made)
    told = reviewer(record).told(analysis)
    luck = next(each for each, m in zip(told, made, strict=True) if m.seat == CHANCE)
    assert luck.lines == ["Good luck for Ann: about 12 points more."]
    other = next(each for each, m in zip(told, made, strict=True) if m.seat != CHANCE)
    assert other.lines == ["There was no other choice."]
