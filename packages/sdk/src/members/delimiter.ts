const CANDIDATES = [",", ";", "\t", "|"] as const;
const SAMPLE_RECORDS = 20;

/** Counts each candidate outside quotes, record by record. */
function countRecords(text: string): Map<string, number>[] {
  const records: Map<string, number>[] = [];
  let counts = new Map<string, number>();
  let quoted = false;
  let empty = true;
  for (const char of text) {
    if (char === '"') quoted = !quoted;
    else if (!quoted && (char === "\n" || char === "\r")) {
      if (!empty) records.push(counts);
      if (records.length === SAMPLE_RECORDS) return records;
      counts = new Map();
      empty = true;
      continue;
    } else if (!quoted && (CANDIDATES as readonly string[]).includes(char))
      counts.set(char, (counts.get(char) ?? 0) + 1);
    empty = false;
  }
  if (!empty) records.push(counts);
  return records;
}

/**
 * Detects the delimiter: the candidate that most of the first records have equally often, then the most frequent of them. Lines above
 * the table, such as a title, have none or few. A comma when there is none.
 */
export function detectDelimiter(text: string): string {
  const records = countRecords(text);
  const [best] = CANDIDATES.map((candidate) => usualCount(candidate, records))
    .filter(({ records }) => records > 0)
    .sort((a, b) => b.records - a.records || b.count - a.count);
  return best?.candidate ?? ",";
}

/** How often a record has the candidate, by what most records say that have it at all. */
function usualCount(candidate: string, counted: readonly ReadonlyMap<string, number>[]) {
  const records = new Map<number, number>();
  for (const counts of counted) {
    const count = counts.get(candidate) ?? 0;
    if (count > 0) records.set(count, (records.get(count) ?? 0) + 1);
  }
  const [usual = [0, 0]] = [...records].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  return { candidate, count: usual[0], records: usual[1] };
}

/** Excel's own hint, a first line `sep=;`, and the text without it. */
export function readSepHint(text: string): { delimiter?: string; text: string; lines: number } {
  const match = /^"?sep=(.)"?\r?\n/i.exec(text);
  return match?.[1]
    ? { delimiter: match[1], text: text.slice(match[0].length), lines: 1 }
    : { text, lines: 0 };
}
