"""Before and between games: what is played and how, the start, the next game."""

import msgspec

from questable.bots import LEVELS, version_of
from questable.engine import PackError, Record, Refused
from questable.engine.game import Carried
from questable.table.judge import reading
from questable.table.judge.moves import ended, follow_up
from questable.table.judge.powers import need_host
from questable.table.judge.verdict import No, Verdict
from questable.table.log import rows
from questable.table.log.dealer import SEED_BYTES, SHARE_BYTES, Dealer, commitment
from questable.table.log.play import Play
from questable.table.log.room import ENDED, LOBBY, PLAYING, SHARING, Room
from questable.table.log.settings import fault
from questable.table.ports import Dice
from questable.table.told import messages


def need_lobby(room: Room) -> None:
    """Only between games, and in a series only what all agreed to (T-3.2)."""
    if room.phase in (SHARING, PLAYING):
        raise No("playing")
    if room.phase == ENDED:
        raise No("ended")
    if not room.loose:
        raise No("rule", "T-3.2")


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
        carried = _carried(room, row.game, row.players)
        if carried:
            # What it says of the cards of another pack is said of this one's.
            pack = room.game.pack_of(row.pack, row.facts, row.words)
            carried = room.game.recarried(carried, room.setup().pack, pack)
        row = msgspec.structs.replace(row, carried=carried)
    if row.pack and row.asked is None and row.by < 0:
        row = msgspec.structs.replace(row, by=person)
    return Verdict(row)


def with_same_pack(room: Room, ask: messages.Choose) -> rows.ChooseRow:
    """The game as asked for, with the pack that lies on the table. It may take a while."""
    before = room.chosen
    assert before is not None
    try:
        row = reading.with_pack(room.game, ask.players, ask.options, room.setup().pack)
    except (Refused, PackError) as error:
        raise reading.refusal(error) from error
    return msgspec.structs.replace(row, by=before.by)


def has_pack(room: Room, game: str) -> bool:
    """Whether a pack that somebody brought for this game lies on the table."""
    before = room.chosen
    return before is not None and before.game == game and bool(before.pack) and before.asked is None


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


def start(room: Room, dice: Dice) -> Verdict:
    """The dealer commits; bots add their bytes now, so that the last word is a person's."""
    if room.phase != LOBBY:
        raise No("playing" if room.phase != ENDED else "ended")
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
    verdict.shut = ["code"]
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
    for seat, chair in enumerate(room.seats):
        record.seat_bot(seat, chair.bot, version_of(chair.bot))
    play = Play(game, record, number)
    if chosen.entries:
        play.go_on_from(chosen)
    facts: list[rows.AnyFact] = [
        rows.DealRow(game=number, header=record.header(), plies=play.brought)
    ]
    dealer = Dealer(seed, [bytes.fromhex(each) for each in record.shares])
    return facts + follow_up(room, play, dealer, play.state.clone(), play.course())


def next_game(room: Room) -> Verdict:
    """T-3.2: the series goes on, or a rematch begins another."""
    if room.phase != ENDED:
        raise No("playing" if room.phase in (SHARING, PLAYING) else "no-game")
    return Verdict(rows.NextRow(rematch=room.series is None or room.series.over()))


def abandon(room: Room) -> Verdict:
    """The host breaks the game off."""
    if room.phase not in (SHARING, PLAYING):
        raise No("no-game")
    return Verdict(ended("abandoned", room.seeds[room.games - 1]))
