"""Setting up: decks, who begins, five cards each (R-1.4, R-2.1)."""

from questable.engine.state import CHANCE
from questable.games.rae.cards import HAND, MOST_COLLECTIONS, MOST_QUESTS, N_COLOURS, N_SUITS
from questable.games.rae.scoring import TARGET, TEAM_TARGET
from questable.games.rae.seats import next_seat
from questable.games.rae.state import DEALING, STARTER, RaeState


def decks(players: int) -> int:
    """R-1.4: one deck for two players, two for three or four."""
    return 1 if players == 2 else 2


def deal(s: RaeState, players: int, deck: list[int], points: list[int]) -> None:
    """Shuffled decks, nobody holding a card, and chance to say who begins."""
    s.seats = players
    s.target = TEAM_TARGET if s.teams else TARGET
    s.points = points
    s.bag = [count * decks(players) for count in deck]
    s.pile = sum(s.bag)
    s.hands = [[] for _ in range(players)]
    s.discards = []
    s.quests = [0] * (N_COLOURS * MOST_QUESTS)
    s.collections = [0] * (N_SUITS * MOST_COLLECTIONS)
    s.scores = [0] * players
    s.moved = []
    s.replies = []
    s.known = []
    s.phases = [STARTER]
    s.actor = CHANCE


def begin(s: RaeState, seat: int) -> None:
    """R-2.1: a random player begins and is dealt to first."""
    s.first = seat
    s.turn = seat
    s.phases = [DEALING]
    log = s.log
    if log is not None:
        log.fire("R-1.1")
        log.fire("R-1.2")
        log.fire("R-1.4")
        log.fire("R-2.1")
        if s.seats > 2:
            log.fire("R-3.3")
        log.tell("begins", {"seat": seat})


def all_dealt(s: RaeState) -> bool:
    """After a card was dealt: whether everyone has five; moves on to the next player."""
    if len(s.hands[s.turn]) < HAND:
        return False
    s.turn = next_seat(s, s.turn)
    return s.turn == s.first
