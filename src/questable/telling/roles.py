"""What the winners of a game played, in words: a hero, a religion, a place in the order of play."""

from questable.engine import Game
from questable.text import Words


def role(words: Words, game: Game, tag: str) -> str:
    """One of `winning_tags`: the game's own word `<game>-<tag>`, else one that games share."""
    own, shared = f"{game.key}-{game.tag}", f"telling-role-{tag}"
    if words.has(own):
        return words.say(own, **{game.tag: tag})
    return words.say(shared) if words.has(shared) else tag
