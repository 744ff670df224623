### Les mots de Questor.
###
### $hero : warrior, rogue, mage, healer ou prisoner. $dir et $wall : n, e, s ou w.
### $place : une tuile, de a1 au nord-ouest à e5 au sud-est, ou un espace dehors : north, east,
### south ou west ; de même $entrance. $way : cw ou ccw. $seat : le nom d’une personne.

questor-title = Questor
questor-genre = Aventure en donjon
questor-blurb = Cinq héros, cinq quêtes différentes, et un donjon que personne n’a encore exploré.
questor-packs = d’autres buts, monstres et murs
questor-minutes = 15 min
questor-aim = Chaque héros a sa propre quête : accomplissez la vôtre.

## Le jeu imprimé, et les chapitres de ses règles

questor-about = Questor est un jeu de Benjamin D. Stanley. Son livret ne nomme ni éditeur ni année ; il remercie les personnes qui ont financé le jeu sur Nestorbooster.
questor-thanks = L’auteur le dédie à ses enfants Lauren, Spencer et Brenna.
chapter-Q-1 = Le matériel
chapter-Q-2 = La mise en place
chapter-Q-3 = Un tour
chapter-Q-4 = Les monstres
chapter-Q-5 = Les quêtes
chapter-Q-6 = Les dons de la Guérisseuse
chapter-Q-7 = Le Prisonnier
chapter-Q-8 = À plusieurs ensemble, ou en solitaire

## Les règles, une phrase chacune

