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
 * Detects the delimiter: the candidate with the same count in most of the first records, then the most frequent in the first. A comma
 * when there is none.
 */
export function detectDelimiter(text: string): string {
  const records = countRecords(text);
  const inHeader = (candidate: string) => records[0]?.get(candidate) ?? 0;
  const agreement = (candidate: string) =>
    records.filter((counts) => (counts.get(candidate) ?? 0) === inHeader(candidate)).length;
  const present = CANDIDATES.filter((candidate) => inHeader(candidate) > 0);
  present.sort((a, b) => agreement(b) - agreement(a) || inHeader(b) - inHeader(a));
  return present[0] ?? ",";
}

/** Excel's own hint, a first line `sep=;`, and the text without it. */
export function readSepHint(text: string): { delimiter?: string; text: string; lines: number } {
  const match = /^"?sep=(.)"?\r?\n/i.exec(text);
  return match?.[1]
    ? { delimiter: match[1], text: text.slice(match[0].length), lines: 1 }
    : { text, lines: 0 };
}
