import { type Insertable, sql } from "kysely";
import { inBatches } from "../../infra/db/batches.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { EmbedCountsTable } from "../../infra/db/tables/embeds.ts";

export type EmbedCountRow = Insertable<EmbedCountsTable>;

/** The hosts that are counted for an account on a day. */
export async function findHosts(connection: Connection, accountId: number, day: string): Promise<string[]> {
  const rows = await connection
    .selectFrom("embed_counts")
    .distinct()
    .select("page_host")
    .where("account_id", "=", accountId)
    .where("day", "=", day)
    .execute();
  return rows.map(({ page_host }) => page_host);
}

/** Adds to what is counted already. Rows are written in one order, so that two processes never wait for each other. */
export async function addCounts(trx: Connection, rows: readonly EmbedCountRow[]): Promise<void> {
  const ordered = rows.toSorted(
    (a, b) =>
      a.account_id - b.account_id ||
      compare(a.day, b.day) ||
      compare(a.page_host, b.page_host) ||
      compare(a.element, b.element),
  );
  for (const batch of inBatches(ordered)) {
    await trx
      .insertInto("embed_counts")
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(["account_id", "day", "page_host", "element"]).doUpdateSet((set) => {
          const sum = (column: "shown" | "used") =>
            sql<number>`${set.ref(`embed_counts.${column}`)} + ${set.ref(`excluded.${column}`)}`;
          return { shown: sum("shown"), used: sum("used") };
        }),
      )
      .execute();
  }
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

export async function deleteCountsBefore(connection: Connection, day: string): Promise<void> {
  await connection.deleteFrom("embed_counts").where("day", "<", day).execute();
}

const shown = sql<number>`sum(shown)::int`.as("shown");
const used = sql<number>`sum(used)::int`.as("used");

/** What was counted since a day, by element and host, most shown first. */
export async function countsByPage(connection: Connection, accountId: number, since: string, limit: number) {
  return connection
    .selectFrom("embed_counts")
    .select(["element", "page_host", shown, used])
    .where("account_id", "=", accountId)
    .where("day", ">=", since)
    .groupBy(["element", "page_host"])
    .orderBy(sql`sum(shown)`, "desc")
    .orderBy("page_host")
    .orderBy("element")
    .limit(limit)
    .execute();
}

/** What was counted since a day, by day. */
export async function countsByDay(connection: Connection, accountId: number, since: string) {
  return connection
    .selectFrom("embed_counts")
    .select([sql<string>`day::text`.as("day"), shown, used])
    .where("account_id", "=", accountId)
    .where("day", ">=", since)
    .groupBy("day")
    .orderBy("day")
    .execute();
}
