// `npm run foodshed -- …`: the administrators' command line, built from this checkout when its sources changed.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { projectEnvironment, root } from "./lib/run.mjs";
import { fail } from "./lib/say.mjs";

await ensureInstalled();
await ensureBuilt("cli").catch((error) => fail(error.message));

const cli = spawn(
  join(root, "node_modules", ".bin", "node"),
  [join(root, "packages", "cli", "dist", "main.cjs"), ...process.argv.slice(2)],
  { cwd: process.env.INIT_CWD ?? process.cwd(), stdio: "inherit", env: projectEnvironment() },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => cli.kill(signal));
cli.on("error", (error) => {
  console.error(`foodshed could not be started: ${error.message}`);
  process.exit(1);
});
cli.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
