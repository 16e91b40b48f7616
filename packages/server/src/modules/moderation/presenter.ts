import type { Actor } from "../../core/actor.ts";
import { cardOf } from "../accounts/account-cards.ts";
import type { ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import type { CaseRow } from "./cases.queries.ts";
import type { DecisionRow } from "./decisions.queries.ts";
import { titleOf } from "./things.ts";
import type { Urgent } from "./urgency.ts";

export type Summary = ResponseBody<"listModerationCases">["results"][number];
export type Decision = ResponseBody<"getModerationCase">["decisions"][number];

export function toSummary({ images }: Pick<Services, "images">, row: CaseRow, urgent?: Urgent): Summary {
  return {
    id: row.id,
    kind: row.kind,
    target_id: row.target_id,
    title: titleOf(row.content),
    account: cardOf(images, row.account),
    state: row.decided_at ? "decided" : "open",
    reports: row.reports,
    reporters: row.reporters,
    score: urgent?.score ?? 0,
    urgency: urgent?.urgency ?? [],
    opened_at: (row.reopened_at ?? row.opened_at).toISOString(),
    outcome: row.outcome,
    decided_at: row.last_decided_at?.toISOString() ?? null,
    appeal: row.appeal,
  };
}

export function isInForce({ ended_at, until }: Pick<DecisionRow, "ended_at" | "until">, now: Date): boolean {
  return ended_at === null && (until === null || until > now);
}

export function toDecision(row: DecisionRow, actor: Actor, now: Date): Decision {
  return {
    id: row.id,
    case_id: row.case_id,
    kind: row.kind,
    title: titleOf(row.content),
    outcome: row.outcome,
    reason: row.reason,
    note: row.note,
    until: row.until?.toISOString() ?? null,
    decided_at: row.decided_at.toISOString(),
    decided_by: row.decided_by,
    by_you: actor.kind !== "visitor" && row.decided_by_user_id === actor.userId,
    in_force: isInForce(row, now),
    appeal: toAppeal(row),
  };
}

function toAppeal(row: DecisionRow): Decision["appeal"] {
  if (row.appeal_id === null) return null;
  return {
    id: row.appeal_id,
    state: row.appeal_outcome ?? "waiting",
    words: row.appeal_words ?? "",
    made_at: (row.appeal_made_at as Date).toISOString(),
    note: row.appeal_note ?? "",
    decided_at: row.appeal_decided_at?.toISOString() ?? null,
    decided_by: row.appeal_decided_by,
  };
}
