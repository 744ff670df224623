### Les mots de chaque jeu tel que le navigateur le raconte.
###
### $seat est le nom d’une place, $other celui d’une autre.

# À qui est quelque chose ; suit ce que c’est.
telling-of = de { $seat }
# Deux personnes qui partagent une place.
telling-and = { $seat } et { $other }
telling-hint = Le robot de club choisirait : { $words }
telling-position = La position
telling-answered = Votre réponse est donnée. Les autres choisissent encore.
# $prompt dit qui l’on attend.
telling-may-call = { $prompt } Vous pouvez appeler hors de votre tour.
