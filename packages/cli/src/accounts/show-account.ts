import type { CommandContext } from "../command-context.ts";
import { connectAsAdministrator } from "../session/connection.ts";
import { formatMinute } from "../text/format.ts";
import { findAccount } from "./find-account.ts";
import { LANGUAGE_NAMES } from "./language.ts";

/** Shows one account: what `accounts show` does. */
export async function showAccount(context: CommandContext, ref: string): Promise<void> {
  const { client } = await connectAsAdministrator(context, "look at accounts");
  const account = await findAccount(context, client, ref);
  const { server, output } = context;
  const offices = [account.is_admin && "administrator", account.is_manager && "manager"].filter(Boolean);
  const person = [account.first_name, account.last_name].filter(Boolean).join(" ");
  const lines = [
    `${account.business_name} (account ${account.id})`,
    `Profile: ${server}/profiles/${account.slug}`,
    `Person: ${person || "none"}`,
    `Login: ${account.email}`,
    ...(account.language ? [`Language: ${LANGUAGE_NAMES[account.language]}`] : []),
    `State: ${account.state}${offices.length > 0 ? `, ${offices.join(", ")}` : ""}`,
    `Roles: ${account.roles.join(", ") || "none"}`,
    `Made: ${formatMinute(account.created_at)} UTC${account.created_by ? `, by account ${account.created_by}` : ""}`,
    `Last login: ${formatMinute(account.last_login)}${account.last_login ? " UTC" : ""}`,
  ];
  output.result({ server, ...account }, lines.join("\n"));
  if (account.state === "unclaimed") {
    output.note(`Send its claim link again with: foodshed accounts resend ${account.id}`);
  }
}
