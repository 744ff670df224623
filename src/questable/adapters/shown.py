"""A position in words, for environments that can be looked at: what a spectator may know."""

from questable.engine import SPECTATOR, Game, Setup, State
from questable.languages import FIRST
from questable.telling.tellers import teller_of
from questable.telling.voice import Voice
from questable.text import Words


class Shown:
    """Tells the positions of one set-up."""

    def __init__(self, game: Game, setup: Setup, lang: str = FIRST) -> None:
        self.game = game
        self._teller = teller_of(game, Voice(Words(lang), game.key, [""] * setup.players))
        self._teller.pack = setup.pack

    def text(self, state: State) -> str:
        """One sentence a line."""
        return "\n".join(self._teller.sentences(self.game.view(state, SPECTATOR)))
