### Les mots de Ràe.
###
### $seat, $owner, $at, $from, $to, $with et $partner sont des noms de personnes. $card, $second,
### $gave et $got sont des cartes déjà dites (rae-card, ou le titre seul d’un événement), $cards
### plusieurs cartes ; $title et $event sont des titres, qui viennent du paquet. $colour, $suit et
### $type sont des mots du moteur ; $of est une couleur pour une Quête et une famille pour une
### Collection ; $n est le numéro d’un groupe.

rae-title = Ràe
rae-genre = Familles de cartes
rae-blurb = Réunissez héros, monstres, repaires et trésors en Quêtes, et gare aux événements imprévus.
rae-packs = des cartes avec vos titres et vos histoires
rae-minutes = 20 min
rae-aim = Posez des Quêtes : elles rapportent des points, et les points font gagner.
rae-brief-quest = Une Quête réunit deux à quatre cartes d’une même couleur, toutes de familles différentes : épée, calice, couronne, parchemin.
rae-brief-collection = Une Collection réunit des cartes d’une même famille, toutes de couleurs différentes. Elle ne rapporte rien, mais ses cartes pourront passer dans des Quêtes.
rae-aim-so-far = Soyez le premier à avoir { $target } points en Quêtes : vous en avez { $own }.
rae-aim-team = Soyez les premiers à avoir { $target } points à deux : vous en avez { $own }.
rae-plate-of =
    { $n ->
        [one] { $n } point sur { $target }
       *[other] { $n } points sur { $target }
    }
rae-plate-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

## Le jeu imprimé, et les chapitres de ses règles

rae-about = Ràe a un livret en anglais et en français, qui ne nomme ni auteur, ni éditeur, ni année. Si vous les connaissez, dites-le-nous.
rae-thanks = Son livret n’a pas de dédicace ; il cite des gens qui aiment y jouer.
chapter-R-1 = Les cartes
chapter-R-2 = Le jeu
chapter-R-3 = La fin

## Les règles, une phrase chacune

rule-R-1-1 = Une carte de Quête a couleur, famille, type et points. Un événement n’a ni famille ni points et n’entre dans aucun groupe.
rule-R-1-2 = Un paquet a deux fois chacune des 28 cartes de Quête : par couleur un monstre, un repaire ou objet, un héros, un trésor.
rule-R-1-3 = Un événement doit pouvoir agir, et jamais sur vous-même. Une carte à donner ou à prendre doit être dans cette main.
rule-R-1-4 = À deux, on joue avec un paquet. À trois ou quatre, avec deux paquets.
rule-R-2-1 = Chacun reçoit cinq cartes ; le sort dit qui commence. Avec un départ équitable, le premier tour est sans pioche, à deux cartes.
rule-R-2-2 = À votre tour, piochez une carte, jouez-en au plus trois de votre main, dont au plus un événement, et finissez avec cinq.
rule-R-2-3 = Une Quête a une couleur et jamais deux fois la même famille. Une Collection a une famille et jamais deux fois la même couleur.
rule-R-2-4 = Deux cartes de votre main peuvent former une nouvelle Quête ou une nouvelle Collection.
rule-R-2-5 = Une carte de votre main peut rejoindre une Quête ou une Collection déjà sur la table, à n’importe qui, si elle y a sa place.
rule-R-2-6 = Pour former une Quête avec une carte de votre main, prenez d’abord une carte de sa couleur dans une de vos Collections.
rule-R-2-7 = D’une de vos Collections de trois cartes ou plus, une carte va où elle a sa place, une fois par tour. Les Quêtes ne bougent pas.
rule-R-2-8 = Deux cartes par tour seulement s’ajoutent une à une aux groupes sur la table, ou quatre après un Tournoi.
rule-R-2-9 = Un événement va à la défausse, une fois accompli ou annulé. Une réponse ne compte pas dans le tour.
rule-R-2-10 = On ne répond que lorsqu’un adversaire vient de jouer un événement, et seulement avec Vive le Roi.
rule-R-3-1 = Seules les Quêtes comptent. Le premier à 30 points en Quêtes gagne aussitôt, quel que soit le joueur dont c’est le tour.
rule-R-3-2 = Quand la pioche est vide à la fin d’un tour, le plus haut score gagne. S’il est partagé, personne ne gagne.
rule-R-3-3 = Les partenaires se font face et visent 50 points ensemble. Votre partenaire n’est pas un adversaire.

