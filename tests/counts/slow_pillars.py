"""A second, slow resolver of consequences, written from the rules' text; it shares no code.

Stations are sets of sites. `choose(seat, kind, options)` settles what a leader chooses.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

FAITHFUL = {"red", "gold", "blue"}
WAYS = {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
SITES = {(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3}
BESIDE = {(q, r): {(q + a, r + b) for a, b in WAYS} & SITES for q, r in SITES}
GAPS = {frozenset([a, b, c]) for a in SITES for b in BESIDE[a] for c in BESIDE[a] & BESIDE[b]}
PAIRS = {frozenset([a, b]) for a in SITES for b in BESIDE[a]}
POCKETS = {pair for pair in PAIRS if sum(pair < gap for gap in GAPS) == 1}
STATIONS = GAPS | POCKETS
NEAR = {s: {t for t in STATIONS - {s} if len(s & t) == (1 if {s, t} <= POCKETS else 2)}
        for s in STATIONS}  # fmt: skip
AROUND = {site: [station for station in STATIONS if site in station] for site in SITES}

Site = tuple[int, int]
Station = frozenset[Site]
Choose = Callable[[int, str, set[Any]], Any]


class Over(Exception):
    """The game has ended: (reason, winner), the winner None when there is none."""


class SlowPillars:
    """A position; `turn` is the seat whose turn it is, `leaders` knows no Neutral religion."""

    def __init__(self, followers: dict[Station, str], pillars: Iterable[Site],
                 leaders: dict[str, int], seats: int, turn: int) -> None:  # fmt: skip
        self.followers, self.pillars, self.leaders = dict(followers), set(pillars), leaders
        self.seats, self.turn = seats, turn
        self.seen: Counter[str] = Counter()

    def off(self, religion: str) -> int:
        return 20 - list(self.followers.values()).count(religion)

    def look(self) -> None:
        """Ends the game if it must end; led rings first, then led Apostates, then the rest."""
        around = [[self.followers.get(s) for s in AROUND[site]] for site in self.pillars]
        rings = {r for r in FAITHFUL if [r] * 6 in around}
        for k in range(self.seats):
            if {r for r in rings if self.leaders.get(r) == (self.turn + k) % self.seats}:
                raise Over("surrounded", (self.turn + k) % self.seats)
        gone = FAITHFUL - set(self.followers.values())
        if gone and "apostate" in self.leaders:
            raise Over("wiped-out", self.leaders["apostate"])
        if rings or gone:
            raise Over("neutral-surrounded" if rings else "neutral-wiped-out", None)

    def wings(self) -> set[tuple[Station, Station, Station, str]]:
        """All Wings that change something: middle, two wings, what the middle becomes."""
        found = set()
        for middle in GAPS & self.followers.keys():
            own = self.followers[middle]
            for one, two in combinations(NEAR[middle] & self.followers.keys(), 2):
                if self.followers[one] == self.followers[two] != own:
                    new = self.followers[one] if self.off(self.followers[one]) else "apostate"
                    self.seen["exhausted"] += new != self.followers[one]
                    if new != own and self.off(new):
                        found.add((middle, one, two, new))
        return found

    def consequences(self, choose: Choose) -> None:
        """Wings until none is left, one Assembly, and again."""
        acting, stopped = self.turn, dict[Station, str]()
        while True:
            while wings := self.wings():
                tangled = {w for w in wings for v in wings if w[0] in v[1:3] or v[0] in w[1:3]}
                now = {(w[0], w[3]) for w in wings - tangled}
                short = any(n > self.off(new) for new, n in Counter(new for _, new in now).items())
                if short or not now:
                    now = now or {(w[0], w[3]) for w in wings}
                    self.seen["short" if short else "tangled"] += 1
                    middle = choose(acting, "convert", {m for m, _ in now})
                    now = {(m, new) for m, new in now if m == middle}
                self.followers.update(dict(now))
                self.look()
                stopped = self.still(stopped)
            centres = {c for c in GAPS & self.followers.keys() - stopped.keys()
                       if len({self.followers.get(n) for n in {c} | NEAR[c]}) == 1}  # fmt: skip
            if not centres:
                return
            centre = choose(self.turn, "assembly", centres) if len(centres) > 1 else min(centres)
            own = self.followers[centre]
            leader = self.leaders.get(own, acting)
            back = self.back(centre)
            if self.assembly(centre, back == NEAR[centre], leader, choose):
                stopped[centre] = own
                continue
            acting = leader
            outer = choose(leader, "outer", NEAR[centre] - back)
            new = "apostate"
            if own == "apostate" or not self.off("apostate"):
                new = choose(leader, "to", {r for r in FAITHFUL - {own} if self.off(r)})
            self.followers[outer] = new
            self.look()
            stopped = self.still(stopped)

    def back(self, centre: Station) -> set[Station]:
        """P-4.7: the outer followers whom Wings would turn back to their own religion."""
        own = self.followers[centre]
        again = {own} | {r for r in FAITHFUL if own == "apostate" and not self.off(r)}
        return {o for o in NEAR[centre] & GAPS for r in again
                if sum(self.followers.get(n) == r for n in NEAR[o]) >= 2}  # fmt: skip

    def still(self, stopped: dict[Station, str]) -> dict[Station, str]:
        """P-4.8: those that are the Machines they were when they were stopped."""
        kept = {c: own for c, own in stopped.items()
                if {self.followers.get(n) for n in {c} | NEAR[c]} == {own}
                and self.back(c) == NEAR[c]}  # fmt: skip
        self.seen["no machine any more"] += len(stopped) - len(kept)
        return kept

    def assembly(self, centre: Station, machine: bool, leader: int, choose: Choose) -> bool:
        """The pillar moves of an Assembly; whether it was a Machine, and so is done with."""
        self.seen["machine" if machine else self.followers[centre] + " assembly"] += 1
        options: set[Any] = set()
        while True:
            options |= {(a, b) for a in self.pillars for b in BESIDE[a] - self.pillars}
            pair = choose(leader, "pillar", options)
            if pair == "stop":
                return True
            self.pillars = self.pillars - {pair[0]} | {pair[1]}
            self.look()
            if not machine:
                return False
            options = {"stop"}
