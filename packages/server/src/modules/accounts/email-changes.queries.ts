import type { Clock } from "../../core/clock.ts";
import type { Connection } from "../../infra/db/connection.ts";

export interface EmailChange {
  user_id: number;
  email: string;
  session_id: string;
  requested_at: Date;
  expires_at: Date;
}

/** Takes the place of what the user asked for before. */
export async function writeEmailChange(trx: Connection, change: EmailChange): Promise<void> {
  const { user_id: _, ...rest } = change;
  await trx
    .insertInto("email_changes")
    .values(change)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(rest))
    .execute();
}

/** What a user waits for; undefined when it is nothing, or too old. */
export function findEmailChange(
  db: Connection,
  clock: Clock,
  userId: number,
): Promise<EmailChange | undefined> {
  return db
    .selectFrom("email_changes")
    .selectAll()
    .where("user_id", "=", userId)
    .where("expires_at", ">", clock.now())
    .executeTakeFirst();
}

export async function setEmailChangeSession(
  trx: Connection,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await trx.updateTable("email_changes").set({ session_id: to }).where("session_id", "=", from).execute();
}

/** @returns whether there was one */
export async function deleteEmailChange(trx: Connection, userId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("email_changes")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteExpiredEmailChanges(db: Connection, clock: Clock): Promise<void> {
  await db.deleteFrom("email_changes").where("expires_at", "<", clock.now()).execute();
}
