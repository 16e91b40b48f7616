import type { FoodshedClient } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { dataWithRetry } from "../requests/call.ts";

/** The profile of the logged-in account. */
export function ownProfile(
  context: CommandContext,
  client: FoodshedClient,
): Promise<{ id: number; slug: string }> {
  const body = { basic: true };
  return dataWithRetry(
    () => client.POST("/accounts/profile_by_id/", { body, signal: context.signal }),
    context,
  );
}
