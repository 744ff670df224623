### Words of the command line: what is wrong with a command, and the figures of simulate.

command-unknown = There is no command “{ $name }”: --help lists them.
command-which = Which command? --help lists them.
command-too-much = There is too much here: { $text }.
command-no-option = There is no option { $name } here.
command-missing = { $name } is missing.
command-at-most = { $name } must be at most { $most }.
command-no-number = { $name } must be a whole number.
command-bad-value = { $name } cannot be used like this.
command-no-value = { $name } stands alone: it takes no value.
command-value-missing = { $name } needs a value.
command-after = { $name } goes after the command.
command-extra = { $name } is not installed. To get it: pip install "questable[{ $extra }]"

command-brought =
    { $file }: not all of its rolls and draws can be checked. { $count ->
        [one] One of them, which not everyone could see, was not made here: it came with
       *[other] { $count } of them, some of which not everyone could see, were not made here: they came with
    } a game that was brought to the table.

## simulate

command-simulated =
    { $name }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $actions } actions, { $rate } a second ({ $build }), { $truncated } cut off.
command-interrupted = Interrupted after { $games } of { $most } games.
command-column-wins = wins
command-column-share = share
command-column-interval = 95 %
command-interval = { $low } to { $high }
command-seat = seat { $n } ({ $level })
command-ending = ending { $name }
command-length = length in actions: { $marks }
command-no-end = no game ended
command-figure = { $name }: { $mean } ({ $least } to { $most })

## arena

command-arena =
    { $name } with { $players } players: { $games } { $games ->
        [one] game
       *[other] games
    }, seed { $seed }, { $build } build. An even share is { $even }.
command-arena-pair =
    { $others ->
        [one] { $one } against { $other }
       *[other] { $one } against { $others } × { $other }
    }
command-arena-levels = --bots needs at least two different levels.
command-arena-other = { $file } holds games that differ in: { $what }. Choose another file.
command-arena-kept = To continue, give the same command again: the games are kept in { $file }.
command-arena-open = not yet clear
command-arena-even = even share
command-arena-goal = at least { $goal }
command-column-games = games
command-column-test = test

## puzzles

command-puzzles-so-far = Games: { $games }. Puzzles: { $count }.
command-puzzles-looked = Games: { $games }. Positions: { $total }. Puzzles found: { $count }.
command-puzzles-other = { $file } holds puzzles that differ in: { $what }. Choose another file.
command-puzzles = { $count ->
        [one] One puzzle is in { $file }.
       *[other] { $count } puzzles are in { $file }.
    }

## new-game

command-new-game = { $name } is written. Play it, and test it:
command-new-game-next = What lies where is told in { $file }.
command-new-game-key = “{ $name }” cannot be the name of a game: small letters, digits and single dashes, a letter first.
command-new-game-taken = There is already a game called “{ $name }”. Choose another name.
command-new-game-package = “{ $name }” would be the Python package { $package }, and that name is taken.

## The lab

command-no-bot = There is no bot “{ $name }”: { $why }.
command-no-cluster = No cluster to play on: { $why }
command-left-out = Left out: { $name }. { $why }
command-nothing-left = Nothing is left that can be played.
command-nothing-differs = The two sides do not differ. Give an --option, a --preset, a --pack or a --number.
command-no-pack-number = The pack of { $game } has no number { $name }.
command-no-rows = { $file } holds no games of a study ({ $what }).
command-report = { $games ->
        [one] One game is
       *[other] { $games } games are
    } told in { $file }.
command-parquet = { $games ->
        [one] One row is in { $file }.
       *[other] { $games } rows are in { $file }.
    }
command-handicap-interrupted = Interrupted after { $count } { $count ->
        [one] handicap; it was
       *[other] handicaps; these were
    } not played again.

## export

command-folder-used = { $file } is in use. Choose a folder that is empty or not there yet.
command-other-setup = { $file } was played with other rules, players or cards than the first one.
command-no-pack = { $game } has no pack to begin with.
command-pack-fine = “{ $name }” can be played with. What is other than in the shipped pack:
command-pack-gone = { $name }: without { $other }
command-print-what = Say one thing to print: a game, --saint NAME, or --record FILE; --names FILE goes with a game or a record.
command-print-pack = A pack goes with a whole game only.
command-print-nobody = { $file } has no names.
command-print-not-over = { $file } is not over yet: certificates are for games that are.
command-print-names =
    { $count ->
        [one] There is one name,
       *[other] There are { $count } names,
    } and { $n } played.
command-printed = Written to { $file }.
command-exported =
    { $games ->
        [one] One game
       *[other] { $games } games
    } with { $entries } entries written to { $file }; its README.md tells what is in them.
command-card-title = Games of { $game }
command-card-games =
    Games: { $games }, of which { $unfinished } were not played to their end. Entries: { $entries }, of which { $decisions } are decisions and the others chance. Players: { $players }.
command-card-bots = Bots played them: { $levels }, seed “{ $seed }”.
command-card-saved = They are saved games.
command-card-version = Written by Questable { $version }, version { $rules } of the rules, pack { $pack } ({ $hash }).
command-card-rules = House rules
command-card-no-rules = This game has none.
command-card-files = Files
command-card-games-file =
    games.parquet has one row for each game: its number (game), its seed or file (source), who played each seat (players), how many entries it has (entries), whether it came to its end (over) and why (reason), the seats that won (winners) and the score of each seat (scores).
command-card-entries-file =
    entries-00000.parquet and those after it have one row for each entry: the numbers of its game and of itself (game, entry), the seat that acted, -1 for chance (seat), the number and the text of the action, one of { $actions } (action, text), the numbers of all that the seat could have done (choices), and what the game came to for that seat (reward): 1 won, -1 lost, 0 drawn or unfinished.
command-card-observation =
    The column observation is what the seat saw before it acted: { $width } numbers from 0 to 255, one byte each, in these parts.
command-card-part = part
command-card-from = first number
command-card-shape = shape
command-card-know = Good to know
command-card-limits =
    An observation has nothing in it that its seat could not know. The same seed, bots, rules and version give the same games. Bots are not people: their games show how the rules work, not how people play. These files are about a person only if games of people were exported.
