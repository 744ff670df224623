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
lab-chart-middle = { $title } : la moitié de { $low } à { $high }, celle du milieu { $middle }

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
    } ; les plus équitables{ $again ->
        [yes] , rejoués
       *[no] {""}
    }. Une part égale est { $even }.
lab-fair-yes = peut-être équitable
lab-fair-no = pas équitable

## La page

lab-page-title = Labo des variantes
lab-page-title-of = Labo des variantes : { $title }
lab-page-help = Changez une règle, et des robots jouent mille parties : voyez qui gagne, combien de temps dure une partie et si elle est animée, à côté de la règle du jeu. Quel jeu ?
lab-page-games = Jeux
lab-page-rules = Cochez une règle
lab-page-from = Partir de
lab-page-book = La règle
lab-page-yours = Vos règles
lab-page-first = Les premières règles
lab-page-book-mark = { $value } : la règle
lab-page-more = Plus de règles
lab-page-more-note = { $count } à changer
lab-page-house = Le paquet de cette maison
lab-page-house-help = { $file } d’un côté, le jeu tel qu’il est imprimé de l’autre.
lab-page-numbers = Nombres de la boîte
lab-page-numbers-note =
    { $count ->
        [0] tous d’origine
        [one] un changé
       *[other] { $count } changés
    }
lab-page-numbers-help = Les nombres du matériel. Cherchez-les par leur nom.
lab-page-numbers-search = Chercher un nombre
lab-page-numbers-none = Aucun nombre de ce nom.
lab-page-numbers-rest = Encore { $count } : cherchez-les.
lab-page-put-back = Remettre { $name }
lab-page-players = Joueurs
lab-page-bots = Qui joue
lab-page-count = Parties de chaque côté
lab-page-play = Jouer ainsi
lab-page-play-numbers = Les nombres de la boîte restent au labo.
lab-page-reset = Comme dans la règle
lab-page-base = Comparer d’autres règles à celles-ci
lab-page-base-now = Comparé à : { $rules }
lab-page-base-book = Comparer de nouveau à la règle
lab-page-link = Copier un lien
lab-page-copied = Copié.
lab-page-save = Enregistrer les chiffres
lab-page-command = La même chose dans un terminal
lab-page-copy-command = Copier la commande
lab-page-results = Ce que cela change
lab-page-measures-title = Toutes les mesures

## Où on en est

lab-page-progress = { $done } parties sur { $most }
lab-page-rate = environ { $rate } par seconde
lab-page-kept = les { $games } de la règle sont gardées
lab-page-whole = Toutes les parties sont jouées.
lab-page-stopped = En pause.
lab-page-waiting = En attendant les premières parties
lab-page-pause = Pause
lab-page-go-on = Continuer
lab-page-busy = Le serveur joue pour beaucoup de monde en ce moment. Réessayez dans une minute.
lab-page-too-fast = On joue déjà assez depuis votre adresse. Attendez une minute, puis continuez.
lab-page-too-dear = Avec ces règles, une seule partie dure trop longtemps.
lab-page-unreadable = Avec ces règles, aucune partie n’arrive à son terme.
lab-page-spoken = { $games } parties jouées. { $says }

## Quel rôle gagne, quelle place, combien de temps, quel suspense

lab-page-roles =
    { $role ->
        [hero] Quel héros gagne
        [religion] Quelle religion gagne
        [order] Quel ordre gagne
        [place] Est-ce un avantage de commencer ?
       *[other] Quel rôle gagne
    }
lab-page-seats = Une place est-elle meilleure ?
lab-page-team = L’équipe gagne-t-elle ?
lab-page-length = Combien de temps
lab-page-length-help = Minutes à table : la moitié des parties se trouve dans la boîte, une sur vingt dépasse le trait.
lab-page-drama = Suspense
lab-page-drama-lead-changes = Changements de tête par partie
lab-page-drama-comebacks = Gagné depuis la dernière place à la mi-temps
lab-page-drama-drama = Retard du gagnant, en moyenne
lab-page-seat = Place { $n }
lab-page-everybody = Tous ensemble
lab-page-percent = { $n } %
lab-page-minutes = { $n } min
lab-page-even = La ligne pointillée est une part égale, { $n } sur cent.
lab-page-row = { $name } : { $value }, entre { $low } et { $high }
lab-page-row-both = { $name } : { $value }, entre { $low } et { $high } ; { $base } { $other }, entre { $from } et { $to }
lab-page-cannot-tell = Impossible à dire pour l’instant.
lab-page-no-difference = Pas de différence nette.
lab-page-apart = Une équipe au lieu de rivaux, c’est une autre question : les victoires sont comptées à part.
lab-page-more-wins = Plus de victoires : { $name }.
lab-page-fewer-wins = Moins de victoires : { $name }.
lab-page-becomes = De { $from } sur cent à { $to }.
lab-page-most-wins = { $name } gagne le plus souvent :
lab-page-most-share = { $n } sur cent ; la part égale est { $even }.
lab-page-no-role = Personne ne gagne nettement plus que les autres.
lab-page-seat-yes = Oui, la place { $n } :
lab-page-seat-share = { $share } sur cent ; la part égale est { $even }.
lab-page-seat-no = Non.
lab-page-seat-no-more = Tous les traits croisent la ligne pointillée. Un trait montre où est la vérité, 19 fois sur 20.
lab-page-team-wins = L’équipe gagne { $n } fois sur cent.
lab-page-length-change =
    { $size ->
        [large] { $course ->
            [shorter] Beaucoup plus court :
           *[longer] Beaucoup plus long :
        }
        [medium] { $course ->
            [shorter] Nettement plus court :
           *[longer] Nettement plus long :
        }
       *[other] { $course ->
            [shorter] Un peu plus court :
           *[longer] Un peu plus long :
        }
    }
lab-page-length-same = À peu près aussi long :
lab-page-length-now = { $to } minutes au lieu de { $from }.
lab-page-length-book = { $n } minutes en moyenne.
lab-page-length-long = Une partie sur vingt dure plus de { $n }.
lab-page-livelier = Plus animé.
lab-page-calmer = Plus calme.
lab-page-mixed = Plus animé d’un côté, plus calme de l’autre.
lab-page-people = Les robots ne sont pas des gens : essayez avant de juger.
