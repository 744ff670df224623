"""Sets of options that stand for all their combinations, for the soak."""

from typing import Final

from questable.engine.options import Value

SAMPLES: Final[list[dict[str, Value]]] = [{}]
