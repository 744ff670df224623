### Les mots de la page dans le navigateur.

page-close = Fermer
page-rule = Règle { $rule }
