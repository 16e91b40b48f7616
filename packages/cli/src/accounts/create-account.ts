import { setTimeout as sleep } from "node:timers/promises";
import { createIdempotencyKey } from "@foodshed/sdk";
import { roleCode } from "@foodshed/sdk/vocabulary/roles";
import type { CommandContext } from "../command-context.ts";
import { CliError, callError, EXIT } from "../errors.ts";
import { ask } from "../prompt.ts";
import { connect, requireSession } from "../session/connection.ts";
import { type AccountFields, newAccount, problemsOf } from "./new-account.ts";
import { signUp } from "./sign-up.ts";

export interface CreateFlags {
  email?: string;
  firstName?: string;
  lastName?: string;
  business?: string;
  title?: string;
  role?: string[];
  language?: string;
  key?: string;
}

type Asked = Exclude<keyof AccountFields, "title" | "language">;

const QUESTIONS: Record<Asked, { question: string; flag: string }> = {
  email: { question: "Email", flag: "--email" },
  first_name: { question: "First name", flag: "--first-name" },
  last_name: { question: "Last name", flag: "--last-name" },
  business_name: { question: "Business name", flag: "--business" },
  roles: { question: "Roles (the primary one first)", flag: "--role" },
};

const ORGANIZATION = roleCode("organization");

const cannotBeCreated = (problems: readonly string[]) =>
  new CliError(
    EXIT.usage,
    "The account cannot be created.",
    "Run the command again with other values.",
    problems,
  );

/** Runs `accounts create`: creates one account from flags and prompts. */
export async function createAccount(context: CommandContext, flags: CreateFlags): Promise<void> {
  const { output, server, signal } = context;

  const given: Partial<AccountFields> = {
    email: flags.email?.trim(),
    first_name: flags.firstName?.trim(),
    last_name: flags.lastName?.trim(),
    business_name: flags.business?.trim(),
    roles: flags.role?.join(";"),
  };
  const title = flags.title?.trim() ?? "";
  const language = flags.language?.trim() ?? "";
  const wrong = [...Object.entries({ ...given, title, language })].flatMap(([field, value]) =>
    value === undefined ? [] : problemsOf(field as keyof AccountFields, value),
  );
  // Before anything is asked that would have to be answered again.
  if (wrong.length > 0) throw cannotBeCreated(wrong);

  const connection = connect(context);
  const person = await requireSession(connection, context);
  const field = async (name: Asked) =>
    given[name] ??
    ask(
      context,
      QUESTIONS[name].question,
      `Say it with: ${QUESTIONS[name].flag}`,
      (text) => problemsOf(name, text)[0],
    );
  const checked = newAccount({
    email: await field("email"),
    first_name: await field("first_name"),
    last_name: await field("last_name"),
    business_name: await field("business_name"),
    roles: await field("roles"),
    title,
    language,
  });
  if ("problems" in checked) throw cannotBeCreated(checked.problems);

  const { account } = checked;
  if (account.roles.includes(ORGANIZATION) && !person.is_admin)
    throw new CliError(
      EXIT.denied,
      "Only administrators create networks.",
      "Name another --role, or log in as an administrator: foodshed login",
    );
  const created = await signUp(connection.client, account, flags.key ?? createIdempotencyKey(), {
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
