import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { inject } from "vitest";
import { type OpenDatabase, openEmbedded, openPostgres } from "../platform/database.ts";
import { administer, databaseUrl } from "./global-setup.ts";

/** A fresh, migrated database of the kind that the run is about; close it after use. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const template = inject("template");
  if ("snapshot" in template) return openEmbedded({ snapshot: new Blob([readFileSync(template.snapshot)]) });
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
