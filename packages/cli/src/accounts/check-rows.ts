import type { FoodshedClient } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { isDone, type Outcome } from "./journal-reader.ts";
import { type Planned, planAccounts } from "./plan-accounts.ts";
import type { MemberRow } from "./read-members.ts";

export interface CheckOptions {
  /** Outcomes of earlier runs by lower-case address. Finished rows are not checked again. */
  before: ReadonlyMap<string, Outcome>;
  /** Also create accounts whose business name another account or row has. */
  includeConflicts: boolean;
}

/**
 * Checks rows with the server: adds its errors, and leaves out rows whose name is taken. Rows whose address has an account stay in,
 * because this run may have created it and lost the response.
 */
export async function checkRows(
  context: CommandContext,
  client: FoodshedClient,
  rows: readonly MemberRow[],
  { before, includeConflicts }: CheckOptions,
): Promise<MemberRow[]> {
  const isLeft = ({ account }: MemberRow) => {
    const known = account && before.get(account.email.toLowerCase());
    return account !== undefined && !(known && isDone(known));
  };
  const planned = await planAccounts(context, client, rows.filter(isLeft));
  return rows.map((row) => checkedRow(row, planned.get(row), includeConflicts));
}

function checkedRow(row: MemberRow, planned: Planned | undefined, includeConflicts: boolean): MemberRow {
  if (!planned || planned.outcome === "create") return row;
  const { outcome, mail } = planned;
  const message = planned.message ?? "The server would not create it.";
  const { account, ...rest } = row;
  if (outcome === "error") return { ...rest, problems: [...row.problems, message] };
  // Without a mail the address is taken; with one only the name is.
  if (mail === null) return { ...row, taken: message };
  if (includeConflicts) return row;
  return { ...rest, left: "conflict", problems: [message] };
}
