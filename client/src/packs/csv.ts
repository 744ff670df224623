/** Questions out of a spreadsheet: the question, the right answer, up to three wrong ones, how hard, whose card. */

export interface Row {
  text: string;
  answers: string[];
  level?: number;
  saint?: string;
}

/** What the columns may be called, in the first line of a sheet; the first word that fits tells. */
const HEADS = /^(questions?|fragen?|text|texte|preguntas?)$/i;
const LEVELS = 3;
/** A level, below so few letters, in the sixth column. */
const [LEVEL, SAINT] = [5, 6];

/** Letters in which the first line ends. */
const FIRST = 5_000;

/** What parts the cells: whatever the first line has most of, outside of quotation marks. */
function signOf(text: string): string {
  const line = text.slice(0, FIRST).replace(/"(?:[^"]|"")*"/g, "").split(/\r?\n/, 1)[0]!;
  const count = (sign: string) => line.split(sign).length;
  return ["\t", ";", ","].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** The cells of a sheet, line by line; a cell in quotation marks may hold anything, doubled marks too. */
export function cellsOf(text: string): string[][] {
  const sign = signOf(text.replace(/^\ufeff/, ""));
  const lines: string[][] = [[]];
  let [cell, quoted] = ["", false];
  const whole = text.replace(/^\ufeff/, "");
  for (let n = 0; n < whole.length; n += 1) {
    const letter = whole[n]!;
    if (quoted && letter === '"' && whole[n + 1] === '"') (cell += '"'), (n += 1);
    else if (letter === '"' && (quoted || cell.trim() === "")) [quoted, cell] = [!quoted, quoted ? cell : ""];
    else if (!quoted && letter === sign) lines.at(-1)!.push(cell.trim()), (cell = "");
    else if (!quoted && (letter === "\n" || letter === "\r")) {
      if (letter === "\r" && whole[n + 1] === "\n") n += 1;
      lines.at(-1)!.push(cell.trim());
      lines.push([]);
      cell = "";
    } else cell += letter;
  }
  lines.at(-1)!.push(cell.trim());
  return lines.filter((line) => line.some((each) => each !== ""));
}

/** The questions of a sheet; a first line of headings is left out. Whether they can be played is the server's to say. */
export function questionsOf(text: string): Row[] {
  const lines = cellsOf(text);
  const body = HEADS.test(lines[0]?.[0] ?? "") ? lines.slice(1) : lines;
  return body.map((cells) => {
    const level = Number(cells[LEVEL]);
    const row: Row = { text: one(cells[0]), answers: cells.slice(1, LEVEL).map(one).filter((each) => each !== "") };
    if (Number.isInteger(level) && level >= 1 && level <= LEVELS) row.level = level;
    if (cells[SAINT]) row.saint = cells[SAINT];
    return row;
  });
}

/** On one line. */
const one = (cell: string | undefined): string => (cell ?? "").replace(/\s+/g, " ");
