import { type RoleValue, roleCode } from "@foodshed/sdk/vocabulary";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import { findPlaceByName } from "../../infra/db/running-counts.ts";
import { escapeLike } from "./account-cards.ts";
import { type AccountState, accountState, firstUser } from "./account-state.ts";

export interface AccountFilter {
  /** Part of the business's or the person's name, the slug or the login. */
  text?: string;
  email?: string;
  role?: RoleValue;
  state?: AccountState;
  /** Connected with this network or manager. */
  network?: number;
  ids?: readonly number[];
}

/** The accounts whose first owner is in some condition, as the membership `m` and the user `u`. */
const firstOwnerIs = (condition: RawBuilder<boolean>) =>
  sql<boolean>`a.id in (select m.account_id from memberships m join users u on u.id = m.user_id
    where m.role = 'owner' and ${condition} and not exists (select from memberships e
      where e.account_id = m.account_id and e.role = 'owner' and e.id < m.id))`;

const disabled = sql<boolean>`(${firstOwnerIs(sql<boolean>`m.disabled_at is not null`)}
  or ${firstOwnerIs(sql<boolean>`u.disabled_at is not null`)})`;
const inactive = sql<boolean>`(${disabled} or ${firstOwnerIs(sql<boolean>`u.activated_at is null`)})`;

/** As `accountState`, but for picking accounts: each is a condition of its own that an index can answer. */
const isIn: Record<AccountState, RawBuilder<boolean>> = {
  closed: sql<boolean>`(a.closed_at is not null)`,
  disabled: sql<boolean>`(a.closed_at is null and ${disabled})`,
  unclaimed: sql<boolean>`(a.claimed_at is null and a.closed_at is null and not ${disabled})`,
  unverified: sql<boolean>`(a.claimed_at is not null and a.closed_at is null and ${inactive} and not ${disabled})`,
  active: sql<boolean>`(a.claimed_at is not null and a.closed_at is null and not ${inactive})`,
};

/** Ids of the accounts that match. What is read of them is looked up for one page only. */
function matching(db: Connection, { text, email, role, state, network, ids }: AccountFilter) {
  let query = db.selectFrom("accounts as a").where("a.erased_at", "is", null);
  if (text) {
    const part = escapeLike(text);
    query = query.where(
      sql<boolean>`(a.find_key like '%' || name_key(${part}) || '%'
        or a.id in (select account_id from account_users where lower(email) like ${`%${part.toLowerCase()}%`}))`,
    );
  }
  if (email) {
    query = query.where(
      sql<boolean>`a.id in (select account_id from account_users where lower(email) = ${email.toLowerCase()})`,
    );
  }
  if (ids) query = query.where(sql<boolean>`a.id = any(${[...ids]}::int[])`);
  if (network) {
    query = query.where("a.id", "in", (eb) =>
      eb
        .selectFrom("connections")
        .select("account_id")
        .where("organization_id", "=", network)
        .where("state", "=", "accepted"),
    );
  }
  if (state) query = query.where(isIn[state]);
  if (role) {
    query = query.where("a.id", "in", (eb) =>
      eb.selectFrom("roles").select("account_id").where("code", "=", roleCode(role)),
    );
  }
  return query;
}

const summaryOf = (db: Connection) =>
  db
    .selectFrom("accounts as a")
    .innerJoinLateral(firstUser, (join) => join.onTrue())
    .select(["a.id", "a.slug", "a.business_name", "a.first_name", "a.last_name", "a.is_manager"])
    .select(["a.created_at", "a.created_by_account_id", "u.email", "u.is_admin", "u.language"])
    .select([
      accountState.as("state"),
      sql<number[]>`array(select code::int from roles r where r.account_id = a.id order by r.id)`.as("roles"),
      sql<Date | null>`(select max(l.last_login_at) from account_users l where l.account_id = a.id)`.as(
        "last_login_at",
      ),
    ]);

export type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaryOf>["execute"]>>[number];

/** A page of accounts by business name, and how many there are. */
export async function readAccounts(
  db: Connection,
  filter: AccountFilter,
  page: { from: number; size: number },
): Promise<{ count: number; rows: SummaryRow[] }> {
  if (Object.values(filter).every((value) => value === undefined || value === "")) {
    const { count, low, before } = await findPlaceByName(db, page.from);
    const all = matching(db, {}).where("a.find_key", ">=", low);
    return { count, rows: await accountsPage(db, all, page, { before, of: count }).execute() };
  }
  const found = matching(db, filter);
  const count = await countAccounts(found);
  return { count, rows: await accountsPage(db, found, page, { before: 0, of: count }).execute() };
}

/** Accounts before a page are skipped one by one, so that those nearer to the end are read from there. */
const accountsPage = (
  db: Connection,
  accounts: ReturnType<typeof matching>,
  { from, size }: { from: number; size: number },
  /** How many accounts come before these, and how many there are together. */
  { before, of }: { before: number; of: number },
) => {
  const after = of - from - size;
  const isFromEnd = after < from - before;
  const direction = isFromEnd ? "desc" : "asc";
  return summaryOf(db)
    .innerJoin(
      accounts
        .select(["a.id", "a.find_key"])
        .orderBy("a.find_key", direction)
        .orderBy("a.id", direction)
        .offset(isFromEnd ? Math.max(0, after) : from - before)
        .limit(isFromEnd ? Math.max(0, Math.min(size, of - from)) : size)
        .as("page"),
      "page.id",
      "a.id",
    )
    .orderBy("page.find_key")
    .orderBy("page.id");
};

