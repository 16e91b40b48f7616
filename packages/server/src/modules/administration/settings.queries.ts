import type { Connection } from "../../infra/db/connection.ts";

/** The addresses of users, by their numbers. */
export async function readEmails(db: Connection, userIds: readonly number[]): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("users")
    .select(["id", "email"])
    .where("id", "in", [...userIds])
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}
