"""The encyclopedia: saint, saints, saints today."""

import json
from zipfile import ZipFile

import pytest

from questable.saints import shipped
from tests.cli.command import Command
from tests.rule import rule


@rule("S-1.2", "S-1.3")
def test_a_card(command: Command) -> None:
    """Facts with their letters, the month with its devotion, the life, the note."""
    said = command("saint", "Francis", "of", "Assisi")
    assert said.code == 0
    for part in (
        "St. Francis of Assisi", "about 1181, 12th century", "1226, 13th century",
        "about 45 years", "4 October (month of the Rosary)", "[R] religious man (brown)",
        "[Dc] deacon (teal)", "Western Europe", "Franciscans", "St. Clare of Assisi", "animals",
    ):  # fmt: skip
        assert part in said.out, part
    assert "\x1b" not in said.out
    assert all(len(line) <= 80 for line in said.out.splitlines())


def test_a_card_in_french(command: Command) -> None:
    """With French spaces before the colon."""
    said = command("saint", "thérèse de lis", "--lang", "fr", "--linear")
    assert said.out.startswith("Sainte Thérèse de Lisieux.\n")
    assert "Fête\u00a0: 1er octobre (dévotion du mois\u00a0: le Rosaire)." in said.out
    assert "╭" not in said.out


def test_every_card_can_be_shown(command: Command) -> None:
    """Nobody's facts are without words, in either language."""
    for saint in shipped().saints[::9]:
        for lang in ("en", "fr"):
            said = command("saint", saint.key, "--lang", lang)
            assert said.code == 0
            assert saint.name[lang] in said.out


def test_facts_agree_in_french(command: Command) -> None:
    """A woman is a martyre, an unknown birth inconnue; no English name stands there."""
    agnes = command("saint", "agnès", "--lang", "fr", "--linear").out
    assert "[M] martyre, en rouge" in agnes
    assert "[L] laïque, en vert" in agnes
    assert "Agnès de Rome" in agnes
    assert "[M] martyr, en rouge" in command("saint", "laurent", "--lang", "fr", "--linear").out
    assert "Naissance\u00a0: inconnue." in command("saint", "luc", "--lang", "fr", "--linear").out


def test_our_lady_and_the_angels(command: Command) -> None:
    """Without dates and colours, with the days that are hers; a day tells what is kept."""
    said = command("saint", "mary").out
    assert "15 August" in said
    assert "the Immaculate Conception" in said
    assert "Born" not in said
    assert "Saint Michel" in command("saint", "michel", "--lang", "fr").out
    assert (
        "Immaculée Conception" in command("saints", "today", "--date", "12-08", "--lang", "fr").out
    )
    assert command("saints", "today", "--date", "03-19", "--linear").out.endswith(
        "St. Joseph, 19 March.\n"
    )


def test_a_card_as_json(command: Command) -> None:
    """The entry with what is derived from it."""
    data = json.loads(command("saint", "edith", "stein", "--json").out)
    assert (data["key"], data["feast"], data["age"]) == ("edith-stein", "08-09", 50)
    assert data["name"]["fr"].startswith("Sainte ")
    assert json.loads(command("saint", "barbara", "--json").out)["age"] is None


def test_nobody_and_too_many(command: Command) -> None:
    """One line with those who may be meant."""
    assert "francis-xavier" in command.refused("saint", "francis")
    assert command.refused("saint", "fransis").endswith("?")
    assert "Did you mean francis-" in command.refused("saint", "fransis xavier")
    assert command.refused("saint", "qqqq") == "There is no saint called “qqqq” here."
    assert "Plusieurs saints correspondent à" in command.refused("saint", "jean", "--lang", "fr")


def test_saints_by_facts(command: Command) -> None:
    """The issue's example, and every option in words of either language."""
    said = command("saints", "--century", "13", "--order", "Dominican")
    assert "St. Thomas Aquinas" in said.out
    assert said.out.endswith("saints found.\n")
    assert "St. Agnes" in command("saints", "--colour", "M", "--month", "janvier").out
    assert "St. Agnes" in command("saints", "--colour", "martyr", "--month", "1").out
    assert "St. Nino" in command("saints", "--geography", "Caucase").out
    assert "St. Pius X" in command("saints", "--designation", "pape").out
    assert "St. Barbara" in command("saints", "--expansion", "Holy Helpers").out
    assert "Saint Nicolas" in command("saints", "--search", "sailors", "--lang", "fr").out
    assert "No saint found." in command("saints", "--century", "2", "--order", "jesuit").out


def test_saints_as_json_and_aloud(command: Command) -> None:
    """A list of entries; one sentence a saint."""
    data = json.loads(command("saints", "--designation", "pope", "--json").out)
    assert [saint["key"] for saint in data] == sorted(saint["key"] for saint in data)
    assert len(data) == 21
    aloud = command("saints", "--order", "servite", "--linear").out
    assert aloud == "St. Philip Benizi, 1233 – 1285, 22 August.\nOne saint found.\n"


def test_today(command: Command) -> None:
    """Those of the day, or the next ones; some day in any case."""
    said = command("saints", "today", "--date", "10-04")
    assert said.out.startswith("The saints of 4 October:\nSt. Francis of Assisi")
    none = command("saints", "today", "--date", "10-03", "--lang", "fr")
    assert "n’est fêté ici le 3 octobre" in none.out
    assert "Saint François d’Assise" in none.out
    assert command("saints", "today").code == 0
    [francis] = json.loads(command("saints", "today", "--date", "10-04", "--json").out)
    assert francis["key"] == "francis-of-assisi"
    assert command("saints", "today", "--date", "02-29").code == 0


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--century", "22"], "1–21"),
        (["--century", "x"], "1–21"),
        (["--month", "13"], "1–12"),
        (["--order", "dominicn"], "Did you mean dominican?"),
        (["--colour", "b"], "teal"),
        (["--geography", ""], "caucasus"),
        (["tomorrow"], "today"),
        (["--date", "10-04"], "today"),
        (["today", "--order", "jesuit"], "--order"),
        (["today", "--date", "02-30"], "02-30"),
        (["today", "--date", "4 October"], "10-04"),
        (["--lang", "de"], "en, fr"),
    ],
)
def test_wrong_words(command: Command, arguments: list[str], part: str) -> None:
    """One line that says what may be said."""
    assert part in command.refused("saints", *arguments)


def test_the_saints_who_fit_become_decks(command: Command) -> None:
    """What is there is not written over, and nobody is no deck."""
    file = command.folder / "blind.apkg"
    said = command("saints", "--patronage", "the blind", "--anki", file)
    wanted = [each for each in shipped().entries if "blind" in str(each.patronages["en"])]
    assert 0 < len(wanted) < 5
    assert said.out.startswith(f"{len(wanted)} saint")
    assert str(file) in said.out
    with ZipFile(file) as packed:
        pictures = json.loads(packed.read("media")).values()
    assert set(pictures) == {f"questable-{each.key}.svg" for each in wanted}
    assert "already" in command.refused("saints", "--anki", file)
    other = command.folder / "nobody.apkg"
    assert command.refused("saints", "--search", "zzz", "--anki", other).startswith("No saint fits")
    assert not other.exists()
