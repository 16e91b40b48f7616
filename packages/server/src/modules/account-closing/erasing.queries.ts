import type { Locale } from "@foodshed/sdk/locale";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

/** Deletes some rows. @returns how many */
export async function deletePortion(
  trx: Connection,
  table: string,
  rows: RawBuilder<boolean>,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid = any(array(
    select t.ctid from ${sql.table(table)} t where ${rows} limit ${limit}))`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

export async function classifiedsOf(trx: Connection, accountId: number, limit: number): Promise<number[]> {
  const rows = await trx
    .selectFrom("classifieds")
    .where("account_id", "=", accountId)
    .limit(limit)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes the next files out of the tables. @returns their keys in the store */
export async function deleteFiles(trx: Connection, accountId: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string }>`delete from files
    where id = any(array(select id from files where account_id = ${accountId} limit ${limit})) returning storage_key`.execute(
    trx,
  );
  return rows.map(({ storage_key }) => storage_key);
}

/** Takes the next pictures out of the tables. @returns their keys */
export async function deleteImages(trx: Connection, accountId: number, limit: number): Promise<string[]> {
  const { rows: images } = await sql<{
    key: string;
  }>`select key from images where account_id = ${accountId} limit ${limit}`.execute(trx);
  const keys = images.map(({ key }) => key);
  if (keys.length === 0) return keys;
  await trx.deleteFrom("gallery_photos").where("image_key", "in", keys).execute();
  await trx.deleteFrom("images").where("key", "in", keys).execute();
  return keys;
}

/** Takes the next pictures that were taken off out of the tables. @returns their keys */
export async function deleteReplaced(trx: Connection, accountId: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`delete from replaced_pictures
    where key = any(array(select key from replaced_pictures where account_id = ${accountId} limit ${limit})) returning key`.execute(
    trx,
  );
  return rows.map(({ key }) => key);
}

export interface LeavingPerson {
  id: number;
  email: string;
  language: Locale;
  /** Whether this was their last business. */
  leaves: boolean;
  email_consent_at: Date | null;
  is_owner: boolean;
}

/** The people of a business, locked: of two of a person's businesses that end at once, one is the last. */
export async function lockPeople(trx: Connection, accountId: number): Promise<LeavingPerson[]> {
  await sql`select u.id from users u join memberships m on m.user_id = u.id where m.account_id = ${accountId}
    order by u.id for update of u`.execute(trx);
  const { rows } = await sql<LeavingPerson>`
    select u.id, u.email, u.language, m.email_consent_at, m.role = 'owner' and u.activated_at is not null as is_owner,
      not exists (select from memberships o where o.user_id = u.id and o.account_id <> ${accountId}) as leaves
    from users u join memberships m on m.user_id = u.id where m.account_id = ${accountId} order by m.id`.execute(
    trx,
  );
  return rows;
}

/** Who is with another business logs in there from now on; whoever is not loses the login with all that belongs to it. */
export async function deletePeople(
  trx: Connection,
  accountId: number,
  people: readonly LeavingPerson[],
): Promise<void> {
  await sql`update users u set account_id = m.account_id
    from (select distinct on (user_id) user_id, account_id from memberships
      where account_id <> ${accountId} order by user_id, id) m
    where u.account_id = ${accountId} and m.user_id = u.id`.execute(trx);
  await trx.deleteFrom("memberships").where("account_id", "=", accountId).execute();
  const leaving = people.filter(({ leaves }) => leaves);
  if (leaving.length === 0) return;
  const emails = leaving.map(({ email }) => email.toLowerCase());
  await sql`delete from mail_outbox where lower(recipient) = any(${emails}::text[])`.execute(trx);
  await trx
    .deleteFrom("users")
    .where(
      "id",
      "in",
      leaving.map(({ id }) => id),
    )
    .execute();
}

export async function eraseAuditDetails(trx: Connection, accountId: number): Promise<void> {
  await trx
    .updateTable("audit_entries")
    .set({ details: "{}", details_salt: null })
    .where("account_id", "=", accountId)
    .where("details_salt", "is not", null)
    .execute();
}

/** Keeps no value of the account's own: the row only says that there was a business. Columns that are added later are covered. */
export async function emptyAccount(trx: Connection, accountId: number, at: Date): Promise<void> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = 'accounts' and is_generated = 'NEVER'
      and column_name not in ('id', 'slug', 'business_name', 'created_at', 'closed_at', 'onboarding', 'erased_at')`.execute(
    trx,
  );
  const emptied = sql.join(rows.map(({ name }) => sql`${sql.ref(name)} = default`));
  await sql`update accounts set ${emptied}, slug = ${`closed-${accountId}`}, business_name = 'A closed business',
    onboarding = false, erased_at = ${at} where id = ${accountId}`.execute(trx);
}

/** Deletes the row of an account that no conversation and no answer to an enquiry needs. */
export async function deleteUnneeded(trx: Connection, accountId: number): Promise<void> {
  await sql`delete from accounts a where id = ${accountId}
    and not exists (select from messages m where m.sender_account_id = a.id)
    and not exists (select from conversation_participants p where p.account_id = a.id)
    and not exists (select from enquiry_recipients r where r.account_id = a.id)`.execute(trx);
}
