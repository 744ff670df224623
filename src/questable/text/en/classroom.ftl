### A class in the page: the teacher's board, the wall, the pupils' pages, a first lesson, and what parents and schools want to know.
###
### $name and $names are pupils, $letter A to D, $words is an answer, said beforehand, $title a game or a class.

classroom-title = Class
classroom-coming = One moment…
classroom-cut = The connection is gone. It comes back by itself.
classroom-offline = The server cannot be reached. Is the connection down?
classroom-to-class = To the class
classroom-to-games = To the games
classroom-print = Print
classroom-again = Try again
classroom-wrong = There is no class here
classroom-forgotten = This device does not know this class any more. Come in again with the code.
classroom-qr = The way in, as a picture to point a camera at

## Opening a class

classroom-what = A class needs no accounts. You open it and show a code; up to 40 pupils come in with a first name, on their own devices or several on one. Then all answer questions about the saints, learn at their own pace, or play at tables. When you close the class, everything about it is deleted.
classroom-mine = Your class
classroom-mine-go = Go on
classroom-open = Open a class
classroom-open-go = Open the class
classroom-teacher = The teacher
classroom-teacher-name = What the pupils call you
classroom-teacher-help = All in the class can read it.
classroom-class-name = Name of the class
classroom-class-help = Such as 4b; you may leave it empty.
classroom-hours = Closes by itself after
classroom-hours-each =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
classroom-hours-help = If you forget to close it, it still goes then, with everything in it.
classroom-pupil-title = For pupils
classroom-read-title = To read first
classroom-lesson-about = 45 minutes, step by step.
classroom-privacy-about = What is kept of a child, who sees it, and when it is gone.

## Coming in

classroom-door = Come into the class
classroom-door-of = Come into { $title }
classroom-door-teacher = { $teacher } is waiting for you.
classroom-name = First name
classroom-name-help = A first name or a nickname. Please no surname.
classroom-name-missing = Write your first name.
classroom-enter = Come in
classroom-back = Back
classroom-own = You are in this class already: { $names }.
classroom-kept = Only this name is kept, and only until the class is closed.
classroom-privacy-link = What is kept?

## On a pupil's device

classroom-hello = Hello, { $name }!
classroom-wait = You are in. { $teacher } will begin soon.
classroom-you-are = You are { $name }.
classroom-here = Who is on this device
classroom-add = Someone else on this device
classroom-has-answered = has answered
classroom-help = Help
classroom-help-asked = Help is asked for
classroom-help-coming = Help is coming
classroom-paused = Pause
classroom-paused-pupil = Pause: please look up.
classroom-letter = { $letter }: { $words }
classroom-choose = Choose an answer.
classroom-is-in = { $letter } is in. You may still change it.
classroom-is-in-time = { $letter } is in. You may change it until time is up.
classroom-pass-to = Now { $name }
classroom-right = Right!
classroom-not-yet = Not yet. The answer is { $letter }: { $words }
classroom-unanswered = The answer is { $letter }: { $words }
classroom-points =
    { $count ->
        [0] No points yet
        [one] One point
       *[other] { $count } points
    }
classroom-candles =
    { $count ->
        [one] One candle. Nobody else sees it.
       *[other] { $count } candles. A miss puts one out; nobody else sees it.
    }
classroom-out = You go on for the class: every right answer lights a pane.
classroom-bee-over = The bee is over. Well done!
classroom-read = Read it to me
classroom-learn-place = { $n } of { $total }
classroom-learn-done = You knew { $right } of { $total }.
classroom-learn-wait = You are through. Wait for the others, or read about the saints of this round.
classroom-learn-skip = Next
classroom-flash-ways = Only you and your teacher see this.
classroom-your-table = Table { $n }
classroom-table-of = { $title } is waiting for you.
classroom-table-over = { $title }: this game is over.
classroom-together = On this device: { $names }
classroom-to-table = To my table
classroom-no-table = You have no table yet. Your teacher sees that.

classroom-bye-closed = The class is over. Thank you for coming!
classroom-bye-removed = Your teacher has taken you out of the class.
classroom-bye-void = This place is open on another device now.
classroom-bye-nothing = Nothing of the class is kept on this device.

## The teacher's board

classroom-code = How to come in
classroom-join = Go to { $where } and type
classroom-large = Show large
classroom-shut = The door is shut: nobody else can come in.
classroom-door-shut = Shut the door
classroom-door-open = Open the door, with a new code
classroom-wall = View for the projector
classroom-in =
    { $count ->
        [0] Nobody is in yet
        [one] One is in
       *[other] { $count } are in
    }
