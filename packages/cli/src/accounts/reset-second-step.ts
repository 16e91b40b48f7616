import {
  SECOND_FACTOR_REASON_MAX_LENGTH,
  SECOND_FACTOR_REASON_MIN_LENGTH,
} from "@foodshed/sdk/vocabulary/limits";
import type { CommandContext } from "../command-context.ts";
import { lengthProblem } from "../flags.ts";
import { ask, confirm } from "../prompt.ts";
import { dataOf } from "../requests/call.ts";
import { connectAsAdministrator } from "../session/connection.ts";
import { findAccount } from "./find-account.ts";

export interface ResetSecondStepFlags {
  reason?: string;
  yes?: boolean;
}

/** Removes the second step of somebody's login: what `accounts reset-2fa` does. */
export async function resetSecondStep(
  context: CommandContext,
  flags: ResetSecondStepFlags,
  ref: string,
): Promise<void> {
  const { output, server } = context;
  const { client } = await connectAsAdministrator(context, "remove second steps");
  const { id, business_name } = await findAccount(context, client, ref);
  const reason =
    flags.reason ??
    (await ask(
      context,
      `How did you make sure who asks for ${business_name}?`,
      "Say it with: --reason",
      (text) => lengthProblem(text, SECOND_FACTOR_REASON_MIN_LENGTH, SECOND_FACTOR_REASON_MAX_LENGTH),
    ));
  await confirm(context, `Remove the second step of ${business_name}? Its password alone opens it then.`, {
    agreed: flags.yes,
    instead: "--yes",
    otherwise: "Nothing was removed.",
  });
  await dataOf(client.POST("/accounts/reset_second_factors/", { body: { account_id: id, reason } }), context);
  output.result(
    { server, account_id: id, business_name },
    `On ${server}: ${business_name} logs in with its password alone; its owner was mailed.`,
  );
}
