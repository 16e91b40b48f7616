// Writes the documentation of the elements: dist/custom-elements.json, their part of docs/embedding.md, and what the WordPress plugin reads.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { embedHandbook } from "../src/embed/handbook.ts";
import { customElementsManifest } from "../src/embed/manifest.ts";
import { wordPressElements } from "../src/embed/wordPressElements.ts";

const dist = new URL("../dist/", import.meta.url);
mkdirSync(dist, { recursive: true });
writeFileSync(
  new URL("custom-elements.json", dist),
  `${JSON.stringify(customElementsManifest(), null, 2)}\n`,
);

const handbook = new URL("../../../docs/embedding.md", import.meta.url);
const text = readFileSync(handbook, "utf8");
const part =
  /(<!-- elements: written by packages\/widgets\/scripts\/custom-elements\.mjs -->\n)[\s\S]*(<!-- end of elements -->)/;
const written = text.replace(part, (_all, begin, end) => `${begin}\n${embedHandbook()}\n${end}`);
if (written !== text) writeFileSync(handbook, written);

const plugin = new URL("../../../integrations/wordpress/foodshed/elements.json", import.meta.url);
writeFileSync(plugin, `${JSON.stringify(wordPressElements(), null, 2)}\n`);
