import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

/** Something new in a saved search or a list, with how much is new there in all. */
export interface NewsRow {
  /** The saved search, or the list. */
  of: number;
  unread: number;
  kind: "found" | "posted" | "updated";
  at: Date;
  account_id: number;
  slug: string;
  business_name: string;
  classified_id: number | null;
  title: string | null;
  looking_for: boolean | null;
}

/** The newest of each that a dashboard shows. */
const LATEST = 3;

/** What the saved searches of an account found since it looked, as far as visitors can still see it. */
export async function readSearchNews(
  connection: Connection,
  accountId: number,
  now: Date,
): Promise<NewsRow[]> {
  const { rows } = await sql<NewsRow>`with news as (
      select s.id as of, 'found' as kind, h.found_at as at, a.id as account_id, a.slug, a.business_name,
        c.id as classified_id, c.title, c.looking_for
      from saved_searches s
      join saved_search_hits h on h.saved_search_id = s.id and h.found_at > s.seen_at
      left join classifieds c on c.id = h.classified_id
      join accounts a on a.id = coalesce(h.profile_id, c.account_id)
      where s.account_id = ${accountId} and a.published_at is not null and (c.id is null or c.needed_by > ${now})
    ) ${latestOfEach()}`.execute(connection);
  return rows;
}

/** The ads and changes of kept businesses since the account looked at the list, and since it kept them. */
export async function readListNews(connection: Connection, accountId: number, now: Date): Promise<NewsRow[]> {
  const { rows } = await sql<NewsRow>`with kept as (
      select l.id as of, f.profile_id, greatest(l.seen_at, f.added_at) as since
      from favourite_lists l join favourites f on f.list_id = l.id
      where l.account_id = ${accountId} and l.deleted_at is null and f.profile_id is not null
    ), news as (
      select k.of, 'posted' as kind, c.created_at as at, a.id as account_id, a.slug, a.business_name,
        c.id as classified_id, c.title, c.looking_for
      from kept k join accounts a on a.id = k.profile_id and a.published_at is not null
      join classifieds c on c.account_id = a.id and c.created_at > k.since and c.needed_by > ${now}
      union all
      select k.of, 'updated', a.updated_at, a.id, a.slug, a.business_name, null, null, null
      from kept k join accounts a on a.id = k.profile_id and a.published_at is not null and a.updated_at > k.since
    ) ${latestOfEach()}`.execute(connection);
  return rows;
}

/** The newest of each, those with the latest news first. */
function latestOfEach() {
  return sql`select * from (
      select news.*, count(*) over (partition by of)::int as unread, max(at) over (partition by of) as latest,
        row_number() over (partition by of order by at desc, account_id, classified_id) as place
      from news
    ) ranked where place <= ${LATEST} order by latest desc, of, place`;
}