classroom-away = away
classroom-away-count =
    { $count ->
        [one] One is away and can come back.
       *[other] { $count } are away and can come back.
    }
classroom-nobody = Nobody is here yet.
classroom-wants-help = asks for help
classroom-pupil-bee = Questions: { $right } right of { $answered } answered. Points: { $points }.
classroom-renew = Move to another device
classroom-renew-help = Let { $name } point a camera at this. The old device is out then.
classroom-rename = Another name for { $name }
classroom-rename-go = Change the name
classroom-rename-yes = Change it
classroom-remove = Take { $name } out of the class?
classroom-remove-go = Take out of the class
classroom-remove-help = Whoever knows the code can come in again: shut the door if you do not want that.
classroom-remove-yes = Take out
classroom-ends = The class closes by itself at { $time }.
classroom-kept-teacher = First names, answers and points are kept until then, or until you close it; then they are deleted. There are no accounts and no free chat.
classroom-until = Change the hour
classroom-until-from-now = It closes by itself, from now on, after
classroom-until-yes = Change it
classroom-elsewhere = My board on another device
classroom-elsewhere-help = Open this on your own phone or tablet only: whoever has the link is the teacher. Do not show it on the wall.
classroom-read-all = Read it to us
classroom-acts = What the class does
classroom-bee-go = Start a bee
classroom-learn-go = Learning round
classroom-tables-go = Tables
classroom-stop-bee = End the bee
classroom-stop-learn = End the round
classroom-stop-tables = End the tables
classroom-stop-waiting = End
classroom-stop-help = Points and results stay until the class is closed.
classroom-stop-yes = End it
classroom-pause = Pause all
classroom-resume = Go on
classroom-paused-all = All rest. Clocks stand still, at the tables too.
classroom-results = Results
classroom-close = Close the class
classroom-close-help = All go out. Names, answers, points and tables are deleted at once, and cannot be brought back. Save the results first if you want to keep them.
classroom-close-yes = Close and delete
classroom-ready = Ready when you are
classroom-empty = Show the code and wait for the pupils
classroom-ready-help = A bee asks everybody the same question. In a learning round each goes at their own pace. At tables they play in small groups.
classroom-call = { $name } asks for help
classroom-call-coming = { $name }: you are coming
classroom-come = Coming
classroom-helped = Done

## A bee

classroom-bee = A bee
classroom-bee-help = All answer the same question in secret; the right answer is shown when all have answered, or when you say so. A right answer is a point, however long it takes.
classroom-pool-game = Questions of { $title }
classroom-climbs = It gets harder
classroom-rounds = Questions
classroom-seconds = Time for each
classroom-seconds-none = As long as I want
classroom-seconds-each = { $count } seconds
classroom-fast = Quick answers count double
classroom-fast-help = A right answer in the first half of the time is two points.
classroom-fast-time = This needs a time for each question.
classroom-lives = Going out
classroom-lives-none = Nobody goes out
classroom-lives-each =
    { $count ->
        [one] After one miss
       *[other] After { $count } misses
    }
classroom-bee-start = Begin
classroom-bee-place = Question { $n } of { $total }
classroom-answers = Answers
classroom-answered = { $count } of { $total } have answered
classroom-time-left =
    { $count ->
        [0] Time is up
        [one] One second
       *[other] { $count } seconds
    }
classroom-more-time = { $count } seconds more
classroom-show = Show the answer
classroom-next = Next question
classroom-tally = How many chose what
classroom-tally-right =
    { $count ->
        [0] { $letter }, { $words }, is right: nobody chose it
        [one] { $letter }, { $words }, is right: one chose it
       *[other] { $letter }, { $words }, is right: { $count } chose it
    }
classroom-tally-other =
    { $count ->
        [0] { $letter }, { $words }: nobody
        [one] { $letter }, { $words }: one
       *[other] { $letter }, { $words }: { $count }
    }
classroom-bee-left =
    { $count ->
        [one] One is still in. Whoever is out plays on: every right answer lights a pane.
       *[other] { $count } are still in. Whoever is out plays on: every right answer lights a pane.
    }
classroom-bee-panes =
    { $count ->
        [0] The class’s window is still dark.
        [one] The class has lit one pane together.
       *[other] The class has lit { $count } panes together.
    }

