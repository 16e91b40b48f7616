import type { Locale } from "@foodshed/sdk/locale";
import { sql } from "kysely";
import type { MemberRole } from "../../core/member-role.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { nthSlug, slugOf } from "./accounts.slugs.ts";

export interface NewAccount {
  business_name: string;
  first_name: string;
  last_name: string;
  title: string;
  email: string;
  claimed_at: Date | null;
  created_by_account_id: number | null;
  organization_approved_at: Date | null;
  created_at: Date;
}

/** Writes an account under the first slug of its name that is free; two at once never get the same. */
export async function insertAccount(
  trx: Connection,
  account: NewAccount,
): Promise<{ id: number; slug: string }> {
  const base = slugOf(account.business_name);
  let n = await nextNumber(trx, base);
  for (;;) {
    const inserted = await trx
      .insertInto("accounts")
      .values({
        ...account,
        updated_at: account.created_at,
        edited_at: account.created_at,
        slug: nthSlug(base, n),
      })
      .onConflict((conflict) => conflict.column("slug").doNothing())
      .returning(["id", "slug"])
      .executeTakeFirst();
    if (inserted) return inserted;
    n += 1;
  }
}

async function nextNumber(trx: Connection, base: string): Promise<number> {
  const { highest } = await trx
    .selectFrom("accounts")
    .select(sql<number | null>`max(coalesce(substring(slug from '-(\\d{1,6})$')::integer, 1))`.as("highest"))
    .where(sql<boolean>`slug ~ ${`^${base}(-\\d{1,6})?$`}`)
    .where("slug", ">=", base)
    .where("slug", "<", `${base}.`)
    .executeTakeFirstOrThrow();
  return highest === null ? 1 : Math.max(2, highest + 1);
}

export interface NewUser {
  account_id: number;
  email: string;
  password_hash: string | null;
  email_consent_at: Date | null;
  /** English when absent. */
  language?: Locale;
  language_chosen?: boolean;
  activated_at?: Date;
  is_admin?: boolean;
  first_name: string;
  last_name: string;
  /** For the account; its owner when absent. */
  role?: MemberRole;
  created_at: Date;
}

/** Undefined when the address has an account already, in whatever case it is written. */
export async function insertUser(trx: Connection, user: NewUser): Promise<number | undefined> {
  const { role = "owner", email_consent_at, ...login } = user;
  const inserted = await trx
    .insertInto("users")
    .values(login)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return undefined;
  const { account_id, created_at } = user;
  await trx
    .insertInto("memberships")
    .values({ user_id: inserted.id, account_id, role, created_at, email_consent_at })
    .execute();
  return inserted.id;
}

/** Since when somebody can log in for no business because each of theirs is closed. */
const disabledSince = sql<Date | null>`coalesce(users.disabled_at, (select case when bool_and(m.disabled_at is not null)
  then max(m.disabled_at) end from memberships m where m.user_id = users.id))`;

const userColumns = [
  "users.id",
  "users.email",
  "users.password_hash",
  "users.activated_at",
  "users.is_admin",
  "users.language",
  "users.second_factor_at",
  "users.second_factor_due_at",
  "accounts.id as account_id",
  "accounts.business_name",
  "accounts.claimed_at",
  "accounts.created_by_account_id",
] as const;

/** Until an account is opened its contact is whom its mails greet: a manager may still correct it. */
const nameOf = (part: "first_name" | "last_name") =>
  sql<string>`case when users.activated_at is null or users.${sql.ref(part)} = '' then accounts.${sql.ref(part)} else users.${sql.ref(part)} end`;

const moreOfUser = [
  disabledSince.as("disabled_at"),
  sql<boolean>`not exists (select from memberships m where m.user_id = users.id)`.as("has_left"),
  nameOf("first_name").as("first_name"),
  nameOf("last_name").as("last_name"),
] as const;

const userWithAccount = (db: Connection) =>
  db
    .selectFrom("users")
    .innerJoin("accounts", "accounts.id", "users.account_id")
    .select(userColumns)
    .select(moreOfUser);

