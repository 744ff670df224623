"""The collection of saints: true facts that two games and the learning corner share."""

from questable.saints.collection import Collection, collection_of, shipped
from questable.saints.saint import Saint, Year

__all__ = ["Collection", "Saint", "Year", "collection_of", "shipped"]
