import type { CommandContext } from "../command-context.ts";
import { lengthProblem } from "../flags.ts";
import { ask, confirm } from "../prompt.ts";
import { dataOf } from "../requests/call.ts";
import { connectAsAdministrator } from "../session/connection.ts";
import { findAccount } from "./find-account.ts";

export interface ClosingFlags {
  reason?: string;
  yes?: boolean;
}

const REASON_MAX_LENGTH = 500;

/** Closes an account or keeps a closed one: what `accounts close` and `accounts keep` do. */
export async function decideClosing(
  context: CommandContext,
  flags: ClosingFlags,
  ref: string,
  decision: "close" | "keep",
): Promise<void> {
  const { output, server } = context;
  const { client } = await connectAsAdministrator(context, `${decision} accounts`);
  const { id, business_name } = await findAccount(context, client, ref);
  const reason =
    flags.reason ??
    (await ask(context, `Why do you ${decision} ${business_name}?`, "Say it with: --reason", (text) =>
      lengthProblem(text, 1, REASON_MAX_LENGTH),
    ));
  const closes = decision === "close";
  await confirm(
    context,
    closes
      ? `Close the account of ${business_name}? It is hidden at once and erased in 30 days.`
      : `Keep the account of ${business_name}? Everything is back as it was.`,
    { agreed: flags.yes, instead: "--yes", otherwise: "Nothing was changed." },
  );
  const body = { account_id: id, reason };
  const { state } = await dataOf(
    closes
      ? client.POST("/accounts/close_account_for/", { body })
      : client.POST("/accounts/keep_account_for/", { body }),
    context,
  );
  output.result(
    { server, account_id: id, business_name, state },
    closes
      ? `On ${server}: ${business_name} is closed and will be erased in 30 days; its owners were mailed.`
      : `On ${server}: ${business_name} is back as it was.`,
  );
}
