import { setImmediate as yieldToRequests } from "node:timers/promises";
import { inBatches } from "../../infra/db/batches.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { type StandingTrade, StandingTrades } from "../search/trade.standing.ts";
import type { Services } from "../services.ts";
import * as queries from "./match-alerts.queries.ts";

/** Changed documents that classifieds are held against together. */
const DOCUMENTS = 1000;
/** Classifieds that are read and written by one statement, and new ones that are. */
const TRADES = 500;
const NEW_TRADES = 20;
/** What meets a classified when its poster agrees is remembered up to here. */
const MAX_KNOWN = 1000;
/** Milliseconds of searching after which requests get their turn. */
const AT_A_STRETCH = 10;

/** The part of a check that looks for matches of classifieds. */
export interface MatchCheck {
  services: Services;
  changed: { profiles: number[]; classifieds: number[] };
  /** Writes while this process still is the one that checks. */
  write(work: (trx: Connection) => Promise<void>): Promise<void>;
  stopping: AbortSignal | undefined;
}

/** Whether some classified waits for its first look. */
export async function hasNewTrades({ db, clock }: Pick<Services, "db" | "clock">): Promise<boolean> {
  const first = { now: clock.now(), checked: false, after: 0, limit: 1 };
  return (await queries.readTrades(db, first)).length > 0;
}

/**
 * Notes what newly meets the classifieds whose posters agreed to be told. Reversed, as for saved searches: the few documents that changed
 * are held against the classifieds.
 */
export async function findNewMatches(check: MatchCheck): Promise<void> {
  const trades = await StandingTrades.open(check.services);
  await holdAgainstTrades(check, trades);
  await lookAtNewTrades(check, trades);
}

async function holdAgainstTrades(check: MatchCheck, trades: StandingTrades): Promise<void> {
  const { services, stopping } = check;
  for (const changed of portionsOf(check.changed)) {
    const documents = await trades.readChanged(changed);
    for (let after = 0; ; ) {
      const which = { now: services.clock.now(), checked: true, after, limit: TRADES };
      const rows = await queries.readTrades(services.db, which);
      const found = await findFor(rows, stopping, (trade) => trades.findIn(documents, trade));
      if (stopping?.aborted) return;
      if (rows.length > 0)
        await check.write(async (trx) => {
          const alerts = rows.map(({ id }) => id);
          await queries.deleteLostHits(trx, { alerts, changed, found });
          await queries.insertHits(trx, found, services.clock.now());
        });
      if (rows.length < TRADES) break;
      after = rows.at(-1)?.id ?? 0;
    }
  }
}

function* portionsOf({ profiles, classifieds }: MatchCheck["changed"]): Generator<MatchCheck["changed"]> {
  for (const ids of inBatches(profiles, DOCUMENTS)) yield { profiles: ids, classifieds: [] };
  for (const ids of inBatches(classifieds, DOCUMENTS)) yield { profiles: [], classifieds: ids };
}

/** What meets a classified now was shown when it was posted, but for what came since. */
async function lookAtNewTrades(
  { services, write, stopping }: MatchCheck,
  trades: StandingTrades,
): Promise<void> {
  for (let after = 0; ; ) {
    const which = { now: services.clock.now(), checked: false, after, limit: NEW_TRADES };
    const rows = await queries.readTrades(services.db, which);
    if (rows.length === 0 || stopping?.aborted) return;
    const found = await findFor(rows, stopping, (trade) => trades.findAll(trade, MAX_KNOWN + 1));
    if (stopping?.aborted) return;
    await write(async (trx) => {
      await queries.writeKnown(trx, found, MAX_KNOWN);
      await queries.insertHits(trx, found, services.clock.now());
    });
    after = rows.at(-1)?.id ?? 0;
  }
}

async function findFor(
  rows: StandingTrade[],
  stopping: AbortSignal | undefined,
  find: (trade: StandingTrade) => Promise<Omit<queries.Found, "alert">>,
): Promise<queries.Found[]> {
  const found: queries.Found[] = [];
  let turn = performance.now();
  for (const trade of rows) {
    found.push({ alert: trade.id, ...(await find(trade)) });
    if (performance.now() - turn < AT_A_STRETCH) continue;
    await yieldToRequests();
    if (stopping?.aborted) break;
    turn = performance.now();
  }
  return found;
}
