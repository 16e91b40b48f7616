import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import { namesPerson } from "./unsubscribe-tokens.ts";

/**
 * Sends a person's waiting notifications to another address. Only mails whose link unsubscribes this person follow: what is about
 * the login goes where it was meant to go, and what another consent sends to the address stays with the address.
 */
export async function redirectWaitingMails(
  trx: Connection,
  { userId, from, to }: { userId: number; from: string; to: string },
): Promise<void> {
  await trx
    .updateTable("mail_outbox")
    .set({ recipient: to })
    .where(sql`lower(recipient)`, "=", from.toLowerCase())
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where(sql`headers ->> 'List-Unsubscribe'`, "like", `%${namesPerson(userId)}%`)
    .execute();
}
