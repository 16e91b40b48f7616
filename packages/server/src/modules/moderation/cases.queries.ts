import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { ModerationCasesTable, ModerationDecisionsTable } from "../../infra/db/tables/moderation.ts";
import { type CardRow, cardJson } from "../accounts/account-cards.ts";
import { type AccountState, accountState, firstUser } from "../accounts/account-state.ts";
import type { Kind } from "./things.ts";

type AppealState = "waiting" | "upheld" | "reversed";

export interface CaseRow {
  id: number;
  kind: Kind;
  target_id: number;
  account_id: number;
  content: string;
  account: CardRow;
  reports: number;
  reporters: number;
  opened_at: Date;
  decided_at: Date | null;
  reopened_at: Date | null;
  reopen_reason: string;
  reopened_by: string | null;
  outcome: ModerationDecisionsTable["outcome"] | null;
  last_decided_at: Date | null;
  appeal: AppealState | null;
}

export interface CaseFilter {
  state: "open" | "appeals" | "decided";
  kind?: Kind | undefined;
  account_id?: number | undefined;
}

/** How a user is called: their own name, that of their business's person, or the business. */
export const nameOfUser = (column: string) => sql<
  string | null
>`(select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''),
    nullif(trim(b.first_name || ' ' || b.last_name), ''), b.business_name)
  from users u join accounts b on b.id = u.account_id where u.id = ${sql.ref(column)})`;

/** Few appeals wait, and their index names them. */
const waitingAppeal = sql<boolean>`c.id in (select d.case_id from moderation_appeals p join moderation_decisions d on d.id = p.decision_id
  where d.ended_at is null and p.outcome is null)`;

function filtered(db: Connection, { state, kind, account_id }: CaseFilter) {
  return db
    .selectFrom("moderation_cases as c")
    .$if(state === "open", (query) => query.where("c.decided_at", "is", null))
    .$if(state !== "open", (query) => query.where("c.decided_at", "is not", null))
    .$if(state === "appeals", (query) => query.where(waitingAppeal))
    .$if(kind !== undefined, (query) => query.where("c.kind", "=", kind as Kind))
    .$if(account_id !== undefined, (query) => query.where("c.account_id", "=", account_id as number));
}

function rows(db: Connection) {
  return db
    .selectFrom("moderation_cases as c")
    .innerJoin("accounts as a", "a.id", "c.account_id")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("moderation_decisions as l")
          .whereRef("l.case_id", "=", "c.id")
          .orderBy("l.id", "desc")
          .limit(1)
          .select(["l.id", "l.outcome", "l.decided_at as last_decided_at"])
          .as("d"),
      (join) => join.onTrue(),
    )
    .leftJoin("moderation_appeals as p", "p.decision_id", "d.id")
    .select(["c.id", "c.kind", "c.target_id", "c.account_id", "c.content", "c.opened_at", "c.decided_at"])
    .select(["c.reopened_at", "c.reopen_reason", "d.outcome", "d.last_decided_at"])
    .select([
      cardJson("a").as("account"),
      nameOfUser("c.reopened_by_user_id").as("reopened_by"),
      sql<number>`(select count(*)::int from abuse_reports r where r.case_id = c.id)`.as("reports"),
      sql<number>`(select count(distinct coalesce(r.reporter_account_id, 0))::int from abuse_reports r where r.case_id = c.id)`.as(
        "reporters",
      ),
      sql<AppealState | null>`case when p.id is null then null else coalesce(p.outcome, 'waiting') end`.as(
        "appeal",
      ),
    ])
    .$castTo<CaseRow>();
}

