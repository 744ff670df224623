### Words of the page in the browser.
###
### $name is a person's name, $names several; $seat is what a seat is called.

## Everywhere

page-skip = Skip to the content
page-loading = Loading …
page-load-failed = This part of the page could not be loaded. Please load the page again.
page-offline = There is no connection to the table. Nothing can be played without it, not even against bots.
page-close = Close
page-cancel = Cancel
page-again = Try again
page-home = To the start page
page-and = and
page-rule = Rule { $rule }
page-rules = Rules
page-rules-of = Rules of
page-rules-search = Search the rules
page-rules-none = No rule has these words.
page-rules-found =
    { $count ->
        [one] One rule has these words.
       *[other] { $count } rules have these words.
    }
page-rules-now = just now
page-rules-whole = The whole rule
page-rules-rulebook = What the rulebook says
page-rules-house = How this house rules
page-auto = As usual

## What somebody wishes of the page

page-wishes = Settings
page-language = Language
page-theme = Light
page-theme-auto = Like my device
page-theme-light = By day
page-theme-dark = By night
page-motion = Motion
page-motion-auto = Like my device
page-motion-all = Show what moves
page-motion-none = Keep still
page-sound = Sounds
page-sound-help = Bells and knocks for moves and turns.
page-confirm = Ask before each move
page-confirm-help = For what cannot be taken back.
page-plain = Plain table
page-plain-help = Text and tables instead of a picture.
page-keys = Letter keys
page-keys-help = Single keys for undo, hint and more. Turn this off if your device needs them.
page-notify = Notifications
page-notify-help = Tell me when it is my turn and the page is hidden.
page-notify-cannot = Browsers allow this on safe (https) pages only. The title of the page still tells you.

## The start page

page-hero = Gather round the table
page-hero-more = Six games of saints, quests and faith. Play with family and friends on your own screens, on one device, or against bots.
page-join = Somebody sent you a link?
page-join-place = Paste it here
page-join-go = Come in
page-join-wrong = This is no link to a table.
page-games = Games
page-players = { $fewest }–{ $most } players
page-players-only = { $most } players
page-age = from about { $age }
page-play-now = Play now
page-play-now-game = Play { $title } now, against bots
page-learn = Learn by playing
page-learn-game = Learn { $title } by playing
page-new-table = New table
page-new-table-game = New table for { $title }
page-mine = My tables
page-all-mine = Show all
page-forget = Forget
page-forget-help = This device forgets the table, and your link to it stops working everywhere. To come back, use the link for guests; in the middle of a game everyone else must agree.
page-forget-all = Forget everything here
page-forget-all-help = This device forgets all tables, your name and your settings. Your links stop working everywhere. Do this before you leave a computer that others use.
page-forget-offline = Forgotten here, but the server could not be reached: the old link may still work.
page-forget-game = Forget this table of { $title }
page-no-game = No game yet
page-phase-lobby = Not begun
page-phase-sharing = About to begin
page-phase-playing = In play
page-phase-over = Over
page-saint = Saint of the day
page-saint-next = The next feast
page-day =
    { $month ->
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
    } { $day }
page-record = A record
page-record-help = Drop the file of a game anywhere on this page: see what is in it, whether its luck was true, and watch it again.
page-record-drop = Let go, and I’ll look at it
page-record-choose = Choose a file
page-record-game = Game
page-record-length = Length
page-record-plies =
    { $n ->
        [one] { $n } entry
       *[other] { $n } entries
    }
page-record-replay = Watch it again
page-record-go-on = Play on from its end
page-record-save = Save the record
page-promise = About luck: the server knows the future; it cannot grind unless it colludes with the last seat to answer; hidden draws can be checked once the game is over.
page-more = More
page-me = Pilgrim

## A new table

page-new-table-of = A new table: { $title }
page-preset = Preset
page-preset-none = The usual rules
page-more-rules = More rules
page-who = Who plays
page-name = Your name
page-others = The other seats
page-others-people = People, with a link
page-others-random = Bots that play at random
page-others-club = Bots that think
page-clock-none = No clock
page-clock-nudge = A gentle reminder
page-clock-limit = { $n } seconds for a decision
page-companion = We roll real dice
page-set-table = Change the table
page-game = Game
page-open-table = Open the table

## Coming in

page-joining = Going to the table …
page-no-table = There is no table here
page-enter = { $name } invites you to the table
page-enter-game = They play { $title }.
page-enter-go = Come in
page-guest = Guest
page-cut = The line is cut. You will be back in a moment …

## Before a game

