import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** As in the SDK's business-names.ts. */
const LEFT_OUT =
  "inc,incorporated,ltd,limited,ltee,limitee,llc,llp,lp,corp,corporation,co,company,cie,compagnie,senc,sencrl,enr,enregistree," +
  "the,and,et,of,le,la,les,de,du,des,l,d,farm,farms,ferme,fermes";

/**
 * Businesses that are perhaps the same are found by equal keys: of names without legal forms, small words and spaces, also by the halves of such a
 * key, of which a single slip leaves one as it is; of phone numbers; and of the hosts of web addresses.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    // In PL/pgSQL, which keeps its plan: as a query in SQL it would be planned at each call, which takes five times as long.
    `create function loose_name_key(name text) returns text language plpgsql immutable strict parallel safe as $$
      declare
        words text[] := string_to_array(regexp_replace(
          replace(replace(
            replace(name_key(regexp_replace(name, '(^|[^[:alnum:]])([LlDd])[''’]', '\\1\\2 ', 'g')), '.', ''),
            '&', ' and '), '+', ' and '),
          '[^a-z0-9]+', ' ', 'g'), ' ');
        own text := (select string_agg(word, '' order by place) from unnest(words) with ordinality as t (word, place)
          where word <> all('{${LEFT_OUT}}'::text[]));
      begin
        return case when length(own) >= 4 then own else array_to_string(words, '') end collate "C";
      end $$`,
    `create function phone_key(phone text) returns text language sql immutable strict parallel safe
      return substring(regexp_replace(regexp_replace(phone, '[a-zA-Z#].*$', ''), '[^0-9]', '', 'g') from '^1?([0-9]{10})$') collate "C"`,
    `create function website_key(website text) returns text language sql immutable strict parallel safe
      return lower(substring(website from '^\\s*(?:[hH][tT][tT][pP][sS]?://)?(?:[wW][wW][wW]\\.)?([^\\s/:?#@]+\\.[^\\s/:?#@]+)')) collate "C"`,
    `alter table accounts add column loose_name_key text collate "C" generated always as (loose_name_key(business_name)) stored`,
    "create index accounts_loose_name on accounts (loose_name_key)",
    'create index accounts_loose_name_end on accounts (reverse(loose_name_key) collate "C")',
    "create index accounts_phone on accounts (phone_key(phone)) where phone is not null",
    "create index accounts_website on accounts (website_key(website)) where website is not null",
    "create index accounts_postal_code on accounts (postal_code) where postal_code is not null",
  ]);
}
