### Words of the replay page.

replay-title = Replay
replay-title-of = Replay: { $title }
replay-none = There is no game to show here
replay-none-help = Choose the file of a game, or drop it onto this page. The end of every game offers it, and so does the terminal.
replay-choose = Choose a file
replay-drop = Drop the record here
replay-bad-link = This link is damaged: part of it is missing. Ask for the file of the game instead.
replay-waiting = Laying out the game …
replay-failed = The server does not answer, so no board can be shown. Try again in a moment.
replay-again = Try again

replay-start = The game begins.
replay-moment = Moment { $n } of { $total }
replay-moment-says = Moment { $n } of { $total }. { $text }
replay-board = The board
replay-controls = Moving through the game
replay-scrub = Moment of the game
replay-first = To the start
replay-back = One moment back
replay-play = Play
replay-pause = Pause
replay-next = One moment on
replay-last = To the end
replay-speed = Speed
replay-keys = Keys: ← and → one moment, Space plays and stops, Home and End to the start and the end.

replay-moments = What happened
replay-moments-empty = Nothing was told.
replay-eyes = Through whose eyes
replay-eyes-all = A spectator’s
replay-eyes-shut = The game is not over: hands stay hidden, and you see what a spectator sees (T-5.1).
replay-rules-now = Rules of this moment

replay-about = This game
replay-over-by = Won by { $seats }
replay-over-nobody = Nobody won
replay-not-over = Not finished
replay-entries = { $n } moments in all
replay-luck-verified = The luck is verified: every die and card is what the seed gives.
replay-luck-differs =
    { $count ->
        [one] The luck is not true: one entry is not what the seed gives.
       *[other] The luck is not true: { $count } entries are not what the seed gives.
    }
replay-luck-brought = What the dealer drew is what the seed gives. But this game went on from one that somebody brought, and its hidden cards were not drawn here.
replay-luck-unpromised = Nothing was promised about the luck, or the seed is not published, so it cannot be checked.
replay-luck-entry = Line { $line }: “{ $found }” instead of “{ $due }”
replay-luck-head = Line { $line }: another promise than the seed’s

replay-do = What to do with it
replay-fork = Play on from here
replay-fork-over = The game is over here. Step back to play on.
replay-share = Share
replay-save = Save the file
replay-rules = Rules
replay-share-title = A link to this moment
replay-share-help = The whole game is in the link. It holds no names, no server keeps it, and it opens no table.
replay-share-long = This game is too long for a link. Save the file and send that.
replay-share-link = Link
replay-copy = Copy
replay-copied = Copied.
