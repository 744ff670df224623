"""The bee in the terminal: players take turns at the keyboard."""

from questable.engine.sampling import shuffled
from questable.saints import Question
from questable.saints.questions.question import EASY, HARD
from questable.terminal.learn.bee import MISSES, Bee
from questable.terminal.learn.corner import Corner


def play_bee(corner: Corner, level: int, players: int) -> Bee:
    """Play until one is left, all are out, or the rounds are over."""
    bee = Bee(players, level)
    decks: dict[int, list[Question]] = {each: [] for each in range(EASY, HARD + 1)}
    told = 0
    while not bee.over:
        if told != bee.round:
            told = bee.round
            corner.say("learn-bee-round", style="bold", round=told, n=bee.difficulty)
        player = bee.asked
        corner.say("learn-bee-turn", seat=_name(corner, player))
        bee.answer(corner.put(_next(corner, decks, bee.difficulty)))
        if bee.misses[player] == MISSES:
            corner.say("learn-bee-out", seat=_name(corner, player))
    for player in range(players):
        corner.say("learn-bee-score", seat=_name(corner, player), count=bee.right[player])
    if players > 1:
        names = ", ".join(_name(corner, player) for player in bee.winners())
        corner.say("terminal-winners", seats=names)
    return bee


def _next(corner: Corner, decks: dict[int, list[Question]], difficulty: int) -> Question:
    """A question that was not asked yet, until all were."""
    if not decks[difficulty]:
        decks[difficulty] = shuffled(corner.questions(difficulty), corner.rng)
    return decks[difficulty].pop()


def _name(corner: Corner, player: int) -> str:
    return corner.words.say("telling-person", n=player + 1)
