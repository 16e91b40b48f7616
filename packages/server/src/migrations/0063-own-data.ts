import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** What is stored of one member is found without reading everybody's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    "create index profile_views_member on profile_views (viewer) where viewer like 'account:%'",
    "create index mail_outbox_recipient on mail_outbox (lower(recipient))",
    "create index visitor_messages_email on visitor_messages (lower(email)) where sent_at is not null",
    "create index weekly_list_subscriptions_email on weekly_list_subscriptions (lower(email))",
    "create index deleted_classifieds_account on deleted_classifieds (account_id)",
    "create index sessions_of_user on sessions (user_id)",
  ]);
}
