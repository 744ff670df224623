"""The board of The Holy Quest in sentences, and answers to questions about it."""

from questable.games.holy_quest.pieces import COLOURS, LETTERS
from questable.games.holy_quest.view import HolyQuestView, PawnView
from questable.saints import shipped
from questable.telling.holy_quest.course import turn_order
from questable.telling.holy_quest.names import Names
from questable.telling.places import bare
from questable.telling.voice import Voice
from questable.text import Words, languages


def sentences(view: HolyQuestView, names: Names) -> list[str]:
    """Turn, direction and decks, then every player."""
    voice, say = names.voice, names.voice.say
    told = [voice.waiting(view)]
    if view.turns:
        told.append(say("holy-quest-shown-turn", n=view.turns) + ".")
    told.append(say("holy-quest-told-direction", direction=view.direction))
    told += _decks(view, names)
    if view.sum_to_win:
        told.append(say("holy-quest-shown-target", points=view.sum_to_win) + ".")
    if view.this_pawn:
        pawn = names.seen(view, view.this_pawn)
        told.append(say("holy-quest-told-named", pawn=pawn))
    for seat in turn_order(view):
        told += player(view, names, seat)
    return told


def opening(view: HolyQuestView, names: Names) -> list[str]:
    """Orders, colours and partners, once all are seated."""
    if not view.players:
        return []
    say, seat = names.voice.say, names.voice.seat
    plates = [f"{seat(n)} – {names.plate(view.colours[n])}" for n in turn_order(view)]
    told = [say("holy-quest-shown-seated", name=", ".join(plates))]
    for n, each in enumerate(view.players if view.teams else []):
        other = view.colours.index(each.ally)
        if n < other:
            told.append(say("holy-quest-shown-partners", seat=seat(n), person=seat(other)))
    return told


def _decks(view: HolyQuestView, names: Names) -> list[str]:
    counts = {"left": view.ice, "n": view.actions_left}
    told = [names.voice.say("holy-quest-told-decks", **counts)]
    return told + [f"{line}." for line in card_lines(view, names)]


def card_lines(view: HolyQuestView, names: Names) -> list[str]:
    """The Saint card on top, and the cards in play."""
    say, lines = names.voice.say, []
    if view.top_saint:
        saint = names.saint(view.top_saint)
        lines.append(say("holy-quest-shown-top", saint=saint, count=view.saints_left))
    if view.saint_out:
        lines.append(say("holy-quest-shown-card-out", saint=names.saint(view.saint_out)))
    if view.card:
        text = names.card(view.card).rstrip(".")
        lines.append(say("holy-quest-shown-action-out", n=view.card, text=text))
    return lines


def player(view: HolyQuestView, names: Names, seat: int) -> list[str]:
    """One player: pawns, points, cards, tokens, ally, and who of a team rolls."""
    say, name, own = names.voice.say, names.voice.seat(seat), view.players[seat]
    pawns = [pawn for pawn in view.pawns if pawn.colour == own.colour]
    listed = ". ".join(_pawn(names, pawn) for pawn in pawns) or "–"
    told = [say("holy-quest-told-player", seat=name, order=own.colour, text=listed)]
    if view.scored:
        told.append(say("holy-quest-told-points", seat=name, points=own.points))
        if any(each.total != each.points for each in view.players):
            told.append(say("holy-quest-told-total", seat=name, total=own.total))
    if own.cards:
        cards = ", ".join(names.saint(card) for card in own.cards)
        told.append(say("holy-quest-told-cards", seat=name, cards=cards))
    if own.tokens:
        tokens = ", ".join(names.order(token) for token in own.tokens)
        told.append(say("holy-quest-told-tokens", seat=name, cards=tokens))
    if own.ally:
        person = names.voice.seat(view.colours.index(own.ally))
        told.append(say("holy-quest-told-ally", seat=name, person=person))
    if own.members > 1:
        members = {"n": own.member, "count": own.members}
        told.append(say("holy-quest-told-member", seat=name, **members))
    return told


