/** The places of the page; each is loaded when it is first wanted. */

import type { Component } from "svelte";
import { onDevice } from "./base";
import { yieldToBrowser } from "./kit/slices.svelte";
import { learn } from "./words/words.svelte";

type Page = { default: Component };
const PAGES: Record<string, () => Promise<Page>> = {
  "/": () => import("./start/StartPage.svelte"),
  "/new": () => import("./start/NewPage.svelte"),
  "/table": () => Promise.all([import("./table/TablePage.svelte"), learn("room")]).then(([page]) => page),
  "/about": () => import("./about/AboutPage.svelte"),
  "/rules": () => import("./rules/RulesPage.svelte"),
  "/learn": () => import("./guide/GuidePage.svelte"),
  "/study": () => import("./study/StudyPage.svelte"),
  "/class": () => import("./class/ClassPage.svelte"),
  "/practice": () => import("./practice/PracticePage.svelte"),
  "/analysis": () => import("./analysis/AnalysisPage.svelte"),
  "/position": () => import("./position/PositionPage.svelte"),
  "/lab": () => import("./lab/LabPage.svelte"),
  "/packs": () => import("./packs/PacksPage.svelte"),
  "/replay": () => import("./replay/ReplayPage.svelte"),
};

/** What only a server works out. */
const SERVED = new Set(["/analysis", "/class", "/lab"]);

/** The place of a path; whoever is lost is led to the start. */
export const placeOf = (path: string): string => (PAGES[path] && !(onDevice && SERVED.has(path)) ? path : "/");
/** Its files; whoever asks again gets the same. */
export const load = (place: string): Promise<Page> => PAGES[place]!();
/** The place itself, in a task of its own. */
export const show = (place: string): Promise<Page> => load(place).then((page) => yieldToBrowser().then(() => page));
