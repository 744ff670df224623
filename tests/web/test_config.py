"""How a server is set up: what comes first, and what is refused where it was said."""

from pathlib import Path

import pytest

from questable.web import Rate
from questable.web.config import BadConfig, Config, configured

TOML = """
port = 9000
names = ["play.example.org"]
proxies = ["127.0.0.1", "10.88.0.0/16"]
prefix = "/questable"
metrics_token = "secret"

[limits]
rooms = 500

[web]
requests = { burst = 50, a_second = 5 }

[house]
closed = true
notice = "Back at noon."
banned = ["203.0.113.0/24"]
unfit_names = ["rude"]
"""


def test_options_come_first_then_variables_then_the_file(tmp_path: Path) -> None:
    """And each of them can say everything."""
    file = tmp_path / "questable.toml"
    file.write_text(TOML)
    variables = {
        "QUESTABLE_PORT": "9001",
        "QUESTABLE_HOST": "0.0.0.0",
        "QUESTABLE_LIMITS_ROOMS": "600",
        "QUESTABLE_WEB_REQUESTS": "60 6",
        "QUESTABLE_HOUSE_CLOSED": "false",
        "QUESTABLE_HOUSE_BANNED": "192.0.2.1, 2001:db8::/32",
        "QUESTABLE_BUILD": "pure",
    }
    plain = configured(file, {}, {})
    assert plain.web_limits().requests == Rate(50, 5)
    assert plain.house.notice == {"en": "Back at noon.", "fr": "Back at noon."}
    found = configured(file, variables, {"port": 9002})
    assert (found.host, found.port, found.prefix) == ("0.0.0.0", 9002, "/questable")
    assert (found.table_limits().rooms, found.web_limits().requests) == (600, Rate(60, 6))
    assert (found.house.closed, found.house.banned[1]) == (False, "2001:db8::/32")
    assert configured(None, {}, {}) == Config()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("port = 70000", "port"),
        ("port = 'x'", "port"),
        ("colour = 'red'", "colour"),
        ("proxies = ['*']", "proxies"),
        ("proxies = ['0.0.0.0/0']", "proxies"),
        ("prefix = 'questable/'", "prefix"),
        ("[limits]\nrums = 3", "rums"),
        ("[limits]\nrooms = 'many'", "int"),
        ("[web]\nrequests = 7", "requests"),
        ("[house]\nbanned = ['everybody']", "banned"),
        ("port = ", "Invalid value"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(text: str, why: str, tmp_path: Path) -> None:
    """The file, or the variable."""
    file = tmp_path / "questable.toml"
    file.write_text(text)
    with pytest.raises(BadConfig, match=why) as error:
        configured(file, {}, {})
    assert error.value.where == str(file)
    with pytest.raises(BadConfig) as error:
        configured(None, {"QUESTABLE_PORT": "-4"}, {})
    assert error.value.where == "QUESTABLE_PORT"
    with pytest.raises(BadConfig):
        configured(tmp_path / "none.toml", {}, {})
