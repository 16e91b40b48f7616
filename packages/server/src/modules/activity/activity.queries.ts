import { ontarioDay } from "@foodshed/sdk/vocabulary";
import { type SqlBool, sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import { type CardRow, cardJson } from "../accounts/account-cards.ts";
import { ORGANIZATION } from "../accounts/organizations.ts";
import { peopleJson, personJson } from "../accounts/person-names.ts";

/** People of a business that one event names. */
const NAMED = 10;

export interface NewActivity {
  verb: string;
  actor: number;
  user: number | null;
  account: number | null;
  classified: number | null;
  at: Date;
}

/** Writes events, each once a day; whoever does the same later that day is named with it. */
export async function insertActivities(
  transaction: Connection,
  activities: readonly NewActivity[],
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("activities")
    .values(
      activities.map(({ verb, actor, user, account, classified, at }) => ({
        verb,
        actor_account_id: actor,
        actor_user_id: user,
        actor_user_ids: user === null ? [] : [user],
        actee_account_id: account,
        actee_classified_id: classified,
        day: ontarioDay(at),
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) === activities.length) return;
  for (const activity of activities) await addPerson(transaction, activity);
}

async function addPerson(
  transaction: Connection,
  { verb, actor, user, account, classified, at }: NewActivity,
): Promise<void> {
  if (user === null) return;
  await sql`update activities set actor_user_ids = actor_user_ids || ${user}::int
    where actor_account_id = ${actor} and verb = ${verb} and day = ${ontarioDay(at)}::date
      and coalesce(actee_account_id, 0) = ${account ?? 0} and coalesce(actee_classified_id, 0) = ${classified ?? 0}
      and not actor_user_ids @> array[${user}::int] and cardinality(actor_user_ids) < ${NAMED}`.execute(
    transaction,
  );
}

export interface ActivityRow {
  id: number;
  verb: string;
  created_at: Date;
  actor: CardRow;
  /** Who of the reader's own business did it. */
  person: { user_id: number; name: string } | null;
  /** Everybody of it who did it that day. */
  people: { user_id: number; name: string }[];
  actee: { id: number; kind: "account" | "classified"; name: string; slug: string | null };
}

/** How far back the feed goes. */
export interface FeedWindow {
  accountId: number;
  since: Date;
  now: Date;
}

/** The actee was a network already when the two connected: a manager user's connections are private. */
const joinedNetwork = sql<SqlBool>`exists (select from roles r where r.account_id = b.id and r.code = ${ORGANIZATION})
  and v.created_at >= coalesce(b.organization_approved_at, '-infinity')`;

/**
 * The events that an account may see: of published businesses, classifieds that have not expired unless they are its own, and
 * events by support only where they are about itself. Of connections, those with networks.
 */
function visible(connection: Connection, { accountId, since, now }: FeedWindow) {
  return connection
    .selectFrom("activities as v")
    .innerJoin("accounts as a", "a.id", "v.actor_account_id")
    .leftJoin("accounts as b", "b.id", "v.actee_account_id")
    .leftJoin("classifieds as c", "c.id", "v.actee_classified_id")
    .where("v.created_at", ">", since)
    .where((where) =>
      where.or([
        where.and([
          where("v.verb", "!=", "acted_for"),
          where("a.published_at", "is not", null),
          where.or([where("b.id", "is", null), where("b.published_at", "is not", null)]),
          where.or([where("v.verb", "!=", "connected"), joinedNetwork]),
          where.or([
            where("c.id", "is", null),
            where("c.needed_by", ">", now),
            where("c.account_id", "=", accountId),
          ]),
        ]),
        where.and([where("v.verb", "=", "acted_for"), where("v.actee_account_id", "=", accountId)]),
      ]),
    );
}

/** Newest first. */
export function readFeed(
  connection: Connection,
  window: FeedWindow,
  page: { from: number; size: number },
): Promise<ActivityRow[]> {
  return visible(connection, window)
    .select(["v.id", "v.verb", "v.created_at", cardJson("a").as("actor")])
    .select(
      sql<
        ActivityRow["person"]
      >`case when v.actor_account_id = ${window.accountId} then ${personJson("v.actor_user_id")} end`.as(
        "person",
      ),
    )
    .select(
      sql<ActivityRow["people"]>`case when v.actor_account_id = ${window.accountId}
        then ${peopleJson("v.actor_user_ids")} else '[]' end`.as("people"),
    )
    .select(
      sql<ActivityRow["actee"]>`case when c.id is not null
        then json_build_object('id', c.id, 'kind', 'classified', 'name', c.title, 'slug', null)
        else json_build_object('id', b.id, 'kind', 'account', 'name', b.business_name, 'slug', b.slug) end`.as(
        "actee",
      ),
    )
    .orderBy("v.created_at", "desc")
    .orderBy("v.id", "desc")
    .offset(page.from)
    .limit(page.size)
    .execute();
}

/** How many entries there are, counted up to `most`. */
export async function countFeed(connection: Connection, window: FeedWindow, most: number): Promise<number> {
  const { count } = await connection
    .selectFrom(
      visible(connection, window).select("v.id").orderBy("v.created_at", "desc").limit(most).as("counted"),
    )
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface View {
  accountId: number;
  day: string;
  viewer: string;
}

/** Counts a viewer, once a day, in one statement: it goes with every page. */
export async function countView(connection: Connection, { accountId, day, viewer }: View): Promise<void> {
  await sql`with first as (
      insert into profile_views (account_id, day, viewer) values (${accountId}, ${day}, ${viewer})
      on conflict (account_id, day, viewer) do nothing returning account_id
    )
    insert into profile_view_totals (account_id, views) select account_id, 1 from first
    on conflict (account_id) do update set views = profile_view_totals.views + excluded.views`.execute(
    connection,
  );
}

/** Keeps a viewer from counting on a day, also when it has counted before. */
export async function ignoreView(transaction: Connection, { accountId, day, viewer }: View): Promise<void> {
  const counted = await transaction
    .deleteFrom("profile_views")
    .where("account_id", "=", accountId)
    .where("day", "=", day)
    .where("viewer", "=", viewer)
    .where("counted", "=", true)
    .returning("viewer")
    .executeTakeFirst();
  if (counted) await addToTotal(transaction, accountId, -1);
  await transaction
    .insertInto("profile_views")
    .values({ account_id: accountId, day, viewer, counted: false })
    .onConflict((conflict) => conflict.columns(["account_id", "day", "viewer"]).doNothing())
    .execute();
}

async function addToTotal(transaction: Connection, accountId: number, views: number): Promise<void> {
  await transaction
    .insertInto("profile_view_totals")
    .values({ account_id: accountId, views })
    .onConflict((conflict) =>
      conflict
        .column("account_id")
        .doUpdateSet({ views: sql<number>`profile_view_totals.views + excluded.views` }),
    )
    .execute();
}

/** Sets the day's salt unless another process has. @returns the one that counts */
export async function renewSalt(transaction: Connection, day: string, salt: string): Promise<string> {
  const { rows } = await sql<{ salt: string }>`insert into settings (key, value)
    values ('viewer_salt', jsonb_build_object('day', ${day}::text, 'salt', ${salt}::text))
    on conflict (key) do update set value = case
      when settings.value->>'day' = excluded.value->>'day' then settings.value else excluded.value end
    returning value->>'salt' as salt`.execute(transaction);
  return rows[0]?.salt ?? salt;
}

/** Views of each day from `since` on that had any. */
export function readDailyViews(
  connection: Connection,
  accountId: number,
  since: string,
): Promise<{ date: string; views: number }[]> {
  return connection
    .selectFrom("profile_views")
    .select(sql<string>`day::text`.as("date"))
    .select(sql<number>`count(*)::int`.as("views"))
    .where("account_id", "=", accountId)
    .where("counted", "=", true)
    .where(sql<boolean>`day >= ${since}::date`)
    .groupBy("day")
    .execute();
}

export async function readTotalViews(connection: Connection, accountId: number): Promise<number> {
  const row = await connection
    .selectFrom("profile_view_totals")
    .select("views")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.views ?? 0;
}

/** Days that no statistic shows any more stay in the totals only. */
export async function deleteViews(connection: Connection, before: string): Promise<void> {
  await connection.deleteFrom("profile_views").where(sql<boolean>`day < ${before}::date`).execute();
}

export async function deleteActivities(connection: Connection, before: Date): Promise<void> {
  await connection.deleteFrom("activities").where("created_at", "<", before).execute();
}
