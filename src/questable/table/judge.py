"""The judge: a message becomes rows, or a refusal. It never changes the room."""

from questable.table import clocks, lobby, messages, moves, rows, undo
from questable.table.ports import Dice
from questable.table.room import Room
from questable.table.verdict import No, Verdict

HOSTS = (
    messages.Choose, messages.Set, messages.ShareSeat, messages.Bot, messages.Back,
    messages.Remove, messages.Start, messages.Abandon, messages.Next,
)  # fmt: skip


def judge(room: Room, person: int, ask: messages.AnyAsk, now: int, dice: Dice) -> Verdict:
    """What somebody's message comes to; No with the reason."""
    if person not in room.people:
        raise No("watching")
    if isinstance(ask, HOSTS) and not lobby.returns(room, person, ask):
        lobby.need_host(room, person)
    verdict = _lobby(room, person, ask, now, dice) or _play(room, person, ask)
    if verdict is None:
        raise No("not-here")
    return verdict


def _lobby(room: Room, person: int, ask: messages.AnyAsk, now: int, dice: Dice) -> Verdict | None:
    match ask:
        case messages.Name():
            return Verdict(rows.NameRow(person=person, name=lobby.clean_name(ask.name)))
        case messages.Sit():
            return lobby.sit(room, person, ask.seat)
        case messages.Rise():
            return lobby.rise(room, person)
        case messages.Leave():
            return lobby.leave(room, person)
        case messages.Ready():
            return lobby.ready(room, person, ask.ready)
        case messages.Choose():
            return lobby.choose(room, ask)
        case messages.Set():
            return lobby.settings(room, ask)
        case messages.ShareSeat():
            return lobby.share_seat(room, ask.seat, ask.shared)
        case messages.Bot():
            return lobby.bot(room, ask)
        case messages.Back():
            return lobby.back(room, ask.seat)
        case messages.Remove():
            return lobby.remove(room, ask.person)
        case messages.HandOver():
            return lobby.hand_over(room, person, ask.person, now)
        case messages.Start():
            return lobby.start(room, dice)
        case messages.Share():
            return lobby.share(room, person, ask.share)
        case messages.Abandon():
            return lobby.abandon(room)
        case messages.Next():
            return lobby.next_game(room)
    return None


def _play(room: Room, person: int, ask: messages.AnyAsk) -> Verdict | None:
    match ask:
        case messages.Act():
            seat = moves.own_seat(room, person)
            fresh(room, seat, ask)
            return moves.act(room, seat, ask.action, "person", person)
        case messages.Curtain():
            return clocks.curtain(room, person, ask.down)
        case messages.Enter():
            return moves.enter(room, person, ask.action)
        case messages.Undo():
            return undo.undo(room, person)
        case messages.Consent():
            return undo.consent(room, person, ask.yes)
        case messages.Change():
            return undo.change(room, person)
        case messages.AgreeEnd():
            return undo.end(room, person)
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
