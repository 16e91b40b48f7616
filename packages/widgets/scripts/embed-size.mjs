// Checks the bytes that the server sends for the embeds against their budgets. Follows the imports of the built files,
// dynamic ones included. `bench/embed-weight` measures the same in a real browser.
import { existsSync, readFileSync } from "node:fs";

const folder = new URL("../dist/embed/", import.meta.url);
const read = (file) => readFileSync(new URL(file, folder), "utf8");

function weight(file) {
  const sent = new URL(`${file}.br`, folder);
  if (!existsSync(sent)) throw new Error(`${file} was not compressed ahead: build the embeds first.`);
  return readFileSync(sent).length;
}

const loader = read("v1.js");
const imports = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g;
const laterImports = /\bimport\(\s*["'`]\.\/([^"'`]+)["'`]/g;
const nameOf = (file) => file.replace(/-[\w-]{8}\.js$/, "");

/** A file and all its static imports; with `later`, also what it imports by itself afterwards. */
function fetched(files, later = [], found = new Set()) {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    if (file === "v1.js") continue;
    const code = read(file);
    fetched(
      [...code.matchAll(imports)].map(([, next]) => next),
      later,
      found,
    );
    const asked = [...code.matchAll(laterImports)].map(([, next]) => next);
    const unknown = asked.find((next) => ![...comesLater, ...onDemand].includes(nameOf(next)));
    if (unknown) throw new Error(`${file} fetches ${unknown} later: say in embed-size.mjs when.`);
    fetched(
      asked.filter((next) => later.includes(nameOf(next))),
      later,
      found,
    );
  }
  return found;
}

/** Fetched without being asked for, once the widget is mounted: a board's filters. */
const comesLater = ["filters"];
/** Fetched when an attribute or a visitor asks for it. */
const onDemand = [
  "leafletMap",
  "rasterTiles",
  "vectorTiles",
  "appearance",
  "unknownNetwork",
  "InlineResults",
  "prepareHydration",
  "VisitorMessageForm",
  "blockedWindow",
];

function chunkOf(name) {
  const file = loader.match(new RegExp(`"(${name}-[\\w-]{8}\\.js)"`))?.[1];
  if (!file) throw new Error(`The loader does not know ${name}: build the embeds first.`);
  return file;
}
const core = fetched([chunkOf("core")]);
/** The loader shows content by itself. */
const shown = new Set(["v1.js"]);
/** What an element fetches once it is used; the rest is there already. */
const beyondShown = (files) => [...new Set(files)].filter((file) => !shown.has(file));
const sum = (files) => [...files].reduce((total, file) => total + weight(file), 0);

const { pinned } = JSON.parse(read("versions.json"));
const appearance = read([...core][0]).match(/\.\/(appearance-[\w-]+\.js)/)?.[1];
const rows = [
  // Beside it the content itself, which only a server can weigh (bench/embed-load).
  ["loader, which shows content without its code", ["v1.js"], 7400],
  ["all eight in one pinned file", [pinned.file], 56_900],
  ["a partner's own appearance, on demand", [appearance], 1000],
  ["beside an iframe", ["frames.js"], 1000],
  ["inside an iframe, beside the widget", ["framed.js"], 1000],
];
for (const name of [
  "search",
  "profile-card",
  "classifieds",
  "shipping",
  "message-button",
  "mailing-list",
  "map",
  "weekly-list",
]) {
  const tag = `foodshed-${name}`;
  const chunk = chunkOf(name);
  const code = beyondShown([...core, ...fetched([chunk])]);
  rows.push([`${tag}, its code, with the first use`, code, 23_700]);
  const beside = [...fetched([chunk])].filter((file) => !core.has(file) && !shown.has(file));
  rows.push([`${tag}, beside another`, beside, 10_550]);
  const all = beyondShown([...core, ...fetched([chunk], comesLater)]);
  if (all.length > code.length) rows.push([`${tag}, with all that comes by itself`, all, 26_000]);
  // Contains what its later parts show too.
  rows.push([`${tag}, its French`, [chunkOf(`${name}.fr-CA`)], 1500]);
  if (name === "map") {
    // Leaflet and the base map of Ontario.
    const map = ["v1.js", ...core, ...fetched([chunk], ["leafletMap"])];
    rows.push([`${tag}, with the map in view`, map, 109_000]);
  }
  if (name === "search") {
    const results = beyondShown([...core, ...fetched([chunk], ["InlineResults"])]);
    rows.push([`${tag}, with results below it`, results, 33_300]);
  }
}

let over = false;
for (const [what, list, limit] of rows) {
  const files = new Set(list);
  const bytes = sum(files);
  over ||= bytes > limit;
  const kilobytes = (number) => `${(number / 1000).toFixed(2).padStart(6)} kB`;
  const count = `${files.size} ${files.size === 1 ? "file" : "files"}`.padStart(8);
  console.log(
    `${bytes > limit ? "✗" : "✓"} ${what.padEnd(52)} ${kilobytes(bytes)} of ${kilobytes(limit)} ${count}`,
  );
}
process.exitCode = over ? 1 : 0;
