/** Where the saints' pages lie: the server writes them, in the language that is spoken here. */
import { language } from "$/words/words.svelte";

/** The page of a saint; of all of them where none is named. */
export const saintsAt = (saint = ""): string => `./${language()}/saints${saint && `/${saint}`}`;
