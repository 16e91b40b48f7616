import type { CommandContext } from "../command-context.ts";
import type { FactsPlan } from "../facts/plan-facts.ts";
import { countFacts } from "../facts/show-facts.ts";
import { confirm } from "../prompt.ts";
import { pluralize } from "../text/format.ts";
import type { UpdateRun } from "../updates/run-file.ts";

export interface RunToConfirm {
  toCreate: number;
  facts: FactsPlan;
  /** What an earlier call has left to write into profiles. */
  unfinished: UpdateRun | undefined;
  /** What follows the number of accounts in the question. */
  mails?: string;
}

/**
 * Asks whether accounts are to be created, and fields of existing profiles changed. The facts of accounts that the run creates come with
 * them.
 * @param given.agreed whether a person has agreed to the accounts on a screen already
 */
export async function confirmRun(
  context: CommandContext,
  { toCreate, facts, unfinished, mails = "" }: RunToConfirm,
  given: { yes: boolean | undefined; agreed: boolean },
): Promise<void> {
  const counts = countFacts(facts);
  const made = [...facts.values()].filter(({ of }) => of === "made");
  const open = unfinished?.rows.filter(({ account }) => !unfinished.done.has(account.id)) ?? [];
  const profiles = counts.profiles + made.length + open.length;
  const fields =
    counts.fields +
    made.reduce((sum, { changes }) => sum + changes.filter(({ state }) => state === "change").length, 0) +
    open.reduce((sum, { changes }) => sum + changes.length, 0);
  const creating = given.agreed ? 0 : toCreate;
  const parts = [
    ...(creating > 0 ? [`create ${pluralize(creating, "account")}${mails}`] : []),
    ...(fields > 0 ? [`change ${pluralize(fields, "field")} of ${pluralize(profiles, "profile")}`] : []),
  ];
  const question = parts.join(parts.length > 1 ? ", and " : "");
  if (question === "") return;
  await confirm(context, `${question[0]?.toUpperCase()}${question.slice(1)}?`, {
    agreed: given.yes,
    instead: "--yes",
    otherwise: "Nothing was sent.",
  });
}
