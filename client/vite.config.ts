import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fluent } from "./fluent.ts";
import { languages } from "./languages.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const LIBRARIES = /node_modules\/(svelte|esm-env|clsx|@fluent)\//;
const EVERYWHERE =
  /client\/src\/(route|base|net\/(api|shelf|reach)|words\/(words|lexicon)|start\/Picture|kit\/(base|tokens|Button|Dialog|Field|Switch|Panel|Masthead|Toasts|toasts|turns|Window|WishesDialog|wishes|sound|seats|[a-z]+\.css)|table\/(along|mine|plan)|device\/(files|kept|left))/;

/** Saints as windows and what else the start page and most others share. */
const GLASS =
  /client\/src\/(windows\/(Window|set|draw|[a-z]+\.css)|kit\/(Face|faces|Segments|slices|Myself|FormDialog)|net\/(notice|time|told)|replay\/(brought|RecordFile)|saints\/address|start\/CodeField|table\/opening)/;
/** What the table, replays, lessons and practice share around a board. */
const AROUND =
  /client\/src\/(words\/game|games\/index|plain\/|board\/(show|stage|Thrown|SeatPieces|glasses|beside)|kit\/(Ask|Dice|HintBadge|Pawn|SeatMark|PromptBar|copy|save)|replay\/(save|replay|names)|table\/(praise|headline|leads|RaceChart))/;
/** What boards share. */
const BOARD = /client\/src\/board\/(Burst|Drawing|Flight|Glass|Marks|Menu|Piece|Place|SpotButton|Token|drag|offers|round|spots|ways)/;

/** What is asked of somebody who learns, alone or in a class. */
const ASKED = /client\/src\/(study\/(Badge|Bar|Flash|Life|Met|Options|Question|asked|items|keys|plan|words)|kit\/(speech|Answered))/;

export default defineConfig(({ mode }) => ({
  plugins: [fluent(), languages(), svelte()],
  // All places lie side by side, so that the page works under any path of a name.
  base: "./",
  resolve: {
    alias: { $text: here("../src/questable/text"), $: here("src") },
    // Stores are tested as browsers run them.
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: process.env["QUESTABLE_PAGE"] ?? here("../.build/page-by-hand"),
    emptyOutDir: true,
    target: "es2022",
    // The Content-Security-Policy allows files of ours, nothing inline.
    assetsInlineLimit: 0,
    manifest: "manifest.json",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Saints' pages are written by the server, and have a style and a small script of their own.
      input: [here("index.html"), here("src/saints/saints.css"), here("src/saints/saints.ts")],
      output: {
        // What pages share comes in few files, not in forty: each has headers of its own, and to ask
        // for forty at once keeps a slow processor busy for longer than a tenth of a second.
        // More than one, because a browser reads each in a task of its own.
        advancedChunks: {
          groups: [
            { name: "svelte", test: LIBRARIES },
            { name: "kit", test: EVERYWHERE },
            { name: "glass", test: GLASS },
            { name: "around", test: AROUND },
            { name: "board", test: BOARD },
            { name: "asked", test: ASKED },
          ],
        },
      },
    },
  },
  // `npx vite` beside `./run serve` shows changes at once.
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "^/([a-z]{2}/)?saints(/|$)": "http://127.0.0.1:8000",
      "/ws": { target: "http://127.0.0.1:8000", ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
}));
