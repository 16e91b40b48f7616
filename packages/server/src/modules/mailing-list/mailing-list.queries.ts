import type { Locale } from "@foodshed/sdk/locale";
import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

/** Puts an address on the list, again after it had left. @returns false when it is on the list already */
export async function insertSubscriber(
  connection: Connection,
  subscriber: {
    email: string;
    wording: string;
    language?: Locale;
    at: Date;
    forwardedAt?: Date;
    confirmedAt?: Date;
  },
): Promise<boolean> {
  const { rows } = await sql<{
    id: number;
  }>`insert into mailing_list (email, consented_at, consent_wording, language, forwarded_at, confirmed_at)
    values (${subscriber.email}, ${subscriber.at}, ${subscriber.wording}, ${subscriber.language ?? null}, ${subscriber.forwardedAt ?? null}, ${subscriber.confirmedAt ?? null})
    on conflict (lower(email)) do update set email = excluded.email, consented_at = excluded.consented_at,
      consent_wording = excluded.consent_wording, language = excluded.language, unsubscribed_at = null, forwarded_at = excluded.forwarded_at,
      confirmed_at = excluded.confirmed_at
    where mailing_list.unsubscribed_at is not null
    returning id`.execute(connection);
  return rows.length > 0;
}

/** Whether the address is on the list now. */
export async function isSubscribed(connection: Connection, email: string): Promise<boolean> {
  const row = await connection
    .selectFrom("mailing_list")
    .select("id")
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where("unsubscribed_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}
