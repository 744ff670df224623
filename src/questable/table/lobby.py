"""Before and between games: seats, the host's powers, the ready check, the start."""

import msgspec

from questable.bots import LEVELS
from questable.engine import Record, Refused
from questable.engine.game import Carried
from questable.table import messages, rows
from questable.table.dealer import SEED_BYTES, SHARE_BYTES, Dealer, commitment
from questable.table.moves import ended, follow_up
from questable.table.play import Play
from questable.table.ports import Dice
from questable.table.room import LOBBY, OVER, PLAYING, SHARING, Room
from questable.table.seats import Guest
from questable.table.settings import fault
from questable.table.undo import agreed
from questable.table.verdict import No, Verdict


def need_host(room: Room, person: int) -> None:
    """Only the host may."""
    if person != room.host:
        raise No("not-host")


def need_lobby(room: Room) -> None:
    """Only between games, and in a series only what all agreed to (T-3.2)."""
    if room.phase in (SHARING, PLAYING):
        raise No("playing")
    if room.phase == OVER:
        raise No("ended")
    if not room.loose:
        raise No("rule", "T-3.2")


def some_seat(room: Room, seat: int) -> None:
    """There is such a seat."""
    if not 0 <= seat < len(room.seats):
        raise No("unknown-seat", facts={"seat": seat})


def clean_name(name: str) -> str:
    """A name as it is shown, or No."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not 1 <= len(plain) <= messages.NAME_LENGTH:
        raise No("name", facts={"most": messages.NAME_LENGTH})
    return plain


def choose(room: Room, ask: messages.Choose) -> Verdict:
    """The game with all options settled, or the reason why it cannot be."""
    need_lobby(room)
    game = room.finder.find(ask.game)
    if game is None:
        raise No("unknown-game", facts={"game": ask.game})
    try:
        setup = game.setup(ask.players, ask.options)
    except Refused as error:
        raise No(error.reason, error.rule, error.facts) from error
    return Verdict(
        rows.ChooseRow(
            game=game.key,
            players=setup.players,
            options=setup.options,
            carried=_carried(room, game.key, setup.players),
        )
    )


def need_choice(room: Room, person: int) -> None:
    """Only the host of a room that does not play may bring a pack or a record."""
    if person not in room.people:
        raise No("watching")
    need_host(room, person)
    need_lobby(room)


def brought(room: Room, person: int, row: rows.ChooseRow, own_pack: bool) -> Verdict:
    """What a host brought, once it was read; a record tells itself what it carries."""
    need_choice(room, person)
    if own_pack:
        row = msgspec.structs.replace(row, carried=_carried(room, row.game, row.players))
    return Verdict(row)


def _carried(room: Room, game: str, players: int) -> Carried:
    """Other options in mid-series change nothing about what the last game handed on."""
    before = room.chosen
    if room.series is None or before is None or (before.game, before.players) != (game, players):
        return {}
    return before.carried


def settings(room: Room, ask: messages.Set) -> Verdict:
    """The table's settings, if they can be."""
    need_lobby(room)
    wrong = fault(ask.settings, LEVELS)
    if wrong:
        raise No("setting", facts={"setting": wrong})
    return Verdict(rows.SettingsRow(settings=ask.settings))


def sit(room: Room, person: int, seat: int) -> Verdict:
    """An empty seat, or one that is shared (T-3.1); in mid-game too, where nobody plays."""
    some_seat(room, seat)
    chair = room.seats[seat]
    guest = room.people.get(person) or Guest(name="")
    if guest.seat == seat:
        raise No("seated")
    if room.phase in (SHARING, PLAYING) and guest.saw not in (-1, seat):
        # T-5.1: who has seen one hand may not play another.
        raise No("rule", "T-5.1")
    if room.phase == LOBBY and not room.loose and not chair.shared:
        raise No("rule", "T-3.2")
    if chair.people and not chair.shared:
        raise No("taken", facts={"seat": seat})
    if chair.bot and not chair.people:
        raise No("taken", facts={"seat": seat})
    return Verdict(rows.SitRow(person=person, seat=seat))


def rise(room: Room, person: int) -> Verdict:
    """Somebody gives up a seat."""
    if room.people[person].seat < 0:
        raise No("no-seat")
    if room.phase == LOBBY and not room.loose:
        raise No("rule", "T-3.2")
    return Verdict(
        rows.RiseRow(person=person), *_abandoned_seat(room, person), *agreed(room, person)
    )


def _abandoned_seat(room: Room, person: int) -> list[rows.AnyFact]:
    """In mid-game a bot takes over where nobody is left (T-3.3)."""
    seat = room.people[person].seat
    if seat < 0 or room.phase not in (SHARING, PLAYING):
        return []
    if room.seats[seat].bot or room.seats[seat].people != [person]:
        return []
    return [rows.BotRow(seat=seat, level=room.settings.clock.level)]


def leave(room: Room, person: int) -> Verdict:
    """Somebody goes for good; a host who goes hands over to whoever came next."""
    others = [each for each in sorted(room.people) if each != person]
    facts: list[rows.AnyFact] = [
        rows.RemoveRow(person=person),
        *_abandoned_seat(room, person),
        *agreed(room, person),
    ]
    if person == room.host and others:
        facts.append(rows.HostRow(person=others[0]))
    verdict = Verdict(*facts)
    verdict.void = [person]
    return verdict


def remove(room: Room, person: int) -> Verdict:
    """The host sends somebody away."""
    if person not in room.people:
        raise No("unknown-person", facts={"person": person})
    return leave(room, person)