## Couleurs, familles et types : les noms, et des lettres ou des signes pour qui distingue mal les couleurs

rae-colour =
    { $colour ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
        [green] vert
        [purple] mauve
        [orange] orange
        [black] noir
       *[other] { $colour }
    }
rae-colour-letter =
    { $colour ->
        [red] R
        [yellow] J
        [blue] B
        [green] V
        [purple] M
        [orange] O
        [black] N
       *[other] { $colour }
    }
rae-suit =
    { $suit ->
        [sword] Épée
        [chalice] Calice
        [crown] Couronne
        [scroll] Parchemin
       *[other] { $suit }
    }
rae-suit-sign =
    { $suit ->
        [sword] †
        [chalice] ∪
        [crown] ♛
        [scroll] §
       *[other] { $suit }
    }
rae-type =
    { $type ->
        [hero] héros
        [monster] monstre
        [lair] repaire
        [item] objet
        [treasure] trésor
        [event] événement
       *[other] { $type }
    }

## Cartes et groupes

# L’Épée et la Couronne sont féminines.
rae-card =
    { $suit ->
        [sword] { $title } (Épée { $colour ->
            [blue] bleue
            [green] verte
            [black] noire
           *[other] { rae-colour }
        })
        [crown] { $title } (Couronne { $colour ->
            [blue] bleue
            [green] verte
            [black] noire
           *[other] { rae-colour }
        })
       *[other] { $title } ({ rae-suit } { rae-colour })
    }
rae-kind =
    { $of ->
        [red] Quête rouge
        [yellow] Quête jaune
        [blue] Quête bleue
        [green] Quête verte
        [purple] Quête mauve
        [orange] Quête orange
        [black] Quête noire
        [sword] Collection d’Épées
        [chalice] Collection de Calices
        [crown] Collection de Couronnes
        [scroll] Collection de Parchemins
       *[other] { $of }
    }
rae-group = { rae-kind } { $n }
rae-group-owned = { rae-group } ({ $owner })

## Ce que le jeu attend

rae-prompt-first = Tirez au sort : qui commence ?
rae-prompt-deal = Donnez une carte à { $seat }.
rae-prompt-draw = { $seat } pioche une carte.
rae-prompt-turn =
    { $left ->
        [0] Les cartes de ce tour sont jouées : finissez votre tour.
        [one] Vous pouvez jouer encore une carte, ou finir votre tour.
       *[other] Vous pouvez jouer { $left } cartes, ou finir votre tour.
    }
rae-prompt-turn-rearrange =
    { $left ->
        [0] Vous pouvez déplacer des cartes de vos Collections, ou finir votre tour.
        [one] Vous pouvez jouer encore une carte, déplacer des cartes de vos Collections, ou finir votre tour.
       *[other] Vous pouvez jouer { $left } cartes, déplacer des cartes de vos Collections, ou finir votre tour.
    }
rae-prompt-lifted = Où va { $card } ?
# La même question pour tous ceux à qui elle est posée, qu’ils aient Vive le Roi ou non.
rae-prompt-reply = { $seat } joue « { $event } ». Répondez-vous avec Vive le Roi, ou laissez-vous l’événement se produire ?
rae-prompt-steal = Quelle carte les voleurs trouvent-ils dans la main de { $at } ?
rae-prompt-taxes = Les impôts ! Quelle carte donnez-vous à { $seat } ?
rae-prompt-offer = Laquelle de vos cartes donnez-vous à { $at } ?
rae-prompt-exchange = Quelle carte de { $at } prenez-vous en échange ?
rae-prompt-tome = { $seat } pioche une carte pour le Livre mystique.
rae-prompt-discard = Vous avez trop de cartes. Laquelle défaussez-vous ?
rae-prompt-refill = { $seat } pioche jusqu’à cinq cartes.

