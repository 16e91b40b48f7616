import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

/** As many as the contract lists. */
const LONGEST = 100;

/** The running sessions of a user; the one of the caller first, then the one used last. */
export async function listRunning(db: Connection, userId: number, own: string, now: Date) {
  return await db
    .selectFrom("sessions")
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .select(["id", "user_agent", "hijacked_by_user_id", "hijack_reason", "created_at", "last_used_at"])
    .orderBy(sql`id = ${own}`, "desc")
    .orderBy("last_used_at", "desc")
    .orderBy("id")
    .limit(LONGEST)
    .execute();
}

/** Whether a running session is one of a user's. */
export async function isRunning(
  db: Connection,
  userId: number,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom("sessions")
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}
