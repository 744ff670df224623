/** Where the house stands under its name: '' at its root, or a path before all others. */

/** Where the house's own files lie if it is on this device; '' where a server has it. */
export const house = globalThis.document?.documentElement.dataset["house"] ?? "";
/** Whether there is no server, and all files lie still. */
export const onDevice = house !== "";

/** Every place of the page lies directly below it, so it can be read off any of them. */
export const prefix = (): string => location.pathname.slice(0, location.pathname.lastIndexOf("/"));

/** A path of the server, as '/api/games', as this page has to ask for it. */
export const at = (path: string): string => prefix() + (onDevice && path !== "/" ? `/?${path.slice(1)}` : path);
