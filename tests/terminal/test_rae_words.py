"""Ràe in words: every event, prompt and action, questions, and whole sessions."""

import re
from pathlib import Path
from random import Random

import pytest

from questable.engine import Match, Record
from questable.games import rae
from questable.games.rae import GAME
from questable.games.rae.cards import NAMES
from questable.games.rae.state import PHASES
from questable.terminal.session import Session
from questable.text import messages
from tests.rule import rule
from tests.terminal.rae_table import face, hand, position, steps
from tests.terminal.script import Told, play

DRAWN = re.compile("[\u2500-\u25ff\x1b]")
TOLD = re.compile(r'tell\(\s*"([a-z-]+)"(?: if .* else "([a-z-]+)")?')


def words_of(part: str) -> set[str]:
    """The ends of all ids that begin so."""
    start = f"rae-{part}-"
    return {word.removeprefix(start) for word in messages("en") if word.startswith(start)}


def kinds_told() -> set[str]:
    """Every kind of event that the rules tell, as their sources have it."""
    sources = Path(rae.__file__).parent.glob("*.py")
    found = [kinds for file in sources for kinds in TOLD.findall(file.read_text("utf-8"))]
    return {kind for kinds in found for kind in kinds if kind}


def session(*lines: str, seats: tuple[str, ...] = ("human", "club"), **more: bool | str) -> Told:
    """A session of Ràe."""
    return play(*lines, seats=seats, played=GAME, **more)  # type: ignore[arg-type]


def test_every_event_and_phase_has_words_and_no_words_are_idle() -> None:
    """What the rules tell and wait for is what the words have."""
    assert len(kinds_told()) > 30
    assert words_of("event") == kinds_told()
    assert words_of("prompt") == {*PHASES, "turn-rearrange"}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, True)])
def test_whole_games_can_be_told(players: int, teams: bool, lang: str) -> None:
    """Every prompt, legal action and event of random games is said, without an id of the engine."""
    rng = Random(f"{players} {lang}")
    ids = re.compile("|".join(name for name in NAMES if "-" in name) + "|quest-|collection-")
    telling = face(lang)
    setup = GAME.setup(players, {"teams": teams, "fair_start": True})
    match = Match(GAME, Record("rae", 0, setup))
    for seat, action in steps(match, rng):
        view = GAME.view(match.state, max(seat, 0))
        legal = match.state.legal(seat)
        said = [telling.prompt(view), *(telling.action(view, each) for each in legal)]
        said += [telling.group(each) for each in legal]
        events = match.play(seat, action.text, "bot")
        said += [telling.event(event) for event in events]
        assert not [line for line in said if ids.search(line)]


def test_any_action_has_words() -> None:
    """Also those that are not legal, which people may ask about."""
    s = position()
    view, telling = GAME.view(s, 0), face()
    assert all(telling.action(view, action) for action in s.table().actions)


@rule("R-2.10")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_reply_is_asked_of_all_in_the_same_words(lang: str) -> None:
    """Who holds Long Live the King and who does not read the same prompt."""
    s = position(3)
    hand(s, 0, "thieves", "long-live-the-king")
    hand(s, 1, "long-live-the-king", "red-sword")
    hand(s, 2, "red-sword")
    s.apply(0, s.table().parse("event:thieves:1"))
    asked = [face(lang).prompt(GAME.view(s, seat)) for seat in (1, 2)]
    assert asked[0] == asked[1]
    assert ("Thieves" if lang == "en" else "Voleurs") in asked[0]
    s.apply(1, s.table().parse("reply"))
    s.apply(2, s.table().parse("decline"))
    assert asked[0] != face(lang).prompt(GAME.view(s, 0)) == face(lang).prompt(GAME.view(s, 2))


def test_prompts_name_who_and_what() -> None:
    """Taxes name who is paid even after two replies; the Mirror names the other hand."""
    s = position(3)
    hand(s, 0, "taxes", "long-live-the-king")
    hand(s, 1, "long-live-the-king", "red-sword")
    hand(s, 2, "red-sword")
    texts = [(0, "event:taxes"), (1, "reply"), (2, "decline"), (0, "reply"), (2, "decline")]
    for seat, text in [*texts, (1, "decline"), (2, "decline")]:
        s.apply(seat, s.table().parse(text))
    assert face().prompt(GAME.view(s, 1)) == "Taxes! Which card do you give to Player 1?"
    s = position()
    hand(s, 0, "enchanted-mirror", "red-sword")
    s.apply(0, s.table().parse("event:enchanted-mirror:1"))
    s.apply(1, s.table().parse("decline"))
    assert face().prompt(GAME.view(s, 0)) == "Which of your cards do you give to Player 2?"
    s.apply(0, s.table().parse("give:red-sword"))
    assert face().prompt(GAME.view(s, 0)) == "Which card of Player 2 do you take in exchange?"


@rule("T-5.1")
def test_private_events_name_cards_to_their_audience_only() -> None:
    """A lone person hears their own draws by name and the bots' as a card."""
    heard = session().text
    assert heard.count("You drew ") in (5, 6)
    assert "is dealt" not in heard
    apart = session("", "1", seats=("human", "human")).text.split("Hand the keyboard to")
    assert "You drew" not in apart[0]
    assert "You drew" in apart[1]


