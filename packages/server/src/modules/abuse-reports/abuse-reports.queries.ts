import { type Insertable, sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { AbuseReportsTable } from "../../infra/db/tables/abuse-reports.ts";
import { type CardRow, cardJson } from "../accounts/account-cards.ts";

export type ReportKind = AbuseReportsTable["kind"];

/** What can be reported: whose it is, and its text. */
export interface Target {
  account_id: number;
  text: string;
}

export function findProfile(db: Connection, id: number): Promise<Target | undefined> {
  return db
    .selectFrom("accounts")
    .where("id", "=", id)
    .where("published_at", "is not", null)
    .select(["id as account_id", sql<string>`business_name || E'\n' || description`.as("text")])
    .executeTakeFirst();
}

export function findClassified(db: Connection, id: number): Promise<Target | undefined> {
  return db
    .selectFrom("classifieds")
    .where("id", "=", id)
    .select(["account_id", sql<string>`title || E'\n' || description`.as("text")])
    .executeTakeFirst();
}

/** A message of a conversation that the account takes part in. */
export function findMessage(db: Connection, id: number, reader: number): Promise<Target | undefined> {
  return db
    .selectFrom("messages as m")
    .innerJoin("conversation_participants as p", "p.conversation_id", "m.conversation_id")
    .where("m.id", "=", id)
    .where("p.account_id", "=", reader)
    .select(["m.sender_account_id as account_id", "m.content as text"])
    .executeTakeFirst();
}

/** The new report, or the one that this account has made of the same and that waits. */
export async function insertReport(db: Connection, report: Insertable<AbuseReportsTable>): Promise<number> {
  const inserted = await db
    .insertInto("abuse_reports")
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted) return inserted.id;
  const { id } = await db
    .selectFrom("abuse_reports")
    .where("reporter_account_id", "=", report.reporter_account_id ?? null)
    .where("kind", "=", report.kind)
    .where("target_id", "=", report.target_id)
    .orderBy("id", "desc")
    .select("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface ReportRow {
  id: number;
  case_id: number;
  kind: ReportKind;
  target_id: number;
  reason: AbuseReportsTable["reason"];
  details: string;
  excerpt: string;
  account: CardRow;
  reporter: CardRow | null;
  same_target: number;
  created_at: Date;
  decision: AbuseReportsTable["decision"];
  note: string;
  decided_at: Date | null;
}

export interface ReportFilter {
  state: "open" | "decided";
  kind?: ReportKind | undefined;
}

function filtered(db: Connection, { state, kind }: ReportFilter) {
  return db
    .selectFrom("abuse_reports as r")
    .where("r.decision", state === "open" ? "is" : "is not", null)
    .$if(kind !== undefined, (query) => query.where("r.kind", "=", kind as ReportKind));
}

/** Those that wait by when they were made, the others by when they were decided; the oldest first. */
export function readReports(
  db: Connection,
  filter: ReportFilter,
  { from, size }: { from: number; size: number },
): Promise<ReportRow[]> {
  const page = filtered(db, filter)
    .select("r.id")
    .orderBy(filter.state === "open" ? "r.created_at" : "r.decided_at")
    .orderBy("r.id")
    .offset(from)
    .limit(size);
  return rows(db)
    .where("r.id", "in", page)
    .orderBy(filter.state === "open" ? "r.created_at" : "r.decided_at")
    .orderBy("r.id")
    .execute();
}

export async function countReports(db: Connection, filter: ReportFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function readReport(db: Connection, id: number): Promise<ReportRow | undefined> {
  return rows(db).where("r.id", "=", id).executeTakeFirst();
}

function rows(db: Connection) {
  return db
    .selectFrom("abuse_reports as r")
    .innerJoin("accounts as a", "a.id", "r.account_id")
    .leftJoin("accounts as b", "b.id", "r.reporter_account_id")
    .select(["r.id", "r.case_id", "r.kind", "r.target_id", "r.reason", "r.details", "r.excerpt"])
    .select(["r.created_at", "r.decision", "r.note", "r.decided_at"])
    .select([
      cardJson("a").as("account"),
      sql<CardRow | null>`case when b.id is null then null else ${cardJson("b")} end`.as("reporter"),
      sql<number>`(select count(*)::int from abuse_reports o where o.kind = r.kind and o.target_id = r.target_id
        and o.decision is null and o.id <> r.id)`.as("same_target"),
    ]);
}

/** Locks the report, so that of two decisions at once one is the first. */
export function lockReport(trx: Connection, id: number) {
  return trx
    .selectFrom("abuse_reports")
    .where("id", "=", id)
    .select(["id", "case_id", "account_id", "decision"])
    .forUpdate()
    .executeTakeFirst();
}

export async function setDecision(
  trx: Connection,
  id: number,
  decision: { decision: "upheld" | "dismissed"; note: string; decided_at: Date; decided_by_user_id: number },
): Promise<void> {
  await trx.updateTable("abuse_reports").set(decision).where("id", "=", id).execute();
}
