### Words of the table, whatever the game.

## The table's own rules, one sentence each

rule-T-1-1 = It is not your turn.
rule-T-1-2 = The game is over.
rule-T-1-3 = Something else has to be decided first.
rule-T-1-4 = This is not possible with the options of this game.
rule-T-2-1 = You can undo your own last action until something is revealed, rolled or drawn, or somebody else acts.
rule-T-2-2 = To undo further back, everyone else must agree. The same action gets the same luck again.
rule-T-2-3 = There is no undo in a race.
rule-T-3-1 = Several people can share a seat: they take turns and all see the same.
rule-T-3-2 = A series adds up the scores of its games. Seats and options stay the same unless all agree.
rule-T-3-3 = When somebody goes quiet, a bot may play for them until they come back.
rule-T-4-1 = A decision may have a time limit. When time is up, a safe choice or a bot plays for you.
rule-T-4-2 = When you use your own dice and cards, the person whose turn it is types in what came up.
rule-T-5-1 = Everyone sees what is public. Nobody sees more than their own seat allows until the game is over.

## Everyday words

table-yes = Yes
table-no = No
table-seat = Seat { $n }
# What the bot of a seat is called, after things that saints are known by; no two are alike.
table-bot =
    { $n ->
        [1] Pip
        [2] Bell
        [3] Clover
        [4] Wren
        [5] Quill
        [6] Shell
       *[other] Bot { $n }
    }
table-turn = Turn { $n }
table-your-turn = Your turn!
table-turn-of = It is { $seat }’s turn.
table-game-over = The game is over.
table-undo = Undo
table-nothing-to-undo = There is nothing to undo.
table-options = Options
table-players = Players
table-player-count =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
table-rules-version = Rules version { $version }
# $sentence is the short sentence of the rule, $rule its id.
table-refused = Not possible: { $sentence } ({ $rule })

## Who made an entry of the record

table-by-person = Person
table-by-bot = Bot
table-by-clock = Clock
table-by-dealer = Dealer
table-by-companion = Real dice and cards

## How strong a bot is

table-level-random = plays at random
table-level-novice = is still learning
table-level-club = thinks ahead
table-level-expert = plays well
table-level-master = plays very well
table-bots-random = Bots that play at random
table-bots-novice = Bots that are still learning
table-bots-club = Bots that think ahead
table-bots-expert = Bots that play well
table-bots-master = Bots that play very well

## Set-ups that cannot be played, whatever the game

table-refuse-players-count =
    { $fewest ->
        [one] This game is for 1 to { $most } players, not { $players }.
       *[other] This game is for { $fewest } to { $most } players, not { $players }.
    }
table-refuse-option-value = The option { $option } cannot be { $value }; possible: { $allowed }.
table-refuse-no-setup = These options do not work together.
table-refuse-option-unknown = There is no option { $option }; the options are { $known }.

## Names that are not known

table-unknown-game = There is no game { $name }; the games are { $known }.
table-unknown-level = There is no bot called { $name }; choose from { $known }.
table-unknown-preset = There is no preset { $name }; there are { $known }.
table-unknown-paper = There is no paper { $name }; choose from { $known }.
table-unknown-ink = There is no ink { $name }; choose from { $known }.
table-no-presets = This game has no presets.
table-unknown-language = The language { $name } is not available; choose from { $known }.
table-unknown-rule = There is no rule { $name }.
table-did-you-mean = Did you mean { $name }?
