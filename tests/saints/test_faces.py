"""The faces that people choose at a table are saints of the collection."""

import pytest

from questable.saints.collection import shipped
from questable.text import Words
from questable.text.words import messages


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_faces_are_named_as_in_the_collection(lang: str) -> None:
    """One saint has one name."""
    words = Words(lang)
    saints = {saint.key: saint for saint in shipped().saints}
    named = [word for word in messages(lang) if word.startswith("faces-")]
    assert len(named) == 12
    for word in named:
        assert words.say(word) == saints[word.removeprefix("faces-")].name[lang]
