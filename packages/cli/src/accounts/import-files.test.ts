import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { checkWritable } from "./import-files.ts";

const folder = mkdtempSync(join(tmpdir(), "foodshed-places-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the place of a result", () => {
  it("is a file, there already or not", () => {
    expect(() => checkWritable(join(folder, "plan.json"))).not.toThrow();
    expect(() => checkWritable(import.meta.filename)).not.toThrow();
  });

  it("is no folder, and in one that is there", () => {
    expect(() => checkWritable(folder)).toThrow(`${folder} is a folder.`);
    const nowhere = join(folder, "no", "plan.json");
    expect(() => checkWritable(nowhere)).toThrow(`${nowhere} cannot be written: there is no such folder.`);
  });

  it.runIf(existsSync("/dev/null"))("is no device, which would be replaced", () => {
    expect(() => checkWritable("/dev/null")).toThrow("/dev/null is no file.");
  });
});
