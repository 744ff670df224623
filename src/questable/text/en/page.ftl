### Words of the page in the browser.
###
### $name is a person's name, $names several; $seat is what a seat is called.

## Everywhere

page-skip = Skip to the content
page-loading = Loading…
page-load-failed = This part of the page could not be loaded. Please reload the page.
page-offline = No connection to the server. You need one to play, even against bots.
page-offline-kept = No connection to the server. Meanwhile you can play here, on this device.
page-offline-play = Play here meanwhile
page-close = Close
page-cancel = Cancel
page-back = Back
page-again = Try again
page-home = Back to the start page
page-rule = Rule { $rule }
page-rules = Rules
page-rules-of = Rules of
page-rules-search = Search the rules
page-rules-none = No rule contains these words.
page-rules-found =
    { $count ->
        [one] One rule found.
       *[other] { $count } rules found.
    }
page-rules-now = just now
page-rules-whole = Full text
page-rules-rulebook = What the rulebook says
page-rules-house = Our house rule
page-auto = Default

## What somebody wishes of the page

page-wishes = Settings
page-language = Language
page-theme = Theme
page-theme-auto = Same as my device
page-theme-light = Light
page-theme-dark = Dark
page-motion = Animations
page-motion-auto = Same as my device
page-motion-all = On
page-motion-none = Off
page-sound = Sounds
page-confirm = Ask before each move
page-confirm-help = Guards against slips: you confirm every move.
page-plain = Text view
page-plain-help = Text and tables instead of a picture.
page-keys = Keyboard shortcuts
page-keys-help = Single keys for undo, hint and more. Turn them off if they clash with your device.
page-notify = Notifications
page-notify-help = Tell me when it is my turn and this page is in the background.
page-notify-cannot = Browsers allow this only on secure (https) pages. The page’s title still tells you.

## The start page

page-hero = Gather round the table
page-turns =
    { $count ->
        [one] Your turn
       *[other] Your turn at { $count } tables
    }
page-turns-more = { $count } more
page-turn-with = with { $names }
page-play-on = Play on
page-play-on-game = Play on: { $title }
page-new-here = New here?
page-new-here-help = A first game that tells you what to do.
page-learn-soon = Learn in 5 minutes
page-practice = Practice
page-practice-help = One move is clearly best: find it.
page-practice-go = Today’s puzzles
page-study = The saints
page-study-help = Windows, cards, questions: who is who?
page-study-go = Learn the saints
page-code-label = A code from a friend?
page-code-help = Five letters, or paste a link.
page-code-no-link = No table has this code. Ask for it again.
page-code-short = A code has five letters.
page-code-too-fast = Too many tries. Wait a minute, or use the link.
page-code-offline = No connection to the server.
page-join-go = Come in
page-shelf =
    { $count ->
        [0] Games
        [1] One game
        [2] Two games
        [3] Three games
        [4] Four games
        [5] Five games
        [6] Six games
        [7] Seven games
       *[other] { $count } games
    }
page-company = Play with
page-company-bots = bots, now
page-company-bots-short = bots
page-company-friends = friends, by link
page-company-friends-short = friends
page-company-here = us here, on one device
page-company-here-short = us here
page-play = Play
page-play-game-bots = Play { $title } now, against bots
page-play-game-friends = Play { $title } with friends
page-play-game-here = Play { $title } here, on one device
page-us-here = { $title }: who is here?
page-us-more = One more
page-us-fewer = One fewer
page-me-change = { $name }: change name and face
page-players = { $fewest }–{ $most } players
page-players-only = { $most } players
page-age = age { $age }+
page-play-now = Play now
page-learn-game = Learn { $title } by playing
page-new-table-game = Set up a table of { $title }
page-mine = My tables
page-mine-here = on this device only
page-all-mine = Show all
page-forget = Forget
page-forget-help = This device forgets the table, and your link to it stops working everywhere. To come back, use the link for guests; in the middle of a game everyone else must agree.
page-forget-all = Forget everything here
page-forget-all-help = This device forgets all tables, your name and your settings. Your links stop working everywhere. Do this before you leave a computer that others use.
page-forget-offline = Forgotten here, but the server could not be reached: the old link may still work.
page-forget-game = Forget this table of { $title }
page-no-game = No game yet
page-phase-lobby = Not started
page-phase-sharing = About to start
page-phase-playing = In progress
page-phase-over = Finished
page-saint-today = Today
page-saint-feast = { $day }: { $feast }
page-saint-next = Next feast
page-saints = Saints
page-saints-all = All saints, day by day
page-saint-more = More about { $name }
page-day =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
page-record = Watch a saved game
page-record-open = Open a saved game
page-record-help = Drop a game file on this page to watch it again, to check its dice, or to play on where it stopped.
page-record-drop = Drop the file here
page-position = Set up a position
page-class = Classes
page-lab = House-rule lab
page-record-choose = Choose a file
page-record-game = Game
page-record-length = Length
page-record-plies =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
page-record-replay = Watch the replay
page-record-go-on = Play on from here
page-analysis = How it went
page-record-save = Save the game
page-fair = Every roll can be checked
page-about = About
page-more = More
page-me = Pilgrim
page-face = Your face
page-face-one = Face { $n }
page-who-are-you = Who is playing?
page-who-later = Later
page-who-done = Done

