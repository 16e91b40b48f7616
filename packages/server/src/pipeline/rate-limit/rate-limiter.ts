import { type LocalizedText, localized } from "@foodshed/sdk/locale";
import { sql } from "kysely";
import { type Clock, fromNow, minutes, seconds } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import { networkOf } from "../../infra/auth/networks.ts";
import type { Connection, Database } from "../../infra/db/connection.ts";
import { rateLimited } from "../../infra/metrics/process-metrics.ts";
import type { RateLimit } from "../contract/contract.ts";
import * as strings from "../generated/strings.ts";
import type { ShortWindows } from "./short-windows.ts";

/** Who a request counts against. */
export interface Subjects {
  /** The account that the request names or is signed in as. */
  account?: string | undefined;
  /** Who is signed in, whichever business they act for. */
  person?: number;
  /** The caller's network address. */
  address?: string;
  /** What the caller is known by to the named account; such callers are counted apart where the limit says so. */
  known?: string | undefined;
}

export interface RateLimiter {
  /**
   * Counts a request before it is served. Of many at once exactly as many get in as the limit allows.
   * @returns what to call with the outcome, so that a success can be left uncounted
   * @throws DomainError 429 with Retry-After when the limit is reached
   */
  take(rateLimit: RateLimit, subjects: Subjects): Promise<(succeeded: boolean) => Promise<void>>;
}

/** Windows up to this long may be forgotten by a restart; longer ones are counted in the database. */
const SHORT_WINDOW_SECONDS = 60;

/** Clocks of several processes differ by less. A hit later than that was dated by a clock that was wrong, and does not count. */
const CLOCK_SKEW = seconds(5);

/** How much of an account's limit one network can use up; the rest is left for other networks. */
const ONE_NETWORKS_SHARE = 0.8;

const nothing = async () => {};

/** One count that a request goes into. */
interface Counter {
  subject: string;
  limit: number;
  /** A counter that is not counted in any more once this other one has reached a number; it is still looked at. */
  until?: { subject: string; hits: number };
}

/**
 * What a request is counted as. A network's failures at one account count for the account only up to a share of its limit, so
 * that a stranger in one place cannot use up what is left for its owner in another.
 */
function countersOf(rateLimit: RateLimit, { account, person, address, known }: Subjects): Counter[] {
  const { per, limit, addressLimit } = rateLimit;
  if (per.includes("person")) return person === undefined ? [] : [{ subject: `person:${person}`, limit }];
  if (rateLimit.knownApart && account && known) return [{ subject: `known:${account}@${known}`, limit }];
  const network = per.includes("address") && address ? networkOf(address) : undefined;
  const counters: Counter[] = [];
  if (network) counters.push({ subject: `address:${network}`, limit: addressLimit });
  if (!per.includes("account") || !account) return counters;
  if (!network) return [{ subject: `account:${account}`, limit }];
  const pair = `account:${account}@${network}`;
  const hits = Math.floor(limit * ONE_NETWORKS_SHARE);
  return [
    ...counters,
    { subject: pair, limit },
    { subject: `account:${account}`, limit, until: { subject: pair, hits } },
  ];
}

export interface RateLimiterOptions {
  enabled: boolean;
  shortWindows: ShortWindows;
  /** What multiplies every limit now. */
  factor?(): number;
}

