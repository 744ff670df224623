"""Options are validated values."""

import pytest

from questable.engine import Option, Refused, Value
from questable.engine.options import checked

FLAG = Option("gifts", False, ["Q-6.1"])
CHOICE = Option("mode", "auto", ["Q-8.1"], choices=["competition", "cooperation"])
NUMBER = Option("tiles", 20, ["Q-5.3"], low=5, high=25)


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (FLAG, True, True),
        (FLAG, "yes", True),
        (FLAG, "ON", True),
        (FLAG, "no", False),
        (FLAG, "0", False),
        (CHOICE, "cooperation", "cooperation"),
        (CHOICE, "auto", "auto"),
        (NUMBER, 5, 5),
        (NUMBER, "25", 25),
    ],
)
def test_a_fitting_value_is_taken(option: Option, given: Value, value: Value) -> None:
    """Texts are read as what the option is."""
    assert option.check(given) == value
    assert type(option.check(given)) is type(value)


@pytest.mark.parametrize(
    ("option", "given"),
    [
        (FLAG, "perhaps"),
        (FLAG, 1),
        (FLAG, "auto"),
        (CHOICE, "war"),
        (CHOICE, True),
        (NUMBER, 4),
        (NUMBER, 26),
        (NUMBER, "2.5"),
        (NUMBER, "-6"),
        (NUMBER, True),
        (NUMBER, "auto"),
    ],
)
def test_an_unfitting_value_is_refused(option: Option, given: Value) -> None:
    """The refusal names the option, the value and what is allowed."""
    with pytest.raises(Refused) as caught:
        option.check(given)
    assert caught.value.reason == "option-value"
    assert caught.value.facts["option"] == option.name
    assert caught.value.facts["allowed"] == option.allowed()


def test_unknown_names_are_refused() -> None:
    """The refusal lists the names there are."""
    with pytest.raises(Refused) as caught:
        checked([FLAG, NUMBER], {"gift": True})
    assert caught.value.reason == "option-unknown"
    assert caught.value.facts == {"option": "gift", "known": "gifts, tiles"}


def test_defaults_fill_in() -> None:
    """What is not given has its default; what may be is told to people."""
    assert checked([FLAG, CHOICE, NUMBER], {"tiles": "9"}) == {
        "gifts": False,
        "mode": "auto",
        "tiles": 9,
    }
    assert [o.allowed() for o in (FLAG, CHOICE, NUMBER)] == [
        "yes, no",
        "competition, cooperation",
        "5..25",
    ]
    assert [o.kind() for o in (FLAG, CHOICE, NUMBER)] == ["flag", "choice", "number"]
