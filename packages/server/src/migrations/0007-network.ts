import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** What messages, membership, mails and the feed need beyond their first tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    // Names as people look for them, without accents, apostrophes and letter case. Columns and questions share the
    // function, and the C collation makes a prefix a range of the index.
    `create function name_key(text) returns text language sql immutable strict parallel safe
      return lower(regexp_replace(normalize($1, NFKD), '[\\u0300-\\u036f''’]', '', 'g')) collate "C"`,
    'alter table accounts add column name_key text collate "C" generated always as (name_key(business_name)) stored',
    "create index accounts_name_key on accounts (name_key, id) where published_at is not null",

    // Who has read what follows from each participant's last read message.
    "drop table messages_meta",

    // One recipient may be named several times in one call, with several contents.
    "alter table campaign_recipients drop constraint campaign_recipients_pkey",
    "alter table campaign_recipients add column position integer not null default 0",
    "alter table campaign_recipients add primary key (campaign_id, position)",
    "create index campaign_recipients_account on campaign_recipients (account_id)",
    "create index campaign_recipients_message on campaign_recipients (message_id) where message_id is not null",
    "create index messages_campaign on messages (campaign_id) where campaign_id is not null",
    "drop index campaign_recipients_waiting",
    "alter table campaign_recipients drop constraint campaign_recipients_state_check",
    "alter table campaign_recipients alter column state drop default",
    "alter table campaign_recipients drop column error",
    "alter table campaign_recipients add check (state in ('sent', 'blocked', 'duplicate'))",
    "alter table campaigns drop column finished_at",

    "alter table activities add column actee_classified_id integer references classifieds (id) on delete cascade",
    "drop index activities_once_a_day",
    `create unique index activities_once_a_day on activities
      (actor_account_id, verb, coalesce(actee_account_id, 0), coalesce(actee_classified_id, 0), day)`,
    "create index activities_classified on activities (actee_classified_id) where actee_classified_id is not null",

    // Consent has a time: when the preference was last set by its owner.
    "alter table notification_preferences add column changed_at timestamptz not null default now()",
    "create index notifications_account on notifications (account_id)",
    "create index notifications_sent on notifications (sent_at) where sent_at is not null",
    "create index classifieds_unnotified on classifieds (needed_by) where expiry_notified_at is null",
    "create index profile_views_day on profile_views (day)",
  ]);
}
