import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { bundleContract, mistakesOfParts } from "./contract.mjs";
import { root } from "./run.mjs";

const ping = { get: { tags: ["network"], operationId: "ping" } };

const parts = (extra = []) =>
  new Map([
    ["paths/network.yaml", { "/ping/": ping }],
    ["schemas/network.yaml", { Ping: {} }],
    ["headers.yaml", { RetryAfter: {} }],
    ["x-rate-limits.yaml", { write: {} }],
    ...extra,
  ]);

const bundle = {
  paths: { "/ping/": ping },
  components: { schemas: { Ping: {} }, headers: { RetryAfter: {} } },
};

test("parts that all stand in the bundle have no mistake", () => {
  assert.deepEqual(mistakesOfParts(parts(), bundle), []);
});

test("a path that the root does not list is a mistake", () => {
  assert.deepEqual(mistakesOfParts(parts([["paths/files.yaml", { "/file/": {} }]]), bundle), [
    "contract/paths/files.yaml has /file/, which contract/openapi.yaml does not list.",
  ]);
});

test("a schema that nothing refers to is a mistake", () => {
  assert.deepEqual(mistakesOfParts(parts([["schemas/files.yaml", { File: {} }]]), bundle), [
    "contract/schemas/files.yaml has File, which nothing refers to.",
  ]);
});

test("two schemas of the same name are a mistake", () => {
  assert.deepEqual(mistakesOfParts(parts([["schemas/common.yaml", { Ping: {} }]]), bundle), [
    "contract/schemas/common.yaml has Ping, and so has contract/schemas/network.yaml.",
  ]);
});

test("an operation in another tag's file is a mistake", () => {
  const files = parts([["paths/files.yaml", { "/ping/": ping }]]);
  files.delete("paths/network.yaml");
  assert.deepEqual(mistakesOfParts(files, bundle), [
    "contract/paths/files.yaml has /ping/, whose tag is network.",
  ]);
});

async function withEditedContract(file, edit, check) {
  const folder = await mkdtemp(join(tmpdir(), "foodshed-parts-"));
  try {
    await cp(join(root, "contract"), folder, { recursive: true });
    const path = join(folder, file);
    await writeFile(path, edit(await readFile(path, "utf8")));
    await check(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test("a reference that leads nowhere is named with its file and line", async () => {
  await withEditedContract(
    "paths/classifieds.yaml",
    (text) => text.replace("#/CreateClassifiedRequest", "#/Nothing"),
    (folder) =>
      assert.rejects(bundleContract({ folder }), {
        message: /paths\/classifieds\.yaml:\d+: Can't resolve \$ref$/,
      }),
  );
});

test("what the lint refuses is named with its operation", async () => {
  await withEditedContract(
    "paths/accounts.yaml",
    (text) => text.replace("operationId: login", "operationId: signup"),
    (folder) =>
      assert.rejects(bundleContract({ folder }), {
        message:
          /^Every operation must have a unique `operationId`\. \(#\/paths\/\/accounts\/\w+\/\/post\/signup\)$/,
      }),
  );
});