rule-Q-1-1 = Le donjon a 25 tuiles face cachée, cinq sur cinq. Une tuile a trois chemins et un mur ; creusée, quatre chemins.
rule-Q-1-2 = Il y a 15 monstres, 2 gemmes, un dé et quatre héros. Le Prisonnier est un cinquième héros, au choix.
rule-Q-1-3 = Quand vous entrez sur une tuile cachée, 1 ou 4 met le mur devant vous, 2 ou 5 à gauche, 3 ou 6 à droite.
rule-Q-1-4 = On entre et sort au milieu d’un côté. La case extérieure ne touche que la tuile d’entrée ; les autres bords ne mènent nulle part.
rule-Q-2-1 = Le plus haut dé commence et choisit en dernier. Héros et entrées se choisissent à rebours ; ce qui est pris ne peut être repris.
rule-Q-2-2 = Les deux gemmes sont dans deux coins opposés. Le dé dit lesquels.
rule-Q-2-3 = À quatre, on joue les quatre héros. À trois, sans la Guérisseuse, et il faut 20 tuiles au Mage au lieu de 25.
rule-Q-2-4 = À deux, chacun a deux héros et doit réussir les deux quêtes. Une quête réussie le reste ; un héros parti ne joue plus.
rule-Q-2-5 = Le Prisonnier peut se joindre à toutes les tables ; à cinq, il le faut. La tuile du centre n’est visible que s’il joue.
rule-Q-3-1 = À votre tour, avancez ou creusez. Le Prisonnier peut tourner une tuile, la Guérisseuse passer. Sans action possible, le tour est perdu.
rule-Q-3-2 = Il faut suivre un chemin : pas de mur de votre côté, ni du côté où vous entrez si cette tuile est visible.
rule-Q-3-3 = Entrer sur une tuile cachée la révèle avec le dé. Sur 4, 5 ou 6, un monstre apparaît, s’il en reste.
rule-Q-3-4 = Une tuile peut porter plusieurs monstres et plusieurs héros. Les monstres n’arrêtent que le Prisonnier.
rule-Q-3-5 = Vous pouvez creuser votre tuile, ou une voisine visible qui a un mur (face à vous, si la table le veut). Une seule à la fois.
rule-Q-3-6 = On ne peut pas creuser où il n’y a plus de mur, ni sur une tuile cachée.
rule-Q-3-7 = Pour quitter le donjon, il faut sortir par un chemin ouvert, à une entrée.
rule-Q-4-1 = Le Guerrier abat tous les monstres de la tuile où il entre, et il les garde.
rule-Q-4-2 = Le Voleur se faufile entre les monstres. Ils restent où ils sont.
rule-Q-4-3 = Le Mage doit téléporter chaque monstre, un par un, sur une autre tuile du donjon, mais jamais sur le Prisonnier.
rule-Q-4-4 = La Guérisseuse doit chasser chaque monstre vers une tuile voisine par un chemin ouvert, sauf vers le Prisonnier ; sinon il reste.
rule-Q-4-5 = Un héros s’occupe des monstres quand il entre sur une tuile, jamais en y restant.
rule-Q-4-6 = S’occuper des monstres fait partie du même tour, une fois la tuile révélée.
rule-Q-5-1 = La quête du Guerrier : abattre 8 monstres.
rule-Q-5-2 = La quête du Voleur : marcher sur les deux gemmes, puis sortir par une entrée. Personne d’autre ne peut les prendre.
rule-Q-5-3 = La quête du Mage : que toutes les tuiles demandées soient visibles, peu importe qui les a révélées.
rule-Q-5-4 = La quête de la Guérisseuse : s’être trouvée au même endroit que chaque autre héros, peu importe qui a bougé.
rule-Q-5-5 = La quête du Prisonnier : quitter le donjon par une entrée.
rule-Q-5-6 = La première quête réussie finit la partie. Dans un tour : tuile révélée, gemmes et sortie, rencontres, monstres.
rule-Q-6-1 = Chaque héros sauf la Guérisseuse a un pouvoir à lui, gagné en la rencontrant, à utiliser une fois, au lieu d’avancer ou de creuser.
rule-Q-6-2 = Le don du Guerrier : une charge tout droit, jusqu’à un mur ou un monstre, qu’il abat. Il reste dans le donjon.
rule-Q-6-3 = Le don du Voleur : traverser un mur une fois. Il ne sert pas là où le chemin est déjà ouvert.
rule-Q-6-4 = Le don du Mage : se téléporter une fois sur n’importe quelle autre tuile visible.
rule-Q-6-5 = Le don du Prisonnier : un tour en deux parties, dans l’ordre voulu : avancer ou creuser, et faire pivoter une tuile.
rule-Q-7-1 = Le Prisonnier commence sur la tuile du centre. Elle est visible dès le début et le hasard place son mur.
rule-Q-7-2 = Les quatre tuiles autour du centre reçoivent toujours un monstre quand on les révèle. On en garde assez pour elles.
rule-Q-7-3 = Le Prisonnier n’entre pas où il y a un monstre, recule s’il en révèle un, et personne ne peut en envoyer un sur lui.
rule-Q-7-4 = Au lieu d’avancer ou de creuser, le Prisonnier peut faire pivoter une tuile visible d’un quart de tour, mais pas une croix.
rule-Q-8-1 = En coopération, tous les héros doivent réussir dans la même manche. Si certains seulement y arrivent, tous perdent.
rule-Q-8-2 = En coopération, une manche sans nouvelle tuile révélée fait perdre la partie.
rule-Q-8-3 = En coopération, on se partage tous les héros. En solo, comptez les manches : moins il y en a, mieux c’est.
rule-Q-8-4 = La boussole va au dernier héros qui a révélé. En option, s’il la tient au début de son tour, il doit révéler, ou tous perdent.
rule-Q-8-5 = En coopération, la quête du Mage compte pour la manche où la dernière tuile est révélée.

## Les noms : seuls, dans une phrase, à son début

questor-hero =
    { $hero ->
        [warrior] Guerrier
        [rogue] Voleur
        [mage] Mage
        [healer] Guérisseuse
        [prisoner] Prisonnier
       *[other] { $hero }
    }
questor-hero-the =
    { $hero ->
        [warrior] le Guerrier
        [rogue] le Voleur
        [mage] le Mage
        [healer] la Guérisseuse
        [prisoner] le Prisonnier
       *[other] { $hero }
    }
questor-hero-opens =
    { $hero ->
        [warrior] Le Guerrier
        [rogue] Le Voleur
        [mage] Le Mage
        [healer] La Guérisseuse
        [prisoner] Le Prisonnier
       *[other] { $hero }
    }
