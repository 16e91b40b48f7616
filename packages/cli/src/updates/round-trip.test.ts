import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fillDemo } from "@foodshed/server/testing/demo";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { writeXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

const PROFILES = 300;

let network: TestNetwork;
let env: Record<string, string>;

beforeAll(async () => {
  network = await startTestNetwork();
  await fillDemo(network.server.services, { profiles: PROFILES });
  // What a spreadsheet, a delimiter or a rule might stumble over.
  const odd = await network.server.member({ business_name: "=Sum & Sons", roles: [1, 2, 6] });
  const { roles } = (await network.server.post("/accounts/profile_by_id/", {}, { token: odd.token })).body;
  const post = (path: string, body: object) =>
    network.server.post(`/accounts/${path}/`, body, { token: odd.token });
  for (const [index, name] of ["Bread; sliced", "Fish: smoked", "+1 apples", "Été"].entries())
    await post("create_product", { role_id: roles[index % 3].role_id, category_id: 9, name });
  await post("update_profile", {
    id: odd.accountId,
    details: {
      description: '-First line,\r\n  second "line"; third\n\nÀ bientôt',
      phone: "+1 519-555-0142 ext. 12",
      title: "@owner",
      first_name: "'Ti-Jean",
    },
  });
  env = { FOODSHED_TOKEN: (await network.server.administrator()).token };
}, 240_000);
afterAll(() => network?.close());

const at = (name: string) => join(network.folder, name);

async function exported(name: string) {
  const ran = await network.foodshed(["profiles", "export", "--all", "--output", name, "--force"], { env });
  expect(ran.exitCode, ran.stderr).toBe(0);
  expect(ran.stdout).toContain(`${await total()} profiles in `);
  return name;
}

/** What an update says of a file that nobody edited. */
async function changesOf(name: string): Promise<unknown> {
  const ran = await network.foodshed(["accounts", "update", name, "--dry-run", "--json"], { env });
  expect(ran.stdout, ran.stderr).not.toBe("");
  const { counts, rows } = JSON.parse(ran.stdout);
  return { counts, rows };
}

const total = async () => {
  const { n } = await network.server.db
    .selectFrom("accounts")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return Number(n);
};

/** Every profile there is, unchanged. */
const nothing = async () => ({
  counts: {
    profiles: { "to update": 0, unchanged: await total(), "with errors": 0 },
    fields: { "to change": 0, "changed since": 0, invalid: 0 },
  },
  rows: [],
});

const cellsOf = (name: string): string[][] =>
  parse(readFileSync(at(name), "utf8").replace(/^\uFEFF/, ""), { relax_column_count: true });

/** A file as a spreadsheet writes it again: rows of texts. */
async function rewritten(
  name: string,
  change: (cells: string[][]) => string | Uint8Array | Promise<Uint8Array>,
) {
  writeFileSync(at(name), await change(cellsOf(await exported("whole.csv"))));
  return name;
}

const withoutApostrophe = (cell: string) => cell.replace(/^'(?=[=+\-@])/, "");

describe("an export that is read back unchanged changes nothing", () => {
  it.each(["csv", "xlsx"])("as %s", async (format) => {
    expect(await changesOf(await exported(`members.${format}`))).toEqual(await nothing());
  });

  it.each<[string, (cells: string[][]) => string | Uint8Array | Promise<Uint8Array>]>([
    [
      "with semicolons, unix lines and no apostrophes, as Excel in French saves it",
      (cells) =>
        stringify(
          cells.map((row) => row.map(withoutApostrophe)),
          { delimiter: ";", record_delimiter: "\n" },
        ),
    ],
    [
      "as tabs in UTF-16",
      (cells) => Buffer.from(`\uFEFF${stringify(cells, { delimiter: "\t" })}`, "utf16le"),
    ],
    [
      "with times rewritten, numbers with decimals, and truths in capitals",
      (cells) =>
        stringify(
          cells.map((row) =>
            row.map((cell) =>
              /^\d{4}-\d\d-\d\dT/.test(cell)
                ? cell.slice(0, 16).replace("T", " ")
                : /^(true|false)$/.test(cell)
                  ? cell.toUpperCase()
                  : /^\d{1,4}$/.test(cell)
                    ? `${cell}.0`
                    : cell,
            ),
          ),
        ),
    ],
    [
      "as a workbook that another program wrote, with numbers as numbers",
      async (cells) =>
        await writeXlsx({
          sheets: [
            {
              name: "Members",
              rows: cells.map((row) =>
                row.map((cell) => (/^\d{1,9}$/.test(cell) ? Number(cell) : withoutApostrophe(cell))),
              ),
            },
          ],
        }),
    ],
    [
      "with columns in another order, some taken out, and rows sorted",
      ([header = [], ...rows]) => {
        const order = header.map((_, index) => index).filter((index) => index % 5 !== 3);
        const keep = [...new Set([header.indexOf("slug"), header.indexOf("version"), ...order.reverse()])];
        const moved = [header, ...rows.sort((a, b) => ((a[3] ?? "") < (b[3] ?? "") ? 1 : -1))];
        return stringify(moved.map((row) => keep.map((index) => row[index])));
      },
    ],
  ])("%s", async (title, change) => {
    const name = title.startsWith("as a workbook") ? "rewritten.xlsx" : "rewritten.csv";
    expect(await changesOf(await rewritten(name, change))).toEqual(await nothing());
  });

  it("also with what businesses hide", async () => {
    const ran = await network.foodshed(
      ["profiles", "export", "--all", "--include-hidden", "--output", "hidden.csv"],
      { env },
    );
    expect(ran.exitCode).toBe(0);
    expect(await changesOf("hidden.csv")).toEqual(await nothing());
  });
});
