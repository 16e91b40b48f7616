import { defineConfig } from "tsup";
import { esbuildLicences } from "../../scripts/lib/third-party.mjs";

export default defineConfig({
  // Each topic of the vocabulary is an entry of its own, so that importing one brings no other.
  entry: [
    "src/index.ts",
    "src/lexicon/index.ts",
    "src/locale/index.ts",
    "src/locale/fr-CA.ts",
    "src/testing/index.ts",
    "src/vocabulary/*.ts",
    "src/members/index.ts",
    "src/where/index.ts",
    "!src/**/*.test.ts",
  ],
  format: "esm",
  target: "es2022",
  dts: true,
  clean: true,
  sourcemap: true,
  esbuildPlugins: [esbuildLicences("dist/third-party-licences.txt")],
});
