"""What a seat sees as numbers: all of its view, nothing else, and as the page says."""

from collections.abc import Iterator
from random import Random
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
import pytest

from questable.adapters.spec import Spec
from questable.engine import OVER, SEALED, Game, Setup, State
from questable.engine.asking import Asker
from questable.engine.coding import Beside, Code, Keyed, StructOf
from questable.engine.observed import ALL, Observed
from questable.engine.sampling import below, random_action, random_seat
from questable.lab.twins import Secret, answers_in_secret, exchanged, view_is_enough
from questable.registry import ours, usual_players
from tests.tiny import TINY
from tools.observations import PAGE, page

GAMES = ours()
HIDING = [game for game in GAMES if not game.open]


def keyed(game: Game) -> str:
    return game.key


def test_the_page_is_what_the_games_say() -> None:
    """./run observations writes it."""
    assert PAGE.read_text(encoding="utf-8") == page()


def struct_in(hint: Any) -> type[msgspec.Struct] | None:
    """The struct of a field, or of the list or dict that it is."""
    if get_origin(hint) is not None:
        return next(filter(None, map(struct_in, get_args(hint))), None)
    return hint if isinstance(hint, type) and issubclass(hint, msgspec.Struct) else None


def inside(code: Code) -> set[str]:
    """The fields of structs that a code reads."""
    if type(code) is StructOf:  # isinstance knows no compiled ones apart
        return {name for name, _ in code.fields}
    if type(code) is Keyed:
        return {name for name, _ in code.keys} | inside(code.code)
    inner = getattr(code, "code", None)
    return inside(inner) if isinstance(inner, Code) else set()


def shown(observed: Observed) -> set[str]:
    """StructOf of the view, and of structs in it, that some part is made of."""
    found: set[str] = set()
    for part in observed.parts:
        if type(part.code) is Beside:
            found |= {part.code.names_in, part.code.values_in}
        else:
            assert part.field != ALL
            found |= {part.field, *(f"{part.field}.{name}" for name in inside(part.code))}
    return found


@pytest.mark.parametrize("game", GAMES, ids=keyed)
def test_every_field_of_a_view_is_shown_or_left_out_for_a_reason(game: Game) -> None:
    """A new field of a view has to go one of these ways."""
    observed = game.observed(game.setup(usual_players(game)))
    fields: set[str] = set()
    for name, hint in get_type_hints(game.view_type()).items():
        fields.add(name)
        struct = struct_in(hint)
        if struct is not None and name != "for_imagine":
            fields |= {f"{name}.{each}" for each in struct.__struct_fields__}
    assert shown(observed) | set(observed.left_out) == fields
    assert shown(observed).isdisjoint(observed.left_out)
    assert len({part.name for part in observed.parts}) == len(observed.parts)


def walk(game: Game, setup: Setup, seed: str, most: int) -> Iterator[State]:
    """Positions of a random game."""
    rng, state = Random(seed), game.deal(setup)
    for _ in range(most):
        if state.actor == OVER:
            break
        yield state
        seat = random_seat(state, rng)
        state.apply(seat, random_action(state, seat, rng))
    yield state


def some_setups(game: Game) -> list[Setup]:
    found = []
    options: list[Any] = [{}, *game.samples(), *game.presets.values()]
    options += [{option.name: option.choices[-1]} for option in game.options if option.choices]
    for n, given in enumerate(options):
        for players in range(game.fewest, game.most + 1):
            if (n + players) % 3 == 0 or not given:
                try:
                    found.append(game.setup(players, given))
                except ValueError:
                    continue
    return found


@pytest.mark.parametrize("game", GAMES, ids=keyed)
def test_numbers_are_as_many_and_as_high_as_it_says(game: Game) -> None:
    """In every set-up, from every seat, all along random games."""
    for setup in some_setups(game):
        spec = Spec(game, setup)
        for n, state in enumerate(walk(game, setup, f"{game.key} {setup.options}", 400)):
            if n % 9 == 0:
                array = spec.array(game.view(state, n % setup.players))
                assert array.shape == (spec.width,)
                assert array.tolist() == spec.seen(state, n % setup.players).tolist()
                assert (array <= spec.highs).all()


def numbers(game: Game, spec: Spec, state: State, seat: int) -> list[int]:
    """What a seat sees, and what it could do."""
    one = Asker(state.clone(), Random(0), 1 << 40) if state.actor == SEALED else None
    legal = [action.index for action in state.legal(seat)]
    asked = [] if one is None or one.seat != seat else one.numbered()
    return [*spec.array(game.view(state, seat)).tolist(), -1, *legal, -1, *asked]


