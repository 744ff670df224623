### Les chapitres des règles de tous les jeux.

chapter-T-1 = À qui de jouer
chapter-T-2 = Reprendre un coup
chapter-T-3 = Places et séries
chapter-T-4 = Temps et vrais dés
chapter-T-5 = Ce que chacun peut voir
