"""The Holy Quest, told."""

from questable.telling.holy_quest.teller import HolyQuestTeller

TELLER = HolyQuestTeller
