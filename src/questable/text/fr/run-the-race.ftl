### Les mots de Courez l’épreuve !
###
### $seat est le nom d’une personne. $card et $at sont des noms de saints, $at la carte du dessus ou
### celle qu’on visait. $pile est left ou right, $n le numéro d’une place. $words sont des faits d’une
### carte, ou ce que deux cartes ont en commun, en mots. $match est century, month ou colour.

run-the-race-title = Courez l’épreuve !
run-the-race-genre = Cartes rapides
run-the-race-blurb = À deux, associez les saints par siècle, mois de fête ou couleur, calmement chacun son tour, ou le plus vite possible.
run-the-race-packs = vos propres cartes de saints, 52 au moins
run-the-race-minutes = 1–10 min
run-the-race-aim = Soyez le premier à avoir joué toutes vos cartes.
run-the-race-aim-so-far = Le premier à jouer ses 20 cartes gagne. Reste : { $left } pour vous, { $other } pour l’autre.
run-the-race-score =
    { $n ->
        [one] { $n } carte jouée
       *[other] { $n } cartes jouées
    }
run-the-race-plate =
    { $left ->
        [one] { $left } carte restante
       *[other] { $left } cartes restantes
    }

## Le jeu imprimé, et les chapitres de ses règles

run-the-race-about = Run the Race ! est un jeu pour deux tiré du même livret ; il se joue avec les cartes de SaintCards.
run-the-race-thanks = Il partage la dédicace de SaintCards.
chapter-S-6 = Courez l’épreuve !

## Les règles, une phrase chacune

rule-S-6-1 = Chacun a 20 saints sur 52, 5 en main et 15 à piocher. Au milieu, deux cartes de départ et deux réserves de cinq.
rule-S-6-2 = Une carte en main va sur une pile si elle partage un siècle, le mois de fête ou la couleur principale de la carte du dessus.
rule-S-6-3 = Si personne ne peut jouer, on retourne les réserves. Après 52 essais sans effet, le moins de cartes gagne ; sinon, partie nulle.
rule-S-6-4 = Le premier à jouer ses 20 cartes gagne.
rule-S-6-5 = Trop tard : visez une carte de cette pile. Si elle est recouverte, votre carte doit s’accorder avec celle du dessus.
rule-S-6-6 = À l’allure calme, chacun son tour pose une carte ou passe. Deux passes retournent les réserves, dix fois de suite, c’est fini.

## Piles, places, points communs

run-the-race-pile =
    { $pile ->
        [left] la pile de gauche
       *[right] la pile de droite
    }
run-the-race-side =
    { $pile ->
        [left] gauche
       *[right] droite
    }
# Ce que la carte posée a de commun avec celle du dessous, $at.
run-the-race-shared-born = toutes deux : naissance au { $century }
run-the-race-shared-died = toutes deux : mort au { $century }
run-the-race-shared-born-died = naissance au { $century }, celui de la mort de { SAINT($at) }
run-the-race-shared-died-born = mort au { $century }, celui de la naissance de { SAINT($at) }
run-the-race-shared-month = fête en { $name }
run-the-race-shared-colour = même couleur : { $name }
run-the-race-match =
    { $match ->
        [century] siècle
        [month] mois de fête
       *[colour] couleur principale
    }

## Ce que le jeu attend

run-the-race-prompt-first = Tirez au sort : qui commence ?
run-the-race-prompt-starters = Retournez une carte de départ.
run-the-race-prompt-hands = { $seat } regarde une carte de sa main.
run-the-race-prompt-refill = { $seat } pioche une carte.
run-the-race-prompt-turn-left = Retournez la réserve de gauche.
run-the-race-prompt-turn-right = Retournez la réserve de droite.
run-the-race-prompt-play = Jouez une carte : place et pile, comme { $example }.
run-the-race-prompt-calm = Jouez une carte, place et pile comme { $example }, ou passez.
run-the-race-ask-play = Jouez ! Même siècle, même mois ou même couleur.
run-the-race-ask-calm = À vous : même siècle, même mois ou même couleur, ou passez.
run-the-race-ask-none = À vous : aucune de vos cartes ne convient. Passez.
# Un exemple de ce qu’on tape : place 3, pile de gauche.
run-the-race-example = 3g

## Ce qu’on peut taper pour une pile, et pour ce qu’on veut voir ; les deux langues sont comprises

run-the-race-typed-left = gauche, g
run-the-race-typed-right = droite, d
run-the-race-typed-hand = main, ma main
run-the-race-typed-side = réserves, réserve

## Ce qu’on peut faire

