// What a browser fetches before an embed can be used, in brotli bytes, against its budget. Follows the built files' own imports.
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const folder = new URL("../dist/embed/", import.meta.url);
const read = (file) => readFileSync(new URL(file, folder), "utf8");
const weight = (file) =>
  brotliCompressSync(read(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** A file and all that it imports at once. */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, imported] of read(file).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) {
    withImports(imported, found);
  }
  return found;
}

const loader = read("v1.js");
const firstParts = (name) => {
  const file = loader.match(new RegExp(`\\./(${name}-[\\w-]+\\.js)`))?.[1];
  if (!file) throw new Error(`The loader does not know ${name}: build the embeds first.`);
  return withImports(file);
};
const core = firstParts("core");
const sum = (files) => [...files].reduce((total, file) => total + weight(file), 0);

const fileOf = (name) => readdirSync(folder).find((file) => file.startsWith(`${name}-`));
const widgets = {
  "foodshed-search": "SearchEmbed",
  "foodshed-profile-card": "ProfileCardBySlug",
  "foodshed-classifieds": "ClassifiedsEmbed",
  "foodshed-shipping": "ShippingEmbed",
  "foodshed-message-button": "MessageLink",
  "foodshed-mailing-list": "MailingListEmbed",
};
const { pinned } = JSON.parse(read("versions.json"));
const rows = [
  ["loader", weight("v1.js"), 1500],
  ["all six in one pinned file", weight(pinned.file), 40_000],
  ["a look of a partner's own, where one is asked for", weight(fileOf("look")), 1000],
  ["beside an iframe", weight("frames.js"), 1000],
  ["inside an iframe, beside the widget", weight("framed.js"), 1000],
];
for (const [tag, name] of Object.entries(widgets)) {
  const parts = firstParts(name);
  rows.push([`${tag}, first on its page`, sum(new Set(["v1.js", ...core, ...parts])), 20_000]);
  rows.push([`${tag}, beside another`, sum(new Set([...parts].filter((part) => !core.has(part)))), 8_000]);
}

let over = false;
for (const [what, bytes, limit] of rows) {
  over ||= bytes > limit;
  const kilobytes = (number) => `${(number / 1000).toFixed(2).padStart(6)} kB`;
  console.log(`${bytes > limit ? "✗" : "✓"} ${what.padEnd(50)} ${kilobytes(bytes)} of ${kilobytes(limit)}`);
}
process.exitCode = over ? 1 : 0;