## A learning round

classroom-learn = A learning round
classroom-learn-help = All learn the same things, each at their own pace. You see how far everybody is.
classroom-way = How
classroom-way-quiz = Questions
classroom-way-flash = Flash cards
classroom-count = How many
classroom-learn-start = Begin
classroom-learn-through = { $count } of { $total } are through
classroom-learn-of = { $count } of { $total }, { $right } known

## Tables

classroom-tables = Tables
classroom-game = Game
classroom-rules = Rules
classroom-rules-usual = The usual ones
classroom-size = How many at a table
classroom-bots = Bots fill empty places
classroom-bots-help = Where a game needs more players than there are, bots join in anyway.
classroom-groups = Groups
classroom-groups-drawn = By lot
classroom-groups-chosen = As I choose
classroom-groups-drawn-help =
    { $count ->
        [one] One pupil is here.
       *[other] { $count } are here. Those who share a device should sit together: choose their groups.
    }
classroom-groups-are = Players at the tables: { $groups }
classroom-no-group = no table
classroom-too-many = No more than { $most } can play at one table.
classroom-draw = Draw lots
classroom-tables-start = Begin
classroom-table = Table { $n }
classroom-table-title = Table { $n }: { $title }
classroom-bot = a bot
classroom-table-opening = They are sitting down.
classroom-table-turn = Move { $moves } · { $names } to play
classroom-table-secret = Move { $moves } · all are thinking
classroom-table-ended = Over, and nobody won.
classroom-table-won =
    { $count ->
        [one] Over: { $names } won.
       *[other] Over: { $names } won together.
    }
classroom-table-quiet = Quiet for { $count } minutes. Is it too hard?
classroom-look = Look in
classroom-look-at = Look in at table { $n }

## Results

classroom-results-help = Only you see this page. It goes when the class is closed; a file that you save stays with you.
classroom-results-save = Save for a spreadsheet
classroom-results-file = class
classroom-result-name = Name
classroom-result-points = Points
classroom-result-right = Right
classroom-result-answered = Answered
classroom-result-asked = Asked
classroom-result-learnt = Learnt
classroom-result-knew = Known
classroom-result-games = Games
classroom-result-wins = Won

## On the wall

classroom-wall-come = Go to { $where } and type
classroom-wall-shut = The door is shut. We are all here.
classroom-wall-learn = Everybody learns
classroom-wall-learnt =
    { $count ->
        [one] One answer together
       *[other] { $count } answers together
    }
classroom-wall-tables =
    { $count ->
        [one] One table plays
       *[other] { $count } tables play
    }
classroom-wall-over =
    { $count ->
        [0] None is through yet.
        [one] One of { $total } is through.
       *[other] { $count } of { $total } are through.
    }

## What the class says no to

classroom-refuse-full = The class is full.
classroom-refuse-no-link = This code or link does not work, or no longer. Ask your teacher.
classroom-refuse-not-now = That is not possible just now.
classroom-refuse-too-late = This question is over.
classroom-refuse-too-often = You have changed your answer often enough: it stands.
classroom-refuse-answered = You have done this one already.
classroom-refuse-paused = All rest just now.
classroom-refuse-too-few = There is nobody here yet for this.
classroom-refuse-too-many = That is too many: { $most } at most.
classroom-refuse-not-pupil = Only pupils can do that.
classroom-refuse-not-teacher = Only the teacher can do that.
classroom-refuse-unknown-pool = These saints are not available here.
classroom-refuse-unknown-pupil = This pupil is not in the class any more.
classroom-refuse-unknown-table = This table is gone.
classroom-refuse-no-questions = There are no questions for this choice. Take other saints or another level.
classroom-refuse-needs-time = Quick answers count double only where a question has a time.

## A first lesson

