/** Where the house stands under its name: '' at its root, or a path before all others. */

const said = globalThis.document?.documentElement.dataset ?? {};
/** What an address of a server's page begins with where the tables of this device are meant. */
const HERE = "?here";
const isHere = (search = ""): boolean => search === HERE || search.startsWith(`${HERE}/`);

/** Whether a server stands behind this page; else all files lie still. */
export const served = !said["house"];
/** Where the files of the house on this device lie; '' where there are none. */
export const house = said["house"] ?? said["device"] ?? "";
/** Whether the tables are on this device: without a server always, else where the address says so. */
export const onDevice = house !== "" && (!served || isHere(location.search));

/** Every place of the page lies directly below it, so it can be read off any of them. */
export const prefix = (): string => location.pathname.slice(0, location.pathname.lastIndexOf("/"));

/** The way from a server's page to the tables of this device. Whoever goes it loads the page anew. */
export const toDevice = (path = "/"): string => `${prefix()}/${HERE}${path}`;

/** A path of the server, as '/api/games', as this page has to ask for it. */
export function at(path: string): string {
  if (!onDevice) return prefix() + path;
  if (served) return toDevice(path);
  return prefix() + (path === "/" ? path : `/?${path.slice(1)}`);
}

/** A place as an address names it; on this device it stands behind a '?'. */
export function placeIn({ pathname, search }: { pathname: string; search: string }): string {
  if (!onDevice || !search) return pathname.slice(prefix().length);
  if (!served) return `/${search.slice(1)}`;
  return (isHere(search) && search.slice(HERE.length)) || "/";
}
