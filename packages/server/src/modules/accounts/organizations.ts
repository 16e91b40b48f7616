import { roleCode } from "@foodshed/sdk/vocabulary";
import type { Connection } from "../../infra/db/connection.ts";

/** The code of the role that makes an account an organization. */
export const ORGANIZATION = roleCode("organization");

/** What kind of business bears a slug: "nobody" where there is none, or none that is published. */
export async function findBearer(
  connection: Connection,
  slug: string,
): Promise<"network" | "business" | "nobody"> {
  if (await findNetwork(connection, slug)) return "network";
  const business = await connection
    .selectFrom("accounts")
    .where("slug", "=", slug)
    .where("published_at", "is not", null)
    .select("id")
    .executeTakeFirst();
  return business ? "business" : "nobody";
}

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
