### Les mots du terminal et de la ligne de commande.
###
### $seat, $person et $seats sont des noms de places. $name, $at et $side sont déjà dits : un nom, un
### lieu ou un côté. $action et $text sont ce que l’on tape.

terminal-person = Joueur { $n }
terminal-bot = Robot { $n }
# À qui est un héros ; suit le nom du héros.
terminal-person-of = du Joueur { $n }
terminal-bot-of = du Robot { $n }

## Ce que l’on peut taper, séparé par des virgules ; les deux langues marchent toujours

terminal-typed-list = actions possibles, liste
terminal-typed-why = pourquoi, pourquoi pas
terminal-typed-rules = règles, règle
terminal-typed-undo = annuler
terminal-typed-save = enregistrer, sauver
terminal-typed-resume = reprendre
terminal-typed-hint = conseil, indice
terminal-typed-quit = quitter
terminal-typed-help = aide
terminal-typed-look = voir, regarder, plateau
terminal-typed-legend = légende
terminal-typed-at = quoi en, quoi à, qu’y a-t-il en, qu’y a-t-il à, quoi dans, qu’y a-t-il dans, qui est, qu’est-ce que, c’est quoi
terminal-typed-where = où est, où
terminal-typed-changed = quoi de neuf, qu’est-ce qui a changé
terminal-typed-promise = promesse
terminal-typed-replay = revoir
terminal-typed-yes = oui, o
terminal-typed-no = non, n

## Aide

terminal-help-choose = Tapez le numéro d’une action, ses mots ou son texte : { $example }.
terminal-help-list = « ? » montre toutes les actions et les textes à taper. « voir » montre le plateau et répète la question, « légende » explique ses signes.
terminal-help-why = « pourquoi ACTION » dit quelle règle l’interdit, ou qu’elle est permise.
terminal-help-rules = « règle { $example } » montre une règle.
terminal-help-undo = « annuler » reprend la dernière action de la personne qui a joué en dernier ; les autres doivent parfois être d’accord.
terminal-help-save = « enregistrer FICHIER » garde la partie (« enregistrer FICHIER ! » écrase un fichier), « reprendre FICHIER » revient à une partie gardée.
terminal-help-hint = « conseil » dit ce que ferait le robot de club.
terminal-help-ask = « quoi en LIEU », « qui est NOM », « où est NOM » et « quoi de neuf » répondent d’une phrase.
terminal-help-promise = « promesse » montre l’empreinte entière de la graine ; la partie finie, « revoir » la raconte encore.
terminal-help-quit = « quitter » finit la séance et propose d’enregistrer.
terminal-help-seats = Un numéro et deux-points devant parlent pour une autre place : « 2 : annuler ».

## Le cours d’une séance

terminal-welcome = Tapez « aide » pour les commandes, « ? » pour toutes les actions.
terminal-promise = Tout le hasard est fixé dès le début par une graine secrète ; avec cette empreinte, vous pourrez le contrôler après la partie : { $hash }… (« promesse » la montre en entier).
terminal-promised = Le SHA-256 de la graine est { $hash } ; il est aussi dans la partie enregistrée.
terminal-promised-nothing = Rien n’a été promis pour le hasard de cette partie.
terminal-no-promise = Rien n’est promis pour le hasard de cette partie : elle continue une partie coupée ou dérivée.
terminal-own-dice = Vous jouez avec vos propres dés et cartes : tapez ce qui est sorti.
terminal-own-dice-again = La partie continue avec vos propres dés et cartes : tapez ce qui est sorti (« --dice dealer » les laisserait au programme).
terminal-cut = Le fichier finissait au milieu d’une ligne ; cette ligne est laissée de côté.
terminal-prompt = { $seat } : { $prompt }
terminal-prompt-any = Que faites-vous ?
terminal-more = (« ? » les montre)
terminal-only = (le seul choix)
terminal-after = Vous pouvez encore regarder : « voir », « quoi de neuf », « revoir », « enregistrer FICHIER », « promesse ». « quitter » finit.
terminal-replay-later = « revoir » raconte une partie quand elle est finie.
terminal-may-call = Vous pouvez intervenir hors de votre tour. Entrée pour laisser passer.
terminal-race = Une course ! Agissez, ou Entrée pour attendre.
terminal-race-seat = { $seat } peut agir : tapez « { $n } : » et l’action.
terminal-race-still = Une course, mais ici elle vous attend : dans un terminal, une personne court contre les robots en temps réel.
terminal-race-ready = Une course en temps réel ! Appuyez sur Entrée pour partir.
terminal-race-late = { $seat } arrive trop tard.
terminal-race-later = D’abord la course : cela attendra.
terminal-curtain = { $seat }, prenez le clavier et appuyez sur Entrée.
terminal-which-seat = Pour qui ? Tapez le numéro de la place d’une personne, deux-points et l’action.
terminal-waiting-chance = Au hasard de décider.
terminal-waiting-race = Tout le monde peut agir en même temps.
terminal-waiting-sealed = On attend les réponses secrètes.
terminal-waiting-over = La partie est terminée.
terminal-winners = Gagne : { $seats }.
terminal-no-winner = Personne ne gagne.
terminal-seed = La graine était { $seed } ; « verify » contrôle avec elle tout le hasard.
terminal-unfinished = La partie n’est pas finie et n’a pas été gardée. La prochaine fois, « enregistrer FICHIER » la garde et « play --resume FICHIER » la continue.
terminal-unfinished-saved = La partie n’est pas finie. Elle est gardée : « play --resume { $file } » la continue.

