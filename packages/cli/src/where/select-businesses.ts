import { type FoodshedClient, readNdjson, type Schema, TruncatedResponse } from "@foodshed/sdk";
import type { Where, WhereField } from "@foodshed/sdk/where";
import type { CommandContext } from "../command-context.ts";
import { CliError, callError, EXIT } from "../errors.ts";

/** Whom a query chooses from. */
export type Scope = "managed" | "network" | "all";

interface Choice {
  scope: Scope;
  /** Fields that are wanted beside those that the query looks at. */
  fields: readonly WhereField[];
}

/**
 * Yields the businesses that a query matches, as they arrive: of a hundred thousand none is kept. The server sends what its filters leave,
 * in the fields that are looked at, and nothing beyond the scope.
 */
export async function* selectBusinesses(
  { server, signal }: CommandContext,
  client: FoodshedClient,
  where: Where,
  { scope, fields }: Choice,
): AsyncGenerator<Schema<"ExportedProfile">> {
  const wanted = [...new Set([...fields, ...where.fields])].filter((field) => field !== "distance_km");
  const { data, error } = await readNdjson(client, "/accounts/export_profiles/", {
    params: { query: { scope, fields: wanted, ...where.narrowed } },
    signal,
  });
  if (error) throw callError(error, server);
  try {
    for await (const profile of data) if (where.matches(profile)) yield profile;
  } catch (fault) {
    if (!(fault instanceof TruncatedResponse)) throw fault;
    throw new CliError(
      EXIT.unavailable,
      `${server} broke off before it had named everybody. Nothing was done.`,
      "Run the same command again.",
    );
  }
  if (signal.aborted) throw new CliError(EXIT.interrupted, "Interrupted.");
}
