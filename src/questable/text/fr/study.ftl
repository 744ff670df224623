### Apprendre les saints dans la page, et ce que l’on sait plus ou moins bien, dans la page et au terminal.
###
### $given et $name sont des noms de saints, $words est une réponse, déjà dite, $letter va de A à D.

study-ask-window = Quel est le vitrail de { SAINT($given) } ?
study-ask-who-window = Qui est-ce ?
study-pool-famous = Les plus connus
study-pool-all = Tous les saints

## Ce que l’on sait plus ou moins bien

study-stage-1 = Pas encore
study-stage-2 = Quelques jours
study-stage-3 = Une ou deux semaines
study-stage-4 = Un mois environ
study-stage-5 = Par cœur

## La première feuille

study-title = Apprendre les saints
study-loading = Les saints arrivent…
study-failed = Les saints sont hors d’atteinte. La connexion est peut-être coupée.
study-retry = Réessayer
study-due =
    { $count ->
        [0] Rien ne revient aujourd’hui
        [one] Une fiche revient aujourd’hui
       *[other] { $count } fiches reviennent aujourd’hui
    }
study-due-help = Ce que vous savez revient de plus en plus tard, le reste dès demain. Un jour manqué ne coûte rien.
study-begin = Commencer
study-whom = Qui ?
study-pool = { $title } ({ $count })
study-level = Niveau
study-level-1 = Facile
study-level-2 = Moyen
study-level-3 = Difficile
study-exercises = Cinq façons d’apprendre
study-exercise-who = Qui est-ce ?
study-exercise-who-help = Vitraux et noms : lesquels vont ensemble ?
study-exercise-flash = Cartes-éclair
study-exercise-flash-help = Réfléchissez, puis retournez la carte.
study-exercise-facts = À qui ce trait ?
study-exercise-facts-help = Un fait, quatre réponses.
study-exercise-timeline = Frise du temps
study-exercise-timeline-help = Mettez cinq saints dans l’ordre.
study-exercise-memory = Memory
study-exercise-memory-help = Trouvez les paires.
study-class = Avec toute une classe
study-exercise-review = Ce qui revient

## Une série

study-place = { $n } sur { $total } · { $exercise }
study-round = Cette série
study-step-right = su
study-step-not-yet = pas encore
study-step-now = en cours
study-step-open = à venir
study-letter = { $letter } : { $words }
study-choose = Choisissez une réponse
study-take = Prendre { $letter }
study-read = Lisez-le-moi
study-more = Dites-m’en plus
study-right = Juste !
study-right-who = Juste ! C’est { SAINT($name) }.
study-not-yet = Pas encore. La réponse est { $letter } : { $words }
study-not-yet-who = Pas encore. { $letter } : c’est { SAINT($name) }.
study-chosen-who = Vous avez choisi { SAINT($name) }.
study-comes =
    { $count ->
        [one] Cela revient demain.
       *[other] Cela revient dans { $count } jours.
    }
study-uncounted = Celle-ci était pour s’exercer.
study-next = Suivant
study-end-round = Terminer
study-learnt-more = En savoir plus sur { SAINT($name) }
study-nothing = Rien à revoir et rien de nouveau ici aujourd’hui. Choisissez d’autres saints, un autre niveau ou une autre façon d’apprendre.

## Cartes-éclair

study-flash-who = Qui est-ce ?
study-flash-what = Que savez-vous de ce saint ou de cette sainte ?
study-turn = Retourner la carte
study-knew = Je le savais
study-knew-not = Pas encore
study-both-ways =
    { $count ->
        [one] Pas encore : elle revient demain. Je le savais : demain aussi.
       *[other] Pas encore : elle revient demain. Je le savais : dans { $count } jours.
    }

## Frise du temps

study-order = Qui est mort le premier ? Touchez les cinq dans l’ordre du temps.
study-order-picked = { $name }, numéro { $n }
study-order-take = Voilà l’ordre
study-order-more =
    { $count ->
        [one] Encore un
       *[other] Encore { $count }
    }
study-order-right = Juste ! Les cinq sont dans l’ordre.
study-order-not-yet = Pas encore. Voici l’ordre :
study-order-when = † { $when }
study-order-true = L’ordre du temps

## Memory

study-memory = Trouvez les paires
study-memory-level-1 = Un nom et un vitrail vont ensemble.
study-memory-level-2 = Un nom et une fête vont ensemble.
study-memory-level-3 = Un nom et les années d’une vie vont ensemble.
study-memory-card = Carte { $n }
study-memory-open = Carte { $n } : { $words }
study-memory-found = Carte { $n }, trouvée : { $words }
study-memory-pair = Une paire : { $name }.
study-memory-no-pair = Ces deux cartes ne vont pas ensemble.
study-memory-left =
    { $count ->
        [0] Toutes les paires sont trouvées.
        [one] Il reste une paire.
       *[other] Il reste { $count } paires.
    }
study-memory-tries =
    { $count ->
        [one] Toutes les paires trouvées en un essai.
       *[other] Toutes les paires trouvées en { $count } essais.
    }
study-memory-again = Une autre table

## La fin d’une série

study-done = Vous en saviez { $right } sur { $total }.
study-done-all = Vous avez tout su !
study-met = Les saints de cette série
study-once-more = Revoir ce qui ne l’était pas encore
study-another = Une autre série
study-back = Toutes les façons d’apprendre

## Ce qui est appris

study-progress = Ce que vous avez appris
study-rose = Une rosace avec un carreau par saint. Vous en avez rencontré { $count } sur { $total }, dont { $known } sus par cœur.
study-rose-count = sur { $total } saints
study-rose-help = Un carreau par saint, au jour de sa fête. Il s’éclaire à mesure que vous le connaissez ; une étoile veut dire par cœur.
study-stages = Plus ou moins bien
study-by-pool = Par jeu de cartes
study-pool-met = { $count } sur { $total }

## Ce qui est gardé

study-imported =
    { $count ->
        [one] Une fiche a été reprise.
       *[other] { $count } fiches ont été reprises.
    }
study-forgotten =
    { $count ->
        [one] Une fiche est oubliée.
       *[other] { $count } fiches sont oubliées.
    }
study-exported =
    { $count ->
        [one] Une fiche est dans { $file }.
       *[other] { $count } fiches sont dans { $file }.
    }
study-page-kept =
    { $count ->
        [0] À vous seul : rien n’est encore retenu
        [one] À vous seul : une fiche
       *[other] À vous seul : { $count } fiches
    }
study-page-kept-help = Pas de compte : ce que vous avez appris reste sur cet appareil, et personne d’autre ne le voit. Pour continuer ailleurs, enregistrez un fichier et ouvrez-le là-bas, dans un autre navigateur ou au terminal.
study-page-export = L’emporter
study-page-import = Ouvrir un fichier
study-page-damaged = Ce fichier ne convient pas : il ne vient pas d’Apprendre.
study-page-forget = Oubliez-moi
study-page-forget-help = Tous les saints seront à nouveau inconnus.
study-page-forget-yes = Tout oublier
