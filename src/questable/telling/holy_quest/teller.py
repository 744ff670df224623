"""The Holy Quest told: its actions, prompts and events in words."""

from typing import cast

from questable.engine import Action, Event, View
from questable.games.holy_quest.actions import (
    ACTION,
    ALLY,
    ANSWER,
    ASK,
    BUMP,
    DICE,
    DIE,
    FREEZE,
    LOT,
    MOVE,
    PICK,
    QUESTION,
    ROLL,
    SAINT,
    START,
    SWAP,
    THAW,
    TOKEN,
    UNFREEZE,
)
from questable.games.holy_quest.board import DIRECTIONS
from questable.games.holy_quest.pieces import COLOURS, LETTERS, PAWNS
from questable.games.holy_quest.view import HolyQuestView
from questable.table.told.words import Section
from questable.telling.holy_quest import sections, sentences, spots, why
from questable.telling.holy_quest.course import IDLE, course
from questable.telling.holy_quest.names import Names
from questable.telling.teller import NamedTeller

OF_PAWN = (THAW, MOVE, START, FREEZE, UNFREEZE, SWAP, BUMP)
OF_ORDER = (TOKEN, ALLY, LOT)
LEGEND = ("tiles", "own", "pawns", "places", "turn")
PERSONS = {"allied": "with", "parted": "with", "proposed": "to", "refused": "to"}
"""By kind of event: the fact that names the other player."""
SEEN = {"started", "moved", "bumped", "back", "back-short", "forward", "crossed", "sent-to-start"}
"""Kinds of events of which a picture shows from where a pawn comes."""


