// What `pnpm new` writes: each kind of thing in the anatomy of those that are there, with a test that fails until it does something.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { commandFiles } from "./new/command.mjs";
import { migrationFiles } from "./new/migration.mjs";
import { operationFiles } from "./new/operation.mjs";
import { widgetFiles } from "./new/widget.mjs";

const KINDS = {
  operation: {
    files: operationFiles,
    pattern: /^(?<place>[a-z]+(?:-[a-z]+)*)\/(?<name>[a-z]+(?:[A-Z][a-z]+)+)$/,
    wanted: "a tag and a verb with its noun, as classifieds/pauseClassified",
  },
  widget: {
    files: widgetFiles,
    pattern: /^(?<place>[a-z]+(?:-[a-z]+)*)\/(?<name>(?:[A-Z][a-z0-9]+)+)$/,
    wanted: "a feature and a component, as classifieds/PauseDialog",
  },
  command: {
    files: commandFiles,
    pattern: /^(?<place>[a-z]+(?:-[a-z]+)*)\/(?<name>[a-z]+(?:-[a-z]+)*)$/,
    wanted: "a group and a verb, as classifieds/pause",
  },
  migration: {
    files: migrationFiles,
    pattern: /^(?<name>[a-z]+(?:-[a-z]+)*)$/,
    wanted: "words with hyphens, as paused-classifieds",
  },
};

/**
 * Writes the skeleton of an operation, a widget, a command or a migration.
 * @returns {string[]} the files that were written or changed, the test first
 * @throws with one sentence that says what is wrong with the name; nothing is written then
 */
export function writeNew(root, kind, name = "") {
  if (!Object.hasOwn(KINDS, kind))
    throw new Error(`There is no “${kind ?? ""}”: ${Object.keys(KINDS).join(", ")}.`);
  const { files, pattern, wanted } = KINDS[kind];
  const groups = pattern.exec(name)?.groups;
  if (!groups) throw new Error(`The name of a new ${kind} is ${wanted}; “${name}” is not.`);
  const read = (path) => {
    if (!existsSync(join(root, path))) throw new Error(`There is no ${path}, so “${name}” has no place.`);
    return readFileSync(join(root, path), "utf8");
  };
  const { created, changed } = files({ ...groups, read, list: (path) => readdirSync(join(root, path)) });
  for (const path of Object.keys(created))
    if (existsSync(join(root, path))) throw new Error(`${path} exists already.`);
  const all = { ...created, ...changed };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return Object.keys(all);
}
