"""Numbers of a pack in words: `goals.trophies` is a way to it, not what people call it.

A number's word is named after the way, without the places of a list and without a card's own key,
which it is told instead: all saints have one word for their centuries.
"""

from questable.engine import Game, Pack
from questable.telling.narrator import Narrator
from questable.telling.voice import HUMAN, Voice
from questable.text import Words


def number_words(words: Words, game: Game, pack: Pack, paths: list[str]) -> dict[str, str]:
    """By way: what a number is called; codes that are no quantity, and games that say nothing of
    theirs, have no words."""
    people = [""] * game.fewest
    voice = Voice(words, game.key, [HUMAN] * game.fewest, people)
    names = getattr(Narrator(game, pack, voice, people).teller, "names", None)
    found = {}
    for path in paths:
        parts, key, n, number = _read(path, pack)
        if n and not number:
            continue  # what a card has not
        word = f"web-number-{game.key}-{'-'.join(parts)}"
        if not words.has(word):
            *parts, key = parts
            word = f"web-number-{game.key}-{'-'.join(parts)}"
        if words.has(word):
            found[path] = words.say(word, n=n, card=_called(names, key))
    return found


def _read(path: str, pack: Pack) -> tuple[list[str], str, int, object]:
    """The steps of a way that are no place in a list, the key of a row, its place from 1 on, and
    the number itself."""
    inside: object = pack.facts
    parts, key, n = [], "", 0
    for step in path.split("."):
        if isinstance(inside, list) and not n:
            n = int(step) + 1
            inside = inside[n - 1]
            key = str(inside[0]) if isinstance(inside, list) else ""
            continue
        parts.append(step)
        if isinstance(inside, list):
            inside = inside[int(step)]
        elif isinstance(inside, dict):
            inside = inside[step]
    return parts, key, n, inside


def _called(names: object, key: str) -> str:
    """What a game calls a card or a saint."""
    for kind in ("card", "saint"):
        tell = getattr(names, kind, None)
        if tell is not None and key:
            try:
                return str(tell(key))
            except (KeyError, ValueError, TypeError):
                continue
    return key
