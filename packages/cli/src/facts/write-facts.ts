import { randomUUID } from "node:crypto";
import type { FoodshedClient } from "@foodshed/sdk";
import type { Outcome, Source } from "../accounts/journal-reader.ts";
import type { MemberRow } from "../accounts/member-row.ts";
import type { CommandContext } from "../command-context.ts";
import type { CliError } from "../errors.ts";
import { carryOut } from "../updates/carry-out.ts";
import { type FieldResult, writeResults } from "../updates/report-updates.ts";
import { type RunRow, resultPathOf } from "../updates/run-file.ts";
import { RunWriter } from "../updates/run-writer.ts";
import { isUpdate, toChange } from "../updates/update-plan.ts";
import { factsRunsOf, nextFactsRun, unfinishedRun, writtenAccounts } from "./facts-runs.ts";
import { type FactsPlan, planFacts } from "./plan-facts.ts";

export interface WrittenFacts {
  /** The files of the run and of its results. */
  run: string;
  result: string;
  rows: FieldResult[];
  stopped: CliError | undefined;
}

export interface WriteFactsOptions {
  client: FoodshedClient;
  journalPath: string;
  source: Source;
  concurrency: number;
  plan: FactsPlan;
}

/**
 * Writes the facts of the rows into the profiles of accounts that are there by now, and into those that are the same business. What is to
 * change is in a file before it is sent, and each result before the next: the same command goes on where one was stopped.
 */
export async function writeFacts(
  context: CommandContext,
  rows: readonly MemberRow[],
  outcomes: ReadonlyMap<string, Outcome>,
  { client, journalPath, source, concurrency, plan }: WriteFactsOptions,
): Promise<WrittenFacts[]> {
  const results: WrittenFacts[] = [];
  const finish = async (writer: RunWriter) => {
    let stopped: CliError | undefined;
    try {
      stopped = await carryOut(context, writer, { client, concurrency });
    } finally {
      writer.close();
    }
    const { path } = writer.run;
    const result = resultPathOf(path);
    results.push({ run: path, result, rows: writeResults(writer.run, result), stopped });
    return stopped === undefined;
  };

  const runs = factsRunsOf(journalPath);
  const unfinished = unfinishedRun(runs);
  if (unfinished) {
    context.output.note(`Going on with ${unfinished.path}.`);
    if (!(await finish(RunWriter.resume(unfinished)))) return results;
  }
  // By now the accounts are there: what their profiles hold is compared once more.
  const made = await planFacts(context, rows, {
    client,
    planned: new Map(),
    before: outcomes,
    includeConflicts: false,
    written: writtenAccounts(runs),
    concurrency,
  });
  const same = [...plan.values()].filter(({ of, undecided }) => of === "same" && !undecided);
  const runRows = [...made.values(), ...same].filter(isUpdate).map(
    (row): RunRow => ({
      line: row.line,
      account: row.account as RunRow["account"],
      changes: toChange(row),
      ...(row.of === "made" && { made: true }),
    }),
  );
  if (runRows.length === 0) return results;
  const head = {
    updates: 1,
    run: randomUUID(),
    server: context.server,
    started_at: new Date().toISOString(),
    source: "file" in source ? { file: source.file, sha256: "" } : { file: "", sha256: source.plan },
    overwrite: false,
  } as const;
  await finish(RunWriter.begin(nextFactsRun(journalPath), head, runRows));
  return results;
}
