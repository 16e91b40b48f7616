import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { watchContract } from "./watch-contract.mjs";

/** The output after `changes`, each of one file; `make` replaces the generation of files. */
async function saidAfter(make, ...files) {
  const folder = await mkdtemp(join(tmpdir(), "foodshed-watch-"));
  let stop;
  try {
    return await new Promise((resolve) => {
      stop = watchContract({ folder, make, tell: resolve });
      for (const file of files) writeFile(join(folder, file), "A: {}\n");
    });
  } finally {
    stop();
    await rm(folder, { recursive: true });
  }
}

test("a change of the contract regenerates everything once, and says so", async () => {
  let made = 0;
  const said = await saidAfter(
    async () => {
      made += 1;
    },
    "one.yaml",
    "two.yaml",
  );
  assert.equal(said, "✓ The contract changed: openapi.yaml, types and limits are generated again.");
  assert.equal(made, 1);
});

test("a mistake is said in one line", async () => {
  const said = await saidAfter(async () => {
    throw new Error("contract/a.yaml:3: Can't resolve $ref\nand more");
  }, "one.yaml");
  assert.equal(
    said,
    "✗ The contract has a mistake, the types stay as they were: contract/a.yaml:3: Can't resolve $ref",
  );
});