## Ce que l’on peut faire

rae-action-first = { $seat } commence
rae-action-lay = Poser { $card } et { $second } : une nouvelle { rae-kind }
rae-action-add = Ajouter { $card } à la { rae-group-owned }
rae-action-take = Prendre { $card } dans la { rae-group }
rae-action-to = La mettre dans la { rae-group-owned }
rae-action-with = Former une nouvelle { rae-kind } avec { $card }
rae-action-thieves = { $event } : prendre au hasard une carte à { $at }
rae-action-fireball = { $event } : brûler { $card } dans la { rae-group-owned }
rae-action-taxes = { $event } : chaque adversaire vous donne une carte
rae-action-enchanted-mirror = { $event } : regarder la main de { $at } et échanger une carte
rae-action-mystical-tome = { $event } : piocher deux cartes
rae-action-tournament = { $event } : jouer deux cartes de plus à ce tour
rae-action-siege = { $event } : { $at } ne piochera pas au début de son prochain tour
rae-action-done = Finir votre tour
rae-action-reply = Répondre avec Vive le Roi
rae-action-decline = Laisser faire
rae-action-give = Donner { $card }
rae-action-get = Prendre { $card }
rae-action-discard = Défausser { $card }
rae-action-draw = La carte est { $card }
rae-action-steal = La carte volée est { $card }

## Pourquoi quelque chose n’est pas permis ; sinon, la phrase de la règle

rae-why-limit =
    { $left ->
        [0] Vous ne pouvez plus jouer de carte à ce tour.
       *[other] Vous ne pouvez plus jouer qu’une carte à ce tour.
    }
rae-why-second-event = Vous avez déjà joué un événement à ce tour.
rae-why-not-held = Vous n’avez pas { $card } en main.
rae-why-no-group = Il n’y a pas encore de { rae-kind } de ce numéro.
rae-why-suit-there = La { rae-group-owned } a déjà cette famille ({ rae-suit }).
rae-why-colour-there = La { rae-group-owned } a déjà cette couleur ({ rae-colour }).
rae-why-not-yours = La { rae-group-owned } n’est pas à vous : on ne déplace que les cartes de ses propres Collections.
rae-why-too-small = La { rae-group } n’a que deux cartes, et les deux doivent y rester.
rae-why-moved = La carte { $card } a déjà été déplacée à ce tour.
rae-why-nowhere = La carte { $card } n’a sa place nulle part ailleurs.
rae-why-yourself = Vous ne pouvez pas la jouer contre vous-même.
rae-why-besieged = { $at } subit déjà un siège.
rae-why-empty-hand = { $at } n’a pas de carte en main.
rae-why-no-pile = La pioche est vide.
rae-why-no-other-card = Vous n’avez pas d’autre carte à jouer.

## Ce qui s’est passé ; les lignes qui nomment une carte cachée sont pour qui peut la connaître

rae-event-begins = { $seat } commence.
rae-event-dealt = { $seat } reçoit une carte.
rae-event-turn = Tour { $n } : { $seat }.
rae-event-fair-start = Départ équitable : { $seat } ne pioche pas et joue au plus deux cartes à ce tour.
rae-event-no-draw = { $seat } subit un siège et ne pioche pas.
rae-event-drew = { $seat } pioche une carte.
rae-event-drawn-card = Votre nouvelle carte : { $card }.
rae-event-laid = { $owner } pose { $card } et { $second } : { rae-group }.
rae-event-added = { $seat } ajoute { $card } à la { rae-group-owned }.
rae-event-lifted = { $owner } prend { $card } dans la { rae-group }.
rae-event-moved = { $seat } déplace { $card } vers la { rae-group-owned }.
rae-event-formed = { $owner } forme la { rae-group } avec { $card } et { $second }.
rae-event-completed =
    Les quatre familles : { $seat } a toute une Quête { $colour ->
        [blue] bleue
        [green] verte
        [black] noire
       *[other] { rae-colour }
    } !
rae-event-scored =
    { $points ->
        [one] { $seat } marque { $points } point : { $total } en tout.
       *[other] { $seat } marque { $points } points : { $total } en tout.
    }
