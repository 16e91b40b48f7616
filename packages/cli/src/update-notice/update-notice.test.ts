import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { run } from "../run.ts";
import type { Stream } from "../stream.ts";
import { isNewer } from "./update-notice.ts";

let folder: string;
let path: string | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "foodshed-update-"));
  mkdirSync(join(folder, "bin"));
  // An npm that says what is newest, and notes that it was asked.
  writeFileSync(join(folder, "bin", "npm"), `#!/bin/sh\necho "$@" >> "${folder}/asked"\necho '"0.9.0"'\n`, {
    mode: 0o755,
  });
  path = process.env.PATH;
  process.env.PATH = `${join(folder, "bin")}:${path}`;
});

afterEach(() => {
  process.env.PATH = path;
  rmSync(folder, { recursive: true, force: true });
});

const asked = () => {
  try {
    return readFileSync(join(folder, "asked"), "utf8").trim().split("\n");
  } catch {
    return [];
  }
};

/** Runs a command on a terminal, or with what is printed going elsewhere. */
async function foodshed(args: string[], { env = {}, isTTY = true, version = "0.1.0" } = {}) {
  let said = "";
  const stderr: Stream = { isTTY, write: (text) => (said += text) };
  const exitCode = await run(args, {
    stdin: () => ({ isTTY }) as NodeJS.ReadStream,
    stdout: { isTTY, write: () => true },
    stderr,
    env: { FOODSHED_CONFIG_DIR: join(folder, "config"), ...env },
    cwd: folder,
    signal: new AbortController().signal,
    version,
  });
  return { exitCode, said };
}

describe("the notice of an update", () => {
  it("has npm look once a day, and tells at the next command", async () => {
    expect((await foodshed(["contexts", "list"])).said).toBe("");
    await expect.poll(() => asked()).toEqual(["view @foodshed/cli version --json"]);
    const newest = join(folder, "config", "newest-version.json");
    await expect.poll(() => readFileSync(newest, "utf8")).toBe('"0.9.0"\n');
    const next = await foodshed(["contexts", "list"]);
    expect(next.said).toContain("foodshed 0.9.0 is out; this is 0.1.0.");
    expect(next.said).toContain("foodshed config set update_notice off");
    expect(next.exitCode).toBe(0);
    expect((await foodshed(["contexts", "list"], { version: "0.9.0" })).said).toBe("");
    expect(asked()).toHaveLength(1);
    const yesterday = Date.now() / 1000 - 90_000;
    utimesSync(newest, yesterday, yesterday);
    await foodshed(["contexts", "list"]);
    await expect.poll(() => asked()).toHaveLength(2);
  });

  it.each([
    ["in a pipe", { isTTY: false }],
    ["on a build server", { env: { CI: "true" } }],
    ["where it is not wanted", { env: { NO_UPDATE_NOTIFIER: "1" } }],
  ])("neither looks nor tells %s", async (_, options) => {
    mkdirSync(join(folder, "config"));
    const newest = join(folder, "config", "newest-version.json");
    writeFileSync(newest, '"0.9.0"');
    utimesSync(newest, 1, 1);
    expect((await foodshed(["contexts", "list"], options)).said).not.toContain("0.9.0");
    expect(readFileSync(newest, "utf8")).toBe('"0.9.0"');
  });

  it("is switched off for good by a setting", async () => {
    await foodshed(["config", "set", "update_notice", "off"], { env: { CI: "true" } });
    writeFileSync(join(folder, "config", "newest-version.json"), '"0.9.0"');
    expect((await foodshed(["contexts", "list"])).said).toBe("");
  });

  it("spoils no command when npm is missing, or says nonsense", async () => {
    process.env.PATH = join(folder, "nowhere");
    expect(await foodshed(["contexts", "list"])).toEqual({ exitCode: 0, said: "" });
    writeFileSync(join(folder, "config", "newest-version.json"), "<html>");
    expect(await foodshed(["contexts", "list"])).toEqual({ exitCode: 0, said: "" });
  });

  it("compares versions by their numbers", () => {
    expect(isNewer("0.10.0", "0.9.9")).toBe(true);
    expect(isNewer("1.0.0", "0.9.9")).toBe(true);
    expect(isNewer("0.9.9", "0.9.9")).toBe(false);
    expect(isNewer("0.9.8", "0.9.9")).toBe(false);
  });
});
