import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { flakyFetch } from "./testing/flaky-fetch.ts";
import { startTestNetwork, type TestNetwork } from "./testing/test-network.ts";

const COUNT = 24;

let network: TestNetwork;
let env: Record<string, string>;

beforeAll(async () => {
  network = await startTestNetwork();
  env = { FOODSHED_TOKEN: (await network.server.administrator()).token };
  const rows = Array.from(
    { length: COUNT },
    (_, n) => `m${n}@storm.example,Ada,Okafor,Storm Farm ${n},seller\n`,
  );
  writeFileSync(
    join(network.folder, "members.csv"),
    `email,first_name,last_name,business_name,roles\n${rows.join("")}`,
  );
});

afterAll(() => network?.close());

// The session is read once, before anything else, and its failure is reported at once.
const isSession = ({ url }: Request) => url.endsWith("/accounts/session/");
const flaky = (args: string[]) =>
  network.foodshed([...args, "--json"], { env, fetch: flakyFetch(isSession) });
const calm = (args: string[]) => network.foodshed([...args, "--json"], { env });
const made = async () =>
  (
    await network.server.db
      .selectFrom("users")
      .select("email")
      .where("email", "like", "%@storm.example")
      .execute()
  ).length;

describe("while every third call fails or loses its response,", () => {
  it("a plan is written and applied, and each account is created once with one mail", async () => {
    const planned = await flaky(["accounts", "import", "members.csv", "--plan", "plan.json"]);
    expect(planned.exitCode).toBe(0);
    expect(JSON.parse(planned.stdout).counts).toEqual({ create: COUNT });
    const applied = await flaky(["accounts", "apply", "plan.json", "--yes"]);
    expect(applied.exitCode).toBe(0);
    expect(JSON.parse(applied.stdout).counts).toEqual({ created: COUNT });
    expect(await made()).toBe(COUNT);
    const mails = (await network.server.mails()).filter(({ to }) => to.endsWith("@storm.example"));
    expect(mails).toHaveLength(COUNT);
  });

  it("lists are complete", async () => {
    const ran = await flaky(["accounts", "list", "storm farm", "--all"]);
    expect(JSON.parse(ran.stdout).results).toHaveLength(COUNT);
  });

  it("every recipient gets one message", async () => {
    const slugs = JSON.parse((await calm(["accounts", "list", "storm farm", "--all"])).stdout).results.map(
      ({ slug }: { slug: string }) => slug,
    );
    writeFileSync(join(network.folder, "list.txt"), slugs.join("\n"));
    const sent = await flaky(
      `messages send --to list.txt --text Hello,{{business_name}} --batch 5 --confirm ${COUNT}`.split(" "),
    );
    expect(sent.stderr).not.toContain("Error");
    expect(sent.exitCode).toBe(0);
    expect(JSON.parse(sent.stdout)).toMatchObject({ sent: COUNT, waiting: 0 });
    const messages = await network.server.db.selectFrom("messages").select("content").execute();
    expect(messages).toHaveLength(COUNT);
    expect(new Set(messages.map(({ content }) => content)).size).toBe(COUNT);
  });

  it("an export is complete or absent", async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const name = `members-${attempt}.ndjson`;
      const { exitCode, stderr } = await flaky(["profiles", "export", "--fields", "slug", "--output", name]);
      if (exitCode === 0) {
        expect(readFileSync(join(network.folder, name), "utf8").trimEnd().split("\n")).toHaveLength(COUNT);
      } else {
        expect(exitCode).toBe(5);
        expect(stderr).toMatch(/again|running/);
        expect(() => readFileSync(join(network.folder, name))).toThrow();
      }
    }
  });

  it("an undo withdraws every account", async () => {
    const undone = await flaky(["accounts", "undo", "plan.json", "--yes"]);
    expect(undone.exitCode).toBe(0);
    expect(JSON.parse(undone.stdout).counts).toEqual({ withdrawn: COUNT });
    expect(await made()).toBe(0);
  });
});
