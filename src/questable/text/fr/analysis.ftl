### Words of the analysis after a game, in the terminal and on the page.
###
### $seat is what a seat is called; chances are in percent, steps in points of percent.
### $tense is "did" for what was played, "would" for what was not.

analysis-decision = { $seat } : { $words }
analysis-chance = Hasard : { $words }
analysis-better = « { $best } » était préférable : il reste environ { $value } % de chances de gagner, contre { $kept } % environ avec le coup joué.
analysis-better-together = « { $best } » semblait préférable.
analysis-right = Un bon choix : il reste environ { $value } % de chances de gagner, contre { $kept } % environ avec « { $other } ».
analysis-right-together = Un bon choix, qui semblait préférable à « { $other } ».
analysis-good = Un bon choix.
analysis-later = Un bon choix : « { $best } » est venu ensuite, dans le même tour.
analysis-even = Un bon choix : « { $best } » valait à peu près autant.
analysis-unsure = « { $best } » était peut-être préférable, mais ce n’est pas certain.
analysis-only = Il n’y avait pas d’autre choix.
analysis-knowledge = Une question : c’est le savoir qui compte.
analysis-luck-good = De la chance pour { $seat } : environ { $n } { $n ->
        [one] point
       *[other] points
    } de plus.
analysis-luck-bad = De la malchance pour { $seat } : environ { $n } { $n ->
        [one] point
       *[other] points
    } de moins.
analysis-luck-good-together = De la chance pour tout le monde.
analysis-luck-bad-together = De la malchance pour tout le monde.
analysis-luck-none = Les chances de chacun n’ont guère changé.
analysis-luck-unsure = Quelqu’un y a peut-être gagné ou perdu, mais ce n’est pas certain.
analysis-side = { $one } et { $other }
analysis-better-wins =
    { $tense ->
        [did] Ce coup gagne la partie.
       *[would] Ce coup aurait gagné la partie.
    }
analysis-better-loses =
    { $tense ->
        [did] L’autre coup aurait aussitôt perdu la partie.
       *[would] Le coup joué a aussitôt perdu la partie.
    }

## The command

analysis-title = { $title } : comment s’est jouée la partie
analysis-estimate =
    Chances en % : depuis chaque position, { $playouts } suites de partie ont été essayées ; la précision est d’environ { $error } { $error ->
        [one] point
       *[other] points
    }, pour autant que les robots jugent bien.
analysis-estimate-together =
    Ici tout le monde joue ensemble et le graphique ne fait que comparer : 50 vaut autant qu’au début. Depuis chaque position, { $playouts } suites de partie ont été essayées.
analysis-teams = Les coéquipiers gagnent ensemble : chacun a les chances de toute son équipe.
analysis-fair = Chacun est jugé d’après ce qu’il pouvait voir à ce moment-là.
analysis-open = Cartes sur table : ceci tient compte de ce que personne ne pouvait voir à ce moment-là.
analysis-whose = À qui était la partie ?
analysis-whose-together = Où en était la partie ?
analysis-start = début
analysis-end = coup { $n }
analysis-turning =
    { $count ->
        [0] Aucun tournant certain en { $moves } coups
        [one] Un tournant en { $moves } coups
       *[other] { $count } tournants en { $moves } coups
    }
analysis-move = Coup { $n }
analysis-skill = Chance et décisions
analysis-skill-help = La chance, c’est ce que les dés et les cartes ont changé ; les décisions, ce que chacun a perdu par ses propres choix. Les deux sont en points, avec une marge d’erreur. Le reste vient des autres, et de ce que les estimations jugent mal.
analysis-column-began = au début
analysis-column-ended = à la fin
analysis-column-luck = chance
analysis-column-decisions = décisions
analysis-column-adjusted = sans la chance
analysis-kept = Gardé dans { $file }.
analysis-again = Déjà calculé : lu dans { $file }.
analysis-not-over = { $file } : cette partie n’est pas finie. Seule une partie finie est analysée.
analysis-unknown-depth = --depth est l’un de { $known }, pas « { $name } ».
analysis-said = Coup { $n } : { $chances }.
analysis-said-seat = { $seat } { $n } %
analysis-said-together = { $n } sur 100
analysis-said-sums = { $seat } : chance { $luck }, décisions { $decisions }.

## La page

analysis-page = Comment ça s’est passé
analysis-depth = Avec quel soin
analysis-depth-quick = Vite
analysis-depth-usual = Normal
analysis-depth-deep = À fond
analysis-open-switch = Cartes sur table
analysis-open-mark = Cartes sur table : personne ne pouvait voir cela à ce moment-là
analysis-working = Analyse de la partie…
analysis-progress = { $done } coups analysés sur { $total }
analysis-stop = Arrêter
analysis-stopped = Analyse arrêtée.
analysis-go-on = Continuer
analysis-scrub = Position dans la partie
analysis-board = Le plateau avant ce coup
analysis-move-of = Coup { $n } sur { $total }
analysis-at-end = La fin de la partie
analysis-played = joué : { $n } %
analysis-best = mieux : { $n } %
analysis-percent = { $n } %
analysis-back = Coup précédent
analysis-next = Coup suivant
analysis-try = Essayer à partir d’ici
analysis-try-as =
    { $players ->
        [1] Vous : { $seat }
        [2] Vous : { $seat } ; un robot joue l’autre place
       *[other] Vous : { $seat } ; des robots jouent les autres places
    }
analysis-step = { $seat } : { $step } { $n ->
        [0] point
        [one] point
        [-1] point
       *[other] points
    }
analysis-rest =
    { $n ->
        [one] L’autre coup n’a rien changé de façon certaine.
       *[other] Les { $n } autres coups ont peu changé, ou rien de façon certaine.
    }
analysis-seat = joueur
analysis-mix = Sur dix pas qui ont fait bouger les chances, { $luck } viennent du hasard et { $decisions } des décisions.
analysis-table = En tableau
analysis-column-move = après le coup
analysis-column-all = tous
analysis-watch = Revoir la partie
analysis-save = Enregistrer la partie
analysis-keys = Touches : ← et → un coup, avec Maj un moment, T pour essayer, Début et Fin.
