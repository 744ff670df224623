/** What lies before everybody, and a hand of cards, take all that is left of a phone. */
export const frame = "tall";
/** Numbers take up cards. */
export const digits = true;
