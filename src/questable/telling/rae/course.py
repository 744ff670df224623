"""How far a game of Ràe is: teams, totals, the turn's allowance, the event that is going on."""

from questable.engine.state import OVER
from questable.games.rae.actions import BESIEGE, BURN_COLLECTION, BURN_QUEST, LOOK, ROB, TABLE
from questable.games.rae.cards import NAMES
from questable.games.rae.view import RaeView
from questable.telling.rae.names import Names, shared
from questable.telling.voice import Voice

TEAMS = "AB"
AT_SEAT = (ROB, LOOK, BESIEGE)
"""Events that are aimed at a player."""
SPARE = 3
"""A Collection of so many may give one away (R-2.7)."""


def team_of(view: RaeView, seat: int) -> str:
    """The letter of a seat's team, '' when everyone plays alone (R-3.3)."""
    return TEAMS[seat & 1] if view.teams else ""


def total(view: RaeView, seat: int) -> int:
    """What counts against the target: a seat's points, or its team's (R-3.3)."""
    return view.scores[seat] + (view.scores[seat ^ 2] if view.teams else 0)


def begun(view: RaeView) -> bool:
    """Whether turns are being taken: not while dealing, not after the end."""
    return view.turns > 0 and view.actor != OVER


def open_lines(view: RaeView, names: Names) -> list[str]:
    """What is going on, in words: the turn's allowance, a card taken up, an event and replies."""
    voice, say = names.voice, names.voice.say
    told = []
    if begun(view) and "turn" in view.phases:
        told.append(_allowance(view, voice))
    if view.lifted:
        told.append(say("rae-shown-lifted", card=names.card(view.lifted)))
    if view.event:
        told.append(_in_play(view, names))
    if view.replies:
        told.append(say("rae-shown-replies", seats=voice.seats(view.replies)))
    if view.asked:
        told.append(say("rae-shown-asked", seats=voice.seats(view.asked)))
    if view.offered:
        told.append(say("rae-shown-offered", card=names.card(view.offered)))
    return told


def event_of(view: RaeView) -> str:
    """The event that is being carried out, as cards are named."""
    return view.event.split(":")[1]


def _in_play(view: RaeView, names: Names) -> str:
    """The event that waits for replies or is being carried out, with what it is aimed at."""
    action = TABLE.parse(view.event)
    facts: dict[str, str | int] = {
        "seat": names.voice.seat(view.turn),
        "event": names.title(event_of(view)),
    }
    if action.kind in AT_SEAT:
        at = names.voice.seat(action.a)
        return names.voice.say("rae-event-event-at-seat", at=at, **facts)
    if action.kind in (BURN_QUEST, BURN_COLLECTION):
        facts |= names.place(view, shared(action.a, action.kind == BURN_QUEST), action.b + 1)
        card = names.card(NAMES[action.a])
        return names.voice.say("rae-event-event-at-card", card=card, **facts)
    return names.voice.say("rae-event-event", **facts)


def left_to_play(view: RaeView) -> int:
    """How many cards may still leave the hand at turn (R-2.8)."""
    return max(view.limit - view.played, 0)


def may_rearrange(view: RaeView) -> bool:
    """Whether a Collection at turn has a card to spare that has not moved yet (R-2.7)."""
    return any(
        group.owner == view.turn
        and group.group == "collection"
        and len(group.cards) >= SPARE
        and set(group.cards) - set(group.moved)
        for group in view.groups
    )


def _allowance(view: RaeView, voice: Voice) -> str:
    left = left_to_play(view)
    parts = [voice.say("rae-shown-left", seat=voice.seat(view.turn), left=left)]
    if left:
        adds = view.add_limit - view.added
        if adds < left:
            parts.append(voice.say("rae-shown-adds", count=adds))
        used = "used" if view.event_used else "free"
        parts.append(voice.say(f"rae-shown-event-{used}"))
    return ", ".join(parts)
