import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { defineConfig } from "tsup";

export default defineConfig({
  entry: { index: "src/index.ts", styles: "src/styles.ts", global: "src/theme/global.css.ts" },
  format: "esm",
  target: "es2022",
  splitting: true,
  dts: { entry: { index: "src/index.ts", elements: "src/elements.ts" } },
  clean: ["dist/*.js", "dist/*.css", "dist/*.map", "dist/*.d.ts"],
  sourcemap: true,
  minifyWhitespace: true,
  // A dependency's stylesheet goes into ours, so that there is one to link.
  noExternal: [/\.css$/],
  banner: { js: '"use client";' },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: "short" })],
});
