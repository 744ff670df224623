### The saints’ pages: one page a saint, the calendar, the search. They are plain HTML from the server.
###
### $name is a saint’s name or what people typed, $day a day of the year in words, $given a month.

## On every page

saintpage-saints = Saints
saintpage-title = { $name } · Saints · Questable
saintpage-home = Questable, the games
saintpage-skip = To the text
saintpage-language = Language
saintpage-about = Saints of the calendar: their lives, places, feasts and signs, to read, to hear and to print.
saintpage-today = Today
saintpage-calendar = Calendar
saintpage-search = Search

## A saint

saintpage-describes = { $name }: { $text }
saintpage-other-language = In French: { $name }
saintpage-neighbours = Through the calendar
saintpage-day-of = { $day }: { $name }
saintpage-read = Read it to me
saintpage-read-stop = Stop reading
saintpage-print = Print
saintpage-learn = Learn
saintpage-colour-in = Window to colour in
saintpage-on-card = On the card
saintpage-no-card = Facts
saintpage-born = born { $date }
saintpage-died = died { $date }
saintpage-rule = what it is on the card: rule { $rule }
saintpage-companions = Companions
saintpage-places = Places
saintpage-born-here = born here
saintpage-area = a region, not one spot
saintpage-map-note = The numbers are those of the list. They tell where, not in which order.
saintpage-not-on-map = not on the map
saintpage-feast = Feast
saintpage-feast-calendar =
    { $calendar ->
        [general] { $day }, in the General Roman Calendar
        [martyrology] { $day }, in the Roman Martyrology
       *[proper] { $day }, in calendars of countries, dioceses and orders
    }

## What a fact is on the card

saintpage-fact-main = the card’s colour
saintpage-fact-ribbon = ribbon
saintpage-fact-birth = century of birth
saintpage-fact-passing = century of passing
saintpage-fact-month = feast month
saintpage-fact-region = part of the world
saintpage-fact-order = order
saintpage-fact-designation = title
saintpage-fact-expansion = symbol

## The calendar

saintpage-months = Months
saintpage-month-title = Saints in { $given }
saintpage-month-count =
    { $count ->
        [one] One saint in { $given }, month of { $devotion }.
       *[other] { $count } saints in { $given }, month of { $devotion }.
    }
saintpage-leap = 29 February comes in leap years only.
saintpage-day-title = Saints of { $day }
saintpage-today-is = Today, { $day }
saintpage-nobody = No saint here has a feast on this day. Next come:
saintpage-day-before = the day before
saintpage-day-after = the day after

## The search

saintpage-search-title = Find saints
saintpage-search-text = Name, place or word
saintpage-search-patronage = Patron of
saintpage-search-century = Century
saintpage-search-geography = Part of the world
saintpage-search-order = Order
saintpage-search-colour = Colour
saintpage-search-designation = Title
saintpage-search-expansion = Symbol
saintpage-search-any = any
saintpage-search-go = Find
saintpage-search-more = More to choose by
saintpage-search-help = In English or French, with or without accents.
saintpage-search-anew = Begin anew
saintpage-all = All { $count } saints

## What cannot be shown

saintpage-lost = There is no such page
saintpage-lost-help = Perhaps the name is spelled another way. Search for it, or look into the calendar.
saintpage-too-long = That is too much to search for
saintpage-too-long-help = A search may have { $most } letters.
