import type { Schema } from "@foodshed/sdk";
import { type Before, isUndecided } from "../accounts/check-rows.ts";
import { isDone } from "../accounts/journal-reader.ts";
import type { MemberRow } from "../accounts/member-row.ts";
import type { NewAccount } from "../accounts/new-account.ts";
import type { Planned } from "../accounts/plan-accounts.ts";
import { isDoubtful } from "../accounts/plan-row.ts";

type AccountRef = Schema<"AccountRef">;

/** Which profile the facts of a row are of: one that is yet to be made, one that this run made, or one that is the same business. */
export type FactsTarget =
  | { of: "new"; roles: NewAccount["roles"] }
  | { of: "made"; account_id: number }
  | { of: "same"; account: AccountRef };

/** The business that `same` means: the one that the row names by its slug, else the most probable one. */
export function sameBusiness(
  { slug }: Pick<MemberRow, "slug">,
  { account, candidates }: Pick<Planned, "account" | "candidates">,
): AccountRef | undefined {
  const known = [account, ...candidates.map((candidate) => candidate.account)].filter(
    (each) => each !== null,
  );
  return known.find((each) => each.slug === slug) ?? known[0];
}

export interface TargetOptions {
  before: Before;
  includeConflicts: boolean;
}

/** Undefined for a row whose facts are written nowhere. Of a row that nobody has decided on: what `same` would mean. */
export function factsTarget(
  row: MemberRow,
  planned: Planned | undefined,
  { before, includeConflicts }: TargetOptions,
): FactsTarget | undefined {
  const { account, decision } = row;
  if (!account) return undefined;
  const earlier = before.get(account.email.toLowerCase());
  if (earlier?.status === "created" && earlier.account_id !== undefined)
    return { of: "made", account_id: earlier.account_id };
  if ((earlier && isDone(earlier)) || !planned || decision === "skip") return undefined;
  if (decision === "same" || isUndecided(row, planned, includeConflicts)) {
    const same = sameBusiness(row, planned);
    return same && { of: "same", account: same };
  }
  return planned.outcome === "create" || isDoubtful(planned)
    ? { of: "new", roles: account.roles }
    : undefined;
}
