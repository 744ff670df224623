"""Saint cards: the deck, reading, questions and answers, keeping (H-2.2, H-2.3, H-4.5, H-5.1)."""

from questable.engine.action import Action
from questable.games.holy_quest.actions import MOST_ASKED
from questable.games.holy_quest.events import tell_saint
from questable.games.holy_quest.house import PAWNS_DECK, READ_ALL, READ_IN_SERIES, WHOLE_DECK
from questable.games.holy_quest.pawns import go_back
from questable.games.holy_quest.standing import changed, next_colour
from questable.games.holy_quest.state import (
    ANSWER_PHASE,
    ASK_PHASE,
    BY_SAINT,
    GRANTED_PHASE,
    NONE,
    QUESTION_PHASE,
    REVEAL_PHASE,
    HolyQuestState,
)


def shuffle(s: HolyQuestState) -> None:
    """H-2.2: the 16, all 32, or those of the pawns in play; an absent order's stay in (H-1.4)."""
    box = s.box
    house = s.house
    deck = 0
    for saint in range(len(box.saints)):
        if house.deck == WHOLE_DECK:
            chosen = True
        elif house.deck == PAWNS_DECK and s.seat_of[box.order[saint]] != NONE:
            chosen = saint in s.saint_of
        else:
            chosen = not box.expansion[saint]
        if chosen:
            deck |= 1 << saint
    s.deck = deck
    s.saint_bag = deck
    if house.read == READ_ALL:
        s.read = (1 << len(box.saints)) - 1
    elif house.read == READ_IN_SERIES:
        s.read = house.carried_read


def expose(s: HolyQuestState) -> None:
    """H-2.2: the top card is revealed as soon as it becomes the top."""
    if s.saint_top != NONE:
        return
    if s.saint_bag != 0:
        s.phases.append(REVEAL_PHASE)
    elif s.saint_tail:
        # Below the last card of unknown order everybody has seen what comes.
        _lie_on_top(s, s.saint_tail[0])
        s.saint_tail = s.saint_tail[1:]


def reveal(s: HolyQuestState, saint: int) -> None:
    """The top card turned out to be this one."""
    s.phases.pop()
    s.saint_bag &= ~(1 << saint)
    _lie_on_top(s, saint)


def _lie_on_top(s: HolyQuestState, saint: int) -> None:
    s.saint_top = saint
    if s.log is not None:
        s.log.fire("H-2.2")
        s.log.tell("top-saint", {"saint": s.box.saints[saint]})


def hidden(s: HolyQuestState) -> list[Action]:
    """The cards that may turn out to be the top one."""
    return [s.box.draws[n] for n in range(len(s.box.saints)) if (s.saint_bag >> n) & 1]


def use(s: HolyQuestState) -> bool:
    """H-4.5: draw the top Saint card for the pawn that landed; False if there is none."""
    saint = s.saint_top
    if saint == NONE:
        return False
    s.saint_top = NONE
    s.saint_out = saint
    s.fire("H-4.5")
    if (s.read >> saint) & 1 and questions(s):
        s.offered = []
        s.asked += 1
        tell_saint(s, "saint-drawn", saint)
        s.phases.append(QUESTION_PHASE)
    else:
        s.read |= 1 << saint
        tell_saint(s, "saint-read", saint)
        put_under(s)
    expose(s)
    return True


def keep(s: HolyQuestState) -> None:
    """H-6.1: in Easy play the top card is drawn and kept, any colour unless the house says no."""
    saint = s.saint_top
    if saint == NONE:
        return
    s.saint_top = NONE
    s.read |= 1 << saint
    if s.house.keep_all or s.box.order[saint] == s.turn:
        _take(s, saint)
    else:
        s.saint_out = saint
        tell_saint(s, "saint-read", saint)
        put_under(s)
    expose(s)


def _take(s: HolyQuestState, saint: int) -> None:
    s.kept = changed(s.kept, s.turn, s.kept[s.turn] | (1 << saint))
    tell_saint(s, "kept", saint)


def put_under(s: HolyQuestState) -> None:
    """H-2.3: a Saint card that nobody keeps goes under the deck after it has been followed."""
    s.saint_tail = [*s.saint_tail, s.saint_out]
    s.saint_out = NONE
    s.fire("H-2.3")


def questions(s: HolyQuestState) -> list[int]:
    """What may be asked from the card being used."""
    return s.box.asked[s.saint_out * 3 + s.house.difficulty - 1]


def undrawn(s: HolyQuestState) -> list[Action]:
    """The questions that may be drawn next."""
    return [s.box.questions[n] for n in questions(s) if n not in s.offered]


def draw_question(s: HolyQuestState, question: int) -> None:
    """H-4.5: the referee's question, or one of three for the next player to choose from."""
    s.offered = [*s.offered, question]
    if s.house.next_player_asks:
        if s.log is not None:
            told = s.box.question_ids[question]
            s.log.tell("question-drawn", {"seat": s.seat_of[s.turn], "question": told})
        if len(s.offered) < MOST_ASKED and len(s.offered) < len(questions(s)):
            return
        if len(s.offered) > 1:
            s.phases[-1] = ASK_PHASE
            return
    ask(s, question, NONE)


def asker(s: HolyQuestState) -> int:
    """The seat that chooses a question: the next player."""
    return s.seat_of[next_colour(s, s.turn)]


def ask(s: HolyQuestState, question: int, by: int) -> None:
    """The question is put to the player at turn."""
    s.question = question
    s.phases[-1] = ANSWER_PHASE
    if s.log is not None:
        s.log.fire("H-4.5")
        told = s.box.question_ids[question]
        s.log.tell("question", {"seat": s.seat_of[s.turn], "question": told, "by": by})


def answer(s: HolyQuestState, given: int) -> None:
    """H-4.5: right, roll and advance; wrong, back four. Then the tile gives nothing more."""
    s.phases.pop()
    saint = s.saint_out
    right = s.box.answers[s.question]
    log = s.log
    if log is not None:
        log.fire("H-4.5")
        log.fire("H-3.12")
        told = s.box.question_ids[s.question]
        facts: dict[str, int | str] = {"seat": s.seat_of[s.turn], "question": told}
        facts["answer"] = given
        log.tell("answered", {**facts, "right_answer": right, "right": int(given == right)})
    s.offered = []
    s.question = NONE
    if given != right:
        go_back(s, s.mover, s.box.wrong)
        return
    s.right += 1
    house = s.house
    if house.score and (house.keep_all or s.box.order[saint] == s.turn):
        _take(s, saint)
        s.saint_out = NONE
    captain = (s.captains >> s.mover) & 1
    s.dice = 2 if captain or s.saint_of[s.mover] == saint else 1
    if log is not None and captain:
        log.fire("H-5.1")
    s.grant = BY_SAINT
    s.phases.append(GRANTED_PHASE)
