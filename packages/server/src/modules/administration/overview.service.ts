import { sql } from "kysely";
import type { Actor } from "../../core/actor.ts";
import { days, fromNow } from "../../core/clock.ts";
import { administratorOnly } from "../../core/signed-in.ts";
import { readSetting } from "../../infra/db/stored-settings.ts";
import { VERSION } from "../../infra/version.ts";
import type { ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import { countUnhealthyJobs } from "./jobs.service.ts";

/** An account that nobody has claimed for so long deserves a look. */
const LONG_UNCLAIMED = days(14);

/** What waits for somebody, and how the server is. */
export async function getAdministrationOverview(
  services: Services,
  actor: Actor,
): Promise<ResponseBody<"getAdministrationOverview">> {
  administratorOnly(actor);
  const { db, clock, config, startedAt } = services;
  const { rows } = await sql<
    Record<"reports" | "role_requests" | "failed" | "retried" | "unclaimed", number>
  >`select
    (select count(*)::int from moderation_cases where decided_at is null)
      + (select count(*)::int from moderation_appeals where outcome is null) as reports,
    (select count(*)::int from role_requests where state = 'pending') as role_requests,
    (select count(*)::int from mail_outbox where failed_at is not null and cancelled_at is null) as failed,
    (select count(*)::int from mail_outbox where sent_at is null and failed_at is null and last_error is not null) as retried,
    (select count(*)::int from accounts
      where claimed_at is null and created_at < ${fromNow(clock, -LONG_UNCLAIMED)}) as unclaimed`.execute(db);
  const [counts] = rows;
  const { rows: versions } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(db);
  const backup = await readSetting(db, "last_backup");
  return {
    waiting: {
      reports: counts?.reports ?? 0,
      role_requests: counts?.role_requests ?? 0,
      failed_mails: counts?.failed ?? 0,
      retried_mails: counts?.retried ?? 0,
      unhealthy_jobs: await countUnhealthyJobs(services),
      unclaimed_accounts: counts?.unclaimed ?? 0,
    },
    server: {
      version: VERSION,
      node: process.versions.node,
      database: config.databaseUrl ? "postgresql" : "embedded",
      database_version: versions[0]?.version ?? "",
      started_at: startedAt.toISOString(),
      time: clock.now().toISOString(),
      mail: config.smtpUrl ? "smtp" : "folder",
      files: config.s3 ? "s3" : "folder",
      last_backup: backup?.at ?? null,
    },
  };
}