## Réponses

terminal-no-number =
    { $most ->
        [one] Il n’y a pas d’action numéro { $n }, seulement 1.
       *[other] Il n’y a pas d’action numéro { $n }, seulement de 1 à { $most }.
    }
terminal-number-out = Le numéro { $n } n’en fait pas partie.
terminal-unknown-action = Il n’y a pas d’action ni de commande « { $text } ».
terminal-why-what = Pourquoi quoi ? Tapez « pourquoi » et une action.
terminal-legal = { $action } est permis maintenant : { $words }.
terminal-rules-which = Quelle règle ? Tapez « règle » et son numéro ; celles de ce jeu commencent par { $prefix }, celles de la table par T.
terminal-no-rule = Il n’y a pas de règle { $rule } ici.
terminal-undone = C’est annulé. { $deeds }
# Ce que quelqu’un a fait, dans une liste.
terminal-deed = { $seat } : { $words }.
terminal-deed-secret = { $seat } : quelque chose de secret.
terminal-asks-back = { $seat } veut revenir en arrière. Voici ce qui serait annulé. { $deeds }
terminal-disagrees = { $person } n’est pas d’accord.
terminal-consent = { $person }, êtes-vous d’accord ? Tapez oui ou non.
terminal-save-where = Enregistrer où ? Tapez « enregistrer » et un nom de fichier.
terminal-saved = Enregistré dans { $file }.
terminal-resume-what = Reprendre quoi ? Tapez « reprendre » et le fichier d’une partie gardée.
terminal-resumed =
    { $count ->
        [one] { $file } continue après { $count } ligne.
       *[other] { $file } continue après { $count } lignes.
    }
terminal-other-size = Cette partie a { $players } places et cette table { $seats } : ouvrez-la avec « play --resume ».
terminal-hint = Le robot de club choisirait : { $words } ({ $action })
terminal-hint-knowledge = Pas de conseil pour une question : que savez-vous ?
terminal-hint-chance = Il n’y a rien à choisir maintenant. { $prompt }
terminal-quit-save = Enregistrer la partie avant de partir ? Tapez un nom de fichier comme partie.jsonl, ou Entrée pour partir sans enregistrer.
terminal-quit-name = Sous quel nom de fichier ? Un nom contient un point ou une barre, comme partie.jsonl. Entrée pour partir sans enregistrer.
terminal-quit-unclear = « { $text } » n’est ni oui, ni non, ni un nom de fichier : il y faut un point ou une barre.
terminal-save-exists = { $file } existe déjà et reste tel quel : choisissez un autre nom, ou tapez « enregistrer { $name } ! » pour l’écraser.
terminal-no-legend = Ce dessin se passe de légende.
terminal-not-found = On ne sait rien ici de « { $name } ».
terminal-nothing-changed = Il ne s’est rien passé depuis votre dernière action.

## Fichiers

terminal-file-missing = { $file } : ce fichier n’existe pas.
terminal-file-fails = { $file } ne va pas : { $why }.
terminal-file-not-text = { $file } : ce n’est pas un fichier de texte.
terminal-file-folder = c’est un dossier
terminal-file-exists = { $file } existe déjà et reste tel quel : choisissez un autre nom.
terminal-folder-missing = Il n’y a pas de dossier { $file } où écrire.
terminal-seed-lost = { $file } : sa graine n’est pas là ({ $aside } manque), sa promesse ne peut être tenue ; utilisez « --seed », « --dice own » ou « fork ».
terminal-seed-wrong = { $file } : cette graine n’est pas celle qui fut promise.

## La ligne de commande

