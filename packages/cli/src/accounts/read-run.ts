import { resolve } from "node:path";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import { runFilesOf } from "./import-files.ts";
import { type KnownJournal, type Outcome, readJournal } from "./journal-reader.ts";
import { planHash } from "./read-plan.ts";

export interface Run {
  journalPath: string;
  journal: KnownJournal;
  /** Accounts that the run created and did not withdraw, by address. */
  created: Map<string, Outcome & { account_id: number }>;
}

/** The run of a members file, a plan or a journal. */
export function readRun({ cwd, server }: CommandContext, file: string): Run {
  const path = resolve(cwd, file);
  const journalPath = /\.jsonl$/.test(path) ? path : runFilesOf(path, server, planHash(path)).journal;
  const journal = readJournal(journalPath, server);
  if (!journal) {
    throw new CliError(
      EXIT.input,
      `There is no journal of a run to ${server} with ${file}.`,
      "Name the members file, the plan or the journal: it lies beside the file unless --journal said otherwise.",
    );
  }
  const created: Run["created"] = new Map();
  for (const [email, outcome] of journal.outcomes) {
    const { status, account_id } = outcome;
    if (status === "created" && account_id !== undefined) created.set(email, { ...outcome, account_id });
  }
  return { journalPath, journal, created };
}
