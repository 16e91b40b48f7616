import { localized } from "@foodshed/sdk/locale";
import { endOfOntarioDay, ontarioDay } from "@foodshed/sdk/vocabulary";
import type { Administrator } from "../../core/actor.ts";
import { days, fromNow } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import type { Body } from "../handler.ts";
import type { Services } from "../services.ts";
import { isSuspension } from "./actions.ts";
import * as strings from "./generated/strings.ts";

type Request = Body<"decideModerationCase">;
type Reason = Request["reason"];

const DISMISSING: readonly Reason[] = ["nothing_wrong", "corrected", "dispute", "other"];
const ACTING: readonly Reason[] = ["spam", "misleading", "offensive", "fraud", "illegal", "other"];

/** What an administrator has decided, checked. */
export interface CheckedDecision {
  action: Request["action"];
  reason: Reason;
  note: string;
  until: Date | null;
}

/** @throws DomainError 400 for a reason, note or number of days that does not fit, 409 about the administrator's own business */
export function checked(
  { clock }: Pick<Services, "clock">,
  by: Administrator,
  one: { account_id: number },
  { action, reason, note = "", days: count }: Request,
): CheckedDecision {
  if (one.account_id === by.accountId) throw DomainError.conflict(localized(strings.notAboutYourself));
  const reasons = action === "dismiss" ? DISMISSING : ACTING;
  if (!reasons.includes(reason))
    throw DomainError.invalid({
      reason: [localized(action === "dismiss" ? strings.reasonDoesNotDismiss : strings.reasonDismisses)],
    });
  if (reason === "other" && !note.trim())
    throw DomainError.invalid({ note: [localized(strings.noteNeeded)] });
  if (isSuspension(action) !== (count !== undefined))
    throw DomainError.invalid({
      days: [localized(isSuspension(action) ? strings.daysNeeded : strings.daysOnlyForSuspensions)],
    });
  const until = count === undefined ? null : endOfOntarioDay(ontarioDay(fromNow(clock, days(count))));
  return { action, reason, note: note.trim(), until };
}
