import { type RoleValue, roleCode } from "@foodshed/sdk/vocabulary";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { ChecklistType } from "../../infra/db/tables/profiles.ts";
import { photoJson } from "../accounts/account-cards.ts";
import { type AccountState, accountState, firstUser } from "../accounts/account-state.ts";
import { ORGANIZATION } from "../accounts/organizations.ts";
import { AVAILABILITY_COLUMNS, type AvailabilityRow } from "../products/availability.ts";

/** Where a page ended. */
export interface Place {
  name_key: string;
  id: number;
}

/** Of all roles, read at once: one look-up for each list of an export would cost the most of it. */
type Product = [category: number, name: string, availability: AvailabilityRow | null];
type Checklist = [kind: ChecklistType, keys: string[]];

const availabilityJson = sql`json_build_object(${sql.join(
  AVAILABILITY_COLUMNS.flatMap((column) => [sql.lit(column), sql.ref(`p.${column}`)]),
)})`;

/** Lists that no line has are not looked up. */
const none = sql<string[]>`'{}'::text[]`;

const CHECKLISTS: ChecklistType[] = [
  "classifications",
  "safety_standards",
  "processing_types",
  "services_provided",
  "services_needed",
];

/** Whose profiles are exported; undefined for all. */
export interface Scope {
  accountId: number;
  /** Also published members of the network that the account does not manage. */
  withMembers: boolean;
}

/** What narrows an export. */
export interface ExportFilter {
  /** Only these accounts. */
  ids?: readonly number[];
  network?: string;
  state?: AccountState;
  role?: RoleValue;
  /** Degrees around a place. */
  box?: { south: number; north: number; west: number; east: number };
}

/** Whether the account has an accepted connection to the business `a`. */
const connectedTo = (organization: number, manage: boolean) =>
  sql<boolean>`exists (select from connections c where c.account_id = a.id and c.organization_id = ${organization}
    and c.state = 'accepted' and (c.manage or not ${manage}))`;

const managedBy = (accountId: number) =>
  sql<boolean>`(${connectedTo(accountId, true)} or (a.created_by_account_id = ${accountId} and a.claimed_at is null))`;

const inScope = ({ accountId, withMembers }: Scope): RawBuilder<boolean> =>
  withMembers
    ? sql<boolean>`(${managedBy(accountId)} or (a.published_at is not null and ${connectedTo(accountId, false)}))`
    : managedBy(accountId);

/** Everything that an export may say of the next profiles by name. */
export async function readExportPage(
  db: Connection,
  {
    scope,
    filter,
    wanted,
    after,
    size,
  }: {
    scope: Scope | undefined;
    filter: ExportFilter;
    /** The fields that lines will have: what no line has is not looked up. */
    wanted: ReadonlySet<string>;
    after: Place | undefined;
    size: number;
  },
) {
  const has = (...fields: string[]) => fields.some((field) => wanted.has(field));
  let query = db
    .selectFrom("accounts as a")
    .leftJoinLateral(firstUser, (join) => join.onTrue())
    .selectAll("a")
    .select([
      accountState.as("state"),
      "u.language",
      (scope?.withMembers ? managedBy(scope.accountId) : sql<boolean>`true`).as("managed"),
      (has("photo_file_name") ? photoJson("a") : sql<null>`null`).as("photo"),
      (has("last_login")
        ? sql<Date | null>`(select max(l.last_login_at) from account_users l where l.account_id = a.id)`
        : sql<null>`null`
      ).as("last_login_at"),
      (has("category")
        ? sql<string[]>`array(select business_type from account_business_types t where t.account_id = a.id
        order by position, business_type)`
        : none
      ).as("business_types"),
      (has("roles")
        ? sql<number[]>`array(select code::int from roles r where r.account_id = a.id order by r.id)`
        : sql<number[]>`'{}'::int[]`
      ).as("codes"),
      (has("products", "product_categories", "availability")
        ? sql<
            Product[] | null
          >`(select json_agg(json_build_array(p.category, p.name, ${has("availability") ? availabilityJson : sql`null`})
          order by p.category, p.position, p.id)
        from roles r join products p on p.role_id = r.id where r.account_id = a.id)`
        : sql<null>`null`
      ).as("products"),
      (has(...CHECKLISTS)
        ? sql<Checklist[] | null>`(select json_agg(json_build_array(c.kind, c.keys))
        from roles r join checklists c on c.role_id = r.id where r.account_id = a.id)`
        : sql<null>`null`
      ).as("checklists"),
      (has("organizations")
        ? sql<string[]>`array(select o.slug from connections c, lateral (
          select slug, name_key, id from accounts where id = c.organization_id and published_at is not null limit 1) o
        where c.account_id = a.id and c.state = 'accepted'
          and exists (select from roles r where r.account_id = o.id and r.code = ${ORGANIZATION}) order by o.name_key, o.id)`
        : none
      ).as("networks"),
    ])
    .orderBy("a.name_key")
    .orderBy("a.id")
    .limit(size);
  if (after)
    query = query.where(sql<boolean>`(a.name_key, a.id) > (${after.name_key}, ${after.id}::integer)`);
  if (scope) query = query.where(inScope(scope));
  const { ids, network, state, role, box } = filter;
  if (ids) query = query.where(sql<boolean>`a.id = any(${[...ids]}::int[])`);
  if (network !== undefined) {
    query = query.where(
      sql<boolean>`exists (select from connections c join accounts o on o.id = c.organization_id
        where c.account_id = a.id and c.state = 'accepted' and o.slug = ${network})`,
    );
  }
  if (state !== undefined) query = query.where(accountState, "=", state);
  if (role !== undefined) {
    query = query.where(
      sql<boolean>`exists (select from roles r where r.account_id = a.id and r.code = ${roleCode(role)})`,
    );
  }
  if (box) {
    query = query
      .where("a.latitude", ">=", box.south)
      .where("a.latitude", "<=", box.north)
      .where("a.longitude", ">=", box.west)
      .where("a.longitude", "<=", box.east);
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
