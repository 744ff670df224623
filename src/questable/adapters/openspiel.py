"""OpenSpiel: every game as one of its Python games, for its searches and solvers.

    import pyspiel
    import questable.adapters.openspiel
    game = pyspiel.load_game("questable_questor", {"players": 2, "options": "gifts=yes"})

Chance is asked as well, so that a search can weigh it.
"""

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel

from questable.adapters.rewards import rewards
from questable.adapters.spec import Spec, chosen
from questable.engine import CHANCE, OVER, Game, Pack, Setup, State, Value
from questable.engine.asking import Asker
from questable.engine.sampling import odds
from questable.engine.view import view_text
from questable.registry import games, usual_players

MOST_ENTRIES = 4_000
"""Entries after which a game is cut short, unless somebody says otherwise."""
DEFAULT_OPTIONS = ""
"""Options as one text: `gifts=yes;dig=facing`."""


class QuestableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A set-up of one of our games, from its beginning or from a position."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        params: Mapping[str, Any] | None = None,
        position: str = "",
        most: int = MOST_ENTRIES,
    ) -> None:
        self.game = game
        self.setup = setup
        self.spec_of = Spec(game, setup)
        self.position = position
        """Where it begins, as `State.dump` writes it; '' for a new game."""
        self.most = most
        even = setup.players == 2 and not game.together(setup)
        about = pyspiel.GameInfo(
            num_distinct_actions=self.spec_of.actions,
            max_chance_outcomes=self.spec_of.actions,
            num_players=setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if even else None,
            max_game_length=most,
        )
        super().__init__(_type_of(game, even), about, params or {})

    def begun(self) -> State:
        """The position that it begins with."""
        if self.position:
            return self.game.load(self.setup, self.position)
        return self.game.deal(self.setup)

    def new_initial_state(self) -> "QuestableState":
        """A new game."""
        return QuestableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What turns states into what a seat sees."""
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class QuestableState(pyspiel.State):  # type: ignore[misc]
    """A position in which one seat, or chance, is asked."""

    def __init__(self, game: QuestableGame) -> None:
        super().__init__(game)
        self.asking = Asker(game.begun(), None, game.most)

    def current_player(self) -> int:
        """Who is asked."""
        seat = self.asking.seat
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.asking.numbered())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, with its odds."""
        state = self.asking.state
        weight = state.weight()
        return sorted((action.index, cases / weight) for action, cases in odds(state))

    def _apply_action(self, action: int) -> None:
        rule = self.asking.act(action)
        if rule:
            raise ValueError(f"{self._action_to_string(-1, action)} is forbidden by {rule}")

    def _action_to_string(self, player: int, action: int) -> str:
        asking = self.asking
        return "wait" if action == asking.wait else asking.state.table().actions[action].text

    def is_terminal(self) -> bool:
        """Whether nobody is asked any more."""
        return self.asking.seat == OVER

    def returns(self) -> list[float]:
        """What the game has come to, by seat."""
        state = self.asking.state
        own: QuestableGame = self.get_game()
        outcome = state.result() if state.actor == OVER else None
        return rewards(own.game, own.setup, outcome)

    def __str__(self) -> str:
        return self.asking.state.dump()


class Observer:
    """What one seat sees, as numbers and as text; with perfect recall, all that it ever saw."""

    def __init__(self, game: QuestableGame, recalls: bool) -> None:
        self.game = game
        self.recalls = recalls
        self.tensor = np.zeros(game.spec_of.width, np.float32)
        self.dict = game.spec_of.split(self.tensor)

    def set_from(self, state: QuestableState, player: int) -> None:
        """Fill the tensor, whose parts are those of docs/observations.md."""
        view = self.game.game.view(state.asking.state, player)
        self.tensor[:] = self.game.spec_of.array(view)

    def string_from(self, state: QuestableState, player: int) -> str:
        """The view as JSON; with perfect recall, a hash of all views and of all that one did."""
        if self.recalls:
            return self._recalled(state, player)
        return self._seen(state.asking, player).decode()

    def _seen(self, asking: Asker, player: int) -> bytes:
        # How many entries there are would tell that somebody has answered in secret.
        view = self.game.game.view(asking.state, player)
        return view_text(msgspec.structs.replace(view, ply=0))

    def _recalled(self, state: QuestableState, player: int) -> str:
        asking = Asker(self.game.begun(), None, self.game.most)
        seen = self._seen(asking, player)
        digest = hashlib.sha256(seen)
        for number in state.history():
            if asking.seat == player:
                digest.update(b"%d\n" % number)
            asking.act(number)
            now = self._seen(asking, player)
            if now != seen:
                digest.update(now)
                seen = now
        return digest.hexdigest()


def load(
    key: str | Game,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    pack: Pack | None = None,
    *,
    position: str = "",
    most: int = MOST_ENTRIES,
) -> QuestableGame:
    """A game with any pack, from any position: what a text of parameters cannot say."""
    game, setup = chosen(key, players, options, pack)
    return QuestableGame(game, setup, _params(setup.players, ""), position, most)


def _params(players: int, options: str) -> dict[str, Any]:
    return {"players": players, "options": options}


def _read(options: str) -> dict[str, Value]:
    pairs = [each.partition("=") for each in options.split(";") if each]
    return {name.strip(): value.strip() for name, _, value in pairs}


def _named(game: Game) -> str:
    return f"questable_{game.key.replace('-', '_')}"


def _type_of(game: Game, even: bool) -> Any:
    kind = pyspiel.GameType
    information = kind.Information
    return kind(
        short_name=_named(game),
        long_name=f"Questable {game.key}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            information.PERFECT_INFORMATION
            if game.open and not game.quizzes
            else information.IMPERFECT_INFORMATION
        ),
        utility=kind.Utility.ZERO_SUM if even else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_params(usual_players(game), DEFAULT_OPTIONS),
    )


def _registered(game: Game) -> type[QuestableGame]:
    """A class: what else OpenSpiel holds at the very end of a program would crash it."""

    class Registered(QuestableGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            given = dict(params or {})
            players = int(given.get("players", usual_players(game)))
            options = _read(str(given.get("options", DEFAULT_OPTIONS)))
            super().__init__(game, game.setup(players, options), given)

    return Registered


for _each in games():
    pyspiel.register_game(_type_of(_each, False), _registered(_each))
