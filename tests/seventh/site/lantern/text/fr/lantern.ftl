### Les mots de Lantern.

lantern-title = La Lanterne
lantern-blurb = Quelques cartes, un dé, une lanterne chacun, et une course à la dernière lumière.
lantern-minutes = Environ 3 minutes
lantern-about = La Lanterne est le jeu d’essai de Questable ; elle n’a jamais été imprimée.

chapter-L-1 = Un tour
chapter-L-2 = L’annonce
chapter-L-3 = La fin

rule-L-1-1 = Une fois par tour, vous pouvez regarder la carte du dessus, si vous ne la connaissez pas.
rule-L-1-2 = Vous pouvez prendre la carte du dessus, tant qu’il en reste.
rule-L-1-3 = Vous pouvez poser une carte que vous avez, pour sa valeur.
rule-L-1-4 = Une fois par tour, demandez une sorte de carte au joueur suivant ; il répond vrai, devant tous.
rule-L-1-5 = Une fois par tour, vous pouvez tourner votre lanterne.
rule-L-1-6 = Une fois par partie, vous pouvez lancer le dé : de 4 à 6, c’est un point.
rule-L-1-7 = Une fois par partie, vous pouvez défier les autres, qui répondent en secret.
rule-L-2-1 = À une carte, il faut l’annoncer ; sinon, les autres peuvent le remarquer.
rule-L-3-1 = Quand la pile est vide, tous saisissent la lumière : deux points au premier, un au deuxième.

lantern-option-copies = Cartes de chaque sorte
lantern-option-copies-help = Combien il y a de cartes de chaque sorte.
lantern-refuse-too-few-copies = À { $players } joueurs, il faut plus de deux cartes de chaque sorte.

lantern-prompt-turn = À vous : que faites-vous ?
lantern-prompt-answer = Relevez-vous le défi ?
lantern-prompt-grab = Saisissez la lumière !

lantern-action-peek = Regarder la carte du dessus
lantern-action-take = Prendre la carte du dessus
lantern-action-lay = Poser un { $worth }
lantern-action-ask = Demander un { $worth }
lantern-action-flip = Tourner votre lanterne
lantern-action-roll = Lancer le dé
lantern-action-dare = Défier les autres
lantern-action-yes = Oui
lantern-action-no = Non
lantern-action-call = Annoncer : une carte !
lantern-action-notice = { $seat } n’a rien annoncé
lantern-action-grab = Saisir
lantern-action-draw = La carte est un { $worth }
lantern-action-look = Le dessus est un { $worth }
lantern-action-die = Le dé montre { $n }

lantern-event-called = { $seat } annonce : une carte.
lantern-event-noticed = { $by } remarque que { $seat } n’a rien annoncé.
lantern-event-flipped = { $seat } tourne la lanterne.
lantern-event-dared = { $seat } défie les autres.
lantern-event-daring = Le défi de { $seat } est fini.
lantern-event-peeked = { $seat } regarde la carte du dessus.
lantern-event-saw = La carte du dessus est un { $card }.
lantern-event-drew = { $seat } prend une carte.
lantern-event-drawn = C’est un { $card }.
lantern-event-rolled = { $seat } fait { $n }.
lantern-event-laid = { $seat } pose un { $card }.
lantern-event-answered =
    { $holds ->
        [0] { $seat } n’a pas de { $card }.
       *[other] { $seat } a un { $card }.
    }
lantern-event-grabbed = { $seat } saisit la lumière.
lantern-reason-grabbed = La lumière est éteinte.

lantern-told-hand = Vos cartes : { $cards }.
lantern-told-pile = Cartes dans la pile : { $count }.
lantern-told-players = Les joueurs
lantern-told-player = Joueur
lantern-told-points = Points
lantern-told-cards = Cartes

## Le robot qui vient avec

table-level-eager = fait la première chose possible
table-bots-eager = Des robots qui font la première chose possible
