### Words of the collection of saints: what cards show, the encyclopedia, questions.
###
### $given is said beforehand: a saint’s name, or a fact in words. $name is a name or what people typed.

## Fact colours (S-1.2) and what they mean

saints-colour-gold = gold
saints-colour-cyan = cyan
saints-colour-orange = orange
saints-colour-red = red
saints-colour-blue = blue
saints-colour-gray = grey
saints-colour-pink = pink
saints-colour-brown = brown
saints-colour-purple = purple
saints-colour-green = green
saints-colour-yellow = yellow
saints-colour-teal = teal

saints-estate-gold = Holy Family and angels
saints-estate-cyan = evangelist
saints-estate-orange = apostle
saints-estate-red = martyr
saints-estate-blue = Doctor of the Church
saints-estate-gray = priest
saints-estate-pink = virgin
saints-estate-brown = religious man
saints-estate-purple = religious woman
saints-estate-green = layperson
saints-estate-yellow = young person
saints-estate-teal = deacon

saints-man-red = martyr
saints-woman-red = martyr
saints-man-green = layman
saints-woman-green = laywoman

## Months and their devotions (S-1.3)

saints-month =
    { $n ->
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
saints-devotion =
    { $n ->
        [1] the Holy Name of Jesus
        [2] the Holy Family
        [3] St. Joseph
        [4] the Holy Spirit
        [5] Mary
        [6] the Sacred Heart
        [7] the Precious Blood
        [8] the Immaculate Heart
        [9] Our Lady of Sorrows
        [10] the Rosary
        [11] the Souls in Purgatory
       *[12] the Immaculate Conception and the Birth of the Saviour
    }
saints-day = { $day } { saints-month }

## Geography, orders, designations (S-1.4), expansions (S-1.5), sets of cards

saints-geography-western-europe = Western Europe
saints-geography-eastern-europe = Eastern Europe
saints-geography-syria-to-india = Syria to India
saints-geography-caucasus = the Caucasus
saints-geography-africa = Africa
saints-geography-americas = the Americas
saints-geography-east-asia-oceania = East Asia and Oceania

saints-order-augustinian = Augustinians
saints-order-benedictine = Benedictines
saints-order-camaldolese = Camaldolese
saints-order-carmelite = Carmelites
saints-order-carthusian = Carthusians
saints-order-cistercian = Cistercians
saints-order-dominican = Dominicans
saints-order-franciscan = Franciscans
saints-order-jesuit = Jesuits
saints-order-redemptorist = Redemptorists
saints-order-servite = Servites
saints-order-trinitarian = Trinitarians

saints-designation-pope = pope
saints-designation-patriarch = patriarch
saints-designation-lay-soldier = lay soldier
saints-designation-secular-royalty = secular royalty

saints-expansion-doctors = Doctors of the Church
saints-expansion-holy-helpers = Holy Helpers
saints-expansion-roman-canon = Roman Canon
saints-expansion-stigmatists = Stigmatists
saints-expansion-bilocators = Bi-locators
saints-expansion-apparitions = Apparitions
saints-expansion-gathered = Where Two or More Are Gathered (x2)

saints-set-core = core set

## Years, centuries, ages

saints-century =
    { $n ->
        [1] 1st century
        [2] 2nd century
        [3] 3rd century
        [21] 21st century
       *[other] { $n }th century
    }
saints-year-about = about { $year }
saints-year-before = { $year } BC
saints-year-unknown = unknown
saints-date = { saints-day } { $year }
saints-month-of = { saints-month } { $year }
saints-in-year = in { $year }
saints-pre-congregation = long ago, before there was a formal process
saints-age =
    { $n ->
        [one] { $n } year
       *[other] { $n } years
    }
saints-age-either = { $least } or { $most } years
saints-age-about = about { $words }

## An entry of the encyclopedia: labels

saints-label-other-names = Also called
saints-label-born = Born
saints-label-died = Died
saints-label-age = Age
saints-label-birthplace = Birthplace
saints-label-places = Lived in
saints-label-feast = Feast
saints-label-other-feasts = Other feasts
saints-label-canonised = Canonised
saints-label-colours = Facts
saints-label-geography = Regions
saints-label-order = Order
saints-label-designations = Title
saints-label-expansions = Symbols
saints-label-companions = Companions
saints-label-patronages = Patron of
saints-label-depicted = In art
saints-label-set = Cards
saints-label-note = Note
saints-feast-devotion = { $day } (month of { $name })
saints-other-feast = { $day }: { $name }
saints-colour-of = { $name } ({ $words })
saints-row = { $name }: { $words }

## The encyclopedia: lists and answers

saints-count =
    { $count ->
        [0] No saint found.
        [one] One saint found.
       *[other] { $count } saints found.
    }
saints-today = The saints of { $day }:
saints-today-none = No saint here has a feast on { $day }. The next ones:
saints-unknown = There is no saint called “{ $name }” here.
saints-several = Several saints match “{ $name }”: { $known }.
saints-suggest = Did you mean { $known }?
saints-wrong-value = { $name } cannot be “{ $text }”; it is one of { $known }.
saints-wrong-date = “{ $text }” is not a date: write month and day, such as 10-04.
saints-today-alone = Use “saints today” alone or with --date, without { $name }.
saints-date-alone = “--date” goes with “saints today”.
saints-what = “saints” can only be followed by “today”, not by “{ $text }”. To see one saint, type “saint NAME”.

## Questions: the saint is given, the fact is asked for

saints-ask-patronage = Who or what is { $given } the patron saint of?
saints-ask-depicted = How do you recognise { $given } in pictures?
saints-ask-truth = Which of these is true of { $given }?
saints-ask-life = What is told of { $given }?
saints-ask-region = Where in the world did { $given } live?
saints-ask-order = To which religious family does { $given } belong?
saints-ask-companion = Who was a relative, friend or companion of { $given }?
saints-ask-birthplace = Where was { $given } born?
saints-ask-lived = Where did { $given } live or work?
saints-ask-died-century = In which century did { $given } die?
saints-ask-born-century = In which century was { $given } born?
saints-ask-died-year = In which year did { $given } die?
saints-ask-age =
    How old was { $given } when { $gender ->
        [feminine] she
       *[masculine] he
    } died?
saints-ask-feast-month = In which month is the feast of { $given }?
saints-ask-feast-day = When is the feast of { $given }?
saints-ask-same-month = Whose feast is in the same month as that of { $given }?
saints-ask-canonised = When was { $given } declared a saint?

## Questions: the saint is asked for

saints-ask-who-patronage = Who is the patron saint of { $given }?
saints-ask-who-depicted = Which saint do pictures show like this: { $given }?
saints-ask-who-truth = Which of these saints { $given }?
saints-ask-who-life = Which saint is this? “{ $given }”
saints-ask-who-region =
    Who lived { $value ->
        [western-europe] in Western Europe
        [eastern-europe] in Eastern Europe
        [syria-to-india] between Syria and India
        [caucasus] in the Caucasus
        [africa] in Africa
        [americas] in the Americas
       *[east-asia-oceania] in East Asia or Oceania
    }?
saints-ask-who-order = Who belongs to the family of the { $given }?
saints-ask-who-birthplace = Who was born in { $given }?
saints-ask-who-died-century = Who died in the { $given }?
saints-ask-who-born-century = Who was born in the { $given }?
saints-ask-who-feast-month = Whose feast is in { $given }?
saints-ask-who-feast-day = Whose feast is on { $given }?

## What may be true of a saint; follows “Which of these saints”

saints-truth-evangelist = wrote one of the four Gospels, as tradition says
saints-truth-apostle = was an apostle
saints-truth-pope = was pope
saints-truth-martyr = is honoured as a martyr
saints-truth-doctor = is a Doctor of the Church
saints-truth-royalty = belonged to a ruling family
saints-truth-soldier = bore arms, as history or tradition tells
saints-truth-deacon = was a deacon at death
saints-truth-young = died young
saints-truth-religious-woman = was a nun or sister
saints-truth-religious-man = was a monk, friar, brother or hermit
saints-truth-priest = was a priest or bishop
saints-truth-layperson = was a layperson: no priest, monk or nun
saints-truth-patriarch = was patriarch of an ancient Church
saints-truth-stigmata = bore the wounds of Christ, the stigmata
saints-truth-bilocation = is said to have been in two places at once
saints-truth-apparitions = is known for visions of Jesus, Mary or the saints
saints-truth-helper = is one of the Fourteen Holy Helpers
saints-truth-canon = is named in the Roman Canon, the first Eucharistic Prayer
