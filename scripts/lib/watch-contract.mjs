import { watch } from "node:fs";
import { join } from "node:path";
import { generate } from "./contract.mjs";
import { root } from "./run.mjs";
import { say } from "./say.mjs";

/** Editors write a file in several steps. */
const QUIET_MS = 150;

/**
 * Regenerates when a part of the contract changes, and says how it went in one line. A contract with a mistake leaves what was
 * generated as it is.
 * @returns a function that stops watching
 */
export function watchContract({ folder = join(root, "contract"), make = generate, tell = say } = {}) {
  let timer;
  let working = false;
  let again = false;
  async function remake() {
    if (working) {
      again = true;
      return;
    }
    working = true;
    do {
      again = false;
      await make().then(
        () => tell("✓ The contract changed: openapi.yaml, types and limits are generated again."),
        ({ message }) =>
          tell(`✗ The contract has a mistake, the types stay as they were: ${message.split("\n")[0]}`),
      );
    } while (again);
    working = false;
  }
  const watcher = watch(folder, { recursive: true }, (_event, name) => {
    if (!String(name).endsWith(".yaml")) return;
    clearTimeout(timer);
    timer = setTimeout(remake, QUIET_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