rae-event-unscored =
    { $points ->
        [one] { $seat } perd { $points } point : { $total } en tout.
       *[other] { $seat } perd { $points } points : { $total } en tout.
    }
rae-event-event = { $seat } joue « { $event } » !
rae-event-event-at-seat = { $seat } joue « { $event } » contre { $at } !
rae-event-event-at-card = { $seat } joue « { $event } » contre { $card } dans la { rae-group-owned } !
rae-event-asked = Les adversaires de { $seat } peuvent répondre en secret.
rae-event-no-reply = Personne ne répond.
rae-event-replied = Vive le Roi ! { $seat } répond à { $to }.
rae-event-cancelled = La carte « { $event } », jouée par { $seat }, est annulée.
rae-event-empty-hand = { $seat } n’a plus de carte en main : rien ne se passe.
rae-event-stolen = { $seat } prend une carte dans la main de { $from }.
rae-event-stolen-card = Carte volée par { $seat } à { $from } : { $card }.
rae-event-burnt = { $card } brûle dans la { rae-group-owned } et va à la défausse.
rae-event-paid = { $seat } donne une carte à { $to }.
rae-event-paid-card = Carte donnée par { $seat } à { $to } : { $card }.
rae-event-looked = { $seat } regarde la main de { $at }.
rae-event-saw = La main de { $at } : { $cards }.
rae-event-exchanged = { $seat } et { $with } échangent une carte.
rae-event-exchanged-cards = { $seat } a donné { $gave } et pris { $got } à { $with }.
rae-event-tournament =
    { $left ->
        [one] Un tournoi ! { $seat } peut jouer encore { $left } carte à ce tour.
       *[other] Un tournoi ! { $seat } peut jouer encore { $left } cartes à ce tour.
    }
rae-event-besieged = { $seat } assiège { $at }, qui ne piochera pas au début de son prochain tour.
rae-event-done = { $seat } ne joue plus de carte.
rae-event-discarded = { $seat } défausse { $card }.
rae-event-won = { $seat } gagne avec { $total } points !
rae-event-team-won = { $seat } et { $partner } gagnent avec { $total } points ensemble !
rae-event-pile-empty = La pioche est vide : la partie est finie.
rae-event-highest = { $seat } gagne avec le plus haut score, { $total } !
rae-event-team-highest = { $seat } et { $partner } gagnent avec le plus haut score, { $total } ensemble !
rae-event-stalemate = Égalité à { $total } : personne ne gagne.

## Pourquoi la partie est finie

rae-reason-target = Les points qu’il faut pour gagner sont atteints.
rae-reason-highest = La pioche est épuisée, et le plus haut score gagne.
rae-reason-stalemate = La pioche est épuisée, et plusieurs joueurs ont le plus haut score : partie nulle.

## Les options

rae-option-teams = Équipes
rae-option-teams-help = À quatre, deux contre deux : les partenaires se font face et visent 50 points ensemble.
rae-option-fair_start = Départ équitable
rae-option-fair_start-help = À quatre, le premier joueur gagne environ deux fois plus souvent que les autres. Avec un départ équitable, il ne pioche pas au premier tour et joue au plus deux cartes.

rae-preset-family = En famille
rae-preset-family-help = un départ équitable

## Les options qui ne vont pas ensemble

rae-refuse-teams-need-four = Les équipes jouent à deux contre deux : il faut quatre joueurs, et non { $players }.

## Le plateau, pour l’œil et pour l’oreille

rae-shown-turn = Tour { $n }
rae-shown-target = But : { $points } points
rae-shown-pile = Pioche : { $count }
rae-shown-discards = Défausse : { $count }
rae-shown-discards-top = Défausse : { $count }, dessus { $card }
rae-shown-team = équipe { $name }
rae-shown-together = ensemble { $total }
rae-shown-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
rae-shown-seen = vu :
rae-shown-besieged = en état de siège
rae-shown-hand = Votre main
rae-shown-left =
    { $left ->
        [0] { $seat } n’a plus de carte à jouer
        [one] { $seat } peut jouer encore { $left } carte
       *[other] { $seat } peut jouer encore { $left } cartes
    }