def _pawn(names: Names, pawn: PawnView) -> str:
    """`St. Clare of Assisi (f2): tile 17 (Wild), frozen`."""
    say = names.voice.say
    name = names.place(pawn.place, COLOURS.index(pawn.colour))
    parts = [say("holy-quest-told-pawn", pawn=_named(names, pawn), name=name)]
    if pawn.captain:
        parts.append(say("holy-quest-told-captain"))
    if pawn.frozen:
        parts.append(say("holy-quest-told-frozen"))
    return ", ".join(parts)


def _named(names: Names, pawn: PawnView) -> str:
    return names.signed(pawn.pawn, pawn.saint)


def at(view: HolyQuestView, names: Names, name: str) -> list[str]:
    """What is at a tile, in a Heaven or a Home, in a deck, or with a player."""
    asked, say = bare(name), names.voice.say
    if asked in _typed("direction"):
        return [say("holy-quest-told-direction", direction=view.direction)]
    if asked in _typed("ice") | _typed("deck"):
        return _decks(view, names)
    for seat in range(len(view.players)):
        if asked in _player_names(names.voice, view.colours[seat], seat):
            return player(view, names, seat)
    return _place(view, names, asked)


def _place(view: HolyQuestView, names: Names, asked: str) -> list[str]:
    what, _, which = asked.rpartition(" ")
    if asked in _typed("throne"):
        return _held(view, names, names.place("throne", -1), ["throne"], "")
    if which.isdecimal():
        number, board = int(which), names.board
        if what in {"", *_typed("tile")} and number < board.size:
            place = f"path-{number}"
            return _held(view, names, names.place(place, -1), [place], "")
        if what in _typed("ring") and view.advanced and number < board.ring:
            place = f"ring-{number}"
            return _held(view, names, names.place(place, -1), [place], "")
    colour = _colour(which)
    if colour and what in _typed("home"):
        return _held(view, names, names.place("home", -1), ["home"], colour)
    if colour and what in _typed("heaven"):
        heaven = [f"heaven-{n}" for n in range(1, 5)]
        title = f"{names.voice.say('holy-quest-shown-heaven')}, {names.order(colour)}"
        return _held(view, names, title, heaven, colour)
    return []


def _held(
    view: HolyQuestView, names: Names, title: str, places: list[str], colour: str
) -> list[str]:
    """The pawns that stand at some places, of one order if it is named."""
    found = [p for p in view.pawns if p.place in places and colour in ("", p.colour)]
    if not found:
        return [names.voice.say("holy-quest-told-empty", name=_upper(title))]
    pawns = ". ".join(_pawn(names, pawn) for pawn in found)
    return [names.voice.say("holy-quest-told-held", name=_upper(title), pawn=pawns)]


def where(view: HolyQuestView, names: Names, name: str) -> list[str]:
    """Where the pawns of a sign or a saint's name are."""
    asked = bare(name)
    found = [p for p in view.pawns if asked in (p.pawn, *_saint_names(p.saint))]
    found = found or [
        p for p in view.pawns if asked and any(asked in each for each in _saint_names(p.saint))
    ]
    return [f"{_pawn(names, pawn)}." for pawn in found]


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _saint_names(key: str) -> list[str]:
    saint = shipped().by_key.get(key)
    names = saint.name.values() if saint else ()
    return [key.replace("-", " "), *(bare(name) for name in names)]


def _colour(text: str) -> str:
    """The order of a letter or a name, in any language; '' for none."""
    for colour in COLOURS:
        said = {bare(Words(lang).say("holy-quest-order", order=colour)) for lang in languages()}
        if text in {LETTERS[COLOURS.index(colour)], *said}:
            return colour
    return ""


def _player_names(voice: Voice, colour: str, seat: int) -> set[str]:
    found = set()
    for lang in languages():
        words = Words(lang)
        found.add(bare(voice.speaking(lang).seat(seat)))
        found.add(bare(words.say("holy-quest-order", order=colour)))
    return found


def _typed(what: str) -> set[str]:
    """The ways to type a place."""
    found = [Words(lang).say(f"holy-quest-typed-{what}") for lang in languages()]
    return {bare(each) for spellings in found for each in spellings.split(",")}
