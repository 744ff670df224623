### Les mots du serveur, tels que la ligne de commande les dit.

web-serving = Questable tourne sur { $url } et garde ses tables dans { $db }.
web-serving-lan = Sur le réseau de la maison : { $url }
web-pack = { $game } se joue avec { $file }. Modifiez ce fichier sans rien arrêter : la partie suivante en tiendra compte.
web-pack-renewed = { $file } a changé. La prochaine partie de { $game } en tiendra compte.
web-pack-wrong = { $why } Les tables gardent le paquet d’avant.
web-pack-line = { $file }, ligne { $line } : { $why }
web-pack-refused = { $file } : { $why }
web-stop = Ctrl+C pour l’arrêter. Les parties reprennent quand on le relance.
web-bad-db = « { $db } » n’est pas l’adresse d’une base de données ; écrivez { $example }.
web-store = { $db } est inutilisable : { $why }.
web-port = Le port { $port } est inutilisable : { $why }. Essayez-en un autre avec --port.
web-host = Cette machine n’a pas l’adresse { $host }. Vérifiez --host.
web-taken = Un autre serveur utilise { $db }. Arrêtez-le d’abord.
web-bad-config = { $where } est inutilisable : { $why }.
web-there-already = { $file } existe déjà. Choisissez un autre nom.
web-no-file = { $file } n’existe pas.
web-backed-up = Copié dans { $file }. Les graines des parties en cours s’y trouvent : personne d’autre que vous ne peut le lire.
web-restored = { $db } est comme au moment de la copie.
web-kept-before = Ce qui s’y trouvait avant est gardé dans { $file }.
web-postgres = C’est PostgreSQL { $version }, avec synchronous_commit { $commit }.
web-postgres-unsafe = Attention : { $setting } y est désactivé. Si cette machine s’arrête, des coups confirmés peuvent être perdus.
web-workers-file = Plusieurs processus ont besoin d’une base PostgreSQL : sur un même fichier, ils ne feraient que s’attendre. Indiquez-la avec --db.
web-workers-apart = D’autres machines utilisent cette base. Chacune doit indiquer avec --address où les autres la joignent.
web-postgres-has = { $db } est une base PostgreSQL ; utilisez plutôt { $program }.
web-moving = Tables copiées : { $done } sur { $count }.
web-moved = Les deux bases contiennent maintenant { $rooms ->
    [one] une table
   *[other] { $rooms } tables
} et { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
}. Utilisez désormais la nouvelle.
web-move-other = La nouvelle base contient autre chose : la table { $room } n’est pas celle de l’ancienne. Choisissez une base vide.
web-move-counts = La copie est incomplète : { $done } entrées sur { $count }.
web-move-interrupted = Interrompu. La même commande reprend où elle en était.
web-room = { $room } : ouverte le { $opened }, utilisée { $hours ->
    [0] il y a moins d’une heure
    [one] il y a une heure
   *[other] il y a { $hours } heures
}, { $life }, { $kilobytes } Ko
web-room-alone = sans autre visite
web-room-company = pas encore de partie
web-room-played = on y a joué
web-room-facts = { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
}, { $people ->
    [one] une personne
   *[other] { $people } personnes
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
web-rooms = { $count ->
    [0] Aucune table.
    [one] Une table.
   *[other] { $count } tables.
}
web-no-room = Il n’y a pas de table { $room }.
web-room-deleted = La table { $room } est supprimée.

## Ce qui ne va pas dans une configuration : après le nom du fichier ou de la variable.

config-no-text = ce n’est pas un fichier texte
config-no-toml = { $line ->
    [0] ce n’est pas du TOML
   *[other] la ligne { $line } n’est pas du TOML
}
config-unknown = il n’y a pas de réglage { $name }
config-kind = { $name } doit être { $kind ->
    [int] un nombre entier
    [float] un nombre
    [bool] true ou false
    [array] une liste
    [object] une table
   *[str] un texte
}
config-port = port est un nombre de 0 à 65535
config-days = days vaut au moins 1
config-workers = workers est un nombre de 1 à 64
config-address = address est un hôte et un port, séparés par deux-points, le port inférieur à 65472
config-prefix = prefix commence par une barre oblique et ne finit pas par elle
config-networks = { $name } prend des adresses ou des réseaux, jamais tout le monde
config-packs = packs s’écrit GAME=FILE, un seul fichier par jeu
config-ascii = { $name } s’écrit en simple ASCII

## Ce que dit une machine quand elle ne peut pas : au milieu d’une phrase.

cause-missing = ce fichier ou ce dossier n’existe pas
cause-forbidden = l’accès est refusé
cause-read-only = on ne peut pas y écrire
cause-folder = c’est un dossier
cause-no-folder = une partie du chemin n’est pas un dossier
cause-there = il existe déjà
cause-full = le disque est plein
cause-in-use = il est déjà pris
cause-no-database = ce n’est pas une base de données
cause-no-such-database = cette base de données n’existe pas
cause-no-answer = rien n’y répond
cause-address = l’adresse est illisible
cause-no-store = il n’y a pas de tables de Questable
cause-damaged = la base est abîmée
cause-busy = occupé ; réessayez
cause-newer = la base vient d’une version plus récente de Questable
cause-older = la base vient d’une version plus ancienne ; lancez une fois le serveur dessus
cause-half = la copie n’est pas terminée ; relancez « questable migrate »
web-from-file = Questable ne peut pas s’ouvrir comme un simple fichier. Mettez ce dossier sur un espace web, ou lancez-y python3 -m http.server et ouvrez l’adresse indiquée.

# The columns of a class's results, for a spreadsheet.
web-class-name = Prénom
web-class-points = Points aux concours
web-class-right = Bonnes réponses
web-class-answered = Réponses
web-class-asked = Questions posées
web-class-learnt = Fiches étudiées
web-class-knew = Fiches sues
web-class-games = Parties terminées
web-class-wins = Parties gagnées

## Nombres des paquets, comme le laboratoire les nomme. $n : la place dans une liste ; $card : une
## carte ou un saint.

web-number-questor-die-monsters = Un jet qui amène un monstre (nº { $n })
web-number-questor-supply-monsters = Monstres en tout
web-number-questor-goals-trophies = Monstres que le Guerrier doit abattre
web-number-questor-goals-tiles = Tuiles qu’il faut au Mage
web-number-questor-goals-tiles_three = Tuiles qu’il faut au Mage à trois
web-number-holy-quest-board-ring = Cases autour de la Salle du trône
web-number-holy-quest-cards-1 = Carte Action { $n } : exemplaires
web-number-holy-quest-cards-2 = Carte Action { $n } : nombre de cases
web-number-holy-quest-pieces-ice = Jetons de glace
web-number-holy-quest-pieces-wrong = Cases en arrière pour une mauvaise réponse
web-number-holy-quest-points-heaven = Points pour chaque pion au Ciel
web-number-holy-quest-points-all_heaven = Points pour les quatre au Ciel
web-number-holy-quest-points-throne = Points pour chaque pion dans la Salle du trône
web-number-holy-quest-points-all_throne = Points pour les quatre dans la Salle du trône
web-number-holy-quest-points-own_card = Points pour chaque carte Saint de son ordre
web-number-holy-quest-points-other_card = Points pour chaque carte Saint d’un autre ordre
web-number-holy-quest-points-all_cards = Points pour toutes les cartes de son ordre
web-number-holy-quest-points-own_token = Points pour son propre jeton
web-number-holy-quest-points-other_token = Points pour chaque jeton d’un autre ordre
web-number-holy-quest-points-target = Points qui gagnent une série
web-number-holy-quest-points-target_advanced = Points qui gagnent une série Avancée
web-number-saint-cards-saints-2 = { $card } : siècle de naissance
web-number-saint-cards-saints-3 = { $card } : siècle de mort
web-number-saint-cards-saints-6 = { $card } : mois de la fête
web-number-saint-cards-wildcards-3 = { $card } : mois de la fête
web-number-saint-cards-wildcards-4 = { $card } : nombre maximal de joueurs
web-number-run-the-race-cards-1 = { $card } : siècle de naissance
web-number-run-the-race-cards-2 = { $card } : siècle de mort
web-number-run-the-race-cards-4 = { $card } : mois de la fête
web-number-rae-copies = { $card } : exemplaires
web-number-rae-points = { $card } : points
