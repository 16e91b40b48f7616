import { NUDGE_PAUSE_DAYS } from "@foodshed/sdk/vocabulary";
import { days } from "../../core/clock.ts";
import type { Candidate, Kind, Outcome } from "./candidates.queries.ts";

/** Nobody is reminded again sooner; in milliseconds. */
const NUDGE_PAUSE = days(NUDGE_PAUSE_DAYS);

export interface Assessment {
  kind: Kind;
  now: Date;
  /** Reaches everybody. */
  isAdministrator: boolean;
  /** Of the accounts those that agreed to mails about messages; only for reminders. */
  takesMails?: ReadonlySet<number>;
  /** Of the accounts those that want no mails about messages: who has not claimed the account gets nothing else. */
  refusesMails: ReadonlySet<number>;
}

/** What would become of an account in a campaign now; `waiting` where nothing keeps it from getting it. */
export function assess(
  candidate: Candidate,
  { kind, now, isAdministrator, takesMails, refusesMails }: Assessment,
): Outcome {
  if (
    candidate.state === "disabled" ||
    candidate.state === "closed" ||
    !(candidate.in_network || isAdministrator)
  )
    return "gone";
  if (candidate.blocked) return "blocked";
  if (candidate.state === "unclaimed" && refusesMails.has(candidate.id)) return "declined";
  if (kind === "message") return "waiting";
  if (candidate.needs.length === 0) return "complete";
  if (candidate.nudged_at && now.getTime() - candidate.nudged_at.getTime() < NUDGE_PAUSE) return "recent";
  // Links that an account waits for are no mails that one agrees to.
  if (candidate.state === "active" && takesMails && !takesMails.has(candidate.id)) return "declined";
  return "waiting";
}
