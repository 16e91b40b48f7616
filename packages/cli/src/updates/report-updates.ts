import { writeFileAtomically } from "../accounts/import-files.ts";
import type { CommandContext } from "../command-context.ts";
import { writeCsv, writeCsvRows } from "../csv/write.ts";
import type { FieldOutcome, UpdateRun } from "./run-file.ts";
import type { UpdateValue } from "./update-fields.ts";
import type { FieldUpdate } from "./update-plan.ts";

const COLUMNS = [
  "line",
  "id",
  "slug",
  "business_name",
  "field",
  "status",
  "before",
  "after",
  "message",
] as const;

export type FieldStatus = "changed" | "changed since" | "refused" | "not sent";

/** What became of one field. */
export interface FieldResult extends Pick<FieldUpdate, "field" | "before" | "after" | "message"> {
  line: number;
  account: UpdateRun["rows"][number]["account"];
  status: FieldStatus;
}

/** What became of each planned field of a run. */
export function resultsOf({ rows, done }: UpdateRun): FieldResult[] {
  return rows.flatMap(({ line, account, changes }) =>
    changes.map(({ field, before, after }) => {
      const result = done.get(account.id)?.get(field);
      return {
        line,
        account,
        field,
        before,
        after,
        status: result ? statusOf(result) : "not sent",
        message: result?.message ?? null,
      };
    }),
  );
}

/** A planned field that holds what was wanted was changed by a call whose answer was lost. */
function statusOf({ state }: FieldOutcome): FieldStatus {
  if (state === "changed_since") return "changed since";
  return state === "invalid" ? "refused" : "changed";
}

export function countResults(results: readonly { status: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of results) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Lines of results that are made at once. */
const AT_ONCE = 1000;

function* csvOf(results: readonly FieldResult[]): Generator<string> {
  yield writeCsv(COLUMNS, []);
  for (let from = 0; from < results.length; from += AT_ONCE)
    yield writeCsvRows(results.slice(from, from + AT_ONCE).map(cellsOf));
}

const cellsOf = ({ line, account, field, status, before, after, message }: FieldResult) => [
  String(line),
  String(account.id),
  account.slug,
  account.business_name,
  field,
  status,
  cellOf(before),
  cellOf(after),
  message ?? "",
];

/** Writes the result of each field as CSV. */
export function writeResults(run: UpdateRun, resultPath: string): FieldResult[] {
  const results = resultsOf(run);
  writeFileAtomically(resultPath, csvOf(results));
  return results;
}

/** Writes the result of each field, and says where it is. */
export function reportResults(
  { output, server }: CommandContext,
  { run, resultPath }: { run: UpdateRun; resultPath: string },
): FieldResult[] {
  const results = writeResults(run, resultPath);
  const counts = countResults(results);
  const said = Object.entries(counts).map(([status, count]) => `${count} ${status}`);
  output.result(
    { server, dry_run: false, counts, run: run.path, result: resultPath, rows: results },
    `On ${server}: ${said.length > 0 ? said.join(", ") : "nothing to change"}.\nThe result of each field is in ${resultPath}.\n` +
      `Take it back with: foodshed accounts undo ${run.path}`,
  );
  return results;
}

const cellOf = (value: UpdateValue) => (Array.isArray(value) ? value.join("; ") : (value ?? ""));
