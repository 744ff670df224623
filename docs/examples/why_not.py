"""Ask why not."""

from random import Random

import questable as q

rng = Random(3)
match = q.match("rae", players=2)
while match.state.actor == q.CHANCE:
    match.play(q.CHANCE, q.random_action(match.state, q.CHANCE, rng).text, "dealer")

seat = match.state.actor
print(q.why_not(match, seat, "reply"))
print(q.refusal(match, seat, "reply"))
print(q.refusal(match, seat, "reply", lang="fr"))
try:
    match.play(seat, "reply", "person")
except q.Illegal as error:
    print(f"{error.rule} again, and nothing has changed")
