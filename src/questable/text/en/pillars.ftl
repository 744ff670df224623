### Words of Pillars of Faith.
###
### $religion is red, gold, blue or apostate; so are $from and $to where a follower is turned, else
### they are places. $station is a1 to m8, $site a12 to m78. $by is wings, assembly or unholy. $seat
### is a person's name. $state is led, neutral or undrawn.

pillars-title = Pillars of Faith
pillars-genre = Pure strategy
pillars-blurb = An abstract game about four invented religions that win over each other’s followers. Surround a pillar, or corrupt them all.
pillars-packs = another start for the stones
pillars-minutes = 45 min
pillars-aim = Surround a pillar with six of your followers. The Apostates win by wiping out a religion.
pillars-aim-faithful = Surround a pillar with six of your followers: { $done } of 6 so far.
pillars-aim-apostate = Win over all followers of another religion: the smallest has { $left } left.

## About the printed game, and the chapters of its rules

pillars-about = Pillars of Faith was designed by Clark Rodeffer, with graphics by Matt Worden (version 0.3.10β, August 2005, © Clark Rodeffer). It is played with a SiegeStones™ set, a trademark of Live Oak Games, LLC.
pillars-thanks = Its rulebook thanks the twelve people who tested it.
chapter-P-1 = Board
chapter-P-2 = Set-up
chapter-P-3 = A turn
chapter-P-4 = Consequences, after every move
chapter-P-5 = End

## Rules, one sentence each

rule-P-1-1 = The board has 37 sites and 72 stations: 54 gaps between three sites and 18 pockets at the rim, between two.
rule-P-1-2 = Every station has exactly three neighbours. In the middle a site has six stations around it, on an edge five, at a corner four.
rule-P-1-3 = Something stands there already, and each place holds one. Pillars stand on sites, followers on stations, and move to the next.
rule-P-1-4 = There are four pillars, and 20 stones in each of four religions: three Faithful ones and Apostate Anathema.
rule-P-2-1 = Nine Red, nine Gold, nine Blue and three Apostate followers start on the board. The other stones wait off the board.
rule-P-2-2 = The classic set-up is the same from all three sides, and no formation can be made with the first move.
rule-P-2-3 = Chance says who begins, then each leader draws another religion. Religions that nobody drew are Neutral.
rule-P-2-4 = The swift set-up changes three stones a side. Games are much shorter and usually end with a surrounded pillar.
rule-P-3-1 = Move one follower, your own or a Neutral one, to an empty station next to it. You pass only if there is no move.
rule-P-3-2 = Followers may move along the rim from pocket to pocket, around corners too.
rule-P-3-3 = A Faithful follower beside a pillar may not move, and none may move to a station beside a pillar. Apostates may.
rule-P-3-4 = The follower that the leader before you moved may not be moved again now, even if it has changed religion.
rule-P-3-5 = An Apostate leader without followers is still in the game: a Neutral follower that can move must be moved, or the turn is skipped.
rule-P-4-1 = Wings come first: two followers of one religion next to one of another turn it. A follower in a pocket is never turned so.
rule-P-4-2 = A turned follower is replaced from off the board, by an Apostate if its new religion has no stone left, or not at all.
rule-P-4-3 = New Wings are carried out before anything else.
rule-P-4-4 = Wings that are not tangled are carried out first, all at once. Among tangled ones the acting leader picks one at a time.
rule-P-4-5 = Only when three followers stand around a fourth of their own does their leader move a pillar; then one of the three is corrupted.
rule-P-4-6 = In an Unholy Assembly a pillar moves, then one of the three outer Apostates joins a Faithful religion with a stone left.
rule-P-4-7 = You may not choose a follower whom Wings would turn straight back. If all three are such, it is a Machine and nobody is turned.
rule-P-4-8 = A Machine must move a pillar once each turn. Only then may its leader stop, and it rests for the turn while it is a Machine.
rule-P-4-9 = The centre of an Assembly is never the one that is turned, and a pocket is never the centre.
rule-P-4-10 = The leader of the religion that made it chooses; if it is Neutral, whoever made this turn’s move or last chose an outer follower.
rule-P-4-11 = After each Assembly, Wings are looked for again. The leader whose turn it is says which of several Assemblies is next.
rule-P-5-1 = A Faithful leader wins at once when six of their followers surround a pillar. Pillars on the rim do not count.
rule-P-5-2 = The Apostate leader wins at once when any Faithful religion has no follower left on the board.
rule-P-5-3 = Nobody wins if a Neutral religion surrounds a pillar, or if a religion is wiped out while the Apostates are Neutral.
rule-P-5-4 = Surrounding a pillar with Apostates wins nothing, and neither does turning the last Apostate.
rule-P-5-5 = If a game ends in several ways at once, a surrounded pillar comes first, then a wiped-out religion, then no winner.
rule-P-5-6 = One move can set off a chain: Wings, an Assembly, a pillar move, a corruption, and Wings again.
rule-P-5-7 = If all leaders pass in turn, the game ends without a winner.
rule-P-5-8 = With a turn limit, the game ends without a winner after that many turns.

