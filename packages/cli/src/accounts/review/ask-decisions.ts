import type { CommandContext } from "../../command-context.ts";
import { CliError } from "../../errors.ts";
import { ask } from "../../prompt.ts";
import { pluralize } from "../../text/format.ts";
import { readDecision } from "../decisions.ts";
import { countPlan, OUTCOME_LABELS, planText } from "../plan-file.ts";
import type { Decision } from "../plan-row.ts";
import type { ReviewRow } from "./review-row.ts";
import type { Reviewed } from "./reviewed.ts";
import { detailLines } from "./row-details.ts";

/** Asks about each doubtful row, one question after another. Nothing is drawn, for screen readers. */
export async function askDecisions(context: CommandContext, rows: readonly ReviewRow[]): Promise<Reviewed> {
  const { output } = context;
  const decisions = new Map<number, Decision>(
    rows.flatMap(({ line, decision }) => (decision ? [[line, decision] as const] : [])),
  );
  const open = rows.filter(({ doubtful, line }) => doubtful && !decisions.has(line));
  output.note(`${planText(countPlan(rows))}. ${pluralize(open.length, "row")} to decide on.`);
  for (const [index, row] of open.entries()) {
    output.note("");
    output.note(`Row ${index + 1} of ${open.length}, ${OUTCOME_LABELS[row.outcome]}.`);
    for (const { text } of detailLines({ ...row, mail: null })) output.note(text);
    const answer = await answerTo(context);
    if (answer === "stop") return { decisions, go: false, agreed: false };
    if (answer) decisions.set(row.line, answer);
  }
  return { decisions, go: true, agreed: false };
}

async function answerTo(context: CommandContext): Promise<Decision | "stop" | undefined> {
  try {
    const answer = await ask(
      context,
      "same, new or skip? Enter leaves it open, q stops (s/n/k/Enter/q)",
      "Decide with: --decide 17=new",
      (text) => (/^q?$/i.test(text) || readDecision(text) ? undefined : "Answer with s, n, k, Enter or q."),
    );
    return answer.toLowerCase() === "q" ? "stop" : readDecision(answer);
  } catch (error) {
    // Ctrl+C: what was decided so far is kept.
    if (error instanceof CliError) return "stop";
    throw error;
  }
}
