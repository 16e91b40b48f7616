import { type Insertable, type Selectable, sql } from "kysely";
import { inBatches } from "../../infra/db/batches.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { SearchLogTable } from "../../infra/db/tables/search.ts";

export type SearchLogRow = Insertable<SearchLogTable>;
export type LoggedKind = SearchLogRow["kind"];
export type SearchCounts = Omit<SearchLogRow, "day" | "kind" | "words">;

interface LoggedWords {
  kind: LoggedKind;
  words: string;
}

/** Those of the words that the log holds already. */
export async function findLogged(
  connection: Connection,
  searched: readonly LoggedWords[],
): Promise<LoggedWords[]> {
  if (searched.length === 0) return [];
  return connection
    .selectFrom("search_log")
    .distinct()
    .select(["kind", "words"])
    .where(sql<boolean>`words = any(${searched.map(({ words }) => words)}::text[])`)
    .execute();
}

/** Adds to what is counted already. Rows are written in one order, so that two processes never wait for each other. */
export async function addSearches(trx: Connection, rows: readonly SearchLogRow[]): Promise<void> {
  const ordered = [...rows].sort(
    (a, b) => compare(a.kind, b.kind) || compare(a.words, b.words) || compare(a.day, b.day),
  );
  for (const batch of inBatches(ordered)) {
    await trx
      .insertInto("search_log")
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(["kind", "words", "day"]).doUpdateSet((set) => {
          const sum = (column: keyof SearchCounts) =>
            sql<number>`${set.ref(`search_log.${column}`)} + ${set.ref(`excluded.${column}`)}`;
          return {
            searches: sum("searches"),
            without_hits: sum("without_hits"),
            without_complete_hits: sum("without_complete_hits"),
            few_hits: sum("few_hits"),
            relaxed: sum("relaxed"),
            corrected: sum("corrected"),
          };
        }),
      )
      .execute();
  }
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

export async function deleteSearchesBefore(connection: Connection, day: string): Promise<void> {
  await connection.deleteFrom("search_log").where("day", "<", day).execute();
}

/** What was asked for in a time, as one line of words. */
export interface SearchedWords
  extends LoggedWords,
    Omit<Selectable<SearchLogTable>, "day" | "kind" | "words"> {
  first_day: string;
  last_day: string;
}

export interface SearchLogWindow {
  since: string;
  /** Both kinds when undefined. */
  kind: LoggedKind | undefined;
  /** Only words for which nothing held everything, at least once. */
  unanswered: boolean;
  limit: number;
}

/** Most asked first; of unanswered ones those that were unanswered most often. */
export async function readSearches(
  connection: Connection,
  { since, kind, unanswered, limit }: SearchLogWindow,
): Promise<SearchedWords[]> {
  const sum = (column: keyof SearchCounts) => sql<number>`sum(${sql.ref(column)})::int`;
  const order = unanswered ? "without_complete_hits" : "searches";
  return connection
    .selectFrom("search_log")
    .select([
      "kind",
      "words",
      sum("searches").as("searches"),
      sum("without_hits").as("without_hits"),
      sum("without_complete_hits").as("without_complete_hits"),
      sum("few_hits").as("few_hits"),
      sum("relaxed").as("relaxed"),
      sum("corrected").as("corrected"),
      sql<string>`min(day)::text`.as("first_day"),
      sql<string>`max(day)::text`.as("last_day"),
    ])
    .where("day", ">=", since)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind as LoggedKind))
    .groupBy(["kind", "words"])
    .$if(unanswered, (query) => query.having(sum("without_complete_hits"), ">", 0))
    .orderBy(sum(order), "desc")
    .orderBy("words")
    .orderBy("kind")
    .limit(limit)
    .execute();
}
