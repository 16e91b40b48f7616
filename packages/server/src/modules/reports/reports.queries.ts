import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import { ORGANIZATION } from "../accounts/organizations.ts";

/** Whether the account is an organization; only those have members. */
export async function isOrganization(connection: Connection, accountId: number): Promise<boolean> {
  const role = await connection
    .selectFrom("roles")
    .select("id")
    .where("account_id", "=", accountId)
    .where("code", "=", ORGANIZATION)
    .executeTakeFirst();
  return role !== undefined;
}

export async function countMembers(connection: Connection, organizationId: number): Promise<number> {
  const { count } = await connection
    .selectFrom("connections")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("organization_id", "=", organizationId)
    .where("state", "=", "accepted")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many members hold each role, the most held first. */
export function countRoles(
  connection: Connection,
  organizationId: number,
): Promise<{ code: number; count: number }[]> {
  return connection
    .selectFrom("connections as c")
    .innerJoin("roles as r", "r.account_id", "c.account_id")
    .select(["r.code", sql<number>`count(*)::int`.as("count")])
    .where("c.organization_id", "=", organizationId)
    .where("c.state", "=", "accepted")
    .groupBy("r.code")
    .orderBy("count", "desc")
    .orderBy("r.code")
    .execute();
}

/** How many of the members that hold a role count themselves to each business type. */
export function countCategories(
  connection: Connection,
  organizationId: number,
): Promise<{ code: number; category: string; count: number }[]> {
  return connection
    .selectFrom("connections as c")
    .innerJoin("roles as r", "r.account_id", "c.account_id")
    .innerJoin("account_business_types as t", "t.account_id", "c.account_id")
    .select(["r.code", "t.business_type as category", sql<number>`count(*)::int`.as("count")])
    .where("c.organization_id", "=", organizationId)
    .where("c.state", "=", "accepted")
    .groupBy(["r.code", "t.business_type"])
    .orderBy("count", "desc")
    .orderBy("t.business_type")
    .execute();
}
