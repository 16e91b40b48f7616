import type { TestServer } from "@foodshed/server/testing";
import { sql } from "kysely";

/** So many in one statement end long before the server's limit on statements, also on a busy machine. */
const PART = 5000;

/** Writes many published businesses into the database at once: as many as an export of a whole network has. */
export async function writeProfiles(
  { db }: Pick<TestServer, "db">,
  count: number,
  { managedBy, prefix = "farm" }: { managedBy?: number; prefix?: string } = {},
): Promise<void> {
  for (let first = 1; first <= count; first += PART) {
    const last = Math.min(count, first + PART - 1);
    await sql`with made as (
        insert into accounts (slug, business_name, first_name, last_name, email, phone, city, description, published_at, claimed_at)
        select ${prefix} || '-' || n, 'Farm ' || n, 'Ada', 'Okafor', 'farm' || n || '@bulk.example', '519 555 0100', 'Elora',
          'Vegetables, eggs and honey from a family farm near the Grand River.', now(), now()
        from generate_series(${first}::int, ${last}::int) n returning id
      )
      insert into connections (organization_id, account_id, requested_by_account_id, manage, state)
      select ${managedBy ?? null}::int, id, id, true, 'accepted' from made where ${managedBy ?? null}::int is not null`.execute(
      db,
    );
  }
}
