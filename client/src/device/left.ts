/** Where somebody was on the server's page when they went to the tables of this device. */

import { placeIn } from "$/base";

const PLACE = "questable.left";
const TABLE = "/table";

/** Remember the table that was left, in this tab alone. */
export function leave(): void {
  try {
    if (placeIn(location) === TABLE) sessionStorage.setItem(PLACE, location.hash);
    else sessionStorage.removeItem(PLACE);
  } catch {
    // The way back leads to the start page.
  }
}

/** The table that was left, as it stands behind the '#'; '' for none. */
export function leftTable(): string {
  try {
    return sessionStorage.getItem(PLACE) ?? "";
  } catch {
    return "";
  }
}
