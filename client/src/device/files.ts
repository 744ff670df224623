/** Where the files of the house lie, and where those that were loaded are kept. */

import { house, prefix } from "$/base";

/** The address of their folder; its name changes with them. */
export const filesOfHouse = (): string => new URL(`${prefix()}/${house}/`, location.href).href;

/** Where the page's own worker keeps its files: sw.js has the same name. */
export const shellOf = (home: string): string => `questable-1${new URL(home).pathname.slice(0, -1)}`;

/** What the tables of this place are kept under: other places of the same name have their own. */
export const nameOf = (home: string): string => `questable ${new URL(home).pathname}`;
