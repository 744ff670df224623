"""Where the collection lies; imported when it is first read, so that a browser may load it then."""

from pathlib import Path

FOLDER = Path(__file__).parent / "collection"
