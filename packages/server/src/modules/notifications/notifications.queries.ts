import type { Locale } from "@foodshed/sdk/locale";
import type { NotificationVerb } from "@foodshed/sdk/vocabulary";
import { sql } from "kysely";
import { hours } from "../../core/clock.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { NotificationPayload } from "../../infra/db/tables/marketplace.ts";

/** Nothing is held back for longer: new classifieds are gathered until the hour is full. */
export const MAX_DELAY = hours(1);

/** What waits to be mailed. */
export interface Notification {
  accountId: number;
  verb: NotificationVerb;
  payload: NotificationPayload;
  /** Two causes with one key make one mail. */
  key: string;
  due: Date;
}

export async function insertNotifications(
  transaction: Connection,
  notifications: Notification[],
): Promise<void> {
  if (notifications.length === 0) return;
  await sql`insert into notifications (account_id, verb, payload, dedupe_key, due_at)
    select "accountId", verb, payload, key, due
    from json_to_recordset(${JSON.stringify(notifications)}::json)
      as t ("accountId" int, verb smallint, payload jsonb, key text, due timestamptz)
    on conflict (dedupe_key) do nothing`.execute(transaction);
}

export interface DueNotification {
  id: number;
  account_id: number;
  verb: NotificationVerb;
  payload: NotificationPayload;
}

/**
 * The next due ones, taken for this transaction: another process takes others. What would be due later than anything is
 * held back was queued while the clock was ahead, and is due.
 */
export async function claimDue(
  transaction: Connection,
  now: Date,
  limit: number,
): Promise<DueNotification[]> {
  return await transaction
    .selectFrom("notifications")
    .select(["id", "account_id", "verb", "payload"])
    .where("sent_at", "is", null)
    .where((notification) =>
      notification.or([
        notification("due_at", "<=", now),
        notification("due_at", ">", new Date(now.getTime() + MAX_DELAY)),
      ]),
    )
    .orderBy("due_at")
    .orderBy("account_id")
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function markSent(transaction: Connection, ids: number[], at: Date): Promise<void> {
  await transaction
    .updateTable("notifications")
    .set({ sent_at: at })
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute();
}

export async function deleteSentNotifications(connection: Connection, before: Date): Promise<void> {
  await connection.deleteFrom("notifications").where("sent_at", "<", before).execute();
}

/** A person who wants mails of a kind. */
export interface Recipient {
  user_id: number;
  account_id: number;
  verb: NotificationVerb;
  email: string;
  first_name: string;
  language: Locale;
}

/** People of these accounts who agreed to mails of this type: by the preference, or else when they came. */
export function readRecipients(
  connection: Connection,
  wanted: { account: number; verb: NotificationVerb }[],
): Promise<Recipient[]> {
  return sql<Recipient>`select w.account as account_id, w.verb, u.id as user_id, u.email, u.language,
      coalesce(nullif(u.first_name, ''), a.first_name) as first_name
    from (select distinct account, verb from json_to_recordset(${JSON.stringify(wanted)}::json) as t (account int, verb int)) w
    join accounts a on a.id = w.account
    join account_users u on u.account_id = w.account and u.activated_at is not null and u.disabled_at is null
    left join notification_preferences p on p.account_id = w.account and p.user_id = u.id and p.verb = w.verb
    where coalesce(p.enable, u.email_consent_at is not null)
    order by w.account, u.id`
    .execute(connection)
    .then(({ rows }) => rows);
}

/** Of these accounts those of which an owner has turned this type of mail off. */
export async function readRefusers(
  connection: Connection,
  accounts: readonly number[],
  verb: NotificationVerb,
): Promise<Set<number>> {
  const rows = await connection
    .selectFrom("notification_preferences as p")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.user_id", "=", "p.user_id").onRef("m.account_id", "=", "p.account_id"),
    )
    .select("p.account_id")
    .where(sql<boolean>`p.account_id = any(${[...accounts]}::int[])`)
    .where("m.role", "=", "owner")
    .where("p.verb", "=", verb)
    .where("p.enable", "=", false)
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}

