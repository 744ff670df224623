"""How a field of a view becomes whole numbers from 0 to 255, always as many of them.

See docs/observations.md. A number that names a seat counts from the eyes: 1 is the own seat, 2 the
next one, 0 nobody. A list by seat begins with the own one.
"""

from abc import ABC, abstractmethod
from typing import Any, Final

from mypy_extensions import mypyc_attr

from questable.engine.state import CHANCE, OVER, RACE, SEALED

HIGHEST: Final = 255
"""The largest number; whatever is more is shown as this."""
NOTHING: Final[list[str]] = ["", "-"]
"""Texts that stand for none."""
SEATS: Final = "seats"
FEW: Final = 30
"""So many names are listed for people."""


class Slot:
    """One number: how high it can be, and whether it is a choice of so many and not a count."""

    def __init__(self, high: int, choice: bool) -> None:
        self.high: Final = high
        self.choice: Final = choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Code(ABC):
    """A way to write a value as numbers."""

    def __init__(self, slots: list[Slot], dims: list[str], says: str) -> None:
        self.slots: Final = slots
        """What numbers there are."""
        self.dims: Final = dims
        """How many in each direction, `seats` for as many as there are; none of a single number."""
        self.says: Final = says
        """What one of them says, for people."""
        self.width: Final = len(slots)

    @abstractmethod
    def write(self, value: Any, out: list[int], eyes: int) -> None:
        """Add the numbers of a value, as a seat sees it."""


class Flag(Code):
    """Yes or no."""

    def __init__(self) -> None:
        super().__init__([Slot(1, False)], [], "1 if so")

    def write(self, value: Any, out: list[int], eyes: int) -> None:
        out.append(1 if value else 0)


class Count(Code):
    """How many, counted from `low`."""

    def __init__(self, high: int = HIGHEST, low: int = 0) -> None:
        more = f", {-low} more than it is; 0 for none" if low < 0 else ""
        super().__init__([Slot(high, False)], [], f"a number up to {high}{more}")
        self.high: Final = high
        self.low: Final = low

    def write(self, value: Any, out: list[int], eyes: int) -> None:
        n: int = value
        n -= self.low
        if n < 0:
            n = 0
        out.append(n if n < self.high else self.high)


class Index(Code):
    """One of so many things that are numbered from `first` on; 0 for none."""

    def __init__(self, count: int, first: int = 0) -> None:
        super().__init__([Slot(count, True)], [], f"which of {count}, from 1; 0 for none")
        self.first: Final = first

    def write(self, value: Any, out: list[int], eyes: int) -> None:
        n: int = value
        out.append(n - self.first + 1 if n >= self.first else 0)


def _listed(names: list[str]) -> str:
    """The names, where they are few."""
    return f" ({', '.join(names)})" if len(names) <= FEW else ""


class Pick(Code):
    """One of these names, from 1; 0 for none. More than 255 names take two numbers."""

    def __init__(self, names: list[str], what: str) -> None:
        count = len(names)
        if count > HIGHEST:
            says = (
                f"which of {count} {what}, from 1: 256 times the first and the second; 0 for none"
            )
            super().__init__([Slot(count >> 8, True), Slot(HIGHEST, True)], ["2"], says)
        else:
            super().__init__(
                [Slot(count, True)], [], f"which of {count} {what}, from 1; 0 for none"
            )
        self.places: Final[dict[str, int]] = {name: n + 1 for n, name in enumerate(names)}
        for none in NOTHING:
            self.places.setdefault(none, 0)

    def write(self, value: Any, out: list[int], eyes: int) -> None:
        name: str = value
        place = self.places[name]
        if self.width > 1:
            out.append(place >> 8)
            out.append(place & HIGHEST)
        else:
            out.append(place)


class Seat(Code):
    """A seat; 0 for nobody."""

    def __init__(self, seats: int) -> None:
        super().__init__([Slot(seats, True)], [], "a seat, 1 for the own one; 0 for nobody")
        self.seats: Final = seats

    def write(self, value: Any, out: list[int], eyes: int) -> None:
        seat: int = value
        out.append((seat - eyes) % self.seats + 1 if seat >= 0 else 0)


