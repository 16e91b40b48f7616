import { SHOWN_PROBLEMS } from "../../accounts/shown-problems.ts";
import type { CommandContext } from "../../command-context.ts";
import { CliError, EXIT } from "../../errors.ts";
import type { RunRow } from "../run-file.ts";
import { hasErrors, type PlannedRow } from "../update-plan.ts";
import { type Choices, isChosen, mayChange } from "./update-review-state.ts";

export interface ReviewFlags {
  yes?: boolean;
  /** Shows the review also when nothing is doubtful. */
  review?: boolean;
  skipInvalid?: boolean;
}

const isDoubtful = (row: PlannedRow) =>
  row.changes.some((change) => change.state === "changed_since" && mayChange(row, change));

/** Whether a person looks at a plan row by row: on a terminal, when they ask for it, something is doubtful or there is much of it. */
export function wantsReview(
  { output }: CommandContext,
  planned: readonly PlannedRow[],
  { yes, review, skipInvalid }: ReviewFlags,
): boolean {
  if (yes || output.json || !output.isInteractive) return false;
  const telling = planned.filter(({ changes, problems }) => changes.length > 0 || problems.length > 0);
  if (review) return telling.length > 0;
  if (!skipInvalid && planned.some(hasErrors)) return false;
  return telling.some(isDoubtful) || (output.canRedraw && telling.length > SHOWN_PROBLEMS);
}

/** Lets a person look at a plan and choose: on a screen where the terminal can redraw, otherwise by questions. */
export async function reviewUpdates(
  context: CommandContext,
  planned: readonly PlannedRow[],
  { review }: ReviewFlags,
): Promise<{ choices: Choices; agreed: boolean }> {
  const { output } = context;
  const choices = output.canRedraw
    ? await chooseOnScreen(context, planned)
    : await chooseByQuestions(context, planned, review === true);
  if (choices) return { choices, agreed: output.canRedraw };
  throw new CliError(EXIT.interrupted, "Nothing was changed.", "The same command compares again.");
}

async function chooseOnScreen(
  { output, stdin, signal }: CommandContext,
  planned: readonly PlannedRow[],
): Promise<Choices | undefined> {
  const { loadUpdateReviewView } = await import("./load-update-review-view.ts");
  const { openUpdateReview } = await loadUpdateReviewView();
  const last = await openUpdateReview(planned, {
    stdin: stdin(),
    stderr: output.stderr as NodeJS.WriteStream,
    colour: output.colours("stderr"),
    signal,
  });
  return last?.ended === "go" ? last.choices : undefined;
}

async function chooseByQuestions(
  context: CommandContext,
  planned: readonly PlannedRow[],
  everyRow: boolean,
): Promise<Choices | undefined> {
  const { askAboutUpdates } = await import("./ask-about-updates.ts");
  return askAboutUpdates(
    context,
    planned.filter((row) => (everyRow ? row.changes.length > 0 || row.problems.length > 0 : isDoubtful(row))),
  );
}

/** What a run changes: the fields of the plan, or those that a person chose. */
export function rowsToChange(planned: readonly PlannedRow[], choices: Choices = new Map()): RunRow[] {
  return planned.flatMap(({ line, version, account, ...row }) => {
    const changes = row.changes
      .filter((change) => isChosen(choices, { line, account, ...row }, change))
      .map((change) =>
        change.state === "changed_since" ? { ...change, state: "change" as const, overwrite: true } : change,
      );
    if (!account || changes.length === 0) return [];
    return [{ line, ...(version !== undefined && { version }), account, changes }];
  });
}
