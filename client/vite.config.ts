import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
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
    modulePreload: { polyfill: false },
  },
  // `npx vite` beside `./run serve` shows changes at once.
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "http://127.0.0.1:8000", ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
}));
