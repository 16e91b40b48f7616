import { type SqlBool, sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import { type CardRow, cardJson, firstCategory, photoJson } from "../accounts/account-cards.ts";
import { firstUser } from "../accounts/account-state.ts";
import { ORGANIZATION } from "../accounts/organizations.ts";
import { lastNudge } from "../campaigns/last-nudge.ts";
import { type ProfileNeed, profileNeeds } from "../profiles/profile-needs.ts";

export interface ConnectionRow {
  id: number;
  organization: CardRow;
  account: CardRow;
  requested_by_account_id: number;
  manage: boolean;
  state: "requested" | "accepted" | "denied";
  created_at: Date;
  /** The other side is a network, not a manager user. */
  with_network: boolean;
}

/** The account in this column holds the organization role. */
function isOrganization(column: string) {
  return sql<boolean>`exists (select from roles r where r.account_id = ${sql.ref(column)} and r.code = ${ORGANIZATION})`;
}

function connections(connection: Connection) {
  return connection
    .selectFrom("connections as c")
    .innerJoin("accounts as o", "o.id", "c.organization_id")
    .innerJoin("accounts as a", "a.id", "c.account_id")
    .select(["c.id", "c.requested_by_account_id", "c.manage", "c.state", "c.created_at"])
    .select([cardJson("o").as("organization"), cardJson("a").as("account")])
    .select(isOrganization("o.id").as("with_network"));
}

export function findConnection(connection: Connection, id: number): Promise<ConnectionRow | undefined> {
  return connections(connection).where("c.id", "=", id).executeTakeFirst();
}

/** Unanswered requests in which the account takes part, sent or received, the newest first. */
export function readRequests(
  connection: Connection,
  accountId: number,
  direction: "sent" | "received",
): Promise<ConnectionRow[]> {
  return connections(connection)
    .where("c.state", "=", "requested")
    .where((where) =>
      where.or([where("c.organization_id", "=", accountId), where("c.account_id", "=", accountId)]),
    )
    .where("c.requested_by_account_id", direction === "sent" ? "=" : "!=", accountId)
    .orderBy("c.created_at", "desc")
    .orderBy("c.id", "desc")
    .limit(1000)
    .execute();
}

/** An account as one end of a connection. */
export function findEnd(
  connection: Connection,
  id: number,
): Promise<{ id: number; published: boolean; is_organization: boolean; is_manager: boolean } | undefined> {
  return connection
    .selectFrom("accounts as a")
    .select([
      "a.id",
      "a.is_manager",
      sql<boolean>`a.published_at is not null`.as("published"),
      isOrganization("a.id").as("is_organization"),
    ])
    .where("a.id", "=", id)
    .executeTakeFirst();
}

/** @returns undefined when the two are connected, or either of them has a pending request to the other */
export async function insertRequest(
  transaction: Connection,
  request: { organization: number; account: number; requestedBy: number; manage: boolean; at: Date },
): Promise<number | undefined> {
  const row = await transaction
    .insertInto("connections")
    .values({
      organization_id: request.organization,
      account_id: request.account,
      requested_by_account_id: request.requestedBy,
      manage: request.manage,
      state: "requested",
      created_at: request.at,
    })
    .onConflict((conflict) =>
      conflict.columns(["organization_id", "account_id"]).where("state", "!=", "denied").doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Answers a request that the account received. @returns false when it was answered before, or is not for the account */
export async function answerRequest(
  transaction: Connection,
  answer: { id: number; by: number; state: "accepted" | "denied"; at: Date },
): Promise<boolean> {
  const { by } = answer;
  const answered = await transaction
    .updateTable("connections")
    .set({ state: answer.state, answered_at: answer.at })
    .where("id", "=", answer.id)
    .where("state", "=", "requested")
    .where("requested_by_account_id", "!=", by)
    .where((where) => where.or([where("organization_id", "=", by), where("account_id", "=", by)]))
    .returning("id")
    .executeTakeFirst();
  return answered !== undefined;
}

/** Requests of, and to, an account that is no longer a manager. */
export async function dropRequestsToManage(transaction: Connection, accountId: number): Promise<void> {
  await transaction
    .deleteFrom("connections")
    .where("organization_id", "=", accountId)
    .where("state", "=", "requested")
    .execute();
}

/** @returns what the connection joined; undefined when it is gone already */
export function deleteConnection(
  transaction: Connection,
  id: number,
): Promise<{ organization_id: number; account_id: number; state: string } | undefined> {
  return transaction
    .deleteFrom("connections")
    .where("id", "=", id)
    .where("state", "!=", "denied")
    .returning(["organization_id", "account_id", "state"])
    .executeTakeFirst();
}

export interface Page {
  /** A LIKE pattern without its ends. */
  pattern?: string;
  from: number;
  size: number;
}

function named(pattern: string | undefined) {
  return pattern ? sql<SqlBool>`a.name_key like '%' || name_key(${pattern}) || '%'` : sql<SqlBool>`true`;
}

export interface ManagedRow {
  id: number;
  slug: string;
  business_name: string;
  photo: CardRow["photo"];
  product_category: number | null;
  connection_id: number | null;
  claimed: boolean;
  last_login: Date | null;
  activated: boolean;
  enabled: boolean;
  closed: boolean;
  city: string | null;
  roles: number[];
  needs: ProfileNeed[];
  edited_at: Date;
  nudged_at: Date | null;
}

/** Members who let the account manage them, and unclaimed accounts that it made: their ids, each once. */
const managedIds = (connection: Connection, managerId: number) =>
  connection
    .selectFrom("connections as m")
    .select("m.account_id as id")
    .where("m.organization_id", "=", managerId)
    .where("m.state", "=", "accepted")
    .where("m.manage", "=", true)
    .union(
      connection
        .selectFrom("accounts as n")
        .select("n.id")
        .where("n.created_by_account_id", "=", managerId)
        .where("n.claimed_at", "is", null),
    );

function managed(connection: Connection, managerId: number, pattern: string | undefined) {
  return connection
    .selectFrom("accounts as a")
    .where("a.id", "in", managedIds(connection, managerId))
    .where(named(pattern));
}

/** By business name, without regard to accents and letter case. */
export function readManaged(
  connection: Connection,
  managerId: number,
  now: Date,
  page: Page,
): Promise<ManagedRow[]> {
  const shown = managed(connection, managerId, page.pattern)
    .select(["a.id", "a.name_key"])
    .orderBy("a.name_key")
    .orderBy("a.id")
    .offset(page.from)
    .limit(page.size);
  return connection
    .selectFrom(shown.as("shown"))
    .innerJoin("accounts as a", "a.id", "shown.id")
    .leftJoin("connections as c", (join) =>
      join
        .onRef("c.account_id", "=", "a.id")
        .on("c.organization_id", "=", managerId)
        .on("c.state", "=", "accepted"),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("account_users as u")
          .select([
            sql<Date | null>`max(u.last_login_at)`.as("last_login"),
            sql<boolean>`coalesce(bool_or(u.activated_at is not null), false)`.as("activated"),
            sql<boolean>`coalesce(bool_or(u.disabled_at is null), true)`.as("enabled"),
          ])
          .whereRef("u.account_id", "=", "a.id")
          .as("login"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(firstUser, (join) => join.onTrue())
    .select(["a.id", "a.slug", "a.business_name", "c.id as connection_id", "login.last_login"])
    .select(["a.city", "a.edited_at", profileNeeds(now).as("needs"), lastNudge.as("nudged_at")])
    .select(
      sql<number[]>`array(select r.code::int from roles r where r.account_id = a.id order by r.id)`.as(
        "roles",
      ),
    )
    .select([photoJson("a").as("photo"), firstCategory("a").as("product_category")])
    .select([sql<boolean>`a.claimed_at is not null`.as("claimed")])
    .select(sql<boolean>`a.closed_at is not null`.as("closed"))
    .select([sql<boolean>`login.activated`.as("activated"), sql<boolean>`login.enabled`.as("enabled")])
    .orderBy("shown.name_key")
    .orderBy("shown.id")
    .execute();
}

export async function countManaged(
  connection: Connection,
  managerId: number,
  pattern?: string,
): Promise<number> {
  const counted = pattern
    ? managed(connection, managerId, pattern).select("a.id")
    : managedIds(connection, managerId);
  const { count } = await connection
    .selectFrom(counted.as("managed"))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends an organization's connections with these accounts. @returns which they were */
export function deleteConnectionsTo(
  transaction: Connection,
  organizationId: number,
  accountIds: readonly number[],
): Promise<{ account_id: number; state: string }[]> {
  return transaction
    .deleteFrom("connections")
    .where("organization_id", "=", organizationId)
    .where(sql<boolean>`account_id = any(${[...accountIds]}::int[])`)
    .where("state", "!=", "denied")
    .returning(["account_id", "state"])
    .execute();
}

/** What is read of a profile's connections. */
export interface Connected {
  accountId: number;
  pattern?: string;
  /** Includes connections with manager users, which are private. */
  withManagers: boolean;
}

/** Published businesses at the other end of a profile's connections. */
function connected(connection: Connection, { accountId, pattern, withManagers }: Connected) {
  const others = connection
    .selectFrom("connections")
    .select(["id as connection_id", "account_id as other", "organization_id as network"])
    .where("organization_id", "=", accountId)
    .where("state", "=", "accepted")
    .unionAll(
      connection
        .selectFrom("connections")
        .select(["id as connection_id", "organization_id as other", "organization_id as network"])
        .where("account_id", "=", accountId)
        .where("state", "=", "accepted"),
    );
  return connection
    .selectFrom(others.as("c"))
    .innerJoin("accounts as a", "a.id", "c.other")
    .where("a.published_at", "is not", null)
    .$if(!withManagers, (query) => query.where(isOrganization("c.network")))
    .where(named(pattern));
}

/** By business name, without regard to accents and letter case. */
export function readConnected(
  connection: Connection,
  of: Connected,
  page: Omit<Page, "pattern">,
): Promise<{ connection_id: number; account: CardRow }[]> {
  const shown = connected(connection, of)
    .select(["c.connection_id", "a.id", "a.name_key"])
    .orderBy("a.name_key")
    .orderBy("a.id")
    .offset(page.from)
    .limit(page.size);
  return connection
    .selectFrom(shown.as("shown"))
    .innerJoin("accounts as a", "a.id", "shown.id")
    .select(["shown.connection_id", cardJson("a").as("account")])
    .orderBy("shown.name_key")
    .orderBy("shown.id")
    .execute();
}

export async function countConnected(connection: Connection, of: Connected): Promise<number> {
  const { count } = await connected(connection, of)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
