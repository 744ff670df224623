"""The class as its teacher, a pupil or the screen may know it (docs/classes.md).

Nothing is stripped: each is built from what those eyes may know. While a question is open nothing
that a pupil or the screen is told depends on who has answered what, and to the board only the
number of answers is known.
"""

import unicodedata

import msgspec

from questable.engine import SEALED
from questable.table.log.class_rows import OverRow, table_name
from questable.table.log.room import ENDED, PLAYING, SHARING, Room
from questable.table.log.school_class import BeeOf, LearnOf, PupilOf, SchoolClass, TableOf
from questable.table.ports import QuestionWords
from questable.table.told import class_messages as messages


class ClassEyes(msgspec.Struct, kw_only=True):
    """What is known of a class besides its rows."""

    asking: QuestionWords
    now: int
    here: list[int]
    """The pupils whose line is up."""
    awaited: list[int]
    """Those whose answer is waited for, or who have answered."""
    code: str
    """'' where nobody has told it since the class was woken."""
    tables: dict[int, messages.TableSeen]
    """As they were last seen."""


def teacher_now(school: SchoolClass, eyes: ClassEyes, lang: str) -> messages.TeacherNow:
    """For the teacher's board."""
    return messages.TeacherNow(
        room=school.id,
        now=eyes.now,
        title=school.title,
        teacher=school.teacher,
        lang=school.lang,
        ends=school.ends,
        paused=school.paused,
        doing=school.doing,
        code=eyes.code if school.door else "",
        pupils=[_pupil_seen(school, n, each, eyes) for n, each in sorted(school.pupils.items())],
        bee=_bee(school, eyes, lang),
        seen=_seen(school, eyes),
        learn=_learn(school.learn),
        tables=[
            eyes.tables.get(n) or unseen(school, each) for n, each in sorted(school.tables.items())
        ],
    )


def _pupil_seen(
    school: SchoolClass, number: int, pupil: PupilOf, eyes: ClassEyes
) -> messages.PupilSeen:
    table = school.table_of(number)
    done = school.learn.done.get(number, {}) if school.learn else {}
    return messages.PupilSeen(
        pupil=number,
        name=pupil.name,
        here=number in eyes.here,
        help=pupil.help,
        since=pupil.since if pupil.help else 0,
        table=table.plan.table if table else -1,
        points=pupil.points,
        right=pupil.right,
        answered=pupil.answered,
        misses=school.bee.misses.get(number, 0) if school.bee else 0,
        learnt=len(done),
        knew=sum(done.values()),
    )


def screen_now(school: SchoolClass, eyes: ClassEyes, lang: str) -> messages.ScreenNow:
    """For a wall that all look at."""
    learn = school.learn
    return messages.ScreenNow(
        room=school.id,
        now=eyes.now,
        title=school.title,
        teacher=school.teacher,
        lang=school.lang,
        ends=school.ends,
        paused=school.paused,
        doing=school.doing,
        code=eyes.code if school.door else "",
        pupils=len(school.pupils),
        here=len(eyes.here),
        bee=_bee(school, eyes, lang),
        seen=_seen(school, eyes),
        learn=_learn(learn),
        learnt=sum(map(len, learn.done.values())) if learn else 0,
        tables=len(school.tables),
        over=sum(each.over is not None for each in school.tables.values()),
    )


def pupil_now(school: SchoolClass, pupil: int, eyes: ClassEyes, lang: str) -> messages.PupilNow:
    """For one of the pupils: of the others nothing but what all of them chose, once it is shown."""
    whose, bee, learn = school.pupils[pupil], school.bee, school.learn
    given = bee.given.get(pupil) if bee else None
    done = learn.done.get(pupil, {}) if learn else {}
    table = school.table_of(pupil)
    return messages.PupilNow(
        room=school.id,
        now=eyes.now,
        title=school.title,
        teacher=school.teacher,
        lang=school.lang,
        ends=school.ends,
        paused=school.paused,
        doing=school.doing,
        pupil=pupil,
        name=whose.name,
        help=whose.help,
        bee=_bee(school, eyes, lang),
        mine=given.choice if given else -1,
        points=bee.points.get(pupil, 0) if bee else 0,
        misses=bee.misses.get(pupil, 0) if bee else 0,
        learn=_learn(learn),
        done=sorted(done),
        knew=sum(done.values()),
        table=_own_table(school, pupil, table) if table else None,
    )


def _own_table(school: SchoolClass, pupil: int, table: TableOf) -> messages.OwnTable:
    return messages.OwnTable(
        table=table.plan.table,
        room=table_name(school.id, table.plan.table),
        game=table.plan.game,
        seat=table.plan.pupils.index(pupil),
        over=table.over is not None,
    )


