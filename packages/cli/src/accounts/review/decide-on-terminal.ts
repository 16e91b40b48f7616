import type { CommandContext } from "../../command-context.ts";
import { CliError, EXIT } from "../../errors.ts";
import type { FactsPlan } from "../../facts/plan-facts.ts";
import { isUndecided } from "../check-rows.ts";
import type { Source } from "../journal-reader.ts";
import type { MemberRow } from "../member-row.ts";
import type { Planned } from "../plan-accounts.ts";
import type { Decision } from "../plan-row.ts";
import { keepDecisions } from "../run-decisions.ts";
import { type ReviewRow, toReviewRow } from "./review-row.ts";
import type { Reviewed } from "./reviewed.ts";

export interface ReviewOptions {
  yes?: boolean;
  /** Shows the review also when nothing has to be decided. */
  review?: boolean;
  includeConflicts?: boolean;
  journalPath: string;
  source: Source;
  /** What the facts of the rows would change. */
  facts: FactsPlan;
}

/** Whether a person may look at a plan: there is a terminal, and nobody has agreed to it already. */
export function canReview({ output }: CommandContext, { yes }: Pick<ReviewOptions, "yes">): boolean {
  return !yes && !output.json && output.isInteractive;
}

/**
 * Lets a person look at a plan and decide on its doubtful rows, where there is a terminal and something to decide. Keeps the decisions in
 * the journal and gives them to the rows.
 * @returns whether the person has agreed to create what was decided
 */
export async function decideOnTerminal(
  context: CommandContext,
  rows: readonly MemberRow[],
  planned: ReadonlyMap<MemberRow, Planned>,
  { yes, review, includeConflicts = false, journalPath, source, facts }: ReviewOptions,
): Promise<boolean> {
  const { server } = context;
  if (!canReview(context, { yes })) return false;
  const undecided = rows.filter((row) => isUndecided(row, planned.get(row), includeConflicts));
  if (undecided.length === 0 && !review) return false;
  const shown = rows.filter((row) => planned.has(row));
  const { decisions, go, agreed } = await reviewRows(
    context,
    shown.map((row) => toReviewRow(row, planned.get(row) as Planned, facts.get(row.line))),
  );
  const made = new Map<MemberRow, Decision>();
  for (const row of shown) {
    const decision = decisions.get(row.line);
    if (decision === row.decision) continue;
    if (decision) {
      made.set(row, decision);
      row.decision = decision;
    } else delete row.decision;
  }
  keepDecisions(made, { journalPath, server, source });
  if (!go) {
    throw new CliError(
      EXIT.interrupted,
      "Nothing was sent.",
      made.size > 0 ? "Your decisions are kept: the same command goes on from them." : undefined,
    );
  }
  return agreed;
}

/** Shows rows of a plan and asks for decisions: as a screen where the terminal can redraw, otherwise as questions. */
export async function reviewRows(context: CommandContext, rows: readonly ReviewRow[]): Promise<Reviewed> {
  const { output } = context;
  if (!output.canRedraw) {
    const { askDecisions } = await import("./ask-decisions.ts");
    return askDecisions(context, rows);
  }
  const { loadReviewView } = await import("./load-review-view.ts");
  const { openReview } = await loadReviewView();
  return openReview(rows, {
    stdin: context.stdin(),
    stderr: output.stderr as NodeJS.WriteStream,
    colour: output.colours("stderr"),
    signal: context.signal,
  });
}
