import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { defineConfig } from "tsup";
import manifest from "./package.json" with { type: "json" };

const typed = Object.fromEntries(
  Object.values(manifest.exports)
    .filter((file) => !file.endsWith(".css.ts"))
    .map((file) => [file.replace(/^\.\/src\/(entry-points\/)?|\.ts$/g, ""), file]),
);

// Builds the types of the modules from vite.library.config.ts, and the page-wide styles.
export default defineConfig([
  { entry: typed, format: "esm", dts: { only: true }, outDir: "dist/types", clean: true },
  {
    entry: { global: "src/theme/global.css.ts" },
    format: "esm",
    target: "es2022",
    outDir: "dist/global",
    clean: true,
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: "short" })],
  },
]);
