import type { CommandContext } from "../../command-context.ts";
import { CliError } from "../../errors.ts";
import { ask } from "../../prompt.ts";
import { pluralize } from "../../text/format.ts";
import { updateLines } from "../show-updates.ts";
import type { FieldUpdate, PlannedRow } from "../update-plan.ts";
import { choiceKey, isChosen, mayChange } from "./update-review-state.ts";

const INSTEAD = "Choose fields with: --only phone,website";

type Answer = "planned" | "nothing" | "fields" | "stop";

/**
 * Asks about rows, one question after another. Nothing is drawn, for screen readers.
 * @returns which fields are changed against the plan; undefined where the person stops
 */
export async function askAboutUpdates(
  context: CommandContext,
  rows: readonly PlannedRow[],
): Promise<Map<string, boolean> | undefined> {
  const { output } = context;
  const choices = new Map<string, boolean>();
  output.note(`${pluralize(rows.length, "row")} to look at.`);
  try {
    for (const [index, row] of rows.entries()) {
      output.note("");
      output.note(`Row ${index + 1} of ${rows.length}.`);
      for (const text of updateLines([row], output)) output.note(text);
      const open = row.changes.filter((change) => mayChange(row, change));
      if (open.length === 0) continue;
      const answer = await answerTo(context);
      if (answer === "stop") return undefined;
      if (answer === "planned") continue;
      for (const change of open) {
        const chosen = answer === "fields" && (await wantsChange(context, row, change));
        choices.set(choiceKey(row, change), chosen);
      }
    }
    return choices;
  } catch (error) {
    // Ctrl+C
    if (error instanceof CliError) return undefined;
    throw error;
  }
}

const ANSWERS: Record<string, Answer> = { "": "planned", n: "nothing", f: "fields", q: "stop" };

async function answerTo(context: CommandContext): Promise<Answer> {
  const answer = await ask(
    context,
    "Enter changes what the plan says, n nothing, f asks about each field, q stops (Enter/n/f/q)",
    INSTEAD,
    (text) => (text.toLowerCase() in ANSWERS ? undefined : "Answer with Enter, n, f or q."),
  );
  return ANSWERS[answer.toLowerCase()] as Answer;
}

async function wantsChange(context: CommandContext, row: PlannedRow, change: FieldUpdate): Promise<boolean> {
  const planned = isChosen(new Map(), row, change);
  const since = change.state === "changed_since" ? ", which changed since" : "";
  const answer = await ask(
    context,
    `Change ${change.field}${since}? (${planned ? "Y/n" : "y/N"})`,
    INSTEAD,
    (text) => (/^(y(es)?|no?)?$/i.test(text) ? undefined : "Answer with y or n."),
  );
  return answer === "" ? planned : /^y/i.test(answer);
}
