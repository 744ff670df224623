"""Run a tournament."""

import questable as q

meeting = q.arena("questor", ["random", "novice", "club"], games=10, players=3, seed="cup")
for pair in meeting.pairs:
    print(f"{pair.challenger} won {pair.won:.0f} of {pair.games} games among {pair.host}")
for level, rating in meeting.ratings().items():
    print(f"{level}: {rating.points:+.0f} points, give or take {rating.margin:.0f}")
