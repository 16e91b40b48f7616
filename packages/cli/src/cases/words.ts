import type { Schema } from "@foodshed/sdk";
import { idOf } from "../flags.ts";
import { pluralize } from "../text/format.ts";

export type Action = Schema<"ModerationAction">;
export type Reason = Schema<"ModerationReason">;

/** What a decision does, in the words of a terminal. */
export const ACTIONS: Record<Action, string> = {
  dismiss: "dismiss: nothing is done",
  warn: "warn the author",
  hide_classified: "hide the ad",
  hide_profile: "hide the profile",
  remove_message: "remove the message from the other side's view",
  suspend_posting: "suspend posting ads for some days",
  suspend_messaging: "suspend sending messages for some days",
  disable_account: "disable the account",
};

export const OUTCOMES: Record<Schema<"ModerationOutcome">, string> = {
  dismiss: "dismissed",
  warn: "author warned",
  hide_classified: "ad hidden",
  hide_profile: "profile hidden",
  remove_message: "message removed",
  suspend_posting: "posting suspended",
  suspend_messaging: "messages suspended",
  disable_account: "account disabled",
  apart: "upheld, done apart",
};

export const REASONS: Record<Reason, string> = {
  spam: "spam",
  misleading: "untrue or misleading",
  offensive: "insulting or harassing",
  fraud: "an attempt to deceive",
  illegal: "against the law",
  nothing_wrong: "nothing is wrong",
  corrected: "corrected by its author",
  dispute: "between two businesses",
  other: "something else",
};

/** The reasons that go with an action, as the server takes them. */
export function reasonsFor(action: Action): Reason[] {
  return action === "dismiss"
    ? ["nothing_wrong", "corrected", "dispute", "other"]
    : ["spam", "misleading", "offensive", "fraud", "illegal", "other"];
}

export const isSuspension = (action: Action) =>
  action === "suspend_posting" || action === "suspend_messaging";

/** What makes a case urgent, in a sentence's words. */
export function urgencyText(
  { code, count, minutes }: Schema<"ModerationUrgency">,
  kind: Schema<"AbuseReportKind">,
): string {
  const within = minutes === null || minutes === 0 ? "" : ` in ${pluralize(minutes, "minute")}`;
  switch (code) {
    case "reporters":
      return `${count} reporters who are not connected`;
    case "severe":
      return `${pluralize(count, "report")} of fraud or a broken law`;
    case "repeat_offender":
      return `${pluralize(count, "earlier decision")} acted on this author`;
    case "links":
      return `${pluralize(count, "link")} in the text`;
    case "repeated_text":
      return kind === "message"
        ? `same text sent to ${count} businesses${within}`
        : `same text in ${pluralize(count, "ad")}`;
    case "fast":
      return `${count} messages and ads on the account's first day`;
    case "known_contact":
      return "a link, address or number that was acted on before";
    case "account_age":
      return `an account ${count === 0 ? "of the same day" : `${pluralize(count, "day")} old`}`;
  }
}

export const urgencyLine = ({ urgency, kind }: Schema<"ModerationCaseSummary">): string =>
  urgency.map((one) => urgencyText(one, kind)).join("; ") || "nothing urgent";

/** The number that a command names. */
export const caseId = (text: string): number => idOf(text, "no case's number", "See: foodshed cases list");
