import type { FoodshedClient, FoodshedError, Schema } from "@foodshed/sdk";
import { type LocalizedText, localized } from "@foodshed/sdk/locale";
import * as strings from "./generated/strings.ts";
import type { MemberRow, NewAccount } from "./memberRows.ts";

/** What would become of a row: a new account, one that is known, perhaps a business that exists, an address of another's, or nothing. */
export type Outcome = "new" | "known" | "doubtful" | "taken" | "wrong";

export interface PlannedRow {
  row: MemberRow;
  outcome: Outcome;
  /** Why it would not simply be invited. */
  reasons: (LocalizedText | string)[];
}

/** Rows that the server looks at in one call. */
const AT_ONCE = 200;

const nameKey = (name: string) =>
  name
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .trim()
    .toLowerCase();

/** Asks the server what would become of each row, which makes and sends nothing. */
export async function planRows(
  client: FoodshedClient,
  rows: readonly MemberRow[],
  onPlanned: (done: number) => void,
): Promise<{ data: PlannedRow[]; error?: undefined } | { data?: undefined; error: FoodshedError }> {
  const asked = rows.filter((row): row is MemberRow & { account: NewAccount } => row.account !== undefined);
  const answers = new Map<MemberRow, Schema<"PlannedAccount">>();
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const batch = asked.slice(from, from + AT_ONCE);
    const { data, error } = await client.POST("/accounts/plan_accounts/", {
      body: { accounts: batch.map(({ account }) => account), facts: batch.map(({ facts }) => facts) },
    });
    if (error) return { error };
    for (const [index, row] of batch.entries()) {
      const answer = data.results[index];
      if (answer) answers.set(row, answer);
    }
    onPlanned(Math.min(asked.length, from + AT_ONCE));
  }
  const first = new Map<string, number>();
  return {
    data: rows.map((row) => {
      const planned = plannedRow(row, answers.get(row));
      if (planned.outcome !== "new" && planned.outcome !== "doubtful") return planned;
      const key = nameKey(row.business);
      const before = first.get(key);
      first.set(key, before ?? row.line);
      if (before === undefined) return planned;
      const again = localized(strings.nameRepeated, { name: row.business, line: before });
      return { ...planned, outcome: "doubtful", reasons: [...planned.reasons, again] };
    }),
  };
}

function plannedRow(row: MemberRow, answer: Schema<"PlannedAccount"> | undefined): PlannedRow {
  if (!answer) {
    const damage = row.damaged && localized(strings.damaged, row.damaged);
    return { row, outcome: "wrong", reasons: damage ? [...row.problems, damage] : row.problems };
  }
  const { outcome, message, mail, candidates } = answer;
  const reasons = message ? [message] : [];
  if (outcome === "match") return { row, outcome: "known", reasons };
  if (outcome === "error") return { row, outcome: "wrong", reasons };
  // Only the address decides: of the same name there may be two.
  if (outcome === "conflict") return { row, outcome: mail ? "doubtful" : "taken", reasons };
  const [candidate] = candidates;
  return candidate
    ? { row, outcome: "doubtful", reasons: [candidate.message] }
    : { row, outcome: "new", reasons };
}
