import { hash, randomBytes } from "node:crypto";
import { ontarioDay } from "@foodshed/sdk/vocabulary";
import { type Clock, days } from "../../core/clock.ts";
import { networkOf } from "../../infra/auth/networks.ts";
import type { LoggedKind, SearchCounts, SearchLogRow } from "./search-log.queries.ts";
import { loggableWords } from "./search-log.words.ts";

/** Words are written once so many networks have asked for them: what one household asks for stays unknown. */
export const MIN_NETWORKS = 3;

/** Words that wait for more networks. Beyond, those asked for longest ago are dropped. */
const MAX_WAITING = 5_000;

/** How long words wait for more networks. */
const MAX_WAIT = days(30);

/** Fewer complete hits than a person looks at. */
const FEW_HITS = 10;

/** A search as the log sees it. */
export interface SearchOutcome {
  kind: LoggedKind;
  keywords: string;
  /** The caller's network address. It leaves this process in no form. */
  address: string;
  total: number;
  /** How many hits hold everything, where others follow them. */
  relaxedFrom?: number | undefined;
  corrected: boolean;
}

interface Entry {
  kind: LoggedKind;
  words: string;
  /** Keyed hashes of the networks that asked, at most as many as are needed. */
  networks: Set<string>;
  days: Map<string, SearchCounts>;
  /** When it was asked for last. */
  askedAt: number;
  /** Whether it was asked for since the last look. */
  isFresh: boolean;
}

/** Counts searches in memory, until they are written. Nothing here waits or fails. */
export class SearchLog {
  readonly #clock: Clock;
  /** Known to this process alone, and gone with it. */
  readonly #salt = randomBytes(16).toString("base64url");
  /** Those asked for longest ago come first. */
  readonly #entries = new Map<string, Entry>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  record({ kind, keywords, address, total, relaxedFrom, corrected }: SearchOutcome): void {
    const words = loggableWords(keywords);
    if (words === undefined) return;
    const now = this.#clock.now();
    const key = keyOf(kind, words);
    const entry = this.#entries.get(key) ?? {
      kind,
      words,
      networks: new Set(),
      days: new Map(),
      askedAt: 0,
      isFresh: true,
    };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    entry.askedAt = now.getTime();
    entry.isFresh = true;
    if (entry.networks.size < MIN_NETWORKS)
      entry.networks.add(hash("sha256", `${this.#salt}\n${networkOf(address)}`, "base64url"));

    const day = ontarioDay(now);
    const counts = entry.days.get(day) ?? { ...NO_SEARCHES };
    entry.days.set(day, counts);
    const complete = relaxedFrom ?? total;
    counts.searches += 1;
    if (total === 0) counts.without_hits += 1;
    if (complete === 0) counts.without_complete_hits += 1;
    else if (complete < FEW_HITS) counts.few_hits += 1;
    if (relaxedFrom !== undefined) counts.relaxed += 1;
    if (corrected) counts.corrected += 1;

    if (this.#entries.size > MAX_WAITING) this.#entries.delete(this.#entries.keys().next().value as string);
  }

  /** Words that were asked for since the last look, by too few networks to be written for that alone. */
  waiting(): Pick<Entry, "kind" | "words">[] {
    const longAgo = this.#clock.now().getTime() - MAX_WAIT;
    for (const [key, { askedAt }] of this.#entries) {
      if (askedAt > longAgo) break;
      this.#entries.delete(key);
    }
    const waiting: Entry[] = [];
    for (const entry of this.#entries.values()) {
      if (entry.isFresh && entry.networks.size < MIN_NETWORKS) waiting.push(entry);
      entry.isFresh = false;
    }
    return waiting;
  }

  /** Hands over what may be written: words that enough networks asked for, and those that are in the log already. */
  take(known: readonly Pick<Entry, "kind" | "words">[]): SearchLogRow[] {
    const written = new Set(known.map(({ kind, words }) => keyOf(kind, words)));
    const rows: SearchLogRow[] = [];
    for (const [key, { kind, words, networks, days }] of this.#entries) {
      if (networks.size < MIN_NETWORKS && !written.has(key)) continue;
      this.#entries.delete(key);
      for (const [day, counts] of days) rows.push({ day, kind, words, ...counts });
    }
    return rows;
  }
}

const NO_SEARCHES: SearchCounts = {
  searches: 0,
  without_hits: 0,
  without_complete_hits: 0,
  few_hits: 0,
  relaxed: 0,
  corrected: 0,
};

const keyOf = (kind: LoggedKind, words: string) => `${kind}\n${words}`;