page-invite = Invite
page-door = For other players
page-door-help = Whoever has this link can come in and take a seat.
page-door-new = Make a new link for other players
page-watch = For spectators
page-watch-link = To watch
page-watch-help = Whoever has this link sees what everyone may see.
page-my-link = My own link
page-my-link-help = It is your seat. Keep it to yourself: with it you get back in from any browser.
page-copy = Copy
page-copied = Copied.
page-copy-by-hand = Please copy the marked link by hand.
page-code = QR code
page-code-of = QR code of { $url }
page-lan-hint = This address works on this machine only. Start the table with ./run --lan for others in the house.
page-free-seat = Free
page-player = Player { $n }
page-bot = Bot { $n }
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
page-naming = What is this player called?
page-naming-label = Name
page-naming-done = Sit down
page-hand-over = Make host
page-hand-over-name = Make { $name } the host
page-abandon = Break off the game
page-abandon-help = The game ends for everybody, without a winner.
page-rise = Get up
page-here = Plays on this device
page-fill = Bots on all free seats
page-add-bot = A bot
page-bot-other = Make it { $level }
page-bot-away = Send the bot away
page-bot-for = Let a bot play
page-take-back = Play myself again
page-remove = Send away
page-remove-name = Send { $name } away
page-you = you
page-host = host
page-bot-level = bot, { $level }
page-bot-plays = a bot stands in
page-away = away
page-is-ready = ready
page-acting = { $name } acts
page-standing = Also here: { $names }
page-ready = I am ready
page-not-ready = Not ready yet
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
page-lobby-no-game = The host has not chosen a game yet.
page-lobby-free = A seat is still free: send the link, or let a bot play.
page-lobby-waiting = Not ready yet: { $names }
page-lobby-fork = This game goes on from another one, after { $n } of its moments.
page-lobby-go = All is ready.
page-lobby-host = { $name } can start the game.
page-sharing = Everybody’s device adds to the luck …

## During a game

page-waiting = Please wait.
page-waiting-for = Waiting for { $names }.
page-turn = It is their turn.
page-choices = What you can do
page-choices-all = All choices in words ({ $count })
page-undo-ask = Ask to undo
page-hint = Hint
page-hinted = This is the hint
page-show-picture = Picture
page-show-plain = Plain table
page-briefing = What it is about
page-allowed = This is allowed.
page-sure = Is this what you want?
page-do-it = Yes, do it
page-clock-left = { $n } seconds left
page-agree = I agree
page-disagree = No
page-agree-name = { $name }: I agree
page-disagree-name = { $name }: No
page-agree-end = Propose to end the game
page-phrases = Say something
page-curtain-title = Curtain
page-curtain = Please pass the device to { $name }
page-curtain-help = Nobody else should look.
page-curtain-lift = I am { $name }

## Keys

page-keys-title = Keys
page-keys-tab = Tab and Shift+Tab go from one thing to the next, Enter and the space bar press it, Escape closes what is open.
page-key-choose = do the first to ninth thing you can do
page-key-choices = go to what you can do
page-key-undo = undo
page-key-hint = hint
page-key-rules = rules
page-key-plain = picture or plain table
page-key-log = go to what happened
page-key-map = this list

## What happened

page-log = What happened
page-log-empty = Nothing yet.
page-log-earlier = Earlier lines
page-log-open = { $name } opened the table.
page-log-enter = { $name } came in.
page-log-remove = { $name } left.
page-log-sit = { $name } sits on seat { $n }.
page-log-bot = A bot plays for { $seat }.
page-log-bot-silent = { $seat } was not heard of; a bot plays until they are back.
page-log-back = { $seat } is without a bot again.
page-log-host = { $name } is the host now.
page-log-deal = Game { $n } begins.
page-log-undone = (taken back)
page-log-undo = { $seat } took something back.
page-log-ask-undo = { $name } asks to undo. Everyone else must agree.
page-log-ask-end = { $name } asks to end the game here.
page-log-ask-change = { $name } asks to change seats and options.
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
page-log-lock-watch = The link for spectators was changed.
page-log-share-seat = Others may sit here too: { $seat }
page-log-share-seat-no = Nobody else may sit here: { $seat }
page-log-yes = { $name } agrees.
page-log-no = { $name } does not agree.
page-log-clock-nudge = { $seat }, your turn, take heart!
page-log-clock-nudge-all = Secret answers are still awaited. Take heart!
page-log-clock-default = Time is up: a safe choice was made for { $seat }.
page-log-clock-bot = Time is up: a bot decided for { $seat }.
page-log-phrase = { $name }: “{ $words }”
page-log-end-agreed = All agreed to end the game.
page-log-end-abandoned = The game was broken off.

## The end

page-end-over = The game is over.
page-end-agreed = You agreed to end the game.
page-end-abandoned = The game was broken off.
page-you-won = You won!
page-won =
    { $count ->
        [one] { $names } won!
       *[other] { $names } won together!
    }
page-nobody-won = Nobody won
page-winner = winner
page-score =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
page-series = The series
page-series-played =
    { $n ->
        [one] { $n } game was played.
       *[other] { $n } games were played.
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
page-luck = Luck
page-luck-checking = Checking every die and card …
page-luck-verified = Every die and card was as promised.
page-luck-differs = Not every die and card was as promised!
page-luck-unpromised = Nobody promised this luck, so it cannot be checked.
page-luck-brought = This game went on from one that somebody brought. Its hidden cards were not drawn here, so nobody can tell whether they were fair.
page-luck-unknown = The luck could not be checked now.
page-race = How it went
page-race-said = A chart of how it went. At the end, from best to last: { $names }.
