import { localized } from "@foodshed/sdk/locale";
import { SAVED_SEARCHES_MAX } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../core/domain-error.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { findEverything } from "../search/search.matching.ts";
import type { Services } from "../services.ts";
import { dueAt } from "./alert-schedule.ts";
import * as strings from "./generated/strings.ts";
import { keyOf, MAX_KNOWN, withoutDefaults } from "./saved-search-key.ts";
import * as queries from "./saved-searches.queries.ts";

type SavedSearch = ResponseBody<"saveSearch">;

const ABSENT = localized(strings.noSuchSearch);

export async function listSavedSearches(
  services: Services,
  actor: SignedInActor,
): Promise<ResponseBody<"listSavedSearches">> {
  return (await queries.listSearches(services.db, actor.accountId)).map(toSavedSearch);
}

/** What the search finds now, which is no news; null when that is too much to list. */
export type Known = { ids: number[] | null } | { refusal: DomainError };

/** Searches before the transaction of `saveSearch`, which refuses what cannot be searched for. */
export async function readKnown(
  services: Services,
  actor: SignedInActor,
  { kind, search }: Body<"saveSearch">,
): Promise<Known> {
  try {
    const { language } = actor;
    const ids = await findEverything(services, actor, { kind, parameters: search, language }, MAX_KNOWN);
    return { ids: ids ?? null };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error };
    throw error;
  }
}

/**
 * @throws DomainError 400 for a `near` that is no known place, 409 when the account has saved the search already, or has as
 * many as it may
 */
export async function saveSearch(
  services: Services,
  actor: SignedInActor,
  { kind, name, frequency, search }: Body<"saveSearch">,
  known: Known,
): Promise<SavedSearch> {
  if ("refusal" in known) throw known.refusal;
  const told = withoutDefaults(search);
  return await inTransaction(services.db, async (trx) => {
    await queries.lockAccount(trx, actor.accountId);
    const isFull = (await queries.countSearches(trx, actor.accountId)) >= SAVED_SEARCHES_MAX;
    const row = await queries.insertSearch(trx, {
      accountId: actor.accountId,
      userId: actor.userId,
      kind,
      name: name.trim(),
      search: told,
      key: keyOf(told),
      frequency,
      known: known.ids,
      at: services.clock.now(),
    });
    if (!row) throw DomainError.conflict(localized(strings.searchSaved));
    if (isFull) throw DomainError.conflict(localized(strings.searchesFull, { count: SAVED_SEARCHES_MAX }));
    return toSavedSearch(row);
  });
}

export async function updateSavedSearch(
  services: Services,
  id: number,
  { name, frequency }: Body<"updateSavedSearch">,
): Promise<SavedSearch> {
  return await inTransaction(services.db, async (trx) => {
    const at = services.clock.now();
    await queries.updateSearch(trx, id, { name: name?.trim(), frequency, at });
    if (frequency !== undefined) {
      const due = dueAt(frequency, at);
      if (due) await queries.postponeHits(trx, id, due);
      else await queries.settleHits(trx, [id], at);
    }
    const row = await queries.findSearch(trx, id);
    if (!row) throw DomainError.notFound(ABSENT);
    return toSavedSearch(row);
  });
}

export async function deleteSavedSearch(services: Services, id: number): Promise<void> {
  if (!(await queries.deleteSearch(services.db, id))) throw DomainError.notFound(ABSENT);
}

/** What was found before now is no news any more. */
export async function markSavedSearchSeen({ db, clock }: Services, id: number): Promise<void> {
  if (!(await queries.markSeen(db, id, clock.now()))) throw DomainError.notFound(ABSENT);
}

export function hasAlerts(connection: Connection, userId: number): Promise<boolean> {
  return queries.hasAlerts(connection, userId);
}

/** Ends the alerts that a person gets, or those of one business alone; the searches stay. */
export async function stopAlerts(
  transaction: Connection,
  userId: number,
  at: Date,
  accountId?: number,
): Promise<void> {
  const stopped = await queries.stopAlerts(transaction, userId, at, accountId);
  await queries.settleHits(transaction, stopped, at);
}

function toSavedSearch({ created_at, last_alert_at, ...row }: queries.SavedSearchRow): SavedSearch {
  return {
    ...row,
    created_at: created_at.toISOString(),
    last_alert_at: last_alert_at?.toISOString() ?? null,
  } as SavedSearch;
}
