// The workspace as `reach` looks at it: who loads whom, and which package builds on which.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.mjs";

const parts = ["packages", "e2e", "bench", "scripts", ".storybook"];

/** @returns {Promise<import("./reach.mjs").Workspace>} */
export async function readWorkspace() {
  const args = [
    "exec",
    "depcruise",
    "--config",
    ".dependency-cruiser.cjs",
    "--output-type",
    "json",
    ...parts,
  ];
  const { code, output } = await run("pnpm", args);
  if (code !== 0) throw new Error(`The imports could not be followed:\n${output.slice(0, 2000)}`);
  const { modules } = JSON.parse(output.slice(output.indexOf("{")));
  return {
    ...readGraph(modules),
    dependencies: readDependencies(),
    reached: JSON.parse(readFileSync(join(root, "e2e", "reached.json"), "utf8")),
  };
}

const programs = new Set(["child_process", "worker_threads", "cluster"]);

/** Reads dependency-cruiser's list of modules. */
export function readGraph(modules) {
  const imports = new Map();
  const startsPrograms = new Set();
  const [loaded, named] = [new Set(), new Set()];
  for (const { source, dependencies } of modules) {
    if (!isOurs(source)) continue;
    const kept = dependencies.filter(({ dependencyTypes }) => !dependencyTypes.includes("type-only"));
    if (kept.some(({ resolved }) => programs.has(resolved))) startsPrograms.add(source);
    imports.set(source, kept.map(({ resolved }) => resolved).filter(isOurs));
    for (const { resolved } of kept) loaded.add(resolved);
    for (const { resolved } of dependencies) named.add(resolved);
  }
  const typesOnly = new Set([...imports.keys()].filter((module) => named.has(module) && !loaded.has(module)));
  return { imports, startsPrograms, typesOnly };
}

const isOurs = (module) =>
  !module.includes("node_modules/") && parts.some((part) => module.startsWith(`${part}/`));

function readDependencies() {
  const folders = [...readdirSync(join(root, "packages")).map((name) => `packages/${name}`), "e2e"];
  const manifests = new Map();
  for (const folder of folders) {
    const file = join(root, folder, "package.json");
    if (existsSync(file)) manifests.set(folder, JSON.parse(readFileSync(file, "utf8")));
  }
  const folderOf = new Map([...manifests].map(([folder, { name }]) => [name, folder]));
  return new Map(
    [...manifests].map(([folder, { dependencies, devDependencies }]) => [
      folder,
      Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => folderOf.get(name) ?? []),
    ]),
  );
}
