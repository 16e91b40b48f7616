import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { days } from "../../core/clock.ts";
import { archiveEmbeds } from "./embed-archive.ts";

let folder: string;
let now: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "foodshed-embeds-"));
  now = Date.UTC(2026, 0, 1);
});
afterEach(() => rmSync(folder, { recursive: true }));

const archive = () => join(folder, "embeds");
const kept = () => readdirSync(archive()).sort();

const first = [
  "v1.js",
  "versions.json",
  "core-AAAAAAAA.js",
  "art-BBBBBBBB.js",
  "foodshed-1.0.0-aaaaaaaaaa.js",
];
const second = ["v1.js", "core-CCCCCCCC.js", "art-BBBBBBBB.js", "foodshed-1.1.0-cccccccccc.js"];

/** The server starts with a release that has these files. */
function start(files: string[]): void {
  const build = mkdtempSync(join(folder, "build-"));
  for (const name of files) writeFileSync(join(build, name), name);
  archiveEmbeds(build, archive(), new Date(now));
}
const pass = (count: number) => {
  now += days(count);
};

describe("scripts of earlier releases", () => {
  it("stay beside those of this one, which a page that was opened before may still name", () => {
    start(first);
    pass(400);
    start(second);
    pass(89);
    start(second);
    expect(kept()).toEqual([
      "art-BBBBBBBB.js",
      "core-AAAAAAAA.js",
      "core-CCCCCCCC.js",
      "foodshed-1.0.0-aaaaaaaaaa.js",
      "foodshed-1.1.0-cccccccccc.js",
    ]);
  });

  it("go when no release has had them for 90 days, unless a page may have pinned them", () => {
    start(first);
    start(second);
    pass(91);
    start(second);
    expect(kept()).toEqual([
      "art-BBBBBBBB.js",
      "core-CCCCCCCC.js",
      "foodshed-1.0.0-aaaaaaaaaa.js",
      "foodshed-1.1.0-cccccccccc.js",
    ]);
  });

  it("restart their retention when a release has them again", () => {
    start(first);
    start(second);
    pass(60);
    start(first);
    pass(60);
    start(second);
    pass(60);
    start(second);
    expect(kept()).toContain("core-AAAAAAAA.js");
    expect(kept()).toContain("core-CCCCCCCC.js");
  });

  it.each(["{ cut off", "null", '{"core-AAAAAAAA.js":"long ago"}'])(
    "are kept for another 90 days where it is not known since when they are old: %s",
    (record) => {
      start(first);
      start(second);
      pass(91);
      writeFileSync(`${archive()}.left.json`, record);
      start(second);
      expect(kept()).toContain("core-AAAAAAAA.js");
      pass(91);
      start(second);
      expect(kept()).not.toContain("core-AAAAAAAA.js");
    },
  );

  it("are pruned without touching other files beside them", () => {
    start(first);
    mkdirSync(join(archive(), "notes-of-ours"));
    mkdirSync(join(archive(), "backup-20260101.js"));
    writeFileSync(join(archive(), "notes-20260101.txt"), "Ours.");
    pass(91);
    start(second);
    pass(91);
    start(second);
    expect(kept()).toEqual(
      expect.arrayContaining(["backup-20260101.js", "notes-20260101.txt", "notes-of-ours"]),
    );
  });
});
