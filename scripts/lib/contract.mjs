import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { parse } from "yaml";
import { contractData } from "./contract-data.mjs";
import { root, run } from "./run.mjs";

const HEADER = "# Generated from contract/ by `pnpm generate`. Edit the parts there, not this file.\n";

const parts = join(root, "contract");
const target = join(root, "openapi.yaml");
/** What the server reads at each start. */
const data = join(root, "packages", "server", "src", "pipeline", "contract", "generated", "contract.json");

/**
 * Bundles the contract's parts into one document, and lints it.
 * @returns {Promise<string>} the document as it belongs into openapi.yaml
 * @throws with one sentence that names the first mistake
 */
export async function bundleContract({ folder = parts, lint = true } = {}) {
  const scratch = await mkdtemp(join(tmpdir(), "foodshed-contract-"));
  const file = join(scratch, "openapi.yaml");
  try {
    const { code, output } = await run("redocly", ["bundle", join(folder, "openapi.yaml"), "-o", file]);
    if (code !== 0) throw new Error(firstBundlingMistake(output));
    const text = HEADER + (await readFile(file, "utf8"));
    const [mistake] = mistakesOfParts(await readParts(folder), parse(text));
    if (mistake) throw new Error(mistake);
    if (lint) {
      await writeFile(file, text);
      const linted = await firstLintMistake(file);
      if (linted) throw new Error(linted);
    }
    return text;
  } finally {
    await rm(scratch, { recursive: true });
  }
}

/**
 * Writes openapi.yaml and what the SDK makes of it; nothing when the contract has a mistake.
 * @throws with one sentence that names the mistake
 */
export async function generate() {
  const text = await bundleContract();
  // `pnpm dev` starts the server again when the document changes.
  await writeIfOther(data, contractData(parse(text)));
  await writeIfOther(target, text);
  await generateSdk();
}

/** @throws when openapi.yaml or what the SDK makes of it is not what the contract's parts say */
export async function checkGenerated() {
  const text = await bundleContract({ lint: false });
  if (text !== (await committed(target)))
    throw new Error("openapi.yaml does not match contract/. Run: pnpm generate");
  if (contractData(parse(text)) !== (await committed(data)))
    throw new Error("The server's contract.json does not match contract/. Run: pnpm generate");
  await generateSdk("--check");
}

function committed(file) {
  return readFile(file, "utf8").catch(() => "");
}

async function writeIfOther(file, text) {
  if (text === (await committed(file))) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function generateSdk(...args) {
  const { code, output } = await run("node", [join(root, "packages", "sdk", "generate.ts"), ...args]);
  if (code !== 0) throw new Error(output.trim());
}

async function readParts(folder) {
  const found = new Map();
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith(".yaml") || name === "openapi.yaml") continue;
    found.set(name.replaceAll("\\", "/"), parse(await readFile(join(folder, name), "utf8")) ?? {});
  }
  return found;
}

/**
 * What bundling passes over in silence: a part that nothing refers to is left out, one of two with the same name is renamed.
 * @param {Map<string, object>} files the parsed parts by name
 * @param {object} bundle the parsed document
 */
export function mistakesOfParts(files, bundle) {
  const mistakes = [];
  const owners = new Map();
  for (const [file, part] of files) {
    const kind = kindOf(file);
    if (!kind) continue;
    const there = kind === "paths" ? bundle.paths : (bundle.components?.[kind] ?? {});
    for (const [name, content] of Object.entries(part)) {
      const key = `${kind} ${name}`;
      if (owners.has(key))
        mistakes.push(`contract/${file} has ${name}, and so has contract/${owners.get(key)}.`);
      else if (!Object.hasOwn(there, name))
        mistakes.push(
          kind === "paths"
            ? `contract/${file} has ${name}, which contract/openapi.yaml does not list.`
            : `contract/${file} has ${name}, which nothing refers to.`,
        );
      owners.set(key, file);
      if (kind === "paths") mistakes.push(...strangersIn(file, name, content));
    }
  }
  return mistakes;
}

function kindOf(file) {
  const folder = dirname(file);
  const kind = folder === "." ? basename(file, ".yaml") : folder;
  return ["paths", "schemas", "parameters", "responses", "headers"].includes(kind) ? kind : undefined;
}

function strangersIn(file, path, item) {
  const tag = basename(file, ".yaml");
  return Object.values(item)
    .filter((operation) => Array.isArray(operation?.tags) && operation.tags[0] !== tag)
    .map(({ tags }) => `contract/${file} has ${path}, whose tag is ${tags[0]}.`);
}

function firstBundlingMistake(output) {
  const [, place, message] = /^\[1\] (\S+:\d+):\d+[^\n]*\n+([^\n]+)/m.exec(output) ?? [];
  return place ? `${place}: ${message}` : output.trim();
}

async function firstLintMistake(file) {
  const { code, output } = await run("redocly", ["lint", "--format=json", "--max-problems=1000", file]);
  if (code === 0) return undefined;
  const start = output.indexOf("{");
  const end = output.lastIndexOf("\n}");
  if (start < 0 || end < 0) return output.trim();
  const problem = JSON.parse(output.slice(start, end + 2)).problems.find(
    ({ severity }) => severity === "error",
  );
  const where = decodeURIComponent(problem.location[0]?.pointer ?? "").replaceAll("~1", "/");
  return `${problem.message.split("\n")[0]} (${where})`;
}
