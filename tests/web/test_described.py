"""The REST part keeps to /api/openapi.json, as far as schemathesis can tell."""

import pytest

from tests.web.described import held


@pytest.mark.slow
async def test_schemathesis_finds_nothing() -> None:
    """A few requests for each endpoint; `python -m tests.web.described` asks more."""
    assert await held(count=5, seed=1) == ""
