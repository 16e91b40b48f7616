import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import compile from "icu-minify/compile";
import { frenchTypography } from "./french-typography.mjs";
import { argumentsOf } from "./message-arguments.mjs";
import { root } from "./run.mjs";

const SOURCE = "en-CA";
/** The languages beside English, each with how its signs and spaces are set. */
const TYPOGRAPHY = { "fr-CA": frenchTypography };
const TRANSLATIONS = Object.keys(TYPOGRAPHY);
const HEADER = "// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.\n";

const packages = {
  sdk: { sources: "src", strings: (folder) => `${upTo(folder)}locale/strings.ts` },
  widgets: { sources: "src", strings: () => "@foodshed/sdk/locale" },
  app: { sources: "app", strings: () => "@foodshed/sdk/locale" },
  server: { sources: "src", strings: () => "@foodshed/sdk/locale" },
  "embed-check": { sources: "src", strings: () => "@foodshed/sdk/locale" },
};

/** Folders of widgets that only who is logged in meets. The site fetches their translations apart from those of public pages. */
const MEMBERS = new Set([
  "campaigns",
  "dashboard",
  "decisions",
  "member-invites",
  "people",
  "profile-editing",
  "profile-history",
  "profile-hub",
  "profile-manager",
  "reports",
  "settings",
]);

/** Folders of widgets that only administrators meet, fetched apart from those of members. */
const isAdministration = (folder) => folder === "administration" || folder.startsWith("administration/");

const upTo = (folder) => "../".repeat(folder.split("/").filter(Boolean).length + 1);

/**
 * Compiles each folder's `locales/*.json` into `generated/`: typed English messages, and one module for each other language. Rewrites
 * the French to its typography, and notes which English each translation was made from.
 * @param {{ read?: string[] }} options ids of messages whose English changed and whose translation was read again
 * @throws with one line for each mistake
 */
