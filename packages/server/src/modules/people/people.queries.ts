import { sql } from "kysely";
import type { MemberRole } from "../../core/member-role.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { type CardRow, cardJson } from "../accounts/account-cards.ts";
import { ORGANIZATION } from "../accounts/organizations.ts";

export interface PersonRow {
  id: number;
  account_id: number;
  user_id: number;
  first_name: string;
  last_name: string;
  email: string;
  role: MemberRole;
  since: Date;
  last_login_at: Date | null;
}

const people = (db: Connection) =>
  db
    .selectFrom("account_users")
    .select([
      "membership_id as id",
      "account_id",
      "id as user_id",
      "first_name",
      "last_name",
      "email",
      "role",
      "member_since as since",
      "last_login_at",
    ]);

/** Owners first, then as they came. Who never confirmed their address acts for nobody. */
export function listPeople(db: Connection, accountId: number): Promise<PersonRow[]> {
  return people(db)
    .where("account_id", "=", accountId)
    .where("activated_at", "is not", null)
    .orderBy(sql`array_position(array['owner', 'editor', 'reader'], role)`)
    .orderBy("membership_id")
    .execute();
}

export function findPerson(db: Connection, id: number): Promise<PersonRow | undefined> {
  return people(db).where("membership_id", "=", id).executeTakeFirst();
}

export function findMembership(
  db: Connection,
  { userId, accountId }: { userId: number; accountId: number },
): Promise<PersonRow | undefined> {
  return people(db).where("id", "=", userId).where("account_id", "=", accountId).executeTakeFirst();
}

/**
 * The owners of a business, locked: of two that leave at once, the second finds itself the last.
 */
export async function lockOwners(trx: Connection, accountId: number): Promise<number[]> {
  const owners = await trx
    .selectFrom("memberships")
    .select("id")
    .where("account_id", "=", accountId)
    .where("role", "=", "owner")
    .orderBy("id")
    .forUpdate()
    .execute();
  return owners.map(({ id }) => id);
}

/** Lets one transaction at a time add people to a business. */
export async function lockPeople(trx: Connection, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`people ${accountId}`}, 0))`.execute(trx);
}

/** How many people a business has. */
export async function countPeople(db: Connection, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom("memberships")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Nothing where the person is with the business already. */
export async function insertMembership(
  trx: Connection,
  membership: {
    user_id: number;
    account_id: number;
    role: MemberRole;
    created_at: Date;
    email_consent_at: Date | null;
  },
): Promise<void> {
  await trx
    .insertInto("memberships")
    .values(membership)
    .onConflict((conflict) => conflict.columns(["user_id", "account_id"]).doNothing())
    .execute();
}

export async function setRole(trx: Connection, id: number, role: MemberRole): Promise<void> {
  await trx.updateTable("memberships").set({ role }).where("id", "=", id).execute();
}

/** @returns whether the person was with the business */
export async function deleteMembership(trx: Connection, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom("memberships").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the sessions of a person who is with no business any more. */
export async function moveHome(trx: Connection, userId: number): Promise<number | undefined> {
  const next = await trx
    .selectFrom("memberships")
    .select("account_id")
    .where("user_id", "=", userId)
    .where("disabled_at", "is", null)
    .orderBy("id")
    .executeTakeFirst();
  if (next) await trx.updateTable("users").set(next).where("id", "=", userId).execute();
  return next?.account_id;
}

export interface MyBusinessRow {
  card: CardRow;
  role: MemberRole;
  is_manager: boolean;
  is_organization: boolean;
  closed_at: Date | null;
}

/** The businesses that a person can act for, by name. */
export function listBusinesses(db: Connection, userId: number): Promise<MyBusinessRow[]> {
  return db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select(["m.role", "a.is_manager", "a.closed_at"])
    .select(cardJson("a").as("card"))
    .select(
      sql<boolean>`exists (select from roles r where r.account_id = a.id and r.code = ${ORGANIZATION})`.as(
        "is_organization",
      ),
    )
    .where("m.user_id", "=", userId)
    .where("m.disabled_at", "is", null)
    .orderBy("a.name_key")
    .orderBy("a.id")
    .execute();
}

/** Lets one transaction at a time found a business for a person. */
export async function lockBusinesses(trx: Connection, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`businesses ${userId}`}, 0))`.execute(trx);
}

/** Names of all businesses that a person is with, closed ones included. */
export async function listBusinessNames(db: Connection, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select("a.business_name")
    .where("m.user_id", "=", userId)
    .execute();
  return rows.map(({ business_name }) => business_name);
}

export function findBusiness(db: Connection, accountId: number) {
  return db
    .selectFrom("accounts as a")
    .select(["a.id", "a.slug", "a.business_name"])
    .select(cardJson("a").as("card"))
    .where("a.id", "=", accountId)
    .executeTakeFirst();
}

/** Owners who get mails about the people of their business. */
export function readOwners(db: Connection, accountId: number) {
  return db
    .selectFrom("account_users")
    .select(["id as user_id", "email", "first_name", "language"])
    .where("account_id", "=", accountId)
    .where("role", "=", "owner")
    .where("activated_at", "is not", null)
    .where("disabled_at", "is", null)
    .orderBy("membership_id")
    .execute();
}
