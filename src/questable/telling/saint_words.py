"""Facts about saints and the questions about them, in words."""

from questable.saints import Fact, Question, Saint, Year
from questable.text import Words


def asked(words: Words, question: Question) -> str:
    """The question as a sentence, without its options."""
    return words.say(
        f"saints-ask-{question.kind}",
        given=fact_words(words, question.given),
        value=question.given.value,
        gender="feminine" if question.feminine else "masculine",
    )


def fact_words(words: Words, fact: Fact) -> str:
    """A fact or a saint as something to choose."""
    if fact.words:
        return fact.words[words.on_cards]
    sort, value = fact.sort, fact.value
    if sort in ("century", "month", "age"):
        return words.say(f"saints-{sort}", n=int(value))
    if sort == "day":
        month, day = value.split("-")
        return day_words(words, int(month), int(day))
    if sort in ("year", "canonised"):
        return canonised_words(words, int(value) if value.isdecimal() else None)
    return words.say(f"saints-{sort}-{value}")


def day_words(words: Words, month: int, day: int) -> str:
    """A day of the year: `4 October`."""
    return words.say("saints-day", n=month, day=day)


def canonised_words(words: Words, year: int | None) -> str:
    """A year of canonisation, or that it was before there was a process."""
    if year is None:
        return words.say("saints-pre-congregation")
    return words.say("saints-in-year", year=str(year))


def year_words(words: Words, year: Year) -> str:
    """A year as far as it is known: `about 1181`, `3rd century`, `unknown`."""
    if year.year is None:
        if year.century:
            return words.say("saints-century", n=year.century)
        return words.say("saints-year-unknown")
    told = str(abs(year.year))
    if year.year < 0:
        told = words.say("saints-year-before", year=told)
    return words.say("saints-year-about", year=told) if year.about else told


def date_words(words: Words, year: Year) -> str:
    """The same with month and day where they are known: `18 May 1920`, `March 1910`."""
    told = year_words(words, year)
    if year.day:
        return words.say("saints-date", n=year.month, day=year.day, year=told)
    return words.say("saints-month-of", n=year.month, year=told) if year.month else told


def life_words(words: Words, saint: Saint) -> str:
    """From birth to passing in a few words; nothing where nothing is known."""
    if not (saint.born.century or saint.born.year or saint.died.century):
        return ""
    return f"{year_words(words, saint.born)} – {year_words(words, saint.died)}"


def days_words(words: Words, saint: Saint) -> str:
    """The same with the feast: `about 1181 – 1226 · 4 October`."""
    feast = day_words(words, saint.month, saint.day) if saint.month else ""
    return " · ".join(part for part in (life_words(words, saint), feast) if part)
