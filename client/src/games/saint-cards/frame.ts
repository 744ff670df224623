/** A hand of cards takes all that is left of a phone. */
export const frame = "tall";
/** Numbers take up cards. */
export const digits = true;