# Le pion sur le plateau dessiné : une lettre, une autre pour chaque héros.
questor-letter =
    { $hero ->
        [warrior] G
        [rogue] V
        [mage] M
        [healer] S
        [prisoner] P
       *[other] { $hero }
    }
# Le pouvoir qu’un héros reçoit de la Guérisseuse.
questor-gift =
    { $hero ->
        [warrior] charge
        [rogue] eau
        [mage] téléportation
        [prisoner] avancer et pivoter
       *[other] pouvoir
    }

## Les directions : le nom, vers où, de quel côté

questor-dir =
    { $dir ->
        [n] nord
        [e] est
        [s] sud
        [w] ouest
       *[other] { $dir }
    }
questor-dir-to =
    { $dir ->
        [n] vers le nord
        [e] vers l’est
        [s] vers le sud
        [w] vers l’ouest
       *[other] { $dir }
    }
questor-dir-at =
    { $dir ->
        [n] au nord
        [e] à l’est
        [s] au sud
        [w] à l’ouest
       *[other] { $dir }
    }
questor-wall =
    { $wall ->
        [n] au nord
        [e] à l’est
        [s] au sud
        [w] à l’ouest
       *[other] { $wall }
    }
questor-way =
    { $way ->
        [cw] dans le sens horaire
        [ccw] dans le sens antihoraire
       *[other] { $way }
    }

## Les lieux : le nom, où l’on est, vers où, par quelle sortie

questor-place =
    { $place ->
        [north] dehors, devant l’entrée nord
        [east] dehors, devant l’entrée est
        [south] dehors, devant l’entrée sud
        [west] dehors, devant l’entrée ouest
       *[other] { $place }
    }
questor-place-at =
    { $place ->
        [north] dehors, devant l’entrée nord
        [east] dehors, devant l’entrée est
        [south] dehors, devant l’entrée sud
        [west] dehors, devant l’entrée ouest
       *[other] en { $place }
    }
questor-place-to =
    { $place ->
        [north] dehors par l’entrée nord
        [east] dehors par l’entrée est
        [south] dehors par l’entrée sud
        [west] dehors par l’entrée ouest
       *[other] en { $place }
    }
questor-place-by =
    { $place ->
        [north] par l’entrée nord
        [east] par l’entrée est
        [south] par l’entrée sud
        [west] par l’entrée ouest
       *[other] depuis { $place }
    }
questor-entrance =
    { $entrance ->
        [north] entrée nord
        [east] entrée est
        [south] entrée sud
        [west] entrée ouest
       *[other] { $entrance }
    }

## Les quêtes, et où elles en sont

questor-goal-warrior = Abattre des monstres : { $done } sur { $need }
questor-goal-rogue =
    { $done ->
        [2] Les deux gemmes sont trouvées : il ne reste qu’à sortir !
       *[other] Trouver les gemmes, puis sortir : { $done } sur { $need }
    }
questor-goal-mage = Voir les tuiles révélées : { $done } sur { $need }
questor-goal-healer = Rencontrer les autres héros : { $done } sur { $need }
questor-goal-prisoner = Sortir du donjon
questor-goal-done = { questor-hero-opens } : quête réussie

## Ce que le jeu attend

questor-prompt-roll-first = { $seat } lance le dé pour savoir qui commence. Le plus haut gagne.
questor-prompt-roll-gems = Lancez le dé pour les gemmes : pair, nord-ouest et sud-est ; impair, nord-est et sud-ouest.
questor-prompt-pick = Choisissez un héros et son départ.
questor-prompt-turn-centre = La tuile du centre est tournée au hasard : de quel côté est son mur ?
questor-prompt-turn = { questor-hero-opens } : que faites-vous ?
questor-prompt-reveal = Lancez le dé pour la nouvelle tuile.
questor-prompt-teleport =
    { $left ->
        [one] Où le Mage téléporte-t-il le monstre ?
       *[other] Encore { $left } monstres : où le Mage téléporte-t-il le prochain ?
    }
questor-prompt-chase =
    { $left ->
        [one] Où la Guérisseuse chasse-t-elle le monstre ?
       *[other] Encore { $left } monstres : où la Guérisseuse chasse-t-elle le prochain ?
    }