class Actor(Code):
    """Who must act."""

    def __init__(self, seats: int) -> None:
        who = "2 whoever is first, 3 several in secret, 4 oneself, 5 the next seat"
        says = f"0 nobody any more, 1 chance, {who}"
        super().__init__([Slot(seats + 3, True)], [], says)
        self.seats: Final = seats

    def write(self, value: Any, out: list[int], eyes: int) -> None:
        actor: int = value
        if actor >= 0:
            out.append((actor - eyes) % self.seats + 4)
        elif actor == CHANCE:
            out.append(1)
        elif actor == RACE:
            out.append(2)
        elif actor == SEALED:
            out.append(3)
        else:
            assert actor == OVER
            out.append(0)


class Bits(Code):
    """A mask: one number a bit."""

    def __init__(self, count: int) -> None:
        super().__init__([Slot(1, False)] * count, [str(count)], "1 for each bit that is set")

    def write(self, value: Any, out: list[int], eyes: int) -> None:
        mask: int = value
        for _ in range(self.width):
            out.append(mask & 1)
            mask >>= 1


class SeatMask(Code):
    """A mask of seats: one number a seat."""

    def __init__(self, seats: int) -> None:
        super().__init__([Slot(1, False)] * seats, [SEATS], "1 for each of them")

    def write(self, value: Any, out: list[int], eyes: int) -> None:
        mask: int = value
        for n in range(self.width):
            out.append((mask >> ((eyes + n) % self.width)) & 1)


class Among(Code):
    """A list of seats, in whatever order: one number a seat."""

    def __init__(self, seats: int) -> None:
        super().__init__([Slot(1, False)] * seats, [SEATS], "1 for each of them")

    def write(self, value: Any, out: list[int], eyes: int) -> None:
        listed: list[int] = value
        for n in range(self.width):
            out.append(1 if (eyes + n) % self.width in listed else 0)


class Bag(Code):
    """A list of names, in whatever order: one number a place, how many names lie there."""

    def __init__(
        self, names: list[str], what: str, most: int = 1, places: dict[str, int] | None = None
    ) -> None:
        says = f"1 for each of these {what}" if most == 1 else f"how many of each of these {what}"
        own = [Slot(most, False)] * len(names)
        super().__init__(own, [str(len(names))], says + _listed(names))
        self.places: Final = places or {name: n for n, name in enumerate(names)}
        """By name: where it is counted, if that is not where the names say."""
        self.most: Final = most

    def write(self, value: Any, out: list[int], eyes: int) -> None:
        listed: list[str] = value
        start = len(out)
        out.extend([0] * self.width)
        for name in listed:
            at = start + self.places[name]
            if out[at] < self.most:
                out[at] += 1


class Tallied(Code):
    """A list of numbers, or of lists of them: how often there is each of `count`, from `first`."""

    def __init__(self, count: int, first: int = 0) -> None:
        says = f"how often there is each from {first} to {first + count - 1}"
        super().__init__([Slot(HIGHEST, False)] * count, [str(count)], says)
        self.first: Final = first

    def write(self, value: Any, out: list[int], eyes: int) -> None:
        start = len(out) - self.first
        out.extend([0] * self.width)
        for each in value:
            if isinstance(each, int):
                out[start + each] += 1
            else:
                numbers: list[int] = each
                for n in numbers:
                    out[start + n] += 1


class Listed(Code):
    """The first `count` of a list, or the last ones with the last one first; then zeros."""

    def __init__(self, code: Code, count: int, last: bool = False) -> None:
        which = "from the last one back" if last else "in order"
        super().__init__(code.slots * count, [str(count), *code.dims], f"{which}: {code.says}")
        self.code: Final = code
        self.count: Final = count
        self.last: Final = last

    def write(self, value: Any, out: list[int], eyes: int) -> None:
        listed: list[Any] = value
        n = len(listed)
        if n > self.count:
            n = self.count
        for i in range(n):
            self.code.write(listed[-1 - i] if self.last else listed[i], out, eyes)
        if n < self.count:
            out.extend([0] * ((self.count - n) * self.code.width))


