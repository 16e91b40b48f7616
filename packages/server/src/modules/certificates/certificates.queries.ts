import { type Insertable, sql, type Updateable } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { CertificatesTable } from "../../infra/db/tables/profiles.ts";
import { type CertificateJson, certificateJson } from "./certificate-json.ts";

export async function readCertificate(
  db: Connection,
  id: number,
): Promise<(CertificateJson & { account_id: number }) | undefined> {
  const row = await db
    .selectFrom("certificates as c")
    .select(["c.account_id", certificateJson.as("json")])
    .where("c.id", "=", id)
    .executeTakeFirst();
  return row && { account_id: row.account_id, ...row.json };
}

/** Keeps others from changing or checking a certificate until the transaction ends. */
export async function lockCertificate(trx: Connection, id: number): Promise<void> {
  await trx.selectFrom("certificates").select("id").where("id", "=", id).forUpdate().execute();
}

export async function countCertificates(trx: Connection, accountId: number): Promise<number> {
  const { count } = await trx
    .selectFrom("certificates")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertCertificate(
  trx: Connection,
  row: Insertable<CertificatesTable>,
): Promise<number> {
  const { id } = await trx.insertInto("certificates").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Puts a certificate back under the number that it had. */
export async function insertCertificateAs(
  trx: Connection,
  id: number,
  row: Insertable<CertificatesTable>,
): Promise<void> {
  await sql`insert into certificates (id, account_id, kind, issuer, number, expires_on, file_id, created_at) overriding system value
    values (${id}, ${row.account_id}, ${row.kind}, ${row.issuer}, ${row.number}, ${row.expires_on}::date, ${row.file_id ?? null}, ${row.created_at})`.execute(
    trx,
  );
}

export async function updateCertificate(
  trx: Connection,
  id: number,
  set: Updateable<CertificatesTable>,
): Promise<void> {
  if (Object.keys(set).length === 0) return;
  await trx.updateTable("certificates").set(set).where("id", "=", id).execute();
}

export async function deleteCertificate(trx: Connection, id: number): Promise<void> {
  await trx.deleteFrom("certificates").where("id", "=", id).execute();
}

/** Whether a file is among the attachments that everybody sees on a profile. */
export async function isAttachment(trx: Connection, accountId: number, fileId: number): Promise<boolean> {
  const file = await trx
    .selectFrom("files")
    .select("id")
    .where("id", "=", fileId)
    .where("account_id", "=", accountId)
    .where("attached", "=", true)
    .where("public", "=", true)
    .executeTakeFirst();
  return file !== undefined;
}

/**
 * Takes certificates of which their businesses were not reminded, and whose last day is one of these. The array makes PostgreSQL look their rows
 * up by id: for `in` it reads the whole table.
 */
export async function claimExpiring(
  trx: Connection,
  { from, to }: { from: string; to: string },
  limit: number,
): Promise<{ id: number; account_id: number; expires_on: string }[]> {
  const { rows } = await sql<{ id: number; account_id: number; expires_on: string }>`
    update certificates c set reminded_for = c.expires_on
    where c.id = any(array(
      select id from certificates
      where expires_on >= ${from}::date and expires_on <= ${to}::date and reminded_for is distinct from expires_on
      order by expires_on limit ${limit} for update skip locked
    ))
    returning c.id, c.account_id, c.expires_on::text as expires_on`.execute(trx);
  return rows;
}
