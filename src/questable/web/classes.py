"""Classes over REST: opening one, coming in, results as data and as a file for a spreadsheet."""

import csv
import io
from typing import Annotated

import msgspec

from questable.desk.call import Call, Endpoint, known_language
from questable.desk.rooms import Named
from questable.table import Pass
from questable.table.judge.verdict import No
from questable.table.log.class_rows import is_class
from questable.table.run.schools import ClassEntered, ClassOpened, ClassPeek
from questable.table.told import messages
from questable.table.told.class_messages import MOST_HOURS, ClassResults, PupilResult
from questable.text import Words

HOURS = 4
"""That a class lasts unless the teacher says otherwise."""
COLUMNS = tuple(each.name for each in msgspec.structs.fields(PupilResult))
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""How a text begins that a spreadsheet would work out instead of showing it."""


class ClassOpening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a teacher is called, what the class is, and until when it lasts."""

    name: messages.Text
    title: messages.Text = ""
    lang: messages.Text = ""
    """Of the questions; '' for each pupil's own."""
    hours: Annotated[int, msgspec.Meta(ge=1, le=MOST_HOURS)] = HOURS
    """After which it closes by itself."""


async def open_class(call: Call) -> ClassOpened:
    """A new class and its teacher's link."""
    asked = await call.body(ClassOpening)
    known_language(asked.lang)
    await call.may_open()
    call.hall.need_space()
    opened = await call.hall.schools.open(asked.name, asked.title, asked.lang, asked.hours)
    await call.opened(opened.room)
    return opened


async def see_class(call: Call) -> ClassPeek:
    """What a link or a code leads to."""
    passed = await _passed(call)
    return await call.hall.schools.peek(passed.room, passed.kind, passed.person)


async def enter_class(call: Call) -> ClassEntered:
    """Become a pupil, by the code."""
    asked = await call.body(Named)
    passed = await _passed(call)
    if passed.kind != "door":
        raise No("no-link")
    return await call.hall.schools.enter(passed.room, asked.name)


async def class_results(call: Call) -> ClassResults:
    """What everybody has done so far."""
    passed = await _passed(call)
    return await call.hall.schools.results(passed.room, passed.kind)


async def class_table(call: Call) -> bytes:
    """The same for a spreadsheet."""
    lang = known_language(call.path("lang"))
    return as_csv(await class_results(call), Words(lang)).encode("utf-8-sig")


async def _passed(call: Call) -> Pass:
    passed = await call.passed()
    if not is_class(passed.room):
        raise No("no-class")
    return passed


def as_csv(results: ClassResults, words: Words) -> str:
    """A line for each pupil; no cell is taken for a formula."""
    out = io.StringIO()
    writer = csv.writer(out, quoting=csv.QUOTE_ALL)
    writer.writerow([words.say(f"web-class-{each}") for each in COLUMNS])
    for pupil in results.pupils:
        writer.writerow([_cell(getattr(pupil, each)) for each in COLUMNS])
    return out.getvalue()


def _cell(value: str | int) -> str:
    text = str(value)
    return f"'{text}" if text.startswith(FORMULA) else text


ENDPOINTS = [
    Endpoint(method="POST", path="/api/classes", handler=open_class, body=ClassOpening,
             answer=ClassOpened, tag="class",
             says="Open a class. The teacher's link is shown once; pupils come in by the code."),
    Endpoint(method="GET", path="/api/class", handler=see_class, answer=ClassPeek, link=True,
             tag="class", says="What a link or a code leads to."),
    Endpoint(method="POST", path="/api/class/enter", handler=enter_class, body=Named,
             answer=ClassEntered, link=True, tag="class",
             says="Come in by the code with a first name, and get one's own link."),
    Endpoint(method="GET", path="/api/class/results", handler=class_results, answer=ClassResults,
             link=True, tag="class", says="Teacher: what everybody has done so far."),
    Endpoint(method="GET", path="/api/class/results/{lang}", handler=class_table, answer=str,
             link=True, media="text/csv; charset=utf-8", tag="class",
             says="Teacher: the same for a spreadsheet, in one language."),
]  # fmt: skip
