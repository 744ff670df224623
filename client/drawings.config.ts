/** Builds src/drawings into one file that a browser opens from the disk, and lists what it is made of. */

import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import page from "./vite.config.ts";

const SOURCES = fileURLToPath(new URL("src/", import.meta.url));

/** Every file of the page's sources that came in, in a fixed order. */
function sources(): Plugin {
  return {
    name: "sources",
    generateBundle() {
      const own = [...this.getModuleIds()].map((id) => id.split("?")[0]!).filter((id) => id.startsWith(SOURCES));
      const names = [...new Set(own)].map((id) => id.slice(SOURCES.length)).sort();
      this.emitFile({ type: "asset", fileName: "sources.json", source: JSON.stringify(names) });
    },
  };
}

export default defineConfig(async (env) => {
  const shared = (await (page as (env: unknown) => UserConfig)(env)) as UserConfig;
  return {
    plugins: [...(shared.plugins ?? []), sources()],
    resolve: shared.resolve ?? {},
    publicDir: false,
    build: {
      outDir: process.env["QUESTABLE_DRAWINGS"] ?? "../.build/drawings",
      emptyOutDir: true,
      target: "es2022",
      minify: false,
      lib: {
        entry: "src/drawings/main.ts",
        formats: ["iife"],
        name: "drawings",
        fileName: () => "drawings.js",
        cssFileName: "drawings",
      },
    },
  };
});
