"""A session from beginning to end, and every command on the way."""

from questable.engine import CHANCE, Match
from questable.registry import game
from questable.table.log.dealer import commitment, seed_from
from questable.table.log.verify import verify
from tests.rule import rule
from tests.terminal.script import play

ALWAYS_FIRST = ["1"] * 2000


def test_a_whole_game_is_played_and_checked() -> None:
    """A person and three bots play to the end; promise, winner and seed are shown and true."""
    told = play(*ALWAYS_FIRST, seats=("human", "club", "club", "club"))
    assert told.finished
    assert told.record.commitment == commitment(seed_from("script"))
    assert f"{told.record.commitment[:16]}… " in told.text
    assert "The game is over." in told.text
    assert "Winner: " in told.text
    assert seed_from("script").hex() in told.text
    assert verify(game("questor"), told.record) == []
    hands = {entry.by for entry in told.record.entries}
    assert hands == {"person", "bot", "dealer"}


def test_the_same_seed_gives_the_same_game() -> None:
    """With a seed of one's own, dice and bots repeat."""
    first, second = play(*ALWAYS_FIRST[:40]), play(*ALWAYS_FIRST[:40])
    assert first.record.text() == second.record.text()
    assert first.record.text() != play(*ALWAYS_FIRST[:40], seed="other").record.text()


def test_bots_alone_need_no_input() -> None:
    """A table without people plays itself."""
    told = play(seats=("club", "random", "club"))
    assert told.finished
    assert "Pip" in told.text
    assert "> " not in told.text


def test_end_of_input_is_polite() -> None:
    """When nothing more is typed, the session says so and how to save a game."""
    told = play()
    assert not told.finished
    assert "The game is not finished" in told.text
    assert "save FILE" in told.text


def test_choosing_by_number_by_text_and_loosely() -> None:
    """An action is chosen by its number, its text, or its text with blanks and capitals."""
    for line in ("1", "pick:warrior:north", "Pick Warrior North"):
        assert "takes the Warrior and starts outside the north entrance" in play(line).text


def test_what_cannot_be_understood_is_said() -> None:
    """Wrong numbers and unknown texts are answered, with the nearest action, and nothing moves."""
    told = play("99", "pick:warior:north", "", "9: look")
    assert "There is no action number 99, only 1 to" in told.text
    assert "Did you mean pick:warrior:north (Take the Warrior, north entrance)?" in told.text
    assert "For which seat?" in told.text
    assert all(entry.by != "person" for entry in told.record.entries)


def test_question_mark_lists_all_actions() -> None:
    """`?` lists every legal action with its words and its text, numbered without gaps."""
    told = play("?", seats=("human",) + ("random",) * 3)
    state = Match(game("questor"), told.record).state
    for number, action in enumerate(state.legal(0), start=1):
        assert f"{number}: Take the" in told.text
        assert action.text in told.text


@rule("T-1.3", "T-1.4")
def test_why_cites_the_rule_or_says_that_it_is_legal() -> None:
    """`why` names the id and its sentence; a legal action is said to be legal."""
    told = play("why move:n", "why 1", "why", "why nonsense", "why not pick:prisoner")
    assert "(T-1.3)" in told.text
    assert "pick:warrior:north is allowed now: Take the Warrior, north entrance." in told.text
    assert "Why what?" in told.text
    assert "There is no action or command “nonsense”" in told.text
    assert "with the options of this game. (T-1.4)" in told.text


def test_refused_actions_cite_the_rule() -> None:
    """Trying what is forbidden gives the rule, and the same person is asked again."""
    told = play("pick:warrior:north", "dig:here", seats=("human",))
    assert "Not possible: " in told.text
    told = play(*["1"] * 4, "dig:here", seats=("human",))
    assert "(Q-3.5)" in told.text


def test_rules_show_sentence_and_text() -> None:
    """`rules ID` works for the game's rules and the table's, in any case."""
    told = play("rules q-3.5", "rules T-2.1", "rules X-1.1", "rules")
    assert "Q-3.5  You can dig your own tile" in told.text
    assert "orthogonal neighbour" in told.flat
    assert "T-2.1  You can undo" in told.text
    assert "There is no rule X-1.1 here." in told.text
    assert "Which rule?" in told.text


