"""Where saints lived: places with coordinates, and a map of our own drawing."""

from questable.saints.atlas.draw import drawn
from questable.saints.atlas.places import SaintPlace, places_of

__all__ = ["SaintPlace", "drawn", "places_of"]
