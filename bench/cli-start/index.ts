// How long the command line takes to start, beside bare Node doing nothing.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { inTurn } from "../lib/measure.ts";
import { printRows } from "../lib/report.ts";

const cli = join(import.meta.dirname, "..", "..", "packages", "cli", "dist", "main.cjs");

function start(...args: string[]) {
  return () => {
    const result = spawnSync(process.execPath, args, {
      stdio: "ignore",
      env: { ...process.env, NO_COLOR: "1" },
    });
    if (result.error) throw result.error;
  };
}

const help = await inTurn({
  "foodshed --help": start(cli, "--help"),
  "bare node -e 0": start("-e", "0"),
});
printRows("Help", "ms, whole process", help);

const command = await inTurn({
  "foodshed whoami": start(cli, "whoami", "--json"),
  "bare node -e 0": start("-e", "0"),
});
printRows("A command that needs no network answer", "ms, whole process", command);