class HolyQuestTeller(NamedTeller[Names]):
    """The Holy Quest in words."""

    def named(self) -> Names:
        """The board and saints of the pack that is played with."""
        return Names(self.voice, self.pack, signs=self.typed)

    def piece(self, view: View, name: str) -> str:
        """A pawn by its saint, an order, or a place."""
        if name in PAWNS:
            return self.names.seen(_own(view), name)
        if name in COLOURS:
            return self.names.order(name)
        if name in DIRECTIONS:
            return self.voice.say("holy-quest-direction", direction=name)
        return self.names.place(name, -1)

    def sentences(self, view: View) -> list[str]:
        """The board in sentences."""
        return sentences.sentences(_own(view), self.names)

    def sections(self, view: View) -> list[Section]:
        """The table laid out as text."""
        return sections.sections(_own(view), self.names)

    def spots(self, view: View) -> dict[str, str]:
        """What is in sight, a sentence each."""
        return spots.spots(_own(view), self.names)

    def prompt(self, view: View) -> str:
        """What the open phase asks."""
        own = _own(view)
        phase: str = own.phases[-1]
        if phase == "answer":
            return self.names.question(own.question)
        facts: dict[str, str | int] = {"seat": self.voice.seat(_asked(own, phase))}
        facts["n"] = own.dice if phase in ("roll", "granted") else own.count
        facts["pawn"] = self._named(own, phase)
        if phase == "move" and not own.moves and not own.starts:
            phase = "no-move"
        facts["order"] = own.target if phase == "token-roll" else COLOURS[0]
        if phase == "pick":
            facts["order"] = own.colours[own.actor]
        return self.voice.say(f"holy-quest-prompt-{phase}", **facts)

    def _named(self, view: HolyQuestView, phase: str) -> str:
        """The pawn that a question is about."""
        sign = view.target if phase in ("thaw", "freeze-roll", "bump-roll") else view.this_pawn
        return self.names.seen(view, sign) if sign else ""

    def action(self, view: View, action: Action) -> str:
        """What the action does, and to whom."""
        own, say, kind = _own(view), self.voice.say, action.kind
        stem = action.text.split(":")[0]
        word = f"holy-quest-action-{stem}"
        if kind in OF_PAWN:
            return self._of_pawn(own, action, word)
        if kind == ROLL and own.phases[-1:] == ["move"]:
            return say(f"{word}-again")
        if kind in OF_ORDER:
            return say(word, order=COLOURS[action.a])
        if kind == ANSWER and own.question:
            return self.names.answer(own.question, action.a)
        if kind == ASK and action.a <= len(own.questions):
            return self.names.answers(own.questions[action.a - 1])
        if kind in (PICK, SAINT):
            return say(word, saint=self.names.saint(self.names.box.saints[action.a]))
        if kind == QUESTION:
            return say(word, text=self.names.question(action.text.partition(":")[2]))
        if kind == DICE:
            return say(word, a=action.a, b=action.b)
        return say(word, n=action.a) if kind in (ANSWER, ASK, DIE, ACTION) else say(word)

    def _of_pawn(self, view: HolyQuestView, action: Action, word: str) -> str:
        pawn = self.names.seen(view, PAWNS[action.a])
        moving = view.phases[-1:] in (["move"], ["card-move"], ["card-start"])
        if action.kind == FREEZE and view.phases[-1:] == ["freeze"]:
            word += "-try"
        if not moving or action.kind not in (MOVE, START):
            return self.voice.say(word, pawn=pawn)
        to, others = self.names.goal(view, action.a, action.kind == START)
        if action.kind == MOVE and to:
            told = self.voice.say(f"{word}-to", pawn=pawn, to=to)
        else:
            told = self.voice.say(word, pawn=pawn)
        for other in others:
            told = self.voice.say("holy-quest-action-bumping", text=told, other=other)
        return told

    def telling(self, before: View, events: list[Event]) -> list[Event]:
        """With the reasons that the events leave unsaid."""
        return course(_own(before), self.names, super().telling(before, events))

    def why(self, view: View, action: Action, rule: str, at: str = "") -> str:
        """Of the card or pawn that was meant, where the view tells."""
        if found := why.reason(_own(view), self.names, action, rule):
            return self.voice.say(f"holy-quest-why-{found[0]}", **found[1])
        return super().why(view, action, rule, at)

    def event(self, event: Event) -> str:
        """A line of the log, with the names of people, saints and places."""
        facts, names, kind = dict(event.facts), self.names, event.kind
        if "pawn" in facts:
            colour = LETTERS.index(str(facts["pawn"])[0])
            facts["pawn"] = names.pawn(str(facts["pawn"]), str(facts["saint"]))
            for form in ("from", "to"):
                if form in facts:
                    place, idle = str(facts[form]), IDLE in facts
                    facts[form] = names.place(place, colour, form, idle=idle)
        elif "saint" in facts:
            facts["saint"] = names.saint(str(facts["saint"]))
        if "by_saint" in facts:
            facts["other"] = names.pawn(str(facts["by"]), str(facts["by_saint"]))
        elif kind == "swapped":
            facts["other"] = names.pawn(str(facts["with"]), str(facts["with_saint"]))
        if "seat" in facts:
            facts["seat"] = self.voice.seat(int(facts["seat"]))
        if "colour" in facts:
            facts["order"] = facts["colour"]
        return self.voice.say(f"holy-quest-event-{self._further(kind, facts)}", **facts)

    def aloud(self, event: Event) -> list[str]:
        """The Saint card that is read (H-4.5)."""
        return self.names.card_text(str(event.facts["saint"])) if event.kind == "saint-read" else []

    def _further(self, kind: str, facts: dict[str, str | int]) -> str:
        """The word for an event, with what only its kind needs to say."""
        names = self.names
        if kind in PERSONS:
            facts["person"] = self.voice.seat(int(facts[PERSONS[kind]]))
        elif kind == "turn":
            facts["count"] = facts["member"]
            return "turn-member" if int(facts["members"]) > 1 else kind
        elif kind in ("drew-action", "wild-drew"):
            facts["text"] = names.card(int(facts["card"]))
        elif kind == "token-taken" and int(facts["from"]) >= 0:
            facts["person"] = self.voice.seat(int(facts["from"]))
            return "token-won"
        elif kind == "question-drawn":
            facts["text"] = names.answers(str(facts["question"]))
        elif kind == "question":
            facts["text"] = names.answers(str(facts["question"]))
            if int(facts["by"]) >= 0:
                facts["person"] = self.voice.seat(int(facts["by"]))
                return "question-by"
        elif kind == "answered":
            question = str(facts["question"])
            facts["text"] = names.answer(question, int(facts["answer"]))
            facts["due"] = names.answer(question, int(facts["right_answer"]))
            return "right" if facts["right"] else "wrong"
        elif kind == "scored" and facts["series"]:
            return "scored-series"
        elif kind in SEEN and not names.signs:
            return f"{kind}-seen"
        return kind

    def briefing(self, view: View) -> list[str]:
        """What a turn is, who plays which order in which colour, and who are partners."""
        own = _own(view)
        told = sentences.opening(own, self.names)
        # At a terminal the rules are asked for.
        if self.typed or not told:
            return told
        return [self.voice.say("holy-quest-brief-turn", n=own.dice), *told]

    def number(self, action: Action) -> int:
        """An Action card is typed by its own number."""
        return action.a if action.kind == ACTION else 0

    def at(self, view: View, name: str) -> list[str]:
        """A tile, a Heaven, a Home, a deck, an order or a player."""
        return sentences.at(_own(view), self.names, name)

    def where(self, view: View, name: str) -> list[str]:
        """A pawn by its sign or its saint."""
        return sentences.where(_own(view), self.names, name)

    def legend(self) -> list[str]:
        """The letters and signs of the board."""
        return [self.voice.say(f"holy-quest-legend-{part}") for part in LEGEND]

    def places(self) -> list[str]:
        """How places are named."""
        return [self.voice.say("holy-quest-shown-places")]


def _own(view: View) -> HolyQuestView:
    return cast(HolyQuestView, view)


def _asked(view: HolyQuestView, phase: str) -> int:
    """The seat that a question names: who sits down, rolls or picks, else whose turn it is."""
    if phase == "lot":
        return len(view.colours)
    if phase == "first":
        return view.rolling[0]
    if phase == "pick":
        return view.actor
    return view.colours.index(view.turn) if view.turn else 0
