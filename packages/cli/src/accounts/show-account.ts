import { LANGUAGE_NAMES } from "@foodshed/sdk/members";
import type { CommandContext } from "../command-context.ts";
import type { ListingFlags } from "../listings/listing.ts";
import { showListing } from "../listings/show-listing.ts";
import { connectAsAdministrator } from "../session/connection.ts";
import { formatMinute } from "../text/format.ts";
import { findAccount } from "./find-account.ts";

import { accountRow } from "./list-accounts.ts";

/** Shows one account: what `accounts show` does. */
export async function showAccount(context: CommandContext, flags: ListingFlags, ref: string): Promise<void> {
  const { client } = await connectAsAdministrator(context, "look at accounts");
  const account = await findAccount(context, client, ref);
  const { server } = context;
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
  await showListing(context, "accounts show", flags, () => ({
    document: { server, ...account },
    rows: [accountRow(account)],
    text: () => lines.join("\n"),
    notes: [
      account.state === "unclaimed"
        ? `Send its claim link again with: foodshed accounts resend ${account.id}`
        : undefined,
    ],
  }));
}
