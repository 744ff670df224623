### Decks of saints for Anki, a program for flash cards.

anki-deck = Saints (English)
anki-window = Window
anki-clues = Clues
anki-name = Name
anki-nobody = No saint fits, so there is nothing to write.
anki-written =
    { $count ->
        [one] { $count } saint written to { $file }. In Anki choose “File”, then “Import”.
       *[other] { $count } saints written to { $file }. In Anki choose “File”, then “Import”.
    }