## Religions: the name, within a sentence, after “of”, the colour, the letter

pillars-religion =
    { $religion ->
        [red] Red Radicals
        [gold] Gold Mongers
        [blue] Blue Blazes
        [apostate] Apostate Anathema
       *[other] { $religion }
    }
pillars-religion-the =
    { $religion ->
        [red] the Red Radicals
        [gold] the Gold Mongers
        [blue] the Blue Blazes
        [apostate] Apostate Anathema
       *[other] { $religion }
    }
pillars-religion-of =
    { $religion ->
        [red] of the Red Radicals
        [gold] of the Gold Mongers
        [blue] of the Blue Blazes
        [apostate] of Apostate Anathema
       *[other] of { $religion }
    }
pillars-colour =
    { $religion ->
        [red] Red
        [gold] Gold
        [blue] Blue
        [apostate] Apostate
       *[other] { $religion }
    }
pillars-letter =
    { $religion ->
        [red] R
        [gold] G
        [blue] B
        [apostate] A
       *[other] { $religion }
    }

## One follower, in general, and before and after it is turned

pillars-follower =
    { $religion ->
        [red] the Red follower
        [gold] the Gold follower
        [blue] the Blue follower
        [apostate] the Apostate follower
       *[other] the follower
    }
pillars-follower-a =
    { $religion ->
        [red] a Red follower
        [gold] a Gold follower
        [blue] a Blue follower
        [apostate] an Apostate follower
       *[other] a follower
    }
pillars-from =
    { $from ->
        [red] the Red follower
        [gold] the Gold follower
        [blue] the Blue follower
        [apostate] the Apostate follower
       *[other] the follower
    }
pillars-to =
    { $to ->
        [red] joins the Red Radicals
        [gold] joins the Gold Mongers
        [blue] joins the Blue Blazes
        [apostate] joins Apostate Anathema
       *[other] is turned
    }

## What the game is waiting for

pillars-prompt-first = Who begins?
pillars-prompt-draw = Which religion does { $seat } draw?
pillars-prompt-move =
    { $religion ->
        [red] Move one Red follower.
        [gold] Move one Gold follower.
        [blue] Move one Blue follower.
        [apostate] Move one Apostate follower.
       *[other] Move one follower.
    }
pillars-prompt-move-neutral =
    { $religion ->
        [red] Move one Red or Neutral follower.
        [gold] Move one Gold or Neutral follower.
        [blue] Move one Blue or Neutral follower.
        [apostate] Move one Apostate or Neutral follower.
       *[other] Move one follower.
    }
pillars-prompt-consequences = The consequences are being worked out.
pillars-prompt-wings = Which of these Wings are carried out first?
pillars-prompt-assemblies = Which of these Assemblies is carried out first?
pillars-prompt-pillar =
    { $religion ->
        [apostate] The Unholy Assembly around { $station } moves a pillar. Which one, and where to?
       *[other] The Assembly around { $station } moves a pillar. Which one, and where to?
    }
pillars-prompt-machine = The Machine { pillars-religion-of } around { $station } may move another pillar. Go on, or stop?
pillars-prompt-outer =
    { $religion ->
        [apostate] Which outer Apostate of the Assembly around { $station } is converted?
       *[other] Which outer follower of the Assembly around { $station } is given up?
    }
pillars-prompt-target = Which religion does the follower on { $station } join?

## What somebody can do

pillars-action-first = { $seat } begins
pillars-action-draw = Draw { pillars-religion-the }
pillars-action-move = { pillars-colour } from { $from } to { $to }
pillars-action-pass = Pass: no move is possible
pillars-action-convert = Turn { pillars-follower } on { $station }
pillars-action-assembly = The { pillars-colour } Assembly around { $station }
pillars-action-pillar = Pillar from { $from } to { $to }
pillars-action-outer = Give up { pillars-follower } on { $station }
pillars-action-to = It joins { pillars-religion-the }
pillars-action-stop = Stop: leave the Machine alone

