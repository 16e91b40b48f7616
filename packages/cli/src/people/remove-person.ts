import type { CommandContext } from "../command-context.ts";
import { confirm } from "../prompt.ts";
import { dataOf } from "../requests/call.ts";
import { nobody, peopleOf, withAddress } from "./find-person.ts";

export interface RemovePersonFlags {
  yes?: boolean;
}

/** Takes somebody off a business, or withdraws their invitation: what `people remove` does. */
export async function removePerson(
  context: CommandContext,
  { yes }: RemovePersonFlags,
  account: string,
  email: string,
): Promise<void> {
  const { output, server } = context;
  const { client, business, people, invitations } = await peopleOf(context, account, "remove people");
  const { id: account_id, business_name } = business;
  const person = withAddress(people, email);
  const invitation = person ? undefined : withAddress(invitations, email);
  const found = person ?? invitation;
  if (!found) throw nobody(email, business);
  await confirm(
    context,
    person
      ? `Take ${person.email} (${person.role}) off ${business_name}?`
      : `Withdraw the invitation of ${found.email} to ${business_name}?`,
    { agreed: yes, instead: "--yes", otherwise: "Nobody was removed." },
  );
  const body = { id: found.id };
  if (person) await dataOf(client.POST("/people/remove/", { body }), context);
  else await dataOf(client.POST("/people/withdraw_invitation/", { body }), context);
  output.result(
    { server, account_id, business_name, email: found.email, removed: person ? "person" : "invitation" },
    person
      ? `Took ${person.email} off ${business_name}. They and the owners were mailed.`
      : `Withdrew the invitation of ${found.email} to ${business_name}.`,
  );
}
