import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, run, step } from "./run.mjs";
import { fail } from "./say.mjs";
import { fingerprint, isFresh, markFresh } from "./stamps.mjs";
import { installSystemPackage } from "./system-packages.mjs";

const manifests = [
  "package.json",
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  ...["sdk", "demo", "embed-check", "widgets", "app", "server", "cli"].map(
    (name) => `packages/${name}/package.json`,
  ),
  "e2e/package.json",
  "bench/package.json",
];

/**
 * Installs every dependency, the pinned Node and the pinned pnpm included, when they are not what the lockfile says.
 * Needs only the Node (20 or newer) and npm that run this script.
 */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < 20) fail(`Foodshed needs Node 20 or newer to set itself up; this is ${process.version}.`);
  const print = fingerprint(manifests);
  if (isFresh("install", print) && existsSync(join(root, "node_modules", ".bin", "node"))) return;
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const install = ["-y", `pnpm@${devDependencies.pnpm}`, "install", "--frozen-lockfile"];
  const attempt = () =>
    step("Installing packages (a minute or two the first time)", "npx", install, { env: { CI: "true" } });
  let result = await attempt();
  let version = await run("node", ["--version"]);
  // Debian's smallest systems come without a library that recent Nodes are linked against.
  const library = /error while loading shared libraries: ([\w.+-]+)/.exec(version.output)?.[1];
  if (library) {
    if (!(await installLibrary(library))) {
      fail(
        `The pinned Node needs the system library ${library}. Install it (Debian and Ubuntu: apt install libatomic1, Fedora: dnf install libatomic) and try again.`,
      );
    }
    if (!result.ok) result = await attempt();
    version = await run("node", ["--version"]);
  }
  if (!result.ok) {
    fail(
      "The packages could not be installed. Check the network connection to the npm registry and try again.",
    );
  }
  if (version.code !== 0) fail("The pinned Node could not be started. Delete node_modules and try again.");
  markFresh("install", print);
}

/** Installs the package of a missing system library, where this user may and it is known. */
async function installLibrary(library) {
  if (!library.startsWith("libatomic.")) return false;
  return installSystemPackage("Installing a system library that Node needs", "libatomic1");
}
