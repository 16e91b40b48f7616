import type { FoodshedClient, Schema } from "@foodshed/sdk";
import { type CliError, callError } from "../errors.ts";
import { type RetryPolicy, retry } from "../requests/retry.ts";
import type { UpdateField, UpdateValue } from "./update-fields.ts";
import type { FieldUpdate } from "./update-plan.ts";

/** Fields of one profile that are to be changed, if they still hold what is expected. */
export interface ProfileChanges {
  account_id: number;
  version?: number;
  as_of?: string;
  fields: { field: UpdateField; before: UpdateValue; after: UpdateValue }[];
}

/**
 * Sends the changes of some profiles. What the server cannot read is taken out and reported, so that one field stops no other.
 * @returns the result of each field, by account, or why nothing more can be sent
 */
export async function sendChanges(
  client: FoodshedClient,
  profiles: readonly ProfileChanges[],
  { overwrite, policy, server }: { overwrite: boolean; policy: RetryPolicy; server: string },
): Promise<Map<number, FieldUpdate[]> | CliError> {
  const results = new Map<number, FieldUpdate[]>(profiles.map(({ account_id }) => [account_id, []]));
  let left = profiles.map((profile) => ({ ...profile, fields: [...profile.fields] }));
  for (;;) {
    left = left.filter(({ fields }) => fields.length > 0);
    if (left.length === 0) return results;
    const { data, error } = await retry(
      () =>
        client.POST("/accounts/apply_updates/", {
          body: { updates: left.map(updateOf), ...(overwrite && { overwrite }) },
        }),
      policy,
    );
    if (!error) {
      for (const [index, profile] of left.entries()) {
        const result = data.results[index];
        const changes =
          result && result.changes.length > 0 ? result.changes : refused(profile, result?.message);
        results.get(profile.account_id)?.push(...changes);
      }
      return results;
    }
    const faults = faultsOf(error.errors ?? {});
    if (error.status !== 400 || faults.size === 0) return callError(error, server);
    for (const [index, fields] of faults) {
      const profile = left[index];
      if (!profile) continue;
      const hit = profile.fields.filter(({ field }) => fields.has("") || fields.has(field));
      for (const change of hit) {
        const message = fields.get(change.field) ?? fields.get("") ?? error.message;
        results.get(profile.account_id)?.push(invalid(change, message));
      }
      profile.fields = profile.fields.filter((change) => !hit.includes(change));
    }
  }
}

function updateOf({ account_id, version, as_of, fields }: ProfileChanges): Schema<"ProfileUpdate"> {
  const valuesOf = (key: "before" | "after") =>
    Object.fromEntries(fields.map((change) => [change.field, change[key]]));
  return {
    account_id,
    ...(version !== undefined ? { version } : as_of && { as_of }),
    before: valuesOf("before"),
    after: valuesOf("after"),
  };
}

const invalid = (
  change: ProfileChanges["fields"][number],
  message: string | null | undefined,
): FieldUpdate => ({ ...change, state: "invalid", message: message ?? null, changed_at: null });

const refused = ({ fields }: ProfileChanges, message: string | null | undefined) =>
  fields.map((change) => invalid(change, message));

/** Messages by the place of a profile and by field, from keys like "updates.3.after.phone"; "" for the profile as a whole. */
function faultsOf(errors: Record<string, readonly string[]>): Map<number, Map<string, string>> {
  const faults = new Map<number, Map<string, string>>();
  for (const [key, [message = ""]] of Object.entries(errors)) {
    const [, index, field = ""] = /^updates\.(\d+)(?:\.(?:before|after)\.(\w+))?/.exec(key) ?? [];
    if (index === undefined) continue;
    const fields = faults.get(Number(index)) ?? new Map<string, string>();
    fields.set(field, message);
    faults.set(Number(index), fields);
  }
  return faults;
}