## Why something cannot be done

pillars-why-far = { $station } is too far: a follower moves one step at a time.
pillars-why-full = Somebody stands on { $station } already.
pillars-why-nobody = Nobody stands on { $station }.
pillars-why-not-yours = You do not lead { pillars-religion-the }: this follower is not yours to move.
pillars-why-holds = The follower on { $station } is beside a pillar and cannot move.
pillars-why-holy = { $station } is beside a pillar: only Apostates may go there.
pillars-why-banned = The follower on { $station } has only just been moved. It must rest for a turn.

## What happened

pillars-event-first = { $seat } begins.
pillars-event-drew = { $seat } leads { pillars-religion-the }.
pillars-event-neutral = Nobody leads { pillars-religion-the }: anyone may move these followers.
pillars-event-moved = { $seat } moves { pillars-follower-a } from { $from } to { $to }.
pillars-event-passed = { $seat } has no move and passes.
pillars-event-tangled = { $count } Wings are tangled: { $seat } chooses which to carry out.
pillars-event-short = There are not enough stones for { $count } Wings: { $seat } chooses which to carry out.
pillars-event-converted =
    { $by ->
        [wings] Wings { pillars-religion-of }: { pillars-from } on { $station } { pillars-to }.
        [unholy] After the Unholy Assembly, { pillars-from } on { $station } { pillars-to }.
       *[other] No Apostate stone is left: { pillars-from } on { $station } { pillars-to }.
    }
pillars-event-corrupted =
    { $by ->
        [wings]
            { $religion ->
                [apostate] Apostate Wings: { pillars-from } on { $station } is corrupted.
               *[other] Wings { pillars-religion-of }, without a stone left: { pillars-from } on { $station } is corrupted.
            }
       *[other] The price of the Assembly: { pillars-from } on { $station } is corrupted.
    }
pillars-event-several = { $count } Assemblies stand: { $seat } says which is next.
pillars-event-assembly = An Assembly { pillars-religion-of } stands around { $station }: { $seat } must move a pillar.
pillars-event-unholy = An Unholy Assembly stands around { $station }: { $seat } must move a pillar.
pillars-event-machine = An Abominable Machine { pillars-religion-of } stands around { $station }: { $seat } must move a pillar.
pillars-event-pillar = { $seat } moves the pillar from { $from } to { $to }.
pillars-event-stopped = { $seat } leaves the Machine around { $station } alone.
pillars-event-surrounded = Six followers { pillars-religion-of } surround the pillar on { $site }!
pillars-event-wiped-out = No follower { pillars-religion-of } is left on the board!
pillars-event-won = { $seat } wins with { pillars-religion-the }!
pillars-event-ended =
    { $reason ->
        [neutral-surrounded] A Neutral religion has surrounded a pillar. Nobody wins.
        [neutral-wiped-out] A religion is wiped out while the Apostates are Neutral. Nobody wins.
        [blocked] All leaders have passed. Nobody wins.
        [turn-limit] The last turn is over. Nobody wins.
       *[other] The game ends. Nobody wins.
    }

## Why the game ended

pillars-reason-surrounded = A pillar was surrounded by six followers of one religion.
pillars-reason-wiped-out = A Faithful religion had no follower left.
pillars-reason-neutral-surrounded = A Neutral religion surrounded a pillar.
pillars-reason-neutral-wiped-out = A Faithful religion had no follower left while the Apostates were Neutral.
pillars-reason-blocked = Nobody could move any more.
pillars-reason-turn-limit = The turn limit was reached.

## Options

pillars-option-setup = Set-up
pillars-option-setup-help = How followers stand at the start: the classic way, or a swift one for games a third as long.
pillars-option-setup-classic = Classic
pillars-option-setup-swift = Swift
pillars-option-setup-classic-help = All followers stand at the start as the rulebook has them. A whole evening’s game.
pillars-option-setup-swift-help = Another start for the followers. A game takes a third of the time.
pillars-option-turn_limit = Turn limit
pillars-option-turn_limit-help = After so many turns the game ends and nobody wins; 0 means that there is no limit.

## The board, for the eye and for the ear

