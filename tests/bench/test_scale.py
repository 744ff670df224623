"""The simulation of a large house: exact with its seed, and right where mathematics knows."""

import re

import msgspec
import pytest

from bench import scale
from bench.crowd import Costs, House, Outcome, Plan, part
from tests.rule import ROOT

FREE = Costs(move=1e-3, group=0, statement=0, write=0, take=0, load=0, welcome=0)
SMALL = Plan(rooms=400, machines=4, workers=2, cores=2, seconds=12.0)


def run(plan: Plan, costs: Costs = scale.COSTS, seed: str = "test") -> Outcome:
    """One of them."""
    return House(plan, costs, seed).run()


def with_(plan: Plan, **more: float) -> Plan:
    """The same, but for this."""
    return msgspec.structs.replace(plan, **more)


def test_a_seed_gives_the_same_run() -> None:
    """To the last digit; another one gives another."""
    plan = with_(SMALL, lost=2.0)
    assert run(plan) == run(plan)
    assert run(plan, seed="other") != run(plan)


def test_a_worker_waits_as_queues_do() -> None:
    """One worker, a fixed cost, moves at random: Pollaczek and Khinchine knew the mean wait."""
    plan = Plan(rooms=420, machines=1, workers=1, cores=1, seconds=200.0, pause=0.6, tick=0.0005)
    house = House(plan, FREE, "queue")
    times: list[float] = []
    sample = house._sample

    def noted(now: float, length: float) -> None:
        times.extend(house.latencies)
        sample(now, length)

    house._sample = noted  # type: ignore[method-assign]
    found = house.run()
    load = 420 / 0.6 * 1e-3
    mean = 1e-3 * (1 + load / (2 * (1 - load)))
    # What is judged is handed on at the end of a tick, and heard of in the next.
    assert sum(times) / len(times) == pytest.approx(mean + plan.tick, rel=0.1)
    assert sum(each.workers for each in found.samples) / 200 == pytest.approx(load, rel=0.02)


def test_as_many_moves_come_as_people_make() -> None:
    """And all are acknowledged, but for those under way at the end."""
    found = run(SMALL)
    assert found.offered == pytest.approx(400 / 6 * 12, rel=0.1)
    assert 0 <= found.offered - found.acknowledged < 10


def test_the_database_is_as_busy_as_its_groups_cost() -> None:
    """Its share is theirs and that of their statements."""
    costs = Costs(move=0, group=1e-3, statement=2e-3, write=0, take=0, load=0, welcome=0)
    found = run(SMALL, costs)
    statements = sum(each.moves / each.batch for each in found.samples)
    wanted = (found.acknowledged * 1e-3 + statements * 2e-3) / (12 * SMALL.cores)
    assert sum(each.database for each in found.samples) / 12 == pytest.approx(wanted, rel=0.02)


def test_what_is_too_much_waits() -> None:
    """A queue that cannot be worked off grows by what is over."""
    found = run(SMALL, msgspec.structs.replace(FREE, move=0.24))
    assert [each.workers > 0.99 for each in found.samples[2:]] == [True] * 10
    assert found.samples[-1].waiting == pytest.approx(12 * (400 / 6 - 8 / 0.24), rel=0.25)


def test_a_lost_machine_is_made_up_for() -> None:
    """Not before leases ran out, nor without a word to clients; then everybody is back."""
    plan = with_(SMALL, lost=2.0, seconds=20.0)
    found = run(plan)
    assert found.rooms == 400
    assert len(found.takeovers) == 100
    assert len(found.returns) == 400
    assert found.takeovers[0] > plan.lease - plan.beat
    assert found.returns[0] > plan.notice[0]
    assert found.samples[-1].away == 0
    assert max(each.away for each in found.samples) == 400


def test_an_upgrade_goes_worker_by_worker() -> None:
    """Each in its turn, and nobody is away but theirs."""
    found = run(with_(SMALL, upgrade=1.0, each=2.0, away=1.0, seconds=20.0))
    assert (found.rooms, found.samples[-1].away) == (400, 0)
    assert max(each.away for each in found.samples) < 600


def test_an_upgrade_moves_every_room_and_loses_none() -> None:
    """Machine by machine; clients are away for their first pause and the work of letting in."""
    plan = with_(SMALL, upgrade=1.0, each=4.0, away=2.0, seconds=22.0, whole=True)
    found = run(plan)
    assert found.rooms == 400
    assert len(found.takeovers) >= 400
    assert len(found.returns) == 4 * len(found.takeovers)
    assert part(found.returns, 0.99) < 1.0
    assert found.samples[-1].away == 0


def test_workers_that_are_drawn_by_twos_share_rooms_better() -> None:
    """Those that begin anew are empty: who is drawn at random leaves them so."""
    plan = with_(SMALL, upgrade=1.0, each=2.0, away=1.0, seconds=20.0)
    fullest = []
    for draws in (1, 2):
        house = House(with_(plan, draws=draws), scale.COSTS, "test")
        house.run()
        fullest.append(max(worker.sockets for worker in house.workers))
    assert fullest[1] < fullest[0]
    assert sum(worker.sockets for worker in house.workers) == 1600


def test_a_rush_brings_everybody_to_a_table() -> None:
    """Within the rush and the work that it makes."""
    found = run(with_(SMALL, rush=8.0))
    assert (found.rooms, len(found.returns), found.samples[-1].away) == (400, 1600, 0)


def test_the_document_has_the_inputs() -> None:
    """Every cost with its source, as the program has it."""
    text = (ROOT / "docs" / "scale.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| ([\d,]+) \| ([a-z ]+) \|", text, re.MULTILINE)
    assert [(name, float(micros.replace(",", "")), source) for name, micros, source in rows] == [
        (each.name, each.micros, each.source) for each in scale.INPUTS
    ]


def test_the_document_has_what_the_program_tells() -> None:
    """The first table of a small house, which takes no time, is there to the last digit."""
    text = (ROOT / "docs" / "scale.md").read_text(encoding="utf-8")
    plan = scale.plans(2_500)["lost"]
    told = scale.told("lost", plan, House(plan, scale.COSTS, "scale:lost").run(), 2)
    assert told.split("\n", 2)[2].strip() in text


def test_a_chart_is_as_high_as_its_values() -> None:
    """The highest reaches the top, nothing stays at the bottom."""
    assert scale.chart([0, 1, 2], height=2).splitlines() == [
        "           2 |  #",
        "             | ##",
        "             +---",
    ]