## A new table

page-new-table-of = A new table: { $title }
page-name = Your name
page-clock-none = No clock
page-clock-nudge = A gentle reminder
page-clock-limit = { $n } seconds per decision
page-companion = We roll real dice
page-set-table = Save changes
page-game = Game
page-open-table = Open the table

## Coming in

page-joining = Opening the table…
page-no-table = There is no table here
page-enter = { $name } invites you
page-enter-game = to { $title }.
page-enter-with = to { $title }, with { $names }.
page-enter-seat = Seat { $n } is yours
page-enter-seat-help = you can change seats at the table
page-enter-watch = Come in and watch
page-only-watch = I only watch
page-enter-go = Come in, I am ready
page-guest = Guest
page-cut = Connection lost. Reconnecting…

## Before a game

page-seats = Seats
page-table-of = { $name }’s table
page-call-in = Call the others in
page-call-where = Open { $host } and type
page-call-camera = or point a camera here
page-code-spelled = Code: { $letters }
page-code-new = Make a new code
page-copy-link = Copy the link
page-send = Send it
page-send-text = Come and play!
page-show-large = Show it large
page-more-links = More links
page-change = Change
page-let-bot = Let { $name } play
page-is-not-ready = not ready yet
page-wait = Wait!
page-begins-in = It begins in { $n }
page-start-bots = Start now with bots
page-lobby-all = It begins when all are ready.
page-lobby-watch = You are watching. Take a free seat to play.
page-lobby-count = { $ready } of { $seats } are ready.
page-lobby-sits = { $name } sits down.
page-lobby-ready = { $name } is ready, { $ready } of { $seats }.
page-lobby-unready = { $name } is not ready after all.
page-lobby-luck-rolls = Everyone’s device helps to roll, so nobody can load the dice. After the game anyone can check every roll.
page-lobby-luck-draws = Everyone’s device helps to shuffle, so nobody can stack the cards. After the game anyone can check every draw.
page-house-rules = How this table plays
page-door = For players
page-door-help = Anyone with this link can come in and take a seat.
page-door-new = Make a new link for players
page-watch-link = Link to watch
page-watch-help = Anyone with this link can watch, but never sees a hidden hand.
page-my-link = My own link
page-my-link-help = This link is your seat. Keep it secret: it lets you come back from any browser.
page-copy = Copy
page-copied = Copied.
page-copy-by-hand = Please copy the selected link by hand.
page-code = QR code
page-code-of = QR code of { $url }
page-lan-hint = This address works only on this computer. To let other devices at home join, the person who started Questable has to share it with the home network.
page-free-seat = A free seat
page-player = Player { $n }
page-sit = Sit here
page-sit-ask = Ask to sit here
page-sit-mine = This was my seat
page-share-seat = Share this seat
page-take-over = The host is away: be host
page-new-link = New link
page-new-link-name = A new link for { $name }
page-new-link-help = Give it to them only. Their old link no longer works.
page-own-seat = You have a seat at this table on this device.
page-own-seat-go = Back to my seat
page-forgotten = This table is no longer known on this device. To come back, ask for the link for guests.
page-rename = Change name
page-naming = What is this player’s name?
page-naming-label = Name
page-naming-done = Sit down
page-hand-over = Make host
page-hand-over-name = Make { $name } the host
page-along = Take this game along
page-abandon = Stop the game
page-abandon-help = The game ends for everybody, without a winner.
page-rise = Leave my seat
page-here = Someone here
page-bot-other = Change to: { $level }
page-bot-away = Remove the bot
page-bot-for = Let a bot play
page-take-back = Take over from the bot
page-remove = Remove
page-remove-name = Remove { $name }
page-you = you
page-host = host
page-bot-level = bot, { $level }
page-bot-plays = a bot is playing
page-away = away
page-is-ready = ready
page-acting = { $name } is playing
page-standing = Also here: { $names }
page-ready = I’m ready
page-not-ready = Not ready after all
page-start = Start
page-lobby-brought =
    This game goes on from a saved one of { $entries ->
        [one] one move
       *[other] { $entries } moves
    }. { $drawn ->
        [0] No die or card in it was drawn.
        [one] One die or card in it was not drawn here.
       *[other] { $drawn } dice and cards in it were not drawn here.
    } Whoever brought it may have chosen them.
