"""Questor laid out as text: heroes, tiles, what is left."""

from questable.engine import OVER
from questable.games.questor.actions import HEROES
from questable.games.questor.board import (
    CROSS,
    DOWN,
    ENTRANCE,
    ENTRANCE_NAMES,
    SIDES,
    TILES,
    place_name,
    wall_of,
)
from questable.games.questor.view import HeroView, QuestorView
from questable.table.told.words import Section
from questable.telling.sheet import Sheet, listed
from questable.telling.voice import Voice

HERO = ("hero", "player", "place", "goal", "gift")
TILE = ("tile", "wall", "here")


def sections(view: QuestorView, voice: Voice, naming: list[str]) -> list[Section]:
    """Heroes and goals, the tiles face up and face down, the supply, how places are named."""
    sheet, say = Sheet(voice), voice.say
    turn = [voice.waiting(view)]
    if view.round:
        turn.append(say("questor-shown-round", round=view.round) + ".")
    turn.append(say("questor-shown-supply", count=view.tokens) + ".")
    if view.compass:
        holder = say("questor-hero-the", hero=view.compass)
        turn.append(say("questor-shown-compass", name=holder) + ".")
    sheet.lines("turn", turn)
    sheet.table("heroes", HERO, [_hero(sheet, view, hero) for hero in view.heroes])
    up = [tile for tile in range(TILES) if view.arms[tile] != DOWN]
    sheet.table("tiles", TILE, [_tile(view, voice, tile) for tile in up])
    sheet.lines("hidden", _hidden(view, voice))
    sheet.lines("naming", naming)
    return sheet.sections


def _hero(sheet: Sheet, view: QuestorView, hero: HeroView) -> list[str]:
    say, name = sheet.voice.say, sheet.voice.say("questor-hero", hero=hero.hero)
    if hero.complete:
        goal = say("questor-goal-done", hero=hero.hero)
    elif hero.need:
        goal = say(f"questor-goal-{hero.hero}", done=hero.progress, need=hero.need)
    else:
        goal = ""
    return [
        sheet.acting(name, hero.hero == view.hero and view.actor != OVER),
        sheet.voice.seat(hero.seat),
        say("questor-place", place=hero.place),
        goal,
        say("questor-gift", hero=hero.hero) if hero.gift else "",
    ]


def _tile(view: QuestorView, voice: Voice, tile: int) -> list[str]:
    arms = view.arms[tile]
    if arms == CROSS:
        wall = voice.say("telling-questor-cross")
    else:
        wall = voice.say("questor-wall", wall=SIDES[wall_of(arms)])
    return [place_name(tile), wall, _here(view, voice, tile)]


def _here(view: QuestorView, voice: Voice, tile: int) -> str:
    """Heroes, monsters, a gemstone, an entrance."""
    say = voice.say
    found = [
        say("questor-hero", hero=hero)
        for number, hero in enumerate(HEROES)
        if view.where[number] == tile
    ]
    if view.monsters[tile]:
        found.append(say("telling-questor-monsters", count=view.monsters[tile]))
    if tile in view.gem_at:
        found.append(say("telling-questor-gem"))
    if tile in ENTRANCE:
        entrance = ENTRANCE_NAMES[ENTRANCE.index(tile)]
        found.append(say("telling-questor-entrance", entrance=entrance))
    return listed(found)


def _hidden(view: QuestorView, voice: Voice) -> list[str]:
    """Face-down tiles, those with something on them one by one."""
    down = [tile for tile in range(TILES) if view.arms[tile] == DOWN]
    holds = {tile: _here(view, voice, tile) for tile in down}
    told = [
        voice.say("telling-questor-holds", at=place_name(tile), words=words)
        for tile, words in holds.items()
        if words
    ]
    empty = [place_name(tile) for tile, words in holds.items() if not words]
    if empty:
        told.append(voice.say("questor-shown-face-down", places=", ".join(empty)))
    return told