questor-prompt-more = Le don du Prisonnier : vous pouvez aussi faire l’autre partie, ou finir votre tour.
questor-prompt-charge-reveal = La charge continue : lancez le dé pour la tuile suivante.
questor-hint-together = Le robot choisirait : { $words }. Mais il gagne rarement quand on joue tous ensemble.
questor-hint-alone = Le robot choisirait : { $words }. Mais il gagne rarement quand on joue seul.

## Ce que l’on peut faire

questor-action-pick = Prendre { questor-hero-the }, { questor-entrance }
questor-action-pick-prisoner = Prendre le Prisonnier, sur la tuile du centre
questor-action-move = Aller { questor-dir-to }, { questor-place-to }
questor-action-dig-here = Creuser votre propre tuile
questor-action-dig = Creuser en { questor-place }, { questor-dir-at }
questor-action-pass = Passer
questor-action-stuck = Rien n’est possible : perdre le tour
questor-action-end = Finir le tour
questor-action-charge = Charger { questor-dir-to } (don)
questor-action-water = Couler { questor-dir-to } à travers le mur (don)
questor-action-blink = Se téléporter en { questor-place } (don)
questor-action-rotate = Faire pivoter { questor-place } { questor-way }
questor-action-teleport = Téléporter un monstre en { questor-place }
questor-action-chase = Chasser le monstre { questor-dir-to }, en { questor-place }
questor-action-roll = Le dé montre { $n }
questor-action-turn = Le mur est { questor-dir-at }

## Pourquoi une action est impossible

questor-why-far = { $at } est trop loin : un pas à la fois.
questor-why-far-out = C’est trop loin : un pas à la fois.
questor-why-wall = Un mur sépare { $a } de { $b }.
questor-why-wall-out = Un mur barre le passage.
questor-why-monster = Il y a un monstre en { $at }. Le Prisonnier ne peut pas y aller.
questor-why-chase = Le monstre ne peut pas aller de { $a } en { $b }.
questor-why-down = { $at } est encore face cachée.
questor-why-cross = Il ne reste aucun mur à creuser en { $at }.
questor-why-outside = Il n’y a rien à creuser hors du donjon.
questor-why-hero = Ce héros est déjà pris.
questor-why-entrance = Cette entrée est déjà prise.

## Ce qui s’est passé

questor-event-rolled-first = { $seat } lance le dé : { $n }.
questor-event-first = { $seat } commence.
questor-event-tied = Égalité : on relance pour se départager.
questor-event-picked = { $seat } prend { questor-hero-the } et commence { questor-place-at }.
questor-event-gems = Les gemmes sont en { $a } et en { $b }.
questor-event-centre = La tuile du centre est visible, son mur { questor-wall }.
questor-event-moved = { questor-hero-opens } va { questor-place-to }.
questor-event-revealed = { questor-hero-opens } révèle { questor-place } avec un { $n } : son mur est { questor-wall }.
questor-event-monster = Un monstre apparaît en { questor-place } !
questor-event-no-monster-left = Un monstre devrait apparaître, mais il n’en reste plus.
questor-event-kept-back = Aucun monstre n’apparaît : les derniers sont gardés pour les tuiles autour du centre.
questor-event-put-back = { questor-hero-opens } tombe sur un monstre et retourne en { questor-place }.
questor-event-gem = Le Voleur ramasse la gemme en { questor-place } : { $count } sur 2.
questor-event-slain =
    { $count ->
        [one] Le Guerrier abat un monstre : { $total } en tout.
       *[other] Le Guerrier abat { $count } monstres : { $total } en tout.
    }
questor-event-ignored =
    { $count ->
        [one] Le Voleur se faufile devant un monstre.
       *[other] Le Voleur se faufile devant { $count } monstres.
    }
questor-event-teleported = Le Mage téléporte un monstre en { questor-place }.
questor-event-chased = La Guérisseuse chasse un monstre vers { questor-place }.
questor-event-stays =
    { $count ->
        [one] Un monstre ne sait pas où fuir et reste.
       *[other] { $count } monstres ne savent pas où fuir et restent.
    }
