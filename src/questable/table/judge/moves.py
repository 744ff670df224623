"""Acting in the game: actions, calls, secret replies, and what follows by itself."""

from questable.engine import CHANCE, OVER, RACE, SEALED, Action, State, UnknownAction
from questable.engine.trail import Course
from questable.table.judge.verdict import No, Verdict
from questable.table.log.dealer import Dealer
from questable.table.log.play import Play
from questable.table.log.room import PLAYING, Room
from questable.table.log.rows import ActRow, AnyFact, EndRow, SealedRow


def playing(room: Room) -> Play:
    """The running game, or T-1.2."""
    if room.play is None:
        raise No("no-game")
    if room.phase != PLAYING:
        raise No("rule", "T-1.2")
    return room.play


def member_seat(room: Room, person: int) -> int:
    """Where somebody sits, if no bot plays there."""
    guest = room.people.get(person)
    if guest is None or guest.seat < 0:
        raise No("no-seat")
    if room.seats[guest.seat].bot:
        raise No("bot-plays", facts={"seat": guest.seat})
    return guest.seat


def own_seat(room: Room, person: int) -> int:
    """Where somebody sits and acts this turn."""
    seat = member_seat(room, person)
    if room.acting(seat) != person:
        # T-3.1: the next of those who share the seat acts, the others watch.
        raise No("rule", "T-3.1", {"person": room.acting(seat)})
    return seat


def named(state: State, text: str) -> Action:
    """The action of that text, or T-1.4."""
    try:
        return state.table().parse(text)
    except UnknownAction:
        raise No("rule", "T-1.4") from None


def act(room: Room, seat: int, text: str, by: str, now: int, person: int = -1) -> Verdict:
    """One action of a seat with all that follows from it, or a secret reply put aside."""
    play = playing(room)
    action = named(play.state, text)
    rule = play.state.why_not(seat, action)
    if rule:
        raise No("rule", rule)
    if play.replies(seat, text):
        return reply(room, SealedRow(seat=seat, action=text, by=by, person=person), now)
    return following(room, [ActRow(seat=seat, action=text, by=by, person=person)])


def enter(room: Room, person: int, text: str) -> Verdict:
    """T-4.2: what people rolled or turned up themselves."""
    play = playing(room)
    offer = room.entering
    if offer is None or own_seat(room, person) != offer.seat:
        raise No("rule", "T-4.2")
    action = named(play.state, text)
    rule = play.state.why_not(CHANCE, action)
    if rule or text not in offer.actions:
        raise No("rule", rule or "T-4.2")
    return following(room, [ActRow(seat=CHANCE, action=text, by="companion", person=person)])


def reply(room: Room, answer: SealedRow, now: int) -> Verdict:
    """docs/table.md, Secret replies: kept unopened until the last is in and the pause is over."""
    play = playing(room)
    if answer.seat in play.sealed:
        raise No("answered")
    still = [seat for seat in play.deciders() if seat != answer.seat]
    if still or now < room.opening():
        return Verdict(answer)
    return closed(room, {**play.sealed, answer.seat: answer})


def closed(room: Room, answers: dict[int, SealedRow]) -> Verdict:
    """All replies are opened at one moment and stored in turn order, one entry a seat."""
    play = playing(room)
    first = play.game.turn(play.state)[0] + 1
    seats = [(first + i) % play.state.seats for i in range(play.state.seats)]
    opened = [answers[seat] for seat in seats if seat in answers]
    return following(
        room, [ActRow(seat=a.seat, action=a.action, by=a.by, person=a.person) for a in opened]
    )


def following(room: Room, acts: list[ActRow]) -> Verdict:
    """These entries and what comes of them: chance, forced passes, the end.

    A bargain: the rules run here on a copy, and once more when the rows are folded. What follows
    has to be known before anything is stored, since it is stored together or not at all; and a
    judge that changed the room would have to take it back whenever the store says no.
    """
    play = playing(room)
    draft, course = play.state.clone(), play.course()
    for each in acts:
        course.play(draft, each.seat, draft.table().parse(each.action))
    facts: list[AnyFact] = list(acts)
    facts += follow_up(room, play, room.dealer(), draft, course)
    return Verdict(*facts)


def follow_up(
    room: Room, play: Play, dealer: Dealer, draft: State, course: Course
) -> list[AnyFact]:
    """Let chance act and forced passes pass, up to a pause; end the game if it is over."""
    facts: list[AnyFact] = []
    while True:
        if draft.actor == CHANCE:
            if draft.pause() or room.offer(draft) is not None:
                return facts
            entry = play.chance(dealer, draft, course)
        else:
            passing = forced(play, draft)
            if passing is None:
                break
            entry = ActRow(seat=draft.actor, action=passing.text, by="dealer")
        course.play(draft, entry.seat, draft.table().parse(entry.action))
        facts.append(entry)
    if draft.actor == OVER:
        facts.append(ended("over", dealer.seed, draft))
    return facts


def forced(play: Play, state: State) -> Action | None:
    """A pass that is all a seat may do, in a game where everyone sees that it is so."""
    if not play.game.open or state.actor in (OVER, RACE, SEALED, CHANCE):
        return None
    legal = state.legal(state.actor)
    return legal[0] if len(legal) == 1 and legal[0].text == "pass" else None


def ended(why: str, seed: bytes, state: State | None = None) -> EndRow:
    """docs/record.md: the seed is published at every end."""
    if state is None:
        return EndRow(why=why, seed=seed.hex())
    outcome = state.result()
    return EndRow(
        why=why,
        seed=seed.hex(),
        reason=outcome.reason,
        winners=outcome.winners,
        scores=outcome.scores,
    )
