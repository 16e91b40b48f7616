// Writes dist/custom-elements.json, from the elements' own descriptions.
import { mkdirSync, writeFileSync } from "node:fs";
import { customElementsManifest } from "../src/embed/manifest.ts";

const dist = new URL("../dist/", import.meta.url);
mkdirSync(dist, { recursive: true });
writeFileSync(
  new URL("custom-elements.json", dist),
  `${JSON.stringify(customElementsManifest(), null, 2)}\n`,
);
