import { days, fromNow } from "../../core/clock.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { readClassifiedHits, readProfileHits, StandingSearches } from "../search/search.matching.ts";
import type { Services } from "../services.ts";
import { toStandingSearch } from "./alerts.check.ts";
import { alertMail, type FoundFor } from "./alerts.mails.ts";
import * as queries from "./alerts.queries.ts";

/** Recipients of one transaction. */
const RECIPIENTS = 50;
/** Nothing is noted to be told later than this. */
const LATEST = days(8);

/**
 * Turns what is due into mails in the outbox, one for each user or address. Noting it as told happens in the same transaction, and one
 * process does it at a time: nothing is told twice or left out, and nobody gets two mails of one run.
 */
export async function sendAlerts(services: Services, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted && (await sendBatch(services))) {}
}

async function sendBatch(services: Services): Promise<boolean> {
  const { db, clock } = services;
  const now = clock.now();
  const latest = fromNow(clock, LATEST);
  // The embedded database has one connection: what reads the search's memory comes before the transaction.
  if (countOf(await queries.readDueRecipients(db, { now, latest, limit: 1 })) === 0) return false;
  const searches = await StandingSearches.open(services);
  return await inTransaction(db, async (trx) => {
    if (!(await queries.tryLockCheck(trx))) return false;
    const recipientsDue = await queries.readDueRecipients(trx, { now, latest, limit: RECIPIENTS });
    if (countOf(recipientsDue) === 0) return false;
    const due = await queries.lockDueHits(trx, { ...recipientsDue, now, latest });
    const { told, gone } = await split(trx, due, now);
    const recipients = await queries.readRecipients(trx, recipientsDue);
    const context: Context = { services: { ...services, db: trx }, searches, networks: new Map() };
    for (const recipient of recipients) {
      const own = withoutRepeats(told.filter(({ hit }) => keyOf(hit) === keyOf(recipient)));
      if (own.length > 0)
        await services.mail.queue(trx, alertMail(services, recipient, await bySearch(context, own)));
    }
    const hits = told.map(({ hit }) => hit);
    if (hits.length > 0) await queries.markTold(trx, hits, now);
    await queries.deleteHits(trx, gone);
    const alerted = new Set(recipients.map(keyOf));
    const named = hits.filter((hit) => alerted.has(keyOf(hit))).map(({ id }) => id);
    await queries.markAlerted(trx, [...new Set(named)], now);
    return countOf(recipientsDue) === RECIPIENTS;
  });
}

const countOf = ({ users, subscribers }: queries.Recipients) => users.length + subscribers.length;
const keyOf = ({ user_id, subscriber_id }: Pick<queries.Recipient, "user_id" | "subscriber_id">) =>
  `${user_id} ${subscriber_id}`;

type Told = { hit: queries.DueHit; shown: FoundFor["hits"][number] };

/** What several searches of one recipient have found is told once, with the first of them. */
function withoutRepeats(told: readonly Told[]): Told[] {
  const first = new Map<string, Told>();
  for (const one of told) {
    const { profile_id, classified_id, told_elsewhere } = one.hit;
    const key = `${profile_id} ${classified_id}`;
    if (!told_elsewhere && !first.has(key)) first.set(key, one);
  }
  return [...first.values()];
}

/** What can still be found, and what was hidden, has ended or is gone since. */
async function split(
  trx: Connection,
  due: queries.DueHit[],
  now: Date,
): Promise<{ told: Told[]; gone: queries.DueHit[] }> {
  const ids = (of: (hit: queries.DueHit) => number | null) => [
    ...new Set(due.flatMap((hit) => of(hit) ?? [])),
  ];
  const profiles = await readProfileHits(
    trx,
    ids(({ profile_id }) => profile_id),
  );
  const classifieds = await readClassifiedHits(
    trx,
    ids(({ classified_id }) => classified_id),
  );
  const told: Told[] = [];
  const gone: queries.DueHit[] = [];
  for (const hit of due) {
    const profile = profiles.get(hit.profile_id ?? 0);
    const classified = classifieds.get(hit.classified_id ?? 0);
    if (profile) told.push({ hit, shown: { profile } });
    else if (classified && new Date(classified.needed_by) > now)
      told.push({ hit, shown: { id: hit.classified_id ?? 0, classified } });
    else gone.push(hit);
  }
  return { told, gone };
}

interface Context {
  services: Services;
  searches: StandingSearches;
  networks: Map<string, number | undefined>;
}

async function bySearch({ services, searches, networks }: Context, told: Told[]): Promise<FoundFor[]> {
  const found: FoundFor[] = [];
  for (const own of Map.groupBy(told, ({ hit }) => hit.id).values()) {
    const [{ hit }] = own as [Told];
    const reasons = await searches.explain(await toStandingSearch(services, networks, hit));
    found.push({
      name: hit.name,
      kind: hit.kind,
      search: hit.search,
      hits: own.map(({ shown }) => shown),
      reasons,
    });
  }
  return found;
}
