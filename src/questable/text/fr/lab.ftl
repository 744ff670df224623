### Le labo : mesures, rapports, comparaisons. docs/lab.md donne les mêmes définitions.

lab-title = { $name } au labo
lab-head = { $games } { $games ->
        [one] partie
       *[other] parties
    }, { $cases ->
        [one] un seul cas
       *[other] { $cases } cas
    }, graine { $seed } ; Questable { $version }, règles version { $rules }, programme { $program }. Tous les intervalles sont à 95 %.
lab-played = { $name } : { $games } { $games ->
        [one] partie
       *[other] parties
    }, graine { $seed }.
lab-case-plain = comme dans la règle, { $bots }
lab-rulebook = règle

lab-section-measures = À quoi ressemble une partie
lab-section-wins = Qui gagne
lab-section-lengths = Combien de temps
lab-section-axes = Ce qu’un nombre change
lab-section-compared = Côte à côte
lab-section-skill = Chance et talent
lab-section-rules = Quelles règles ont compté

lab-chart-seats = Part de parties gagnées, par place
lab-chart-roles = Part de parties gagnées, par rôle
lab-chart-players = Part de victoire, par robot
lab-chart-minutes = Parties selon les minutes passées à table
lab-chart-entries = Parties selon le nombre d’actions

lab-column-case = cas
lab-column-measure = mesure
lab-column-value = valeur
lab-column-means = ce que c’est
lab-column-base = premier
lab-column-other = deuxième
lab-column-difference = différence
lab-column-effect = effet
lab-column-won = gagné
lab-column-even = part égale
lab-column-skill = talent
lab-column-luck = chance
lab-column-rule = règle
lab-column-fired = fois par partie
lab-column-says = ce qu’elle dit
lab-column-ahead = qui gagne le plus
lab-column-handicap = handicap
lab-column-fair = équité

lab-measure-seat = place { $n }
lab-measure-moves = coups
lab-measure-moves-help = Actions des joueurs dans une partie, sans les dés ni les pioches.
lab-measure-minutes = minutes
lab-measure-minutes-help = Temps passé à table : 2 secondes pour des dés ou une pioche ; pour chaque coup, 2 secondes, plus 3 chaque fois que le nombre d’actions permises double ; de réponses secrètes, seule la plus longue compte ; une course dure ce que durent les réflexes de ses robots.
lab-measure-branching = choix
lab-measure-branching-help = Actions permises à qui doit jouer, en moyenne sur les coups d’une partie, puis sur les parties.
lab-measure-dead-turns = tours morts
lab-measure-dead-turns-help = Part des tours d’une partie où personne n’avait plus d’une action permise.
lab-measure-lead-changes = changements de tête
lab-measure-lead-changes-help = Combien de fois, avant un tour, une autre place se trouve seule en tête que la dernière à l’avoir été.
lab-measure-drama = suspense
lab-measure-drama-help = De combien les chances du futur gagnant sont au-dessous de celles du meneur, en moyenne sur les tours d’une partie.
lab-measure-comebacks = retournements
lab-measure-comebacks-help = Part des parties dont le gagnant était plus mal placé que tous les autres à la moitié des tours.
lab-measure-decisive = tranchées
lab-measure-decisive-help = Part des parties qui se terminent avec quelqu’un qui gagne et quelqu’un qui ne gagne pas.
lab-measure-shared = victoires partagées
lab-measure-shared-help = Part des parties que plus d’une place gagne.
lab-measure-cut-off = interrompues
lab-measure-cut-off-help = Part des parties qui n’étaient pas finies au nombre d’actions où on les arrête.
lab-measure-figure-help = Ce que le jeu compte lui-même, en moyenne sur les parties.

lab-compared = { $one }, puis { $two }
lab-compared-note = Une différence est nette quand son intervalle ne contient pas zéro ; sur vingt lignes, une l’est par hasard. Les parts diffèrent en points. L’effet est celui de Cohen : 0,2 est petit, 0,5 moyen, 0,8 grand.
lab-effect-none = pas nette
lab-effect-slight = infime
lab-effect-small = petit
lab-effect-medium = moyen
lab-effect-large = grand

lab-skill-help = Le talent est la part, au-delà d’une part égale, que le meilleur joueur gagne ; le reste est de la chance. { $high } contre { $low } montre si le jeu de chacun compte vraiment.
lab-rules-help = { $count ->
        [0] Chaque règle a été appliquée ou a interdit quelque chose.
        [one] Une règle n’a jamais été appliquée et n’a rien interdit.
       *[other] { $count } règles n’ont jamais été appliquées et n’ont rien interdit.
    }
lab-rules-fired = Règles appliquées : { $count }
lab-rules-never = Règles qui n’ont jamais compté : { $count }

lab-handicaps = { $name } : { $tried } { $tried ->
        [one] handicap essayé
       *[other] handicaps essayés
    } ; les plus équitables, rejoués. Une part égale est { $even }.
lab-fair-yes = peut-être équitable
lab-fair-no = pas équitable