/** One digest for each account with somebody who wants it. */
export async function insertDigests(
  transaction: Connection,
  digest: { verb: NotificationVerb; since: Date; until: Date; due: Date },
): Promise<void> {
  const payload = JSON.stringify({ since: digest.since.toISOString(), until: digest.until.toISOString() });
  await sql`insert into notifications (account_id, verb, payload, dedupe_key, due_at)
    select distinct u.account_id, ${digest.verb}::smallint, ${payload}::jsonb,
      'digest:' || ${digest.until.toISOString()} || ':' || u.account_id, ${digest.due}::timestamptz
    from account_users u
    left join notification_preferences p on p.account_id = u.account_id and p.user_id = u.id and p.verb = ${digest.verb}
    where u.activated_at is not null and u.disabled_at is null and coalesce(p.enable, u.email_consent_at is not null)
    on conflict (dedupe_key) do nothing`.execute(transaction);
}

/** Accounts connected to a business that get mails about its classifieds. */
export async function insertForConnected(
  transaction: Connection,
  cause: { verb: NotificationVerb; accountId: number; classifiedId: number; due: Date },
): Promise<void> {
  const payload = JSON.stringify({ classified: cause.classifiedId });
  await sql`insert into notifications (account_id, verb, payload, dedupe_key, due_at)
    select other, ${cause.verb}::smallint, ${payload}::jsonb, 'classified:' || ${cause.classifiedId}::int || ':' || other, ${cause.due}::timestamptz
    from (select account_id as other from connections where organization_id = ${cause.accountId} and state = 'accepted'
      union select organization_id from connections where account_id = ${cause.accountId} and state = 'accepted') connected
    on conflict (dedupe_key) do nothing`.execute(transaction);
}

/** Marks classifieds as announced, once each. */
export function claimExpiredClassifieds(
  transaction: Connection,
  now: Date,
  limit: number,
): Promise<{ id: number; account_id: number }[]> {
  return transaction
    .updateTable("classifieds")
    .set({ expiry_notified_at: now })
    .where("id", "in", (query) =>
      query
        .selectFrom("classifieds")
        .select("id")
        .where("expiry_notified_at", "is", null)
        .where("needed_by", "<", now)
        .where("needed_by_before_hiding", "is", null)
        .orderBy("needed_by")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "account_id"])
    .execute();
}

/** A person, and the business about which they get mails. */
export interface Reader {
  userId: number;
  accountId: number;
}

export function readPreferences(
  connection: Connection,
  { userId, accountId }: Reader,
): Promise<{ verb: number; enable: boolean }[]> {
  return connection
    .selectFrom("notification_preferences")
    .select(["verb", "enable"])
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .execute();
}

/** Whether the person agreed to mails about the business when they came; undefined when they are not with it. */
export async function readConsent(
  connection: Connection,
  { userId, accountId }: Reader,
): Promise<boolean | undefined> {
  const found = await connection
    .selectFrom("memberships")
    .select("email_consent_at")
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return found && found.email_consent_at !== null;
}

/** Whom the mails of an account went to when it had one login: the first of its owners. */
export async function readFirstOwner(connection: Connection, accountId: number): Promise<number | undefined> {
  const found = await connection
    .selectFrom("memberships")
    .select("user_id")
    .where("account_id", "=", accountId)
    .where("role", "=", "owner")
    .orderBy("id")
    .executeTakeFirst();
  return found?.user_id;
}

/** Nothing for somebody who is not with the business any more. */
export async function writePreference(
  transaction: Connection,
  { userId, accountId, verb, enable, at }: Reader & { verb: NotificationVerb; enable: boolean; at: Date },
): Promise<void> {
  await sql`insert into notification_preferences (user_id, account_id, verb, enable, changed_at)
    select m.user_id, m.account_id, ${verb}::smallint, ${enable}::boolean, ${at}::timestamptz from memberships m
    where m.user_id = ${userId} and m.account_id = ${accountId}
    on conflict (account_id, user_id, verb) do update set enable = excluded.enable, changed_at = excluded.changed_at`.execute(
    transaction,
  );
}

export async function readBusinessName(
  connection: Connection,
  accountId: number,
): Promise<string | undefined> {
  const found = await connection
    .selectFrom("accounts")
    .select("business_name")
    .where("id", "=", accountId)
    .executeTakeFirst();
  return found?.business_name;
}