rae-shown-adds =
    { $count ->
        [0] mais pas une à une
       *[other] au plus { $count } une à une
    }
rae-shown-event-free = événement possible
rae-shown-event-used = événement déjà joué
rae-shown-replies = Réponses : { $seats }
rae-shown-asked = On demande en secret à { $seats }
rae-shown-lifted = Carte prise : { $card }
rae-shown-offered = Vous offrez : { $card }
rae-told-player = { $seat } : points { $points }, cartes en main { $count }.
rae-told-team = { $seat } et { $partner } sont l’équipe { $name }, avec { $total } points ensemble.
rae-told-hand = Votre main : { $cards }.
rae-told-empty = Votre main est vide.
rae-told-seen = Vous avez vu dans la main de { $seat } : { $cards }.
rae-told-besieged = { $seat } subit un siège et ne piochera pas au début de son prochain tour.
rae-told-quest =
    { $points ->
        [one] { rae-group-owned }, { $points } point : { $cards }.
       *[other] { rae-group-owned }, { $points } points : { $cards }.
    }
rae-told-collection = { rae-group-owned } : { $cards }.
rae-told-no-groups = { $seat } n’a ni Quête ni Collection.
rae-told-discards = La défausse, le dessus d’abord : { $cards }.
rae-told-card =
    { $points ->
        [one] { $card } : { $words }, { $points } point.
       *[other] { $card } : { $words }, { $points } points.
    }
rae-told-event = { $card } : { $text }
rae-at-hand =
    { $count ->
        [one] Elle est dans votre main.
       *[other] Elle est dans votre main, { $count } fois.
    }
rae-at-group = Elle est dans la { rae-group-owned }.
rae-at-seen = Vous l’avez vue dans la main de { $seat }.
rae-at-discards =
    { $count ->
        [one] Elle est dans la défausse.
       *[other] Elle est dans la défausse, { $count } fois.
    }
rae-at-lifted = Elle est prise et cherche sa place.
rae-at-nowhere = Elle n’est nulle part en vue.
rae-typed-hand = ma main, main, votre main
rae-typed-pile = pioche, pile de jeu
rae-typed-discards = défausse, pile de défausse
rae-legend-quests = Une Quête montre sa couleur et son numéro, ses familles † Épée, ∪ Calice, ♛ Couronne, § Parchemin, et ses points. Le signe · est une carte qui manque.
rae-legend-collections = Une Collection montre sa famille et son numéro, et ses couleurs : R rouge, J jaune, B bleu, V vert, M mauve, O orange, N noir.
rae-legend-cards = R† est une carte rouge de la famille Épée, ★ un événement. Une flèche marque qui joue.
rae-group-first = Qui commence
rae-group-lay = Poser deux cartes
rae-group-add = Ajouter une carte
rae-group-take = Réorganiser
rae-group-to = La poser
rae-group-with = Former une Quête
rae-group-event = Jouer un événement
rae-group-done = Finir votre tour
rae-group-reply = Répondre
rae-group-decline = Laisser faire
rae-group-give = Donner une carte
rae-group-get = Prendre une carte
rae-group-discard = Défausser
rae-group-draw = Carte piochée
rae-group-steal = Carte volée

## L’image : ce qui se trouve où, pour l’oreille

rae-spot-hand = { $told } Carte { $n } sur { $count } de votre main.
rae-spot-group-own = Votre { rae-group }
rae-spot-quest =
    { $points ->
        [one] { $whose }, { $points } point : { $cards }.
       *[other] { $whose }, { $points } points : { $cards }.
    }
rae-spot-missing = Il manque : { $suits }.
rae-spot-whole = Les quatre familles y sont.
rae-spot-collection = { $whose } : { $cards }.
rae-spot-within = { $title }, { $apart }
rae-spot-new = Une nouvelle Quête ou Collection.

## L’image, pour l’œil

