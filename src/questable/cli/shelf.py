"""Commands about games as they stand on the shelf: which, by what rules (docs/commands.md)."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable.cli.words import GameKey, JsonFlag, Lang, Options, OptionsFile, print_json

if TYPE_CHECKING:
    from questable.engine import Option


def games(as_json: JsonFlag = False, lang: Lang = None) -> None:
    """List the games."""
    from questable.registry import broken
    from questable.registry import games as all_games
    from questable.telling.voice import Voice
    from questable.terminal.arguments import words_in

    words = words_in(lang)
    if as_json:
        print_json(
            [
                {
                    "key": game.key,
                    "title": Voice(words, game.key, []).title(),
                    "fewest": game.fewest,
                    "most": game.most,
                    "rules": game.rules_version,
                    "prefix": game.prefix,
                    "options": [_option_json(option) for option in game.options],
                    "presets": {name: dict(rules) for name, rules in game.presets.items()},
                }
                for game in all_games()
            ]
        )
        return
    for game in all_games():
        title = Voice(words, game.key, []).title()
        fixed = game.fewest == game.most
        players = str(game.most) if fixed else f"{game.fewest}–{game.most}"
        blurb = f"{game.key}-blurb"
        told = words.say(blurb) if words.has(blurb) else ""
        print(f"{game.key:<14} {title} ({players}). {told}".rstrip())
    for error in broken():
        print(f"questable: {error}", file=sys.stderr)


def _option_json(option: "Option") -> dict[str, object]:
    shape: dict[str, object] = {"name": option.name, "kind": option.kind()}
    if option.choices:
        shape["choices"] = option.choices
    elif option.kind() == "number":
        shape |= {"low": option.low, "high": option.high}
    return shape | {"default": option.default, "rules": option.rules}


def rules(
    game: GameKey,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]")] = None,
    lang: Lang = None,
) -> None:
    """Show the rules of a game, or one of them; 'table' has the rules of every game."""
    from questable.terminal.arguments import words_in
    from questable.terminal.rulebook import lines

    for line in lines(words_in(lang), game, rule):
        print(line)


def options(
    game: GameKey,
    save: Annotated[
        Path | None, typer.Option(help="Write the options given to a file.", metavar="FILE")
    ] = None,
    name: Annotated[str, typer.Option(help="What to call them.", metavar="TEXT")] = "",
    option: Options = None,
    options_file: OptionsFile = None,
    lang: Lang = None,
) -> None:
    """Show the house rules of a game: names, values, defaults, what they do; or save a set of them.

    A saved set is played with 'play GAME --options-file FILE'.
    """
    from questable.terminal import arguments, option_file
    from questable.terminal.house_rules import lines

    words = arguments.words_in(lang)
    found = arguments.game_called(words, game)
    filed = {} if options_file is None else option_file.read(words, found, options_file)
    given = {**filed, **arguments.options_called(words, option or [])}
    if save is None:
        for line in [*lines(words, found), *option_file.told(words, found, options_file)]:
            print(line)
        return
    option_file.write(words, found, save, name, given)
    print(words.say("terminal-options-saved", file=str(save)))


def version(
    credited: Annotated[
        bool, typer.Option("--credits", help="Whose games these are, and what is ours.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Show the versions of Questable, Python, the build and the rules, or the credits."""
    if credited:
        from questable.cli.credits import credits_page
        from questable.terminal.arguments import words_in

        print(credits_page(words_in(lang)), end="")
        return
    from questable.__about__ import __version__
    from questable.fast import CHECKOUT, build_key, running
    from questable.registry import games as all_games

    print(f"questable {__version__}")
    print(f"python {sys.version.split()[0]}")
    rules_versions = ", ".join(f"{game.key} {game.rules_version}" for game in all_games())
    print(f"rules {rules_versions}")
    print(f"build {running()}")
    if (CHECKOUT / "tools" / "compile.py").is_file():
        print(f"key {build_key()}")
