import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compileMo, readPo, writePo } from "./gettext.mjs";
import { root } from "./run.mjs";
import { zip } from "./zip.mjs";

const folder = join(root, "integrations/wordpress/foodshed");
export const archive = join(root, "integrations/wordpress/dist/foodshed.zip");

/** The plugin's files as they are in the repository, by their paths in it. */
export function pluginFiles() {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1).replaceAll("\\", "/"), readFileSync(path)]),
  );
}

/** The English messages of the plugin's PHP, in their order, each with the note for translators above it. */
export function messagesOf(files) {
  const messages = new Map();
  const call =
    /(?:\/\* (translators: .*?) \*\/\s*[^;]*?)?\b(?:esc_html|esc_attr)?_[_e]\(\s*'((?:[^'\\]|\\.)*)',\s*'foodshed'/g;
  for (const [path, content] of files) {
    if (!path.endsWith(".php")) continue;
    for (const [, , text] of content.toString().matchAll(call))
      messages.set(text.replace(/\\(.)/g, "$1"), "");
  }
  return messages;
}

/** The archive that WordPress installs: the plugin with its messages compiled. */
export function packPlugin() {
  const files = pluginFiles();
  const packed = new Map([...files].map(([path, content]) => [`foodshed/${path}`, content]));
  const template = writePo(
    new Map([["", "Content-Type: text/plain; charset=UTF-8\n"], ...messagesOf(files)]),
  );
  packed.set("foodshed/languages/foodshed.pot", Buffer.from(template));
  for (const [path, content] of files) {
    if (path.endsWith(".po"))
      packed.set(`foodshed/${path.replace(/\.po$/, ".mo")}`, compileMo(readPo(content.toString())));
  }
  return { files: packed, bytes: zip(packed) };
}

/** Packs the plugin into `archive`. */
export function writeArchive() {
  const packed = packPlugin();
  mkdirSync(dirname(archive), { recursive: true });
  writeFileSync(archive, packed.bytes);
  return packed;
}
