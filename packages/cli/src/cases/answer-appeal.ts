import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import { confirm } from "../prompt.ts";
import { dataOf, dataWithRetry } from "../requests/call.ts";
import { connectAs } from "../session/connection.ts";
import { decisionLine } from "./case-lines.ts";
import { caseId } from "./words.ts";

export interface AppealFlags {
  outcome: "upheld" | "reversed";
  note: string;
  yes?: boolean;
}

/** Decides the appeal of a case: what `cases appeal` does. */
export async function answerAppeal(
  context: CommandContext,
  { outcome, note, yes }: AppealFlags,
  name: string,
): Promise<void> {
  const id = caseId(name);
  const { client } = await connectAs(context);
  const { output, server, signal } = context;
  const one = await dataWithRetry(
    () => client.GET("/moderation/cases/{id}/", { params: { path: { id } }, signal }),
    context,
  );
  const decision = one.decisions.find(({ appeal }) => appeal?.state === "waiting");
  if (!decision?.appeal)
    throw new CliError(
      EXIT.failed,
      `Case ${id} has no appeal that waits.`,
      "See: foodshed cases list --state appeals",
    );
  output.note(decisionLine(decision));
  output.note(`The author writes: "${decision.appeal.words}"`);
  if (decision.by_you)
    output.note(
      one.other_administrators
        ? "You made this decision. Another administrator should review the appeal."
        : "You made this decision. There is no other administrator to review the appeal.",
    );
  output.note(
    outcome === "reversed"
      ? "What was done is undone, and the author is told."
      : "The decision stays, and the author is told.",
  );
  await confirm(context, `${outcome === "reversed" ? "Reverse" : "Uphold"} the decision?`, {
    agreed: yes,
    instead: "--yes",
    otherwise: "Nothing was decided.",
  });
  const body = { id: decision.appeal.id, outcome, note };
  const after = await dataOf(client.POST("/moderation/appeals/decide/", { body }), context);
  output.result({ server, ...after }, `Case ${id}: the decision was ${outcome}.`);
}
