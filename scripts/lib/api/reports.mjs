// The reports of what is published: exports of the SDK and the widgets, elements, tokens, commands.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../run.mjs";
import { exportsOf, linesOf, readProgram } from "./exports.mjs";
import { undocumentedProps } from "./undocumented.mjs";

const load = (path) => import(pathToFileURL(join(root, path)).href);

/** The published packages; their reports are in `packages/<name>/api`. */
export const published = ["sdk", "widgets", "cli"];

/** Entry points of a package by their names; style sheets have no exports. */
function entryPoints(name) {
  const { exports = {} } = JSON.parse(readFileSync(join(root, `packages/${name}/package.json`), "utf8"));
  return Object.entries(exports)
    .filter(([path, file]) => file.endsWith(".ts") && !file.endsWith(".css.ts") && !path.includes("*"))
    .map(([path, file]) => [path === "." ? "index" : path.slice(2), join(root, `packages/${name}`, file)]);
}

function exportReports(name) {
  const entries = entryPoints(name);
  const compiled = readProgram(
    join(root, `packages/${name}`),
    entries.map(([, file]) => file),
  );
  const reports = {};
  const undocumented = [];
  // The main entry point exports most of the others too: what they have is not repeated.
  const elsewhere = new Set();
  for (const [entry, file] of entries.toSorted(([a], [b]) => (a === "index") - (b === "index"))) {
    const exported = exportsOf(compiled, file);
    const own = exported.filter(({ symbol }) => entry !== "index" || !elsewhere.has(symbol));
    for (const { symbol } of exported) elsewhere.add(symbol);
    const shared = exported.length - own.length;
    reports[entry] = own.flatMap((one) => linesOf(compiled, one));
    if (shared > 0) reports[entry].unshift(`(${shared} exports of the other entry points)`);
    undocumented.push(...undocumentedProps(compiled, exported));
  }
  return { reports, undocumented };
}

async function elementLines() {
  const { customElementsManifest } = await load("packages/widgets/src/embed/manifest.ts");
  const { declarations } = customElementsManifest().modules[0];
  return declarations.flatMap(({ tagName, attributes = [], members = [], events = [] }) => [
    `<${tagName}>`,
    ...attributes.map(({ name, type }) => `<${tagName} ${name}>${type ? `: ${type.text}` : ""}`),
    ...members.map(({ kind, name, type }) => `${tagName} ${kind} ${name}${type ? `: ${type.text}` : ""}`),
    ...events.map(({ name, type }) => `${tagName} event ${name}${type ? `: ${type.text}` : ""}`),
  ]);
}

async function tokenLines() {
  const { tokens } = await load("packages/widgets/src/theme/tokens.css.ts");
  const names = (value) => (typeof value === "string" ? [value] : Object.values(value).flatMap(names));
  return names(tokens).map((name) => name.replace(/^var\(|\)$/g, ""));
}

async function commandLines() {
  const { createProgram } = await load("packages/cli/src/program.ts");
  const lines = (command, path) => [
    [path, ...command.registeredArguments.map(usage)].join(" "),
    ...command.options.map(({ flags }) => `${path} ${flags}`),
    ...command.commands.flatMap((child) => lines(child, `${path} ${child.name()}`)),
  ];
  return lines(
    createProgram("", () => async () => {}),
    "foodshed",
  );
}

const usage = (argument) => (argument.required ? `<${argument.name()}>` : `[${argument.name()}]`);

/** Every report by its path, and the props that lack a description. */
export async function apiReports() {
  const sdk = exportReports("sdk");
  const widgets = exportReports("widgets");
  const byPackage = {
    sdk: sdk.reports,
    widgets: { ...widgets.reports, "custom-elements": await elementLines(), tokens: await tokenLines() },
    cli: { commands: await commandLines() },
  };
  const files = new Map();
  for (const [name, reports] of Object.entries(byPackage)) {
    for (const [entry, lines] of Object.entries(reports))
      files.set(`packages/${name}/api/${entry}.txt`, lines);
  }
  return { files, undocumented: [...new Set(widgets.undocumented)].sort() };
}
