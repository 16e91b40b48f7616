import { csvCell } from "../../core/csv.ts";
import type { SearchedWords } from "../../modules/search/search-log.service.ts";

export const FORMATS = ["table", "csv", "ndjson"] as const;
export type Format = (typeof FORMATS)[number];

/** In the order of the columns; the names are those of the table in the database. */
const COLUMNS = [
  "kind",
  "words",
  "searches",
  "without_hits",
  "without_complete_hits",
  "few_hits",
  "relaxed",
  "corrected",
  "first_day",
  "last_day",
] as const satisfies (keyof SearchedWords)[];

/** Lines for people, for a spreadsheet, or one JSON object each. */
export function formatSearches(searches: readonly SearchedWords[], format: Format): string[] {
  if (format === "ndjson")
    return searches.map((row) =>
      JSON.stringify(Object.fromEntries(COLUMNS.map((name) => [name, row[name]]))),
    );
  const cells = searches.map((row) => COLUMNS.map((name) => String(row[name])));
  if (format === "csv") return [COLUMNS.join(","), ...cells.map((row) => row.map(csvCell).join(","))];
  return tableLines(searches);
}

/** The columns of the table that people read; numbers at the left, so that words may be of any length. */
const SHOWN = {
  searches: "searches",
  without_hits: "no hits",
  without_complete_hits: "none complete",
  few_hits: "few hits",
  corrected: "corrected",
} as const satisfies Partial<Record<keyof SearchedWords, string>>;

function tableLines(searches: readonly SearchedWords[]): string[] {
  const columns = Object.entries(SHOWN) as [keyof typeof SHOWN, string][];
  const head = columns.map(([, label]) => label).join("  ");
  return [
    `${head}  words`,
    ...searches.map((row) => {
      const numbers = columns.map(([name, label]) => String(row[name]).padStart(label.length)).join("  ");
      return `${numbers}  ${row.words}${row.kind === "classifieds" ? " (classifieds)" : ""}`;
    }),
  ];
}
