import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { readJsonFile } from "./json-file.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "foodshed-json-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const shape = z.strictObject({ crates: z.array(z.strictObject({ apples: z.number() })) });
const read = (name: string) => readJsonFile(join(folder, name), "CRATES_FILE", shape, "is no list of crates");
const path = (name: string) => join(folder, name);

test("a file of the right shape is read", async () => {
  await writeFile(path("right.json"), '{"crates":[{"apples":3}]}');
  expect(read("right.json")).toEqual({ crates: [{ apples: 3 }] });
});

test("each mistake has its own sentence", async () => {
  await mkdir(path("folder.json"));
  await writeFile(path("comma.json"), '{"crates":[],}');
  await writeFile(path("pears.json"), '{"crates":[{"apples":3},{"apples":"many"}]}');
  expect(() => read("absent.json")).toThrow(
    `CRATES_FILE names ${path("absent.json")}, which does not exist.`,
  );
  expect(() => read("folder.json")).toThrow(/which cannot be read: EISDIR/);
  expect(() => read("comma.json")).toThrow(/which is not JSON: .+/);
  expect(() => read("pears.json")).toThrow(/which is no list of crates at crates\.1\.apples: .+/);
});
