import type { Schema } from "@foodshed/sdk";
import type { MemberFacts } from "@foodshed/sdk/members";

import type { NewAccount } from "./new-account.ts";

/** What a person decides on a doubtful row: the account is the same business, a new one, or the row is left out. */
export const DECISIONS = ["same", "new", "skip"] as const;
export type Decision = (typeof DECISIONS)[number];

/**
 * The planned outcome of a row: the server's; `similar` for a row that is perhaps the same business as a candidate; `update` for an
 * existing account with changes; `error` also for a row that the tool found invalid.
 */
export type PlanOutcome = Schema<"PlannedAccount">["outcome"] | "similar" | "update";

/** A business that a row is perhaps the same as: an account, or an earlier row of the file. */
export interface Candidate {
  account: Schema<"AccountRef"> | null;
  /** The line of the earlier row. */
  line: number | null;
  /** The facts that agree: name, similar_name, phone, postal_code, website, city. */
  agrees: readonly string[];
  /** Why, in a sentence. */
  message: string;
  /** What is known of it, to be compared with the row: public facts, and those of accounts that one manages. */
  facts: Readonly<Record<string, string | null>>;
}

export type ChangeValue = string | number | boolean | null | readonly (string | number)[];

/** A field of an existing profile that the row would change. */
export interface FieldChange {
  field: string;
  before: ChangeValue;
  after: ChangeValue;
  /** What will become of the change, such as whether the member changed the field since. */
  state: string;
}

export interface PlanRow {
  /** The line of the members file. */
  line: number;
  email: string;
  business_name: string;
  outcome: PlanOutcome;
  /** Why it would not simply be created. */
  message: string | null;
  /** The account that it matches or conflicts with. */
  account: Schema<"AccountRef"> | null;
  /** Businesses that it is perhaps the same as, the most probable first. */
  candidates: Candidate[];
  /** What the facts of the row would change: in the new profile, or in the one that the row is of. */
  changes: FieldChange[];
  /** What the file says of the business beside the account. */
  facts: MemberFacts | null;
  /** The profile that the row is of, where the file names it. */
  slug?: string;
  /** Of an update: what its file was exported as, and whether later changes are overwritten. */
  since?: { version?: number; as_of?: string; overwrite?: boolean };
  /** What a person decided. The one part of a plan that may be edited: the hash does not cover it. */
  decision: Decision | null;
  /** The mail that would be sent, where it was asked for. */
  mail: Schema<"PlannedMail"> | null;
  /** The language of the mail; null when none would be sent. */
  language: Schema<"Language"> | null;
  /** The sign-up request; null when the row has errors. */
  request: NewAccount | null;
}

/** Whether a person decides what becomes of the row: only the name or the facts are taken, not the address. */
export function isDoubtful({ outcome, language }: Pick<PlanRow, "outcome" | "language">): boolean {
  return outcome === "similar" || (outcome === "conflict" && language !== null);
}
