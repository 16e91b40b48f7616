import { setTimeout as sleep } from "node:timers/promises";
import { idempotencyKey } from "@foodshed/sdk";
import type { Context } from "../context.ts";
import { CliError, callError, EXIT } from "../errors.ts";
import { ask } from "../prompt.ts";
import { connect, requireSession } from "../session/connection.ts";
import type { CreateFlags } from "./create.command.ts";
import { createAccount } from "./create.ts";
import { newAccount } from "./new-account.ts";

/** Creates one account from flags and answers: what `accounts create` does. */
export async function createOne(context: Context, flags: CreateFlags): Promise<void> {
  const { output, server, signal } = context;

  const connection = connect(context);
  await requireSession(connection, context);
  const field = async (flag: string, question: string, given: string | undefined) =>
    given ?? (await ask(context, question, `Say it with: ${flag}`));
  const checked = newAccount({
    email: (await field("--email", "Email", flags.email)).trim(),
    first_name: (await field("--first-name", "First name", flags.firstName)).trim(),
    last_name: (await field("--last-name", "Last name", flags.lastName)).trim(),
    business_name: (await field("--business", "Business name", flags.business)).trim(),
    roles: await field("--role", "Roles (the primary one first)", flags.role?.join(";")),
    title: flags.title?.trim() ?? "",
  });
  if ("problems" in checked) {
    throw new CliError(
      EXIT.usage,
      "The account cannot be created.",
      "Run the command again with other values.",
      checked.problems,
    );
  }

  const { account } = checked;
  const created = await createAccount(connection.client, account, flags.key ?? idempotencyKey(), {
    signal,
    attempts: 4,
    pause: (milliseconds) => sleep(milliseconds, undefined, { signal }).catch(() => {}),
  });
  if (created.status === "exists") {
    const next = "Try another address. The business can set a new password at /forgot.";
    throw new CliError(EXIT.failed, `${account.email} has an account on ${server} already.`, next);
  }
  if (created.status === "error") throw callError(created.error, server);
  const { user } = created;
  output.result(
    { server, email: user.email, account: user.account },
    `Created ${user.account.business_name} (account ${user.account.id}): ${server}/profiles/${user.account.slug}\n` +
      `A link to claim it is on its way to ${user.email}.`,
  );
}