export async function generateStrings({ read = [] } = {}) {
  const { files, mistakes } = await stringFiles(root, read);
  // What is without a mistake is written all the same: a message that lacks its translation is shown in English meanwhile.
  for (const [file, text] of files) {
    if (text === (await contentOf(file))) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
}

/** @throws when a message is missing, unused or changed, or when what is generated is not up to date */
export async function checkStrings() {
  const { files, mistakes } = await stringFiles(root);
  for (const [file, text] of files) {
    if (text !== (await contentOf(file))) {
      mistakes.push(`${relative(root, file)} does not match its messages. Run: pnpm generate`);
    }
  }
  mistakes.push(...(await unusedMessages(root)));
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
}

/**
 * All that is generated from the messages of a workspace.
 * @returns {Promise<{ files: Map<string, string>, mistakes: string[] }>} the content of each generated file by its path
 */
export async function stringFiles(workspace, read = []) {
  const files = new Map();
  const mistakes = [];
  const ids = new Set();
  const folders = await stringFolders(workspace);
  for (const folder of folders) {
    const english = JSON.parse(await readFile(join(folder.path, "locales", `${SOURCE}.json`), "utf8"));
    for (const key of Object.keys(english)) {
      const id = `${folder.id}.${key}`;
      if (ids.has(id)) mistakes.push(`${id} is the name of two messages.`);
      if (!/^[a-z][a-zA-Z0-9]*$/.test(key)) mistakes.push(`${id}: a message's key is a camelCase name.`);
      ids.add(id);
    }
    mistakes.push(...invalidMessages(folder.id, english));
    if (mistakes.length > 0) continue;
    files.set(join(folder.path, "generated", "strings.ts"), englishModule(folder, english));
    for (const locale of TRANSLATIONS) {
      const result = await translation(folder, locale, english, read);
      mistakes.push(...result.mistakes);
      for (const [file, text] of result.files) files.set(file, text);
    }
  }
  for (const [file, text] of await labelModules(workspace)) files.set(file, text);
  for (const [name, of] of byPackage(folders)) {
    const { sources } = packages[name];
    const at = join(workspace, "packages", name, sources, "locale", "generated");
    for (const locale of TRANSLATIONS) {
      files.set(join(at, `${locale}.ts`), catalogueModule(at, of, locale));
      if (name !== "widgets") continue;
      const parts = Map.groupBy(of, ({ folder }) =>
        isAdministration(folder) ? "administration" : MEMBERS.has(folder) ? "members" : "public",
      );
      for (const [part, some] of parts) {
        files.set(join(at, `${locale}.${part}.ts`), catalogueModule(at, some, locale));
      }
    }
    if (name === "widgets") files.set(join(at, "overrides.ts"), overridesModule(at, of));
  }
  return { files, mistakes };
}

/** Every folder with messages: its path, the package it belongs to, and the first half of its messages' ids. */
async function stringFolders(workspace) {
  const found = [];
  for (const [name, { sources }] of Object.entries(packages)) {
    const base = join(workspace, "packages", name, sources);
    if (!existsSync(base)) continue;
    for (const file of await readdir(base, { recursive: true })) {
      if (!file.replaceAll("\\", "/").endsWith(`locales/${SOURCE}.json`)) continue;
      const within = dirname(dirname(file)).replaceAll("\\", "/");
      const folder = within === "." ? "" : within;
      const last = folder === "" ? "" : basename(folder);
      const id = name === "widgets" ? last : [name, last].filter(Boolean).join(".");
      found.push({ path: join(base, folder), folder, package: name, id });
    }
  }
  return found.sort((one, other) => one.path.localeCompare(other.path));
}

function byPackage(folders) {
  return Map.groupBy(folders, (folder) => folder.package);
}

function invalidMessages(id, messages) {
  return Object.entries(messages).flatMap(([key, text]) => {
    if (typeof text !== "string" || text.trim() === "") return [`${id}.${key} is not a text.`];
    // ICU MessageFormat reads an apostrophe before a brace as a quote.
    if (/'[{<]/.test(text)) return [`${id}.${key}: write the apostrophe before a placeholder as ’.`];
    try {
      compile(text);
      return [];
    } catch (error) {
      return [`${id}.${key} is not a message of ICU MessageFormat: ${error.message}`];
    }
  });
}

function englishModule(folder, messages) {
  const entries = Object.entries(messages).map(([key, text]) => {
    const values = argumentsOf(text);
    const type =
      values.length === 0 ? "" : `<{ ${values.map(([name, of]) => `${name}: ${of}`).join("; ")} }>`;
    const id = JSON.stringify(`${folder.id}.${key}`);
    return `/** ${text.replaceAll("*/", "* /").replaceAll("\n", " ")} */\nexport const ${key}: LocalizedString${type} = { id: ${id}, english: ${JSON.stringify(compile(text))} };\n`;
  });
  if (entries.length === 0) return `${HEADER}\nexport {};\n`;
  const tag = entries.some((entry) => /: Tag[ ;]/.test(entry)) ? ", Tag" : "";
  const from = packages[folder.package].strings(folder.folder);
  return `${HEADER}\nimport type { LocalizedString${tag} } from "${from}";\n\n${entries.join("\n")}`;
}

async function translation(folder, locale, english, read) {
  const mistakes = [];
  const path = join(folder.path, "locales", `${locale}.json`);
  const name = relative(root, path);
  const written = JSON.parse((await contentOf(path)) || "{}");
  mistakes.push(...invalidMessages(`${folder.id} (${locale})`, written));
  if (mistakes.length > 0) return { files: [], mistakes };
  const messages = {};
  for (const [key, text] of Object.entries(english)) {
    if (written[key] === undefined) {
      mistakes.push(`${name} lacks ${key}: ${text}`);
      continue;
    }
    messages[key] = TYPOGRAPHY[locale](written[key]);
    if (locale === "fr-CA" && WITH_DAY.test(written[key]))
      mistakes.push(
        `${name}: ${key} must say “1er”: {day, plural, =1 {1er} other {#}} {date, date, ::yMMMM}`,
      );
    const [asked, given] = [text, messages[key]].map((one) => JSON.stringify(argumentsOf(one)));
    if (asked !== given) mistakes.push(`${name}: ${key} has other values than its English.`);
  }
  for (const key of Object.keys(written)) {
    if (!Object.hasOwn(english, key)) mistakes.push(`${name}: ${key} is not a message any more.`);
  }
  const sourcesPath = join(folder.path, "locales", `${locale}.sources.json`);
  const noted = JSON.parse((await contentOf(sourcesPath)) || "{}");
  const sources = {};
  for (const key of Object.keys(messages)) {
    const now = digest(english[key]);
    const id = `${folder.id}.${key}`;
    if (noted[key] !== undefined && noted[key] !== now && !read.includes(id)) {
      mistakes.push(
        `The English of ${id} has changed: read ${name} again, then run: pnpm generate --read ${id}`,
      );
    }
    sources[key] = now;
  }
  const compiled = Object.entries(messages).map(
    ([key, text]) => `  ${JSON.stringify(`${folder.id}.${key}`)}: ${JSON.stringify(compile(text))},\n`,
  );
  return {
    mistakes,
    files: [
      [path, `${JSON.stringify(messages, null, 2)}\n`],
      [sourcesPath, `${JSON.stringify(sources, null, 2)}\n`],
      [
        join(folder.path, "generated", `${locale}.ts`),
        `${HEADER}\nimport type { Catalogue } from "${packages[folder.package].strings(folder.folder)}";\n\nexport default {\n${compiled.join("")}} satisfies Catalogue as Catalogue;\n`,
      ],
    ],
  };
}

/** A date whose day Intl would write: French counts the first of a month as an ordinal, which Intl does not know. */
const WITH_DAY = /,\s*date\s*(?:\}|,\s*(?:::\w*d|short|medium|long|full))/;

/**
 * The labels of the vocabulary, whose English is their value on the wire, and so their key. Which labels there are, the vocabulary's own
 * test knows.
 */
async function labelModules(workspace) {
  const folder = join(workspace, "packages", "sdk", "src", "vocabulary");
  const modules = new Map();
  for (const locale of TRANSLATIONS) {
    const path = join(folder, "locales", `labels.${locale}.json`);
    const written = JSON.parse((await contentOf(path)) || "{}");
    const labels = Object.entries(written).map(([label, text]) => [label, TYPOGRAPHY[locale](text)]);
    if (labels.length === 0) continue;
    modules.set(path, `${JSON.stringify(Object.fromEntries(labels), null, 2)}\n`);
    const entries = labels.map(
      ([label, text]) => `  ${JSON.stringify(`label.${label}`)}: ${JSON.stringify(text)},\n`,
    );
    modules.set(
      join(folder, "generated", `labels.${locale}.ts`),
      `${HEADER}\nimport type { Catalogue } from "../../locale/strings.ts";\n\nexport default {\n${entries.join("")}} satisfies Catalogue as Catalogue;\n`,
    );
  }
  return modules;
}

/** The messages of all folders of a package in one language. */
function catalogueModule(at, folders, locale) {
  const imports = folders.map(
    (folder) =>
      `import ${nameOf(folder)} from "${modulePath(at, join(folder.path, "generated", `${locale}.ts`))}";\n`,
  );
  const from = packages[folders[0].package].strings("locale");
  const all = folders.map((folder) => `  ...${nameOf(folder)},\n`);
  if (folders[0].package === "sdk") {
    imports.push(`import labels from "../../vocabulary/generated/labels.${locale}.ts";\n`);
    all.push("  ...labels,\n");
  }
  return `${HEADER}\nimport type { Catalogue } from "${from}";\n${imports.join("")}\nexport const catalogue: Catalogue = {\n${all.join("")}};\n`;
}

/** The type of what a host may replace: every message by its id, with its values. */
function overridesModule(at, folders) {
  const imports = folders.map(
    (folder) =>
      `import type * as ${nameOf(folder)} from "${modulePath(at, join(folder.path, "generated", "strings.ts"))}";\n`,
  );
  const all = folders.map((folder) => `  Of<"${folder.id}", typeof ${nameOf(folder)}>`);
  return `${HEADER}
import type { LocalizedString } from "@foodshed/sdk/locale";
${imports.join("")}
type Override<One> = One extends LocalizedString<infer Values> ? string | ((values: Values) => string) : never;
type Of<Id extends string, All> = { [Key in keyof All & string as \`\${Id}.\${Key}\`]?: Override<All[Key]> };

/** Messages to show instead of ours, by their ids. */
export type StringOverrides = ${all.join(" &\n").trim()};
`;
}

/** What a folder's messages are called where all folders are joined: by its path, so that no other folder's name moves with it. */
function nameOf({ folder }) {
  const words = folder.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const [first = "own", ...rest] = words;
  return [first, ...rest.map((word) => word[0].toUpperCase() + word.slice(1)), "Strings"].join("");
}

const modulePath = (from, to) => {
  const path = relative(from, to).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
};

/** Messages that no module of the package reads. */
async function unusedMessages(workspace) {
  const unused = [];
  for (const [name, folders] of byPackage(await stringFolders(workspace))) {
    const base = join(workspace, "packages", name, packages[name].sources);
    const modules = await Promise.all(
      (await readdir(base, { recursive: true }))
        .filter((file) => /\.tsx?$/.test(file) && !/[/\\]generated[/\\]/.test(file))
        .map(async (file) => ({ path: join(base, file), text: await readFile(join(base, file), "utf8") })),
    );
    for (const { path, id } of folders) {
      const target = join(path, "generated", "strings.ts");
      const readers = modules.filter((module) =>
        [...module.text.matchAll(/from "([^"]+\/generated\/strings\.ts)"/g)].some(
          ([, source]) => join(dirname(module.path), source) === target,
        ),
      );
      const english = JSON.parse(await readFile(join(path, "locales", `${SOURCE}.json`), "utf8"));
      for (const key of Object.keys(english)) {
        const used = new RegExp(`[.{,]\\s*${key}\\b`);
        if (!readers.some(({ text }) => used.test(text))) unused.push(`${id}.${key} is used nowhere.`);
      }
    }
  }
  return unused;
}

const digest = (text) => createHash("sha256").update(text).digest("hex").slice(0, 8);

const contentOf = (file) => readFile(file, "utf8").catch(() => "");
