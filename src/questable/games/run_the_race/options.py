"""The house rule of Run the Race!: at which pace it is played (S-6.6)."""

from questable.engine.options import Option
from questable.games.run_the_race.state import PACES

OPTIONS = [Option("pace", "calm", ["S-6.2", "S-6.6"], choices=list(PACES))]
