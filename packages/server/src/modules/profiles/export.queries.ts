import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { ChecklistType } from "../../infra/db/tables/profiles.ts";
import { photoJson } from "../accounts/account-cards.ts";
import { accountState, firstUser } from "../accounts/account-state.ts";
import { ORGANIZATION } from "../accounts/organizations.ts";

/** Where a page ended. */
export interface Place {
  name_key: string;
  id: number;
}

/** Of all roles, read at once: one look-up for each list of an export would cost the most of it. */
type Product = [category: number, name: string];
type Checklist = [kind: ChecklistType, keys: string[]];

/** Everything that an export may say of the next profiles by name. */
export async function readExportPage(
  db: Connection,
  { managedBy, after, size }: { managedBy: number | undefined; after: Place | undefined; size: number },
) {
  let query = db
    .selectFrom("accounts as a")
    .leftJoinLateral(firstUser, (join) => join.onTrue())
    .selectAll("a")
    .select([
      accountState.as("state"),
      "u.language",
      photoJson("a").as("photo"),
      sql<Date | null>`(select max(l.last_login_at) from users l where l.account_id = a.id)`.as(
        "last_login_at",
      ),
      sql<string[]>`array(select business_type from account_business_types t where t.account_id = a.id
        order by position, business_type)`.as("business_types"),
      sql<number[]>`array(select code::int from roles r where r.account_id = a.id order by r.id)`.as("codes"),
      sql<Product[] | null>`(select json_agg(json_build_array(p.category, p.name) order by p.category, p.id)
        from roles r join products p on p.role_id = r.id where r.account_id = a.id)`.as("products"),
      sql<Checklist[] | null>`(select json_agg(json_build_array(c.kind, c.keys))
        from roles r join checklists c on c.role_id = r.id where r.account_id = a.id)`.as("checklists"),
      sql<string[]>`array(select o.slug from connections c, lateral (
          select slug, name_key, id from accounts where id = c.organization_id and published_at is not null limit 1) o
        where c.account_id = a.id and c.state = 'accepted'
          and exists (select from roles r where r.account_id = o.id and r.code = ${ORGANIZATION}) order by o.name_key, o.id)`.as(
        "networks",
      ),
    ])
    .orderBy("a.name_key")
    .orderBy("a.id")
    .limit(size);
  if (after)
    query = query.where(sql<boolean>`(a.name_key, a.id) > (${after.name_key}, ${after.id}::integer)`);
  if (managedBy !== undefined) {
    query = query.where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom("connections as c")
            .select("c.id")
            .whereRef("c.account_id", "=", "a.id")
            .where("c.organization_id", "=", managedBy)
            .where("c.state", "=", "accepted")
            .where("c.manage", "=", true),
        ),
        where.and([where("a.created_by_account_id", "=", managedBy), where("a.claimed_at", "is", null)]),
      ]),
    );
  }
  return await query.execute();
}

export type ExportRow = Awaited<ReturnType<typeof readExportPage>>[number];

/** Who was given what businesses hide. */
export async function recordExport(
  db: Connection,
  entry: { at: Date; actor_user_id: number; session_id: string; details: Record<string, unknown> },
): Promise<void> {
  const { details, ...rest } = entry;
  await db
    .insertInto("audit_entries")
    .values({ ...rest, operation: "exportProfiles", details: JSON.stringify(details) })
    .execute();
}
