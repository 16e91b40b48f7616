import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, sql } from "kysely";
import { inject } from "vitest";
import { tableNames } from "../infra/backup/tables.ts";
import { withCopy } from "../infra/db/copy.ts";
import { type OpenDatabase, openEmbedded, openPostgres } from "../infra/db/database.ts";
import type { Tables } from "../infra/db/tables.ts";
import { administer, databaseUrl } from "./global-setup.ts";

/** A fresh, migrated database of the kind that the run is about; close it after use. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const template = inject("template");
  if ("snapshot" in template) return lend(template.snapshot);
  const url = process.env.TEST_DATABASE_URL as string;
  const name = `foodshed_test_${randomBytes(6).toString("hex")}`;
  await administer(url, `create database ${name} template ${template.database}`);
  const opened = await openPostgres(databaseUrl(url, name));
  return {
    ...opened,
    async close() {
      await opened.close();
      await administer(url, `drop database if exists ${name} with (force)`);
    },
  };
}

/** A pool of idle embedded databases: one starts in a second or two, and is emptied in a fraction. */
const idle: PGlite[] = [];

async function lend(snapshot: string): Promise<OpenDatabase> {
  const used = idle.pop();
  const pglite = used ?? (await openEmbedded({ snapshot: new Blob([readFileSync(snapshot)]) })).pglite;
  let returned = false;
  // A returned database is unreachable for its previous test, so that late writes do not reach the next test's tables.
  const lent = new Proxy(pglite, {
    get(target, key) {
      if (key === "closed") return returned;
      if (key === "close") {
        return async () => {
          returned = true;
          idle.push(target);
        };
      }
      const value = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: withCopy(lent) }) });
  if (used) {
    const tables = (await tableNames(db)).map((name) => sql.table(name));
    await sql`truncate ${sql.join(tables)} restart identity cascade`.execute(db);
  }
  return {
    db,
    kind: "embedded",
    async close() {
      if (!returned) await db.destroy();
    },
  };
}
