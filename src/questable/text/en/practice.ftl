### Practice: a puzzle a day, and those that come back.

practice-today = Today’s puzzle: { $title }
practice-again = Do you still know this one? { $title }
practice-new = Another puzzle: { $title }
practice-seat = You play { $seat }’s turn. One action is clearly better than the others: which one?
practice-help = Choose an action by its number or its words. “look” shows the position again, “list” all actions, “rules” and a number a rule; “quit” leaves.
practice-right = Right! { $words } is best.
practice-not-yet = Not yet. Best is: { $words }.
practice-chance = { $words }: wins about { $n } games in a hundred.
practice-chance-own = { $words }, your choice: wins about { $n } games in a hundred.
practice-chance-less = { $words }, your choice: the bots’ search found it weaker.
practice-why = Bots who played on from here won { $n } games in a hundred after it, and { $others } after the next best, “{ $other }”.
practice-bot = A bot that only looks one action ahead would choose: { $words }.
practice-rules-too = Also in play: { $known }.
practice-back =
    { $count ->
        [one] It comes back tomorrow.
       *[other] It comes back in { $count } days, on { $day }.
    }
practice-another = Another one? Type yes or no.
practice-none-left = You have seen every puzzle there is. They come back one by one.
practice-no-puzzles = There are no puzzles for this game.
practice-one-at-a-time = Choose one of --export, --import and --forget.
practice-exported =
    { $count ->
        [one] What is remembered of one puzzle is in { $file }.
       *[other] What is remembered of { $count } puzzles is in { $file }.
    }
practice-imported =
    { $count ->
        [one] One puzzle was taken over.
       *[other] { $count } puzzles were taken over.
    }
practice-forgotten =
    { $count ->
        [one] One puzzle is forgotten.
       *[other] { $count } puzzles are forgotten.
    }
