### Making packs: own questions and own cards.

packs-title = Your own questions and cards
packs-title-of = Your own pack for { $title }
packs-help = Write questions for your class, cards with your own saints, or other numbers, and play with them. A pack is kept on this device until you save it as a file.
packs-mine = Packs on this device
packs-begin = Begin a new one
packs-open = Open a file
packs-unreadable = This file cannot be read.
packs-untitled = My pack
packs-unnamed = No name yet

## The form

packs-name = Name of the pack
packs-as = Write it as
packs-as-form = a form
packs-as-text = a file
packs-text-help = This is the file itself, as programs read it. What is wrong is told by its line.
packs-text-first = Mend the file first, or it cannot be shown as a form.
packs-tongues = In English and in French
packs-row = Question { $n }
packs-remove = Remove
packs-remove-row = Remove question { $n }
packs-add = Another question
packs-add-key = Enter in the last answer does the same.
packs-right = Right answer
packs-wrong = Wrong answer { $n }
packs-wrong-more = Wrong answer { $n } (if you like)
packs-preview = As the game shows it
packs-none = none
packs-search = Find a card
packs-cards = Cards
packs-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
packs-add-card = A new card
packs-new-card = new saint
packs-remove-card = Remove this card
packs-choose-card = Choose a card to change it.
packs-wrong-card = something is wrong here

## What the server says of it

packs-check = Can it be played?
packs-checking = Looking at it…
packs-fine = Yes, all is well.
packs-fine-count = { $count ->
    [one] Yes: one question.
   *[other] Yes: { $count } questions.
}
packs-empty = Type a question to begin.
packs-faults = { $count ->
    [one] Not yet: one thing is missing or wrong.
   *[other] Not yet: { $count } things are missing or wrong.
}
packs-line = Line { $n }

## Where to go with it

packs-play = Play with it
packs-save = Save as a file to share
packs-print = Print the game with it
packs-drop = Delete this pack
packs-drop-sure = Really delete it from this device?
packs-kept = Kept on this device. To give it to others, save it as a file.
packs-not-kept = This browser keeps nothing: save it as a file before you go.

## A spreadsheet

packs-csv = From a spreadsheet
packs-csv-help = One question a line: the question, the right answer, up to three wrong ones, then if you like 1 to 3 for how hard it is. Save the sheet as CSV, or copy its cells and paste them here.
packs-csv-example = Which sacrament comes first?, Baptism, Confirmation, Marriage, Holy Orders
packs-csv-file = Choose a CSV file
packs-csv-paste = Or paste it here
packs-csv-found = { $count ->
    [one] One question found.
   *[other] { $count } questions found.
}
packs-csv-take = Add them
packs-csv-taken = { $count ->
    [one] One question was added.
   *[other] { $count } questions were added.
}

## What is inside

packs-inside = What is inside
packs-as-shipped = All is as the game ships it.
packs-new = new
packs-changed = changed
packs-gone = Left out: { $names }
packs-same = { $count ->
    [one] One is as shipped
   *[other] { $count } are as shipped
}
packs-closed = The questions stay hidden until they are asked. Whoever wrote them knows the answers.

## At a table

packs-by = { $name } has brought a pack: “{ $pack }”
packs-by-me = You have brought a pack: “{ $pack }”
packs-by-house = This house plays with a pack of its own: “{ $pack }”
packs-differs = Other than usual:
packs-look = Look at it
