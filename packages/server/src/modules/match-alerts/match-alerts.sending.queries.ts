import type { Locale } from "@foodshed/sdk/locale";
import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

/** A match that is not told yet. */
export interface DueMatch {
  alert: number;
  user_id: number;
  profile_id: number | null;
  classified_id: number | null;
  /** Whether the two businesses block each other's messages. */
  blocked: boolean;
}

/** Who gets the mail. */
export interface MatchRecipient {
  user_id: number;
  account_id: number;
  email: string;
  first_name: string;
  language: Locale;
}

/** Whether whoever agreed to the alert `m` is with the business of its ad `own` still; what a closed one waits for, waits until it is kept. */
const isWithBusiness = sql<boolean>`exists (select from account_users w
  where w.id = m.user_id and w.account_id = own.account_id and w.disabled_at is null)`;

/** Some users with matches that they were not told of, those first who agreed first. */
export async function readDueUsers(connection: Connection, limit: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`select m.user_id
    from match_alert_hits h join match_alerts m on m.classified_id = h.alert_id
      join classifieds own on own.id = m.classified_id
    where h.told_at is null and ${isWithBusiness} group by m.user_id order by m.user_id limit ${limit}`.execute(
    connection,
  );
  return rows.map(({ user_id }) => user_id);
}

/** What these users were not told yet, classified by classified; locked until the transaction ends. */
export async function lockDueMatches(transaction: Connection, users: number[]): Promise<DueMatch[]> {
  const { rows } = await sql<DueMatch>`select h.alert_id as alert, m.user_id, h.profile_id, h.classified_id,
      exists (select from conversations v join conversation_participants p on p.conversation_id = v.id
        where p.silenced_at is not null and v.pair_key =
          least(own.account_id, coalesce(h.profile_id, c.account_id)) || ':' || greatest(own.account_id, coalesce(h.profile_id, c.account_id))
      ) as blocked
    from match_alert_hits h
    join match_alerts m on m.classified_id = h.alert_id
    join classifieds own on own.id = m.classified_id
    left join classifieds c on c.id = h.classified_id
    where m.user_id = any(${users}::int[]) and h.told_at is null and ${isWithBusiness}
    order by m.user_id, h.alert_id, h.profile_id, h.classified_id
    for update of h, m`.execute(transaction);
  return rows;
}

/** Those of the users who can log in. */
export async function readMatchRecipients(
  connection: Connection,
  users: number[],
): Promise<MatchRecipient[]> {
  return await connection
    .selectFrom("users as u")
    .innerJoin("accounts as a", "a.id", "u.account_id")
    .select(["u.id as user_id", "u.account_id", "u.email", "u.language"])
    .select(sql<string>`coalesce(nullif(u.first_name, ''), a.first_name)`.as("first_name"))
    .where(sql<boolean>`u.id = any(${users}::int[])`)
    .where("u.activated_at", "is not", null)
    .where("u.disabled_at", "is", null)
    .where(sql<boolean>`exists (select from memberships m where m.user_id = u.id and m.disabled_at is null)`)
    .execute();
}

/** Notes what was told, or will not be: it is told never again. */
export async function markMatchesTold(
  transaction: Connection,
  matches: readonly DueMatch[],
  at: Date,
): Promise<void> {
  await sql`update match_alert_hits h set told_at = ${at}
    from ${rowsOf(matches)}
    where h.alert_id = t.alert and (h.profile_id = t.profile_id or h.classified_id = t.classified_id)`.execute(
    transaction,
  );
}

/** Forgets what is hidden, has ended or is gone: should it come back, it is new. */
export async function deleteMatches(transaction: Connection, matches: readonly DueMatch[]): Promise<void> {
  if (matches.length === 0) return;
  await sql`delete from match_alert_hits h using ${rowsOf(matches)}
    where h.alert_id = t.alert and (h.profile_id = t.profile_id or h.classified_id = t.classified_id)`.execute(
    transaction,
  );
}

const rowsOf = (matches: readonly DueMatch[]) => {
  const rows = matches.map(({ alert, profile_id, classified_id }) => ({ alert, profile_id, classified_id }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as t (alert int, profile_id int, classified_id int)`;
};