def _bee(school: SchoolClass, eyes: ClassEyes, lang: str) -> messages.BeeNow | None:
    bee = school.bee
    if bee is None or bee.question is None:
        return None
    question = bee.question
    put = eyes.asking.put(question.question, school.lang or lang)
    now = messages.BeeNow(
        rules=bee.rules,
        number=bee.number,
        level=question.level,
        stage=bee.stage,
        asks=put.asks,
        options=[
            messages.BeeOption(words=put.options[place], saint=put.named[place])
            for place in question.order
        ],
        until=bee.until if bee.stage == "asking" else 0,
    )
    if bee.stage == "asking":
        return now
    return msgspec.structs.replace(
        now,
        answer=question.right,
        saint=put.saint,
        more=put.more,
        counts=[
            sum(given.choice == choice for given in bee.given.values())
            for choice in range(messages.OPTIONS)
        ],
    )


def _seen(school: SchoolClass, eyes: ClassEyes) -> messages.BeeSeen | None:
    bee = school.bee
    if bee is None:
        return None
    return messages.BeeSeen(
        answers=_answers(school, bee),
        asked=len(eyes.awaited),
        left=sum(not bee.out(pupil) for pupil in school.pupils),
        panes=bee.panes,
    )


def _answers(school: SchoolClass, bee: BeeOf) -> int:
    return sum(pupil in school.pupils for pupil in bee.given)


def _learn(learn: LearnOf | None) -> messages.LearnNow | None:
    return messages.LearnNow(rules=learn.rules, items=learn.items) if learn else None


def unseen(school: SchoolClass, table: TableOf) -> messages.TableSeen:
    """A table whose room was not looked at yet."""
    plan = table.plan
    seats = [_player(school, plan.pupils, seat, plan.bots, False) for seat in range(plan.players)]
    over = table.over
    return messages.TableSeen(
        table=plan.table,
        room=table_name(school.id, plan.table),
        game=plan.game,
        seats=seats,
        phase="over" if over else "opening",
        turn=[],
        secret=False,
        moves=0,
        moved=0,
        winners=over.winners if over else [],
        scores=over.scores if over else [],
    )


def _player(
    school: SchoolClass, pupils: list[int], seat: int, bot: str, here: bool
) -> messages.PlayerSeen:
    pupil = pupils[seat] if seat < len(pupils) and pupils[seat] in school.pupils else -1
    return messages.PlayerSeen(pupil=pupil, bot=bot if pupil < 0 else "", here=here)


def table_seen(school: SchoolClass, table: TableOf, room: Room) -> messages.TableSeen:
    """A table at a glance: what a spectator of it may know."""
    plan, play = table.plan, room.play
    seats = [
        messages.PlayerSeen(
            pupil=_player(school, plan.pupils, number, "", False).pupil,
            bot=seat.bot,
            here=bool(seat.people) and room.up(number),
        )
        for number, seat in enumerate(room.seats)
    ]
    secret = play is not None and room.phase == PLAYING and play.state.actor == SEALED
    over = table.over or over_of(table, room)
    return messages.TableSeen(
        table=plan.table,
        room=room.id,
        game=plan.game,
        seats=seats,
        phase="over" if over else _phase(room),
        turn=[] if secret else room.deciders(),
        secret=secret,
        moves=play.seq if play else 0,
        moved=play.since if play else 0,
        winners=over.winners if over else [],
        scores=over.scores if over else [],
    )


def _phase(room: Room) -> messages.TablePhase:
    if room.phase == SHARING:
        return "sharing"
    return "playing" if room.phase == PLAYING else "opening"


def over_of(table: TableOf, room: Room) -> OverRow | None:
    """How a table's game ended, if it did."""
    if room.phase != ENDED or room.play is None:
        return None
    number = table.plan.table
    if not room.play.over:
        return OverRow(table=number, winners=[], scores=[], whole=False)
    result = room.play.state.result()
    return OverRow(table=number, winners=result.winners, scores=result.scores, whole=True)


def results(school: SchoolClass) -> messages.ClassResults:
    """What everybody has done so far, by name."""
    return messages.ClassResults(
        title=school.title,
        teacher=school.teacher,
        opened=school.opened,
        ends=school.ends,
        bees=school.bees,
        pupils=[
            messages.PupilResult(
                name=each.name,
                points=each.points,
                right=each.right,
                answered=each.answered,
                asked=each.asked,
                learnt=each.learnt,
                knew=each.knew,
                games=each.games,
                wins=each.wins,
            )
            for each in sorted(school.pupils.values(), key=lambda each: _order(each.name))
        ],
    )


def _order(name: str) -> tuple[str, str]:
    """As people look names up: without accents and case first."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(each for each in plain if not unicodedata.combining(each)), name
