import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openEmbedded } from "./database.ts";

it("restricts the database's files to their owner, also those of a world-readable folder", {
  timeout: 60_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "foodshed-embedded-"));
  const directory = join(dataDir, "database");
  const everything = () => [
    directory,
    ...readdirSync(directory, { recursive: true }).map((name) => join(directory, String(name))),
  ];
  const readable = () => everything().filter((path) => (statSync(path).mode & 0o077) !== 0);
  try {
    chmodSync(dataDir, 0o755);
    await (await openEmbedded({ directory })).close();
    expect(readable()).toEqual([]);
    for (const path of everything()) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
    await (await openEmbedded({ directory })).close();
    expect(readable()).toEqual([]);
    expect(statSync(`${directory}-reserve`).mode & 0o077).toBe(0);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
