import type { Connection } from "../../infra/db/connection.ts";

/** Notes which mail tells of a message, so that the sender of a campaign sees whether it arrives. */
export async function noteMailOfMessage(trx: Connection, message: number, mail: number): Promise<void> {
  await trx
    .updateTable("campaign_recipients")
    .set({ mail_id: mail })
    .where("message_id", "=", message)
    .execute();
}