export type User = NonNullable<Awaited<ReturnType<typeof findUserById>>>;

export function findUserById(db: Connection, id: number) {
  return userWithAccount(db).where("users.id", "=", id).executeTakeFirst();
}

/** However the address is written. */
export function findUserByEmail(db: Connection, email: string) {
  return userWithAccount(db).where(sql`lower(users.email)`, "=", email.toLowerCase()).executeTakeFirst();
}

/** Removes the login of somebody who is with no business; what they did stays, without their name. */
export async function deleteUser(trx: Connection, id: number): Promise<void> {
  await trx.deleteFrom("users").where("id", "=", id).execute();
}

/** Lets one transaction at a time assign an address, also one that is still unused. */
export async function lockEmail(trx: Connection, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`email ${email.toLowerCase()}`}, 0))`.execute(
    trx,
  );
}

/** Lets one transaction at a time change what a user logs in with: links of one user end each other. */
export async function lockLogin(trx: Connection, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`login ${userId}`}, 0))`.execute(trx);
}

export async function setUser(
  trx: Connection,
  id: number,
  change: Partial<{
    account_id: number;
    first_name: string;
    last_name: string;
    email: string;
    password_hash: string;
    activated_at: Date;
    last_login_at: Date;
    is_admin: boolean;
    language: Locale;
    language_chosen: boolean;
    second_factor_due_at: Date;
  }>,
): Promise<void> {
  await trx.updateTable("users").set(change).where("id", "=", id).execute();
}

/** When a person agreed to mails about a business, or that they did not. */
export async function setConsent(
  trx: Connection,
  { userId, accountId, at }: { userId: number; accountId: number; at: Date | null },
): Promise<void> {
  await trx
    .updateTable("memberships")
    .set({ email_consent_at: at })
    .where("user_id", "=", userId)
    .where("account_id", "=", accountId)
    .execute();
}

/** Makes an account's profile public; claiming also records that its owner has it now. */
export async function publishAccount(trx: Connection, accountId: number, at: Date): Promise<void> {
  await trx
    .updateTable("accounts")
    // What a decision of the administrators hides stays hidden.
    .set({
      published_at: sql<Date>`case when published_before_hiding is null then coalesce(published_at, ${at}::timestamptz) end`,
      updated_at: at,
    })
    .set({ claimed_at: sql<Date>`coalesce(claimed_at, ${at}::timestamptz)` })
    .where("id", "=", accountId)
    .execute();
}

/** Joins a new account to the network that made it, and lets that network manage it. */
export async function connectManaged(trx: Connection, organizationId: number, accountId: number, at: Date) {
  await trx
    .insertInto("connections")
    .values({
      organization_id: organizationId,
      account_id: accountId,
      requested_by_account_id: organizationId,
      manage: true,
      state: "accepted",
      created_at: at,
      answered_at: at,
    })
    .execute();
}

export async function recordOnBehalf(
  trx: Connection,
  entry: {
    operation: string;
    account_id: number;
    actor_user_id: number;
    session_id: string;
    hijacked_by_user_id: number | null;
  },
): Promise<void> {
  await trx.insertInto("audit_entries").values(entry).execute();
}

export async function dismissOnboarding(db: Connection, accountId: number): Promise<void> {
  await db.updateTable("accounts").set({ onboarding: false }).where("id", "=", accountId).execute();
}

/** The first owner of an account, who gets its mails; with this account, wherever else they belong. */
export function findUserOfAccount(db: Connection, accountId: number) {
  return db
    .selectFrom("users")
    .innerJoin("memberships", "memberships.user_id", "users.id")
    .innerJoin("accounts", "accounts.id", "memberships.account_id")
    .select(userColumns)
    .select(moreOfUser)
    .where("accounts.id", "=", accountId)
    .where("memberships.role", "=", "owner")
    .orderBy("memberships.id")
    .executeTakeFirst();
}
