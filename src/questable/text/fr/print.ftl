### Ce qui s’imprime : le matériel des jeux, les diplômes, les cartes seules.

print-said = À imprimer, à découper et à jouer
print-pack = À imprimer, à découper et à jouer, avec le paquet « { $name } »
print-inside = Ce qu’il y a ici
print-how = Imprimez à 100 %, sans « ajuster à la page », en recto verso sur le bord long : les dos se trouvent alors derrière les faces. Le papier épais ou le carton convient le mieux. Coupez le long des petits traits des marges ; pliez le long des pointillés. Sans recto verso, n’imprimez que les faces et glissez les cartes dans des pochettes.
print-companion-terminal = Si vous voulez, Questable tient le compte dans un terminal : on peut y jouer avec ses propres cartes et ses propres dés. Vous jouez avec ce que vous avez imprimé, vous lui indiquez chaque nombre et chaque carte qui sort, et il connaît les règles.
print-companion = Si vous voulez, Questable tient le compte : ouvrez une table et choisissez de lancer vos propres dés et de piocher vos propres cartes. Vous jouez avec ce que vous avez imprimé, vous indiquez à la table chaque nombre et chaque carte qui sort, et elle connaît les règles.
print-back = dos
print-game = Imprimer ce jeu
print-game-said = Plateaux, cartes, pions et règles en PDF, à découper et à jouer.
print-paper = Papier
print-paper-a4 = Format A4
print-paper-letter = Format Letter (États-Unis)
print-ink = Encre
print-ink-full = toutes les couleurs
print-ink-little = peu d’encre
print-get = Obtenir le PDF
print-waits = La première fois, il faut attendre quelques secondes.
print-key = page de repères
print-sum = Total
print-names = Noms
print-rules = { $game } : les règles
print-rules-said = Chaque règle en une phrase, puis en entier. (R) est ce que dit le livret, (H) une règle de la maison là où il se tait.
print-and = { $names } et { $name }
print-score = feuille de score
print-glue = Coupez le long des repères, et collez chaque feuille sur la bande que sa voisine laisse libre.
print-fold = Pliez aux pointillés, collez les deux faces ensemble et les pieds sur un morceau de carton.