page-lobby-carried = What earlier games of a series left, such as scores, came with it.
page-lobby-position = This game begins with a position that somebody set up.
page-from-position = From a position that was set up.
page-packs = Own questions and cards
page-pack-renewed = The pack has changed. The next game is played with it.
page-pack-kept = The table keeps the pack as it was.
page-lobby-no-game = The host has not chosen a game yet.
page-lobby-free = There is a free seat: tell somebody the code, or let a bot play.
page-lobby-free-guest = Waiting for somebody to take the free seat.
page-lobby-waiting = Waiting for { $names } to be ready.
page-lobby-go = Everyone is ready.
page-sharing = Shuffling fairly…

## During a game

page-waiting = Please wait.
page-waiting-for = Waiting for { $names }.
page-turn = It is their turn.
page-choices = Your choices
page-choices-all = All choices as a list ({ $count })
page-undo-ask = Ask to undo
page-hint = Hint
page-hinted = Suggested move
page-show-picture = Picture
page-show-plain = Text view
page-briefing = How to win
page-briefing-done = Let’s play
page-sure = Are you sure?
page-do-it = Yes, do it
page-clock-left = { $n } seconds left
page-pause-left = { $n ->
    [one] Secret replies are opened in one second at the earliest
   *[other] Secret replies are opened in { $n } seconds at the earliest
}
page-agree = I agree
page-disagree = No
page-agree-name = { $name }: I agree
page-disagree-name = { $name }: No
page-agree-end = Suggest ending the game
page-phrases = Say something
page-answers-empty = Hints and questions for you appear here.
page-watching = You are watching this game.
page-you-watch = You are watching
page-big = Big screen
page-big-off = Leave the big screen
page-table-menu = More about this table
page-seat-menu = More: { $name }
page-curtain-title = Curtain
page-curtain = Please pass the device to { $name }
page-curtain-help = No peeking, everyone else!
page-curtain-lift = I am { $name }

## Keys

page-keys-title = Keyboard shortcuts
page-keys-tab = Tab and Shift+Tab move from one thing to the next, Enter or the space bar presses it, Escape closes what is open.
page-key-choose = choose option 1 to 9
page-key-choices = go to your choices
page-key-undo = undo
page-key-hint = hint
page-key-rules = rules
page-key-plain = picture or text
page-key-log = go to the log
page-key-map = show this list

## What happened

