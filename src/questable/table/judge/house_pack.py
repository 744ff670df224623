"""The house's pack of a game: what a room makes of a file that was written anew.

Only whoever runs the server names the file. A room whose game was chosen with it follows it; what
a host brings, or a record tells, stays as it is.
"""

from questable.engine import Game, Pack, PackError, Refused
from questable.engine.pack import digest
from questable.table.judge import reading
from questable.table.judge.verdict import No, Verdict
from questable.table.log import rows
from questable.table.log.room import Room
from questable.table.told import messages

AnyNews = rows.PackRow | rows.PackFaultRow


class HousePack:
    """What a game is played with in this house, and what is wrong with its file now."""

    def __init__(self, pack: Pack, fault: No | None = None, file: str = "") -> None:
        self.pack = pack
        """The last that could be read."""
        self.fault = fault
        self.file = file
        """What its file is called, wherever it lies."""
        self._content = _content(pack.name, pack.facts, pack.words)

    def same(self, other: "HousePack") -> bool:
        """Whether both packs are the same to the last word."""
        return self._content == other._content

    def is_in(self, chosen: rows.ChooseRow | rows.PackRow) -> bool:
        """Whether this is what was chosen."""
        return self._content == _content(chosen.pack, chosen.facts, chosen.words)


def _content(name: str, facts: rows.Facts, words: rows.Facts) -> tuple[str, str, str]:
    return name, digest(facts), digest(words)


def chosen(game: Game, ask: messages.Choose, room: Room, house: HousePack) -> rows.ChooseRow:
    """The game with all options settled by the house's pack; No with the reason otherwise."""
    try:
        row = reading.with_pack(game, ask.players, ask.options, house.pack)
    except (Refused, PackError) as error:
        raise reading.refusal(error) from error
    before = room.chosen
    asked = dict(ask.options)
    if before is not None and before.game == game.key:
        # A page shows options as they were settled: what nobody asked for is not asked for now.
        was = before.asked if before.asked is not None else asked
        asked = {k: v for k, v in asked.items() if k in was or v != before.options.get(k)}
    return rows.ChooseRow(
        game=row.game,
        players=row.players,
        options=row.options,
        pack=row.pack,
        facts=row.facts,
        words=row.words,
        asked=asked,
    )


def follows(room: Room, game: str) -> bool:
    """Whether a room plays a game with the house's pack."""
    return room.chosen is not None and room.chosen.asked is not None and room.chosen.game == game


def fitted(room: Room, house: HousePack) -> AnyNews | None:
    """What is new to this room; None where it has the pack already. It may take a while."""
    chosen = room.chosen
    assert chosen is not None
    assert chosen.asked is not None
    if house.fault is not None:
        return fault_row(house.fault)
    if house.is_in(room.renewed or chosen):
        return rows.PackFaultRow(code="")
    asked = chosen.asked
    # What a series has changed since, such as who deals, stays.
    was = room.game.setup(chosen.players, asked, room.setup().pack).options
    moved = {name: value for name, value in chosen.options.items() if value != was[name]}
    try:
        row = reading.with_pack(room.game, chosen.players, {**asked, **moved}, house.pack)
    except (Refused, PackError) as error:
        return fault_row(reading.refusal(error))
    return rows.PackRow(pack=row.pack, facts=row.facts, words=row.words, options=row.options)


def fault_row(no: No) -> rows.PackFaultRow:
    """A refusal as a row."""
    return rows.PackFaultRow(code=no.code, rule=no.rule, facts=no.facts)


def told(room: Room, news: AnyNews | None) -> Verdict | None:
    """The row that tells of it, unless the room knows."""
    known = room.pack_fault or rows.PackFaultRow(code="")
    return None if news is None or news == known else Verdict(news)


def need_playable(game: Game, pack: Pack) -> None:
    """Refused or PackError where no number of players could begin a game with it."""
    refused: Refused | None = None
    for players in range(game.fewest, game.most + 1):
        try:
            reading.with_pack(game, players, {}, pack)
            return
        except Refused as error:
            refused = refused or error
    assert refused is not None
    raise refused
