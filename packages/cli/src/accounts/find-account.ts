import type { FoodshedClient, Schema } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import { idOf } from "../flags.ts";
import { dataOf, dataWithRetry } from "../requests/call.ts";
import { PAGE } from "../requests/pagination.ts";

/** The account of an id, a slug or the address that it logs in with, for administrators. */
export async function findAccount(
  context: CommandContext,
  client: FoodshedClient,
  ref: string,
): Promise<Schema<"AccountSummary">> {
  const { signal } = context;
  const wanted = ref.trim();
  if (/^\d+$/.test(wanted)) {
    const id = idOf(wanted, "no account's id");
    const call = await client.GET("/accounts/account/{id}/", { params: { path: { id } }, signal });
    if (call.error?.status === 404) throw noAccount(wanted);
    return dataOf(Promise.resolve(call), context);
  }
  const query = wanted.includes("@") ? { email: wanted } : { query: wanted };
  for (let from = 0; ; from += PAGE) {
    const page = await dataWithRetry(
      () =>
        client.GET("/accounts/accounts_list/", { params: { query: { ...query, from, size: PAGE } }, signal }),
      context,
    );
    const found = page.results.find((account) => "email" in query || account.slug === wanted);
    if (found) return found;
    if (page.results.length < PAGE) throw noAccount(wanted);
  }
}

function noAccount(ref: string): CliError {
  return new CliError(
    EXIT.failed,
    `There is no account '${ref}'.`,
    `Name its id, its slug or the address that it logs in with. Look for it: foodshed accounts list ${ref}`,
  );
}
