import type { Database } from "../../infra/db/connection.ts";

/** Somebody other than the demo's member, to whom one may write. */
export async function findRecipient(db: Database): Promise<number> {
  const { id } = await db
    .selectFrom("accounts as a")
    .innerJoin("account_users as u", "u.account_id", "a.id")
    .select("a.id")
    .where("a.published_at", "is not", null)
    .where("u.email", "not like", "%@foodshed.example")
    .orderBy("a.id")
    .executeTakeFirstOrThrow();
  return id;
}
