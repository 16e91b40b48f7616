import { sql } from "kysely";
import type { Connection } from "../../platform/context.ts";

/** Puts an address on the list, again after it had left. @returns false when it is on the list already */
export async function insertSubscriber(
  connection: Connection,
  subscriber: { email: string; wording: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`insert into mailing_list (email, consented_at, consent_wording)
    values (${subscriber.email}, ${subscriber.at}, ${subscriber.wording})
    on conflict (lower(email)) do update set email = excluded.email, consented_at = excluded.consented_at,
      consent_wording = excluded.consent_wording, unsubscribed_at = null, forwarded_at = null
    where mailing_list.unsubscribed_at is not null
    returning id`.execute(connection);
  return rows.length > 0;
}
