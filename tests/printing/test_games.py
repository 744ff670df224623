"""Every game on paper: what is in the box is what its rules and its pack say."""

import re
from collections import Counter

import msgspec
import pytest

from questable.engine import Game, Pack
from questable.languages import ON_CARDS
from questable.printing.book import Book
from questable.printing.game import lay_of, printed
from questable.printing.parts import (
    BoardPart,
    Cover,
    DeckPart,
    Diagram,
    Face,
    Pawns,
    Picture,
    Piece,
    Rules,
    Text,
    Tokens,
)
from questable.printing.press import cut
from questable.registry import KEYS, game
from questable.saints import shipped
from questable.telling.rulebook import ids
from questable.text import Words


def book_of(key: str, lang: str = "en", pack: Pack | None = None) -> Book:
    """A game on paper."""
    return printed(game(key), Words(lang), pack)


def own_pack(key: str, text: str) -> Pack:
    """Somebody's own."""
    return game(key).read_pack("own.toml", text)


def named(face: Face) -> list[Picture]:
    """The drawings of a face."""
    return [layer for layer in face if isinstance(layer, Picture)]


def fronts(book: Book) -> Counter[str]:
    """How often each drawing is on the front of what is cut out."""
    faces = [piece.front for deck in book.of(DeckPart) for piece in deck.pieces]
    faces += [face for part in book.of(Tokens) for face in part.faces]
    faces += [face for part in book.of(Pawns) for face in part.faces]
    return Counter(name for face in faces for name in {each.name for each in named(face)})


def texts(face: Face) -> list[Text]:
    """The words of a face."""
    return [layer for layer in face if isinstance(layer, Text)]


def said(book: Book) -> list[str]:
    """All words on cards."""
    pieces = [each for deck in book.of(DeckPart) for each in deck.pieces]
    faces = [face for piece in pieces for face in (piece.front, piece.back or [])]
    return [each.text for face in faces for each in texts(face)]


def items(book: Book) -> list[int]:
    """The numbers on the cover."""
    return [item.count for item in book.of(Cover)[0].items]


def decks(book: Book) -> list[int]:
    """How many cards or tiles each deck has."""
    return [len(deck.pieces) for deck in book.of(DeckPart)]


def pawns(book: Book) -> int:
    """How many figures stand."""
    return sum(len(part.faces) for part in book.of(Pawns))


def test_questor() -> None:
    """Q-1.1, Q-1.2: tiles, path pieces, monsters, gemstones, counters, heroes."""
    book = book_of("questor")
    seen = fronts(book)
    assert seen["questor tile"] == seen["questor path"] == 25
    assert seen["questor monster"] == 15
    assert seen["questor gem"] == 2
    assert seen["questor compass"] == 1
    assert pawns(book) == 5
    counters = [f"questor hero {hero} en" for hero in ("warrior", "rogue", "mage", "prisoner")]
    assert [seen[each] for each in (*counters, "questor hero healer en")] == [2, 2, 2, 2, 1]
    assert items(book) == [1, 25, 25, 15, 2, 4, 1, 5, 1, 1]
    backs = {each.name for piece in book.of(DeckPart)[0].pieces for each in named(piece.back or [])}
    assert len(backs) == 25


def test_a_tile_turns_as_the_die_says() -> None:
    """Q-1.3: walking in by the arm with the number, the wall lies where the pack has it."""
    book = book_of("questor")
    deck = book.of(DeckPart)[0]
    labels = {each.text: (each.x, each.y) for each in texts(deck.pieces[0].front)}
    # The wall is in the north: from the south it is ahead, from the west on the left.
    assert labels.keys() == {"1 · 4", "2 · 5", "3 · 6"}
    assert labels["1 · 4"][1] > labels["2 · 5"][1]
    assert labels["2 · 5"][0] < labels["1 · 4"][0] < labels["3 · 6"][0]


