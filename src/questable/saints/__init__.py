"""The collection of saints: true facts that two games and the learning corner share."""

from questable.saints.card import Card, card_of, card_of_row, dealt_cards
from questable.saints.collection import Collection, collection_of, shipped
from questable.saints.questions import Fact, Question, questions_of
from questable.saints.saint import Saint, Year

__all__ = [
    "Card",
    "Collection",
    "Fact",
    "Question",
    "Saint",
    "Year",
    "card_of",
    "card_of_row",
    "collection_of",
    "dealt_cards",
    "questions_of",
    "shipped",
]
