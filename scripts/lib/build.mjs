import { existsSync } from "node:fs";
import { join } from "node:path";
import { root, step } from "./run.mjs";
import { fingerprint, isFresh, markFresh } from "./stamps.mjs";

const sdk = ["openapi.yaml", "packages/sdk"];
const widgets = [...sdk, "packages/widgets"];

/** What can be built: the folders a target is made from, how, and a file that must exist afterwards. */
const targets = {
  app: {
    label: "Building the site",
    from: [...widgets, "packages/app", "pnpm-lock.yaml"],
    filter: "@foodshed/app",
    script: "build",
    proof: "packages/app/build/server/index.js",
  },
  embed: {
    label: "Building the embeds",
    from: [...widgets, "pnpm-lock.yaml"],
    filter: "@foodshed/widgets",
    script: "build:embed",
    proof: "packages/widgets/dist/embed/v1.js",
  },
  library: {
    label: "Building the widget library",
    from: [...widgets, "pnpm-lock.yaml"],
    filter: "@foodshed/widgets",
    script: "build:library",
    proof: "packages/widgets/dist/library/index.js",
  },
  cli: {
    label: "Building the command line",
    from: [...sdk, "packages/embed-check", "packages/cli", "pnpm-lock.yaml"],
    filter: "@foodshed/cli",
    script: "build",
    proof: "packages/cli/dist/main.cjs",
  },
};

const builds = new Map();

/**
 * Builds the named targets whose sources changed since their last build; once for all who ask at the same time.
 * @throws where one cannot be built
 */
export async function ensureBuilt(...names) {
  for (const name of names) {
    if (!builds.has(name)) builds.set(name, build(name));
    await builds.get(name);
  }
}

async function build(name) {
  const target = targets[name];
  const print = fingerprint(target.from);
  if (isFresh(name, print) && existsSync(join(root, target.proof))) return;
  const result = await step(target.label, "pnpm", ["--filter", target.filter, "run", target.script], {
    env: { NODE_ENV: "production" },
  });
  if (!result.ok) throw new Error(`${target.label} failed; the lines above say why.`);
  markFresh(name, print);
}
