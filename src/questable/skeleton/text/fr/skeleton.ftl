### Les mots de Skeleton.

skeleton-title = Skeleton
skeleton-genre = Un jeu de dés
skeleton-blurb = Lancez le dé autant de fois que vous l’osez, et gardez vos points avant qu’un 1 ne les emporte.
skeleton-minutes = 10 min
skeleton-aim = Atteignez l’objectif avant les autres.
skeleton-about = Skeleton est né de l’exemple de Questable. Ses règles sont celles d’un vieux jeu de dés.

chapter-X-1 = Un tour
chapter-X-2 = La fin

rule-X-1-1 = Lancez le dé autant de fois que vous voulez : ce qu’il montre s’ajoute à ce qui est devant vous.
rule-X-1-2 = Un 1 met fin à votre tour, et ce qui est devant vous est perdu.
rule-X-1-3 = Vous pouvez garder ce qui est devant vous, et c’est au joueur suivant. Sans rien devant vous, il n’y a rien à garder.
rule-X-2-1 = Qui garde ses points et atteint ainsi l’objectif gagne aussitôt.

skeleton-option-goal = Objectif
skeleton-option-goal-help = Combien de points il faut pour gagner.

skeleton-prompt =
    { $heap ->
        [0] À vous : lancez le dé.
       *[other] { $heap } devant vous : relancer, ou garder ?
    }
skeleton-action-throw = Lancer le dé
skeleton-action-keep = Garder ce qui est devant vous
skeleton-action-die = Le dé montre { $n }

skeleton-event-threw = { $seat } fait { $n }.
skeleton-event-lost =
    { $n ->
        [0] { $seat } n’a rien à perdre ; le tour est fini.
       *[other] { $seat } perd { $n }.
    }
skeleton-event-kept = { $seat } garde { $n }.
skeleton-reason-goal = L’objectif est atteint.

skeleton-told-goal = Qui a { $goal } points avant les autres gagne.
skeleton-told-points = { $seat } a { $n }.
skeleton-told-heap = Devant qui joue : { $n }.
skeleton-told-player = Joueur
skeleton-told-safe = Points
