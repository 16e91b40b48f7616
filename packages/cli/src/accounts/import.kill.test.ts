import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { environment, startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

const ROWS = 80;

let network: TestNetwork;
let env: Record<string, string>;

beforeAll(async () => {
  network = await startTestNetwork();
  env = environment(network.folder, network.url, {
    FOODSHED_TOKEN: (await network.server.administrator()).token,
  });
  const rows = Array.from({ length: ROWS }, (_, i) => `m${i}@killed.example,Ada,Okafor,Farm ${i},vendor\n`);
  writeFileSync(
    join(network.folder, "members.csv"),
    `email,first_name,last_name,business_name,roles\n${rows.join("")}`,
  );
});

afterAll(() => network?.close());

function startImport() {
  const program = fileURLToPath(new URL("../testing/start-process.ts", import.meta.url));
  const args = [
    program,
    "accounts",
    "import",
    "members.csv",
    "--yes",
    "--json",
    "--journal",
    "journal.jsonl",
  ];
  const child = spawn(process.execPath, args, {
    cwd: network.folder,
    env: { PATH: process.env.PATH, ...env },
  });
  const out = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => {
    out.stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    out.stderr += chunk;
  });
  const ended = new Promise<{ code: number | null; signal: string | null; stdout: string; stderr: string }>(
    (resolve) => child.on("close", (code, signal) => resolve({ code, signal, ...out })),
  );
  return { child, ended };
}

function journaled(): number {
  const path = join(network.folder, "journal.jsonl");
  return existsSync(path) ? readFileSync(path, "utf8").split("\n").length - 2 : 0;
}

async function reach(count: number) {
  const deadline = Date.now() + 20_000;
  while (journaled() < count && Date.now() < deadline) await sleep(2);
}

describe("an import that is stopped", () => {
  it("resumes after a kill at any row, and creates and mails each account once", async () => {
    for (const share of [0.05, 0.3, 0.7]) {
      const { child, ended } = startImport();
      await reach(Math.floor(ROWS * share) + Math.floor(Math.random() * 8));
      child.kill("SIGKILL");
      expect((await ended).signal).toBe("SIGKILL");
      expect(journaled()).toBeLessThan(ROWS);
    }
    const last = await startImport().ended;
    expect(last.stderr).toContain("Going on with");
    expect(last.code).toBe(0);
    expect(JSON.parse(last.stdout).counts).toEqual({ created: ROWS });
    const addressed = (await network.server.mails())
      .map(({ to }) => to)
      .filter((to) => to.endsWith("@killed.example"));
    expect(addressed).toHaveLength(ROWS);
    expect(new Set(addressed).size).toBe(ROWS);
  }, 90_000);

  it("finishes running calls on an interrupt and names the command to resume", async () => {
    const rows = Array.from(
      { length: ROWS },
      (_, i) => `m${i}@interrupted.example,Ada,Okafor,Barn ${i},vendor\n`,
    );
    writeFileSync(
      join(network.folder, "members.csv"),
      `email,first_name,last_name,business_name,roles\n${rows.join("")}`,
    );
    const before = journaled();
    const { child, ended } = startImport();
    await reach(before + 5);
    child.kill("SIGINT");
    const { code, stdout, stderr } = await ended;
    expect(code).toBe(130);
    expect(stderr).toContain("The same command goes on where this one ended.");
    const { counts } = JSON.parse(stdout);
    const created = (await network.server.mails()).filter(({ to }) => to.endsWith("@interrupted.example"));
    expect(created).toHaveLength(counts.created);
    expect(counts.created + counts["not sent"]).toBe(ROWS);
  }, 60_000);
});
