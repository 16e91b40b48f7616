import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readTable } from "../csv/records.ts";
import { startTestNetwork, type TestNetwork } from "../testing/test-network.ts";
import { EXPORT_FIELDS } from "./export-fields.ts";

let network: TestNetwork;
let admin: Record<string, string>;
let manager: Record<string, string>;

beforeAll(async () => {
  network = await startTestNetwork();
  admin = {
    FOODSHED_TOKEN: (await network.server.administrator({ business_name: "Foodshed Support" })).token,
  };
  const organization = await network.server.manager({ business_name: "Taste of Wellington" });
  manager = { FOODSHED_TOKEN: organization.token };
  const profile = (slug: string, fields: object = {}) => ({
    slug,
    business_name: "Maple Hill Orchard",
    first_name: "Ada",
    last_name: "Okafor",
    email: "hello@maplehill.example",
    phone: "+1 519 555 0100",
    description: "Apples,\ncider",
    published_at: new Date(),
    claimed_at: new Date(),
    ...fields,
  });
  const made = await network.server.db
    .insertInto("accounts")
    .values([
      profile("maple-hill-orchard"),
      profile("formula-farm", {
        business_name: '=HYPERLINK("http://evil.example")',
        description: "@SUM(A1:A9)",
      }),
      profile("hidden-hollow", { business_name: "Hidden Hollow", hide_personal_info: true, city: "Elora" }),
    ])
    .returning("id")
    .execute();
  await network.server.db
    .insertInto("connections")
    .values(
      made.map(({ id }) => ({
        organization_id: organization.accountId,
        account_id: id,
        requested_by_account_id: id,
        manage: true,
        state: "accepted" as const,
      })),
    )
    .execute();
});

afterAll(() => network?.close());

const run = (args: string[], env = manager, more: Parameters<TestNetwork["foodshed"]>[1] = {}) =>
  network.foodshed(["profiles", "export", ...args], { env, ...more });
const at = (name: string) => join(network.folder, name);

function rowsOf(csv: string) {
  const { header, rows } = readTable(csv);
  return rows.map(({ cells }) => Object.fromEntries(header.cells.map((name, index) => [name, cells[index]])));
}

