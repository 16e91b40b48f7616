import type { MemberFacts } from "@foodshed/sdk/members";
import type { AccountFields, NewAccount } from "./new-account.ts";
import type { Candidate, Decision } from "./plan-row.ts";

/** A row of a members file as it was read, checked, planned and decided. */
export interface MemberRow {
  /** The line of the file that the row starts on; in a workbook, the row of its sheet. */
  line: number;
  fields: AccountFields;
  /** What the row says of the business beyond its account; values that cannot be kept are not in it. */
  facts?: MemberFacts;
  /** The profile that the row is of, where the file names it. */
  slug?: string;
  /** What a person decided on it. */
  decision?: Decision;
  /** What to ask for; missing when the row has problems. */
  account?: NewAccount;
  problems: string[];
  /** What is wrong with facts that were left aside. No reason not to create the account. */
  warnings?: string[];
  /** Why the row is left although it has no error: as it was planned, or decided. */
  left?: "match" | "conflict" | "similar" | "same" | "skip";
  /** Businesses that it is perhaps the same as. */
  candidates?: readonly Candidate[];
  /** The server's message when the address has an account. */
  taken?: string;
}
