### Faire des paquets : ses propres questions et ses propres cartes.

packs-title = Vos questions et vos cartes
packs-title-of = Votre paquet pour { $title }
packs-help = Écrivez des questions pour votre classe, des cartes avec vos saints, ou d’autres nombres, et jouez avec. Un paquet reste sur cet appareil jusqu’à ce que vous l’enregistriez dans un fichier.
packs-mine = Paquets sur cet appareil
packs-begin = En commencer un nouveau
packs-open = Ouvrir un fichier
packs-unreadable = Ce fichier ne peut pas être lu.
packs-untitled = Mon paquet
packs-unnamed = Pas encore de nom

## Le formulaire

packs-name = Nom du paquet
packs-as = L’écrire comme
packs-as-form = formulaire
packs-as-text = fichier
packs-text-help = Voici le fichier lui-même, tel que les programmes le lisent. Ce qui ne va pas est indiqué par sa ligne.
packs-text-first = Corrigez d’abord le fichier : sinon il ne peut pas devenir un formulaire.
packs-tongues = En anglais et en français
packs-row = Question { $n }
packs-remove = Retirer
packs-remove-row = Retirer la question { $n }
packs-add = Une autre question
packs-add-key = Entrée dans la dernière réponse fait de même.
packs-right = Bonne réponse
packs-wrong = Mauvaise réponse { $n }
packs-wrong-more = Mauvaise réponse { $n } (facultatif)
packs-preview = Telle que le jeu la montre
packs-none = aucun
packs-search = Chercher une carte
packs-cards = Cartes
packs-count = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
packs-add-card = Une nouvelle carte
packs-new-card = nouveau saint
packs-remove-card = Retirer cette carte
packs-choose-card = Choisissez une carte pour la changer.
packs-wrong-card = quelque chose ne va pas ici

## Ce que le serveur en dit

packs-check = Peut-on jouer avec ?
packs-checking = Vérification…
packs-fine = Oui, tout va bien.
packs-fine-count = { $count ->
    [one] Oui : une question.
   *[other] Oui : { $count } questions.
}
packs-empty = Tapez une question pour commencer.
packs-faults = { $count ->
    [one] Pas encore : une chose manque ou ne va pas.
   *[other] Pas encore : { $count } choses manquent ou ne vont pas.
}
packs-line = Ligne { $n }

## Où aller avec

packs-play = Jouer avec
packs-save = Enregistrer un fichier à partager
packs-print = Imprimer le jeu avec ce paquet
packs-drop = Supprimer ce paquet
packs-drop-sure = Vraiment le supprimer de cet appareil ?
packs-kept = Gardé sur cet appareil. Pour le donner à d’autres, enregistrez-le dans un fichier.
packs-not-kept = Ce navigateur ne garde rien : enregistrez un fichier avant de partir.

## Un tableur

packs-csv = Depuis un tableur
packs-csv-help = Une question par ligne : la question, la bonne réponse, jusqu’à trois mauvaises, puis si vous voulez la difficulté, de 1 à 3. Enregistrez la feuille en CSV, ou copiez ses cellules et collez-les ici.
packs-csv-example = Quel sacrement vient en premier ?, Le baptême, La confirmation, Le mariage, L’ordre
packs-csv-file = Choisir un fichier CSV
packs-csv-paste = Ou collez-la ici
packs-csv-found = { $count ->
    [one] Une question trouvée.
   *[other] { $count } questions trouvées.
}
packs-csv-take = Les ajouter
packs-csv-taken = { $count ->
    [one] Une question a été ajoutée.
   *[other] { $count } questions ont été ajoutées.
}

## Ce qu’il contient

packs-inside = Ce qu’il contient
packs-as-shipped = Tout est tel que le jeu le fournit.
packs-new = nouveau
packs-changed = changé
packs-gone = Retirés : { $names }
packs-same = { $count ->
    [one] Un élément est tel que fourni
   *[other] { $count } éléments sont tels que fournis
}
packs-closed = Les questions restent cachées jusqu’à ce qu’on les pose. Qui les a écrites connaît les réponses.

## À une table

packs-by = { $name } a apporté un paquet : « { $pack } »
packs-by-me = Vous avez apporté un paquet : « { $pack } »
packs-by-house = Cette maison joue avec son propre paquet : « { $pack } »
packs-differs = Ce qui change :
packs-look = Le regarder