questor-event-met = La Guérisseuse rencontre { questor-hero-the }.
questor-event-gift =
    { $hero ->
        [warrior] Le Guerrier reçoit un don : la charge, une fois, tout droit jusqu’à un mur ou un monstre.
        [rogue] Le Voleur reçoit un don : l’eau, pour couler une fois à travers un mur.
        [mage] Le Mage reçoit un don : la téléportation, une fois, vers une tuile visible.
        [prisoner] Le Prisonnier reçoit un don : avancer et pivoter, une fois, dans le même tour.
       *[other] { questor-hero-opens } reçoit un don.
    }
questor-event-both = { questor-hero-opens } se sert de son don : deux actions dans le même tour.
questor-event-dug = { questor-hero-opens } creuse un chemin en { questor-place }.
questor-event-passed = La Guérisseuse se repose et passe.
questor-event-stuck = { questor-hero-opens } ne peut rien faire et perd son tour.
questor-event-rotated = Le Prisonnier fait pivoter { questor-place } { questor-way }.
questor-event-charged = Le Guerrier charge { questor-dir-to } !
questor-event-water = { questor-hero-opens } se change en eau et coule { questor-place-to }.
questor-event-blinked = Le Mage se téléporte en { questor-place }.
questor-event-left = { questor-hero-opens } quitte le donjon { questor-place-by }.
questor-event-goal = { questor-hero-opens } a réussi sa quête !
questor-event-compass = { questor-hero-opens } prend la boussole.
questor-event-round = La manche { $round } commence.
questor-event-won = { $seat } gagne avec { questor-hero-the } !
questor-event-won-both = { $seat } gagne : ses deux héros ont réussi leur quête !
questor-event-won-together =
    { $rounds ->
        [one] Tout le monde gagne ensemble, en { $rounds } manche !
       *[other] Tout le monde gagne ensemble, en { $rounds } manches !
    }
questor-event-lost-apart = La manche est finie et certains héros seulement ont réussi. Tout le monde perd.
questor-event-lost-no-reveal = La manche est finie sans nouvelle tuile révélée. Tout le monde perd.
questor-event-lost-compass = { questor-hero-opens } avait la boussole et n’a révélé aucune tuile. Tout le monde perd.

## Pourquoi la partie est finie

questor-reason-goal = Un héros a réussi sa quête.
questor-reason-both-goals = Les deux héros d’un joueur ont réussi leur quête.
questor-reason-together = Tous les héros ont réussi leur quête dans la même manche.
questor-reason-apart = Les héros n’ont pas tous réussi leur quête dans la même manche.
questor-reason-no-reveal = Une manche s’est passée sans nouvelle tuile.
questor-reason-compass = Le héros à la boussole n’a révélé aucune tuile.

## Les options

questor-option-mode = Façon de jouer
questor-option-mode-help = Les uns contre les autres, ou tous ensemble contre le donjon.
questor-option-mode-competition = Chacun pour soi
questor-option-mode-cooperation = Tous ensemble
questor-option-mode-competition-help = Chaque héros a son but. Le premier à l’atteindre gagne.
questor-option-mode-cooperation-help = Tous les héros contre le donjon. On gagne ou on perd ensemble.
questor-option-prisoner = Le Prisonnier
questor-option-prisoner-help = Un cinquième héros, enfermé au centre, qui fait pivoter les tuiles par la force de l’esprit. À trois ou à quatre joueurs, il gagne plus que sa part : plus de la moitié de nos parties d’essai.
questor-option-gifts = Les dons de la Guérisseuse
questor-option-gifts-help = Un héros qui rencontre la Guérisseuse reçoit un pouvoir à utiliser une fois.
questor-option-compass = Boussole stricte
questor-option-compass-help = Si vous commencez votre tour avec la boussole, révélez une tuile, ou tout le monde perd.
questor-option-mage_tiles = Tuiles pour le Mage
questor-option-mage_tiles-help = Combien de tuiles doivent être visibles pour le Mage : en général 25, ou 20 à trois joueurs.
questor-option-dig = Creuser à côté
questor-option-dig-help = Quelles tuiles voisines on peut creuser. La sienne, toujours.
questor-option-dig-any = Toute tuile visible qui a un mur
questor-option-dig-facing = Seulement si son mur est face à vous