def test_rules_in_french_are_french_to_the_end() -> None:
    """Sentence and full text are in the language of the session."""
    told = play("règle q-3.5", "rules T-2.1", lang="fr")
    assert "Q-3.5  Vous pouvez creuser votre tuile" in told.text
    assert "voisine orthogonale" in told.flat
    assert "Annuler reprend votre propre dernière action" in told.flat
    assert "Undo takes back" not in told.flat


def test_hint_and_help() -> None:
    """`hint` names an action that may then be played; `help` names every command."""
    told = play("hint", "help", "legend")
    hint = told.text.split("Hint: ")[1].split("(")[1].split(")")[0]
    assert f"takes the {hint.split(':')[1].capitalize()}" in play(hint).text
    for command in ("why", "rules", "undo", "save", "resume", "hint", "quit", "look"):
        assert f"“{command}" in told.text
    assert "W Warrior" in play("legend", linear=False).text


@rule("T-4.2")
def test_companion_dice_are_typed_and_marked() -> None:
    """With dice of one's own every roll is typed and marked; nothing is promised."""
    told = play("6", "roll:3", "why roll:2", "7", "hint", own_dice=True, seats=("human", "random"))
    assert [entry.action for entry in told.record.entries[:2]] == ["roll:6", "roll:3"]
    assert {e.by for e in told.record.entries if e.seat == CHANCE} == {"companion"}
    assert told.record.commitment == ""
    assert "The die for Player 1: who goes first?" in told.text
    assert "The die for Bell: who goes first?" in told.text
    assert "6: The die shows 6." in told.text


def test_french() -> None:
    """Prompts, log, commands and refusals in French; English commands work as well."""
    told = play("aide", "pourquoi move:n", "règle Q-3.5", "conseil", "1", "?", "annuler", lang="fr")
    assert "Choisissez un héros et son départ." in told.text
    assert "(T-1.3)" in told.text
    assert "Conseil\u00a0:" in told.text
    assert "prend le Guerrier" in told.text
    assert "C’est annulé" in told.text
    assert "La partie n’est pas finie" in told.text


def test_french_words_for_commands() -> None:
    """The everyday words work, with or without accents."""
    told = play("aide", "indice", "regarder", "pourquoi passer", "annuler", "quitter", lang="fr")
    assert "Conseil\u00a0:" in told.text
    assert told.text.count("Choisissez un héros") == 2
    assert "(T-1.3)" in told.text
    assert "Il n’y a rien à annuler." in told.text
    assert "Enregistrer la partie avant de partir" in told.text


def test_looking_repeats_the_question() -> None:
    """After the position come the question and the choices."""
    for linear in (True, False):
        told = play("look", linear=linear)
        assert told.text.count("Player 1: Choose a hero and where to start.") == 2
        assert told.text.split("> look")[1].count("Take") > 0


def test_a_single_choice_is_marked() -> None:
    """Where there is nothing to choose, that is said."""
    told = play("1", "1", "1", seats=("human",))
    assert "1: Take the Healer, west entrance (your only choice)." in told.text
    assert told.text.count("(your only choice)") == 1


def test_hints_are_honest() -> None:
    """Where all play together the bot says that it rarely wins; while a die rolls, to roll it."""
    assert "this bot rarely wins alone" in play("1", "1", "1", "1", "hint", seats=("human",)).text
    assert "this bot rarely wins" not in play("1", "hint").text
    told = play("hint", own_dice=True, seats=("human", "random"))
    assert "There is nothing to choose now. The die for Player 1" in told.text
    assert "(T-1.3)" not in told.text


@rule("Q-7.1")
def test_lots_are_drawn_fairly_with_a_die() -> None:
    """For the centre tile's four ways one is told how to use a die of six."""
    picks = ["pick:prisoner", "1", "1", "1", "1"]
    told = play(*picks, "2", own_dice=True, seats=("human",), options={"prisoner": True})
    assert "roll a die: 1 to 4 choose in the order listed" in told.text
