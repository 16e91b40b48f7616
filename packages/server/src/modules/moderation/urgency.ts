import type { Schema } from "@foodshed/sdk";
import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import { readSignalsOf } from "./signals.queries.ts";

type Urgency = Schema<"ModerationUrgency">;

export interface Urgent {
  score: number;
  urgency: Urgency[];
}

interface Facts {
  id: number;
  kind: Schema<"AbuseReportKind">;
  target_id: number;
  account_id: number;
  reporters: number;
  severe: number;
  acted: number;
  age: number;
}

/** Of the accounts that report one thing, those that are connected to an earlier one of them are left out: friends count once. */
const unconnected = sql<number>`(select count(*)::int from (
    select coalesce(r.reporter_account_id, 0) as id, min(r.id) as first from abuse_reports r where r.case_id = c.id group by 1) one
  where not exists (select from abuse_reports e join connections n on n.state = 'accepted'
    and ((n.organization_id = e.reporter_account_id and n.account_id = one.id)
      or (n.account_id = e.reporter_account_id and n.organization_id = one.id))
    where e.case_id = c.id and e.id < one.first))`;

/** What makes cases urgent, from what is known now. It sorts the queue and does nothing else. */
export async function readUrgency(db: Connection, caseIds: readonly number[]): Promise<Map<number, Urgent>> {
  if (caseIds.length === 0) return new Map();
  const { rows } = await sql<Facts>`
    select c.id, c.kind, c.target_id, c.account_id, ${unconnected} as reporters,
      (select count(*)::int from abuse_reports r where r.case_id = c.id and r.reason in ('fraud', 'illegal')) as severe,
      (select count(*)::int from moderation_decisions d where d.account_id = c.account_id and d.case_id <> c.id
        and d.outcome <> 'dismiss' and d.ended_at is null) as acted,
      greatest(0, floor(extract(epoch from c.opened_at - a.created_at) / 86400))::int as age
    from moderation_cases c join accounts a on a.id = c.account_id
    where c.id = any(${[...caseIds]}::int[])`.execute(db);
  const signals = await readSignalsOf(db, [0, ...rows.map(({ account_id }) => account_id)]);
  return new Map(
    rows.map((facts) => {
      const weighed = [
        ...weigh(facts),
        ...signals
          .filter((signal) => concerns(signal, facts))
          .map(({ code, count, minutes, weight }) => ({ code, count, minutes, weight })),
      ].sort((a, b) => b.weight - a.weight);
      return [
        facts.id,
        {
          score: weighed.reduce((sum, { weight }) => sum + weight, 0),
          urgency: weighed.map(({ code, count, minutes }) => ({ code, count, minutes })),
        },
      ];
    }),
  );
}

/** A signal about the thing itself, or about how its author behaves. */
function concerns(
  signal: { kind: string; target_id: number; account_id: number; code: string },
  { kind, target_id, account_id }: Facts,
): boolean {
  if (signal.account_id !== account_id) return false;
  if (signal.kind === kind && signal.target_id === target_id) return true;
  return signal.code === "fast" || (signal.code === "repeated_text" && signal.kind === kind);
}

function weigh({ reporters, severe, acted, age }: Facts): (Urgency & { weight: number })[] {
  const facts = [
    { code: "reporters", count: reporters, weight: Math.min(reporters - 1, 5) * 20, holds: reporters > 1 },
    { code: "severe", count: severe, weight: Math.min(severe, 3) * 30, holds: severe > 0 },
    { code: "repeat_offender", count: acted, weight: Math.min(acted, 4) * 15, holds: acted > 0 },
    { code: "account_age", count: age, weight: 10, holds: age < 7 },
  ] as const;
  return facts
    .filter(({ holds }) => holds)
    .map(({ code, count, weight }) => ({ code, count, weight, minutes: null }));
}

/** Stores how urgent cases are, for the order of the queue. */
export async function refreshUrgency(db: Connection, caseIds: readonly number[]): Promise<void> {
  for (const [id, { score }] of await readUrgency(db, caseIds))
    await db.updateTable("moderation_cases").set({ urgency: score }).where("id", "=", id).execute();
}

/** The same for waiting cases about whose authors something was noticed since. */
export async function refreshOpenOf(db: Connection, since: Date): Promise<void> {
  const found = await db
    .selectFrom("moderation_cases as c")
    .where("c.decided_at", "is", null)
    .where("c.account_id", "in", (eb) =>
      eb.selectFrom("moderation_signals").select("account_id").where("noticed_at", ">", since),
    )
    .select("c.id")
    .limit(500)
    .execute();
  await refreshUrgency(
    db,
    found.map(({ id }) => id),
  );
}