pillars-typed-pillars = pillars, pillar
pillars-shown-turn = Turn { $n }: { $seat }
pillars-shown-turn-limited = Turn { $n } of { $most }: { $seat }
pillars-shown-neutral = Neutral
pillars-shown-off = { $count } off
pillars-shown-banned = ( ) Moved last: { $at }
pillars-shown-centre = [ ] Assembly: { $at }
pillars-shown-stopped = = = Machine at rest: { $places }
pillars-shown-leader =
    { $state ->
        [led] { $seat } leads { pillars-religion-the }.
        [neutral] Nobody leads { pillars-religion-the }: Neutral.
       *[other] It is not yet drawn who leads { pillars-religion-the }.
    }
pillars-shown-stands = { pillars-colour } followers stand on { $places }.
pillars-shown-no-follower = No { pillars-colour } follower is on the board.
pillars-shown-beside =
    { $count ->
        [one] { $count } stone is off the board.
       *[other] { $count } stones are off the board.
    }
pillars-shown-pillars = Pillars stand on { $places }.
pillars-shown-empty = Empty stations: { $places }.
pillars-shown-note-banned = The follower on { $at } was moved last and may not be moved twice in a row.
pillars-shown-note-centre = The Assembly around { $at } is being carried out.
pillars-shown-note-outer = The follower on { $at } waits for a new religion.
pillars-shown-note-stopped = The Machine around { $at } rests for this turn.
pillars-at = On { $at } stands { pillars-follower-a }.
pillars-at-empty = { $at } is empty.
pillars-shown-pocket = It is a pocket at the rim.
pillars-shown-holy = It is beside the pillar on { $places }: only Apostates move here.
pillars-shown-near = Next to it: { $places }.
pillars-shown-short =
    { $religion ->
        [red] { $at } Red
        [gold] { $at } Gold
        [blue] { $at } Blue
        [apostate] { $at } Apostate
       *[other] { $at } empty
    }
pillars-shown-site = { $at } is a site without a pillar.
pillars-shown-site-pillar = A pillar stands on { $at }.
pillars-shown-around = Around it: { $places }.
pillars-legend-followers = Followers are letters: { $known }. A dot is an empty station.
pillars-legend-bricks = Followers walk along the lines. g4 is column g, row 4; the brick below it is the site g45, between rows 4 and 5.
pillars-legend-holy = ▐█▌ is a pillar. On its thick lines only Apostates move; six of one Faithful religion on them win.
pillars-legend-marks = (R) was moved last, [R] is the centre of an Assembly, <R> waits for a new religion, =R= is a Machine at rest.
pillars-legend-panel = ▸ marks who must act, ● a stone on the board, ○ one off the board.
pillars-group-first = First player
pillars-group-draw = Religion
pillars-group-move = Move a follower
pillars-group-pass = Pass
pillars-group-convert = Carry out Wings
pillars-group-assembly = Carry out an Assembly
pillars-group-pillar = Move a pillar
pillars-group-outer = Give up a follower
pillars-group-to = New religion
pillars-group-stop = Stop

## The board in the browser

pillars-board = The board of Pillars of Faith
pillars-board-keys = Stations and sites. Arrow keys go from place to place, Page Down and Page Up to the next that can be chosen, Enter chooses, Escape puts back.
pillars-board-again = Show again
pillars-board-skip = Skip
pillars-board-names = Names of places
pillars-board-neutral = Neutral
pillars-board-off =
    { $count ->
        [one] { $count } stone off the board
       *[other] { $count } stones off the board
    }
pillars-board-wings = Wings
pillars-board-assembly = Assembly
pillars-board-unholy = Unholy Assembly
pillars-board-machine = Abominable Machine
pillars-board-rest = At rest
pillars-board-ring = Surrounded
pillars-board-chooses = { $name }: { $seat } chooses

## Why a hint is good

pillars-hint-followers =
    { $n ->
        [one] It gives you one more follower on the board.
       *[other] It gives you { $n } more followers on the board.
    }

# Why something is or was better, after the game; $tense is "did" or "would".
pillars-better-followers =
    It { $tense ->
        [did] puts
       *[would] would have put
    } { $n ->
        [one] one more follower
       *[other] { $n } more followers
    } on the board.

## Setting up a position

pillars-piece-pillar = pillar
pillars-bench-off = Off the board
pillars-bench-banned = Where the last move ended

## On paper

pillars-print-needs = You need nothing else. Draw religions from a bag, one stone of each.
pillars-print-companion = Only the lots at the start are drawn by hand; after that play on your board and tell the table each move.
pillars-print-board = board, on four sheets
pillars-print-stones = followers
pillars-print-pillars = pillars
pillars-print-setups = pages with a set-up
pillars-print-setup = Set-up: { $name }
pillars-print-setup-said = So all followers and pillars stand when the game begins.
