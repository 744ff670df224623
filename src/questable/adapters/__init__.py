"""Ways into other people's programs: PettingZoo, Gymnasium, OpenSpiel, arrays, Parquet.

Nothing else imports this package, and only here is numpy used (docs/adapters.md). Each module needs
the extra that it is named in, `questable[adapters]` or `questable[openspiel]`.
"""

__all__: list[str] = []
"""Each module is imported by itself: it takes libraries that another one does not need."""
