"""Wings of Evangel: who is converted, what is tangled, who picks (P-4.1 to P-4.4)."""

from questable.engine.action import Action
from questable.games.pillars.actions import APOSTATE, CONVERT, CONVERTS, EMPTY, RELIGIONS
from questable.games.pillars.board import DEGREE, GAPS, NEIGHBOUR
from questable.games.pillars.ends import ends_now
from questable.games.pillars.events import BY_WINGS, tell_choice, tell_turned
from questable.games.pillars.pieces import turn_follower
from questable.games.pillars.state import STONES, WINGS, PillarsState


def wing_religion(board: list[int], middle: int) -> int:
    """P-4.1: the other religion with two or three followers around one in a gap, or EMPTY."""
    follower = board[middle]
    if follower == EMPTY:
        return EMPTY
    at = middle * DEGREE
    one = board[NEIGHBOUR[at]]
    two = board[NEIGHBOUR[at + 1]]
    three = board[NEIGHBOUR[at + 2]]
    wings = one if one == two or one == three else two if two == three else EMPTY
    return EMPTY if wings == follower else wings


def outcome_of(s: PillarsState, middle: int, wings: int) -> int:
    """P-4.2: what Wings of that religion would make of the middle; EMPTY for nothing new."""
    if s.off[wings] > 0:
        return wings
    if s.board[middle] != APOSTATE and s.off[APOSTATE] > 0:
        return APOSTATE
    return EMPTY


def patterns(board: list[int]) -> list[int]:
    """P-4.1: the middles of all Wings, whether or not they would change something."""
    return [middle for middle in range(GAPS) if wing_religion(board, middle) != EMPTY]


def standing(s: PillarsState, middles: list[int]) -> list[int]:
    """P-4.2: those of the middles that their Wings would change."""
    board = s.board
    return [m for m in middles if outcome_of(s, m, wing_religion(board, m)) != EMPTY]


def untangled(s: PillarsState, middles: list[int]) -> list[int]:
    """P-4.4: those middles of which at least one pair of Wings is not tangled with another."""
    if len(middles) == 1:
        return middles
    return [middle for middle in middles if not _is_tangled(s.board, middle, middles)]


def _is_tangled(board: list[int], middle: int, middles: list[int]) -> bool:
    wings = wing_religion(board, middle)
    free = 0
    for k in range(middle * DEGREE, middle * DEGREE + DEGREE):
        beside = NEIGHBOUR[k]
        if beside not in middles:
            if board[beside] == wings:
                free += 1
        elif wing_religion(board, beside) == board[middle]:
            return True  # the middle is itself a wing of another
    return free < 2  # one of the wings is the middle of another


def is_short(s: PillarsState, middles: list[int]) -> bool:
    """P-4.4: whether these need more followers of a religion than lie off the board."""
    need = [0] * len(RELIGIONS)
    for middle in middles:
        religion = outcome_of(s, middle, wing_religion(s.board, middle))
        need[religion] += 1
        if need[religion] > s.off[religion]:
            return True
    return False


def resolve(s: PillarsState, middles: list[int]) -> bool:
    """One step with the Wings that stand: False if it must wait for a choice or the game ends."""
    if s.log is not None:
        s.log.fire("P-4.1")
    free = untangled(s, middles)
    if free and not is_short(s, free):
        return carry_out(s, free)
    s.phases.append(WINGS)
    s.actor = s.acting
    if free:
        tell_choice(s, "short", s.acting, len(free))
    else:
        tell_choice(s, "tangled", s.acting, len(middles))
    return False


def carry_out(s: PillarsState, middles: list[int]) -> bool:
    """Convert these at once (P-4.4); False if that ends the game."""
    outcomes = [outcome_of(s, m, wing_religion(s.board, m)) for m in middles]
    wings = [wing_religion(s.board, m) for m in middles]
    for i in range(len(middles)):
        old = s.board[middles[i]]
        turn_follower(s, middles[i], outcomes[i])
        tell_turned(s, middles[i], old, outcomes[i], BY_WINGS, wings[i])
        if s.log is not None:
            if outcomes[i] != wings[i]:
                s.log.fire("P-4.2")
            if old == APOSTATE and s.off[APOSTATE] == STONES:
                s.log.fire("P-5.4")
    return not ends_now(s)


def choices(s: PillarsState) -> list[int]:
    """P-4.4: the middles to pick from: untangled ones that run short, else all that stand."""
    middles = standing(s, patterns(s.board))
    return untangled(s, middles) or middles


def legal(s: PillarsState) -> list[Action]:
    """What the acting leader may pick."""
    return [CONVERTS[middle] for middle in choices(s)]


def why_not(s: PillarsState, action: Action) -> str:
    """The rule against carrying out those Wings now."""
    if action.kind != CONVERT:
        return "T-1.3"
    if action.a >= GAPS:
        return "P-4.1"
    wings = wing_religion(s.board, action.a)
    if wings == EMPTY:
        return "P-4.1"
    if outcome_of(s, action.a, wings) == EMPTY:
        return "P-4.2"
    return "" if action.a in choices(s) else "P-4.4"


def apply(s: PillarsState, action: Action) -> bool:
    """Carry out the Wings that were picked; False if that ends the game."""
    s.phases.pop()
    s.fire("P-4.4")
    return carry_out(s, [action.a])
