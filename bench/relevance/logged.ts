// What a server's search log holds, for new queries.
import { readFileSync } from "node:fs";
import type { Corpus } from "./sides.ts";

/** A line of `foodshed-server search-log --format ndjson`, as far as it matters here. */
interface LoggedSearch {
  kind: Corpus;
  words: string;
  searches: number;
  without_complete_hits: number;
}

/** @throws Error that names the first line that is none of a search log */
export function parseLog(text: string): LoggedSearch[] {
  return text.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const search = parseLine(line);
    if (!search) throw new Error(`Line ${index + 1} is none of a search log: ${line.slice(0, 80)}`);
    return [search];
  });
}

function parseLine(line: string): LoggedSearch | undefined {
  try {
    const { kind, words, searches, without_complete_hits } = JSON.parse(line);
    const isSearch =
      (kind === "profiles" || kind === "classifieds") &&
      typeof words === "string" &&
      Number.isInteger(searches) &&
      Number.isInteger(without_complete_hits);
    return isSearch ? { kind, words, searches, without_complete_hits } : undefined;
  } catch {
    return undefined;
  }
}

const fold = (text: string) => text.toLowerCase().replaceAll(/\s+/g, " ").trim();

/** Entries to complete for the words that no query judges yet, in the order of the log. */
export function entriesToJudge(
  logged: readonly LoggedSearch[],
  corpus: Corpus,
  judged: readonly { text: string }[],
): string[] {
  const known = new Set(judged.map(({ text }) => fold(text)));
  const judge = corpus === "profiles" ? "sells(t.…)" : "about(t.…)";
  return logged
    .filter(({ kind, words }) => kind === corpus && !known.has(fold(words)))
    .map(
      ({ words, searches, without_complete_hits: unanswered }) =>
        `[${JSON.stringify(words)}, ${judge}], // ${searches} searches, ${unanswered} without complete hits`,
    );
}

export function printEntries(
  file: string,
  judged: Readonly<Record<Corpus, readonly { text: string }[]>>,
): void {
  const logged = parseLog(readFileSync(file, "utf8"));
  for (const corpus of ["profiles", "classifieds"] as const) {
    const entries = entriesToJudge(logged, corpus, judged[corpus]);
    const all = logged.filter(({ kind }) => kind === corpus).length;
    console.log(`\n${corpus}: ${entries.length} of ${all} logged searches are not judged`);
    for (const entry of entries) console.log(`  ${entry}`);
  }
}
