### Les mots du serveur, tels que la ligne de commande les dit.

web-serving = Questable est à l’écoute sur { $url } et garde ses salles dans { $db }.
web-serving-lan = Dans votre réseau : { $url }
web-stop = Ctrl+C l’arrête ; les parties reprennent quand on le relance.
web-bad-db = « { $db } » n’est pas l’adresse d’un dépôt ; écrivez { $example }.
web-store = { $db } est inutilisable : { $why }.
web-port = Le port { $port } est inutilisable : { $why }. Essayez-en un autre avec --port.
