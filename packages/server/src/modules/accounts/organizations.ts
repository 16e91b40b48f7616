import { roleCode } from "@foodshed/sdk/vocabulary";
import type { Connection } from "../../infra/db/connection.ts";

/** The code of the role that makes an account an organization. */
export const ORGANIZATION = roleCode("organization");

/** The published organization with this slug. */
export async function findNetwork(
  connection: Connection,
  slug: string,
): Promise<{ id: number; business_name: string } | undefined> {
  return await connection
    .selectFrom("accounts as a")
    .innerJoin("roles as r", "r.account_id", "a.id")
    .where("a.slug", "=", slug)
    .where("r.code", "=", ORGANIZATION)
    .where("a.published_at", "is not", null)
    .select(["a.id", "a.business_name"])
    .executeTakeFirst();
}