run-the-race-action-play = { $card } sur { SAINT($at) } ({ $n } { run-the-race-side })
run-the-race-action-lay = { $card } sur { SAINT($at) }
run-the-race-action-play-hidden = Place { $n } sur { run-the-race-pile }, en visant { SAINT($at) }
run-the-race-action-pass = Passer
run-the-race-action-first = { $seat } commence
run-the-race-action-starter = La carte de départ est { SAINT($card) }
run-the-race-action-draw = La carte est { SAINT($card) }
run-the-race-action-turn = On retourne { SAINT($card) }
run-the-race-group-play = Jouer une carte
run-the-race-group-pass = Passer
run-the-race-group-first = Qui commence
run-the-race-group-starter = Carte de départ
run-the-race-group-draw = Carte
run-the-race-group-turn = Réserve

## Pourquoi quelque chose n’est pas permis ; sinon, la phrase de la règle

run-the-race-why-empty = La place { $n } de votre main est vide.
run-the-race-why-no-match = { $card } et { SAINT($at) } n’ont ni siècle, ni mois de fête, ni couleur principale en commun.
run-the-race-why-covered = Quelqu’un a recouvert { SAINT($at) } : { SAINT($on) } est maintenant dessus, et { SAINT($card) } n’y va pas.
run-the-race-why-top = Jouez sur la carte du dessus, { SAINT($at) }.

## Ce qui s’est passé

run-the-race-event-begins = { $seat } commence.
run-the-race-event-starter = { $seat } retourne { SAINT($card) } sur { run-the-race-pile }.
run-the-race-event-drew = { $seat } pioche une carte.
run-the-race-event-drawn-card = Vous tenez { SAINT($card) } à la place { $n }.
run-the-race-event-covered = { $seat } visait { SAINT($at) } sur { run-the-race-pile }, couverte depuis ; la carte convient tout de même.
run-the-race-event-played =
    { $left ->
        [0] { $seat } pose sa dernière carte, { SAINT($card) }, sur { run-the-race-pile }, sur { SAINT($at) } ({ $words }).
        [one] { $seat } pose { SAINT($card) } sur { run-the-race-pile }, sur { SAINT($at) } ({ $words }) ; il reste { $left } carte.
       *[other] { $seat } pose { SAINT($card) } sur { run-the-race-pile }, sur { SAINT($at) } ({ $words }) ; il reste { $left } cartes.
    }
run-the-race-event-passed = { $seat } passe.
run-the-race-event-stuck = Personne ne peut jouer.
run-the-race-event-shuffled = { $count } cartes sous celles du dessus sont mêlées en nouvelles réserves.
run-the-race-event-turned = On retourne { SAINT($card) } sur { run-the-race-pile }.
run-the-race-event-given-up = On a retourné { $count } fois de suite en vain.
run-the-race-event-won = { $seat } a joué ses 20 cartes !
run-the-race-event-fewer = { $seat } n’en a plus que { $left }, l’autre { $count }.
run-the-race-event-drawn = Il en reste { $left } à chacun : partie nulle.

## La fin

run-the-race-reason-all-played = Les 20 cartes d’un joueur sont toutes jouées.
run-the-race-reason-fewer-left = On a retourné les réserves trop souvent en vain : le joueur qui a le moins de cartes gagne.
run-the-race-reason-drawn = On a retourné les réserves trop souvent en vain, et il en reste autant à chacun.

## Règles de la maison

run-the-race-option-pace = Allure
run-the-race-option-pace-help = Calme : chacun son tour, en prenant son temps. Course : tous deux à la fois, le plus vite possible.
run-the-race-option-pace-calm = Calme, chacun son tour
run-the-race-option-pace-race = Course, tous deux à la fois
run-the-race-option-pace-calm-help = Chacun son tour. Réfléchissez aussi longtemps que vous voulez.
run-the-race-option-pace-race-help = Tous deux à la fois, le plus vite possible. Une partie dure une minute.

## Le plateau, pour l’œil et pour l’oreille

run-the-race-told-turnings =
    { $count ->
        [0] Réserves pas encore retournées
       *[other] Réserves retournées { $count } fois
    }
run-the-race-told-vain = dont { $count } de suite en vain
run-the-race-told-calm = Allure calme
run-the-race-told-race = Course
run-the-race-told-player = { $seat } : reste { $left }, main { $count }, pioche { $n }
run-the-race-told-side =
    { $count ->
        [0] pas de réserve
       *[other] réserve { $count }
    }
run-the-race-told-face-down = face cachée
run-the-race-told-empty = vide
run-the-race-told-unknown = siècle inconnu
run-the-race-told-top = Sur { run-the-race-pile } : { $words } ; { run-the-race-told-side }.
run-the-race-told-slot = Place { $n } : { $words }.
run-the-race-told-under =
    { $count ->
        [0] Rien n’est dessous.
       *[other] Dessous : { $cards }.
    }
