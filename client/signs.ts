/** The signs of cards as a file beside the page: the server puts them into the saints' pages. */
import type { Plugin } from "vite";
import { allSigns } from "./src/cards/signs/drawn.ts";

/** What writes signs.json when the page is built. */
export function signs(): Plugin {
  return {
    name: "questable-signs",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "signs.json", source: JSON.stringify(allSigns()) });
    },
  };
}
