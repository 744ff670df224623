/** The browser's database, as the house keeps its tables in it: bytes under keys that are text. */

const THINGS = "things";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((found, failed) => {
    request.onsuccess = () => found(request.result);
    request.onerror = () => failed(request.error ?? new Error("the database failed"));
  });
}

export class Drawers {
  private constructor(private readonly db: IDBDatabase) {}

  static async open(name: string): Promise<Drawers> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(THINGS);
    const db = await done(request);
    // Who forgets everything need not wait for this window.
    db.onversionchange = () => db.close();
    return new Drawers(db);
  }

  #things(mode: IDBTransactionMode): IDBObjectStore {
    // On disk before it is told: a browser that is killed has lost nothing that was shown.
    return this.db.transaction(THINGS, mode, { durability: "strict" }).objectStore(THINGS);
  }

  get(key: string): Promise<Uint8Array | undefined> {
    return done(this.#things("readonly").get(key) as IDBRequest<Uint8Array | undefined>);
  }

  /** Keys that begin so, from one on, and what lies under them. */
  async under(prefix: string, since: string): Promise<[string[], Uint8Array[]]> {
    const things = this.#things("readonly");
    const range = IDBKeyRange.bound(since > prefix ? since : prefix, `${prefix}\uffff`);
    const [keys, found] = await Promise.all([
      done(things.getAllKeys(range)),
      done(things.getAll(range) as IDBRequest<Uint8Array[]>),
    ]);
    return [keys as string[], found];
  }

  /** All or nothing, and nothing where something else lies there than is expected. */
  write(
    expects: [string, Uint8Array | null][],
    puts: [string, Uint8Array][],
    drops: string[],
  ): Promise<boolean> {
    const things = this.#things("readwrite");
    let fits = true;
    const write = () => {
      for (const key of drops) things.delete(key);
      for (const [key, data] of puts) things.put(data, key);
    };
    let left = expects.length;
    for (const [key, wanted] of expects) {
      const request = things.get(key) as IDBRequest<Uint8Array | undefined>;
      request.onsuccess = () => {
        fits &&= same(request.result, wanted);
        if (--left === 0 && fits) write();
      };
    }
    if (!expects.length) write();
    return new Promise((found, failed) => {
      const { transaction } = things;
      transaction.oncomplete = () => found(fits);
      transaction.onabort = transaction.onerror = () => failed(transaction.error ?? new Error("the database failed"));
    });
  }
}

function same(found: Uint8Array | undefined, wanted: Uint8Array | null): boolean {
  if (!found || !wanted) return !found && !wanted;
  return found.length === wanted.length && found.every((each, n) => each === wanted[n]);
}
