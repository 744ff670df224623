"""A class on a fake clock: its teacher, pupils and screen, who remember all they were told."""

from typing import Self

import msgspec

from questable.table import Limits, class_messages, messages
from questable.table.ports import Store
from questable.table.run.schools import ClassOpened
from tests.table.bench import Bench


class Attendee:
    """Somebody at a line to a class."""

    def __init__(self, bench: "SchoolBench", link: str) -> None:
        self.bench = bench
        self.link = link
        self.raw: list[bytes] = []
        self.told: list[class_messages.AnyClassTell] = []

    async def join(self, lang: str = "en") -> Self:
        """Open a line."""
        hall = self.bench.hall
        passed = await hall.authenticate(self.link)
        self.line = await hall.schools.attend(
            passed.room, passed.kind, passed.person, self._hear, lang, self.link, ""
        )
        await self.bench.settle()
        return self

    def _hear(self, told: messages.Tell) -> None:
        data = messages.write(told)
        self.raw.append(data)
        self.told.append(class_messages.read_tell(data))

    def send(self, ask: messages.Ask) -> str:
        """Send without waiting; the nonce that was given to it."""
        nonce = ask.nonce or f"n{next(self.bench.nonces)}"
        self.line.hear(msgspec.json.encode(msgspec.structs.replace(ask, nonce=nonce)))
        return nonce

    async def ask(self, ask: messages.Ask) -> class_messages.AnyClassTell:
        """Send, let everything settle, and give the answer."""
        nonce = self.send(ask)
        await self.bench.settle()
        return next(t for t in reversed(self.told) if getattr(t, "nonce", None) == nonce)

    async def must(self, *asks: messages.Ask) -> None:
        """Send what has to be accepted."""
        for ask in asks:
            answer = await self.ask(ask)
            assert isinstance(answer, messages.Done), answer

    async def refused(self, ask: messages.Ask) -> str:
        """Send what has to be refused: the code."""
        answer = await self.ask(ask)
        assert isinstance(answer, messages.Refusal), answer
        return answer.code

    async def way(self, ask: messages.Ask) -> class_messages.WayTold:
        """Ask for a link."""
        answer = await self.ask(ask)
        assert isinstance(answer, class_messages.WayTold), answer
        return answer

    def hang_up(self) -> None:
        """The line is cut."""
        self.line.close()

    @property
    def pupil(self) -> class_messages.PupilNow:
        """The class as this pupil was last told it."""
        return next(t for t in reversed(self.told) if isinstance(t, class_messages.PupilNow))

    @property
    def board(self) -> class_messages.TeacherNow:
        """The same of the teacher."""
        return next(t for t in reversed(self.told) if isinstance(t, class_messages.TeacherNow))

    @property
    def screen(self) -> class_messages.ScreenNow:
        """The same of a screen."""
        return next(t for t in reversed(self.told) if isinstance(t, class_messages.ScreenNow))

    @property
    def bee(self) -> class_messages.BeeNow:
        """The bee as this pupil knows it."""
        assert self.pupil.bee is not None
        return self.pupil.bee

    @property
    def stage(self) -> str:
        """Of the bee."""
        return self.bee.stage

    async def answer(self, choice: int) -> None:
        """To the open question."""
        await self.must(class_messages.GiveAnswer(number=self.bee.number, choice=choice))


class SchoolBench(Bench):
    """One process with a class in it."""

    def __init__(self, store: Store | None = None, limits: Limits | None = None) -> None:
        super().__init__(store, limits=limits)
        self.school: ClassOpened
        self.teacher: Attendee

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        self.school = await self.hall.schools.open("Mme Martin", "4b", "", 4)
        self.teacher = await Attendee(self, self.school.link).join()
        return self

    async def enter(self, name: str, code: str = "") -> Attendee:
        """A pupil comes in and has a line."""
        passed = await self.hall.authenticate(code or self.school.code)
        came = await self.hall.schools.enter(passed.room, name)
        return await Attendee(self, came.link).join()

    async def class_of(self, *names: str) -> list[Attendee]:
        """Several of them."""
        return [await self.enter(name) for name in names]

    async def right(self) -> int:
        """Which answer to the open question is right, as only the rows know."""
        school = await self.hall.schools.of(self.school.room).peek()
        assert school.bee is not None
        assert school.bee.question is not None
        return school.bee.question.right
