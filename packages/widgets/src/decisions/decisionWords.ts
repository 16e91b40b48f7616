import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import { classifiedDay, formatDate } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";

export type OwnDecision = Schema<"OwnModerationDecision">;

const reasons: Readonly<Partial<Record<OwnDecision["reason"], LocalizedString>>> = {
  spam: strings.reasonSpam,
  misleading: strings.reasonMisleading,
  offensive: strings.reasonOffensive,
  fraud: strings.reasonFraud,
  illegal: strings.reasonIllegal,
};

export function reasonText(t: WidgetTranslate, { reason }: Pick<OwnDecision, "reason">): string | undefined {
  const text = reasons[reason];
  return text && t(text);
}

/** What was done, in a sentence. */
export function doneText(t: WidgetTranslate, { outcome, title, until, kind }: OwnDecision): string {
  const date = until ? formatDate(`${classifiedDay(until)}T12:00:00Z`, "UTC", t.locale) : "";
  switch (outcome) {
    case "hide_classified":
      return t(strings.hiddenClassified, { title });
    case "hide_profile":
      return t(strings.hiddenProfile);
    case "remove_message":
      return t(strings.removedMessage, { title });
    case "suspend_posting":
      return t(strings.suspendedPosting, { date });
    case "suspend_messaging":
      return t(strings.suspendedMessaging, { date });
    case "disable_account":
      return t(strings.disabledAccount);
    default:
      return t(strings.warned, { kind, title });
  }
}

export const reportStates: Readonly<
  Record<Schema<"OwnModeration">["reports"][number]["state"], LocalizedString>
> = {
  waiting: strings.reportWaits,
  acted: strings.reportActed,
  nothing_wrong: strings.reportNothingWrong,
};
