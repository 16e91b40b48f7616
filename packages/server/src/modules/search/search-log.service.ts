import { ontarioDay } from "@foodshed/sdk/vocabulary";
import { days, fromNow } from "../../core/clock.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { isProgram } from "../../infra/http/user-agents.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as queries from "./search-log.queries.ts";

export type SearchedWords = queries.SearchedWords;

/** How long counted searches are stored. */
export const LOG_DAYS = 90;

interface Caller {
  address: string;
  userAgent?: string | undefined;
}

type Request = Body<"searchProfiles"> | Body<"searchClassifieds">;
type Response = ResponseBody<"searchProfiles"> | ResponseBody<"searchClassifieds">;

/**
 * Counts a search where the operator wants that. Only what a person asked for in words and nothing else: further pages, words
 * that are still being typed, the same words taken literally, hits that are only counted, and searches that filters narrow
 * say nothing more about the words.
 */
export function recordSearch(
  { searchLog, settings }: Pick<Services, "searchLog" | "settings">,
  kind: queries.LoggedKind,
  request: Request,
  { hits, interpretation }: Response,
  { address, userAgent }: Caller,
): void {
  if (!settings.current().values.search_log || isProgram(userAgent) || !isPlain(request)) return;
  searchLog.record({
    kind,
    keywords: request.keywords ?? "",
    address,
    total: hits.total,
    relaxedFrom: interpretation?.relaxed_from,
    corrected: (interpretation?.corrections.length ?? 0) > 0,
  });
}

/** Fields that leave every hit, besides those of the page. */
const PLAIN = new Set(["keywords", "near", "map"]);

function isPlain({ size, from, ...request }: Request): boolean {
  if (size === 0 || (from ?? 0) > 0) return false;
  return Object.entries(request).every(([field, value]) => PLAIN.has(field) || isEmpty(value));
}

/** What is as if it had been left out: every type, and the order that is usual. */
const NOTHING = new Set(["ALL", "best"]);

/** Whether a filter or an option is as if it had been left out. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === "object" && value !== null) return Object.values(value).every(isEmpty);
  return (
    value === undefined || value === null || value === false || value === 0 || NOTHING.has(value as string)
  );
}

/** Writes what was counted. What cannot be written is dropped: counts are worth no queue. */
export async function writeSearchLog({ db, searchLog }: Services): Promise<void> {
  const known = await queries.findLogged(db, searchLog.waiting());
  const rows = searchLog.take(known);
  if (rows.length > 0) await inTransaction(db, (trx) => queries.addSearches(trx, rows));
}

export async function deleteOldSearches({ db, clock }: Services): Promise<void> {
  await queries.deleteSearchesBefore(db, ontarioDay(fromNow(clock, -days(LOG_DAYS))));
}

export interface SearchLogRequest {
  /** How many days back, with today. */
  days: number;
  kind?: queries.LoggedKind;
  /** Only words for which nothing held everything, at least once. */
  unanswered?: boolean;
  /** How many words. */
  limit: number;
}

/** What was searched for, most often first; of unanswered words those that were unanswered most often. */
export function listSearches(
  { db, clock }: Services,
  { days: count, kind, unanswered = false, limit }: SearchLogRequest,
): Promise<SearchedWords[]> {
  const since = ontarioDay(fromNow(clock, -days(count - 1)));
  return queries.readSearches(db, { since, kind, unanswered, limit });
}
