import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Classifieds whose posters want to be told of new matches, and what they were told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `create table match_alerts (
      classified_id integer primary key references classifieds (id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      agreed_at timestamptz not null,
      asked_at timestamptz not null,
      known integer[],
      checked boolean not null default false
    )`,
    "create index match_alerts_user on match_alerts (user_id)",
    "create index match_alerts_unchecked on match_alerts (classified_id) where not checked",

    `create table match_alert_hits (
      alert_id integer not null references match_alerts (classified_id) on delete cascade,
      profile_id integer references accounts (id) on delete cascade,
      classified_id integer references classifieds (id) on delete cascade,
      found_at timestamptz not null,
      told_at timestamptz,
      check (num_nonnulls(profile_id, classified_id) = 1)
    )`,
    "create unique index match_alert_hits_profile on match_alert_hits (profile_id, alert_id) where profile_id is not null",
    "create unique index match_alert_hits_classified on match_alert_hits (classified_id, alert_id) where classified_id is not null",
    "create index match_alert_hits_alert on match_alert_hits (alert_id)",
    "create index match_alert_hits_untold on match_alert_hits (alert_id) where told_at is null",
  ]);
}
