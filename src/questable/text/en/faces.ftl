### Faces that people choose at a table: saints, named as the collection names them.

faces-francis-of-assisi = St. Francis of Assisi
faces-clare-of-assisi = St. Clare of Assisi
faces-martin-of-tours = St. Martin of Tours
faces-joan-of-arc = St. Joan of Arc
faces-nicholas-of-myra = St. Nicholas of Myra
faces-kateri-tekakwitha = St. Kateri Tekakwitha
faces-patrick = St. Patrick
faces-bernadette-soubirous = St. Bernadette Soubirous
faces-maximilian-kolbe = St. Maximilian Kolbe
faces-josephine-bakhita = St. Josephine Bakhita
faces-juan-diego = St. Juan Diego
faces-jerome = St. Jerome
