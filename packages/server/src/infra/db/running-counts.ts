import { type RawBuilder, sql } from "kysely";
import type { Connection } from "./connection.ts";
import { isLockTimeout } from "./database-errors.ts";
import { inTransaction } from "./transactions.ts";

/** What triggers count: the members that networks show, by network, and the accounts in each range of names. */
export type Counter = "shown members" | "accounts";

/** The counts of a counter by key. Writers add differences, so that two of them never wait for each other. */
export function sumsOf(counter: Counter): RawBuilder<{ key: number; amount: number }> {
  return sql`select key, sum(amount)::int as amount from running_counts where counter = ${counter} group by key`;
}

/** Makes one row of the differences of each count. What is added meanwhile is left for the next call. */
export async function foldRunningCounts(connection: Connection): Promise<void> {
  await sql`
    with folded as (
      delete from running_counts where (counter, key) in (
        select counter, key from running_counts group by counter, key having count(*) > 1 or sum(amount) = 0)
      returning counter, key, amount
    )
    insert into running_counts (counter, key, amount)
      select counter, key, sum(amount) from folded group by counter, key having sum(amount) <> 0`.execute(
    connection,
  );
}

/** Accounts in a range of names: to find a page by name, no more are skipped one by one. */
const RANGE = 1_000;

export interface NamePlace {
  /** All accounts. */
  count: number;
  /** The least name of the range. */
  low: string;
  /** Accounts in the ranges before. */
  before: number;
}

/** The range of names in which the account at a place by name is found. */
export async function findPlaceByName(connection: Connection, place: number): Promise<NamePlace> {
  const { rows } = await sql<NamePlace>`
    with ranges as materialized (
      select own.low, coalesce(counted.amount, 0) as amount
      from account_name_ranges own left join (${sumsOf("accounts")}) counted on counted.key = own.id
    ), placed as (
      select low, (sum(amount) over (order by low))::int - amount as before, (sum(amount) over ())::int as count from ranges
    )
    select count, low, before from placed where before <= ${place} order by low desc limit 1`.execute(
    connection,
  );
  return rows[0] ?? { count: 0, low: "", before: 0 };
}

/** Milliseconds that writers may be kept waiting for those before them. */
const MAX_WAIT = 2_000;

/** Divides the accounts by name again where many have come or gone. Where writers are busy it is left for the next call. */
export async function divideAccountNames(db: Connection, size = RANGE): Promise<void> {
  const { rows } = await sql<{ most: number; ranges: number; count: number }>`
    select coalesce(max(amount), 0)::int as most, coalesce(sum(amount), 0)::int as count,
      (select count(*) from account_name_ranges)::int as ranges from (${sumsOf("accounts")}) counted`.execute(
    db,
  );
  const [{ most, ranges, count } = { most: 0, ranges: 1, count: 0 }] = rows;
  if (most <= 3 * size && ranges <= 3 * (count / size + 1)) return;
  try {
    await inTransaction(db, async (trx) => {
      await sql`select set_config('lock_timeout', ${`${MAX_WAIT}ms`}, true)`.execute(trx);
      await sql`select divide_account_names(${size})`.execute(trx);
    });
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
  }
}

/** How many counts differ from what they count. */
export async function countWrongCounts(connection: Connection): Promise<Record<Counter, number>> {
  const { rows } = await sql<{ members: number; accounts: number }>`
    select (
      select count(*)::int from (${sumsOf("shown members")}) counted full join (
        select c.organization_id as key, count(*)::int as amount from connections c join accounts a on a.id = c.account_id
        where c.state = 'accepted' and a.published_at is not null group by 1
      ) actual using (key) where coalesce(counted.amount, 0) <> coalesce(actual.amount, 0)
    ) as members, (
      select count(*)::int from (${sumsOf("accounts")}) counted full join count_account_names() actual using (key)
        where coalesce(counted.amount, 0) <> coalesce(actual.amount, 0)
    ) as accounts`.execute(connection);
  const { members = 0, accounts = 0 } = rows[0] ?? {};
  return { "shown members": members, accounts };
}