terminal-cli-game-missing = Quel jeu ? Tapez « play JEU » ou « play --resume FICHIER ».
terminal-cli-resume-alone = « --resume » prend le jeu, les joueurs, les options et le paquet dans le fichier : laissez { $name } de côté.
terminal-cli-option-shape = « { $text } » n’est pas une option : écrivez --option NOM=VALEUR.
terminal-cli-option-twice = L’option { $name } est donnée deux fois.
terminal-cli-options = « options { $name } » explique chacune.
terminal-cli-seats-players =
    { $count ->
        [one] { $count } place est nommée pour { $players } joueurs.
       *[other] { $count } places sont nommées pour { $players } joueurs.
    }
terminal-cli-dice = « --dice » ne peut être que « own » ou « dealer », pas « { $text } ».
terminal-cli-dice-nobody = « --dice own » demande une personne à la table qui tape les dés.
terminal-cli-number = { $name } doit être au moins { $least }.
terminal-cli-range = { $name } doit être de { $least } à { $most }.
terminal-cli-seed-dice = « --seed » et « --dice own » ne vont pas ensemble : les dés sont les vôtres.
terminal-cli-verified =
    { $count ->
        [one] Oui : { $count } ligne du hasard est ce que donne la graine.
       *[other] Oui : les { $count } lignes du hasard sont ce que donne la graine.
    }
terminal-cli-differs = { $file }, ligne { $line } : { $found }, mais la graine donne { $due }.
terminal-cli-unpromised = { $file } : rien à contrôler, car rien ne fut promis pour son hasard.
terminal-cli-unpublished = { $file } : rien à contrôler encore, car la graine paraît quand la partie est finie.
terminal-cli-companion =
    { $count ->
        [one] { $count } ligne vient de vrais dés et ne peut être contrôlée.
       *[other] { $count } lignes viennent de vrais dés et ne peuvent être contrôlées.
    }
terminal-cli-soaked =
    Aucune loi enfreinte en { $actions } actions de { $games } parties, sur { $setups } configurations ; { $truncated } parties interrompues.
terminal-cli-secret = quelque chose de secret, dit à la fin de la partie
terminal-cli-forked =
    { $count ->
        [one] { $file } contient la partie jusqu’à sa ligne { $count } ; « play --resume » continue de là.
       *[other] { $file } contient la partie jusqu’à la ligne { $count } ; « play --resume » continue de là.
    }
terminal-cli-taken-back =
    { $count ->
        [one] { $count } ligne est reprise.
       *[other] { $count } lignes sont reprises.
    }
terminal-cli-chance = Hasard
# Une option : ses valeurs, sa valeur habituelle, ses règles ; puis son titre et une phrase.
terminal-option-shape = { $name } : { $known } ; d’habitude { $usual } ({ $rule })
terminal-option-about = { $name } : { $sentence }
terminal-option-auto = ce qui convient aux joueurs et aux autres options
terminal-option-modes = Les modes sont des ensembles nommés d’options. Ce que personne ne règle suit le mode :
terminal-options-saved = Options enregistrées. Pour jouer ainsi : --options-file { $file }
terminal-options-unknown = un fichier d’options ne connaît pas { $name }.
terminal-options-game = ces options doivent dire : game = "{ $name }".
terminal-options-table = « { $name } » doit être une table d’options.

## Choisir un jeu

terminal-choose-game = Quel jeu ? Tapez son numéro ou son nom.
terminal-choose-players = Combien de joueurs, de { $fewest } à { $most } ? Entrée pour { $usual }.
terminal-choose-people = Quelles places sont des personnes ? Des numéros avec des virgules, 0 pour aucune, Entrée pour 1.
terminal-choose-level = De quelle force sont les robots : { $known } ? Entrée pour { $usual }.
terminal-choose-options = Changer les règles de la maison ? Tapez oui, ou Entrée pour les règles habituelles.
terminal-choose-option = { $name } ({ $known }). Entrée pour { $usual }.
terminal-ask-option = { $known } ; Entrée pour { $usual }.
terminal-choose-again = Cela ne va pas : « { $text } ».
terminal-goodbye = Au revoir !

## Questor

terminal-questor-round = Manche { $round }
terminal-questor-supply = Monstres restants : { $count }
terminal-questor-compass = Boussole : { $name }
terminal-questor-face-down = Face cachée et vides : { $places }.
terminal-questor-nowhere = nulle part
terminal-questor-hero-at = { $name } { $owner } est { $at }.
terminal-questor-not-in-play = { $name } ne joue pas dans cette partie.
terminal-questor-gift = Don à utiliser : { $name }.
terminal-questor-at-outside = C’est { $at }.
terminal-questor-at-down = { $at } est face cachée.
terminal-questor-at-cross = { $at } est une croix, ouverte de tous les côtés.
terminal-questor-at-wall = { $at } a son mur { $side }.
terminal-questor-here = { $name } est ici.
terminal-questor-monsters =
    { $count ->
        [one] Un monstre est ici.
       *[other] { $count } monstres sont ici.
    }
