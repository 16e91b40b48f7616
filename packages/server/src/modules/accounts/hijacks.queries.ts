import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

/** The user who logs in for an account, and whether an administrator may act for it. */
export async function findTarget(db: Connection, accountId: number) {
  return await db
    .selectFrom("accounts as a")
    .leftJoin("account_users as u", (join) =>
      join.onRef("u.account_id", "=", "a.id").on("u.role", "=", "owner"),
    )
    .where("a.id", "=", accountId)
    .select(["a.id", "a.slug", "a.business_name", "a.claimed_at"])
    .select(["u.id as user_id", "u.activated_at", "u.disabled_at"])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("account_users as other")
            .select("other.id")
            .whereRef("other.account_id", "=", "a.id")
            .where("other.is_admin", "=", true),
        )
        .as("is_admin"),
    )
    .orderBy(sql`u.disabled_at is not null`)
    .orderBy("u.membership_id")
    .limit(1)
    .executeTakeFirst();
}

export type Target = NonNullable<Awaited<ReturnType<typeof findTarget>>>;

export interface NewHijack {
  account_id: number;
  by_user_id: number;
  reason: string | null;
  session_id: string | null;
  code_hash: string | null;
  code_expires_at: Date | null;
  created_at: Date;
  started_at: Date | null;
  expires_at: Date;
}

export async function insertHijack(trx: Connection, hijack: NewHijack): Promise<void> {
  await trx.insertInto("hijacks").values(hijack).execute();
}

/** An impersonation whose link is good still; locked, so that of several openings at once the first wins. */
export async function lockHijackByCode(trx: Connection, codeHash: string, now: Date) {
  return await trx
    .selectFrom("hijacks as h")
    .innerJoin("users as u", "u.id", "h.by_user_id")
    .where("h.code_hash", "=", codeHash)
    .where("h.started_at", "is", null)
    .where("h.code_expires_at", ">", now)
    .where("h.expires_at", ">", now)
    .where("u.is_admin", "=", true)
    .where("u.disabled_at", "is", null)
    .select(["h.id", "h.account_id", "h.reason", "h.expires_at"])
    .select(["u.id as by_user_id", "u.account_id as by_account_id"])
    .forUpdate("h")
    .executeTakeFirst();
}

/** An impersonation that has begun, with the end of its session; locked, so that it is ended once. */
export async function lockHijack(trx: Connection, id: number) {
  return await trx
    .selectFrom("hijacks as h")
    .innerJoin("sessions as s", "s.id", "h.session_id")
    .where("h.id", "=", id)
    .select(["h.account_id", "h.session_id", "h.expires_at", "s.ended_at"])
    .forUpdate()
    .executeTakeFirst();
}

/** A link that an administrator handed out and nobody has opened; locked, so that it is withdrawn or opened. */
export async function lockUnopenedLink(trx: Connection, id: number, byUserId: number, now: Date) {
  return await trx
    .selectFrom("hijacks")
    .where("id", "=", id)
    .where("by_user_id", "=", byUserId)
    .where("started_at", "is", null)
    .where("code_expires_at", ">", now)
    .select("account_id")
    .forUpdate()
    .executeTakeFirst();
}

/** A link that has run out opens nothing, and is deleted with the others. */
export async function endLink(trx: Connection, id: number, at: Date): Promise<void> {
  await trx.updateTable("hijacks").set({ code_expires_at: at }).where("id", "=", id).execute();
}

export async function beginHijack(trx: Connection, id: number, sessionId: string, at: Date): Promise<void> {
  await trx
    .updateTable("hijacks")
    .set({ session_id: sessionId, started_at: at })
    .where("id", "=", id)
    .execute();
}

/** Removes impersonations that never began, once their links are older than this. */
export async function deleteUnopenedLinks(db: Connection, before: Date): Promise<void> {
  await db
    .deleteFrom("hijacks")
    .where("started_at", "is", null)
    .where("code_expires_at", "<", before)
    .execute();
}

/** The links of one administrator that can be opened still. */
export interface UnopenedLinks {
  byUserId: number;
  now: Date;
}

const listed = (db: Connection, accountId: number | undefined, links: UnopenedLinks | undefined) => {
  const all = db
    .selectFrom("hijacks as h")
    .$if(accountId !== undefined, (query) => query.where("h.account_id", "=", accountId as number));
  return links
    ? all
        .where("h.started_at", "is", null)
        .where("h.code_expires_at", ">", links.now)
        .where("h.by_user_id", "=", links.byUserId)
    : all.where("h.started_at", "is not", null);
};

export async function countHijacks(
  db: Connection,
  accountId: number | undefined,
  links?: UnopenedLinks,
): Promise<number> {
  const { count } = await listed(db, accountId, links)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Newest first. */
export async function readHijacks(
  db: Connection,
  accountId: number | undefined,
  page: { from: number; size: number },
  links?: UnopenedLinks,
) {
  return await listed(db, accountId, links)
    .innerJoin("accounts as a", "a.id", "h.account_id")
    .leftJoin("users as u", "u.id", "h.by_user_id")
    .leftJoin("sessions as s", "s.id", "h.session_id")
    .select(["h.id", "h.reason", "h.expires_at"])
    .select((eb) => eb.fn.coalesce("h.started_at", "h.created_at").as("started_at"))
    .select((eb) => eb.fn.coalesce("h.ended_at", "s.ended_at").as("ended_at"))
    .select(["a.id as account_id", "a.slug", "a.business_name"])
    .select(["u.account_id as by_account_id", "u.email as by_email"])
    .select(
      sql<number>`(select count(*)::int from audit_entries e
        where e.session_id = h.session_id and e.request_id is not null)`.as("writes"),
    )
    .orderBy("h.started_at", "desc")
    .orderBy("h.id", "desc")
    .offset(page.from)
    .limit(page.size)
    .execute();
}
