// How long the command line takes to start, beside bare Node doing nothing.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { inTurn, printRows } from "../lib/measure.ts";

const cli = join(import.meta.dirname, "..", "..", "packages", "cli", "dist", "main.js");

function start(...args: string[]) {
  return () => {
    const result = spawnSync(process.execPath, args, {
      stdio: "ignore",
      env: { ...process.env, NO_COLOR: "1" },
    });
    if (result.error) throw result.error;
  };
}

const samples = await inTurn(30, {
  "foodshed --help": start(cli, "--help"),
  "bare node -e 0": start("-e", "0"),
});
printRows("Help", "ms, whole process", samples);

const command = await inTurn(30, {
  "foodshed whoami": start(cli, "whoami", "--json"),
  "bare node -e 0": start("-e", "0"),
});
printRows("A command that needs no network answer", "ms, whole process", command);
