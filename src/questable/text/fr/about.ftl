### À propos de Questable : à qui sont ces jeux, ce qui est de nous, comment vérifier les tirages.
###
### Une seule source pour la page « À propos », pour `version --credits` et pour CREDITS.md.

about-title = À propos de Questable
about-what = Questable permet de jouer à six jeux de plateau et de cartes dans le navigateur ou le terminal, en famille, entre amis ou contre des robots. Il connaît toutes les règles et explique pourquoi un coup n’est pas permis.

## Les jeux imprimés

about-games = Les jeux imprimés
about-unofficial = Questable n’est pas officiel et n’a aucun lien avec les auteurs et les éditeurs de ces jeux. Les règles sont racontées avec nos propres mots ; les cartes, les images et les textes sont de nous. Si un jeu vous plaît ici, procurez-vous la version imprimée.

## Les saints

about-saints = Les saints
about-saints-made = Les faits et les vies des saints ont été écrits avec l’aide d’un modèle de langage et comparés à des listes indépendantes. Ni historien ni prêtre ne les a relus.
about-saints-mend = Les corrections sont bienvenues : signalez-les dans le projet ou à la personne qui tient cette table, avec le nom du saint et une source.

## Licence

about-licence = Licence
about-licence-ours = Le programme, nos textes et les données sur les saints peuvent être utilisés, modifiés et partagés librement, sous la licence MIT. Les polices Cabin et Marcellus, ainsi que Questable Display, tirée de Marcellus pour l’impression, sont sous la licence SIL Open Font.

## Des tirages honnêtes

about-fair = Des tirages honnêtes
about-fair-fixed = Avant la partie, le serveur fixe un nombre secret et montre son empreinte. Puis l’appareil de chaque joueur ajoute ses propres nombres au hasard. Tous les tirages de la partie découlent de ces nombres.
about-fair-checked = À la fin de la partie, le nombre secret est publié. Votre appareil vérifie qu’il correspond à l’empreinte et que ses propres nombres ont servi ; la relecture vérifie chaque tirage. Vous pouvez recommencer plus tard : enregistrez la partie et ouvrez le fichier sur la page d’accueil.
about-fair-limits = Ce que cela n’empêche pas : la personne qui tient le serveur peut connaître les tirages à venir. Elle ne peut pas les choisir, sauf si elle contrôle aussi le dernier appareil qui ajoute ses nombres.