async function countAccounts(accounts: ReturnType<typeof matching>): Promise<number> {
  const { count } = await accounts
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function readAccount(db: Connection, accountId: number): Promise<SummaryRow | undefined> {
  return summaryOf(db).where("a.id", "=", accountId).executeTakeFirst();
}

/** The numbers of an account's users, in order. */
export async function usersOf(db: Connection, accountId: number): Promise<number[]> {
  const users = await db
    .selectFrom("memberships")
    .where("account_id", "=", accountId)
    .orderBy("user_id")
    .select("user_id as id")
    .execute();
  return users.map(({ id }) => id);
}

/** The users of the named accounts, locked in one order: of two administrators who disable each other, one is first. */
export async function lockUsers(trx: Connection, accountIds: number[]) {
  return await trx
    .selectFrom("memberships as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .where("m.account_id", "in", accountIds)
    .orderBy("m.user_id")
    .orderBy("m.account_id")
    .select(["u.id", "m.account_id", "u.is_admin"])
    .select((eb) => eb.fn.coalesce("m.disabled_at", "u.disabled_at").as("disabled_at"))
    .forUpdate()
    .execute();
}

export async function holdsRole(trx: Connection, accountId: number, code: number): Promise<boolean> {
  const role = await trx
    .selectFrom("roles")
    .select("id")
    .where("account_id", "=", accountId)
    .where("code", "=", code)
    .executeTakeFirst();
  return role !== undefined;
}

export async function setManager(trx: Connection, accountId: number, is_manager: boolean): Promise<void> {
  await trx.updateTable("accounts").set({ is_manager }).where("id", "=", accountId).execute();
}

/** Nobody logs in for the account any more, and its profile is hidden. */
export async function disableAccount(trx: Connection, accountId: number, at: Date): Promise<void> {
  await trx
    .updateTable("memberships")
    .set({ disabled_at: at })
    .where("account_id", "=", accountId)
    .where("disabled_at", "is", null)
    .execute();
  await trx
    .updateTable("accounts")
    .set((eb) => ({ published_before_disabling: eb.ref("published_at"), published_at: null }))
    .where("id", "=", accountId)
    .where("published_at", "is not", null)
    .execute();
}

/** The people of an account who can log in for no business now. */
export async function closedUsersOf(trx: Connection, accountId: number): Promise<number[]> {
  const { rows } = await sql<{
    user_id: number;
  }>`select m.user_id from memberships m where m.account_id = ${accountId}
    and not exists (select from memberships o where o.user_id = m.user_id and o.disabled_at is null)
    order by m.user_id`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}

/** The account is as it was before it was disabled. */
export async function enableAccount(trx: Connection, accountId: number): Promise<void> {
  await trx
    .updateTable("memberships")
    .set({ disabled_at: null })
    .where("account_id", "=", accountId)
    .execute();
  await trx
    .updateTable("accounts")
    .set((eb) => ({ published_at: eb.ref("published_before_disabling"), published_before_disabling: null }))
    .where("id", "=", accountId)
    .where("closed_at", "is", null)
    .where("published_before_disabling", "is not", null)
    .execute();
}

/**
 * Locks what activating or claiming an account locks, in the same order: its links, its users, itself. Whoever comes second
 * sees what the first has done.
 */
export async function lockAccount(trx: Connection, accountId: number) {
  await sql`select t.token_hash from one_time_tokens t join memberships u on u.user_id = t.user_id
    where u.account_id = ${accountId} order by t.purpose for update of t`.execute(trx);
  await lockUsers(trx, [accountId]);
  return await trx
    .selectFrom("accounts")
    .where("id", "=", accountId)
    .select(["id", "slug", "business_name", "claimed_at", "created_by_account_id"])
    .forUpdate()
    .executeTakeFirst();
}

/** The account with everything of it. @returns keys of the pictures and files that stand in the store still */
export async function deleteAccount(trx: Connection, accountId: number) {
  const pictures = await trx.selectFrom("images").select("key").where("account_id", "=", accountId).execute();
  const files = await trx
    .selectFrom("files")
    .select("storage_key")
    .where("account_id", "=", accountId)
    .execute();
  await trx.deleteFrom("accounts").where("id", "=", accountId).execute();
  return { pictures: pictures.map(({ key }) => key), files: files.map((file) => file.storage_key) };
}

/** The account itself is gone, so the note says in words which it was. */
export async function recordWithdrawal(
  trx: Connection,
  entry: {
    at: Date;
    actor_user_id: number;
    hijacked_by_user_id: number | null;
    session_id: string;
    account: { id: number; slug: string; business_name: string; reason?: string };
  },
): Promise<void> {
  const { account, ...rest } = entry;
  await trx
    .insertInto("audit_entries")
    .values({ ...rest, operation: "withdrawAccount", details: JSON.stringify(account) })
    .execute();
}
