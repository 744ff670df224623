"""Standing by each other: allies, team mates, Alliance tokens (H-2.4, H-6.1, H-6.6 to H-6.8)."""

from questable.engine.action import Action
from questable.games.holy_quest.actions import ALLIES, PARTING, PASSING, TOKENS
from questable.games.holy_quest.events import tell_colour, tell_pair
from questable.games.holy_quest.pieces import COLOURS, N_COLOURS, OWN
from questable.games.holy_quest.standing import changed
from questable.games.holy_quest.state import (
    ALLY_PHASE,
    BY_TOKEN,
    GRANTED_PHASE,
    NONE,
    PROPOSED_PHASE,
    TOKEN_ROLL,
    HolyQuestState,
)


def join(s: HolyQuestState, one: int, two: int) -> None:
    """Two colours stand by each other and exchange their tokens."""
    s.ally_of = changed(changed(s.ally_of, one, two), two, one)
    pawns = OWN[one] | OWN[two]
    s.sides = changed(changed(s.sides, one, pawns), two, pawns)
    s.tokens = changed(changed(s.tokens, one, two), two, one)


def part(s: HolyQuestState, one: int) -> None:
    """They no longer do, and get their tokens back."""
    two = s.ally_of[one]
    s.ally_of = changed(changed(s.ally_of, one, NONE), two, NONE)
    s.sides = changed(changed(s.sides, one, OWN[one]), two, OWN[two])
    s.tokens = changed(changed(s.tokens, one, one), two, two)


def candidates(s: HolyQuestState) -> list[int]:
    """H-6.7: the players without an ally."""
    return [
        colour
        for colour in range(N_COLOURS)
        if colour != s.turn and s.seat_of[colour] != NONE and s.ally_of[colour] == NONE
    ]


def draw_card(s: HolyQuestState) -> bool:
    """Card 10; False if it can do nothing."""
    if s.ally_of[s.turn] == NONE and not candidates(s):
        return False
    s.phases.append(ALLY_PHASE)
    return True


def legal(s: HolyQuestState) -> list[Action]:
    """Propose to someone, or end the alliance; or neither."""
    if s.ally_of[s.turn] != NONE:
        return [PARTING, PASSING]
    return [ALLIES[colour] for colour in candidates(s)] + [PASSING]


def no_proposal(s: HolyQuestState, colour: int) -> str:
    """H-6.7: only without an ally, to one who has none."""
    if s.ally_of[s.turn] != NONE or colour not in candidates(s):
        return "H-6.7"
    return ""


def propose(s: HolyQuestState, colour: int) -> None:
    """H-6.7: it takes both."""
    s.target = colour
    s.phases[-1] = PROPOSED_PHASE
    s.fire("H-6.7")
    tell_pair(s, "proposed", "to", colour)


def reply(s: HolyQuestState, accepted: bool) -> None:
    """Accepted or declined."""
    s.phases.pop()
    s.fire("H-6.7")
    if accepted:
        join(s, s.turn, s.target)
        tell_pair(s, "allied", "with", s.target)
    else:
        tell_pair(s, "refused", "to", s.target)


def end_alliance(s: HolyQuestState) -> None:
    """By card 10, and nothing else."""
    s.phases.pop()
    s.fire("H-6.7")
    tell_pair(s, "parted", "with", s.ally_of[s.turn])
    part(s, s.turn)


def take_own_token(s: HolyQuestState) -> None:
    """H-6.1: Fire, in Easy play."""
    if s.tokens[s.turn] != s.turn:
        _hold(s, s.turn)


def give_up_token(s: HolyQuestState) -> None:
    """H-6.1: Freeze, in Easy play."""
    if s.tokens[s.turn] == s.turn:
        s.tokens = changed(s.tokens, s.turn, NONE)
        tell_colour(s, "token-given-up", s.turn)


def no_token(s: HolyQuestState, colour: int) -> str:
    """H-6.8: one's own while nobody has it, or one in play from another."""
    holder = s.tokens[colour]
    if holder == s.turn or (holder == NONE and colour != s.turn):
        return "H-6.8"
    return ""


def tokens_to_win(s: HolyQuestState) -> list[Action]:
    """What the Wild tile offers of tokens."""
    return [
        TOKENS[colour]
        for colour in range(N_COLOURS)
        if s.seat_of[colour] != NONE and no_token(s, colour) == ""
    ]


def try_for_token(s: HolyQuestState, colour: int) -> None:
    """H-6.8: declared, then both dice."""
    s.target = colour
    s.phases[-1] = TOKEN_ROLL
    tell_colour(s, "token-tried", colour)


def win_token(s: HolyQuestState) -> None:
    """H-6.8: any double; then this pawn rolls one die and advances."""
    _hold(s, s.target)
    s.dice = 1
    s.grant = BY_TOKEN
    s.phases.append(GRANTED_PHASE)


def _hold(s: HolyQuestState, colour: int) -> None:
    holder = s.tokens[colour]
    s.tokens = changed(s.tokens, colour, s.turn)
    if s.log is not None:
        s.log.tell(
            "token-taken",
            {
                "seat": s.seat_of[s.turn],
                "colour": COLOURS[colour],
                "from": s.seat_of[holder] if holder != NONE else NONE,
            },
        )
