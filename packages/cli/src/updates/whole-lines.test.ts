import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { lastWholeLine, wholeLines } from "./whole-lines.ts";

const folder = mkdtempSync(join(tmpdir(), "foodshed-lines-"));
const file = join(folder, "run.jsonl");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the lines of a run", () => {
  it("are read one by one, with the place behind each, however long", () => {
    const lines = ["{}", "é".repeat(400_000), "last"];
    writeFileSync(file, `${lines.join("\n")}\n`);
    const read = [...wholeLines(file)];
    expect(read.map(({ text }) => text)).toEqual(lines);
    expect(read.map(({ end }) => end)).toEqual([3, 800_004, 800_009]);
    expect(lastWholeLine(file)).toBe("last");
  });

  it("end before what a kill left of the last one", () => {
    writeFileSync(file, "one\ntwo\n");
    appendFileSync(file, '{"done":');
    expect([...wholeLines(file)].at(-1)).toEqual({ text: "two", end: 8 });
    expect(lastWholeLine(file)).toBe("two");
  });

  it("are none in an empty file, or in one that was killed within its first", () => {
    writeFileSync(file, "");
    expect([...wholeLines(file)]).toEqual([]);
    expect(lastWholeLine(file)).toBeUndefined();
    writeFileSync(file, "half");
    expect([...wholeLines(file)]).toEqual([]);
    expect(lastWholeLine(file)).toBeUndefined();
  });
});
