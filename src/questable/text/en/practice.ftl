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
practice-forces = After it you win whatever the others do, within { $n } actions of yours, this one included. No other action forces a win so soon.
practice-forces-not = { $words }, your choice: it does not force a win so soon.
practice-saves =
    { $n ->
        [one] After any other action somebody else can win at once.
       *[other] After any other action somebody else can force a win within { $n } actions.
    }
practice-saves-not = { $words }, your choice: after it somebody else can force a win.
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

## The page

practice-page-title = Practice
practice-page-loading = The puzzle is on its way…
practice-page-failed = This puzzle could not be found. Perhaps it is no longer there, or the connection is down.
practice-page-about = One move is clearly best: find it. You get one puzzle a day for each game. Puzzles come back after a while: soon if you missed them, later and later once you know them.
practice-page-today = Today’s puzzles
practice-page-open = Not answered yet
practice-page-done = Answered today
practice-page-back =
    { $count ->
        [0] No puzzle comes back today.
        [one] One puzzle comes back today.
       *[other] { $count } puzzles come back today.
    }
practice-page-begin = Begin
practice-page-another = Another puzzle
practice-page-none-left = You have seen every puzzle. They will come back one by one.
practice-page-moves = All moves
practice-page-chances = Games won in a hundred, by move
practice-page-percent = { $n }%
practice-page-own = { $words } (your choice)
practice-page-comes =
    { $count ->
        [one] This puzzle comes back tomorrow.
       *[other] This puzzle comes back in { $count } days.
    }
practice-page-counted = You had already answered it today: this time it does not count.
practice-page-next = Next puzzle
practice-page-again = Try again
practice-page-all = All puzzles
practice-page-rules =
    { $count ->
        [one] The rule behind it
       *[other] The rules behind it ({ $count })
    }
practice-page-kept =
    { $count ->
        [0] Nothing is remembered yet
        [one] One puzzle is remembered
       *[other] { $count } puzzles are remembered
    }
practice-page-kept-help = It stays on this device. To practise elsewhere, save it to a file and open that file there, in another browser or in the terminal.
practice-page-export = Save to a file
practice-page-import = Open a file
practice-page-damaged = This file cannot be used: it was not saved by Practice.
practice-page-forget = Forget all answers
practice-page-forget-help = Every puzzle will be new to you again.
practice-page-forget-yes = Forget
