"""What stands on the shelf: games, their options and rules, saints; words in all languages."""

from functools import cache
from typing import Any

import msgspec

from questable.bots import LEVELS, USUAL
from questable.desk.call import NUMBER, Call, Endpoint
from questable.engine import Game, Option, Refused, Setup, Value
from questable.registry import KEYS, Registry, card, games, usual_players
from questable.saints import Saint, shipped
from questable.saints.finding import coming, of_day
from questable.saints.saint import OtherFeast
from questable.table.judge.verdict import No
from questable.telling.rulebook import full_text, ids, rule_ids
from questable.text import Words, languages

Said = dict[str, str]
"""A text by language."""
JsonSchema = dict[str, Any]
TABLE = "table"
GAME: JsonSchema = {"game": {"type": "string", "enum": list(KEYS)}}
RULES_OF: JsonSchema = {"game": {"type": "string", "enum": [*KEYS, TABLE]}}


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game."""

    key: str
    title: Said
    genre: Said
    """What kind of game it is, in two to five words."""
    blurb: Said
    aim: Said
    """What one has to do to win, in one line."""
    minutes: Said
    about: Said
    """Whose game it is."""
    thanks: Said
    """Whom its rulebook thanks."""
    fewest: int
    most: int
    rules_version: int
    prefix: str
    """What its rule ids begin with."""
    age: int
    """From what age on it is for, 0 if nobody says."""
    usual: int
    """How many play when somebody just wants to play."""
    glass: list[str]
    """The two colours of its window."""
    secret: bool
    """Whether hands are secret, so that a curtain falls between people on one device."""
    dice: bool
    """Whether people may roll and draw themselves."""
    guide: str
    """The guide that teaches it, '' for none."""
    prints: bool
    """Whether it can be had on paper here."""
    quizzes: bool
    """Whether it asks what people know, so that a class can be asked its questions."""
    packs: Said = {}
    """What one can make of one's own for it, in a few words."""
    levels: list[str] = []
    """The bots that are offered in it here, weaker ones first."""


class BotInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A bot that may play a seat."""

    level: str
    title: Said
    """How it plays, in a few words."""
    several: Said
    """Several of them, as those one plays with."""
    usual: bool
    """Whether it plays where nobody says which."""


class RuleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A rule in one sentence, and in full."""

    rule: str
    says: Said
    chapter: Said
    """The heading that it stands under."""
    full: Said
    """The whole rule, where the texts are installed; (R) is the rulebook's, (H) the house's."""


class WantedSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game might be set up."""

    players: int
    options: dict[str, Value] = {}


class Settled(msgspec.Struct, frozen=True):
    """How it would be: every option has a value."""

    players: int
    options: dict[str, Value]
    asks: dict[str, Value] = {}
    """What the table is to be asked before anything else, by option: the value suggested."""
    idle: list[str] = []
    """Options that change nothing here, whatever they are."""


class SaintInfo(msgspec.Struct, frozen=True):
    """A saint in a list."""

    key: str
    name: Said


class FeastSaint(msgspec.Struct, frozen=True):
    """Whose feast it is, and what there is to tell at a glance."""

    key: str
    name: Said
    month: int
    day: int
    other_feasts: list[OtherFeast]
    life: Said


@cache
def _words() -> dict[str, Words]:
    return {lang: Words(lang) for lang in languages()}


def said(word: str) -> Said:
    """A message that needs no facts, in every language that has it."""
    return {lang: words.say(word) for lang, words in _words().items() if words.has(word)}


def game_of(call: Call) -> Game:
    """The game that the path names."""
    found = Registry().find(call.path("game"))
    if found is None:
        raise No("unknown-game", facts={"game": call.path("game")[:100]})
    return found


def game_info(game: Game, prints: bool, levels: tuple[str, ...] = LEVELS) -> GameInfo:
    """A game in a list; `prints`: whether it can be had on paper, and the bots that it is offered
    with."""
    own = card(game.key)
    return GameInfo(
        key=game.key,
        title=said(f"{game.key}-title"),
        genre=said(f"{game.key}-genre"),
        blurb=said(f"{game.key}-blurb"),
        aim=said(f"{game.key}-aim"),
        minutes=said(f"{game.key}-minutes"),
        about=said(f"{game.key}-about"),
        thanks=said(f"{game.key}-thanks"),
        fewest=game.fewest,
        most=game.most,
        rules_version=game.rules_version,
        prefix=game.prefix,
        age=own.age,
        usual=usual_players(game),
        glass=list(own.glass),
        secret=not game.open,
        dice=own.dice,
        guide=own.guide,
        prints=prints,
        quizzes=game.quizzes,
        packs=said(f"{game.key}-packs"),
        levels=list(levels),
    )


def options_schema(game: Game) -> JsonSchema:
    """What options may be, with names and help: JSON Schema, `x-` for what it has no word for."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": game.key,
        "x-title": said(f"{game.key}-title"),
        "type": "object",
        "properties": {option.name: _option(game, option) for option in game.options},
        "x-front": list(card(game.key).front),
        "x-preset": card(game.key).preset,
        "x-presets": {name: _preset(game, name) for name in game.presets},
        "additionalProperties": False,
    }


