### Why a file that somebody brought cannot be used: `fault-<reason>`, for each reason of a Fault.
###
### $key, $table, $name and $where are names in the file; $found is what stands there, $known what
### could. $saint, $other and $card are keys.

## Any file

fault-empty = The file is empty.
fault-unreadable = The file cannot be read.
fault-not-json = This line is not JSON, from character { $n } on.
fault-not-toml = { $n ->
    [0] This is not TOML: something is missing at the end.
   *[other] This is not TOML, from character { $n } on.
}
fault-line-too-long = This line has { $count } characters; at most { $most } are allowed.
fault-text-too-long = A text has { $count } characters; at most { $most } are allowed.
fault-text-without-end = A text begins here and does not end: a quotation mark is missing.
fault-half-character = A text contains half a character.
fault-odd-letter = A text contains a character that cannot be seen ({ $found }). Type the words again.
fault-no-rows = “{ $key }” stands as [[{ $key }]], once for each.
fault-too-many-rows = There can be at most { $most } of “{ $key }”; these are { $count }.
fault-yes-or-no = { $key } must be true or false.
fault-key-parts = A key can have at most { $most } parts.
fault-word-too-long = A key or a number can have at most { $most } characters.
fault-too-deep = Lists and tables can be nested at most { $most } deep.
fault-number-too-large = A number is too large.
fault-number-not-whole = A number is not a whole number.
fault-no-number = { $key } must be a whole number.
fault-no-text = { $key } must be a text.
fault-no-object = { $key } must be an object.
fault-no-table = The table [{ $key }] is missing.
fault-key-missing = [{ $table }] needs { $key }.
fault-key-unknown = [{ $table }] cannot have { $key }.
fault-unknown-key = “{ $key }” does not belong here.
fault-one-of = { $key } must be one of { $known }, not { $found }.
fault-number-range = { $key } must be a whole number from { $low } to { $high }.
fault-numbers-range = { $key } must be a list of whole numbers from { $low } to { $high }.
fault-number-or-none = { $key } must be a whole number, or 0 for none.
fault-whole-numbers = { $key } must be a list of whole numbers.
fault-multiple = { $key } must be a multiple of { $n }.
fault-hexadecimal = { $key } must be { $n } hexadecimal digits.
fault-list-of-texts = { $key } must be a list of texts.
fault-too-many-texts = { $key } can have at most { $most } texts.
fault-texts-once = { $key } lists texts, each of them once: { $found } cannot stand here.
fault-languages = { $key } needs a text in each of { $languages }, and in no other language.
fault-no-words = { $key } has no text.
fault-words-too-long = { $key } can have at most { $most } characters.
fault-twice = { $key } is there twice.
fault-misshapen = Something is of another type than it must be, at { $where }.

## A saved game

fault-no-header = This is not a saved game of Questable: its first line is missing.
fault-other-format = It has the format { $found }; only { $known } can be read here.
fault-unknown-game = There is no game { $found } here.
fault-other-rules = It was played by version { $found } of the rules; here version { $known } is played.
fault-option-not-plain = The option { $option } must be true or false, a number or a text.
fault-other-pack = It was played with the pack { $name } ({ $found }); { $pack } is another one ({ $known }).
fault-shares = { $key } must be a list, each of { $n } hexadecimal digits.
fault-too-many-entries = A saved game can have at most { $most } entries.
fault-too-many-moves = A game can go on from at most { $most } entries.
fault-entry-shape = An entry is [seat, action, by].
fault-entry-seat = There is no seat { $found }: in the file, players are 0 to { $most }, and -1 is chance.
fault-unknown-action = The game knows no action “{ $action }”.
fault-forbidden = “{ $action }” is forbidden here by { $rule }.
fault-bad-undo = “{ $action }” takes nothing back: a number from 1 on is needed.
fault-undo-too-far = “{ $action }” goes back beyond the start of the game.
fault-seed-line = Only “seed” with { $n } hexadecimal digits can end a saved game.
fault-after-seed = Nothing may follow the line with “seed”.
fault-bots-list = “bots” must be a list of at most { $most }.
fault-bot-entry = A bot begins at an entry from 0 to { $most }, not at { $found }.
fault-bot-seat = A bot cannot have the seat { $found }: in the file, seats are 0 to { $most }.
fault-bot-version = The version of a bot is a number, not { $found }.
fault-bot-level = The level of a bot is a name of at most { $most } characters.
fault-nothing-carried = This game takes nothing over from an earlier one.
fault-carried-scores = “scores” must be { $n } sums of points.
fault-carried-read = “read” must be saints from 0 to { $most }, each once and in order.
fault-carried-first = Only “first” is taken over: one seat from 0 to { $most }, who begins.

## A position

