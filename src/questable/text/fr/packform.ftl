### Les paquets en mots : le nom des champs d’un formulaire, et ce qui diffère du paquet fourni.

packform-other = Il n’est pas tel que le jeu le fournit.
packform-closed = { $count ->
    [one] une question
   *[other] { $count } questions
}
packform-new = { $count ->
    [one] 1 nouveauté
   *[other] { $count } nouveautés
}
packform-changed = { $count ->
    [one] 1 changement
   *[other] { $count } changements
}
packform-gone = { $count ->
    [one] 1 retrait
   *[other] { $count } retraits
}
packform-rest = Et aussi
packform-yes = oui

## Questor

packform-questor-goals = Buts
packform-questor-trophies = Trophées pour gagner
packform-questor-tiles = Tuiles pour le Mage
packform-questor-tiles_three = Tuiles pour le Mage à trois héros
packform-questor-supply = Dans la boîte
packform-questor-monsters = Monstres
packform-questor-die = Le dé
packform-questor-walls = Où est le mur, pour chaque chiffre
packform-questor-faces = Chiffres qui amènent un monstre
packform-questor-ahead = devant
packform-questor-left = à gauche
packform-questor-right = à droite

## Pillars of Faith

packform-pillars-classic = La mise en place classique
packform-pillars-swift = La mise en place rapide
packform-pillars-sites = Un site, ce sont deux nombres comme « 1,-1 », comptés depuis le centre du plateau ; un pion se trouve entre deux ou trois sites : « 1,-1 1,0 2,-1 ».
packform-pillars-pillars = Piliers, un site pour chacun
packform-pillars-red = Pions rouges
packform-pillars-gold = Pions or
packform-pillars-blue = Pions bleus
packform-pillars-apostate = Apostats
packform-pillars-turned = Laissé vide, ils sont placés comme les rouges, en tournant autour du centre.

## The Holy Quest

packform-holy-quest-questions = Questions
packform-holy-quest-text = Question
packform-holy-quest-answers = Réponses
packform-holy-quest-level = Difficulté
packform-holy-quest-level-1 = facile
packform-holy-quest-level-2 = moyenne
packform-holy-quest-level-3 = difficile
packform-holy-quest-saint = Posée avec
packform-holy-quest-every = toutes les cartes Saint
packform-holy-quest-asked = Ce qui est demandé
packform-holy-quest-mixed = Poser aussi les questions du jeu
packform-holy-quest-mixed-help = Sinon, seules les vôtres sont posées ; pour un saint sans question à vous, celles du jeu restent.
packform-holy-quest-pieces = Matériel
packform-holy-quest-ice = Marqueurs de glace
packform-holy-quest-wrong = Cases de recul pour une mauvaise réponse
packform-holy-quest-points = Points
packform-holy-quest-target = Points pour gagner une série
packform-holy-quest-target_advanced = De même dans le jeu avancé
packform-holy-quest-board = un autre plateau
packform-holy-quest-saints = d’autres saints
packform-holy-quest-cards = d’autres cartes Action
packform-holy-quest-names = des noms pour ses propres saints

## Ràe

packform-rae-quest = La Quête : { $name }
packform-rae-events = Événements
packform-rae-card = { $name }, { $other }
packform-rae-title-en = Titre en anglais
packform-rae-title-fr = Titre en français
packform-rae-story-en = Histoire en anglais
packform-rae-story-fr = Histoire en français
packform-rae-text-en = Texte en anglais
packform-rae-text-fr = Texte en français
packform-rae-type = Type
packform-rae-colour = Couleur
packform-rae-points = Points
packform-rae-copies = Exemplaires par paquet

## Les cartes de saints

packform-saints-saints = Saints
packform-saints-help = Ce jeu demande de { $low } à { $high } saints.
packform-saints-help-most = Au plus { $most } saints ; à deux, il en faut une trentaine.
packform-saints-name = Nom
packform-saints-main = Ce qu’était le saint (couleur principale)
packform-saints-month = Mois de la fête
packform-saints-no-month = inconnu
packform-saints-birth = Siècle de naissance
packform-saints-passing = Siècle de la mort
packform-saints-century-help = 13 pour le treizième, 0 s’il est inconnu.
packform-saints-ribbons = Était aussi (rubans)
packform-saints-geography = Régions
packform-saints-order = Ordre
packform-saints-designations = Titres
packform-saints-expansions = Symboles
packform-saints-set = Vient avec
packform-saints-companions = Compagnons
packform-saints-none = aucun

## Ce qui ne va pas, pour qui remplit un formulaire

packform-fault-no-words = Il faut écrire quelque chose ici.
packform-fault-words-too-long = { $most } caractères au plus tiennent ici.
packform-fault-languages = Écrivez-le dans une langue, ou dans chacune de { $languages }.
packform-fault-number-range = Il faut ici un nombre entier de { $low } à { $high }.
packform-fault-number-too-large = Ce nombre est trop grand.
packform-fault-pack-name = Le paquet a besoin d’un nom de { $most } caractères au plus.
packform-fault-one-of = Choisissez dans la liste.
packform-fault-too-many-rows = Il peut y en avoir { $most } au plus ; en voici { $count }.
packform-fault-in-no-order = Ce paquet n’a pas ce saint.
packform-fault-too-many-questions = Un même saint peut avoir { $most } questions au plus.
packform-fault-twice = { $key } s’y trouve deux fois.