def _preset(game: Game, name: str) -> JsonSchema:
    word = f"{game.key}-preset-{name}"
    about: JsonSchema = {"x-title": said(word), "x-help": said(f"{word}-help")}
    return about | {"options": dict(game.presets[name])}


def _option(game: Game, option: Option) -> JsonSchema:
    word = f"{game.key}-option-{option.name}"
    about: JsonSchema = {
        "title": option.name,
        "default": option.default,
        "x-title": said(word),
        "x-help": said(f"{word}-help"),
        "x-rules": option.rules,
        "x-group": said(f"chapter-{option.rules[0].rpartition('.')[0]}"),
    }
    for more in ("asks", "front", "idle"):
        if told := said(f"{word}-{more}"):
            about[f"x-{more}"] = told
    match option.kind():
        case "choice":
            about["x-choices"] = {each: _choice(game, option, each) for each in option.choices}
            about["x-shorts"] = {each: said(f"{word}-{each}-front") for each in option.choices}
            about["x-tells"] = {
                each: _choice(game, option, f"{each}-help") for each in option.choices
            }
            return about | {"enum": [*option.choices, *_auto(option)]}
        case "flag":
            shape: JsonSchema = {"type": "boolean"}
        case _:
            shape = {"type": "integer", "minimum": option.low, "maximum": option.high}
    if _auto(option):
        return about | {"anyOf": [shape, {"const": "auto"}]}
    return about | shape


def _choice(game: Game, option: Option, choice: str) -> Said:
    """What one value is called; a mode has a name of its own."""
    own = said(f"{game.key}-option-{option.name}-{choice}")
    return own or said(f"{game.key}-{option.name}-{choice}")


def _auto(option: Option) -> list[str]:
    return ["auto"] if option.default == "auto" and "auto" not in option.choices else []


async def list_games(call: Call) -> list[GameInfo]:
    """All games."""
    return [game_info(game, call.prints, call.levels(game.key)) for game in games()]


async def list_bots(call: Call) -> list[BotInfo]:
    """All bots that are offered in any game."""
    offered = {level for game in games() for level in call.levels(game.key)}
    return [
        BotInfo(
            level=level,
            title=said(f"table-level-{level}"),
            several=said(f"table-bots-{level}"),
            usual=level == USUAL,
        )
        for level in LEVELS
        if level in offered
    ]


async def one_game(call: Call) -> GameInfo:
    """One game."""
    game = game_of(call)
    return game_info(game, call.prints, call.levels(game.key))


async def game_options(call: Call) -> JsonSchema:
    """A game's house rules."""
    return options_schema(game_of(call))


async def settle_options(call: Call) -> Settled:
    """Whether a game can be set up so."""
    game = game_of(call)
    asked = await call.body(WantedSetup)
    house = call.hall.world.packs.get(game.key)

    def settle() -> Setup:
        return game.setup(asked.players, asked.options, house.pack if house else None)

    try:
        # A pack that is not ours may take a while.
        thinking = call.hall.world.thinking
        setup = await thinking.think(settle, call.sender) if house else settle()
    except Refused as error:
        raise No(error.reason, error.rule, error.facts) from error
    asks = game.asks(asked.players, asked.options)
    return Settled(setup.players, setup.options, asks, game.idle(setup))


