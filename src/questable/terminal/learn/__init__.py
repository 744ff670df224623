"""The learning corner: flash cards, quiz, memory and bee with the saints' cards (S-7.1)."""
