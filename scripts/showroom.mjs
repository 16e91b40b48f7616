// Builds Storybook, the showroom of the widgets, which the server shows under /storybook/: beside the one that is shown, and in its place once it
// is whole. `--if-stale` does nothing when its sources have not changed since.
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { projectEnvironment, root, run } from "./lib/run.mjs";
import { say } from "./lib/say.mjs";
import { isBuilt, markBuilt, placeNotice, sourcesPrint } from "./lib/showroom.mjs";

const shown = join(root, "storybook-static");
const next = `${shown}.next`;
const print = sourcesPrint();
if (process.argv.includes("--if-stale") && isBuilt(print)) process.exit(0);

rmSync(next, { recursive: true, force: true });
const env = projectEnvironment({ NODE_ENV: "production" });
const config = join(root, ".storybook");
const steps = [
  [
    "pnpm",
    "--filter",
    "@foodshed/widgets",
    "exec",
    "storybook",
    "build",
    "-c",
    config,
    "-o",
    next,
    "--quiet",
  ],
  ["node", join(root, "scripts", "compress.mjs"), next],
];
for (const [command, ...args] of steps) {
  const { code, output } = await run(command, args, { env });
  if (code === 0) continue;
  say(output.trimEnd().split("\n").slice(-60).join("\n"));
  rmSync(next, { recursive: true, force: true });
  placeNotice("The showroom could not be built. Run “pnpm build:storybook” to see why.");
  process.exit(1);
}

const last = `${shown}.last`;
rmSync(last, { recursive: true, force: true });
if (existsSync(shown)) renameSync(shown, last);
renameSync(next, shown);
rmSync(last, { recursive: true, force: true });
markBuilt(print);
