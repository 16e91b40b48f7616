import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { watchStrings } from "./watch-strings.mjs";

/** The output after a message was written; `make` replaces the compilation. */
async function saidAfter(make) {
  const folder = await mkdtemp(join(tmpdir(), "foodshed-strings-"));
  let stop;
  try {
    await mkdir(join(folder, "search", "locales"), { recursive: true });
    return await new Promise((resolve) => {
      stop = watchStrings({ folders: [folder], make, tell: resolve });
      void writeFile(join(folder, "search", "locales", "en-CA.json"), "{}\n");
    });
  } finally {
    stop();
    await rm(folder, { recursive: true });
  }
}

test("a change of messages compiles them again, and says so", async () => {
  assert.equal(await saidAfter(async () => {}), "✓ Messages changed: they are compiled again.");
});

test("every mistake of messages is said", async () => {
  const said = await saidAfter(async () => {
    throw new Error("a lacks b\nc lacks d");
  });
  assert.equal(said, "✗ Messages have mistakes; what has none is compiled:\na lacks b\nc lacks d");
});