## Les options qui ne vont pas ensemble

questor-refuse-five-need-prisoner = À cinq, il faut le Prisonnier : ajoutez-le, s’il vous plaît.
questor-refuse-gifts-need-healer = Les dons demandent la Guérisseuse, qui ne joue pas quand trois joueurs s’affrontent.
questor-refuse-compass-cooperation-only = La boussole stricte ne sert que si l’on joue tous ensemble.
questor-refuse-mage-tiles-cooperation = Quand on joue tous ensemble, il faut toujours 25 tuiles au Mage.
questor-refuse-solo-is-cooperative = Une personne seule joue tous les héros ensemble : choisissez « Tous ensemble ».
questor-refuse-too-many-players = Il y a { $players } joueurs pour { $heroes } héros : il en faut au moins un pour chacun.

## Le plateau dans le navigateur

questor-board = Le donjon
questor-board-tiles = Tuiles et entrées
questor-board-gift = Don : { $name }
questor-board-compass = Boussole
questor-board-round = Manche { $round }
questor-board-supply = Monstres restants : { $count }
questor-board-pick = Choisissez un héros
questor-board-pick-entrance = Choisissez maintenant une entrée
questor-board-quest-warrior = Abat des monstres.
questor-board-quest-rogue = Trouve les deux gemmes et s’enfuit.
questor-board-quest-mage = Veut voir les tuiles révélées.
questor-board-quest-healer = Rencontre tous les autres héros.
questor-board-quest-prisoner = Veut sortir du donjon.

## Le plateau, pour l’œil et pour l’oreille

questor-shown-round = Manche { $round }
questor-shown-supply = Monstres restants : { $count }
questor-shown-compass = Boussole : { $name }
questor-shown-face-down = Face cachée et vides : { $places }.
questor-shown-nowhere = nulle part
questor-shown-hero-at = { $name } { $owner } est { $at }.
questor-shown-not-in-play = { $name } ne joue pas dans cette partie.
questor-shown-gift = Don à utiliser : { $name }.
questor-at-outside = C’est { $at }.
questor-at-down = { $at } est face cachée.
questor-at-cross = { $at } est une croix, ouverte de tous les côtés.
questor-at-wall = { $at } a son mur { $side }.
questor-shown-here = { $name } est ici.
questor-shown-monsters =
    { $count ->
        [one] Un monstre est ici.
       *[other] { $count } monstres sont ici.
    }
questor-shown-gem = Une gemme est ici.
questor-at-entrance =
    { $entrance ->
        [north] L’entrée nord mène ici.
        [east] L’entrée est mène ici.
        [south] L’entrée sud mène ici.
       *[west] L’entrée ouest mène ici.
    }
