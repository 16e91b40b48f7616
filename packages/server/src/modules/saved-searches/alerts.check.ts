import { randomUUID } from "node:crypto";
import { setImmediate as yieldToRequests } from "node:timers/promises";
import { fromNow, minutes } from "../../core/clock.ts";
import { inBatches } from "../../infra/db/batches.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { findNetwork } from "../accounts/organizations.ts";
import { findNewMatches, hasNewTrades } from "../match-alerts/match-alerts.check.ts";
import {
  type ChangedDocuments,
  readChangesSince,
  readSnapshot,
  type StandingSearch,
  StandingSearches,
} from "../search/search.matching.ts";
import type { Services } from "../services.ts";
import { dueAt } from "./alert-schedule.ts";
import * as queries from "./alerts.queries.ts";

/** A process that says nothing for this long has been killed: another one goes on. */
export const LEASE = minutes(3);
/** Changed documents that searches are held against together. */
const DOCUMENTS = 1000;
/** Searches that are read and written by one statement, and new ones that are. */
const SEARCHES = 500;
const NEW_SEARCHES = 20;
/** Milliseconds of searching after which requests get their turn. */
const AT_A_STRETCH = 10;

/**
 * Notes what is new for each saved search. Reversed: the few documents that changed since the last check are held against the
 * searches, so the cost does not depend on the size of the network. The position moves on when everything before it is
 * noted; what a killed process had begun is done again, and noting the same twice changes nothing.
 */
export async function findNews(services: Services, stopping?: AbortSignal): Promise<void> {
  if (await isQuiet(services)) return;
  const check = await Check.begin(services);
  if (!check) return;
  let position = check.snapshot;
  try {
    const { snapshot, changed } = await readChangesSince(services.db, check.snapshot);
    const searches = await StandingSearches.open(services);
    const run: Run = { services, check, searches, networks: new Map(), stopping };
    await holdAgainstSearches(run, changed);
    await lookAtNewSearches(run);
    await findNewMatches({ services, changed, write: (work) => check.write(work), stopping });
    if (!stopping?.aborted) position = snapshot;
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error;
  } finally {
    await check.end(position);
  }
}

/** Whether nothing changed, no search was saved and nobody agreed to be told of matches since the last check. */
async function isQuiet(services: Services): Promise<boolean> {
  const { db } = services;
  const check = await queries.readCheck(db);
  if (!check || (await queries.readUncheckedSearches(db, 1)).length > 0) return false;
  if (await hasNewTrades(services)) return false;
  const { changed } = await readChangesSince(db, check.snapshot);
  return changed.profiles.length + changed.classifieds.length === 0;
}

interface Run {
  services: Services;
  check: Check;
  searches: StandingSearches;
  /** Ids of the networks that searches name, by slug. */
  networks: Map<string, number | undefined>;
  stopping: AbortSignal | undefined;
}

async function holdAgainstSearches(run: Run, changed: ChangedDocuments): Promise<void> {
  for (const kind of ["profiles", "classifieds"] as const) {
    for (const ids of inBatches(changed[kind], DOCUMENTS)) {
      const excerpt = { kind, ids: new Set(ids), found: new Map() };
      for (let after = 0; ; ) {
        const rows = await queries.readSearches(run.services.db, [kind], after, SEARCHES);
        const found = await findFor(run, rows, (search) => run.searches.findIn(excerpt, search));
        if (run.stopping?.aborted) return;
        await run.check.write(async (trx) => {
          const searches = rows.map(({ id }) => id);
          await queries.deleteLostHits(trx, kind, { searches, changed: ids, found });
          await queries.insertHits(trx, kind, found);
        });
        after = rows.at(-1)?.id ?? 0;
        if (rows.length < SEARCHES) break;
      }
    }
  }
}