describe("profiles export", () => {
  it("writes the managed profiles as CSV to a pipe, every field of each", async () => {
    const ran = await run([]);
    expect(ran.exitCode).toBe(0);
    expect(ran.stderr).toBe("3 profiles.\n");
    const { header } = readTable(ran.stdout);
    expect(header.cells).toEqual(EXPORT_FIELDS);
    const orchard = rowsOf(ran.stdout).find(({ slug }) => slug === "maple-hill-orchard");
    expect(orchard).toMatchObject({
      first_name: "Ada",
      description: "Apples,\ncider",
      organizations: "taste-of-wellington",
    });
  });

  it("writes the fields that are asked for, in that order, in each format", async () => {
    const fields = ["--fields", "city,slug"];
    expect((await run([...fields])).stdout.split("\r\n")[0]).toBe("\ufeffcity,slug");
    const lines = (await run([...fields, "--format", "ndjson"])).stdout.trimEnd().split("\n");
    expect(lines.map((line) => Object.keys(JSON.parse(line)))).toEqual(Array(3).fill(["city", "slug"]));
    expect(JSON.parse((await run([...fields, "--format", "json"])).stdout)).toContainEqual({
      city: "Elora",
      slug: "hidden-hollow",
    });
    expect((await run([...fields, "--json"])).stdout.split("\n")[0]).toMatch(/^\{"city":/);
  });

  it("makes formulas harmless: quoted in CSV, marked as text in a workbook", async () => {
    const [row] = rowsOf((await run(["--fields", "business_name,description,phone,slug"])).stdout).filter(
      ({ slug }) => slug === "formula-farm",
    );
    expect(row).toMatchObject({
      business_name: '\'=HYPERLINK("http://evil.example")',
      description: "'@SUM(A1:A9)",
      phone: "'+1 519 555 0100",
    });
    expect(
      (await run(["--output", "formula.xlsx", "--fields", "business_name,id,greenbelt_location"])).exitCode,
    ).toBe(0);
    const { sheets } = await readXlsx(readFileSync(at("formula.xlsx")));
    const cells = sheets[0]?.rows ?? [];
    expect(cells[0]).toEqual(["business_name", "id", "greenbelt_location"]);
    const formula = cells.find(([name]) => String(name).startsWith("="));
    expect(formula).toEqual(['=HYPERLINK("http://evil.example")', expect.any(Number), false]);
    expect(sheets[0]?.cells?.size ?? 0).toBe(0);
  });

  it("has times as dates in a workbook, and nothing for who never logged in", async () => {
    await run(["--output", "times.xlsx", "--fields", "slug,created_at,last_login,updated_at"]);
    const { sheets } = await readXlsx(readFileSync(at("times.xlsx")));
    const [, ...rows] = sheets[0]?.rows ?? [];
    expect(rows).toHaveLength(3);
    for (const [, created, login, updated] of rows) {
      expect(created).toBeInstanceOf(Date);
      expect(updated).toBeInstanceOf(Date);
      expect(login === null || login === undefined || login instanceof Date).toBe(true);
      expect(Math.abs(Date.now() - (created as Date).getTime())).toBeLessThan(3_600_000);
    }
  });

  it("tells an administrator that others are left out, who may have meant all", async () => {
    const said = "These are profiles that you manage yourself. Everybody's: --all";
    expect((await run(["--fields", "slug"], admin)).stderr).toContain(said);
    expect((await run(["--all", "--fields", "slug"], admin)).stderr).not.toContain(said);
    expect((await run(["--fields", "slug"])).stderr).not.toContain(said);
  });

  it("leaves empty what businesses hide, unless an administrator asks for it by name, which is recorded", async () => {
    const phoneOf = (csv: string) => rowsOf(csv).find(({ slug }) => slug === "hidden-hollow")?.phone;
    const fields = ["--fields", "slug,phone,city"];
    expect(phoneOf((await run(fields)).stdout)).toBe("");
    expect(phoneOf((await run(["--all", ...fields], admin)).stdout)).toBe("");
    const named = await run(["--all", "--include-hidden", ...fields], admin);
    expect(phoneOf(named.stdout)).toBe("'+1 519 555 0100");
    expect(named.stderr).toContain("recorded that you asked");
    for (const flag of ["--include-hidden", "--all"]) {
      const denied = await run([flag, ...fields]);
      expect(denied).toMatchObject({ exitCode: 4, stdout: "" });
      expect(denied.stderr).toContain(`${flag} is for administrators.`);
    }
  });

  it("writes a complete file readable by its owner only, and overwrites only with --force", async () => {
    const ran = await run(["--output", "members.json", "--json"]);
    expect(JSON.parse(ran.stdout)).toMatchObject({ file: at("members.json"), format: "json", profiles: 3 });
    expect(statSync(at("members.json")).mode & 0o077).toBe(0);
    expect(JSON.parse(readFileSync(at("members.json"), "utf8"))).toHaveLength(3);
    writeFileSync(at("kept.csv"), "precious");
    const refused = await run(["--output", "kept.csv"]);
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toContain("--force");
    expect(readFileSync(at("kept.csv"), "utf8")).toBe("precious");
    expect((await run(["--output", "kept.csv", "--force"])).exitCode).toBe(0);
    expect(readFileSync(at("kept.csv"), "utf8")).not.toContain("precious");
  });

  it("shows progress against the total of managed or of all profiles", async () => {
    const firstLine = async (args: string[], env: Record<string, string>) =>
      (await run(["--output", "counted.csv", "--force", ...args], env)).stderr.split("\n")[0];
    expect(await firstLine([], manager)).toBe("Exporting profiles: 0 of 3.");
    const all = await network.server.db
      .selectFrom("accounts")
      .select((query) => query.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(all.count)).toBeGreaterThan(3);
    expect(await firstLine(["--all"], admin)).toBe(`Exporting profiles: 0 of ${all.count}.`);
  });

  it("leaves no file when the response breaks off, and suggests a retry", async () => {
    const ran = await run(["--output", "broken.csv"], manager, {
      fetch: async (request) => {
        const response = await fetch(request);
        if (!request.url.includes("export_profiles")) return response;
        const text = await response.text();
        return new Response(text.slice(0, -10));
      },
    });
    expect(ran.exitCode).toBe(5);
    expect(ran.stderr).toContain("broke off after 2 profiles.");
    expect(readdirSync(network.folder).filter((name) => name.startsWith("broken"))).toEqual([]);
  });

  it("leaves no file when it is interrupted", async () => {
    const stop = new AbortController();
    const ran = await run(["--output", "stopped.csv"], manager, {
      signal: stop.signal,
      fetch: async (request) => {
        const response = await fetch(request);
        if (request.url.includes("export_profiles")) stop.abort();
        return response;
      },
    });
    expect(ran.exitCode).toBe(130);
    expect(existsSync(at("stopped.csv"))).toBe(false);
  });

  it("names fields that there are not and formats that it cannot tell, before it asks the server", async () => {
    expect((await run(["--fields", "slug,shoe_size"])).stderr).toContain("There is no field shoe_size.");
    const unknown = await run(["--output", "members.txt"]);
    expect(unknown.exitCode).toBe(2);
    expect(unknown.stderr).toContain(".csv, .ndjson, .json, .xlsx");
  });

  it("writes what is valid also when there is nothing", async () => {
    const empty = { FOODSHED_TOKEN: (await network.server.manager()).token };
    expect((await run(["--format", "json"], empty)).stdout).toBe("[]\n");
    expect((await run(["--fields", "slug"], empty)).stdout).toBe("\ufeffslug\r\n");
    expect((await run(["--format", "ndjson"], empty)).stdout).toBe("");
  });
});
