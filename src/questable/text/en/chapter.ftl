### The chapters of the rules that hold for every game.

chapter-T-1 = Whose move it is
chapter-T-2 = Undo
chapter-T-3 = Seats and series
chapter-T-4 = Time and real dice
chapter-T-5 = What everyone may see
