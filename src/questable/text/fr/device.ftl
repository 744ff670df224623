### Une table sur son propre appareil, sans serveur : les mots de la page.

device-before = La première partie charge { $megabytes } Mo. Ensuite, on joue ici sans connexion à Internet.
device-coming = La table se charge : { $loaded } Mo sur { $megabytes }
device-waking = On met la table…
device-meanwhile = Lire les règles en attendant
device-ask = Charger { $megabytes } Mo maintenant ?
device-ask-why = Vous semblez utiliser vos données mobiles. Cela ne se charge qu’une fois ; ensuite, plus besoin de connexion.
device-ask-yes = Charger maintenant
device-ask-no = Pas maintenant
device-failed = La table n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
device-again = Réessayer
device-taken = Vos tables sont ouvertes dans une autre fenêtre. Pour continuer ici, reprenez-les.
device-take = Continuer ici
device-alone = Sur cet appareil seulement
device-alone-why = Ce Questable n’a pas de serveur : personne ne peut se joindre à vous depuis un autre appareil. Ajoutez des robots, ou des personnes assises ici avec vous.
device-alone-start = Ce Questable n’a pas de serveur : personne ne peut se joindre à vous depuis un autre appareil. Jouez contre des robots, ou passez-vous cet appareil.
device-alone-here = Cette table est sur votre appareil : personne ne peut s’y joindre depuis un autre. Ajoutez des robots, ou des personnes assises ici avec vous.
device-forget-help = La table et ses parties sont effacées de cet appareil. Pour garder une partie, enregistrez-la d’abord dans un fichier.
device-forget-all-help = Cet appareil oublie toutes les tables et leurs parties, votre nom et vos réglages. À faire avant de quitter un ordinateur que d’autres utilisent.

## Sur la page d’un serveur, pour quand il ne répond plus

device-away = Jouer sans connexion
device-away-why = Chargez les jeux une fois sur cet appareil. Quand le serveur ne répond plus, on joue ici contre des robots ou ensemble.
device-away-dear = Vous semblez utiliser vos données mobiles.
device-away-load = Charger { $megabytes } Mo
device-away-kept = Les jeux sont sur cet appareil. Quand le serveur ne répond plus, on peut jouer ici.
device-away-go = Jouer sur cet appareil
device-here = Sur cet appareil seulement
device-here-gone = Le serveur ne répond pas.
device-here-back = Le serveur répond.
device-back = Retour au serveur
device-back-table = Retour à votre table sur le serveur

## Une partie que l’on emporte

device-along-help = La partie s’arrête ici et continue ailleurs, contre les mêmes robots. Là-bas, choisissez le fichier sous « Ouvrir une partie enregistrée ». Il montre toutes les cartes : gardez-le pour vous.
device-along-save = Enregistrer le fichier
device-along-server = Continuer sur le serveur
device-along-device = Continuer sur cet appareil
