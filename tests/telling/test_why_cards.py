"""Refusals in the games of cards and pawns: said of the card that was meant, and never untrue."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from questable.engine import Action, State
from questable.games.holy_quest.pieces import PAWNS
from questable.games.rae.actions import ADD_QUEST, EVENT_CARD, LAY
from questable.games.rae.cards import MOST_COLLECTIONS, MOST_QUESTS, N_COLOURS, NAMES
from questable.registry import game
from tests.rule import rule
from tests.telling.test_why import narrator, positions

Truth = Callable[[Any, Action, dict[str, Any]], bool]
"""Whether a reason holds of the true state: the referee's own numbers, not the view's."""
WALKS = {"rae": (3, 60), "saint-cards": (5, 90), "run-the-race": (2, 60), "holy-quest": (8, 200)}
"""By game: how many walks, and how many decisions of each."""


@cache
def names_of(key: str) -> Any:
    """What things of a game are called."""
    return narrator(game(key)).teller.names  # type: ignore[attr-defined]


@cache
def told(key: str) -> list[tuple[State, Action, str, dict[str, Any]]]:
    """All that is refused on a few walks with a reason of its own, and the reason."""
    played = game(key)
    names = names_of(key)
    reason = import_module(f"questable.telling.{key.replace('-', '_')}.why").reason
    found = []
    walks, most = WALKS[key]
    for walk in range(walks):
        for state in positions(played, f"{key} {walk}", most):
            view = played.view(state, state.actor)
            for action in state.table().actions:
                refusal = state.why_not(state.actor, action)
                if refusal and (why := reason(view, names, action, refusal)):
                    found.append((state, action, *why))
    return found


def hold(key: str, truths: dict[str, Truth]) -> None:
    """Each reason was heard, and was true wherever it was."""
    for word, is_true in truths.items():
        heard = [(state, action, facts) for state, action, each, facts in told(key) if each == word]
        assert heard, f"{word} was never said"
        for state, action, facts in heard:
            assert is_true(state, action, facts), f"{word}: {action.text}\n{state.dump()}"


def _held(s: Any, action: Action) -> bool:
    event = EVENT_CARD[action.kind]
    wanted = [event] if event >= 0 else [action.a, *([action.b] if action.kind == LAY else [])]
    return all(card in s.hands[s.turn] for card in wanted)


def _in_hand(s: Any) -> list[str]:
    names = names_of("rae")
    return [names.card(NAMES[card]) for card in s.hands[s.turn]]


def _quest(s: Any, action: Action) -> int:
    return int(s.quests[(action.a >> 2) * MOST_QUESTS + action.b])


def _collection(s: Any, action: Action) -> int:
    return int(s.collections[(action.a & 3) * MOST_COLLECTIONS + action.b])


def _may_play(s: Any, action: Action) -> bool:
    """Whether as many cards may still be played this turn."""
    return bool(s.limit - s.played >= (2 if action.kind == LAY else 1))


@rule("R-2.2", "R-2.3", "R-2.5")
def test_rae_says_which_card_or_group() -> None:
    """Not held, no card or event left to play, a suit or a colour that is there already."""
    hold("rae", {
        "not-held": lambda s, a, f: (
            _may_play(s, a) and not _held(s, a) and f["card"] not in _in_hand(s)
        ),
        "limit": lambda s, a, f: s.limit - s.played == f["left"] and not _may_play(s, a),
        "second-event": lambda s, a, _: s.event_used == 1 and EVENT_CARD[a.kind] >= 0,
        "suit-there": lambda s, a, _: bool((_quest(s, a) >> (a.a & 3)) & 1),
        "colour-there": lambda s, a, _: bool((_collection(s, a) >> (a.a >> 2)) & 1),
        "no-group": lambda s, a, _: (_quest if a.kind == ADD_QUEST else _collection)(s, a) == 0,
    })  # fmt: skip


@rule("R-2.7")
def test_rae_says_why_a_card_stays_in_its_collection() -> None:
    """It is another's, it has two cards, the card has moved, or it fits nowhere else."""
    bits, owner = (1 << N_COLOURS) - 1, N_COLOURS
    hold("rae", {
        "not-yours": lambda s, a, _: _collection(s, a) >> owner != s.turn,
        "too-small": lambda s, a, _: (_collection(s, a) & bits).bit_count() == 2,
        "moved": lambda s, a, _: bool(s.moved),
        "nowhere": lambda s, a, _: (_collection(s, a) & bits).bit_count() > 2,
    })  # fmt: skip


def _common(s: Any, action: Action) -> int:
    return int(s.cards.counts[s.top * s.cards.n + action.a])


def _then(s: Any, card: int) -> bool:
    return bool((s.cards.bears[card] >> s.named) & 1)