/** What was committed between a search's first run and the commit of its row is in no later change: it is looked for once. */
async function lookAtNewSearches(run: Run): Promise<void> {
  for (;;) {
    const rows = await queries.readUncheckedSearches(run.services.db, NEW_SEARCHES);
    if (rows.length === 0 || run.stopping?.aborted) return;
    for (const kind of ["profiles", "classifieds"] as const) {
      const own = rows.filter((row) => row.kind === kind);
      const found = await findFor(run, own, (search) => run.searches.findAll(search));
      if (run.stopping?.aborted) return;
      await run.check.write(async (trx) => {
        for (const some of inBatches(found, 5000)) await queries.insertHits(trx, kind, some);
        await queries.markChecked(
          trx,
          own.map(({ id }) => id),
        );
      });
    }
  }
}

async function findFor(
  { services, networks, stopping }: Run,
  rows: queries.StoredSearch[],
  find: (search: StandingSearch) => Promise<number[]>,
): Promise<queries.Found[]> {
  const found: queries.Found[] = [];
  const now = services.clock.now();
  let turn = performance.now();
  for (const row of rows) {
    const search = await toStandingSearch(services, networks, row);
    const due = dueAt(row.frequency, now);
    for (const id of await find(search))
      found.push({ search: row.id, id, due: due ?? now, told: due ? null : now, at: now });
    if (performance.now() - turn < AT_A_STRETCH) continue;
    await yieldToRequests();
    if (stopping?.aborted) break;
    turn = performance.now();
  }
  return found;
}

/** @param networks ids of the networks that were looked up before, by slug */
export async function toStandingSearch(
  services: Services,
  networks: Map<string, number | undefined>,
  { kind, search, latitude, longitude, language }: queries.StoredSearch,
): Promise<StandingSearch> {
  const slug = search.network;
  if (slug !== undefined && !networks.has(slug))
    networks.set(slug, (await findNetwork(services.db, slug))?.id);
  return {
    kind,
    parameters: search,
    networkId: slug === undefined ? undefined : networks.get(slug),
    own: latitude === null || longitude === null ? undefined : { latitude, longitude },
    language: language ?? undefined,
  };
}

class LeaseLost extends Error {}

/** The check of this process: no other one checks while its lease lasts. */
class Check {
  readonly snapshot: string;
  readonly #services: Services;
  readonly #by: string;

  private constructor(services: Services, snapshot: string, by: string) {
    this.#services = services;
    this.snapshot = snapshot;
    this.#by = by;
  }

  /** Undefined while another process checks. */
  static async begin(services: Services): Promise<Check | undefined> {
    const { db, clock } = services;
    const by = randomUUID();
    return await inTransaction(db, async (trx) => {
      let check = await queries.lockCheck(trx);
      if (!check) {
        // Searches of before are looked at as a whole; the first change after now is theirs.
        await queries.insertCheck(trx, { snapshot: await readSnapshot(trx), lease: null });
        check = await queries.lockCheck(trx);
      }
      if (!check) return undefined;
      const until = check.lease && new Date(check.lease.until);
      // A lease that ends later than any does was taken by a clock that was ahead.
      if (until && until > clock.now() && until <= fromNow(clock, LEASE)) return undefined;
      const own = new Check(services, check.snapshot, by);
      await queries.writeCheck(trx, { snapshot: check.snapshot, lease: own.#lease() });
      return own;
    });
  }

  /** Writes in a transaction that renews the lease. @throws LeaseLost when another process took over */
  async write(work: (trx: Connection) => Promise<void>): Promise<void> {
    await this.#renew(this.snapshot, this.#lease(), work);
  }

  /** Sets the position and gives the lease back, unless another process took over. */
  async end(snapshot: string): Promise<void> {
    await this.#renew(snapshot, null, async () => {}).catch((error) => {
      if (!(error instanceof LeaseLost)) throw error;
    });
  }

  async #renew(
    snapshot: string,
    lease: queries.Check["lease"],
    work: (trx: Connection) => Promise<void>,
  ): Promise<void> {
    await inTransaction(this.#services.db, async (trx) => {
      const current = await queries.lockCheck(trx);
      if (current?.lease?.by !== this.#by) throw new LeaseLost();
      await work(trx);
      await queries.writeCheck(trx, { snapshot, lease });
    });
  }

  #lease(): NonNullable<queries.Check["lease"]> {
    return { by: this.#by, until: fromNow(this.#services.clock, LEASE).toISOString() };
  }
}
