"""A game's house rules, told one by one: what `--option` may say."""

from questable.engine import Game, Option
from questable.text import Words


def lines(words: Words, game: Game) -> list[str]:
    """Two lines an option: name, values, default and rules; then what it does."""
    return [line for option in game.options for line in _option(words, game, option)]


def usual(words: Words, option: Option) -> str:
    """The default, as it would be typed or in words."""
    if isinstance(option.default, bool):
        return "yes" if option.default else "no"
    if option.default == "auto":
        return words.say("terminal-option-auto")
    return str(option.default)


def _option(words: Words, game: Game, option: Option) -> list[str]:
    word = f"{game.key}-option-{option.name}"
    shape = words.say(
        "terminal-option-shape",
        name=option.name,
        known=option.allowed(),
        usual=usual(words, option),
        rule=", ".join(option.rules),
    )
    if not words.has(word) or not words.has(f"{word}-help"):
        return [shape]
    about = {"name": words.say(word), "sentence": words.say(f"{word}-help")}
    return [shape, "  " + words.say("terminal-option-about", **about)]
