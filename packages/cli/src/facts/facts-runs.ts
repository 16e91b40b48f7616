import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { readRunFile, type UpdateRun } from "../updates/run-file.ts";

/** "members.localhost-4600.facts-" beside "members.localhost-4600.journal.jsonl". */
const startOf = (journalPath: string) =>
  `${basename(journalPath).replace(/(?:\.journal)?\.jsonl$/, "")}.facts-`;

function numbersOf(journalPath: string): number[] {
  const start = startOf(journalPath);
  let names: string[];
  try {
    names = readdirSync(dirname(journalPath));
  } catch {
    return [];
  }
  return names
    .flatMap((name) => {
      const [, number] = /^(\d+)\.jsonl$/.exec(name.startsWith(start) ? name.slice(start.length) : "") ?? [];
      return number === undefined ? [] : [Number(number)];
    })
    .sort((a, b) => a - b);
}

const pathOf = (journalPath: string, number: number) =>
  join(dirname(journalPath), `${startOf(journalPath)}${number}.jsonl`);

/** What an import wrote into profiles, run by run, the first one first. The runs stand beside its journal. */
export function factsRunsOf(journalPath: string): UpdateRun[] {
  return numbersOf(journalPath).flatMap((number) => readRunFile(pathOf(journalPath, number)) ?? []);
}

export function nextFactsRun(journalPath: string): string {
  return pathOf(journalPath, (numbersOf(journalPath).at(-1) ?? 0) + 1);
}

/** The run that was stopped before its end, and not taken back. */
export function unfinishedRun(runs: readonly UpdateRun[]): UpdateRun | undefined {
  const last = runs.at(-1);
  return last && !last.finished && last.undone.size === 0 ? last : undefined;
}

/** Accounts that an import made and whose facts are written, or whose run only has to go on; and all of one that has to go on. */
export function writtenAccounts(runs: readonly UpdateRun[]): Set<number> {
  const unfinished = unfinishedRun(runs);
  return new Set(
    runs.flatMap((run) =>
      run.rows
        .filter(({ made, account }) => run === unfinished || (made && run.done.has(account.id)))
        .map(({ account }) => account.id),
    ),
  );
}
