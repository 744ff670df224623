"""A house of many workers in virtual time: moves, workers' processors, the database, clients.

Time goes in ticks. Within a tick every worker takes in what came, works on it in the order of
arrival for as long as the tick lasts, and hands what is judged to the database as one batch, if it
waits for none. The database has cores and a time to write; a move is acknowledged when its batch
is. Clients of a worker that is gone come back as the page does: after 250 ms, then twice as long
each time, up to eight seconds, each a little apart. Chance comes from one seeded generator, so that
a run is the same again.
"""

import heapq
from collections import deque
from random import Random
from typing import NamedTuple

import msgspec

FIRST_WAIT, LONGEST_WAIT = 0.25, 8.0
"""Seconds before a client comes back, as client/src/net/socket.ts has it."""


class Costs(msgspec.Struct, frozen=True, kw_only=True):
    """What things cost, in seconds; where each figure is from stands in bench/scale.py."""

    move: float
    """Of a worker's processor, to judge, fold and tell a move."""
    group: float
    """Of the database's processors, for a group of rows."""
    statement: float
    """The same for a statement, whatever is in it."""
    write: float
    """Until what was committed is on disk; not of a processor."""
    take: float
    """Of the database, to give a room another home, many at once."""
    load: float
    """Of a worker's processor, to read and fold a room."""
    welcome: float
    """The same, to let a socket in and tell it all."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """How large the house is, and what happens in it."""

    rooms: int
    seats: int = 4
    pause: float = 6.0
    """Seconds between two moves of a room."""
    machines: int
    workers: int
    """On each machine."""
    cores: int
    """Of the database."""
    seconds: float
    tick: float = 0.002
    lost: float = -1.0
    """When a machine is lost; never if negative."""
    upgrade: float = -1.0
    """When a rolling upgrade begins."""
    each: float = 2.0
    """Seconds until the next worker's turn in it."""
    away: float = 5.0
    """Seconds that a worker takes to be there again."""
    whole: bool = False
    """Whether all workers of a machine have their turn at once."""
    rush: float = 0.0
    """Seconds in which everybody arrives at the beginning; 0: they are there."""
    lease: float = 3.0
    beat: float = 1.0
    notice: tuple[float, float] = (1.0, 3.0)
    """Seconds until a proxy drops the sockets of a machine that says nothing."""
    draws: int = 2
    """Whoever comes for a room without a home is sent to the least busy of so many workers, which
    are drawn at random."""


class Piece(NamedTuple):
    """Work for a worker's processor."""

    at: float
    cost: float
    client: int
    """Who is let in; -1 for a move."""


class Worker:
    """One process: a queue for its processor, and one batch on its way."""

    def __init__(self, machine: int) -> None:
        self.machine = machine
        self.up = True
        self.sockets = 0
        self.next = 0.0
        """When the next move comes."""
        self.queue: deque[Piece] = deque()
        self.left = 0.0
        """Seconds that the first piece still needs; 0 if it was not begun."""
        self.judged: list[float] = []
        """When moves came that wait for the database."""
        self.sent: list[float] = []
        self.back = -1.0
        """When the batch on its way is acknowledged."""
        self.busy = 0.0


class Sample(msgspec.Struct, frozen=True):
    """How things stood for a while."""

    at: float
    moves: int
    """Acknowledged."""
    p50: float
    p99: float
    longest: int
    """The longest queue of a worker, in pieces."""
    waiting: int
    """Pieces in all queues at the end."""
    workers: float
    """Busy share of the living workers."""
    database: float
    """Busy share of the database's cores."""
    batch: float
    """Groups in a statement."""
    away: int
    """Clients without a table at the end."""


class Outcome(msgspec.Struct, frozen=True):
    """What came of a run."""

    samples: list[Sample]
    offered: int
    acknowledged: int
    takeovers: list[float]
    """Seconds from the loss of a home until the room had another that had read it, sorted."""
    returns: list[float]
    """Seconds that clients were away, each time, sorted."""
    rooms: int
    """That have a living home at the end."""


