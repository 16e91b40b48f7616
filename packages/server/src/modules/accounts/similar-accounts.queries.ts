import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

/** A business as it is looked for; the lists have one entry for each. */
export interface WantedKeys {
  /** As `looseNameKey` of the SDK makes them, which is quicker than the database's function of the same name. */
  nameKeys: string[];
  phones: (string | null)[];
  postalCodes: (string | null)[];
  websites: (string | null)[];
}

export interface SimilarAccount {
  /** Which of the wanted businesses it may be, from 1. */
  place: number;
  id: number;
  slug: string;
  business_name: string;
  phone: string | null;
  postal_code: string | null;
  website: string | null;
  city: string | null;
}

/** What one look-up takes up at most: what more businesses than this share says nothing of who they are. */
const MOST = 30;

/**
 * Accounts that agree with a wanted business in its name's key or half of that key, its phone, postal code or website. Whether they are
 * similar is for the caller to judge. Hidden facts are null, and nothing is found by them.
 * @param by the account that asks; others see what is published, and it sees what it manages or made
 */
export async function readSimilarAccounts(
  db: Connection,
  { nameKeys, phones, postalCodes, websites }: WantedKeys,
  { by, all }: { by: number; all: boolean },
): Promise<SimilarAccount[]> {
  const visible = sql`(${all} or a.published_at is not null or a.created_by_account_id = ${by}
    or exists (select from connections c where c.account_id = a.id and c.organization_id = ${by} and c.state = 'accepted' and c.manage))`;
  const { rows } = await sql<SimilarAccount>`
    with wanted as materialized (
      select place, key, phone, postal_code, website
      from unnest(${nameKeys}::text[], ${phones}::text[], ${postalCodes}::text[], ${websites}::text[])
        with ordinality as t (key, phone, postal_code, website, place)
    ), halves as materialized (
      select place, left(key, length(key) / 2) as head, left(reverse(key), length(key) / 2) as tail from wanted where length(key) >= 6
    ), found as (
      select w.place, a.id from wanted w, lateral (select id from accounts
        where loose_name_key = w.key limit ${MOST}) a where w.key <> ''
      union select w.place, a.id from halves w, lateral (select id from accounts
        where loose_name_key >= w.head and loose_name_key < w.head || '~' limit ${MOST}) a
      union select w.place, a.id from halves w, lateral (select id from accounts
        where reverse(loose_name_key) collate "C" >= w.tail and reverse(loose_name_key) collate "C" < w.tail || '~' limit ${MOST}) a
      union select w.place, a.id from wanted w, lateral (select id from accounts
        where phone is not null and phone_key(phone) = w.phone and not hide_personal_info limit ${MOST}) a
      union select w.place, a.id from wanted w, lateral (select id from accounts
        where website is not null and website_key(website) = w.website limit ${MOST}) a
      union select w.place, a.id from wanted w, lateral (select id from accounts
        where postal_code = w.postal_code and not hide_personal_info limit ${MOST}) a
    )
    select found.place::int as place, a.id, a.slug, a.business_name, a.website, a.city,
      case when not a.hide_personal_info then a.phone end as phone,
      case when not a.hide_personal_info then a.postal_code end as postal_code
    from found join accounts a on a.id = found.id
    where ${visible}
    order by found.place, a.id`.execute(db);
  return rows;
}
