// Writes the documentation of the elements: dist/custom-elements.json, their part of docs/embedding.md, what the WordPress plugin reads, and
// what the check of partners' pages knows of them.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { embedCatalogueModule } from "../src/embed/catalogue.ts";
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

const generated = new URL("../../embed-check/src/generated/", import.meta.url);
mkdirSync(generated, { recursive: true });
writeFileSync(new URL("elements.ts", generated), embedCatalogueModule());