export function createRateLimiter(
  db: Database,
  clock: Clock,
  { enabled, shortWindows, factor = () => 1 }: RateLimiterOptions,
): RateLimiter {
  async function takeInShortWindow(rateLimit: RateLimit, { subject, limit }: Counter) {
    const wait = await shortWindows.take(`${rateLimit.name} ${subject}`, limit, rateLimit.windowSeconds);
    if (wait !== undefined) throw DomainError.tooManyRequests(wait, messages[rateLimit.name]);
  }

  /** Looks and counts under a lock for each counter. A refused request is not counted, so that the wait grows no longer. */
  function takeInDatabase(rateLimit: RateLimit, counters: Counter[]) {
    const subjects = counters.map(({ subject }) => subject);
    return db.transaction().execute(async (trx) => {
      await lock(
        trx,
        subjects.map((subject) => `rate limit ${rateLimit.name} ${subject}`),
      );
      // Read under the lock, so that it is later than all earlier counts.
      const at = clock.now();
      const hits = await hitsOf(trx, clock, rateLimit, subjects);
      for (const { subject, limit } of counters) {
        const { count, oldest } = hits.get(subject) ?? { count: 0, oldest: at };
        if (count < limit) continue;
        const wait = rateLimit.windowSeconds - (at.getTime() - oldest.getTime()) / 1000;
        throw DomainError.tooManyRequests(wait, messages[rateLimit.name]);
      }
      const counted = counters.filter(
        ({ until }) => !until || (hits.get(until.subject)?.count ?? 0) < until.hits,
      );
      return trx
        .insertInto("throttle_hits")
        .values(counted.map(({ subject }) => ({ throttle: rateLimit.name, subject, at })))
        .returning(["subject", sql<string>`ctid::text`.as("row")])
        .execute();
    });
  }

  async function forget(rateLimit: RateLimit, rows: { subject: string; row: string }[]) {
    for (const { subject, row } of rows) {
      await db
        .deleteFrom("throttle_hits")
        .where(sql<boolean>`ctid = ${row}::tid`)
        .where("throttle", "=", rateLimit.name)
        .where("subject", "=", subject)
        .execute();
    }
  }

  /** @returns the rows that were written; undefined for short windows */
  async function take(rateLimit: RateLimit, counters: Counter[]) {
    if (rateLimit.windowSeconds > SHORT_WINDOW_SECONDS) return takeInDatabase(rateLimit, counters);
    for (const counter of counters) await takeInShortWindow(rateLimit, counter);
    return undefined;
  }

  return {
    async take(given, subjects) {
      if (!enabled || given.counts === "recipients") return nothing;
      const rateLimit = multiplied(given, factor());
      const counters = countersOf(rateLimit, subjects);
      if (counters.length === 0) return nothing;
      const rows = await take(rateLimit, counters).catch((error) => {
        if (error instanceof DomainError && error.status === 429) rateLimited.inc({ limit: rateLimit.name });
        throw error;
      });
      return async (succeeded) => {
        if (rows && succeeded && rateLimit.counts === "failures") await forget(rateLimit, rows);
      };
    },
  };
}

function multiplied(rateLimit: RateLimit, factor: number): RateLimit {
  if (factor === 1) return rateLimit;
  const times = (limit: number) => Math.max(1, Math.round(limit * factor));
  return { ...rateLimit, limit: times(rateLimit.limit), addressLimit: times(rateLimit.addressLimit) };
}

/** What a person may do instead of waiting, where there is something. */
const messages: Record<string, (seconds: number) => LocalizedText> = {
  login: (seconds) => localized(strings.tooManyLogins, { wait: inMinutes(seconds) }),
  mail: (seconds) => localized(strings.tooManyMails, { wait: inMinutes(seconds) }),
};

function inMinutes(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}

/** Waits for each name in the same order, so that two never wait for each other. */
async function lock(trx: Connection, names: string[]): Promise<void> {
  for (const name of names.toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  }
}

async function hitsOf(trx: Connection, clock: Clock, rateLimit: RateLimit, subjects: string[]) {
  const rows = await trx
    .selectFrom("throttle_hits")
    .select((select) => [
      "subject",
      select.fn.countAll<number>().as("hits"),
      select.fn.min("at").as("oldest"),
    ])
    .where("throttle", "=", rateLimit.name)
    .where("subject", "in", subjects)
    .where("at", ">", fromNow(clock, -seconds(rateLimit.windowSeconds)))
    .where("at", "<=", fromNow(clock, CLOCK_SKEW))
    .groupBy("subject")
    .execute();
  return new Map(
    rows.map(({ subject, hits, oldest }) => [subject, { count: Number(hits), oldest: new Date(oldest) }]),
  );
}

/** Removes hits that no window can see any more, and those of a clock that was ahead: they would count when their time comes. */
export async function deleteExpiredHits(db: Database, clock: Clock): Promise<void> {
  await db
    .deleteFrom("throttle_hits")
    .where((where) =>
      where.or([
        where("at", "<", fromNow(clock, -seconds(86_400))),
        where("at", ">", fromNow(clock, minutes(1))),
      ]),
    )
    .execute();
}
