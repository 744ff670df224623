"""The collection of saints: true facts that two games and the learning corner share."""

from questable.saints.collection import Collection, collection_of, shipped
from questable.saints.questions import Fact, Question, questions_of
from questable.saints.saint import Saint, Year

__all__ = [
    "Collection",
    "Fact",
    "Question",
    "Saint",
    "Year",
    "collection_of",
    "questions_of",
    "shipped",
]
