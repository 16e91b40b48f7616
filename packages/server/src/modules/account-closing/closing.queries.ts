import type { Locale } from "@foodshed/sdk/locale";
import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

/** The account with what decides whether it may close, locked. */
export async function lockForClosing(trx: Connection, accountId: number) {
  return await trx
    .selectFrom("accounts")
    .where("id", "=", accountId)
    .where("erased_at", "is", null)
    .select(["id", "business_name", "claimed_at", "closed_at", "erasing_at"])
    .forUpdate()
    .executeTakeFirst();
}

/** Whether somebody could administer the network without this account, while no other closing can decide the same. */
export async function hasOtherAdministrator(trx: Connection, accountId: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('closing an administrator'))`.execute(trx);
  const { rows } =
    await sql`select from users u join memberships m on m.user_id = u.id join accounts a on a.id = m.account_id
    where u.is_admin and u.activated_at is not null and u.disabled_at is null and m.disabled_at is null and a.closed_at is null
      and a.id <> ${accountId} limit 1`.execute(trx);
  return rows.length > 0;
}

export async function hasAdministrator(trx: Connection, accountId: number): Promise<boolean> {
  const { rows } = await sql`select from memberships m join users u on u.id = m.user_id
    where m.account_id = ${accountId} and u.is_admin limit 1`.execute(trx);
  return rows.length > 0;
}

/** The profile is hidden as long as the account is closed. */
export async function setClosed(trx: Connection, accountId: number, at: Date): Promise<void> {
  await trx
    .updateTable("accounts")
    .set({ closed_at: at, closing_reminded_at: null, members_told_at: null })
    .where("id", "=", accountId)
    .execute();
  await trx
    .updateTable("accounts")
    .set((eb) => ({ published_before_disabling: eb.ref("published_at"), published_at: null }))
    .where("id", "=", accountId)
    .where("published_at", "is not", null)
    .execute();
}

/** The account is as it was before it was closed; one that is disabled stays hidden. */
export async function setKept(trx: Connection, accountId: number): Promise<void> {
  await trx
    .updateTable("accounts")
    .set({ closed_at: null, closing_reminded_at: null, members_told_at: null })
    .where("id", "=", accountId)
    .execute();
  await sql`update accounts a set published_at = published_before_disabling, published_before_disabling = null
    where id = ${accountId} and published_before_disabling is not null
      and not exists (select from memberships m where m.account_id = a.id and m.disabled_at is not null)`.execute(
    trx,
  );
}

export interface Owner {
  id: number;
  email: string;
  first_name: string;
  business_name: string;
  language: Locale;
}

/** Who owns a business, in the order in which they came; those who can log in. */
export async function readOwners(db: Connection, accountId: number): Promise<Owner[]> {
  const { rows } = await sql<Owner>`select u.id, u.email, u.language, a.first_name, a.business_name
    from memberships m join users u on u.id = m.user_id join accounts a on a.id = m.account_id
    where m.account_id = ${accountId} and m.role = 'owner' and u.activated_at is not null
      and m.disabled_at is null and u.disabled_at is null
    order by m.id`.execute(db);
  return rows;
}

export interface Closing {
  id: number;
  business_name: string;
  closed_at: Date;
}

/** The next account that closed before a time and was not reminded, locked. */
export async function claimReminder(trx: Connection, closedBefore: Date): Promise<Closing | undefined> {
  const { rows } = await sql<Closing>`select id, business_name, closed_at from accounts
    where closed_at <= ${closedBefore} and erased_at is null and erasing_at is null and closing_reminded_at is null
    order by closed_at, id limit 1 for update skip locked`.execute(trx);
  return rows[0];
}

export async function noteReminded(trx: Connection, accountId: number, at: Date): Promise<void> {
  await trx.updateTable("accounts").set({ closing_reminded_at: at }).where("id", "=", accountId).execute();
}

/** The next closed account with members that were not told, locked. */
export async function claimNetwork(trx: Connection): Promise<Closing | undefined> {
  const { rows } = await sql<Closing>`select id, business_name, closed_at from accounts a
    where closed_at is not null and erased_at is null and erasing_at is null and members_told_at is null
      and exists (select from connections c where c.organization_id = a.id and c.state = 'accepted')
    order by closed_at, id limit 1 for update skip locked`.execute(trx);
  return rows[0];
}

export async function noteMembersTold(trx: Connection, accountId: number, at: Date): Promise<void> {
  await trx.updateTable("accounts").set({ members_told_at: at }).where("id", "=", accountId).execute();
}

/** The owners of a network's members. */
export async function readMemberOwners(
  db: Connection,
  organizationId: number,
): Promise<(Owner & { manages: boolean })[]> {
  const { rows } = await sql<Owner & { manages: boolean }>`
    select u.id, u.email, u.language, a.first_name, a.business_name, c.manage as manages
    from connections c join accounts a on a.id = c.account_id
    join account_users u on u.account_id = a.id and u.role = 'owner' and u.activated_at is not null and u.disabled_at is null
    where c.organization_id = ${organizationId} and c.state = 'accepted'
    order by u.membership_id`.execute(db);
  return rows;
}

/** The accounts whose time is over, the first first. */
export async function findDue(db: Connection, closedBefore: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("accounts")
    .where("closed_at", "<=", closedBefore)
    .where("erased_at", "is", null)
    .orderBy("closed_at")
    .orderBy("id")
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** From now on nobody keeps the account. @returns false for one that was kept meanwhile, or is gone */
export async function beginErasing(
  db: Connection,
  accountId: number,
  closedBefore: Date,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("accounts")
    .set((eb) => ({ erasing_at: eb.fn.coalesce("erasing_at", sql<Date>`${at}::timestamptz`) }))
    .where("id", "=", accountId)
    .where("closed_at", "<=", closedBefore)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
