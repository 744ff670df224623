"""Questor, told."""

from questable.telling.questor.teller import QuestorTeller

TELLER = QuestorTeller
