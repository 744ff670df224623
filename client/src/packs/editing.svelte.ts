/** A pack while it is made: its fields, what the server says of it, and that it is kept. */

import { untrack } from "svelte";
import { No } from "$/net/api";
import type { FormField, PackFaultNow, PackNow, PackStart, FormTable } from "$/protocol";
import { language, refusal } from "$/words/words.svelte";
import { check, type Data } from "./asked";
import { keepPack, type KeptPack } from "./kept";

/** Milliseconds after the last letter. */
const PAUSE = 400;
/** Refusals that pass, and milliseconds until it is tried again. */
const [LATER, AGAIN] = [new Set(["busy", "too-fast", "offline"]), 3_000];

export type Row = Record<string, unknown>;
/** Where something stands: a table, which of its rows from 0, and the field. */
export interface Place {
  table: FormTable;
  row: number;
  key: string;
}

export class Editing {
  name = $state("");
  /** By table of the form: its rows; one where there is but one. */
  rows: Record<string, { key: string; row: Row }[]> = $state({});
  /** The file as somebody types it; null while fields are filled in. */
  typed: string | null = $state(null);
  /** As the server saw it last. */
  now: PackNow | null = $state.raw(null);
  /** What cannot be told of any field. */
  wrong = $state("");
  busy = $state(false);
  /** Whether the browser keeps nothing. */
  lost = $state(false);
  /** By table, row and field: somebody has been there, so what is wrong there is told. */
  touched: Set<string> = $state.raw(new Set());
  readonly form: FormTable[];
  /** What no field shows. */
  #rest: Data = {};
  /** Rows as they were sent, by table: where each came from. */
  #sent: Record<string, number[]> = {};
  #asked: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly start: PackStart,
    readonly id: string,
    data: Data,
  ) {
    this.form = start.form?.tables ?? [];
    this.#take(data);
    if (!start.form) this.typed = start.text;
  }

  #take(data: Data): void {
    const rows: typeof this.rows = {};
    const taken = new Set(["name", "game"]);
    const tables = new Set(this.form.map(({ key }) => key));
    const rest = new Set(Object.keys(this.start.form?.rest ?? {}));
    for (const table of this.form) {
      if (table.kind === "keyed") {
        const own = Object.entries(data).filter(([key, each]) => isTable(each) && !tables.has(key) && !rest.has(key));
        rows[table.key] = own.map(([key, row]) => ({ key, row: row as Row }));
        for (const [key] of own) taken.add(key);
      } else if (table.kind === "rows") {
        const own = Array.isArray(data[table.key]) ? (data[table.key] as Row[]) : [];
        rows[table.key] = own.map((row) => ({ key: "", row }));
        taken.add(table.key);
      } else if (table.key === "") {
        const row = Object.fromEntries(table.fields.flatMap(({ key }) => (key in data ? [[key, data[key]]] : [])));
        rows[table.key] = [{ key: "", row }];
        for (const { key } of table.fields) taken.add(key);
      } else {
        const own = data[table.key] ?? this.start.data[table.key];
        rows[table.key] = [{ key: table.key, row: isTable(own) ? { ...(own as Row) } : {} }];
        taken.add(table.key);
      }
    }
    this.name = typeof data.name === "string" ? data.name : "";
    this.rows = rows;
    this.#rest = Object.fromEntries(Object.entries(data).filter(([key]) => !taken.has(key)));
  }

  /** All that is filled in, as a file has it; rows in which nothing stands are left out. */
  get data(): Data {
    const data: Data = { name: this.name, ...this.#rest };
    this.#sent = {};
    for (const table of this.form) {
      const own = this.rows[table.key] ?? [];
      const filled = own.map(({ key, row }, n) => ({ key, row: plain(table.fields, row), n })).filter(({ row }) => Object.keys(row).length > 0);
      this.#sent[table.key] = filled.map(({ n }) => n);
      if (table.kind === "rows") data[table.key] = filled.map(({ row }) => row);
      else if (table.key === "") Object.assign(data, filled[0]?.row ?? {});
      else for (const { key, row } of filled) if (!this.#asShipped(table, key, row)) data[key] = row;
    }
    for (const [key, each] of Object.entries(data)) if (Array.isArray(each) && !each.length) delete data[key];
    return data;
  }

  /** What need not be written, since a pack has it anyway. */
  #asShipped(table: FormTable, key: string, row: Row): boolean {
    return "extends" in this.#rest && table.kind === "one" && alike(row, this.start.data[key]);
  }

  set(table: FormTable, row: number, key: string, value: unknown): void {
    this.rows[table.key]![row]!.row[key] = value;
    this.changed();
  }

  /** Something was typed: it is kept at once, and checked when no more is typed. */
  changed(): void {
    clearTimeout(this.#timer);
    this.busy = true;
    this.#keep("");
    this.#timer = setTimeout(() => void this.check(), PAUSE);
  }

  touch({ table, row, key }: Place): void {
    this.touched = new Set(this.touched).add(`${table.key} ${row} ${key}`);
  }

  #keep(text: string): void {
    const pack: KeptPack = { id: this.id, game: this.start.game, name: this.name, data: this.data, text };
    this.lost = !keepPack($state.snapshot(pack) as KeptPack);
  }

  async check(): Promise<void> {
    clearTimeout(this.#timer);
    this.#asked?.abort();
    const asked = (this.#asked = new AbortController());
    this.busy = true;
    const what = this.typed === null ? { data: this.data } : { text: this.typed };
    try {
      const found = await check({ lang: untrack(language), game: this.start.game, ...what }, asked.signal);
      if (this.#asked !== asked) return;
      [this.now, this.wrong, this.busy] = [found, "", false];
      if (this.typed !== null && Object.keys(found.data).length) this.#take(found.data);
      this.#keep(found.faults.length ? "" : found.text);
    } catch (no) {
      if (asked.signal.aborted) return;
      const known = no instanceof No ? no : new No("fault");
      if (LATER.has(known.code)) this.#timer = setTimeout(() => void this.check(), AGAIN);
      this.wrong = await refusal(known.code, known.facts, this.start.game);
      this.busy = false;
    }
  }

  get faults(): PackFaultNow[] {
    return this.now?.faults ?? [];
  }

  /** Nothing is wrong, as far as the server has seen. */
  get fine(): boolean {
    return !this.busy && this.now !== null && this.now.faults.length === 0;
  }

  /** Where a fault is, on the form; null where no field shows it. */
  placeOf(fault: PackFaultNow): Place | null {
    const keyed = this.form.find(({ kind }) => kind === "keyed");
    const table = this.form.find(({ key, fields }) => key === fault.section && (key !== "" || fields.some((each) => each.key === fault.key)));
    if (table) return { table, row: fault.row ? (this.#sent[table.key]?.[fault.row - 1] ?? -1) : 0, key: fault.key };
    const row = keyed ? this.rows[keyed.key]!.findIndex(({ key }) => key === fault.section) : -1;
    return keyed && row >= 0 ? { table: keyed, row, key: fault.key } : null;
  }

  /** What is wrong in a field; '' for nothing, and while nobody has been there. */
  faultAt(table: FormTable, row: number, key: string): string {
    const known = this.faults.find((each) => {
      const place = this.placeOf(each);
      return place?.table === table && place.row === row && (place.key === key || (place.key === "" && key === table.fields[0]!.key));
    });
    return known && this.touched.has(`${table.key} ${row} ${key}`) ? known.says : "";
  }

  add(table: FormTable, row: Row = {}, key = ""): number {
    this.rows[table.key]!.push({ key, row });
    return this.rows[table.key]!.length - 1;
  }

  remove(table: FormTable, row: number): void {
    this.rows[table.key]!.splice(row, 1);
    this.touched = new Set();
    this.changed();
  }
}

const isTable = (each: unknown): boolean => typeof each === "object" && each !== null && !Array.isArray(each);

/** Whether two tables say the same, in whatever order. */
function alike(one: Row, two: unknown): boolean {
  const sorted = (row: unknown) => JSON.stringify(Object.entries((row ?? {}) as Row).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(one) === sorted(two);
}

/** A row as a file has it: nothing of what is left empty. */
function plain(fields: FormField[], row: Row): Row {
  const kept = Object.entries($state.snapshot(row) as Row).map(([key, value]): [string, unknown] => {
    const field = fields.find((each) => each.key === key);
    return [key, field?.kind === "answers" && Array.isArray(value) ? withoutLast(value) : value];
  });
  return Object.fromEntries(kept.filter(([, value]) => !isEmpty(value)));
}

/** Answers that nobody has written at the end are none. */
function withoutLast(answers: unknown[]): unknown[] {
  const last = answers.findLastIndex((each) => !isEmpty(each));
  return answers.slice(0, last + 1).map((each) => each ?? "");
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isTable(value)) return Object.values(value as object).every(isEmpty);
  return value === "" || value === undefined || value === null || value === false;
}

/** A key for a card of that name which no other card has. */
export function keyOf(name: string, known: readonly string[]): string {
  const letters = name.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
  const base = letters.replace(/[^a-z]+/g, "-").replace(/^-|-$/g, "") || "saint";
  if (!known.includes(base)) return base;
  for (let n = 1; ; n += 1) {
    const key = `${base}-${spelt(n)}`;
    if (!known.includes(key)) return key;
  }
}

/** A number in letters: keys of cards have no digits in every game. */
const spelt = (n: number): string => (n >= 26 ? spelt(Math.floor(n / 26)) : "") + String.fromCharCode(97 + (n % 26));