class BySeat(Code):
    """A list by seat; zeros while there is none of a seat."""

    def __init__(self, code: Code, seats: int) -> None:
        super().__init__(code.slots * seats, [SEATS, *code.dims], code.says)
        self.code: Final = code
        self.seats: Final = seats

    def write(self, value: Any, out: list[int], eyes: int) -> None:
        listed: list[Any] = value
        for n in range(self.seats):
            seat = (eyes + n) % self.seats
            if seat < len(listed):
                self.code.write(listed[seat], out, eyes)
            else:
                out.extend([0] * self.code.width)


class ByName(Code):
    """A dict by name; zeros where a name is not in it."""

    def __init__(self, names: list[str], what: str, code: Code) -> None:
        says = f"by {what}: {code.says}"
        super().__init__(code.slots * len(names), [str(len(names)), *code.dims], says)
        self.names: Final = names
        self.code: Final = code

    def write(self, value: Any, out: list[int], eyes: int) -> None:
        found: dict[str, Any] = value
        for name in self.names:
            if name in found:
                self.code.write(found[name], out, eyes)
            else:
                out.extend([0] * self.code.width)


class StructOf(Code):
    """A struct: its fields one after the other."""

    def __init__(self, fields: list[tuple[str, Code]]) -> None:
        slots: list[Slot] = []
        for _, code in fields:
            slots = slots + code.slots
        says = "; ".join(f"`{name}` {code.says}" for name, code in fields)
        super().__init__(slots, [str(len(slots))] if len(slots) > 1 else [], says)
        self.fields: Final = fields
        self.names: Final = [name for name, _ in fields]
        self.codes: Final = [code for _, code in fields]

    def write(self, value: Any, out: list[int], eyes: int) -> None:
        for n in range(len(self.names)):
            self.codes[n].write(getattr(value, self.names[n]), out, eyes)


class Keyed(Code):
    """A list of structs, each at the place that its keys say; one with another key is left out."""

    def __init__(self, keys: list[tuple[str, list[Any]]], code: Code) -> None:
        count = 1
        for _, values in keys:
            count *= len(values)
        dims = [str(len(values)) for _, values in keys if len(values) > 1]
        by = " and ".join(f"`{name}`" for name, values in keys if len(values) > 1)
        super().__init__(code.slots * count, dims + code.dims, f"by {by}: {code.says}")
        self.keys: Final = keys
        self.places: Final[list[tuple[str, dict[Any, int], int]]] = [
            (name, {value: n for n, value in enumerate(values)}, len(values))
            for name, values in keys
        ]
        self.code: Final = code

    def write(self, value: Any, out: list[int], eyes: int) -> None:
        listed: list[Any] = value
        found: dict[int, Any] = {}
        for each in listed:
            at = 0
            for name, places, count in self.places:
                key = getattr(each, name)
                if key not in places:
                    at = -1
                    break
                at = at * count + places[key]
            if at >= 0:
                found[at] = each
        width = self.code.width
        here = 0
        for at in sorted(found):
            if at > here:
                out.extend([0] * ((at - here) * width))
            self.code.write(found[at], out, eyes)
            here = at + 1
        rest = self.width - here * width
        if rest > 0:
            out.extend([0] * rest)


class Beside(Code):
    """Two fields of a view, names and a value for each: by name its value, zeros without one."""

    def __init__(self, names_in: str, values_in: str, names: list[str], code: Code) -> None:
        says = f"by what is in `{names_in}`: {code.says}"
        super().__init__(code.slots * len(names), [str(len(names)), *code.dims], says)
        self.names_in: Final = names_in
        self.values_in: Final = values_in
        self.names: Final = names
        self.code: Final = code

    def write(self, value: Any, out: list[int], eyes: int) -> None:
        listed: list[str] = getattr(value, self.names_in)
        values: list[Any] = getattr(value, self.values_in)
        found: dict[str, Any] = {}
        for n in range(min(len(listed), len(values))):
            found[listed[n]] = values[n]
        for name in self.names:
            if name in found:
                self.code.write(found[name], out, eyes)
            else:
                out.extend([0] * self.code.width)
