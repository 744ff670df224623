"""What is inside a pack, and what is other than in the shipped one: for all to see before a game.

Cards and numbers lie open. What is to be guessed, such as questions, is counted and not shown.
"""

from typing import Any

import msgspec

from questable.engine import Game, Pack
from questable.engine.pack import Facts
from questable.languages import ON_CARDS
from questable.telling.packs.form import HEAD, FormField, FormTable, PackForm, own_words
from questable.text import Words

SAME, NEW, CHANGED = "", "new", "changed"


class SheetRow(msgspec.Struct, frozen=True):
    """A card or a number, what stands there, and whether it is new or other than as shipped."""

    name: str
    says: str
    change: str
    """'' for as it is shipped, `new` or `changed`."""


class SheetPart(msgspec.Struct, frozen=True, kw_only=True):
    """What belongs together."""

    title: str
    says: str
    """What is other than as shipped, '' for nothing."""
    rows: list[SheetRow]
    gone: list[str] = []
    """Shipped, and not here."""


class PackSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A pack for people."""

    name: str
    parts: list[SheetPart]


def sheet_of(game: Game, pack: Pack, words: Words) -> PackSheet:
    """What is inside; of a game without a form, whether anything is other."""
    own = own_words(game)
    if own is None:
        same = pack.facts == game.pack().facts
        says = "" if same else words.say("packform-other")
        return PackSheet(name=pack.name, parts=[SheetPart(title=pack.name, says=says, rows=[])])
    form = own.form(words)
    here, shipped = own.data(pack), own.data(game.pack())
    teller = _Teller(words, form, here, shipped)
    return PackSheet(name=pack.name, parts=[part for part in teller.parts() if part])


class _Teller:
    """Compares two packs, as files."""

    def __init__(self, words: Words, form: PackForm, here: Facts, shipped: Facts) -> None:
        self._words = words
        self._form = form
        self._here = here
        self._shipped = shipped

    def parts(self) -> list[SheetPart | None]:
        """Part by part; tables of one group together."""
        found: list[SheetPart | None] = []
        groups: dict[str, list[FormTable]] = {}
        for table in self._form.tables:
            if table.closed:
                found.append(self._closed(table))
            elif table.kind == "keyed":
                found.append(self._keyed(table))
            else:
                groups.setdefault(table.group or table.label, []).append(table)
        found += [self._grouped(title, tables) for title, tables in groups.items()]
        return [*found, self._rest()]

    def _closed(self, table: FormTable) -> SheetPart | None:
        rows = self._here.get(table.key, [])
        count = len(rows) if isinstance(rows, list) else 0
        if not count:
            return None
        says = self._words.say("packform-closed", count=count)
        return SheetPart(title=table.label, says=says, rows=[])

    def _keyed(self, table: FormTable) -> SheetPart:
        here, shipped = _keyed(self._here, self._form), _keyed(self._shipped, self._form)
        rows = [
            self._row(table, _name(self._words, key, each), each, shipped.get(key))
            for key, each in here.items()
        ]
        gone = [_name(self._words, key, each) for key, each in shipped.items() if key not in here]
        return self._part(table.label, rows, gone)

    def _row(self, table: FormTable, name: str, here: Facts, shipped: Facts | None) -> SheetRow:
        fields = [each for each in table.fields if each.key != "name"]
        told = [(each, _said(self._words, each, here.get(each.key))) for each in fields]
        says = "; ".join(f"{field.label}: {said}" for field, said in told if said)
        change = NEW if shipped is None else SAME if here == shipped else CHANGED
        return SheetRow(name, says, change)

    def _grouped(self, title: str, tables: list[FormTable]) -> SheetPart | None:
        rows: list[SheetRow] = []
        for table in tables:
            here, shipped = _table(self._here, table), _table(self._shipped, table)
            if len(tables) > 1:
                rows.append(self._row(table, table.label, here, shipped))
                continue
            for field in table.fields:
                said = _said(self._words, field, here.get(field.key))
                same = here.get(field.key) == shipped.get(field.key)
                if said and (table.key != HEAD or not same):
                    rows.append(SheetRow(field.label, said, SAME if same else CHANGED))
        rows = [row for row in rows if row.says]
        return self._part(title, rows, []) if rows else None

    def _part(self, title: str, rows: list[SheetRow], gone: list[str]) -> SheetPart:
        counts = {kind: sum(row.change == kind for row in rows) for kind in (NEW, CHANGED)}
        counts["gone"] = len(gone)
        say = self._words.say
        said = [say(f"packform-{kind}", count=count) for kind, count in counts.items() if count]
        return SheetPart(title=title, says=", ".join(said), rows=rows, gone=gone)

    def _rest(self) -> SheetPart | None:
        """What no field tells of."""
        other = [
            label
            for key, label in self._form.rest.items()
            if self._here.get(key) != self._shipped.get(key)
        ]
        if not other:
            return None
        rows = [SheetRow(label, "", CHANGED) for label in other]
        return self._part(self._words.say("packform-rest"), rows, [])


def _table(data: Facts, table: FormTable) -> Facts:
    found = data if table.key == HEAD else data.get(table.key, {})
    return found if isinstance(found, dict) else {}


def _keyed(data: Facts, form: PackForm) -> dict[str, Facts]:
    """Rows that are tables of their own."""
    others = {table.key for table in form.tables if table.kind != "keyed"}
    return {
        key: each
        for key, each in data.items()
        if key not in others and key not in form.rest and isinstance(each, dict)
    }


def _name(words: Words, key: str, row: Facts) -> str:
    name = row.get("name")
    return str(name[words.on_cards]) if isinstance(name, dict) else str(name or key)


def _said(words: Words, field: FormField, value: Any) -> str:
    """What a field has, '' for nothing."""
    if value is None or value in ("", []) or isinstance(value, bool):
        return words.say("packform-yes") if value is True else ""
    labels = {each.value: each.label for each in field.known}
    if isinstance(value, dict):
        return str(value.get(words.on_cards) or next(iter(value.values()), ""))
    if field.kind == "each":
        return ", ".join(f"{n} {labels.get(each, each)}" for n, each in enumerate(value, start=1))
    if isinstance(value, list):
        return ", ".join(str(labels.get(each, each)) for each in value)
    return str(labels.get(value, value))


def in_one(words: dict[str, str]) -> dict[str, str] | str:
    """Words by language, or as one text where they are the same in all."""
    return words[ON_CARDS[0]] if len(set(words.values())) == 1 else words
