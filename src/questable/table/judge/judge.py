"""The judge: a message becomes rows, or a refusal. It never changes the room."""

from questable.table.judge import clocks, consent, lobby, moves, names, powers, seating, undo
from questable.table.judge.verdict import No, Verdict
from questable.table.log import rows
from questable.table.log.class_rows import class_of
from questable.table.log.room import Room
from questable.table.ports import Dice
from questable.table.told import messages

HOSTS = (
    messages.Choose, messages.Set, messages.SeatBot, messages.Back, messages.Remove,
    messages.MayRenew, messages.Start, messages.Abandon, messages.Next,
)  # fmt: skip
MOVES = (messages.Act, messages.Enter, messages.Undo, messages.AgreeEnd, messages.Consent)
"""What waits while a class rests."""
OF_A_CLASS = (messages.HandOver, messages.Leave, messages.Rise)
"""What nobody does at the table of a class, its teacher among them."""


def judge(room: Room, person: int, ask: messages.AnyAsk, now: int, dice: Dice) -> Verdict:
    """What somebody's message comes to; No with the reason."""
    if person not in room.people:
        raise No("watching")
    if room.rested >= 0 and isinstance(ask, MOVES):
        raise No("paused")
    if class_of(room.id) and isinstance(ask, OF_A_CLASS):
        # Who is at a class's table, and whose it is, the class says.
        raise No("not-here")
    if isinstance(ask, HOSTS) and not powers.returns(room, person, ask):
        powers.need_host(room, person)
    verdict = (
        _seating(room, person, ask, now)
        or _lobby(room, person, ask, dice)
        or _play(room, person, ask, now)
    )
    if verdict is None:
        raise No("not-here")
    return verdict


def _seating(room: Room, person: int, ask: messages.AnyAsk, now: int) -> Verdict | None:
    match ask:
        case messages.Name():
            return Verdict(rows.NameRow(person=person, name=names.own(room, ask.name, person)))
        case messages.ShowFace():
            return Verdict(rows.FaceRow(person=person, face=ask.face))
        case messages.Sit():
            return seating.sit(room, person, ask.seat, now)
        case messages.Rise():
            return seating.rise(room, person)
        case messages.Leave():
            return seating.leave(room, person)
        case messages.ShareSeat():
            return seating.share(room, person, ask.seat, ask.shared, now)
        case messages.SeatBot():
            return seating.bot(room, ask.seat, ask.level)
        case messages.Back():
            return seating.back(room, ask.seat)
        case messages.Ready():
            return seating.ready(room, person, ask.ready)
        case messages.Remove():
            return seating.remove(room, ask.person)
        case messages.HandOver():
            return powers.hand_over(room, person, ask.person, now)
        case messages.MayRenew():
            return powers.may_renew(room, person, ask.person, now)
    return None


def _lobby(room: Room, person: int, ask: messages.AnyAsk, dice: Dice) -> Verdict | None:
    match ask:
        case messages.Choose():
            return lobby.choose(room, ask)
        case messages.Set():
            return lobby.settings(room, ask)
        case messages.Start():
            return lobby.start(room, dice)
        case messages.SeedShare():
            return lobby.share(room, person, ask.share)
        case messages.Abandon():
            return lobby.abandon(room)
        case messages.Next():
            return lobby.next_game(room)
    return None


def _play(room: Room, person: int, ask: messages.AnyAsk, now: int) -> Verdict | None:
    match ask:
        case messages.Act():
            seat = moves.own_seat(room, person)
            fresh(room, seat, ask)
            return moves.act(room, seat, ask.action, "person", now, person)
        case messages.Curtain():
            return clocks.curtain(room, person, ask.down)
        case messages.Enter():
            return moves.enter(room, person, ask.action)
        case messages.Undo():
            return undo.undo(room, person, now)
        case messages.Consent():
            return consent.consent(room, person, ask.yes)
        case messages.Change():
            return undo.change(room, person, now)
        case messages.AgreeEnd():
            return undo.end(room, person, now)
        case messages.Phrase():
            if ask.phrase not in messages.PHRASES:
                raise No("phrase")
            return Verdict(rows.PhraseRow(person=person, phrase=ask.phrase))
    return None


def fresh(room: Room, seat: int, ask: messages.Act) -> None:
    """Nobody decides on a position that is gone; calls and races are judged when they arrive."""
    play = moves.playing(room)
    if ask.seen >= 0 and play.moved >= ask.seen and seat in play.deciders():
        raise No("stale", facts={"seq": room.told})


def why_not(room: Room, person: int, text: str) -> str:
    """The rule that forbids an action to somebody's seat now, or ''."""
    try:
        play = moves.playing(room)
        seat = moves.own_seat(room, person)
        return play.state.why_not(seat, moves.named(play.state, text))
    except No as no:
        if no.rule:
            return no.rule
        raise
