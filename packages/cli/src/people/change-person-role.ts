import type { CommandContext } from "../command-context.ts";
import { dataOf } from "../requests/call.ts";
import { nobody, peopleOf, withAddress } from "./find-person.ts";
import type { MemberRole } from "./member-roles.ts";

/** Changes what somebody may do for a business: what `people role` does. */
export async function changePersonRole(
  context: CommandContext,
  account: string,
  email: string,
  role: string,
): Promise<void> {
  const { output, server } = context;
  const { client, business, people } = await peopleOf(context, account, "change roles");
  const found = withAddress(people, email);
  if (!found) throw nobody(email, business);
  const person = await dataOf(
    client.POST("/people/change_role/", { body: { id: found.id, role: role as MemberRole } }),
    context,
  );
  const { id, business_name } = business;
  output.result(
    { server, account_id: id, business_name, person },
    found.role === person.role
      ? `${person.email} was ${role} of ${business_name} already.`
      : `${person.email} is ${role} of ${business_name} now, and was ${found.role}.`,
  );
}