run-the-race-told-sides-unseen =
    { $count ->
        [0] Les réserves sont vides.
       *[other] Dans les réserves, il y a { $count } cartes que personne n’a vues.
    }
run-the-race-told-sides = Dans les réserves, dans un ordre quelconque : { $cards }.
run-the-race-told-void = La carte à la place { $n } de { $seat } ne convient à aucune de celles-ci : { $cards }.
# Dans une course, une carte se dit en aussi peu de mots que possible.
run-the-race-spot-slot = { $n } : { $words }
run-the-race-spot-fit = { $card } ; { run-the-race-side } : { $words }
run-the-race-spot-pile =
    { $pile ->
        [left] Pile de gauche : { $words }.
       *[right] Pile de droite : { $words }.
    }
run-the-race-where-slot = Elle est dans votre main, place { $n }.
run-the-race-where-top = Elle est au-dessus de { run-the-race-pile }.
run-the-race-where-under = Elle est dans { run-the-race-pile }, couverte.
run-the-race-where-side = Elle est dans une réserve.
run-the-race-where-unseen = On ne l’a pas encore vue.
run-the-race-brief-goal = Jouez toutes vos 20 cartes avant l’autre.
run-the-race-brief-match = Une carte va sur l’une des deux piles si elle partage un siècle, le mois de fête ou la couleur principale de celle du dessus.
run-the-race-brief-type = Tapez place et pile : { $example } joue la carte de la place 3 sur la pile de gauche.
run-the-race-legend-card = Une carte : nom, lettre et nom de la couleur principale, siècles de naissance et de mort, mois de fête.
run-the-race-legend-side = Le nombre devant une pile est ce qui reste dans la réserve à côté.

## L’image

run-the-race-board = Les deux piles et vos cinq cartes
run-the-race-hand = Vos cinq cartes
run-the-race-hand-hidden = Cinq cartes
run-the-race-others =
    { $n ->
        [0] { $seat } : { $count } en main, pioche vide
       *[other] { $seat } : { $count } en main, { $n } à piocher
    }
run-the-race-to-draw = { $count } à piocher
run-the-race-side-pile = réserve : { $count }
run-the-race-throw =
    { $pile ->
        [left] Vers la pile de gauche
       *[right] Vers la pile de droite
    }
run-the-race-throw-card =
    { $pile ->
        [left] { $card }, vers la pile de gauche
       *[right] { $card }, vers la pile de droite
    }
run-the-race-landed = { $seat }, à l’instant
run-the-race-late = Trop tard !
run-the-race-late-covered = { $seat } a recouvert { SAINT($at) }. Rien n’est perdu.
run-the-race-late-covered-short = { $seat } a été plus rapide. Rien n’est perdu.
run-the-race-late-own = Votre propre carte a recouvert { SAINT($at) }. Rien n’est perdu.
run-the-race-late-turned = On vient de retourner de nouvelles cartes. Rien n’est perdu.
run-the-race-late-turning = On retourne de nouvelles cartes. Rien n’est perdu.
run-the-race-miss = Elle n’y va pas
run-the-race-miss-match = { $card } n’a rien en commun avec { SAINT($at) }. Rien n’est perdu.
run-the-race-stuck = Personne ne peut jouer : de nouvelles cartes arrivent
run-the-race-ready = À vos marques !
run-the-race-fits = Jouables
run-the-race-fits-shown = Jouables : visibles
run-the-race-fits-hidden = Jouables : cachées
run-the-race-keys-left = pile de gauche
run-the-race-keys-right = pile de droite

## Pourquoi un conseil est bon

run-the-race-hint-played = Il vous reste une carte de moins à jouer.

# Why something is or was better, after the game; $tense is "did" or "would".
run-the-race-better-played =
    Ce coup { $tense ->
        [did] laisse
       *[would] aurait laissé
    } une carte de moins à jouer.

## Préparer une position

run-the-race-bench-slot = Carte { $n } de { $seat }
run-the-race-bench-left-pile = Pile ouverte de gauche
run-the-race-bench-right-pile = Pile ouverte de droite
run-the-race-bench-unseen = Vues de personne : pioches, piles de côté, cartes laissées
run-the-race-bench-side = Piles de côté, mélangées à nouveau
run-the-race-bench-draw = Pioche de { $seat }

## Sur papier

run-the-race-print-needs = Il ne faut rien d’autre. Une course se joue à deux, avec 52 de ces cartes.
run-the-race-print-companion = Mélangez et distribuez à la main ; quand la table demande quelle carte est venue, donnez le nom du saint.
run-the-race-print-cards = cartes de saints
