"""Turns and rounds, and what cooperation loses by (Q-2.4, Q-3.1; chapter 8)."""

from questable.engine.state import OVER
from questable.games.questor.actions import HEROES
from questable.games.questor.goals import APART, COMPASS_LOST, NO_REVEAL, finish
from questable.games.questor.state import COOPERATION, HERO_TURN, QuestorState


def begin_game(s: QuestorState) -> None:
    """The first hero's turn of the first round."""
    s.round = 1
    s.turn = 0
    begin_turn(s)


def begin_turn(s: QuestorState) -> None:
    """Ask the player of the hero at turn; heroes that left for good are passed over (Q-2.4)."""
    hero = s.slot_hero[s.turn]
    s.hero = hero
    if (s.left >> hero) & 1:
        if s.log is not None:
            s.log.fire("Q-2.4")
        s.held_compass = 0
        end_turn(s)
        return
    s.actor = s.slot_seat[s.turn]
    phases = s.phases
    if len(phases) == 1:
        phases[0] = HERO_TURN
    else:
        s.phases = [HERO_TURN]
    s.turn_reveals = 0
    s.part = 0
    s.held_compass = 1 if s.compass == hero else 0


def end_turn(s: QuestorState) -> None:
    """The hero has done its one thing."""
    if s.compass_rule and s.held_compass:
        # as an option: who begins a turn with the compass must reveal in it.
        if s.log is not None:
            s.log.fire("Q-8.4")
        if s.turn_reveals == 0:
            finish(s, COMPASS_LOST, 0)
            if s.log is not None:
                s.log.tell("lost-compass", {"hero": HEROES[s.hero]})
            return
    s.turn += 1
    if s.turn == len(s.slot_hero):
        _end_round(s)
        if s.actor == OVER:
            return
    begin_turn(s)


def _end_round(s: QuestorState) -> None:
    log = s.log
    if s.mode == COOPERATION:
        if s.done:
            # some goals complete and not all.
            finish(s, APART, 0)
            if log is not None:
                log.fire("Q-8.1")
                log.tell("lost-apart", {})
            return
        if s.round_reveals == 0:
            finish(s, NO_REVEAL, 0)
            if log is not None:
                log.fire("Q-8.2")
                log.tell("lost-no-reveal", {})
            return
        if log is not None:
            log.fire("Q-8.2")
    s.turn = 0
    s.round += 1
    s.round_reveals = 0
    if log is not None:
        log.tell("round", {"round": s.round})
