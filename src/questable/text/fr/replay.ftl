### Les mots de la page qui rejoue une partie.

replay-title = Revoir
replay-title-of = Revoir : { $title }
replay-none = Il n’y a aucune partie à montrer ici
replay-none-help = Choisissez le fichier d’une partie, ou déposez-le sur cette page. La fin de chaque partie le propose, le terminal aussi.
replay-choose = Choisir un fichier
replay-drop = Déposez la partie ici
replay-bad-link = Ce lien est abîmé : il en manque une partie. Demandez plutôt le fichier de la partie.
replay-waiting = On remet la partie en place …
replay-failed = Le serveur ne répond pas, aucun plateau ne peut être montré. Réessayez dans un instant.
replay-again = Réessayer

replay-start = La partie commence.
replay-moment = Moment { $n } sur { $total }
replay-moment-says = Moment { $n } sur { $total }. { $text }
replay-board = Le plateau
replay-controls = Parcourir la partie
replay-scrub = Moment de la partie
replay-first = Au début
replay-back = Un moment en arrière
replay-play = Jouer
replay-pause = Arrêter
replay-next = Un moment en avant
replay-last = À la fin
replay-speed = Vitesse
replay-keys = Touches : ← et → pour un moment, Espace joue et arrête, Début et Fin mènent au début et à la fin.

replay-moments = Ce qui s’est passé
replay-moments-empty = Rien n’a été raconté.
replay-eyes = Avec les yeux de qui
replay-eyes-all = Ceux d’un spectateur
replay-eyes-shut = La partie n’est pas finie : les mains restent cachées, et vous voyez ce que voit un spectateur (T-5.1).
replay-rules-now = Règles de ce moment

replay-about = Cette partie
replay-over-by = Gagnée par { $seats }
replay-over-nobody = Personne n’a gagné
replay-not-over = Inachevée
replay-entries = { $n } moments en tout
replay-luck-verified = Le hasard est vérifié : chaque dé et chaque carte est ce que donne la graine.
replay-luck-differs =
    { $count ->
        [one] Le hasard n’est pas vrai : une ligne n’est pas ce que donne la graine.
       *[other] Le hasard n’est pas vrai : { $count } lignes ne sont pas ce que donne la graine.
    }
replay-luck-brought = Ce que le donneur a tiré est bien ce que donne la graine. Mais cette partie a repris une partie apportée par quelqu’un, et ses cartes cachées n’ont pas été tirées ici.
replay-luck-unpromised = Rien n’a été promis sur le hasard, ou la graine n’est pas publiée : on ne peut pas le vérifier.
replay-luck-entry = Ligne { $line } : « { $found } » au lieu de « { $due } »
replay-luck-head = Ligne { $line } : une autre promesse que celle de la graine

replay-do = Qu’en faire
replay-fork = Continuer à partir d’ici
replay-fork-over = La partie est finie ici. Revenez en arrière pour continuer.
replay-share = Partager
replay-save = Enregistrer le fichier
replay-rules = Règles
replay-share-title = Un lien vers ce moment
replay-share-help = Toute la partie est dans le lien. Il ne contient aucun nom, aucun serveur ne le garde, et il n’ouvre aucune table.
replay-share-long = Cette partie est trop longue pour un lien. Enregistrez le fichier et envoyez-le.
replay-share-link = Lien
replay-copy = Copier
replay-copied = Copié.