page-log = What happened
page-log-empty = Nothing has happened yet.
page-log-earlier = Show earlier lines
page-log-open = { $name } opened the table.
page-log-enter = { $name } came in.
page-log-remove = { $name } left.
page-log-sit = { $name } takes seat { $n }.
page-log-bot-sits = { $seat }, a bot, sits down.
page-log-bot = A bot plays for { $seat }.
page-log-bot-silent = { $seat } is not answering. A bot plays until they are back.
page-log-bot-instead = { $seat }: the bot could not go on, and a simpler one plays in its place.
page-log-back = { $seat } is back.
page-log-host = { $name } is now the host.
page-log-deal = Game { $n } begins.
page-log-pack-fault = The pack’s file cannot be used as it is. The table keeps the pack as it was.
page-log-pack-mended = The pack’s file can be used again.
page-log-undone = (taken back)
page-log-undo = { $seat } undid a move.
page-log-ask-undo = { $name } asks to undo. Everyone else must agree.
page-log-ask-end = { $name } suggests ending the game here.
page-log-ask-change = { $name } would like to change seats and options.
page-log-ask-host = The host is away. { $name } asks to be host.
page-log-ask-share = { $name } asks to let others sit at this seat: { $seat }
page-log-ask-sit = { $name } asks to sit with { $seat } and would see the same hand.
page-log-ask-renew = { $name } asks to make a new link for { $whom }.
page-log-ask-return = { $name } says: “This was my seat: { $seat }. I have lost my link.” Everyone else must agree.
page-log-return = { $name } is back: { $seat }
page-log-grant = The host may make a new link for { $name }.
page-log-renew-own = { $name } has changed their own link.
page-log-renew = { $host } made a new link for { $name }.
page-log-lock-door = The link for guests was changed.
page-log-lock-code = A new code was made for guests.
page-log-lock-lapse = The code for guests has expired.
page-log-lock-watch = The link for spectators was changed.
page-log-share-seat = Others may sit here too: { $seat }
page-log-share-seat-no = Nobody else may sit here: { $seat }
page-log-yes = { $name } agrees.
page-log-no = { $name } does not agree.
page-log-clock-nudge = { $seat }, it’s your turn!
page-log-clock-nudge-all = Some secret answers are still missing.
page-log-clock-default = Time is up: a safe choice was made for { $seat }.
page-log-clock-bot = Time is up: a bot decided for { $seat }.
page-log-phrase = { $name }: “{ $words }”
page-log-end-agreed = Everyone agreed to end the game.
page-log-end-abandoned = The game was stopped.

## The end

page-end-over = The game is over.
page-end-agreed = You all agreed to end the game.
page-end-abandoned = The game was stopped.
page-you-won = You won!
page-won =
    { $count ->
        [one] { $names } won!
       *[other] { $names } won together!
    }
page-nobody-won = Nobody won this time. Well played, everyone!
page-well-played = Well played, { $names }!
page-winner = winner
page-score =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
page-series = The series
page-series-played =
    { $n ->
        [one] { $n } game played.
       *[other] { $n } games played.
    }
page-series-line =
    { $wins ->
        [one] { $name }: { $sum } points, { $wins } win
       *[other] { $name }: { $sum } points, { $wins } wins
    }
page-series-so-far =
    { $n ->
        [one] { $n } point in the series
       *[other] { $n } points in the series
    }
page-next = Next game
page-rematch = Play again
page-rematch-waits = Waiting for { $name }…
page-best = Best moment:
page-best-show = Show it
page-best-back = Show the end
page-title-leader = led longest
page-title-comeback = best comeback
page-title-close = close until the end
page-title-bold = boldest ride
page-title-steady = steady to the end
page-other-game = Change the table
page-certificate = Certificate
page-certificate-whose = For whom
page-certificate-name = Name on it
page-certificate-title = A pilgrim’s certificate
page-certificate-given = is given to
page-certificate-won = who played { $game } and won.
page-certificate-played = who played { $game } to the end.
page-certificate-with = with { $names }
page-certificate-signed = signed
page-certificate-witness = and a witness
page-certificate-print = Print
page-luck = Fair dice
page-luck-checking = Checking that the game was fair…
page-luck-verified = Checked: every roll and draw was fair.
page-luck-differs = Warning: some rolls or draws do not match what was fixed before the game!
page-luck-unpromised = This game has no fairness check.
page-luck-brought = This game went on from one that somebody brought. Its hidden cards were not drawn here, so nobody can tell whether they were fair.
page-luck-unknown = The fairness check could not be done just now.
page-witness-share-right = This device helped to shuffle. Checked.
page-witness-share-wrong = Warning: the server did not use this device’s random numbers!
page-witness-seed-right = The secret number is the one that was fixed before the game. This device checked it.
page-witness-seed-wrong = Warning: the secret number is not the one that was fixed before the game!
page-race = Who was ahead
page-race-said = A chart of who was ahead. At the end, from first to last: { $names }.
page-race-so-far = A chart of who was ahead. So far, from first to last: { $names }.
page-race-ahead = ahead
page-race-behind = behind
page-race-first = start
page-race-last = end

## Cards of saints

page-card-wild = WildCard
page-card-wild-short = Wild
