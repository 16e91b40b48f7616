import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { readClassifiedHits, readProfileHits } from "../search/search.matching.ts";
import { type StandingTrade, StandingTrades } from "../search/trade.standing.ts";
import type { Services } from "../services.ts";
import { type MatchesOf, matchMail } from "./match-alerts.mails.ts";
import { readOpenTrades } from "./match-alerts.queries.ts";
import * as queries from "./match-alerts.sending.queries.ts";

/** Recipients of one transaction. */
const RECIPIENTS = 50;

/** Turns new matches into mails in the outbox, one for each user, and notes them as told in the same transaction. */
export async function sendMatchAlerts(
  services: Services,
  tryLock: (trx: Connection) => Promise<boolean>,
  stopping?: AbortSignal,
): Promise<void> {
  while (!stopping?.aborted && (await sendBatch(services, tryLock))) {}
}

async function sendBatch(
  services: Services,
  tryLock: (trx: Connection) => Promise<boolean>,
): Promise<boolean> {
  const { db, clock } = services;
  const now = clock.now();
  // The embedded database has one connection: what reads the search's memory comes before the transaction.
  if ((await queries.readDueUsers(db, 1)).length === 0) return false;
  const standing = await StandingTrades.open(services);
  return await inTransaction(db, async (trx) => {
    if (!(await tryLock(trx))) return false;
    const users = await queries.readDueUsers(trx, RECIPIENTS);
    if (users.length === 0) return false;
    const due = await queries.lockDueMatches(trx, users);
    const trades = await readOpenTrades(trx, [...new Set(due.map(({ alert }) => alert))], now);
    const { told, silent, gone } = await split(trx, due, trades, now);
    for (const recipient of await queries.readMatchRecipients(trx, users)) {
      const own = told.filter(({ match }) => match.user_id === recipient.user_id);
      if (own.length > 0)
        await services.mail.queue(trx, matchMail(services, recipient, byClassified(standing, own)));
    }
    await queries.markMatchesTold(trx, [...told.map(({ match }) => match), ...silent], now);
    await queries.deleteMatches(trx, gone);
    return users.length === RECIPIENTS;
  });
}

interface Told {
  match: queries.DueMatch;
  trade: StandingTrade;
  shown: Shown;
}

type Shown =
  | { profile: NonNullable<ReturnType<Hits["profiles"]["get"]>> }
  | { id: number; classified: NonNullable<ReturnType<Hits["classifieds"]["get"]>> };

interface Hits {
  profiles: Awaited<ReturnType<typeof readProfileHits>>;
  classifieds: Awaited<ReturnType<typeof readClassifiedHits>>;
}

/** What is told; what is not, since the two block each other; and what is hidden, has ended or is gone since. */
async function split(
  trx: Connection,
  due: readonly queries.DueMatch[],
  trades: ReadonlyMap<number, StandingTrade>,
  now: Date,
): Promise<{ told: Told[]; silent: queries.DueMatch[]; gone: queries.DueMatch[] }> {
  const hits: Hits = {
    profiles: await readProfileHits(trx, [...new Set(due.flatMap(({ profile_id }) => profile_id ?? []))]),
    classifieds: await readClassifiedHits(trx, [
      ...new Set(due.flatMap(({ classified_id }) => classified_id ?? [])),
    ]),
  };
  const told: Told[] = [];
  const silent: queries.DueMatch[] = [];
  const gone: queries.DueMatch[] = [];
  for (const match of due) {
    const trade = trades.get(match.alert);
    const shown = shownOf(match, hits, now);
    if (!trade || !shown) gone.push(match);
    else if (match.blocked) silent.push(match);
    else told.push({ match, trade, shown });
  }
  return { told, silent, gone };
}

function shownOf({ profile_id, classified_id }: queries.DueMatch, hits: Hits, now: Date): Shown | undefined {
  const profile = hits.profiles.get(profile_id ?? 0);
  if (profile) return { profile };
  const classified = hits.classifieds.get(classified_id ?? 0);
  if (!classified || new Date(classified.needed_by) <= now) return undefined;
  return { id: classified_id ?? 0, classified };
}

function byClassified(standing: StandingTrades, told: readonly Told[]): MatchesOf[] {
  return [...Map.groupBy(told, ({ match }) => match.alert).values()].map((own) => {
    const [{ trade }] = own as [Told];
    return {
      trade,
      matches: own.map(({ shown }) =>
        "profile" in shown ? { ...shown, why: standing.whyMember(trade, shown.profile) } : shown,
      ),
    };
  });
}