@pytest.mark.parametrize("game", HIDING, ids=keyed)
def test_what_is_hidden_changes_no_number(game: Game) -> None:
    """Hidden things change places, or are imagined anew: those who may not know see the same."""
    twins = told = 0
    for players in {game.fewest, usual_players(game)}:
        setup = game.setup(players)
        spec, rng = Spec(game, setup), Random(game.key)
        for n, state in enumerate(walk(game, setup, f"twins {game.key}", 400)):
            if (n % 4 and game.most > 2) or state.actor == OVER:
                continue
            seat = below(rng, players)
            pairs = [(pair.twin, pair.seat) for pair in exchanged(game, state, rng)]
            if state.actor != SEALED:
                pairs.append((view_is_enough(game, setup, state, seat, rng), seat))
            for twin, eyes in pairs:
                if twin.dump() == state.dump() or eyes < 0:
                    continue
                twins += 1
                assert numbers(game, spec, state, eyes) == numbers(game, spec, twin, eyes)
                told += any(
                    numbers(game, spec, state, each) != numbers(game, spec, twin, each)
                    for each in range(players)
                )
    assert twins > 50
    assert told > 20, "nobody sees a difference, so this proves nothing"


@pytest.mark.parametrize("key", ["rae", "saint-cards"])
def test_a_secret_answer_moves_no_number_of_others(key: str) -> None:
    """Neither what was answered nor that it was."""
    game = next(each for each in GAMES if each.key == key)
    setup = game.setup(4)
    spec, rng, secrets = Spec(game, setup), Random(1), 0
    for seed in range(25):
        state = game.deal(setup)
        while state.actor != OVER and state.ply < 700:
            seat = random_seat(state, rng)
            action = random_action(state, seat, rng)
            sealed = answers_in_secret(state, seat, action)
            others = [each for each in range(4) if each != seat] if sealed else []
            before = [spec.array(game.view(state, each)) for each in others]
            secret = Secret(game, state, seat, action, rng) if sealed else None
            state.apply(seat, action)
            if secret is None or state.barrier == state.ply:
                continue
            secrets += 1
            for each, was in zip(others, before, strict=True):
                assert np.array_equal(spec.array(game.view(state, each)), was)
                assert np.array_equal(spec.array(game.view(secret.twin, each)), was)
        if secrets > 10:
            break
        assert seed < 24
    assert secrets > 10


def test_parts_by_name_share_the_memory_and_the_shapes() -> None:
    """One row or many."""
    game = next(each for each in GAMES if each.key == "questor")
    spec = Spec(game, game.setup(4))
    rows = np.zeros((5, spec.width), np.uint8)
    parts = spec.split(rows)
    parts["arms"][3, 28, 2] = 7
    where, shape = spec.parts["arms"]
    assert shape == (29, 4)
    assert rows[3, where.start + 28 * 4 + 2] == 7
    assert parts["seat"].shape == (5,)
    assert sum(part[0].size for part in parts.values()) == spec.width


def test_questor_from_a_position() -> None:
    """Numbers that somebody has counted by hand."""
    game = next(each for each in GAMES if each.key == "questor")
    setup = game.setup(4)
    spec = Spec(game, setup)
    state = next(each for each in walk(game, setup, "position", 300) if each.ply == 120)
    view: Any = game.view(state, 2)
    parts = spec.split(spec.array(view))
    assert parts["seat"] == 2
    assert parts["actor"] in (1, 4, 5, 6, 7)
    assert parts["round"] == view.round
    assert [[bits @ [1, 2, 4, 8]] for bits in parts["arms"]] == [[mask] for mask in view.arms]
    assert parts["monsters"].tolist() == view.monsters
    assert parts["where"].tolist() == [place + 1 for place in view.where]
    heroes = ["warrior", "rogue", "mage", "healer", "prisoner"]
    assert [heroes[n - 1] for n in parts["order"] if n] == [each.hero for each in view.heroes]
    for each in view.heroes:
        own = parts["heroes"][heroes.index(each.hero)].tolist()
        assert own[0] == (each.seat - 2) % 4 + 1
        assert own[1:] == [
            each.progress, each.need, each.complete, each.met, each.gift, each.left,
        ]  # fmt: skip


def test_expanded_is_one_hot_for_choices_and_small_for_counts() -> None:
    """From 0 to 1, the same for one and for many."""
    game = next(each for each in GAMES if each.key == "questor")
    setup = game.setup(3)
    spec = Spec(game, setup)
    states = [each.clone() for each in walk(game, setup, "expanded", 60)]
    rows = np.stack([spec.array(game.view(state, 1)) for state in states])
    out = spec.expanded(rows)
    assert out.shape == (len(rows), spec.expanded_width)
    assert out.min() == 0
    assert out.max() == 1
    assert np.array_equal(out[7], spec.expanded(rows[7]))
    at = 0
    for slot, number in zip(spec.observed.slots, rows[7].tolist(), strict=True):
        if slot.choice:
            own = out[7, at : at + slot.high + 1]
            assert own[number] == own.sum() == 1
            at += slot.high + 1
        else:
            wanted = number if slot.high == 1 else np.log2(1 + number) / 8
            assert out[7, at] == pytest.approx(wanted)
            at += 1
    assert at == spec.expanded_width


def test_a_game_without_parts_has_what_every_view_has() -> None:
    """A game of another package can be stepped at once, and says more when it has parts."""
    spec = Spec(TINY, TINY.setup(3))
    assert list(spec.parts) == ["seat", "actor", "callers"]
    assert spec.width == 5
