"""Ràe laid out as text: the turn, the own hand, players, groups, piles."""

from questable.engine import OVER
from questable.games.rae.cards import COLOURS, SUITS
from questable.games.rae.view import GroupView, RaeView
from questable.table.told.words import Section
from questable.telling.rae.course import begun, open_lines, team_of, total
from questable.telling.rae.names import Names
from questable.telling.sheet import Sheet, listed

CARD = ("card", "colour", "suit", "kind", "points", "says")
PLAYER = ("player", "points", "hand", "remarks")
GROUP = ("group", "owner", "cards", "missing", "points")


def sections(view: RaeView, names: Names) -> list[Section]:
    """All of the table."""
    sheet, say = Sheet(names.voice), names.voice.say
    turn = [names.voice.waiting(view)]
    if view.turns:
        turn.append(say("rae-shown-turn", n=view.turns) + ".")
    turn.append(say("rae-shown-target", points=view.target) + ".")
    turn += [line if line.endswith("!") else line + "." for line in open_lines(view, names)]
    sheet.lines("turn", turn)
    if view.seat >= 0 and view.hand:
        sheet.table("hand", CARD, [_card(names, name) for name in view.hand])
    elif view.seat >= 0:
        sheet.lines("hand", [say("rae-told-empty")])
    sheet.table("players", PLAYER, [_player(sheet, view, names, n) for n in range(view.seats)])
    groups = sorted(view.groups, key=lambda group: (group.owner, group.group != "quest"))
    sheet.table("groups", GROUP, [_group(names, group) for group in groups])
    sheet.lines("piles", _piles(view, names))
    return sheet.sections


def _card(names: Names, name: str) -> list[str]:
    card, say, lang = names.cards[name], names.voice.say, names.voice.words.on_cards
    kind = say("rae-type", type=card.type)
    if not card.suit:
        return [names.title(name), "", "", kind, "", card.text[lang]]
    suit, colour = say("rae-suit", suit=card.suit), say("rae-colour", colour=card.colour)
    return [names.title(name), colour, suit, kind, str(card.points), ""]


def _player(sheet: Sheet, view: RaeView, names: Names, seat: int) -> list[str | int]:
    say, teams = names.voice.say, view.teams
    remarks = []
    if teams:
        remarks.append(say("rae-shown-team", name=team_of(view, seat)))
        remarks.append(say("rae-shown-together", total=total(view, seat)))
    if seat in view.besieged:
        remarks.append(say("rae-shown-besieged"))
    if view.known[seat]:
        remarks.append(f"{say('rae-shown-seen')} {names.listed(view.known[seat])}")
    acts = begun(view) and view.turn == seat and view.actor != OVER
    name = sheet.acting(names.voice.seat(seat), acts)
    return [name, view.scores[seat], view.sizes[seat], listed(remarks)]


def _group(names: Names, group: GroupView) -> list[str]:
    say = names.voice.say
    if group.group == "quest":
        lacks = [each for each in SUITS if f"{group.of}-{each}" not in group.cards]
        missing = [say("rae-suit", suit=each) for each in lacks]
        points = str(group.points)
    else:
        lacks = [each for each in COLOURS if f"{each}-{group.of}" not in group.cards]
        missing = [say("rae-colour", colour=each) for each in lacks]
        points = ""
    name = say("rae-group", of=group.of, n=group.n)
    owner = names.voice.seat(group.owner)
    return [name, owner, names.listed(group.cards), listed(missing), points]


def _piles(view: RaeView, names: Names) -> list[str]:
    say = names.voice.say
    told = [say("rae-shown-pile", count=view.pile) + "."]
    if view.discards:
        cards = names.listed(view.discards[::-1])
        return [*told, say("rae-told-discards", cards=cards)]
    return [*told, say("rae-shown-discards", count=0) + "."]


def spots(view: RaeView, names: Names) -> dict[str, str]:
    """Every card in sight with all that is printed on it."""
    seen = {*view.hand, *view.discards[-1:], *(card for g in view.groups for card in g.cards)}
    seen |= {card for known in view.known for card in known} | {view.lifted, view.offered}
    return {name: names.told(name) for name in sorted(seen - {""})}
