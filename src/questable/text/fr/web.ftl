### Les mots du serveur, tels que la ligne de commande les dit.

web-serving = Questable tourne sur { $url } et garde ses tables dans { $db }.
web-serving-lan = Sur le réseau de la maison : { $url }
web-stop = Ctrl+C pour l’arrêter. Les parties reprennent quand on le relance.
web-bad-db = « { $db } » n’est pas l’adresse d’une base de données ; écrivez { $example }.
web-store = { $db } est inutilisable : { $why }.
web-port = Le port { $port } est inutilisable : { $why }. Essayez-en un autre avec --port.
web-taken = Un autre serveur utilise { $db }. Arrêtez-le d’abord.
web-bad-config = { $where } est inutilisable : { $why }.
web-there-already = { $file } existe déjà. Choisissez un autre nom.
web-no-file = { $file } n’existe pas.
web-backed-up = Copié dans { $file }. Les graines des parties en cours s’y trouvent : vous seul pouvez le lire.
web-restored = { $db } est comme au moment de la copie.
web-kept-before = Ce qui s’y trouvait avant est gardé dans { $file }.
web-room = { $room } : ouverte le { $opened }, utilisée { $hours ->
    [0] il y a moins d’une heure
    [one] il y a une heure
   *[other] il y a { $hours } heures
}, { $life }, { $kilobytes } Ko
web-room-alone = sans autre visite
web-room-company = pas encore de partie
web-room-played = on y a joué
web-room-facts = { $rows } lignes, { $people ->
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
web-room-deleted = La table { $room } est oubliée.
