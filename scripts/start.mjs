// `npm start`: installs and builds what is missing or stale, then runs the server in the foreground.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { projectEnvironment, root } from "./lib/run.mjs";
import { fail } from "./lib/say.mjs";
import { showroomInBackground } from "./lib/showroom.mjs";

await ensureInstalled();
await ensureBuilt("embed", "app").catch((error) => fail(error.message));

const stopShowroom = showroomInBackground();
const server = spawn(
  join(root, "node_modules", ".bin", "node"),
  [join(root, "packages", "server", "src", "main.ts"), "start", ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: "inherit",
    env: projectEnvironment({
      NODE_ENV: process.env.NODE_ENV ?? "production",
      // A third of the next start's work.
      NODE_COMPILE_CACHE:
        process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules", ".cache", "foodshed-compiled"),
    }),
  },
);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("error", (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exit(1);
});
server.on("exit", (code, signal) => {
  stopShowroom();
  process.exit(code ?? (signal ? 1 : 0));
});
