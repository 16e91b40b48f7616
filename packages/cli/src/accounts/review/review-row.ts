import type { Schema } from "@foodshed/sdk";
import { LANGUAGE_NAMES } from "@foodshed/sdk/members";
import { isRoleCode, roleByCode } from "@foodshed/sdk/vocabulary/roles";
import type { PlannedFacts } from "../../facts/plan-facts.ts";

import { unpackMail } from "../mail-texts.ts";
import type { MemberRow } from "../member-row.ts";
import type { Planned } from "../plan-accounts.ts";
import {
  type Candidate,
  type Decision,
  type FieldChange,
  isDoubtful,
  type PlanOutcome,
} from "../plan-row.ts";

/** What a person sees of a row, and decides on. */
export interface ReviewRow {
  line: number;
  business_name: string;
  email: string;
  outcome: PlanOutcome;
  message: string | null;
  candidates: readonly Candidate[];
  changes: readonly FieldChange[];
  /** What the file says, to be shown as "label: text". */
  values: readonly (readonly [label: string, text: string])[];
  mail: Schema<"PlannedMail"> | null;
  /** Whether somebody has to decide. */
  doubtful: boolean;
  decision: Decision | undefined;
}

/** A row of a members file as it is reviewed. */
export function toReviewRow(row: MemberRow, planned: Planned, facts?: PlannedFacts): ReviewRow {
  const { account, fields } = row;
  return {
    line: row.line,
    business_name: fields.business_name,
    email: fields.email,
    outcome: planned.outcome,
    message: planned.message,
    candidates: planned.candidates,
    changes: facts ? changesOf(facts) : [],
    values: valuesOf(row, planned),
    get mail() {
      return planned.mail && account ? unpackMail(planned.mail, account) : null;
    },
    doubtful: isDoubtful(planned),
    decision: row.decision,
  };
}

/** Of an existing profile everything that would change; of a new one, which holds nothing yet, what it cannot hold. */
function changesOf({ of, changes }: PlannedFacts): FieldChange[] {
  return of === "same" ? changes : changes.filter(({ state }) => state === "invalid");
}

function valuesOf({ account, facts = {}, warnings = [] }: MemberRow, { language, account: known }: Planned) {
  const values: [string, string | undefined][] = [
    ["contact", account && [account.first_name, account.last_name].join(" ")],
    ["title", account?.title],
    [
      "roles",
      account?.roles.flatMap((code) => (isRoleCode(code) ? [roleByCode(code).value] : [])).join(", "),
    ],
    ...Object.entries(facts).map(([fact, value]): [string, string] => [
      fact.replaceAll("_", " "),
      Array.isArray(value) ? value.join("; ") : String(value),
    ]),
    ["mail in", language ? LANGUAGE_NAMES[language] : undefined],
    ["account", known ? `${known.business_name} (${known.slug}, ${known.id})` : undefined],
    ["left aside", warnings.join(" ") || undefined],
  ];
  return values.filter((each): each is [string, string] => Boolean(each[1]));
}
