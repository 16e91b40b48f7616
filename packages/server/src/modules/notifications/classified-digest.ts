import { type Clock, days, hours } from "../../core/clock.ts";
import { readSetting, writeSetting } from "../../infra/db/stored-settings.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { ServiceJob } from "../services.ts";
import { insertDigests } from "./notifications.queries.ts";
import type { ClassifiedViewModel, Place } from "./notifications.view-models.ts";

const DIGEST_VERB = 11;
/** The maximum number of classifieds in a digest. */
const SHOWN = 10;
/** Mondays at noon UTC: the morning of the working week in Ontario. */
const WEEKDAY = 1;
const HOUR = 12;

/** Verb 11: once a week, to every account that wants it. A week in which the server was down is sent when it starts. */
export const classifiedDigestJob: ServiceJob = {
  name: "classified-digest",
  every: hours(1),
  exclusive: true,
  async run({ db, clock, jobs }) {
    const until = latestIssue(clock);
    const queued = await inTransaction(db, async (trx) => {
      const last = await readSetting(trx, "classified_digest");
      if (last && new Date(last.until) >= until) return false;
      await writeSetting(trx, "classified_digest", { until: until.toISOString() });
      // The first digest of a network reports nothing of the time before.
      if (!last) return false;
      await insertDigests(trx, { verb: DIGEST_VERB, since: new Date(last.until), until, due: clock.now() });
      return true;
    });
    if (queued) jobs.wake("notifications");
  },
};

/** The last time that a digest was due. */
export function latestIssue(clock: Clock): Date {
  const now = clock.now();
  const issue = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR));
  issue.setUTCDate(issue.getUTCDate() - ((issue.getUTCDay() - WEEKDAY + 7) % 7));
  return issue > now ? new Date(issue.getTime() - days(7)) : issue;
}

/** Others' classifieds, the nearest first where the account has a place; nothing when there are none. */
export function digestFor(
  posted: ClassifiedViewModel[],
  account: { id: number; place?: Place },
): { classifieds: ClassifiedViewModel[]; more: number } | undefined {
  const others = posted.filter((classified) => classified.account_id !== account.id);
  if (others.length === 0) return undefined;
  const { place } = account;
  const ordered = place ? others.toSorted((a, b) => distance(place, a) - distance(place, b)) : others;
  return { classifieds: ordered.slice(0, SHOWN), more: Math.max(0, others.length - SHOWN) };
}

/** Good enough to put near things before far ones; classifieds without a place come last. */
function distance(from: Place, to: ClassifiedViewModel): number {
  if (to.latitude === null || to.longitude === null) return Number.POSITIVE_INFINITY;
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
