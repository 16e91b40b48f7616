import { behindLast, camel, snake } from "./text.mjs";

const folder = "packages/server/src/migrations";

/** The next migration, its place in the list, and a test of what the tables are afterwards. */
export function migrationFiles({ name, read, list }) {
  const numbers = list(folder).flatMap((file) => /^(\d{4})-(.+)\.ts$/.exec(file)?.slice(1, 3) ?? []);
  if (numbers.includes(name)) throw new Error(`There is a migration ${name} already.`);
  const last = Math.max(0, ...numbers.map(Number).filter(Number.isInteger));
  const file = `${String(last + 1).padStart(4, "0")}-${name}`;
  const listed = read(`${folder}/migrations.ts`);
  const imported = behindLast(listed, /^import \* as /, `import * as ${camel(name)} from "./${file}.ts";`);
  return {
    created: {
      [`${folder}/${file}.test.ts`]: test(name, file),
      [`${folder}/${file}.ts`]: migration,
    },
    changed: {
      [`${folder}/migrations.ts`]: behindLast(imported, /^ {2}"\d{4}-/, `  "${file}": ${camel(name)},`),
    },
  };
}

const migration = `import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Why the tables change. Their types in infra/db/tables change with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, []);
}
`;

const test = (name, file) => `import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

it("${file} adds its table", async () => {
  const { rows } = await sql<{ table_name: string }>\`select table_name from information_schema.tables\`.execute(server.db);
  expect(rows.map(({ table_name }) => table_name)).toContain("${snake(name)}");
});
`;