rae-board = La table de Ràe
rae-board-keys = 1 à 9 prennent une carte ; les lettres la posent ; les flèches vont d’une place à l’autre ; E finit votre tour.
rae-board-gain-own = +{ $n } pour vous
rae-board-gain-other = +{ $n } pour { $seat }
rae-board-keep = pour plus tard
rae-board-to = à { $seat }
rae-board-at = contre { $seat }
rae-board-pile = pioche, { $n }
rae-board-pile-empty = pioche vide
rae-board-discards = défausse
rae-board-new = Nouvelle Quête ou Collection
rae-board-new-of = Nouvelle { rae-kind }
rae-board-new-with = avec { $title }
rae-board-left = Encore à jouer
rae-board-left-cards = cartes
rae-board-left-single = ajouts
rae-board-left-event = événement
rae-board-left-cards-short =
    { $n ->
        [one] carte
       *[other] cartes
    }
rae-board-left-single-short = ajouts
rae-board-left-event-short =
    { $n ->
        [one] évén.
       *[other] évén.
    }
rae-board-left-said = Encore à jouer : { $cards } de vos cartes, dont { $single } à ajouter aux Quêtes ou Collections déjà posées, événements { $events }.
rae-board-end = Finir le tour
rae-board-back = Reposer
rae-board-where = Où va-t-elle ?
rae-board-asks = Où va { rae-card } ?
rae-board-asks-event =
    { $at ->
        [seat] { $title } : contre qui ?
        [card] { $title } : quelle carte frapper ?
       *[none] Jouer { $title } ?
    }
rae-board-asks-none = { rae-card } ne va encore nulle part. Reposez la carte, ou prenez-en une autre.
rae-board-play = La jouer
rae-board-empty-area = Ni Quête ni Collection pour l’instant
rae-board-empty-own = Ici viendront vos Quêtes et Collections : deux cartes de même couleur ou de même famille en commencent une.
rae-board-hand-empty = Votre main est vide.
rae-board-besieged = état de siège
rae-board-team = équipe { $name }
rae-board-event = { $seat } joue « { $event } »
rae-board-event-at = { $seat } joue « { $event } » contre { $at }
rae-board-replies = { $seat } crie « { $event } »
rae-board-cancelled = annulé
rae-board-waiting = Réponses secrètes…
rae-board-carried = Ce qui arrive maintenant
rae-board-mirror = Ce que le Miroir montre de la main de { $seat }
rae-board-mirror-give = Choisissez d’abord la carte que vous donnez.
rae-board-mirror-slot = votre carte
rae-board-mirror-get = Vous donnez { $title }. Choisissez maintenant la carte que vous prenez.

rae-reply-title = Crier « { $king } » ?
rae-reply-help = Cette question ne s’affiche que pour vous. Tous les adversaires sont interrogés en même temps, et personne ne saura si vous pouviez répondre.
rae-reply-hurry = Répondez avant que la ligne soit pleine, et personne ne devinera.
rae-reply-none = Vous ne l’avez pas. Tout le monde a le même temps ; la partie continue d’elle-même.
rae-reply-no = Laisser faire
rae-reply-yes = Le crier : annuler { $event }
rae-reply-kept = C’est noté. Toutes les réponses s’ouvrent ensemble.

## Pourquoi un conseil est bon

rae-hint-points =
    { $n ->
        [one] Vous marquez un point.
       *[other] Vous marquez { $n } points.
    }

# Why something is or was better, after the game; $tense is "did" or "would".
rae-better-points =
    Ce coup { $tense ->
        [did] rapporte
       *[would] aurait rapporté
    } { $n ->
        [one] un point
       *[other] { $n } points
    }.

## Préparer une position

rae-bench-pile = Pioche
rae-bench-discards = Défausse
rae-bench-played = Cartes jouées ce tour

## Sur papier

rae-print-needs = Voici un paquet, pour deux joueurs. À trois ou quatre, imprimez les cartes deux fois.
rae-print-companion = Mélangez et piochez à la main ; quand la table demande quelle carte est venue, donnez sa couleur et sa famille, ou le titre de l’événement.
rae-print-quests = cartes Quête
rae-print-events = cartes Événement
rae-print-suits = Familles
rae-print-kinds = Sortes de cartes
rae-print-colours = Couleurs, par les hachures du cadre
