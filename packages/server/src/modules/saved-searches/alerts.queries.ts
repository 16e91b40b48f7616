import type { Locale } from "@foodshed/sdk/locale";
import { type Selectable, sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import { readSetting, writeSetting } from "../../infra/db/stored-settings.ts";
import type { SavedSearchesTable } from "../../infra/db/tables/search.ts";

type Row = Selectable<SavedSearchesTable>;
export type Kind = Row["kind"];

/** Up to which transactions searches know what changed, and which process looks further. */
export interface Check {
  snapshot: string;
  lease: { by: string; until: string } | null;
}

const KEY = "saved_search_check";

/** The note of the last check; undefined before the first one. */
export function readCheck(connection: Connection): Promise<Check | undefined> {
  return readSetting(connection, KEY);
}

/** Locks the note of the last check until the transaction ends; undefined before the first one. */
export async function lockCheck(transaction: Connection): Promise<Check | undefined> {
  const row = await transaction
    .selectFrom("settings")
    .select("value")
    .where("key", "=", KEY)
    .forUpdate()
    .executeTakeFirst();
  return row?.value as Check | undefined;
}

/** As `lockCheck`, unless another process holds it. */
export async function tryLockCheck(transaction: Connection): Promise<boolean> {
  const row = await transaction
    .selectFrom("settings")
    .select("key")
    .where("key", "=", KEY)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row !== undefined;
}

export function writeCheck(transaction: Connection, check: Check): Promise<void> {
  return writeSetting(transaction, KEY, check);
}

/** Begins the first check, unless another process has. */
export async function insertCheck(connection: Connection, check: Check): Promise<void> {
  await connection
    .insertInto("settings")
    .values({ key: KEY, value: JSON.stringify(check) })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

export type StoredSearch = Pick<Row, "id" | "account_id" | "kind" | "name" | "frequency" | "search"> & {
  latitude: number | null;
  longitude: number | null;
  /** That of whoever saved it. */
  language: Locale | null;
};

const ownersLanguage = sql<Locale | null>`coalesce(
  (select language from users where id = s.user_id), (select language from alert_subscribers where id = s.subscriber_id))`;

function searches(connection: Connection) {
  return connection
    .selectFrom("saved_searches as s")
    .leftJoin("accounts as a", "a.id", "s.account_id")
    .select(ownersLanguage.as("language"))
    .select(["s.id", "s.account_id", "s.kind", "s.name", "s.frequency", "s.search"])
    .select(["a.latitude", "a.longitude"]);
}

/** The next searches of some kinds after an id. */
export function readSearches(
  connection: Connection,
  kinds: Kind[],
  after: number,
  limit: number,
): Promise<StoredSearch[]> {
  return searches(connection)
    .where("s.kind", "in", kinds)
    .where("s.id", ">", after)
    .orderBy("s.id")
    .limit(limit)
    .execute();
}

/** Searches that no check has looked at as a whole since they were saved. */
export function readUncheckedSearches(connection: Connection, limit: number): Promise<StoredSearch[]> {
  return searches(connection).where("s.checked", "=", false).orderBy("s.id").limit(limit).execute();
}

export async function markChecked(transaction: Connection, ids: number[]): Promise<void> {
  await transaction
    .updateTable("saved_searches")
    .set({ checked: true })
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute();
}

/** A document that a search finds. */
export interface Found {
  search: number;
  id: number;
  /** When it may be told at the earliest. */
  due: Date;
  /** Set for a search without alerts: it is not told, and no news later. */
  told: Date | null;
  at: Date;
}

const places = {
  profiles: { column: sql.ref("profile_id"), table: sql.table("accounts") },
  classifieds: { column: sql.ref("classified_id"), table: sql.table("classifieds") },
};

/**
 * Notes what is news for each search: what it neither found when it was saved nor was told before, and what is not its own
 * account's.
 */
export async function insertHits(transaction: Connection, kind: Kind, found: Found[]): Promise<void> {
  if (found.length === 0) return;
  const { column, table } = places[kind];
  const owner = kind === "profiles" ? sql`d.id` : sql`d.account_id`;
  const since = kind === "profiles" ? sql`d.published_at` : sql`d.created_at`;
  await sql`insert into saved_search_hits (saved_search_id, ${column}, due_at, told_at, found_at)
    select f.search, f.id, f.due, f.told, f.at
    from json_to_recordset(${JSON.stringify(found)}::json) as f (search int, id int, due timestamptz, told timestamptz, at timestamptz)
    join saved_searches s on s.id = f.search
    join ${table} d on d.id = f.id
    where ${owner} is distinct from s.account_id
      and case when s.known is null then ${since} > s.created_at else not f.id = any(s.known) end
    for key share of s, d
    on conflict do nothing`.execute(transaction);
}

/** Takes back what changed since it was found, was not told yet, and is not found any more. */
export async function deleteLostHits(
  transaction: Connection,
  kind: Kind,
  { searches: ids, changed, found }: { searches: number[]; changed: number[]; found: Found[] },
): Promise<void> {
  const { column } = places[kind];
  await sql`delete from saved_search_hits h
    where told_at is null and saved_search_id = any(${ids}::int[]) and ${column} = any(${changed}::int[])
      and not exists (select from json_to_recordset(${JSON.stringify(found)}::json) as f (search int, id int)
        where f.search = h.saved_search_id and f.id = h.${column})`.execute(transaction);
}

/** Who gets mails of alerts: users, and addresses without an account. */
export interface Recipients {
  users: number[];
  subscribers: number[];
}

/** Whether whoever saved the search `s` is with its business still; what a closed one saved waits until it is kept. */
const isWithBusiness = sql<boolean>`(s.account_id is null or exists (select from account_users w
  where w.id = s.user_id and w.account_id = s.account_id and w.disabled_at is null))`;

/** Those with something to be told, who waited longest first. What is due later than any time was noted by a clock that was ahead. */
export async function readDueRecipients(
  connection: Connection,
  { now, latest, limit }: { now: Date; latest: Date; limit: number },
): Promise<Recipients> {
  const { rows } = await sql<{ user_id: number | null; subscriber_id: number | null }>`
    select s.user_id, s.subscriber_id, min(h.due_at) as due
    from saved_search_hits h join saved_searches s on s.id = h.saved_search_id
    where h.told_at is null and (h.due_at <= ${now} or h.due_at > ${latest}) and ${isWithBusiness}
    group by s.user_id, s.subscriber_id order by due, s.user_id, s.subscriber_id limit ${limit}`.execute(
    connection,
  );
  return {
    users: rows.flatMap(({ user_id }) => user_id ?? []),
    subscribers: rows.flatMap(({ subscriber_id }) => subscriber_id ?? []),
  };
}

export interface DueHit extends StoredSearch {
  user_id: number | null;
  subscriber_id: number | null;
  profile_id: number | null;
  classified_id: number | null;
  /** Whether another search has told its recipient of it since it was found. */
  told_elsewhere: boolean;
}

/** What these recipients are to be told now, search by search. */
export async function lockDueHits(
  transaction: Connection,
  { users, subscribers, now, latest }: Recipients & { now: Date; latest: Date },
): Promise<DueHit[]> {
  return await transaction
    .selectFrom("saved_search_hits as h")
    .innerJoin("saved_searches as s", "s.id", "h.saved_search_id")
    .leftJoin("accounts as a", "a.id", "s.account_id")
    .select([
      "s.id",
      "s.account_id",
      "s.user_id",
      "s.subscriber_id",
      "s.kind",
      "s.name",
      "s.frequency",
      "s.search",
    ])
    .select(["a.latitude", "a.longitude", "h.profile_id", "h.classified_id"])
    .select(ownersLanguage.as("language"))
    .select(
      sql<boolean>`exists (
        select 1 from saved_searches t join saved_search_hits o on o.saved_search_id = t.id
        where (t.user_id = s.user_id or t.subscriber_id = s.subscriber_id) and t.id <> s.id and t.frequency <> 'never'
          and (o.profile_id = h.profile_id or o.classified_id = h.classified_id) and o.told_at >= h.found_at)`.as(
        "told_elsewhere",
      ),
    )
    .where(sql<boolean>`(s.user_id = any(${users}::int[]) or s.subscriber_id = any(${subscribers}::int[]))`)
    .where("h.told_at", "is", null)
    .where(isWithBusiness)
    .where((hit) => hit.or([hit("h.due_at", "<=", now), hit("h.due_at", ">", latest)]))
    .orderBy("s.user_id")
    .orderBy("s.subscriber_id")
    .orderBy("s.id")
    .orderBy("h.profile_id")
    .orderBy("h.classified_id")
    .forUpdate(["h", "s"])
    .execute();
}

/** Who gets a mail of alerts. */
export interface Recipient {
  user_id: number | null;
  account_id: number | null;
  /** An address without an account. */
  subscriber_id: number | null;
  email: string;
  first_name: string;
  language: Locale;
}

/** Those of the users who can log in, and the addresses without an account. */
export async function readRecipients(
  connection: Connection,
  { users, subscribers }: Recipients,
): Promise<Recipient[]> {
  const members = await connection
    .selectFrom("users as u")
    .innerJoin("accounts as a", "a.id", "u.account_id")
    .select(["u.id as user_id", "u.account_id", "u.email", "u.language"])
    .select(sql<string>`coalesce(nullif(u.first_name, ''), a.first_name)`.as("first_name"))
    .where(sql<boolean>`u.id = any(${users}::int[])`)
    .where("u.activated_at", "is not", null)
    .where("u.disabled_at", "is", null)
    .where(sql<boolean>`exists (select from memberships m where m.user_id = u.id and m.disabled_at is null)`)
    .execute();
  const visitors = await connection
    .selectFrom("alert_subscribers")
    .select(["id as subscriber_id", "email", "language"])
    .where(sql<boolean>`id = any(${subscribers}::int[])`)
    .execute();
  return [
    ...members.map((member) => ({ ...member, subscriber_id: null })),
    ...visitors.map((visitor) => ({ ...visitor, user_id: null, account_id: null, first_name: "" })),
  ];
}

/** Notes what was told. */
export async function markTold(
  transaction: Connection,
  hits: Pick<DueHit, "id" | "profile_id" | "classified_id">[],
  at: Date,
): Promise<void> {
  await sql`update saved_search_hits h set told_at = ${at}
    from json_to_recordset(${asRows(hits)}::json) as t (id int, profile_id int, classified_id int)
    where h.saved_search_id = t.id and (h.profile_id = t.profile_id or h.classified_id = t.classified_id)`.execute(
    transaction,
  );
}

/** Forgets what cannot be found any more: should it come back, it is news. */
export async function deleteHits(
  transaction: Connection,
  hits: Pick<DueHit, "id" | "profile_id" | "classified_id">[],
): Promise<void> {
  if (hits.length === 0) return;
  await sql`delete from saved_search_hits h
    using json_to_recordset(${asRows(hits)}::json) as t (id int, profile_id int, classified_id int)
    where h.saved_search_id = t.id and (h.profile_id = t.profile_id or h.classified_id = t.classified_id)`.execute(
    transaction,
  );
}

function asRows(hits: Pick<DueHit, "id" | "profile_id" | "classified_id">[]): string {
  return JSON.stringify(hits.map(({ id, profile_id, classified_id }) => ({ id, profile_id, classified_id })));
}

export async function markAlerted(transaction: Connection, ids: number[], at: Date): Promise<void> {
  await transaction
    .updateTable("saved_searches")
    .set({ last_alert_at: at })
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute();
}