def test_pillars() -> None:
    """P-1.4: twenty stones of each religion, four pillars; P-2.1: thirty stand at the start."""
    book = book_of("pillars")
    seen = fronts(book)
    stones = [f"pillars stone {each} en" for each in ("red", "gold", "blue", "apostate")]
    assert [seen[each] for each in stones] == [20] * 4
    assert seen["pillars pillar"] == 4
    assert items(book) == [1, 20, 20, 20, 20, 4, 2, 1, 1]
    shown = [named(part.face) for part in book.of(Diagram)]
    for face in shown:
        stand = Counter(layer.name for layer in face)
        assert [stand[each] for each in stones] == [9, 9, 9, 3]
        assert stand["pillars pillar"] == 4
        assert len({(layer.x, layer.y) for layer in face[1:]}) == 34
    assert len(shown) == 2


def test_holy_quest() -> None:
    """H-1.1: two boards; H-2.1 to H-2.4: saints, Action cards, pawns, ice, tokens, two cards."""
    book = book_of("holy-quest")
    assert decks(book) == [32, 36, 2]
    assert pawns(book) == 32
    seen = fronts(book)
    assert seen["holy-quest ice"] == 10
    orders = ("franciscans", "carmelites", "dominicans", "jesuits")
    assert [seen[f"holy-quest captain {order}"] for order in orders] == [1] * 4
    assert [seen[f"holy-quest pawn {order}"] for order in orders] == [7] * 4
    numbers = Counter(text for text in said(book) if text.isdecimal() and len(text) < 3)
    assert all(numbers[str(n)] >= 3 for n in range(1, 13))
    assert len(book.of(BoardPart)) == 2
    assert items(book) == [2, 32, 36, 1, 1, 32, 10, 4, 1, 1]
    told = book.told()["pictures"]
    assert isinstance(told, dict)
    paths = [svg for name, svg in told.items() if name.startswith("holy-quest path ")]
    assert sorted(len(re.findall(r'<path d="M[^"]+z" fill="#\w+"/>', svg)) for svg in paths) == [
        48,
        60,
    ]


def test_a_saint_card_of_the_holy_quest_names_its_saint_on_the_back() -> None:
    """H-2.2."""
    deck = book_of("holy-quest").of(DeckPart)[0]
    for piece in deck.pieces:
        assert piece.back is not None
        front, back = ([each.text for each in texts(face)] for face in (piece.front, piece.back))
        assert back == front[:1]
        assert len(front[1]) > 200


def test_rae() -> None:
    """R-1.2, R-1.3: 56 Quest cards, each colour and suit twice, and 10 events."""
    book = book_of("rae")
    assert decks(book) == [66]
    seen = fronts(book)
    quests = [name for name in seen if re.fullmatch(r"rae \w+-(sword|chalice|crown|scroll)", name)]
    assert len(quests) == 28
    assert {seen[name] for name in quests} == {2}
    assert items(book)[:2] == [56, 10]
    # Two of each colour's cards have one point and two have two: 2 x 7 x (1 + 1 + 2 + 2) stars.
    deck = book.of(DeckPart)[0]
    stars = [n for piece in deck.pieces for n in named(piece.front) if n.name == "rae star"]
    assert len(stars) == 84


@pytest.mark.parametrize(("key", "wild"), [("saint-cards", 8), ("run-the-race", 0)])
def test_saints_cards(key: str, wild: int) -> None:
    """S-1.6: a card for each saint of the pack, each with its own window, and the WildCards."""
    book = book_of(key)
    pack = game(key).pack()
    saints = pack.facts["saints" if wild else "cards"]
    assert isinstance(saints, list)
    assert sum(decks(book)) == len(saints) + wild
    windows = [name for name in fronts(book) if name.startswith("window ")]
    assert len(windows) == len(saints) + max(0, wild - 1)
    assert sum(items(book)[: len(decks(book))]) == len(saints)
    assert len(saints) >= (140 if wild else 52)