/** Those that wait by urgency, then the oldest first; decided ones the latest first. */
export async function readCases(
  db: Connection,
  filter: CaseFilter,
  { from, size }: { from: number; size: number },
): Promise<CaseRow[]> {
  const page = await filtered(db, filter)
    .select("c.id")
    .$if(filter.state === "open", (query) => query.orderBy("c.urgency", "desc").orderBy("c.opened_at"))
    .$if(filter.state === "appeals", (query) => query.orderBy("c.decided_at"))
    .$if(filter.state === "decided", (query) => query.orderBy("c.decided_at", "desc"))
    .orderBy("c.id")
    .offset(from)
    .limit(size)
    .execute();
  if (page.length === 0) return [];
  const ids = page.map(({ id }) => id);
  const found = new Map((await rows(db).where("c.id", "in", ids).execute()).map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export async function countCases(db: Connection, filter: CaseFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function readCase(db: Connection, id: number): Promise<CaseRow | undefined> {
  return rows(db).where("c.id", "=", id).executeTakeFirst();
}

/** The waiting case about a thing, or a new one. Two reports at once gather in one. */
export async function openCase(
  trx: Connection,
  opened: Pick<ModerationCasesTable, "kind" | "target_id" | "account_id" | "content"> & { opened_at: Date },
): Promise<number> {
  await trx
    .insertInto("moderation_cases")
    .values(opened)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await trx
    .selectFrom("moderation_cases")
    .where("kind", "=", opened.kind)
    .where("target_id", "=", opened.target_id)
    .where("decided_at", "is", null)
    .select("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface ReportRow {
  id: number;
  reason: "spam" | "misleading" | "offensive" | "fraud" | "illegal" | "other";
  details: string;
  created_at: Date;
  reporter: CardRow | null;
  made: number;
  upheld: number;
  dismissed: number;
}

export async function readReportsOf(db: Connection, caseId: number): Promise<ReportRow[]> {
  const earlier = (condition: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from abuse_reports o where o.reporter_account_id = r.reporter_account_id
      and o.case_id <> r.case_id ${condition})`;
  return db
    .selectFrom("abuse_reports as r")
    .leftJoin("accounts as b", "b.id", "r.reporter_account_id")
    .where("r.case_id", "=", caseId)
    .select(["r.id", "r.reason", "r.details", "r.created_at"])
    .select([
      sql<CardRow | null>`case when b.id is null then null else ${cardJson("b")} end`.as("reporter"),
      earlier(sql``).as("made"),
      earlier(sql`and o.decision = 'upheld'`).as("upheld"),
      earlier(sql`and o.decision = 'dismissed'`).as("dismissed"),
    ])
    .orderBy("r.id")
    .limit(100)
    .execute();
}

export interface AuthorRow {
  state: AccountState;
  member_since: Date;
  cases: number;
  acted: number;
}

export function readAuthor(db: Connection, accountId: number, caseId: number): Promise<AuthorRow> {
  return db
    .selectFrom("accounts as a")
    .innerJoinLateral(firstUser, (join) => join.onTrue())
    .where("a.id", "=", accountId)
    .select([
      accountState.as("state"),
      "a.created_at as member_since",
      sql<number>`(select count(*)::int from moderation_cases o where o.account_id = a.id and o.id <> ${caseId})`.as(
        "cases",
      ),
      sql<number>`(select count(*)::int from moderation_decisions d where d.account_id = a.id and d.case_id <> ${caseId}
        and d.outcome <> 'dismiss' and d.ended_at is null)`.as("acted"),
    ])
    .executeTakeFirstOrThrow();
}

export interface ContextMessageRow {
  id: number;
  sender: string;
  content: string;
  created_at: Date;
}

/** How many messages before and after a reported one are shown. */
const AROUND = 5;

/** The messages around one in its conversation, oldest first. */
export async function readMessagesAround(db: Connection, messageId: number): Promise<ContextMessageRow[]> {
  const side = (comparison: ReturnType<typeof sql>, order: ReturnType<typeof sql>, limit: number) =>
    sql`(select m.id, m.content, m.created_at, m.sender_account_id from messages m
      where m.conversation_id = (select conversation_id from messages where id = ${messageId})
        and m.id ${comparison} ${messageId} order by m.id ${order} limit ${limit})`;
  const { rows: found } = await sql<ContextMessageRow>`
    select x.id, coalesce(a.business_name, '') as sender, x.content, x.created_at
    from (${side(sql`<=`, sql`desc`, AROUND + 1)} union all ${side(sql`>`, sql`asc`, AROUND)}) x
    left join accounts a on a.id = x.sender_account_id order by x.id`.execute(db);
  return found;
}

/** Whether somebody besides this user is an administrator who can log in. */
export async function hasOtherAdministrators(db: Connection, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .where("is_admin", "=", true)
    .where("disabled_at", "is", null)
    .where("id", "<>", userId)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}
