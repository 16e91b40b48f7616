// Lays the styles of all elements beside their scripts, as one file that first content can link to where a page's policy forbids styles in
// the markup (`?styles=link`).
import { writeFileSync } from "node:fs";
import { styleFile } from "../dist/embed-server/first-content.js";

const { name, css } = await styleFile();
writeFileSync(new URL(`../dist/embed/${name}`, import.meta.url), css);
