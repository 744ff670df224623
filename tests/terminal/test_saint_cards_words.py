"""SaintCards in words: every event, prompt and action, questions, and whole sessions."""

import re
from pathlib import Path
from random import Random

import pytest

from questable.engine import Match, Record, Value
from questable.games import saint_cards
from questable.games.saint_cards import GAME
from questable.games.saint_cards.cards import WILDCARDS
from questable.games.saint_cards.ending import REASONS
from questable.games.saint_cards.facts import FACTS
from questable.games.saint_cards.state import PHASES
from questable.saints import shipped
from questable.saints.facts import EXPANSIONS
from questable.telling.saint_cards.course import open_lines
from questable.terminal.boards.saint_cards import SaintCardsFace
from questable.terminal.session import Session
from questable.text import messages
from tests.games.saint_cards.laid_out import Position, position
from tests.rule import rule
from tests.terminal.saint_cards_table import PACK, face, steps, usual
from tests.terminal.script import Told, play

DRAWN = re.compile("[\u2500-\u25ff\x1b]")
TOLD = re.compile(
    r'tell(?:_matches)?\((?:s, (?:s\.)?log, )?\s*"([a-z-]+)"(?: if .* else "([a-z-]+)")?'
)
ALL = {name.replace("-", "_"): True for name in EXPANSIONS}
OPTIONS = [(2, {"beginner": True}), (3, {"learning": True}), (6, ALL)]
IDS = re.compile(r"[a-z]+-century|feast-month|colour-|geography-|designation-|expansion-|saint-")


def words_of(part: str) -> set[str]:
    """The ends of all ids that begin so."""
    start = f"saint-cards-{part}-"
    return {word.removeprefix(start) for word in messages("en") if word.startswith(start)}


def kinds_told() -> set[str]:
    """Every kind of event that the rules tell, as their sources have it."""
    sources = Path(saint_cards.__file__).parent.glob("*.py")
    found = [kinds for file in sources for kinds in TOLD.findall(file.read_text("utf-8"))]
    return {kind for kinds in found for kind in kinds if kind}


def session(*lines: str, seats: tuple[str, ...] = ("human", "club"), **more: object) -> Told:
    """A session of SaintCards."""
    return play(*lines, seats=seats, played=GAME, **more)  # type: ignore[arg-type]


def at_table(p: Position, *lines: str) -> Told:
    """A session at a table of made-up saints that stands already; one person, then bots."""
    seats = ("human", *["club"] * (p.state.seats - 1))
    p.match()
    record = Record(p.game.key, 0, p.setup)
    return play(*lines, seats=seats, played=p.game, record=record)


def test_every_event_phase_and_reason_has_words_and_no_words_are_idle() -> None:
    """What the rules tell and wait for is what the words have."""
    assert len(kinds_told()) > 30
    assert words_of("event") == kinds_told()
    special = {"turn-named", "turn-open", "pass-owing", "second-owing", "second-none", "name-typed"}
    assert words_of("prompt") == {*PHASES, *special}
    assert words_of("reason") == set(REASONS) - {""}
    assert words_of("effect") == set(WILDCARDS)


