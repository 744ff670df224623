/** The faces that people may choose: saints by their key in the collection, in the order in which they are offered. */
export const FACE_NAMES = [
  "francis-of-assisi",
  "clare-of-assisi",
  "martin-of-tours",
  "joan-of-arc",
  "nicholas-of-myra",
  "kateri-tekakwitha",
  "patrick",
  "bernadette-soubirous",
  "maximilian-kolbe",
  "josephine-bakhita",
  "juan-diego",
  "jerome",
];
