### Les visages que l’on choisit à la table : des saints, nommés comme dans la collection.

faces-francis-of-assisi = Saint François d’Assise
faces-clare-of-assisi = Sainte Claire d’Assise
faces-martin-of-tours = Saint Martin de Tours
faces-joan-of-arc = Sainte Jeanne d’Arc
faces-nicholas-of-myra = Saint Nicolas de Myre
faces-kateri-tekakwitha = Sainte Kateri Tekakwitha
faces-patrick = Saint Patrick
faces-bernadette-soubirous = Sainte Bernadette Soubirous
faces-maximilian-kolbe = Saint Maximilien Kolbe
faces-josephine-bakhita = Sainte Joséphine Bakhita
faces-juan-diego = Saint Juan Diego
faces-jerome = Saint Jérôme
