# Une partie guidée : l’élève joue les coups dont parlent les notes.

guide-step = Étape { $n } sur { $count }
guide-go-on = Continuer
guide-leap = Passer à la suite
guide-back = Retour
guide-show = Jouez pour moi
guide-leave = Quitter
guide-again = Recommencer
guide-play = Jouer une vraie partie
guide-your-move = À vous : { $words }
guide-other = C’est permis aussi. Mais ici, jouez plutôt : { $words }
guide-allowed = C’est permis.
guide-moves = Tous les coups en liste
guide-happened = Ce qui s’est passé
guide-loading = Chargement de la leçon…
guide-failed = La leçon n’a pas pu être chargée.
guide-list = Leçons
guide-minutes = Environ { $minutes } minutes
