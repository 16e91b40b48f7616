import { findAccount } from "../accounts/find-account.ts";
import type { CommandContext } from "../command-context.ts";
import { dataOf } from "../requests/call.ts";
import { connectAsAdministrator } from "../session/connection.ts";
import { formatMinute } from "../text/format.ts";
import type { MemberRole } from "./member-roles.ts";

export interface InvitePersonFlags {
  role: MemberRole;
  firstName?: string;
  lastName?: string;
}

/** Invites somebody to act for a business, in its place: what `people invite` does. */
export async function invitePerson(
  context: CommandContext,
  { role, firstName, lastName }: InvitePersonFlags,
  account: string,
  email: string,
): Promise<void> {
  const { output, server } = context;
  const { client } = await connectAsAdministrator(context, "invite people");
  const { id, business_name } = await findAccount(context, client, account);
  const invitation = await dataOf(
    client.POST("/people/invite/", {
      body: { account_id: id, email: email.trim(), role, first_name: firstName, last_name: lastName },
    }),
    context,
  );
  output.result(
    { server, account_id: id, business_name, invitation },
    `Invited ${invitation.email} to ${business_name} as ${role}, until ${formatMinute(invitation.expires_at)} UTC.`,
  );
}
