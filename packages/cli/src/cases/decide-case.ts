import type { CommandContext } from "../command-context.ts";
import { usageError } from "../errors.ts";
import { confirm } from "../prompt.ts";
import { dataOf, dataWithRetry } from "../requests/call.ts";
import { connectAs } from "../session/connection.ts";
import { caseLines, noticeLines } from "./case-lines.ts";
import { type Action, caseId, isSuspension, OUTCOMES, type Reason, reasonsFor } from "./words.ts";

export interface DecideFlags {
  action: Action;
  reason: Reason;
  note?: string;
  days?: number;
  yes?: boolean;
}

/** Shows a case: what `cases show` does. */
export async function showCase(context: CommandContext, name: string): Promise<void> {
  const id = caseId(name);
  const { client } = await connectAs(context);
  const { output, server, signal } = context;
  const one = await dataWithRetry(
    () => client.GET("/moderation/cases/{id}/", { params: { path: { id } }, signal }),
    context,
  );
  output.result({ server, ...one }, caseLines(one, server).join("\n"));
}

/** Decides a case after saying what both sides are told: what `cases decide` does. */
export async function decideCase(context: CommandContext, flags: DecideFlags, name: string): Promise<void> {
  const id = caseId(name);
  const { action, reason, note, days, yes } = flags;
  if (!reasonsFor(action).includes(reason))
    throw usageError(
      `'${reason}' is no reason for ${action}.`,
      `Reasons for ${action}: ${reasonsFor(action).join(", ")}`,
    );
  if (isSuspension(action) && days === undefined)
    throw usageError("A suspension needs its days.", "Say for how many: --days 7");
  if (!isSuspension(action) && days !== undefined)
    throw usageError("Only a suspension takes days.", "Leave out --days.");
  const { client } = await connectAs(context);
  const body = {
    id,
    action,
    reason,
    ...(note !== undefined && { note }),
    ...(days !== undefined && { days }),
  };
  const notices = await dataOf(client.POST("/moderation/preview/", { body }), context);
  const { output, server } = context;
  for (const line of noticeLines(notices)) output.note(line);
  await confirm(context, `Decide case ${id}?`, {
    agreed: yes,
    instead: "--yes",
    otherwise: "Nothing was decided.",
  });
  const one = await dataOf(client.POST("/moderation/decide/", { body }), context);
  output.result({ server, ...one }, `Case ${id}: ${OUTCOMES[action]}.`);
}

/** Puts a decided case back into the queue: what `cases reopen` does. */
export async function reopenCase(
  context: CommandContext,
  { reason }: { reason: string },
  name: string,
): Promise<void> {
  const id = caseId(name);
  const { client } = await connectAs(context);
  const one = await dataOf(client.POST("/moderation/reopen/", { body: { id, reason } }), context);
  context.output.result(
    { server: context.server, ...one },
    `Case ${id} waits again. What was done holds until the next decision.`,
  );
}
