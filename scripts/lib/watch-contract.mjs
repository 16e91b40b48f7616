import { join } from "node:path";
import { generate } from "./contract.mjs";
import { regenerate } from "./regenerate.mjs";
import { root } from "./run.mjs";
import { say } from "./say.mjs";

/**
 * Regenerates when a part of the contract changes, and says how it went in one line. A contract with a mistake leaves what was
 * generated as it is.
 * @returns a function that stops watching
 */
export function watchContract({ folder = join(root, "contract"), make = generate, tell = say } = {}) {
  return regenerate({
    folder,
    concerns: (name) => name.endsWith(".yaml"),
    make: () =>
      make().then(
        () => tell("✓ The contract changed: openapi.yaml, types and limits are generated again."),
        ({ message }) =>
          tell(`✗ The contract has a mistake, the types stay as they were: ${message.split("\n")[0]}`),
      ),
  });
}
