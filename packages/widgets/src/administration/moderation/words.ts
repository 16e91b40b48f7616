import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import { formatDateTime } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "./generated/strings.ts";

export type Action = Schema<"ModerationAction">;
export type Reason = Schema<"ModerationReason">;

export const actions: Readonly<Record<Action, LocalizedString>> = {
  dismiss: strings.actionDismiss,
  warn: strings.actionWarn,
  hide_classified: strings.actionHideClassified,
  hide_profile: strings.actionHideProfile,
  remove_message: strings.actionRemoveMessage,
  suspend_posting: strings.actionSuspendPosting,
  suspend_messaging: strings.actionSuspendMessaging,
  disable_account: strings.actionDisableAccount,
};

export const outcomes: Readonly<Record<Schema<"ModerationOutcome">, LocalizedString>> = {
  dismiss: strings.doneDismiss,
  warn: strings.doneWarn,
  hide_classified: strings.doneHideClassified,
  hide_profile: strings.doneHideProfile,
  remove_message: strings.doneRemoveMessage,
  suspend_posting: strings.doneSuspendPosting,
  suspend_messaging: strings.doneSuspendMessaging,
  disable_account: strings.doneDisableAccount,
  apart: strings.doneApart,
};

export const reasons: Readonly<Record<Reason, LocalizedString>> = {
  spam: strings.reasonSpam,
  misleading: strings.reasonMisleading,
  offensive: strings.reasonOffensive,
  fraud: strings.reasonFraud,
  illegal: strings.reasonIllegal,
  nothing_wrong: strings.reasonNothingWrong,
  corrected: strings.reasonCorrected,
  dispute: strings.reasonDispute,
  other: strings.reasonOther,
};

/** The reasons that go with an action, as the server takes them. */
export const reasonsFor = (action: Action): readonly Reason[] =>
  action === "dismiss"
    ? ["nothing_wrong", "corrected", "dispute", "other"]
    : ["fraud", "misleading", "spam", "offensive", "illegal", "other"];

export const isSuspension = (action: Action | undefined): boolean =>
  action === "suspend_posting" || action === "suspend_messaging";

/** What makes a case urgent, as a phrase. */
export function urgencyText(
  t: WidgetTranslate,
  { code, count, minutes }: Schema<"ModerationUrgency">,
  kind: Schema<"AbuseReportKind">,
): string {
  switch (code) {
    case "reporters":
      return t(strings.urgentReporters, { count });
    case "severe":
      return t(strings.urgentSevere, { count });
    case "repeat_offender":
      return t(strings.urgentRepeatOffender, { count });
    case "links":
      return t(strings.urgentLinks, { count });
    case "repeated_text":
      if (kind !== "message") return t(strings.urgentRepeatedAds, { count });
      return minutes
        ? t(strings.urgentRepeatedWithin, { count, minutes })
        : t(strings.urgentRepeatedMessages, { count });
    case "fast":
      return t(strings.urgentFast, { count });
    case "known_contact":
      return t(strings.urgentKnownContact);
    case "account_age":
      return t(strings.urgentAccountAge, { count });
  }
}

export const when = (t: WidgetTranslate, date: string) => formatDateTime(date, undefined, t.locale);
