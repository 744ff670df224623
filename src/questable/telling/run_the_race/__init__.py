"""Run the Race!, told."""

from questable.telling.run_the_race.teller import RaceTeller

TELLER = RaceTeller
