"""Play a random game."""

from random import Random

import questable as q

rng = Random(7)
match = q.match("questor", players=4)
while match.state.actor != q.OVER:
    seat = q.random_seat(match.state, rng)
    action = q.random_action(match.state, seat, rng)
    match.play(seat, action.text, "dealer" if seat == q.CHANCE else "bot")

outcome = match.state.result()
print(f"{match.seq} entries; {outcome.reason}; won by {outcome.winners}")
