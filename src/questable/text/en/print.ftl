### What is printed: parts of games, certificates, single cards.

print-said = To print, cut out and play
print-pack = To print, cut out and play, with the pack “{ $name }”
print-inside = What is in here
print-how = Print at 100%, not “fit to page”, on both sides, turned over the long edge: the backs then meet their fronts. Thick paper or card is best. Cut along the short lines in the margins; fold along the dashed ones. Without a printer for both sides, print the fronts only and put the cards into sleeves.
print-companion-terminal = Questable keeps count for you if you like, in a terminal: there you can play with your own cards and dice. You play with what you have printed, tell it each number and each card that comes up, and it knows the rules.
print-companion = Questable keeps count for you if you like: open a table and choose to roll your own dice and draw your own cards. You play with what you have printed, tell the table each number and each card that comes up, and it knows the rules.
print-back = back
print-game = Print this game
print-game-said = Boards, cards, pawns and rules as a PDF, to cut out and play.
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = US Letter
print-ink = Ink
print-ink-full = full colours
print-ink-little = little ink
print-get = Get the PDF
print-waits = The first time it takes a few seconds.
print-key = reference page
print-sum = Sum
print-names = Names
print-rules = { $game }: the rules
print-rules-said = Each rule in a sentence, then in full. (R) is what the rulebook says, (H) a ruling of ours where it is silent.
print-and = { $names } and { $name }
print-score = score sheet
print-glue = Cut along the marks, and glue each sheet over the strip that its neighbour leaves free.
print-fold = Fold at the dashed lines, glue the two sides together and the feet to a piece of card.
