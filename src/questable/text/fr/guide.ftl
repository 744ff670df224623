# Une partie guidée : l’élève joue les coups dont parlent les notes.

guide-step = Étape { $n } sur { $count }
guide-go-on = Continuer
guide-back = Revenir
guide-show = Jouer pour moi
guide-leave = Quitter
guide-again = Depuis le début
guide-play = Jouer votre propre partie
guide-your-move = À vous : { $words }
guide-other = C’est permis aussi. Mais ici, nous faisons ceci : { $words }
guide-allowed = C’est permis.
guide-moves = Tous les coups par leur nom
guide-happened = Ce qui s’est passé
guide-loading = La partie guidée arrive.
guide-failed = La partie guidée n’a pas pu être chargée.
guide-list = Parties guidées
guide-minutes = Environ { $minutes } minutes