def test_expansions_are_printed_apart() -> None:
    """S-1.5, S-1.6: the core set with its WildCards, then each expansion that has cards."""
    book = book_of("saint-cards")
    sets = Counter(saint.set for saint in shipped().saints if saint.set)
    first, *others = decks(book)
    assert first == sets.pop("core") + 8
    assert sorted(others) == sorted(sets.values())


def test_where_real_dice_can_be_told() -> None:
    """In the browser where the game's card has dice, else in the terminal."""
    told = {key: " ".join(book_of(key).of(Cover)[0].paragraphs) for key in ("questor", "rae")}
    assert "open a table" in told["questor"]
    assert "terminal" in told["rae"]
    assert "open a table" not in told["rae"]


@pytest.mark.parametrize("key", KEYS)
def test_rules_are_there_in_every_language(key: str) -> None:
    """All ids of the game, the reader's language first."""
    parts = book_of(key, "fr").of(Rules)
    assert [part.lang for part in parts] == ["fr", *(each for each in ON_CARDS if each != "fr")]
    for part in parts:
        rules = [rule for chapter in part.chapters for rule in chapter.rules]
        assert [rule.id for rule in rules] == ids(game(key).prefix)
        assert all(rule.says and rule.full for rule in rules)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_is_cut_off(key: str, lang: str) -> None:
    """Of many cards of one kind, those with most words."""
    book = book_of(key, lang)
    parts = [part for part in book.parts if not isinstance(part, Rules | BoardPart)]
    book.parts = [_longest(part) if isinstance(part, DeckPart) else part for part in parts]
    assert cut(book) == []


def _longest(deck: DeckPart) -> DeckPart:
    def words(piece: Piece) -> int:
        return max((len(each.text) for each in texts(piece.front)), default=0)

    return msgspec.structs.replace(deck, pieces=sorted(deck.pieces, key=words)[-18:])


def test_own_packs() -> None:
    """Other numbers, other tiles, saints that nobody else knows."""
    text = game_text("questor").replace("monsters = 15", "monsters = 7")
    swapped = text.replace('"ahead", "left", "right", "ahead"', '"left", "ahead", "right", "ahead"')
    book = book_of("questor", pack=own_pack("questor", swapped))
    assert fronts(book)["questor monster"] == 7
    assert {"1 · 5", "2 · 4", "3 · 6"} <= set(said(book))
    assert "“base”" in book.of(Cover)[0].said
    saints = """name = "parish"
[our-founder]
name = { en = "Our Founder", fr = "Notre fondateur" }
birth = 19
passing = 20
main = "brown"
month = 5
ribbons = ["gray"]
"""
    own = saints + saints.split("\n", 1)[1].replace("our-founder", "second-one")
    parish = book_of("saint-cards", "fr", own_pack("saint-cards", own))
    assert decks(parish) == [10]
    assert said(parish).count("Notre fondateur") == 2
    assert fronts(parish)["window"] == 2
    short = 'name = "class"\nextends = "base"\n[pieces]\nice = 3\nwrong = 4\n'
    quest = book_of("holy-quest", pack=own_pack("holy-quest", short))
    assert fronts(quest)["holy-quest ice"] == 3
    assert len(quest.of(BoardPart)) == 1


def game_text(key: str) -> str:
    """The pack that is shipped, as a file."""
    from pathlib import Path

    import questable.games

    folder = Path(questable.games.__path__[0], key.replace("-", "_"), "pack")
    return (folder / "base.toml").read_text(encoding="utf-8")


def test_a_game_without_parts_has_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of another package that says nothing of paper: a cover and a rulebook."""

    def nowhere(game: Game, room: str, name: str) -> str:
        return "questable.nowhere"

    monkeypatch.setattr("questable.printing.game.own_module", nowhere)
    assert lay_of(game("questor")) is None
    kinds = [type(part) for part in printed(game("questor"), Words("en")).parts]
    assert kinds == [Cover, *[Rules] * len(ON_CARDS)]
