import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HEADER, type ImportNetwork, memberRows, startImportNetwork } from "../testing/import-network.ts";

let network: ImportNetwork;

beforeAll(async () => {
  network = await startImportNetwork();
});

afterAll(() => network?.close());

describe("accounts import", () => {
  it("creates an account and sends a claim link for each row, and writes the outcome", async () => {
    const name = network.file(memberRows(3, "three.example"));
    const ran = await network.importFile(name, ["--yes"]);
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toContain("3 created");
    expect(await network.accountsAt("three.example")).toHaveLength(3);
    expect(await network.mailsTo("three.example")).toBe(3);
    const written = readdirSync(network.folder).filter((each) => each.startsWith(name.replace(".csv", ".")));
    expect(written.filter((each) => each !== name)).toHaveLength(2);
    for (const each of written.filter((one) => one !== name))
      expect(statSync(join(network.folder, each)).mode & 0o077, each).toBe(0);
    expect(network.resultsOf(name)[1]).toMatchObject({
      line: "3",
      email: "m1@three.example",
      status: "created",
      slug: "farm-1-of-three-example",
    });
  });

  it("shows with --dry-run what would happen, as the server sees it, without sending anything", async () => {
    await network.server.member({ email: "m1@dry.example", business_name: "Dry Farm" });
    await network.server.signUp({ email: "other@elsewhere.example", business_name: "Taken Farm" });
    const name = network.file(
      `${memberRows(2, "dry.example")}m2@dry.example,Ada,Okafor,taken farm,seller\nm3@dry.example,Ada,Okafor,FARM 0 OF DRY.example,seller\n`,
    );
    const ran = await network.importFile(name, ["--dry-run"]);
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toBe(
      `On ${network.url}: 1 would be created, 1 exists, 2 conflicts. Nothing was sent.\n`,
    );
    expect(ran.stderr).toContain("line 3: The address is the one of Dry Farm.");
    expect(ran.stderr).toContain("line 4: Taken Farm has an account with another address.");
    expect(ran.stderr).toContain("line 5: The business name 'FARM 0 OF DRY.example' is already on line 2.");
    expect(await network.accountsAt("dry.example")).toEqual(["m1@dry.example"]);
  });

  it.each([
    ["no user is logged in", {}, "You are not logged in to"],
    ["it cannot be reached", { FOODSHED_TOKEN: "" }, "could not be reached"],
  ])("says with --dry-run in the same line that the server was not asked when %s", async (_, more, why) => {
    const name = network.file(memberRows(2, "unasked.example"));
    const ran = await network.foodshed(["accounts", "import", name, "--dry-run"], {
      env: "FOODSHED_TOKEN" in more ? network.env : {},
      fetch: () => Promise.reject(new TypeError("gone")),
    });
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toMatch(
      /^From the file alone: 2 would be created\. .* was not asked what it has already: /,
    );
    expect(ran.stdout).toContain(why);
    expect(ran.stdout.trimEnd().split("\n")).toHaveLength(1);
    const json = await network.foodshed(["accounts", "import", name, "--dry-run", "--json"]);
    expect(JSON.parse(json.stdout)).toMatchObject({
      dry_run: true,
      asked_server: false,
      counts: { "would be created": 2 },
    });
  });

  it("skips and reports rows whose business name is taken, and creates them with --include-conflicts", async () => {
    await network.server.signUp({ email: "other2@elsewhere.example", business_name: "Borne Farm" });
    const name = network.file(
      `${HEADER}a@borne.example,Ada,Okafor,Borne Farm,seller\nb@borne.example,Ada,Okafor,Free Farm,seller\nc@borne.example,Ada,Okafor,Free farm,seller\n`,
    );
    const ran = await network.importFile(name, ["--yes", "--json"]);
    expect(ran.exitCode).toBe(6);
    expect(JSON.parse(ran.stdout).counts).toEqual({ conflicts: 2, created: 1 });
    expect(ran.stderr).toContain("line 2: Borne Farm has an account with another address.");
    expect(ran.stderr).toContain("line 4: The business name 'Free farm' is already on line 3.");
    expect(ran.stderr).toContain("--include-conflicts");
    expect(ran.stderr).toContain("2 rows left out");
    expect(ran.stderr).toContain("--decide 2=new,4=new (same, new or skip)");
    const skipping = await network.importFile(name, ["--yes", "--json", "--skip-invalid"]);
    expect(skipping.exitCode).toBe(6);
    const decided = await network.importFile(name, ["--yes", "--json", "--decide", "2=skip,4=same"]);
    expect(decided.exitCode).toBe(0);
    const more = await network.importFile(name, ["--yes", "--json", "--include-conflicts"]);
    expect(more.exitCode).toBe(0);
    expect(JSON.parse(more.stdout).counts).toEqual({ created: 3 });
    expect(await network.accountsAt("borne.example")).toHaveLength(3);
  });

  it("reports rows changed after their account was created", async () => {
    const name = network.file(memberRows(2, "changed.example"));
    await network.importFile(name, ["--yes"]);
    network.file(memberRows(2, "changed.example").replace("Farm 1 of changed.example", "Renamed Farm"), name);
    const ran = await network.importFile(name, ["--yes", "--json"]);
    expect(JSON.parse(ran.stdout).rows.map(({ message }: { message: string }) => message)).toEqual([
      "",
      "The account was made of other data; the row was changed since, and that was not sent.",
    ]);
    const other = network.file(memberRows(1, "changed2.example"));
    const journal = name.replace(".csv", `.${new URL(network.url).host.replace(":", "-")}.journal.jsonl`);
    const mixed = await network.importFile(other, ["--yes", "--journal", journal]);
    expect(mixed.exitCode).toBe(2);
    expect(mixed.stderr).toContain(`is of ${name}`);
    expect(await network.accountsAt("changed2.example")).toEqual([]);
  });

  it("does not ask without a terminal, but names the flag", async () => {
    const ran = await network.importFile(network.file(memberRows(1, "ask.example")));
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain("Agree with: --yes");
    expect(await network.accountsAt("ask.example")).toEqual([]);
  });

  it("creates no account twice and sends no second mail when it runs again", async () => {
    const name = network.file(memberRows(3, "again.example"));
    await network.importFile(name, ["--yes"]);
    const ran = await network.importFile(name, ["--yes"], { env: network.env });
    expect(ran.exitCode).toBe(0);
    expect(await network.mailsTo("again.example")).toBe(3);
    const grown = network.file(memberRows(5, "again.example"), name);
    expect((await network.importFile(grown, ["--yes"])).exitCode).toBe(0);
    expect(await network.accountsAt("again.example")).toHaveLength(5);
    expect(await network.mailsTo("again.example")).toBe(5);
  });

  it("reports addresses that have an account, and goes on", async () => {
    await network.server.member({ email: "m0@known.example" });
    const name = network.file(memberRows(2, "known.example"));
    const ran = await network.importFile(name, ["--yes", "--json"]);
    expect(ran.exitCode).toBe(0);
    expect(JSON.parse(ran.stdout).counts).toEqual({ exists: 1, created: 1 });
  });

  it("is not for members, and leaves no journal behind", async () => {
    const { token } = await network.server.member();
    const name = network.file(memberRows(1, "members.example"));
    const ran = await network.importFile(name, ["--yes"], { env: { FOODSHED_TOKEN: token } });
    expect(ran.exitCode).toBe(4);
    expect(ran.stderr).toContain("may not create accounts for others");
    expect(existsSync(join(network.folder, name.replace(".csv", ".journal.jsonl")))).toBe(false);
  });
});
