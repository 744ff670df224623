"""Questor laid out as text: heroes, tiles, what is left."""

from questable.engine import OVER
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
from questable.telling.questor.spot import Spot, spots
from questable.telling.sheet import Sheet, acting, listed
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
    acts = "" if view.actor == OVER else view.hero
    heroes = [voice.once(_hero, voice, hero, hero.hero == acts) for hero in view.heroes]
    sheet.table("heroes", HERO, heroes)
    tiles = spots(view, range(TILES))
    up = [voice.once(_tile, voice, spot) for spot in tiles if spot.arms != DOWN]
    sheet.table("tiles", TILE, up)
    down = tuple(spot for spot in tiles if spot.arms == DOWN)
    sheet.lines("hidden", voice.lately(_hidden, voice, down))
    sheet.lines("naming", naming)
    return sheet.sections


def _hero(voice: Voice, hero: HeroView, acts: bool) -> tuple[str, ...]:
    say, name = voice.say, voice.say("questor-hero", hero=hero.hero)
    if hero.complete:
        goal = say("questor-goal-done", hero=hero.hero)
    elif hero.need:
        goal = say(f"questor-goal-{hero.hero}", done=hero.progress, need=hero.need)
    else:
        goal = ""
    return (
        acting(voice, name, acts),
        voice.seat(hero.seat),
        say("questor-place", place=hero.place),
        goal,
        say("questor-gift", hero=hero.hero) if hero.gift else "",
    )


def _tile(voice: Voice, spot: Spot) -> tuple[str, ...]:
    if spot.arms == CROSS:
        wall = voice.say("telling-questor-cross")
    else:
        wall = voice.say("questor-wall", wall=SIDES[wall_of(spot.arms)])
    return place_name(spot.place), wall, _here(voice, spot)


def _here(voice: Voice, spot: Spot) -> str:
    """Heroes, monsters, a gemstone, an entrance."""
    say = voice.say
    found = [say("questor-hero", hero=hero) for hero in spot.heroes]
    if spot.monsters:
        found.append(say("telling-questor-monsters", count=spot.monsters))
    if spot.gem:
        found.append(say("telling-questor-gem"))
    if spot.place in ENTRANCE:
        entrance = ENTRANCE_NAMES[ENTRANCE.index(spot.place)]
        found.append(say("telling-questor-entrance", entrance=entrance))
    return listed(found)


def _hidden(voice: Voice, down: tuple[Spot, ...]) -> list[str]:
    """Face-down tiles, those with something on them one by one."""
    holds = {spot.place: _here(voice, spot) for spot in down}
    told = [
        voice.say("telling-questor-holds", at=place_name(tile), words=words)
        for tile, words in holds.items()
        if words
    ]
    empty = [place_name(tile) for tile, words in holds.items() if not words]
    if empty:
        told.append(voice.say("questor-shown-face-down", places=", ".join(empty)))
    return told
