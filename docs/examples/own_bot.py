"""Write a bot."""

from random import Random

import questable as q


class Hasty(q.Bot):
    """Does the first thing that it may do."""

    def choose(
        self, game: q.Game, setup: q.Setup, view: q.View, legal: list[q.Action], rng: Random
    ) -> q.Action:
        return legal[0]


match = q.play("rae", [Hasty(), "club"], seed="first")
print("scores:", match.state.result().scores)
