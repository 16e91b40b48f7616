// `pnpm dev`: the API with a demo network on port 3000, restarted on change, and the site on port 5173 with hot reload.
// A change of the contract's parts, or of messages, regenerates what is made from them.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { projectEnvironment, root } from "./lib/run.mjs";
import { fail, say } from "./lib/say.mjs";
import { watchContract } from "./lib/watch-contract.mjs";
import { watchStrings } from "./lib/watch-strings.mjs";

await ensureInstalled();
await ensureBuilt("embed").catch((error) => fail(error.message));

const api = process.env.PORT ?? "3000";
const children = [
  spawn(
    "node",
    [
      "--watch-path=packages/server/src",
      "--watch-path=packages/sdk/src",
      "--watch-path=openapi.yaml",
      "packages/server/src/main.ts",
      "start",
    ],
    {
      cwd: root,
      stdio: "inherit",
      env: projectEnvironment({ PORT: api }),
    },
  ),
  spawn("pnpm", ["exec", "react-router", "dev", "--port", "5173"], {
    cwd: join(root, "packages", "app"),
    stdio: "inherit",
    env: projectEnvironment({ FOODSHED_API: `http://localhost:${api}` }),
  }),
];
say(`\nSite with hot reload: http://localhost:5173   API: http://localhost:${api}/api/v1\n`);

const watching = [watchContract(), watchStrings()];

function stop(code) {
  for (const stopWatching of watching) stopWatching();
  for (const child of children) child.kill("SIGTERM");
  process.exitCode = code;
}
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(0));
for (const child of children) child.on("exit", (code) => stop(code ?? 0));