def test_questions_about_places() -> None:
    """The hand, the piles, players and groups answer by their names in either language."""
    s = position()
    view, telling = GAME.view(s, 0), face()
    for name in ("my hand", "Hand?", "ma main"):
        assert telling.at(view, name)[0].startswith("Your hand: Dragon (red Sword), Emerald Ring")
    assert "Taxes: Each opponent gives you one card of their choice." in telling.at(view, "hand")
    assert telling.at(view, "the draw pile") == ["Draw pile: 41."]
    assert telling.at(view, "défausse") == [
        "The discard pile, top first: Thieves, Zombie (black Crown)."
    ]
    assert telling.at(view, "Player 2")[0] == "Player 2: points 9, cards in hand 3."
    assert telling.at(view, "joueur 2") == telling.at(view, "player 2")
    two = ["Red Quest 2 (Player 2), 3 points: Dragon (red Sword), Champion (red Crown)."]
    for name in ("Red Quest 2", "red 2", "quête rouge 2"):
        assert telling.at(view, name) == two
    assert telling.at(view, "† Sword 1")[0].startswith("Sword Collection 1 (Player 1): Dragon")
    assert telling.at(view, "red quest 9") == telling.at(view, "nonsense") == []
    assert telling.at(GAME.view(s, -1), "my hand") == []


def test_questions_about_cards() -> None:
    """A title, an id or colour and suit find a card wherever it may be seen, and nowhere else."""
    s = position()
    view, telling = GAME.view(s, 0), face()
    places = [
        "Dragon (red Sword): monster, 1 point.",
        "It is in your hand.",
        "It is in Red Quest 1 (Player 1).",
        "It is in Red Quest 2 (Player 2).",
        "It is in Sword Collection 1 (Player 1).",
    ]
    for name in ("the Dragon", "red-sword", "red sword", "épée rouge", "Dragon (red Sword)"):
        assert telling.where(view, name) == places
    assert telling.where(view, "thieves")[1:] == ["It is in the discard pile."]
    assert telling.where(view, "black pearl")[1:] == ["It is not in sight."]
    assert telling.where(view, "nobody") == []
    assert face("fr").where(view, "perle noire")[1:] == ["Elle n’est nulle part en vue."]


def test_linear_sessions_draw_nothing() -> None:
    """A screen reader gets sentences; hand and cards can be asked for."""
    told = session("look", "?", "what is in my hand", "where is the dragon", "1", "what changed")
    assert not DRAWN.search(told.text)
    assert told.text.count("Your hand: ") == 2
    assert "Dragon (red Sword): monster, 1 point." in told.text
    french = session("voir", "qu’y a-t-il dans ma main", "où est le dragon", lang="fr")
    assert french.text.count("Votre main : ") == 2
    assert "Dragon (Épée rouge) : monstre, 1 point." in french.text


def test_what_is_not_a_place_is_looked_for() -> None:
    """`what is` and `who is` find a card as `where is` does."""
    told = session("what is the dragon", "who is the dragon", "qui est le dragon", "what is it")
    assert told.text.count("Dragon (red Sword): monster, 1 point.") == 3
    assert "I don’t know “it”." in told.text


@pytest.mark.parametrize("seats", [("human", "club"), ("human", "club", "random", "club")])
def test_a_whole_game_is_played(seats: tuple[str, ...]) -> None:
    """A person who always takes the first choice comes to the end."""
    told = session(*["1"] * 400, seats=seats, linear=False)
    assert told.finished
    assert "Winner: " in told.text or "Nobody wins." in told.text


def test_refusals_cite_the_rule() -> None:
    """Forbidden plays are answered with the rule and its sentence."""
    told = session("1", "reply", "why to:quest-1", "rules R-2.3")
    assert "(R-2.10)" in told.text
    assert "(R-2.7)" in told.text
    assert "R-2.3  A Quest has one colour and no suit twice." in told.text
    assert "numbered as they are laid" in told.flat


def test_titles_and_points_come_from_the_pack_that_is_played() -> None:
    """A pack of one's own is told in its own words."""
    file = Path(rae.__file__).parent / "pack" / "base.toml"
    text = file.read_text("utf-8").replace('title_en = "Dragon"', 'title_en = "Old Wyrm"')
    pack = GAME.read_pack("own.toml", text.replace("points = 1", "points = 7"))
    record = Record("rae", 0, GAME.setup(2, None, pack), True)
    told = session("where is red sword", record=record)  # type: ignore[arg-type]
    assert "Old Wyrm (red Sword): monster, 7 points." in told.text


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [("human", "human"), ("human", "club", "human")])
def test_any_typing_keeps_the_session_sound(seed: int, seats: tuple[str, ...]) -> None:
    """Whatever is typed, nothing breaks, and the record folds to where the session stands."""
    rng = Random(seed)
    words = ["1", "2", "3", "5", "done", "reply", "decline", "undo", "hint", "?", "", "look",
             "what changed", "what is in hand", "where is ogre", "why reply", "legend"]  # fmt: skip
    told = session(*[rng.choice(words) for _ in range(80)], seats=seats, linear=False)
    played: Session = told.session
    assert Match(GAME, told.record).state.dump() == played.local.state.dump()