async def view_schema(call: Call) -> JsonSchema:
    """The shape of a game's views."""
    return msgspec.json.schema(game_of(call).view_type())


async def list_rules(call: Call) -> list[RuleInfo]:
    """A game's rules, or with `table` those of every game."""
    prefix = "T" if call.path("game") == TABLE else game_of(call).prefix
    return [rule_info(rule) for rule in ids(prefix)]


async def one_rule(call: Call) -> RuleInfo:
    """One rule."""
    asked = call.path("rule").upper()
    if asked not in rule_ids():
        raise No("unknown-rule", facts={"rule": asked[:100]})
    return rule_info(asked)


def rule_info(rule: str) -> RuleInfo:
    """A rule in words."""
    full = {lang: full_text(rule, lang) for lang in languages()}
    return RuleInfo(
        rule=rule,
        says=said("rule-" + rule.replace(".", "-")),
        chapter=said(f"chapter-{rule.split('.')[0]}"),
        full={lang: text for lang, text in full.items() if text},
    )


async def list_saints(_call: Call) -> list[SaintInfo]:
    """The collection."""
    return [SaintInfo(saint.key, saint.name) for saint in shipped().entries]


async def saints_of_day(call: Call) -> list[FeastSaint]:
    """Whose feast it is; on a day without any, whose is next."""
    month, day = call.number("month"), call.number("day")
    if not (1 <= month <= 12 and 1 <= day <= 31):
        raise No("not-found", facts={"why": "no such day"})
    found = of_day(shipped(), month, day) or coming(shipped(), month, day, 1)
    return [
        FeastSaint(each.key, each.name, each.month, each.day, each.other_feasts, each.life)
        for each in found
    ]


async def one_saint(call: Call) -> Saint:
    """One saint."""
    found = shipped().by_key.get(call.path("saint"))
    if found is None:
        raise No("unknown-saint", facts={"saint": call.path("saint")[:100]})
    return found


ENDPOINTS = [
    Endpoint(method="GET", path="/api/games", handler=list_games, answer=list[GameInfo],
             tag="shelf", says="All games."),
    Endpoint(method="GET", path="/api/bots", handler=list_bots, answer=list[BotInfo],
             tag="shelf", says="All bots, weaker ones first."),
    Endpoint(method="GET", path="/api/games/{game}", handler=one_game, where=GAME, answer=GameInfo,
             tag="shelf", says="One game."),
    Endpoint(method="GET", path="/api/games/{game}/options", handler=game_options, where=GAME,
             answer=JsonSchema, tag="shelf",
             says="A game's house rules as JSON Schema, with names and help by language."),
    Endpoint(method="POST", path="/api/games/{game}/options", handler=settle_options, where=GAME,
             body=WantedSetup, answer=Settled, tag="shelf",
             says="Whether a game can be set up so."),
    Endpoint(method="GET", path="/api/games/{game}/view", handler=view_schema, where=GAME,
             answer=JsonSchema, tag="shelf", says="The JSON Schema of a game's views."),
    Endpoint(method="GET", path="/api/games/{game}/rules", handler=list_rules, where=RULES_OF,
             answer=list[RuleInfo], tag="shelf",
             says="A game's rules in one sentence each; `table` for those of every game."),
    Endpoint(method="GET", path="/api/rules/{rule}", handler=one_rule, answer=RuleInfo,
             tag="shelf", says="One rule."),
    Endpoint(method="GET", path="/api/saints", handler=list_saints, answer=list[SaintInfo],
             tag="shelf", says="The collection of saints."),
    Endpoint(method="GET", path="/api/feasts/{month}/{day}", handler=saints_of_day,
             where={"month": NUMBER, "day": NUMBER}, answer=list[FeastSaint], tag="shelf",
             says="The saints of a day; where it has none, the next one."),
    Endpoint(method="GET", path="/api/saints/{saint}", handler=one_saint, answer=Saint,
             tag="shelf", says="One saint."),
]  # fmt: skip
