"""Ràe laid out as text: the turn, the own hand, players, groups, piles."""

from questable.engine import OVER
from questable.games.rae.cards import COLOURS, SUITS
from questable.games.rae.view import RaeView
from questable.table.told.words import Section
from questable.telling.rae.course import begun, open_lines, team_of, total
from questable.telling.rae.names import Names
from questable.telling.sheet import Sheet, acting, listed

CARD = ("card", "colour", "suit", "kind", "points", "says")
PLAYER = ("player", "points", "hand", "remarks")
GROUP = ("group", "owner", "cards", "missing", "points")


def sections(view: RaeView, names: Names) -> list[Section]:
    """All of the table."""
    sheet, say, once = Sheet(names.voice), names.voice.say, names.voice.once
    turn = [names.voice.waiting(view)]
    if view.turns:
        turn.append(say("rae-shown-turn", n=view.turns) + ".")
    turn.append(say("rae-shown-target", points=view.target) + ".")
    turn += [line if line.endswith("!") else line + "." for line in open_lines(view, names)]
    sheet.lines("turn", turn)
    if view.seat >= 0 and view.hand:
        sheet.table("hand", CARD, [once(_card, names, name) for name in view.hand])
    elif view.seat >= 0:
        sheet.lines("hand", [say("rae-told-empty")])
    sheet.table("players", PLAYER, [_player(view, names, n) for n in range(view.seats)])
    groups = sorted(view.groups, key=lambda group: (group.owner, group.group != "quest"))
    rows = [
        once(_group, names, g.group == "quest", g.of, g.n, g.owner, tuple(g.cards), g.points)
        for g in groups
    ]
    sheet.table("groups", GROUP, rows)
    sheet.lines("piles", names.voice.lately(_piles, names, view.pile, tuple(view.discards)))
    return sheet.sections


def _card(names: Names, name: str) -> tuple[str, ...]:
    card, say, lang = names.cards[name], names.voice.say, names.voice.words.on_cards
    kind = say("rae-type", type=card.type)
    if not card.suit:
        return names.title(name), "", "", kind, "", card.text[lang]
    suit, colour = say("rae-suit", suit=card.suit), say("rae-colour", colour=card.colour)
    return names.title(name), colour, suit, kind, str(card.points), ""


def _player(view: RaeView, names: Names, seat: int) -> list[str | int]:
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
    name = acting(names.voice, names.voice.seat(seat), acts)
    return [name, view.scores[seat], view.sizes[seat], listed(remarks)]


def _group(
    names: Names, quest: bool, of: str, n: int, owner: int, cards: tuple[str, ...], points: int
) -> tuple[str, ...]:
    say = names.voice.say
    if quest:
        lacks = [each for each in SUITS if f"{of}-{each}" not in cards]
        missing = [say("rae-suit", suit=each) for each in lacks]
    else:
        lacks = [each for each in COLOURS if f"{each}-{of}" not in cards]
        missing = [say("rae-colour", colour=each) for each in lacks]
    name, whose = say("rae-group", of=of, n=n), names.voice.seat(owner)
    return name, whose, names.listed([*cards]), listed(missing), str(points) if quest else ""


def _piles(names: Names, pile: int, discards: tuple[str, ...]) -> list[str]:
    say = names.voice.say
    told = [say("rae-shown-pile", count=pile) + "."]
    if discards:
        cards = names.listed([*discards[::-1]])
        return [*told, say("rae-told-discards", cards=cards)]
    return [*told, say("rae-shown-discards", count=0) + "."]
