import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { ChecklistType } from "../../infra/db/tables/profiles.ts";
import { firstUser } from "../accounts/account-state.ts";
import { ORGANIZATION } from "../accounts/organizations.ts";

interface HeldRole {
  id: number;
  /** 1 to 6 */
  code: number;
}

interface ListedProduct {
  id: number;
  role_id: number;
  category: number;
  name: string;
}

interface Checklist {
  id: number;
  role_id: number;
  kind: ChecklistType;
  keys: string[];
}

interface Membership {
  id: number;
  organization_id: number;
  slug: string;
  state: "accepted" | "requested";
}

/** Profiles with all that updates may change, in the order of their ids. */
export async function readUpdatable(db: Connection, accountIds: readonly number[]) {
  return await db
    .selectFrom("accounts as a")
    .leftJoinLateral(firstUser, (join) => join.onTrue())
    .where(sql<boolean>`a.id = any(${[...accountIds]}::int[])`)
    .select([
      "a.id",
      "a.slug",
      "a.version",
      sql<boolean>`a.published_at is not null`.as("published"),
      "a.business_name",
      "a.first_name",
      "a.last_name",
      "a.title",
      "a.email",
      "a.phone",
      "a.fax",
      "a.cell",
      "a.address_1",
      "a.city",
      "a.postal_code",
      "a.website",
      "a.online_store",
      "a.twitter",
      "a.instagram",
      "a.facebook",
      "a.linkedin",
      "a.youtube",
      "a.description",
      "u.language",
      sql<boolean>`coalesce(u.language_chosen, false)`.as("language_chosen"),
      sql<string[]>`array(select business_type from account_business_types t where t.account_id = a.id
        order by position, business_type)`.as("business_types"),
      sql<HeldRole[]>`coalesce((select json_agg(json_build_object('id', r.id, 'code', r.code) order by r.id)
        from roles r where r.account_id = a.id), '[]')`.as("roles"),
      sql<ListedProduct[]>`coalesce((select json_agg(json_build_object('id', p.id, 'role_id', p.role_id,
        'category', p.category, 'name', p.name) order by p.category, p.position, p.id)
        from roles r join products p on p.role_id = r.id where r.account_id = a.id), '[]')`.as("products"),
      sql<
        Checklist[]
      >`coalesce((select json_agg(json_build_object('id', c.id, 'role_id', c.role_id, 'kind', c.kind,
        'keys', c.keys) order by c.id)
        from roles r join checklists c on c.role_id = r.id where r.account_id = a.id), '[]')`.as(
        "checklists",
      ),
      sql<
        Membership[]
      >`coalesce((select json_agg(json_build_object('id', c.id, 'organization_id', o.id, 'slug', o.slug,
        'state', c.state) order by o.name_key, o.id)
        from connections c join accounts o on o.id = c.organization_id and o.published_at is not null
        where c.account_id = a.id and c.state in ('accepted', 'requested')
          and exists (select from roles r where r.account_id = o.id and r.code = ${ORGANIZATION})), '[]')`.as(
        "memberships",
      ),
      sql<boolean>`exists (select from addresses d where d.account_id = a.id)`.as("has_location"),
    ])
    .orderBy("a.id")
    .execute();
}

export type UpdatableProfile = Awaited<ReturnType<typeof readUpdatable>>[number];
