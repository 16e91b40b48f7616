import { sql } from "kysely";
import { openPostgres } from "../../packages/server/src/infra/db/database.ts";

/** Businesses that one statement writes. */
const PART = 5000;

/** Writes many businesses into a migrated database. */
export async function fill(url: string, count: number): Promise<void> {
  const { db, close } = await openPostgres(url, { max: 1 });
  // In parts, because the server's pool gives up on a statement that takes long.
  for (let from = 1; from <= count; from += PART) {
    await sql`with made as (
        insert into accounts (slug, business_name, first_name, last_name, title, email, phone, website, address_1, city, postal_code,
          latitude, longitude, description, hide_personal_info, published_at, claimed_at)
        select 'farm-' || n, 'Farm ' || n, 'Ada', 'Okafor', 'Owner', 'farm' || n || '@bulk.example', '519 555 0100',
          'https://farm' || n || '.example', n || ' Gristmill Road', (array['Elora', 'Guelph', 'Fergus', 'Ottawa'])[n % 4 + 1], 'N0B 1S0',
          43.5 + n % 100 * 0.01, -80.5 + n % 70 * 0.01, 'Vegetables, eggs and honey from a family farm near the Grand River. We deliver.',
          n % 10 = 0, now(), now()
        from generate_series(${from}::int, ${Math.min(count, from + PART - 1)}::int) n returning id
      ), held as (
        insert into roles (account_id, code) select id, code from made, unnest(array[2, 5]) code returning id, code
      ), sold as (
        insert into products (role_id, category, name, name_key)
        select id, 1, name, name_key(name) from held, unnest(array['Carrots', 'Brown Eggs', 'Honey']) name where code = 2
      )
      insert into account_business_types (account_id, business_type, position) select id, 'Grower/Producer', 0 from made`.execute(
      db,
    );
  }
  await sql`vacuum analyze`.execute(db);
  await close();
}
