import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { ResponseBody } from "../handler.ts";
import { countUnreported } from "./signals.queries.ts";

export type Counts = ResponseBody<"listModerationCases">["counts"];

/** How many cases, appeals and signals wait. */
export async function readCounts(db: Connection): Promise<Counts> {
  const { rows } = await sql<{ open: number; appeals: number }>`select
    (select count(*)::int from moderation_cases where decided_at is null) as open,
    (select count(*)::int from moderation_appeals p join moderation_decisions d on d.id = p.decision_id
      where p.outcome is null and d.ended_at is null) as appeals`.execute(db);
  return { open: 0, appeals: 0, ...rows[0], signals: await countUnreported(db) };
}
