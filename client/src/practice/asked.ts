/** What practice asks the server. */

import { json } from "$/net/api";
import type { Attempt, Objection, PuzzleNow, PuzzleShelf } from "$/protocol";

export const puzzles = () => json<PuzzleShelf[]>("/api/puzzles");
export const puzzle = (game: string, name: string, lang: string) =>
  json<PuzzleNow>(`/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(name)}/${lang}`);
export const whyNot = (asked: Attempt) => json<Objection>("/api/puzzles/why-not", { body: asked });
