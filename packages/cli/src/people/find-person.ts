import type { FoodshedClient, Schema } from "@foodshed/sdk";
import { findAccount } from "../accounts/find-account.ts";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import { dataWithRetry } from "../requests/call.ts";
import { connectAsAdministrator } from "../session/connection.ts";

/** A business of an id, slug or address, with its people and open invitations. */
export interface PeopleOfBusiness extends Schema<"PeopleList"> {
  client: FoodshedClient;
  business: Schema<"AccountSummary">;
}

export async function peopleOf(
  context: CommandContext,
  account: string,
  what: string,
): Promise<PeopleOfBusiness> {
  const { client } = await connectAsAdministrator(context, what);
  const business = await findAccount(context, client, account);
  return { client, business, ...(await readPeople(context, client, business.id)) };
}

/** @param accountId the business; the caller's own when absent */
export function readPeople(
  context: CommandContext,
  client: FoodshedClient,
  accountId?: number,
): Promise<Schema<"PeopleList">> {
  const { signal } = context;
  return dataWithRetry(
    () => client.GET("/people/", { params: { query: { account_id: accountId } }, signal }),
    context,
  );
}

/** Whichever of them has an address, however it is written. */
export function withAddress<T extends { email: string }>(rows: readonly T[], email: string): T | undefined {
  return rows.find((row) => row.email.toLowerCase() === email.trim().toLowerCase());
}

export function nobody(email: string, { business_name, slug }: Schema<"AccountSummary">): CliError {
  return new CliError(
    EXIT.failed,
    `Nobody with the address ${email} is with ${business_name}.`,
    `See: foodshed people list ${slug}`,
  );
}