def test_every_option_is_explained() -> None:
    """A name and a sentence each."""
    names = {option.name for option in GAME.options}
    assert words_of("option") == names | {f"{name}-help" for name in names}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_whole_games_can_be_told(players: int, options: dict[str, Value], lang: str) -> None:
    """Every prompt, legal action and event of random games is said, without ids of the engine."""
    rng = Random(f"{players} {lang}")
    setup = GAME.setup(players, options)
    match = Match(GAME, Record("saint-cards", 0, setup))
    telling = face(Position(GAME, setup, match.state), lang)  # type: ignore[arg-type]
    for seat, action in steps(match, rng):
        view = GAME.view(match.state, max(seat, 0))
        legal = match.state.legal(seat)
        said = [telling.prompt(view), *(telling.action(view, each) for each in legal)]
        said += [telling.group(each) for each in legal]
        said += [telling.event(event) for event in match.play(seat, action.text, "bot")]
        assert not [line for line in said if IDS.search(line)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_any_action_has_words(lang: str) -> None:
    """Also those that are not legal, which people may ask about, before and after the deal."""
    p = usual()
    dealt = Position(p.game, p.setup, p.game.deal(p.setup))  # type: ignore[arg-type]
    for table in (p, dealt):
        telling = face(table, lang)
        for action in table.state.table().actions:
            assert not IDS.search(telling.action(table.view(0), action))


@rule("S-3.3")
def test_matches_are_told_with_what_the_card_bears() -> None:
    """Centuries, months, estates, lands, orders and symbols by name."""
    p = position("ida kit", "cleo eve", top="joy", pack=PACK, gathered=True)
    log = p.listen()
    p.play("play:ida")
    telling = face(p)
    lines = [telling.event(event) for event in log.events]
    matched = (
        "Matched: birth in the 12th century, passing in the 13th century, Franciscans, "
        "Western Europe, symbol x2."
    )
    assert matched in lines
    assert "Companions! The matches are worth 10 treasures." in lines
    assert all(telling.action(p.view(0), p.state.table().parse(f"claim:{f}")) for f in FACTS)


@rule("S-5.6")
def test_what_was_missed_is_told() -> None:
    """The learning way: right and wrong claims, what was found, what was missed."""
    p = position("ben dan", "cleo eve", pack=PACK, learning=True)
    telling = face(p)
    assert telling.action(p.view(0), p.state.table().parse("play:ben")) == "Play St. Ben"
    log = p.listen()
    p.play("play:ben", "claim:colour-brown", "claim:feast-month", "done")
    lines = [telling.event(event) for event in log.events]
    for line in ("Right: religious man.", "Not on both cards: feast month.",
                 "Matched: religious man.", "Missed: birth in the 13th century, Western Europe.",
                 "Player 1 takes 1 treasure: 1 in all."):  # fmt: skip
        assert line in lines


@rule("S-3.2")
def test_prompts_say_what_is_asked() -> None:
    """A match, any card, a century, a second card, a call."""
    asked = face(usual()).prompt
    assert asked(usual().view(0)) == "Play a card that matches St. Ann, or draw one."
    p = position("ben dan", "cleo eve", top="saint-michael", pack=PACK)
    assert asked(p.view(0)) == "Play any card on St. Michael for three treasures, or draw one."
    p = position("our-lady ben dan", "cleo eve", pack=PACK).play("play:our-lady", "name:5", "pass")
    assert asked(p.view(1)) == "Play a card of the 5th century. Draw if you hold none."
    p = position("ben dan cleo", "eve", pack=PACK).play("play:ben")
    assert asked(p.view(0)) == (
        "A second card needs 3 matches, and none of yours has them: end your turn."
    )
    p = position("ben dan", "cleo eve", pack=PACK).play("play:ben")
    assert asked(p.view(0)).startswith("You are down to one card: call “SaintCards!”")
    p = position("ben dan", "cleo eve", pack=PACK).play("draw")
    assert asked(p.view(0)) == "Player 1 draws a card."


@rule("S-4.2")
def test_who_names_a_century_reads_how_many_of_their_cards_bear_it() -> None:
    """Beside each choice, and in a line of its own where centuries are typed."""
    p = position("our-lady ben cleo dan", "eve hal", pack=PACK).play("play:our-lady")
    telling, view = face(p), p.view(0)
    assert isinstance(telling, SaintCardsFace)
    said = [telling.action(view, p.state.table().parse(f"name:{n}")) for n in (5, 13, 2)]
    assert said == [
        "Name the 5th century (2 of your cards)",
        "Name the 13th century (1 of your cards)",
        "Name the 2nd century (none of your cards)",
    ]
    line = "Centuries on your own cards: 5 (2), 6 (1), 13 (1), 14 (1)."
    assert line in open_lines(view, telling.names)
    assert not any("own cards" in line for line in open_lines(p.view(1), telling.names))


@rule("S-3.1")
def test_a_turn_is_ended_by_a_choice_that_says_so() -> None:
    """The pass of the rules, which undo and calls wait for."""
    p = position("ben dan cleo", "eve fay", pack=PACK).play("play:ben")
    telling = face(p)
    assert telling.action(p.view(0), p.state.table().parse("pass")) == "End turn"
    assert telling.prompt(p.view(0)).endswith("end your turn.")


@rule("S-5.1")
def test_the_call_is_asked_for_and_noticed() -> None:
    """Who owes it reads so before passing; the others may notice, by name."""
    p = position("all-saints ben", "cleo eve hal", pack=PACK).play("play:all-saints")
    telling = face(p)
    assert telling.prompt(p.view(1)) == "Which card do you pass to the left, to Player 1?"
    p.by(0, "give:ben").by(1, "give:eve").play("name:2")
    assert telling.prompt(p.view(0)).startswith("You are down to one card: call")
    p.play("pass")
    view = p.view(1)
    notice = p.state.table().parse("notice:0")
    assert telling.action(view, notice) == "Notice that Player 1 has not called"
    for text in ("notice", "notice 1", "Notice player 1", "remarquer"):
        assert telling.quick(view, text) == "notice:0"
    assert telling.quick(view, "notice:1") == ""


@rule("S-3.2")
def test_cards_are_named_in_many_ways() -> None:
    """By key or name, in either language, with or without the verb; never by half a word."""
    p = usual()
    view, telling = p.view(0), face(p)
    for text in ("fay", "St. Fay", "saint fay", "play fay", "Play St. Fay", "jouer saint fay"):
        assert telling.quick(view, text) == "play:fay"
    for text in ("fa", "call", "pass", "draw", "", "?", "play:fay", "nobody"):
        assert telling.quick(view, text) == ""
    p.play("play:our-lady")
    for text in ("13", "name 13", "the 13th century", "nommer 13", "13e siècle"):
        assert telling.quick(p.view(0), text) == "name:13"
    p = position("saint-gabriel ben", "cleo eve", "dan hal", pack=PACK).play("play:saint-gabriel")
    assert telling.quick(p.view(0), "player 3") == "look-at:2"


@rule("S-3.2")
def test_why_a_card_cannot_be_played() -> None:
    """Asked by name, a card without a match is refused by S-3.2, one not in hand by S-3.1."""
    told = at_table(usual(), "why fay", "pourquoi jouer saint fay", "why hal", "why ben", "fay")
    assert told.text.count("(S-3.2)") == 3
    assert told.text.count("(S-3.1)") == 1
    assert "play:ben is allowed now: Play St. Ben (3 matches)." in told.flat


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_a_saint(lang: str) -> None:
    """The life of the collection, in the language of the table; WildCards tell their effect."""
    setup = GAME.setup(2)
    telling = face(Position(GAME, setup, GAME.deal(setup)), lang)  # type: ignore[arg-type]
    view = GAME.view(GAME.deal(setup), 0)
    francis = shipped().by_key["francis-of-assisi"]
    for name in ("Francis of Assisi", "st. francis of assisi", "saint François d’Assise"):
        assert francis.life[lang] in telling.at(view, name)
    assert len(telling.at(view, "francis")) == 1
    assert telling.at(view, "nonsense") == telling.where(view, "nonsense") == []
    [angels] = telling.at(view, "guardian angels")
    assert angels.endswith(telling.voice.say("saint-cards-effect-guardian-angels"))


def test_questions_about_the_table() -> None:
    """Hand, decks, top card and players can be asked about, by names of either language."""
    p = usual()
    view, telling = p.view(0), face(p)
    hand = telling.at(view, "my hand")
    assert hand == telling.at(view, "ma main")
    assert hand[1].startswith("St. Ben, matching 3 (birth in the 13th century, religious man")
    assert telling.at(view, "the draw deck") == ["Draw Deck: 61."]
    assert telling.at(view, "play deck") == ["The Play Deck, top first: St. Ann."]
    assert telling.at(view, "top card")[1].startswith("St. Ann: [R] religious man")
    assert telling.at(view, "Player 2") == ["Player 2 has 1 treasure and 3 cards."]
    assert telling.at(p.view(-1), "my hand") == []


def test_questions_about_cards() -> None:
    """A card is found wherever it may be seen, and nowhere else."""
    p = position("saint-gabriel ben", "cleo eve", pack=PACK)
    p.play("play:saint-gabriel", "look-at:1")
    telling = face(p)
    places = {
        "ben": "It is in your hand.",
        "st. gabriel": "It is on top of the Play Deck.",
        "ann": "It is in the Play Deck.",
        "cleo": "You have seen it in the hand of Player 2.",
        "hal": "It is not in sight.",
    }
    for name, place in places.items():
        assert telling.where(p.view(0), name)[-1] == place
    assert telling.where(p.view(1), "ben")[-1] == "It is not in sight."


def test_linear_sessions_draw_nothing() -> None:
    """A screen reader gets sentences; hand and saints can be asked for."""
    told = session(
        "look", "?", "what is in my hand", "who is francis of assisi", "1", "what changed"
    )
    assert not DRAWN.search(told.text)
    assert told.text.count("Your hand:") == 2
    assert shipped().by_key["francis-of-assisi"].life["en"] in told.text
    french = session(
        "voir", "qu’y a-t-il dans ma main", "qui est saint François d’Assise", lang="fr"
    )
    assert french.text.count("Votre main\xa0:") == 2
    assert shipped().by_key["francis-of-assisi"].life["fr"] in french.text


def test_no_dice_in_a_game_of_cards() -> None:
    """Neither the words of the game nor what is said around it speak of dice."""
    told = session(*["1"] * 30, "look", "hint", "promise")
    assert not re.search(r"\bdice\b|\bdie\b|\broll", told.text, re.IGNORECASE)
    assert not [
        word for word in messages("en") if word.startswith("saint-cards") and "dice" in word
    ]


@pytest.mark.parametrize("seats", [("human", "club"), ("human", "club", "random", "club")])
def test_a_whole_game_is_played(seats: tuple[str, ...]) -> None:
    """A person who always takes the first choice comes to the end, told in treasures."""
    told = session(*["1"] * 600, seats=seats, linear=False)
    assert told.finished
    assert "treasures of this table are laid at the Jesus card." in told.flat


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [("human", "human"), ("human", "club", "human")])
def test_any_typing_keeps_the_session_sound(seed: int, seats: tuple[str, ...]) -> None:
    """Whatever is typed, nothing breaks, and the record folds to where the session stands."""
    rng = Random(seed)
    words = ["1", "2", "3", "5", "draw", "pass", "call", "2: call", "notice", "1: notice 2", "undo",
             "hint", "?", "", "look", "what changed", "what is in hand", "where is luke", "name 13",
             "why francis", "done", "legend"]  # fmt: skip
    told = session(*[rng.choice(words) for _ in range(80)], seats=seats, linear=False)
    played: Session = told.session
    assert Match(GAME, told.record).state.dump() == played.local.state.dump()