@rule("S-3.1", "S-3.2", "S-3.5")
def test_saint_cards_says_what_is_lacking() -> None:
    """Nothing in common, too little for a second card, a card that is not in hand."""
    hold("saint-cards", {
        "no-match": lambda s, a, _: _common(s, a) == 0,
        "few-matches": lambda s, a, f: _common(s, a) == f["count"] < f["need"],
        "not-held": lambda s, a, _: a.a not in s.hands[s.turn],
        "drawn": lambda s, a, _: s.drew == 1,
        "played": lambda s, a, _: s.drew == 0 and s.laid == 1,
        "only-pass": lambda s, a, _: s.legal(s.turn)[-1].text == "pass",
        "no-skip": lambda s, a, _: len(s.legal(s.turn)) > 0,
        "wild-second": lambda s, a, _: s.laid == 1 and s.cards.is_wild(a.a),
    })  # fmt: skip


@rule("S-4.2", "S-5.1")
def test_saint_cards_speaks_of_the_named_century_and_of_calls() -> None:
    """A saint of another century, a WildCard, one that must be played, a call that is not due."""
    hold("saint-cards", {
        "not-then": lambda s, a, _: not s.cards.is_wild(a.a) and not _then(s, a.a),
        "wild-century": lambda s, a, _: s.cards.is_wild(a.a) and s.named > 0,
        "must-place": lambda s, a, _: any(_then(s, card) for card in s.hands[s.turn]),
        "no-call": lambda s, a, f: len(s.hands[s.turn]) == f["count"] != 1,
        "called": lambda s, a, _: len(s.hands[s.turn]) == 1,
        "not-forgotten": lambda s, a, _: not (s.late >> a.a) & 1,
    })  # fmt: skip


def _match(s: Any, action: Action) -> bool:
    card = s.hands[s.actor * 5 + (action.a >> 1)]
    return bool(s.deck.match[card * s.deck.size + s.piles[action.a & 1][-1]])


def _named(s: Any, action: Action, facts: dict[str, Any]) -> bool:
    """Whether the sentence names the card in the slot and the one on top of the pile."""
    names = names_of("run-the-race")
    cards = (s.hands[s.actor * 5 + (action.a >> 1)], s.piles[action.a & 1][-1])
    said = [facts["card"], facts.get("on", facts["at"])]
    return said == [names.saint(s.deck.keys[card]) for card in cards]


@rule("S-6.2", "S-6.5", "S-6.6")
def test_run_the_race_names_both_cards() -> None:
    """No match with the top; a card that is covered; a slot that is empty."""
    hold("run-the-race", {
        "no-match": lambda s, a, f: not _match(s, a) and _named(s, a, f),
        "covered": lambda s, a, f: (
            not _match(s, a) and _named(s, a, f) and a.b in s.piles[a.a & 1][:-1]
        ),
        "top": lambda s, a, _: _match(s, a) and a.b in s.piles[a.a & 1][:-1],
        "empty": lambda s, a, _: s.hands[s.actor * 5 + (a.a >> 1)] < 0,
    })  # fmt: skip


@rule("H-2.1", "H-3.3", "H-3.5", "H-3.6", "H-3.7", "H-3.11")
def test_the_holy_quest_says_which_pawn() -> None:
    """Another's, at Home, frozen, too far, in the way; a roll that starts none; a duty."""
    hold("holy-quest", {
        "not-yours": lambda s, a, _: not (s.sides[s.turn] >> a.a) & 1,
        "at-home": lambda s, a, _: s.where[a.a] < 0,
        "started": lambda s, a, _: s.where[a.a] >= 0,
        "frozen": lambda s, a, _: bool((s.frozen >> a.a) & 1),
        "frozen-already": lambda s, a, _: bool((s.frozen >> a.a) & 1),
        "no-start": lambda s, a, f: f["n"] == s.count not in (1, 6),
        "bound": lambda s, a, _: s.bound >= 0 and s.bound != a.a,
        "too-far": lambda s, a, f: f["n"] == s.count and not (s.moves >> a.a) & 1,
        "must-move": lambda s, a, _: bool(s.moves or s.starts),
    })  # fmt: skip


@rule("H-3.6", "H-3.7")
@pytest.mark.parametrize(("word", "own"), [("own-side", True), ("protected", False)])
def test_the_holy_quest_says_who_is_in_the_way(word: str, own: bool) -> None:
    """One of the own side, or an opponent's protected pawn."""
    heard = [(state, facts) for state, _, each, facts in told("holy-quest") if each == word]
    assert heard
    played = game("holy-quest")
    names = names_of("holy-quest")
    for state, facts in heard:
        s: Any = state
        view: Any = played.view(state, state.actor)
        (sign,) = [each.pawn for each in view.pawns if names.saint(each.saint) == facts["other"]]
        pawn = PAWNS.index(sign)
        assert bool((s.sides[s.turn] >> pawn) & 1) == own


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", ["rae", "saint-cards", "run-the-race", "holy-quest"])
def test_every_reason_is_a_sentence(key: str, lang: str) -> None:
    """In both languages, with nothing left unsaid."""
    voice = narrator(game(key), lang).voice
    for word, facts in {each: facts for _, _, each, facts in told(key)}.items():
        said = voice.say(f"{key}-why-{word}", **facts)
        assert said.endswith(".")
        assert "$" not in said