fault-position-no-file = This is not a position: its first line must be “{ $known }”.
fault-position-no-board = Nothing stands on the table: after the options comes an empty line, then the position.
fault-position-too-long = A position can have at most { $most } characters; this one has { $count }.
fault-position-too-many = A position can have at most { $most } lines.
fault-position-heading = A position of this game begins with the line “{ $known }”, not with { $found }.
fault-position-missing = The line “{ $key }” is missing.
fault-position-twice = “{ $key }” is there twice.
fault-position-unknown = “{ $key }” does not belong into this position.
fault-position-one = “{ $key }” needs exactly one word.
fault-position-number = “{ $key }” needs whole numbers, and { $found } is none.
fault-position-word = “{ $key }” cannot have { $found }.
fault-position-row = A line “{ $key }” looks like “{ $known }”.
fault-position-tiles = “{ $key }” needs { $n } rows of { $n } signs each.
fault-position-drawing = Row { $key } of the board must be drawn here.
fault-position-drawn = { $key } shows { $found }; it can show one of { $known }.
fault-position-crowded = Two pawns stand on { $key } ({ $rule }).
fault-position-length = “{ $key }” must have { $n }, not { $count }.
fault-position-range = “{ $key }” must be from { $low } to { $high }, not { $found }.
fault-position-fixed = “{ $key }” is { $known } at this table, not { $found }.
fault-position-count = There are { $count } of “{ $name }”; there must be { $n }.
fault-position-unseen = “{ $key }” has { $count } cards; with what lies face down there must be { $n }.
fault-position-phases = Nobody can ever be waiting like this: { $found }.
fault-position-actor = With “{ $name }” it is the turn of { $n }, not of { $found }: players count from 0, chance is -1, a race -2, secret answers -3.
fault-position-against = “{ $key }: { $found }” cannot stand here ({ $rule }).
fault-position-known = Player { $n } cannot know that of the hand of player { $owner }: the cards are not there.
fault-position-known-card = Nobody can know who holds “{ $name }” like this: it must be in a hand, and known to somebody else.
fault-position-lacking = Player { $n } cannot know that of the hand of player { $owner }: its cards bear those centuries.
fault-bench-not-there = “{ $name }” does not lie there: { $key }.
fault-bench-no-place = “{ $name }” cannot be put there: { $key }.
fault-bench-no-value = “{ $key }” cannot be { $found }.
fault-position-nobody = Nobody could do anything, and the game is not over.
fault-position-outcome = The game is over, but not how it ended.
fault-position-text = The position changes when it is written down.
fault-position-view = Player { $n } could not see the table like this.
fault-position-breaks = The rules cannot go on from here.

## A series

fault-series-line = This is not a line of a series: it needs { $known }.
fault-seats-each = “seats” must name one for each of the { $n } players.
fault-scores = There are { $n } seats and { $count } scores.
fault-no-winner = A winner has no seat.

## A pack

fault-pack-name = A pack needs a name of at most { $most } characters.
fault-other-game = This is a pack for { $found }, and not for { $known }.
fault-game-unsaid = The file does not say which game it is a pack of: its first line must be such as game = "questor".
fault-answers-count = A question needs { $low } to { $high } answers.
fault-answer-empty = Answer { $n } is empty.
fault-answers-alike = Answer { $n } is the same as another one.
fault-pack-too-long = A pack can have at most { $most } characters; this one has { $count }.
fault-pack-too-large = This pack is too large for a saved game.
fault-pack-not-whole = The pack in it is not whole.
fault-other-facts = The pack in it must have { $known }, and nothing else.
fault-bad-key = A key has small letters, digits and hyphens; { $found } is none.
fault-no-key = { $found } is not the key of a saint.
fault-cards-missing = { $key } must list every card.
fault-card-length = A card is a list of { $n } facts.
fault-card-needs = { $card } needs “does” and “copies”.
fault-card-tiles = { $card }: “tiles” is for cards that go back or advance, and they need it.
fault-card-words = { $card } needs “kind”, “title” and “text”.
fault-odd-card = { $card } has something that no card has.
fault-no-such-card = There is no card { $card } in this pack.
fault-too-many-copies = There can be at most { $most } copies of a Quest card.
fault-deck-too-small = At least { $least } Quest cards are needed.
fault-saints-count = A pack has { $low } to { $high } saints, each of them once; this one has { $count }.
fault-too-many-saints = A pack can have at most { $most } saints.
fault-saints-order = The saints must be listed once each, in order.
fault-wildcards = All { $n } WildCards must be listed, in order.
fault-no-companion = { $key }: there is no such other saint here: { $found }.
fault-die-walls = { $key } lists { $n } walls, one for each number of the die.
fault-list-of-sites = { $key } must be a list of texts such as “0,0 1,-1 1,0”.
fault-places = { $key } must list { $n } places; there are { $count }.
fault-no-site = { $found } is no site of the board.
fault-one-site = A pillar stands on one site, not on { $found }.
fault-two-pillars = Two pillars stand on { $found }.
fault-no-station = No station lies exactly between { $found }.
fault-two-followers = A follower of { $key } stands where one of { $other } stands.
fault-path-tiles = The path has { $low } to { $high } tiles; this one has { $count }.
fault-no-cross-over = No cross-over lies across from tile { $n }.
fault-exactly-one = { $key } needs exactly one { $name }.
fault-saints-each = { $key } needs { $n } saints.
fault-saints-more = { $key } can have at most { $most } more saints.
fault-in-no-order = No order of this pack has { $saint }.
fault-unknown-saint = We do not know the saint { $saint }: give a name in [{ $table }].
fault-unknown-saint-near = We do not know the saint { $saint }. Did you mean { $other }? If not, give a name in [{ $table }].
fault-too-many-questions = { $saint } can have at most { $most } questions, each with an id of its own.
fault-odd-question = { $saint }: the question { $found } has no such difficulty or answer.

## The collection of saints

fault-saint-twice = { $saint } is already in { $file }.
fault-main-again = { $key }: { $found } is the main colour already.
fault-as-many = { $key } must have as many texts in every language.
fault-no-year = { $key } is a date such as 1920-05-18, a year, “about” and a year, either with “BC”, “century” and a number, or “unknown”; { $found } is none of them.
fault-no-day = { $key } is a month and a day such as 10-04, not { $found }.
fault-other-feasts = { $key }: each has a day such as 10-04 and words in every language.
fault-not-canonised = { $key } is a year or “pre-congregation”, not { $found }.
