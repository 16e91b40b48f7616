import { sql } from "kysely";
import type { Database } from "../db/connection.ts";
import type { WindowCount, WindowCounts } from "./window-counts.ts";

/** One row for each window, in a table without a log: a crash empties it. The database's clock is the one that counts. */
export function createPostgresCounts(db: Database): WindowCounts {
  return {
    async add(key, hits, length) {
      const { rows } = await sql<WindowCount>`
        insert into rate_limit_windows as w (key, hits, ends_at)
        values (${key}, ${hits}, now() + ${length} * interval '1 millisecond')
        on conflict (key) do update set
          hits = case when w.ends_at <= now() then excluded.hits else w.hits + excluded.hits end,
          ends_at = case when w.ends_at <= now() then excluded.ends_at else w.ends_at end
        returning hits as count, (extract(epoch from ends_at - now()) * 1000)::int as remaining`.execute(db);
      return rows[0] as WindowCount;
    },
    async close() {},
  };
}

/** Removes windows that are over. */
export async function deleteEndedWindows(db: Database): Promise<void> {
  await db
    .deleteFrom("rate_limit_windows")
    .where("ends_at", "<", sql<Date>`now() - interval '1 minute'`)
    .execute();
}
