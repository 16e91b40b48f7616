import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const program = join(import.meta.dirname, "testing", "start-process.ts");
/** Takes nothing, like a disk without room. */
const FULL = "/dev/full";

it.runIf(existsSync(FULL))("says in one sentence that the output finds no room on the disk", () => {
  const full = openSync(FULL, "w");
  const { status, stderr } = spawnSync(process.execPath, [program, "completion", "bash"], {
    stdio: ["ignore", full, "pipe"],
    encoding: "utf8",
  });
  closeSync(full);
  expect(stderr).toBe("Error: The output could not be written: there is no room left on the disk.\n");
  expect(status).toBe(1);
});
