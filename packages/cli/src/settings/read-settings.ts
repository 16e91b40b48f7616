import type { FoodshedClient, Schema } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { dataWithRetry } from "../requests/call.ts";

export function readSettings(
  context: CommandContext,
  client: FoodshedClient,
): Promise<Schema<"SettingsReport">> {
  const { signal } = context;
  return dataWithRetry(() => client.GET("/administration/settings/", { signal }), context);
}
