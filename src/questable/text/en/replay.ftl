### Words of the replay page.

replay-title = Replay
replay-title-of = Replay: { $title }
replay-none = There is no game to show
replay-none-help = Choose a saved game, or drop its file on this page. You can save a game when it is over, or in the terminal.
replay-choose = Choose a file
replay-drop = Drop the file here
replay-bad-link = Part of this link is missing. Ask for the file of the game instead.
replay-waiting = Setting up the game…
replay-failed = The server does not answer, so the board cannot be shown. Try again in a moment.
replay-again = Try again

replay-start = The game begins.
replay-moment = Move { $n } of { $total }
replay-moment-says = Move { $n } of { $total }. { $text }
replay-board = The board
replay-controls = Replay controls
replay-scrub = Position in the game
replay-first = To the start
replay-back = Previous move
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-last = To the end
replay-speed = Speed
replay-keys = Keys: ← and → one move, Space to play or pause, Home and End for the start and the end.

replay-moments = What happened
replay-moments-empty = Nothing to show.
replay-eyes = View as
replay-eyes-all = Spectator
replay-eyes-shut = The game is not over, so hands stay hidden: you see what a spectator sees.
replay-rules-now = Rules used here

replay-about = This game
replay-over-by = Won by { $seats }
replay-over-nobody = Nobody won
replay-not-over = Not finished
replay-winner-show = Show who won
replay-winner-help = Until you get there, the result, the rest of the list and the rest of the chart stay hidden.
replay-rest = The rest appears as you watch.
replay-turning = Turning point
replay-turning-go = Go to the turning point
replay-course-empty = The chart grows as you watch.
replay-entries = { $n } moves in all
replay-luck-verified = Checked: every roll and draw matches the game’s secret number.
replay-luck-differs =
    { $count ->
        [one] Warning: one roll or draw does not match the game’s secret number.
       *[other] Warning: { $count } rolls or draws do not match the game’s secret number.
    }
replay-luck-brought = Every roll and draw made here matches the game’s secret number. But this game went on from one that somebody brought, and its hidden cards were not drawn here.
replay-luck-unpromised = This game has no fairness check, or its secret number is not published yet.
replay-luck-entry = Line { $line }: “{ $found }” instead of “{ $due }”
replay-luck-head = Line { $line }: the secret number is not the one that was fixed before the game

replay-do = More
replay-analysis = How it went
replay-analysis-help = Chances by move, turning points, luck and decisions. It tells who won.
replay-fork = Play on from here
replay-fork-over = The game is over here. Go back a few moves to play on.
replay-share = Share
replay-save = Save the file
replay-rules = Rules
replay-edit = Change this position
replay-share-title = A link to this moment
replay-share-help = The link contains the whole game, but no names. It is stored nowhere and gives nobody a seat.
replay-share-long = This game is too long for a link. Save the file and send that.
replay-share-link = Link
replay-copy = Copy
replay-copied = Copied.