classroom-lesson = A first lesson
classroom-lesson-what = Forty-five minutes with saints and games, and nobody needs an account. You need a screen that all can see, and some phones or tablets: one for two or three children is enough.
classroom-minutes = { $count } minutes
classroom-lesson-before = The day before
classroom-lesson-before-1 = Open a class, come in with your own phone, start a bee, answer a question, and close the class again. After that you know every button.
classroom-lesson-before-2 = Try it in the school’s own network, with a device such as the children have. Some networks keep devices from reaching addresses they do not know.
classroom-lesson-come = Coming in
classroom-lesson-come-1 = Open the class and put the view for the projector on the wall. The children type the code, or point a camera at the picture, and write a first name. A nickname will do as well.
classroom-lesson-come-2 = Whoever has no device shares one: “Someone else on this device” adds a name. When all are in, shut the door: the code opens nothing then.
classroom-lesson-bee = A bee
classroom-lesson-bee-1 = Take the famous saints, the easy level, eight questions and no time limit. All answer the same question, each in secret. Read it aloud. Once everybody has answered, the right answer is shown; you can show it earlier, too.
classroom-lesson-bee-2 = The wall shows how many chose what, never who. Say a sentence about the saint before you go on; that is the lesson.
classroom-lesson-round = A learning round
classroom-lesson-round-1 = Now everybody answers ten questions at their own pace. You see how far each one is, and who may need a word from you.
classroom-lesson-tables = Tables
classroom-lesson-tables-1 = Choose a game and let the groups be drawn, or make them yourself. The Holy Quest asks about the saints they have just met; SaintCards is quickly learnt. Three or four at a table play best.
classroom-lesson-tables-2 = Put those who share a device at one table: choose the groups yourself then. If a group is too small for a game, bots join in.
classroom-lesson-tables-3 = You see every table at a glance. A raised hand is a call for help: “Coming” tells them that you have seen it. When you want everybody’s ears, pause all; nothing is lost.
classroom-lesson-end = The end
classroom-lesson-end-1 = Look at the results together, or save them for yourself. Then close the class: names, answers and points are deleted at once.
classroom-lesson-wrong = When something goes wrong
classroom-lesson-wrong-1 = A phone dropped out: open the page again, and the child is back with everything it had. A battery is empty: touch the name on your board, then “Move to another device”.
classroom-lesson-wrong-2 = Somebody is in who does not belong there, or has a name that hurts: take them out, then shut the door; when you open it again, it has a new code.
classroom-lesson-wrong-3 = The network is gone: games and answers wait, and go on where they were.

## For parents and schools

classroom-privacy = For parents and schools
classroom-privacy-what = What a class in Questable knows about a child, who sees it, and when it is gone. It is all on this page.
classroom-privacy-asked = What a child is asked
classroom-privacy-asked-1 = A first name or a nickname, typed by the child. Nothing else: no surname, no account, no e-mail address, no photograph, no date of birth.
classroom-privacy-asked-2 = The teacher can change a name or take it out of the class at any time. What somebody has done until then is deleted with the class.
classroom-privacy-kept = What is kept, and for how long
classroom-privacy-kept-1 = While a class is open, this server keeps the first names, the answers in bees and learning rounds, the moves at the tables, and when each of them came in. Nobody outside the class can see them.
classroom-privacy-kept-2 = All of it is deleted from the server’s database when the teacher closes the class. If that is forgotten, it is deleted by itself at the hour that all in the class can read. The teacher chooses that hour, 24 hours ahead at most.
classroom-privacy-kept-3 = No network address is stored with a class. What goes wrong on the server is written into a log, without names, answers or addresses.
classroom-privacy-seen = Who sees what
classroom-privacy-seen-1 = The teacher sees the first names, who is there, and the results, and can save the results as a file. That file is then in the teacher’s care.
classroom-privacy-seen-2 = The view for the projector shows numbers: how many have answered, and how many chose what. No name stands there. Pupils see their own answers; at a table they see the first names and the moves of those they play with.
classroom-privacy-seen-3 = Nobody can write freely to others: at the tables there are ready-made phrases. There are no advertisements and no cookies, nothing follows anybody, and nothing is loaded from other companies.
classroom-privacy-device = On the child’s device
classroom-privacy-device-1 = The browser keeps the first name and the way back into the class, so that a child who drops out can come back. Once the class is over, the page of the class forgets both the next time it is opened. Language and colours stay.
classroom-privacy-device-2 = Whoever learns the saints alone, outside a class, leaves what was learnt on the device; it is never joined with a class.
classroom-privacy-backups = Copies of the server
classroom-privacy-backups-1 = Whoever runs this server may make copies of its database, as is usual against accidents. Copies and archives that were made while a class was open hold what the class held at that moment, until they are deleted themselves.
classroom-privacy-backups-2 = How often copies are made, and how long they are kept, is for those who run the server to say. Ask them before the first lesson.
classroom-privacy-rights = Questions
classroom-privacy-rights-1 = After a class there is nothing left here to ask for. While it is open, the teacher can show what is kept of a child, correct the name, or take the child out of the class.
