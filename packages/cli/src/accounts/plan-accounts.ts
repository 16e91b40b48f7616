import type { FoodshedClient, Schema } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { CliError, callError, EXIT } from "../errors.ts";
import { withProgress } from "../progress/open-progress.ts";
import { callWithRetry } from "../requests/call.ts";
import type { NewAccount } from "./new-account.ts";
import type { MemberRow } from "./read-members.ts";

export type Planned = Schema<"PlannedAccount">;

/** Rows that the server looks at in one call. */
const BATCH = 200;

type Asked = MemberRow & { account: NewAccount };

/**
 * Asks the server for the planned outcome of each row without creating anything, and marks names that several rows have as conflicts.
 * Skips invalid rows.
 */
export async function planAccounts(
  context: CommandContext,
  client: FoodshedClient,
  rows: readonly MemberRow[],
): Promise<Map<MemberRow, Planned>> {
  const asked = rows.filter((row): row is Asked => row.account !== undefined);
  const planned = new Map<MemberRow, Planned>();
  if (asked.length === 0) return planned;
  await withProgress(context, async (show) => {
    const showProgress = (done: number) => {
      // One call is over before anybody would read of it.
      if (asked.length > BATCH) show({ title: "Asking what each row would do", total: asked.length, done });
    };
    showProgress(0);
    for (let from = 0; from < asked.length; from += BATCH) {
      if (context.signal.aborted) throw new CliError(EXIT.interrupted, "Interrupted. Nothing was sent.");
      const batch = asked.slice(from, from + BATCH);
      for (const [row, outcome] of await askBatch(context, client, batch)) planned.set(row, outcome);
      showProgress(from + batch.length);
    }
  });
  markRepeatedNames(asked, planned);
  return planned;
}

/** Plans the other rows when the server cannot read one. */
async function askBatch(
  context: CommandContext,
  client: FoodshedClient,
  batch: readonly Asked[],
): Promise<Map<Asked, Planned>> {
  const planned = new Map<Asked, Planned>();
  for (let left = [...batch]; left.length > 0; ) {
    const accounts = left.map(({ account }) => account);
    const { data, error } = await callWithRetry(
      () => client.POST("/accounts/plan_accounts/", { body: { accounts }, signal: context.signal }),
      context,
    );
    if (!error) {
      for (const [index, row] of left.entries()) {
        const result = data.results[index];
        if (result) planned.set(row, result);
      }
      return planned;
    }
    const refused = refusedRows(error.errors ?? {});
    if (error.status !== 400 || refused.size === 0) throw callError(error, context.server);
    for (const [index, message] of refused) {
      const row = left[index];
      if (row) planned.set(row, { outcome: "error", message, account: null, mail: null });
    }
    left = left.filter((_row, index) => !refused.has(index));
  }
  return planned;
}

/** Messages by row index of a refused call, from keys like "accounts.3.business_name". */
function refusedRows(errors: Record<string, readonly string[]>): Map<number, string> {
  const rows = new Map<number, string>();
  for (const [field, sentences] of Object.entries(errors)) {
    const [, place, name] = /^accounts\.(\d+)(?:\.(\w+))?/.exec(field) ?? [];
    if (place === undefined) continue;
    const said = `${name ? `${name.replaceAll("_", " ")}: ` : ""}${sentences.join(" ")}`;
    rows.set(Number(place), [rows.get(Number(place)), said].filter(Boolean).join(" "));
  }
  return rows;
}

/** Compares names like the server: ignores letter case, accents and apostrophes. */
const nameKey = (name: string) =>
  name
    .trim()
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .toLowerCase();

/** The server plans one batch at a time, so repeated names are detected here. */
function markRepeatedNames(rows: readonly Asked[], planned: Map<MemberRow, Planned>): void {
  const seen = new Map<string, Asked>();
  for (const row of rows) {
    const plan = planned.get(row);
    if (plan?.outcome !== "create") continue;
    const key = nameKey(row.account.business_name);
    const before = seen.get(key);
    if (!before) seen.set(key, row);
    else {
      planned.set(row, {
        ...plan,
        outcome: "conflict",
        message: `The business name '${row.account.business_name}' is already on line ${before.line}.`,
      });
    }
  }
}
