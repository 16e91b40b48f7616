import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/**
 * Campaigns that the server sends by itself. A recipient's row is the only note of whether they got it: it is written in the transaction
 * of the message or mail. Earlier campaigns are calls that sent everything at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `alter table campaigns
      add column kind text not null default 'call' check (kind in ('call', 'message', 'nudge')),
      add column state text not null default 'finished' check (state in ('running', 'paused', 'cancelled', 'finished')),
      add column file_id integer references files on delete set null,
      add column send_at timestamptz,
      add column waits_until timestamptz,
      add column turn_at timestamptz,
      add column finished_at timestamptz,
      add column hijacked boolean not null default false`,
    "create index campaigns_running on campaigns (turn_at, id) where state = 'running'",
    "create index campaigns_file on campaigns (file_id) where file_id is not null",

    `alter table campaign_recipients
      add column sent_at timestamptz,
      add column mail_id integer references mail_outbox on delete set null`,
    "alter table campaign_recipients drop constraint campaign_recipients_state_check",
    `alter table campaign_recipients add check
      (state in ('waiting', 'sent', 'blocked', 'duplicate', 'gone', 'recent', 'declined', 'complete'))`,
    "create index campaign_recipients_waiting on campaign_recipients (campaign_id, position) where state = 'waiting'",
    "create index campaign_recipients_mail on campaign_recipients (mail_id) where mail_id is not null",
  ]);
}
