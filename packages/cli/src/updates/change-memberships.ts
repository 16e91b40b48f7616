import type { FoodshedClient } from "@foodshed/sdk";
import { type CliError, callError } from "../errors.ts";
import { type RetryPolicy, retry } from "../requests/retry.ts";
import type { RunRow } from "./run-file.ts";
import type { FieldUpdate } from "./update-plan.ts";

/** Connections that are read at a time. */
const PAGE = 240;

interface Membership {
  client: FoodshedClient;
  policy: RetryPolicy;
  server: string;
}

/** Asks a business to join one's own network, and ends memberships that the file no longer has. */
export async function changeMemberships(
  { account }: RunRow,
  change: FieldUpdate,
  { client, policy, server }: Membership,
): Promise<FieldUpdate | CliError> {
  const before = Array.isArray(change.before) ? change.before : [];
  const after = Array.isArray(change.after) ? change.after : [];
  if (after.some((slug) => !before.includes(slug))) {
    const { error } = await retry(
      () => client.POST("/accounts/request_connection/", { body: { recipient: account.id, manage: false } }),
      policy,
    );
    // Asked already, perhaps by a call whose answer was lost.
    if (error && error.status !== 409) {
      if (error.status === 400 || error.status === 404)
        return { ...change, state: "invalid", message: error.message };
      return callError(error, server);
    }
  }
  for (const slug of before.filter((each) => !after.includes(each))) {
    const id = await findConnection(client, account.slug, slug, policy);
    if (id === undefined) continue;
    if (typeof id !== "number") return callError(id, server);
    const { error } = await retry(
      () => client.DELETE("/accounts/connection/{id}/", { params: { path: { id } } }),
      policy,
    );
    if (!error || error.status === 404) continue;
    if (error.status === 403) return { ...change, state: "invalid", message: error.message };
    return callError(error, server);
  }
  return change;
}

async function findConnection(client: FoodshedClient, slug: string, network: string, policy: RetryPolicy) {
  for (let from = 0; ; from += PAGE) {
    const { data, error } = await retry(
      () =>
        client.GET("/accounts/connected_profiles/{slug}/", {
          params: { path: { slug }, query: { from, size: PAGE } },
        }),
      policy,
    );
    if (error) return error;
    const found = data.results.find((each) => each.slug === network);
    if (found) return found.connection_id;
    if (data.results.length < PAGE) return undefined;
  }
}
