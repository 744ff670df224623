/** What the page and the worker with its house say to each other. */

export type ToWorker =
  | { is: "begin"; home: string; files: string }
  | { is: "ask"; id: number; method: string; path: string; body: string; link: string }
  | { is: "open"; line: number; link: string; query: string }
  | { is: "hear"; line: number; data: string }
  | { is: "close"; line: number };

export type ToPage =
  /** Bytes that have come, of those that are to come. */
  | { is: "coming"; bytes: number; of: number }
  | { is: "ready" }
  | { is: "failed"; why: string }
  /** Another window of this device has taken the tables. */
  | { is: "taken" }
  | { is: "answer"; id: number; status: number; media: string; body: string }
  | { is: "told"; line: number; data: string | null };
