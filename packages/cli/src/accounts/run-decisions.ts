import type { KnownJournal, Source } from "./journal-reader.ts";
import { decisionKey, JournalWriter } from "./journal-writer.ts";
import type { MemberRow } from "./member-row.ts";
import type { Decision } from "./plan-row.ts";

/** The decision on a row in an earlier run, while the row is as it was. */
export function earlierDecision(journal: KnownJournal | undefined): (row: MemberRow) => Decision | undefined {
  if (!journal || journal.decisions.size === 0) return () => undefined;
  return ({ account }) => account && journal.decisions.get(decisionKey(journal.run, account));
}

/** Keeps decisions in the journal, so that a person who was interrupted is not asked again. */
export function keepDecisions(
  rows: ReadonlyMap<MemberRow, Decision>,
  { journalPath, server, source }: { journalPath: string; server: string; source: Source },
): void {
  if (rows.size === 0) return;
  const journal = JournalWriter.open(journalPath, server, source);
  try {
    for (const [{ account }, decision] of rows) if (account) journal.recordDecision(account, decision);
  } finally {
    journal.close();
  }
}
