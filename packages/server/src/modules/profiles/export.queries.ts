import { CATEGORY_PLACEHOLDER } from "@foodshed/sdk/vocabulary";
import { type RawBuilder, sql } from "kysely";
import { photoJson } from "../../platform/account-cards.ts";
import type { Connection } from "../../platform/context.ts";
import type { ChecklistKind } from "../../platform/tables/profiles.ts";
import { accountState } from "../accounts/administration.queries.ts";

/** Where a page ended. */
export interface Place {
  name_key: string;
  id: number;
}

/** Everything that an export may say of the next profiles by name. */
export async function readExportPage(
  db: Connection,
  { managedBy, after, size }: { managedBy: number | undefined; after: Place | undefined; size: number },
) {
  let query = db
    .selectFrom("accounts as a")
    .leftJoin("users as u", (join) =>
      join.on(sql<boolean>`u.id = (select min(f.id) from users f where f.account_id = a.id)`),
    )
    .selectAll("a")
    .select([
      accountState.as("state"),
      photoJson("a").as("photo"),
      sql<Date | null>`(select max(l.last_login_at) from users l where l.account_id = a.id)`.as(
        "last_login_at",
      ),
      sql<string[]>`array(select business_type from account_business_types t where t.account_id = a.id
        order by position, business_type)`.as("business_types"),
      sql<number[]>`array(select code::int from roles r where r.account_id = a.id order by r.id)`.as("codes"),
      sql<string[]>`array(select p.name from products p join roles r on r.id = p.role_id
        where r.account_id = a.id and p.name <> ${CATEGORY_PLACEHOLDER}
        group by p.name order by min(p.category), min(p.id))`.as("product_names"),
      sql<number[]>`array(select distinct p.category::int from products p join roles r on r.id = p.role_id
        where r.account_id = a.id order by 1)`.as("product_categories"),
      sql<string[]>`array(select o.slug from connections c join accounts o on o.id = c.organization_id
        where c.account_id = a.id and c.state = 'accepted' and o.published_at is not null
        order by o.name_key, o.id)`.as("networks"),
      ticked("classifications").as("classifications"),
      ticked("safety_standards").as("safety_standards"),
      ticked("processing_types").as("processing_types"),
      ticked("services_provided").as("services_provided"),
      ticked("services_needed").as("services_needed"),
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

/** The keys ticked in a list under any role. */
function ticked(kind: ChecklistKind): RawBuilder<string[]> {
  return sql<
    string[]
  >`array(select distinct k from roles r join checklists c on c.role_id = r.id, unnest(c.keys) k
    where r.account_id = a.id and c.kind = ${kind} order by k)`;
}

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
