### Packs in words: what the fields of a form are called, and what is other than as shipped.

packform-other = It is not as the game ships it.
packform-closed = { $count ->
    [one] one question
   *[other] { $count } questions
}
packform-new = { $count ->
    [one] 1 new
   *[other] { $count } new
}
packform-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
packform-gone = { $count ->
    [one] 1 left out
   *[other] { $count } left out
}
packform-rest = And also
packform-yes = yes

## Questor

packform-questor-goals = Goals
packform-questor-trophies = Trophies that win
packform-questor-tiles = Tiles for the Mage
packform-questor-tiles_three = Tiles for the Mage among three heroes
packform-questor-supply = In the box
packform-questor-monsters = Monsters
packform-questor-die = The die
packform-questor-walls = Where the wall is, by number
packform-questor-faces = Numbers that bring a monster
packform-questor-ahead = ahead
packform-questor-left = left
packform-questor-right = right

## Pillars of Faith

packform-pillars-classic = The classic set-up
packform-pillars-swift = The swift set-up
packform-pillars-sites = A site is two numbers such as “1,-1”, counted from the middle of the board; a stone lies between two or three sites: “1,-1 1,0 2,-1”.
packform-pillars-pillars = Pillars, a site each
packform-pillars-red = Red stones
packform-pillars-gold = Gold stones
packform-pillars-blue = Blue stones
packform-pillars-apostate = Apostates
packform-pillars-turned = Left empty, they stand as the Red ones do, turned round the middle.

## The Holy Quest

packform-holy-quest-questions = Questions
packform-holy-quest-text = Question
packform-holy-quest-answers = Answers
packform-holy-quest-level = How hard
packform-holy-quest-level-1 = easy
packform-holy-quest-level-2 = medium
packform-holy-quest-level-3 = hard
packform-holy-quest-saint = Asked with
packform-holy-quest-every = every Saint card
packform-holy-quest-asked = What is asked
packform-holy-quest-mixed = Ask the game’s own questions too
packform-holy-quest-mixed-help = Else only yours are asked; a saint for whom you have none is asked about as usual.
packform-holy-quest-pieces = Pieces
packform-holy-quest-ice = Ice markers
packform-holy-quest-wrong = Tiles back for a wrong answer
packform-holy-quest-points = Points
packform-holy-quest-target = Points that win a series
packform-holy-quest-target_advanced = The same in Advanced play
packform-holy-quest-board = another board
packform-holy-quest-saints = other saints
packform-holy-quest-cards = other Action cards
packform-holy-quest-names = names for its own saints

## Ràe

packform-rae-quest = The { $name } Quest
packform-rae-events = Events
packform-rae-card = { $name }, { $other }
packform-rae-title-en = Title in English
packform-rae-title-fr = Title in French
packform-rae-story-en = Story in English
packform-rae-story-fr = Story in French
packform-rae-text-en = Text in English
packform-rae-text-fr = Text in French
packform-rae-type = Type
packform-rae-colour = Colour
packform-rae-points = Points
packform-rae-copies = Copies in a deck

## Saints’ cards

packform-saints-saints = Saints
packform-saints-help = The game needs { $low } to { $high } saints.
packform-saints-help-most = At most { $most } saints; two players need about thirty.
packform-saints-name = Name
packform-saints-main = What the saint was (main colour)
packform-saints-month = Feast month
packform-saints-no-month = not known
packform-saints-birth = Century of birth
packform-saints-passing = Century of death
packform-saints-century-help = 13 for the thirteenth, 0 where it is not known.
packform-saints-ribbons = Also was (ribbons)
packform-saints-geography = Regions
packform-saints-order = Order
packform-saints-designations = Titles
packform-saints-expansions = Symbols
packform-saints-set = Comes with
packform-saints-companions = Companions
packform-saints-none = none

## What is wrong, for somebody who fills in a form

packform-fault-no-words = Something has to stand here.
packform-fault-words-too-long = At most { $most } characters fit here.
packform-fault-languages = Write it in one language, or in each of { $languages }.
packform-fault-number-range = A whole number from { $low } to { $high } is needed here.
packform-fault-number-too-large = This number is too large.
packform-fault-pack-name = The pack needs a name of at most { $most } characters.
packform-fault-one-of = Choose one of the list.
packform-fault-too-many-rows = There can be at most { $most }; these are { $count }.
packform-fault-in-no-order = This pack has no such saint.
packform-fault-too-many-questions = At most { $most } questions can go with one saint.
packform-fault-twice = { $key } is there twice.
