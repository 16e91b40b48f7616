import { Kysely, PGliteDialect } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEmbedded } from "../infra/db/database.ts";
import { contractionsIn } from "../testing/migration-rules.ts";
import { EXPANDING_SINCE, migrations } from "./migrations.ts";

let database: Awaited<ReturnType<typeof openEmbedded>>;
const statements = new Map<string, string[]>();

beforeAll(async () => {
  database = await openEmbedded({});
  let own: string[] = [];
  const recording = new Kysely<unknown>({
    dialect: new PGliteDialect({ pglite: database.pglite }),
    log: ({ query }) => {
      own.push(query.sql);
    },
  });
  for (const [name, { up }] of Object.entries(migrations)) {
    own = [];
    await up(recording);
    statements.set(name, own);
  }
}, 120_000);
afterAll(() => database.close());

test("a version runs beside the one before: what a migration takes away, it says that nothing uses any more", () => {
  expect(statements.has(EXPANDING_SINCE)).toBe(true);
  const wrong = [...statements].flatMap(([name, own]) => {
    const { contracts } = migrations[name] ?? {};
    const found = contractionsIn(own);
    // `export const contracts = "The version 0.4 stopped reading accounts.fax."`
    if (name <= EXPANDING_SINCE || found.length === 0 || (contracts?.length ?? 0) > 20) return [];
    return found.map((one) => `${name}: ${one}`);
  });
  expect(wrong).toEqual([]);
});

test("the rules find what earlier migrations took away", () => {
  const found = [...statements].flatMap(([, own]) => contractionsIn(own));
  expect(found.length).toBeGreaterThan(5);
});

describe("a statement", () => {
  test.each([
    ["drop table faxes"],
    ["alter table accounts drop column fax"],
    ["alter table accounts rename column fax to telefax"],
    ["alter table accounts\n  alter column id type bigint"],
    ["alter table accounts alter column fax set not null"],
    ["alter table accounts alter column fax drop default"],
    ["alter table accounts add column fax text not null"],
    ["alter table accounts add constraint fax_length check (length(fax) < 20)"],
    ["alter table accounts add unique (fax)"],
    ["create unique index accounts_fax on accounts (fax)"],
  ])("breaks the version before: %s", (statement) => {
    expect(contractionsIn([statement])).toEqual([expect.stringMatching(/^(accounts|faxes): /)]);
    // A table that the migration makes itself nobody knows yet.
    expect(
      contractionsIn([
        `create table ${statement.includes("faxes") ? "faxes" : "accounts"} (id int)`,
        statement,
      ]),
    ).toEqual([]);
  });

  test.each([
    ["create table faxes (id integer primary key, number text not null unique)"],
    ["alter table accounts add column fax text"],
    ["alter table accounts add column fax text not null default ''"],
    ["create index accounts_fax on accounts (fax)"],
    ["drop index accounts_fax"],
    ["update accounts set fax = null"],
  ])("goes beside the version before: %s", (statement) => {
    expect(contractionsIn([statement])).toEqual([]);
  });
});
