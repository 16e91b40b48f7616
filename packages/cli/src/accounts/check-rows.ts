import type { FoodshedClient } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { isDone, type Outcome } from "./journal-reader.ts";
import type { MemberRow } from "./member-row.ts";
import { type Planned, planAccounts } from "./plan-accounts.ts";
import { isDoubtful } from "./plan-row.ts";

/** Outcomes of earlier runs by lower-case address. */
export type Before = ReadonlyMap<string, Outcome>;

/**
 * Asks the server about the rows that an earlier run did not finish.
 * @param withMails whether somebody will read the mails, which take the server as long as the rest
 */
export async function askServer(
  context: CommandContext,
  client: FoodshedClient,
  rows: readonly MemberRow[],
  before: Before,
  { withMails = false } = {},
): Promise<Map<MemberRow, Planned>> {
  const isLeft = ({ account, left }: MemberRow) => {
    const known = account && before.get(account.email.toLowerCase());
    return account !== undefined && left === undefined && !(known && isDone(known));
  };
  const own = new Set<number>();
  for (const { status, account_id } of before.values()) {
    if (status === "created" && account_id !== undefined) own.add(account_id);
  }
  return planAccounts(context, client, rows.filter(isLeft), { file: rows, own, withMails });
}

/** Whether a person has to decide on a row, and has not. */
export function isUndecided(
  row: MemberRow,
  planned: Planned | undefined,
  includeConflicts: boolean,
): boolean {
  return planned !== undefined && isDoubtful(planned) && row.decision === undefined && !includeConflicts;
}

/**
 * The rows as they are to be carried out: with the server's errors, and without those that are decided against or wait for a decision.
 * Rows whose address has an account stay in, because this run may have created it and lost the response.
 */
export function checkRows(
  rows: readonly MemberRow[],
  planned: ReadonlyMap<MemberRow, Planned>,
  includeConflicts: boolean,
): MemberRow[] {
  return rows.map((row) => checkedRow(row, planned.get(row), includeConflicts));
}

function checkedRow(row: MemberRow, planned: Planned | undefined, includeConflicts: boolean): MemberRow {
  const { decision } = row;
  if (row.left || (!planned && row.account)) return row;
  if (decision === "skip" || (decision === "same" && planned))
    return leave(row, decision, DECIDED[decision], planned);
  if (!planned || planned.outcome === "create") return row;
  const message = planned.message ?? "The server would not create it.";
  if (planned.outcome === "error") {
    const { account: _, ...rest } = row;
    return { ...rest, problems: [...row.problems, message] };
  }
  if (!isDoubtful(planned)) return { ...row, taken: message };
  if (decision === "new" || includeConflicts) return row;
  return leave(row, planned.outcome === "similar" ? "similar" : "conflict", message, planned);
}

const DECIDED = { skip: "Decided: skip.", same: "Decided: the same business." };

function leave(
  { account: _, ...row }: MemberRow,
  left: NonNullable<MemberRow["left"]>,
  message: string,
  planned: Planned | undefined,
): MemberRow {
  return {
    ...row,
    left,
    problems: [message],
    ...(planned?.candidates.length && { candidates: planned.candidates }),
  };
}