class House:
    """The simulation."""

    def __init__(self, plan: Plan, costs: Costs, seed: str) -> None:
        self.plan, self.costs = plan, costs
        self.rng = Random(seed)
        self.workers = [Worker(n // plan.workers) for n in range(plan.machines * plan.workers)]
        self.home = [n % len(self.workers) for n in range(plan.rooms)]
        """By room: its worker, -1 for none."""
        self.living = list(range(len(self.workers)))
        self.ends: dict[int, float] = {}
        """By worker that is gone: when its lease is over."""
        self.gone_at: dict[int, float] = {}
        """By room without a home that has read it: since when."""
        self.since: dict[int, float] = {}
        """By client without a table: since when."""
        self.tries: list[tuple[float, int, int]] = []
        """When a client comes, which, and for the how manieth time."""
        self.events: list[tuple[float, str, int]] = []
        self.free = [0.0] * plan.cores
        """When each core of the database is free."""
        self.spent = 0.0
        """Seconds of the database's cores in this sample."""
        self.latencies: list[float] = []
        self.statements = self.longest = self.offered = self.acknowledged = 0
        self.samples: list[Sample] = []
        self.takeovers: list[float] = []
        self.returns: list[float] = []
        self._begin()

    def _begin(self) -> None:
        plan = self.plan
        for client in range(plan.rooms * plan.seats):
            if plan.rush:
                at = self.rng.uniform(0, plan.rush)
                self.since[client] = at
                self.tries.append((at, client, 0))
            else:
                self.workers[self.home[client // plan.seats]].sockets += 1
        if plan.rush:
            self.home = [-1] * plan.rooms
            self.gone_at = {}
        heapq.heapify(self.tries)
        if plan.lost >= 0:
            self.events.append((plan.lost, "lose", 0))
        self.groups = [[n] for n in range(len(self.workers))]
        """Who goes together."""
        if plan.whole or plan.lost >= 0:
            self.groups = [
                [n for n, worker in enumerate(self.workers) if worker.machine == machine]
                for machine in range(plan.machines)
            ]
        if plan.upgrade >= 0:
            for turn in range(len(self.groups)):
                at = plan.upgrade + turn * plan.each
                self.events += [(at, "stop", turn), (at + plan.away, "start", turn)]
        heapq.heapify(self.events)

    def run(self, every: float = 1.0) -> Outcome:
        """All of it, with a sample every so many seconds."""
        plan, now, told = self.plan, 0.0, 0.0
        for step in range(1, round(plan.seconds / plan.tick) + 1):
            end = step * plan.tick
            while self.events and self.events[0][0] < end:
                at, what, which = heapq.heappop(self.events)
                doing = {"lose": self._lose, "stop": self._stop, "start": self._start}[what]
                doing(at, self.groups[which])
            while self.tries and self.tries[0][0] < end:
                self._come(*heapq.heappop(self.tries))
            for worker in self.workers:
                if worker.up:
                    self._work(worker, now, end)
            now = end
            if now >= told + every - plan.tick / 2:
                self._sample(now, now - told)
                told = now
        here = sum(home >= 0 and self.workers[home].up for home in self.home)
        return Outcome(
            self.samples, self.offered, self.acknowledged, sorted(self.takeovers),
            sorted(self.returns), here,
        )  # fmt: skip

    # What workers do

    def _work(self, worker: Worker, now: float, end: float) -> None:
        plan, queue = self.plan, worker.queue
        if worker.sockets:
            rate = worker.sockets / (plan.seats * plan.pause)
            worker.next = max(worker.next, now)
            while (next_move := worker.next + self.rng.expovariate(rate)) < end:
                worker.next = next_move
                queue.append(Piece(next_move, self.costs.move, -1))
                self.offered += 1
            worker.next = end
        if 0 <= worker.back < end:
            self.latencies += [worker.back - at for at in worker.sent]
            self.acknowledged += len(worker.sent)
            worker.sent, worker.back = [], -1.0
        self.longest = max(self.longest, len(queue))
        if queue:
            self._think(worker, now, end)
        if worker.judged and worker.back < 0:
            worker.sent, worker.judged = worker.judged, []
            worker.back = self._stored(end, len(worker.sent))

    def _think(self, worker: Worker, now: float, end: float) -> None:
        """Pieces in their order, for as long as the tick lasts."""
        queue, at = worker.queue, now
        while queue and at < end:
            piece = queue[0]
            at = max(at, piece.at)
            left = worker.left or piece.cost
            worker.busy += min(left, end - at)
            if at + left > end:
                worker.left = left - (end - at)
                return
            at += left
            worker.left = 0.0
            queue.popleft()
            if piece.client < 0:
                worker.judged.append(piece.at)
            else:
                self._let_in(worker, piece.client, at)

    def _stored(self, at: float, groups: int) -> float:
        """When a batch is acknowledged."""
        self.statements += 1
        return self._database(at, self.costs.statement + groups * self.costs.group)

    def _database(self, at: float, work: float) -> float:
        begun = max(at, heapq.heappop(self.free))
        heapq.heappush(self.free, begun + work)
        self.spent += work
        return begun + work + self.costs.write

    # Coming and going

    def _come(self, at: float, client: int, tries: int) -> None:
        """A client knocks: at the home of its room, at a new one, or in vain."""
        room = client // self.plan.seats
        home = self.home[room]
        if home >= 0 and not self.workers[home].up:
            if at < self.ends[home]:
                self._again(at, client, tries)
                return
            home = self.home[room] = -1
        cost = self.costs.welcome
        if home < 0:
            home = self.home[room] = self._drawn()
            self._database(at, self.costs.take)
            cost += self.costs.load
        self.workers[home].queue.append(Piece(at, cost, client))

    def _drawn(self) -> int:
        drawn = [self.living[self.rng.randrange(len(self.living))] for _ in range(self.plan.draws)]
        return min(drawn, key=lambda n: (self.workers[n].sockets + len(self.workers[n].queue), n))

    def _again(self, at: float, client: int, tries: int) -> None:
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2**tries) * self.rng.uniform(0.75, 1.25)
        heapq.heappush(self.tries, (at + wait, client, tries + 1))

    def _let_in(self, worker: Worker, client: int, at: float) -> None:
        worker.sockets += 1
        self.returns.append(at - self.since.pop(client))
        if (gone := self.gone_at.pop(client // self.plan.seats, None)) is not None:
            self.takeovers.append(at - gone)

    def _lose(self, at: float, gone: list[int]) -> None:
        """A machine is gone without a word: leases run out, a proxy drops the sockets."""
        self._gone(at, gone, self.plan.notice)
        for n in gone:
            self.ends[n] = at - self.rng.uniform(0, self.plan.beat) + self.plan.lease

    def _stop(self, at: float, gone: list[int]) -> None:
        """SIGTERM: rooms are given back in one statement, sockets are told to come again."""
        self._gone(at, gone, (0.0, 0.0))
        given = [room for room, home in enumerate(self.home) if home in gone]
        for room in given:
            self.home[room] = -1
        self._database(at, len(given) * self.costs.take)

    def _gone(self, at: float, gone: list[int], notice: tuple[float, float]) -> None:
        """Workers that are no more; their clients come back once they notice."""
        seats = self.plan.seats
        queued = {piece.client for n in gone for piece in self.workers[n].queue}
        for n in gone:
            self._forget(self.workers[n])
        self.living = [n for n in self.living if n not in gone]
        for room in [room for room, home in enumerate(self.home) if home in gone]:
            self.gone_at.setdefault(room, at)
            for client in range(room * seats, (room + 1) * seats):
                if client in self.since and client not in queued:
                    continue  # It is on its way already.
                self.since.setdefault(client, at)
                self._again(at + self.rng.uniform(*notice), client, 0)

    def _forget(self, worker: Worker) -> None:
        """Nothing that was not acknowledged is; clients ask again."""
        worker.up = False
        worker.queue.clear()
        worker.sockets, worker.left, worker.back = 0, 0.0, -1.0
        worker.judged, worker.sent = [], []

    def _start(self, at: float, back: list[int]) -> None:
        for n in back:
            self.workers[n].up, self.workers[n].next = True, at
            self.living.append(n)

    # Figures

    def _sample(self, now: float, length: float) -> None:
        times = sorted(self.latencies)
        living = [worker for worker in self.workers if worker.up]
        self.samples.append(
            Sample(
                at=round(now, 6),
                moves=len(times),
                p50=part(times, 0.5),
                p99=part(times, 0.99),
                longest=self.longest,
                waiting=sum(len(worker.queue) for worker in living),
                workers=sum(worker.busy for worker in living) / (length * len(living)),
                database=self.spent / (length * self.plan.cores),
                batch=len(times) / self.statements if self.statements else 0.0,
                away=len(self.since),
            )
        )
        self.latencies, self.spent, self.statements, self.longest = [], 0.0, 0, 0
        for worker in self.workers:
            worker.busy = 0.0


def part(times: list[float], share: float) -> float:
    """Of sorted times the one below which that share lies; 0 of none."""
    return times[min(len(times) - 1, int(share * len(times)))] if times else 0.0
