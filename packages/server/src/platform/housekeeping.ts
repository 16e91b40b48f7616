import { hours } from "./clock.ts";
import { forgetOldKeys } from "./idempotency.ts";
import type { RecurringJob } from "./jobs.ts";
import { forgetOldTokens } from "./one-time-tokens.ts";
import { forgetSentMails } from "./outbox.ts";
import { forgetOldChanges } from "./public-changes.ts";
import { forgetOldSessions } from "./sessions.ts";
import { forgetOldHits } from "./throttles.ts";

/** Sweeps out what has served its time. */
export const housekeepingJob: RecurringJob = {
  name: "housekeeping",
  every: hours(1),
  async run(services) {
    const { db, clock } = services;
    await forgetOldKeys(db, clock);
    await forgetOldHits(db, clock);
    await forgetOldTokens(db, clock);
    await forgetOldSessions(db, clock);
    await forgetSentMails(services);
    await forgetOldChanges(db);
  },
};
