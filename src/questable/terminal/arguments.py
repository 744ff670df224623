"""What somebody asks for, in texts: a game, players, seats, options, a pack; checked."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from questable.bots import LEVELS, is_level
from questable.bots import USUAL as LEVEL
from questable.engine import Fault, Game, Pack, Record, Refused, Setup, Value
from questable.engine.seated import seats_at
from questable.languages import FIRST
from questable.registry import KEYS, BrokenGame, usual_players
from questable.registry import game as find_game
from questable.telling.voice import HUMAN, faulted, refused
from questable.terminal import option_file
from questable.terminal.complaint import Complaint, pack_of, refusal, unknown
from questable.terminal.screen import Screen
from questable.text import UnknownLanguage, Words, default_language, languages


def words_in(lang: str | None) -> Words:
    """The words of a language, by default the caller's own."""
    try:
        return Words(lang or default_language())
    except UnknownLanguage as error:
        raise unknown(Words(FIRST), "language", error.lang, list(languages())) from error


def game_called(words: Words, key: str) -> Game:
    """A game by its key."""
    if key not in KEYS:
        raise unknown(words, "game", key, list(KEYS))
    try:
        return find_game(key)
    except BrokenGame as error:
        raise Complaint(str(error)) from error


def seats_called(words: Words, text: str) -> list[str]:
    """`human,club,random`: what every seat is, in seat order."""
    kinds = [kind.strip() for kind in text.split(",")]
    for kind in kinds:
        if kind not in (HUMAN, *LEVELS):
            raise unknown(words, "level", kind, [HUMAN, *LEVELS])
    return kinds


def seats_for(words: Words, players: int | None, seats: str | None, game: Game) -> list[str]:
    """A person in the first seat and bots in the others, unless the seats are named."""
    if seats is None:
        count = usual_players(game) if players is None else players
        return [HUMAN, *[LEVEL] * (count - 1)]
    kinds = seats_called(words, seats)
    if players is not None and players != len(kinds):
        raise Complaint(words.say("terminal-cli-seats-players", count=len(kinds), players=players))
    return kinds


def level_list(words: Words, text: str, known: Callable[[str], bool] = is_level) -> list[str]:
    """Levels as they were named; whoever asks may know others."""
    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        if not known(level):
            raise unknown(words, "level", level, list(LEVELS))
    return levels


def levels_called(
    words: Words, text: str | None, known: Callable[[str], bool] = is_level
) -> list[str]:
    """Different levels, at least two, as they were named; else all that there are."""
    levels = list(LEVELS) if text is None else level_list(words, text, known)
    if len(levels) < 2 or len(set(levels)) < len(levels):
        raise Complaint(words.say("command-arena-levels"))
    return levels


def bots_for(
    words: Words,
    players: int | None,
    bots: str,
    game: Game,
    known: Callable[[str], bool] = is_level,
) -> list[str]:
    """One level for all seats, or one for each."""
    levels = level_list(words, bots, known)
    if len(levels) == 1:
        return levels * (usual_players(game) if players is None else max(players, 0))
    if players is not None and players != len(levels):
        raise Complaint(words.say("terminal-cli-seats-players", count=len(levels), players=players))
    return levels


def preset_called(words: Words, game: Game, name: str | None) -> Mapping[str, Value]:
    """The options of one of the game's presets, none when nobody asks for one."""
    if name is None:
        return {}
    if not game.presets:
        raise Complaint(words.say("table-no-presets"))
    if name not in game.presets:
        raise unknown(words, "preset", name, list(game.presets))
    return game.presets[name]


def options_called(words: Words, texts: Sequence[str]) -> dict[str, Value]:
    """`name=value` texts; the game judges names and values."""
    given: dict[str, Value] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name:
            raise Complaint(words.say("terminal-cli-option-shape", text=text))
        if name in given:
            raise Complaint(words.say("terminal-cli-option-twice", name=name))
        given[name] = value
    return given


def given_options(
    words: Words,
    game: Game,
    options: Sequence[str],
    options_file: Path | None,
    preset: str | None,
) -> dict[str, Value]:
    """Options beat those of the file, and these beat the preset's."""
    filed = {} if options_file is None else option_file.read(words, game, options_file)
    return {**preset_called(words, game, preset), **filed, **options_called(words, options)}


def why_refused(words: Words, game: Game, why: Exception) -> str:
    """What a set-up cannot be played for, in words."""
    if isinstance(why, Refused):
        return refused(words, game.key, why)
    return faulted(words, why) if isinstance(why, Fault) else str(why)


def setup_for(
    words: Words,
    game: Game,
    players: int,
    options: Sequence[str],
    pack: Path | None,
    options_file: Path | None = None,
    screen: Screen | None = None,
    preset: str | None = None,
) -> Setup:
    """A playable set-up, or a Complaint with the rule that forbids it."""
    own: Pack | None = None if pack is None else pack_of(words, game, pack)
    given = given_options(words, game, options, options_file, preset)
    try:
        game.setup(players, given, own)
        return game.setup(players, {**given, **agreed(words, game, players, given, screen)}, own)
    except Refused as error:
        raise refusal(words, game, error) from error


def agreed(
    words: Words, game: Game, players: int, given: Mapping[str, Value], screen: Screen | None
) -> dict[str, Value]:
    """What a table is asked before the game; without anybody to ask, what is suggested."""
    answers = game.asks(players, given)
    if screen is None or not screen.live:
        return answers
    known = {option.name: option for option in game.options}
    for name, suggested in answers.items():
        while True:
            screen.line(words.say(f"{game.key}-option-{name}-asks"))
            screen.line(
                words.say("terminal-ask-option", known=known[name].allowed(), usual=str(suggested))
            )
            try:
                answers[name] = known[name].check(screen.ask() or suggested)
                break
            except Refused as error:
                screen.line(refused(words, game.key, error))
    return answers


def seats_of(record: Record) -> list[str]:
    """Who sat where in a saved game, as it says; in older ones whoever never acted is a bot."""
    if record.bots:
        last = seats_at(record.bots, len(record.entries))
        levels = [last[n].level if n in last else "" for n in range(record.setup.players)]
        return [(level if is_level(level) else LEVEL) if level else HUMAN for level in levels]
    people = {entry.seat for entry in record.entries if entry.by == "person"}
    kinds = [HUMAN if seat in people else LEVEL for seat in range(record.setup.players)]
    return kinds if people else [HUMAN, *kinds[1:]]


def at_least(words: Words, name: str, number: int | None, least: int) -> None:
    """Complain of a number that is too small."""
    if number is not None and number < least:
        raise Complaint(words.say("terminal-cli-number", name=name, least=least))


def within(words: Words, name: str, number: int, least: int, most: int) -> None:
    """Complain of a number that is too small or too large."""
    if not least <= number <= most:
        raise Complaint(words.say("terminal-cli-range", name=name, least=least, most=most))