terminal-questor-gem = Une gemme est ici.
terminal-questor-at-entrance =
    { $entrance ->
        [north] L’entrée nord mène ici.
        [east] L’entrée est mène ici.
        [south] L’entrée sud mène ici.
       *[west] L’entrée ouest mène ici.
    }
terminal-questor-lots = Pour tirer au sort, lancez un dé : de 1 à { $count }, il choisit dans l’ordre de la liste ; au-dessus, on relance.
terminal-questor-hint-together = Le robot de club choisirait : { $words } ({ $action }). Mais il gagne rarement quand on joue tous ensemble.
terminal-questor-quest-warrior = { $seat } : votre Guerrier doit abattre { $need } monstres.
terminal-questor-quest-rogue = { $seat } : votre Voleur doit marcher sur les deux gemmes, puis sortir par une entrée.
terminal-questor-quest-mage = { $seat } : votre Mage doit voir { $need } tuiles révélées, peu importe par qui.
terminal-questor-quest-healer = { $seat } : votre Guérisseuse doit rencontrer les { $need } autres héros.
terminal-questor-quest-prisoner = { $seat } : votre Prisonnier doit quitter le donjon par une entrée.
terminal-questor-ending-competition = La première quête réussie gagne.
terminal-questor-ending-pairs = Qui réussit ses deux quêtes en premier gagne.
terminal-questor-ending-cooperation = Tous les héros doivent réussir dans la même manche : si certains seulement y arrivent, tous perdent. Une manche sans nouvelle tuile fait perdre aussi.
terminal-questor-legend-heroes = Héros : G Guerrier, V Voleur, M Mage, S Guérisseuse, P Prisonnier. Une flèche marque qui joue.
terminal-questor-legend-tiles = ░ est une tuile cachée. Un trait épais ━ ou ┃ est le mur de sa tuile ; les traits fins sont la roche le long des chemins.
terminal-questor-legend-signs = m2 veut dire deux monstres, ◆ une gemme. ▼ ◄ ▲ ► sont les entrées, avec les héros dehors.
terminal-questor-legend-marks = ✓ est une quête réussie, ✚ un don à utiliser avec son pouvoir, ✦ la boussole.
terminal-questor-places-tiles = Le donjon a cinq fois cinq tuiles : a1 est le coin nord-ouest, e5 le coin sud-est. Les lettres vont d’ouest en est, les chiffres du nord au sud.
terminal-questor-places-entrances = Les entrées sont au milieu de chaque côté : au nord en c1, à l’est en e3, au sud en c5, à l’ouest en a3. Devant chacune, un espace dehors.
terminal-questor-places-walls = Une tuile visible est ouverte partout sauf du côté de son mur ; une tuile creusée est une croix, ouverte de tous les côtés.
terminal-questor-group-pick = Prendre un héros
terminal-questor-group-move = Aller
terminal-questor-group-dig = Creuser
terminal-questor-group-pass = Passer
terminal-questor-group-charge = Charger (don)
terminal-questor-group-water = Couler (don)
terminal-questor-group-blink = Se téléporter (don)
terminal-questor-group-rotate = Faire pivoter une tuile
terminal-questor-group-end = Finir le tour
terminal-questor-group-stuck = Perdre le tour
terminal-questor-group-teleport = Téléporter un monstre
terminal-questor-group-chase = Chasser le monstre
terminal-questor-group-roll = Le dé
terminal-questor-group-turn = Le mur

## Séries

terminal-series-game = Partie { $n } de la série
terminal-series-seat = { $seat } : { $sum } en tout, { $wins ->
        [one] { $wins } partie gagnée
       *[other] { $wins } parties gagnées
    }.
terminal-series-target = La série finit quand quelqu’un a { $target }.
terminal-series-games =
    { $count ->
        [one] { $count } partie sur { $games } est jouée.
       *[other] { $count } parties sur { $games } sont jouées.
    }
terminal-series-leads =
    { $count ->
        [one] { $seats } est en tête.
       *[other] { $seats } sont en tête ensemble.
    }
terminal-series-won =
    { $count ->
        [one] La série est finie. { $seats } l’a gagnée.
       *[other] La série est finie. { $seats } se la partagent.
    }
terminal-series-next = La partie { $n } vient maintenant : « series play { $file } ».
terminal-series-goes-on = La partie { $n } n’est pas finie : « series play { $file } » la continue.
terminal-series-over-already = { $file } : cette série est finie ; « series show » dit comment.
terminal-series-endless = Il faut une fin à une série : donnez --target N ou --games N.
terminal-series-column-game = Partie
terminal-series-column-end = Sa fin (* gagné)
terminal-series-column-sum = Somme
terminal-series-column-wins = Gagnées
