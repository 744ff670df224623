/** The languages that there are: the rows of text/languages.toml, read by client/languages.ts. */
import names from "$text/languages.toml";

/** What they are called, by code. */
export const NAMES: Record<string, string> = names;

/** The language of whoever asks for none, and of what is not written in theirs. */
export const FIRST: string = "en";