def hand_over(room: Room, sender: int, person: int, now: int) -> Verdict:
    """The host names another; whoever waits may take over from a host whose line stays cut."""
    if person not in room.people:
        raise No("unknown-person", facts={"person": person})
    host = room.people[room.host]
    gone = not host.up and now - host.cut > room.settings.clock.grace * 1000
    if sender != room.host and not (gone and person == sender):
        raise No("not-host")
    return Verdict(rows.HostRow(person=person))


def bot(room: Room, ask: messages.Bot) -> Verdict:
    """The host lets a bot play a seat, for nobody or for its people."""
    some_seat(room, ask.seat)
    if ask.level not in LEVELS:
        raise No("unknown-level", facts={"level": ask.level})
    if room.phase == LOBBY and not room.loose:
        raise No("rule", "T-3.2")
    return Verdict(rows.BotRow(seat=ask.seat, level=ask.level))


def back(room: Room, seat: int) -> Verdict:
    """The host sends a bot away; in mid-game only where people sit."""
    some_seat(room, seat)
    if not room.seats[seat].bot:
        raise No("no-bot", facts={"seat": seat})
    if room.phase in (SHARING, PLAYING) and not room.seats[seat].people:
        raise No("playing")
    return Verdict(rows.BackRow(seat=seat))


def returns(room: Room, person: int, ask: messages.AnyAsk) -> bool:
    """T-3.3: who comes back to a seat that a bot played in silence needs no host."""
    if not isinstance(ask, messages.Back) or not 0 <= ask.seat < len(room.seats):
        return False
    seat = room.seats[ask.seat]
    return seat.why == "silent" and person in seat.people


def share_seat(room: Room, seat: int, shared: bool) -> Verdict:
    """The host lets several people sit on one seat (T-3.1)."""
    some_seat(room, seat)
    if not shared and len(room.seats[seat].people) > 1:
        raise No("taken", facts={"seat": seat})
    return Verdict(rows.ShareSeatRow(seat=seat, shared=shared))


def ready(room: Room, person: int, is_ready: bool) -> Verdict:
    """The ready check."""
    if room.phase != LOBBY:
        raise No("playing")
    if room.people[person].seat < 0:
        raise No("no-seat")
    return Verdict(rows.ReadyRow(person=person, ready=is_ready))


def start(room: Room, dice: Dice) -> Verdict:
    """The dealer commits; bots add their bytes now, so that the last word is a person's."""
    if room.phase != LOBBY:
        raise No("playing" if room.phase != OVER else "ended")
    if room.chosen is None:
        raise No("no-game")
    for number, seat in enumerate(room.seats):
        if not seat.filled:
            raise No("empty-seat", facts={"seat": number})
    for person in room.seated():
        if person != room.host and not room.people[person].ready:
            raise No("not-ready", facts={"person": person})
    seed = dice.bytes(SEED_BYTES)
    facts: list[rows.AnyFact] = [rows.CommitRow(game=room.games, commitment=commitment(seed))]
    for number, seat in enumerate(room.seats):
        if seat.bot:
            own = dice.bytes(SHARE_BYTES).hex()
            facts.append(rows.ShareRow(seat=number, share=own, by="bot"))
    verdict = Verdict(*facts)
    verdict.seed = (room.games, seed)
    if all(seat.bot for seat in room.seats):
        shares = {f.seat: f.share for f in facts if isinstance(f, rows.ShareRow)}
        verdict.facts += dealt(room, shares, room.games, commitment(seed), seed)
    return verdict


def share(room: Room, person: int, given: str) -> Verdict:
    """A seat's bytes; the last ones begin the game."""
    seat = room.people[person].seat
    if room.phase != SHARING:
        raise No("not-sharing")
    if seat < 0:
        raise No("no-seat")
    if seat in room.shares:
        raise No("answered")
    return shared(room, [rows.ShareRow(seat=seat, share=given, by="person")])


def shared(room: Room, given: list[rows.ShareRow]) -> Verdict:
    """Some seats' bytes, and the deal if they were the last."""
    verdict = Verdict(*given)
    shares = {**room.shares, **{each.seat: each.share for each in given}}
    if len(shares) == len(room.seats):
        number = room.games - 1
        verdict.facts += dealt(room, shares, number, room.commitment, room.seeds[number])
    return verdict


def dealt(
    room: Room, shares: dict[int, str], number: int, promise: str, seed: bytes
) -> list[rows.AnyFact]:
    """The header of the record, and all that comes before the first decision."""
    chosen, game = room.chosen, room.game
    assert chosen is not None
    record = Record(game.key, game.rules_version, room.setup(), bool(chosen.pack))
    record.commitment = promise
    record.shares = [shares[seat] for seat in range(len(room.seats))]
    facts: list[rows.AnyFact] = [rows.DealRow(game=number, header=record.header())]
    play = Play(game, record, number)
    for seat, action, by in chosen.entries:
        play.match.play(seat, action, by)
        facts.append(rows.ActRow(seat=seat, action=action, by=by))
    dealer = Dealer(seed, [bytes.fromhex(each) for each in record.shares])
    return facts + follow_up(room, play, dealer, play.state.clone(), play.course())


def next_game(room: Room) -> Verdict:
    """T-3.2: the series goes on, or a rematch begins another."""
    if room.phase != OVER:
        raise No("playing" if room.phase in (SHARING, PLAYING) else "no-game")
    return Verdict(rows.NextRow(rematch=room.series is None or room.series.over()))


def abandon(room: Room) -> Verdict:
    """The host breaks the game off."""
    if room.phase not in (SHARING, PLAYING):
        raise No("no-game")
    return Verdict(ended("abandoned", room.seeds[room.games - 1]))