questor-shown-lots = Pour tirer au sort, lancez un dé : de 1 à { $count }, il choisit dans l’ordre de la liste ; au-dessus, on relance.
questor-hint-together-typed = Conseil : { $words } ({ $action }). Mais ce robot gagne rarement quand tout le monde joue ensemble.
questor-hint-alone-typed = Conseil : { $words } ({ $action }). Mais ce robot gagne rarement quand on joue seul.
questor-brief-quest-warrior = { $seat } : votre Guerrier doit abattre { $need } monstres.
questor-brief-quest-rogue = { $seat } : votre Voleur doit marcher sur les deux gemmes, puis sortir par une entrée.
questor-brief-quest-mage = { $seat } : votre Mage doit voir { $need } tuiles révélées, peu importe par qui.
questor-brief-quest-healer = { $seat } : votre Guérisseuse doit rencontrer les { $need } autres héros.
questor-brief-quest-prisoner = { $seat } : votre Prisonnier doit quitter le donjon par une entrée.
questor-brief-ending-competition = Le premier à réussir sa quête gagne.
questor-brief-ending-pairs = Le premier à réussir ses deux quêtes gagne.
questor-brief-ending-cooperation = Tous les héros doivent réussir dans la même manche : si certains seulement y arrivent, tous perdent. Une manche sans nouvelle tuile fait perdre aussi.
questor-legend-heroes = Héros : G Guerrier, V Voleur, M Mage, S Guérisseuse, P Prisonnier. Une flèche marque qui joue.
questor-legend-tiles = ░ est une tuile cachée. Un trait épais ━ ou ┃ est le mur de sa tuile ; les traits fins sont la roche le long des chemins.
questor-legend-signs = m2 veut dire deux monstres, ◆ une gemme. ▼ ◄ ▲ ► sont les entrées, avec les héros dehors.
questor-legend-marks = ✓ est une quête réussie, ✚ un don à utiliser avec son pouvoir, ✦ la boussole.
questor-shown-places-tiles = Le donjon a cinq fois cinq tuiles : a1 est le coin nord-ouest, e5 le coin sud-est. Les lettres vont d’ouest en est, les chiffres du nord au sud.
questor-shown-places-entrances = Les entrées sont au milieu de chaque côté : au nord en c1, à l’est en e3, au sud en c5, à l’ouest en a3. Devant chacune, un espace dehors.
questor-shown-places-walls = Une tuile visible est ouverte partout sauf du côté de son mur ; une tuile creusée est une croix, ouverte de tous les côtés.
questor-group-pick = Prendre un héros
questor-group-move = Aller
questor-group-dig = Creuser
questor-group-pass = Passer
questor-group-charge = Charger (don)
questor-group-water = Couler (don)
questor-group-blink = Se téléporter (don)
questor-group-rotate = Faire pivoter une tuile
questor-group-end = Finir le tour
questor-group-stuck = Perdre le tour
questor-group-teleport = Téléporter un monstre
questor-group-chase = Chasser le monstre
questor-group-roll = Le dé
questor-group-turn = Le mur

questor-preset-family = En famille
questor-preset-family-help = tous ensemble, avec des dons
questor-preset-short = Courte
questor-preset-short-help = moins de tuiles pour le Mage
questor-preset-expert = Experts
questor-preset-expert-help = tous ensemble, boussole stricte

## Pourquoi un conseil est bon

questor-hint-goals =
    { $n ->
        [one] Vous avancez d’un pas vers votre but.
       *[other] Vous avancez de { $n } pas vers votre but.
    }

# Why something is or was better, after the game; $tense is "did" or "would".
questor-better-goals =
    Ce coup { $tense ->
        [did] rapproche
       *[would] aurait rapproché
    } du but { $n ->
        [one] d’un pas
       *[other] de { $n } pas
    }.

## Préparer une position

questor-piece-monster = monstre
questor-piece-gem = gemme
questor-bench-supply = Réserve de monstres
questor-bench-slain = Vaincus par le Guerrier
questor-bench-taken = Prises par le Voleur
questor-bench-met = La Guérisseuse a rencontré : { $name }
questor-bench-gift = Tient un don : { $name }
questor-bench-tile = Tuile { $name }
questor-setting-tile =
    { $value ->
        [n] mur au nord
        [e] mur à l’est
        [s] mur au sud
        [w] mur à l’ouest
        [cross] carrefour
       *[down] face cachée
    }

## Sur papier

questor-print-needs = Il faut encore un dé à six faces.
questor-print-companion = Lancez votre dé et dites le nombre à la table : elle indique où se trouve le mur, et vous tournez votre tuile de même.
questor-print-board = plateau, en quatre feuilles
questor-print-tiles = tuiles
questor-print-paths = morceaux de chemin
questor-print-paths-said = Posez-en un sur le mur d’une tuile creusée : le T devient une croix.
questor-print-monsters = monstres
questor-print-tokens = monstres, gemmes, marqueurs, boussole
questor-print-tokens-said = Les marqueurs à lettre sont ceux de la Guérisseuse : elle en donne un à chaque héros qu’elle rencontre.
questor-print-gems = gemmes
questor-print-counters = marqueurs de la Guérisseuse
questor-print-compass = boussole
questor-print-heroes = héros
questor-print-key = Les héros et le dé
questor-print-die = Le dé : tournez le chemin qui porte le nombre vers le héros qui entre
questor-print-wall-ahead = le mur est droit devant
questor-print-wall-left = le mur est à gauche
questor-print-wall-right = le mur est à droite
questor-print-brings = Ces nombres amènent un monstre : { $numbers }
