"""A game's house rules, told one by one: what `--option` may say."""

from collections.abc import Mapping

from questable.engine import Game, Option, Value
from questable.text import Words


def lines(words: Words, game: Game) -> list[str]:
    """Two lines an option: name, values, default, rules; what it does. Then modes and presets."""
    told = [line for option in game.options for line in _option(words, game, option)]
    if modes := game.modes():
        told.append(words.say("terminal-option-modes"))
        for mode, rules in modes.items():
            told += _named(words, f"{game.key}-mode-{mode}", f"mode={mode}", rules)
        told.append(words.say(f"{game.key}-modes-note"))
    for name, preset in game.presets.items():
        told += _named(words, f"{game.key}-preset-{name}", f"--preset {name}", preset)
    return told


def typed(value: Value) -> str:
    """A value as `--option` takes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def usual(words: Words, option: Option) -> str:
    """The default, as it would be typed or in words."""
    if option.default == "auto":
        return words.say("terminal-option-auto")
    return typed(option.default)


def _named(words: Words, word: str, asked: str, rules: Mapping[str, Value]) -> list[str]:
    """A set of options: how to ask for it, what it sets, and what it is."""
    about = {"name": words.say(word), "sentence": words.say(f"{word}-help")}
    single = " ".join(f"{name}={typed(value)}" for name, value in rules.items())
    return [f"{asked}: {single}", "  " + words.say("terminal-option-about", **about)]


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
