import type { Schema } from "../contract.ts";
import type { Translate } from "../locale/strings.ts";
import * as strings from "./generated/strings.ts";

export type ReplyTime = Schema<"ReplyTime">;

/** How soon a business usually replies, from the soonest, each with the most seconds that a median may have, and how it is said. */
export const REPLY_TIMES = [
  { value: "hours", seconds: 6 * 3600, text: strings.repliesWithinHours },
  { value: "day", seconds: 24 * 3600, text: strings.repliesWithinDay },
  { value: "three_days", seconds: 3 * 24 * 3600, text: strings.repliesWithinThreeDays },
  { value: "week", seconds: 7 * 24 * 3600, text: strings.repliesWithinWeek },
] as const satisfies readonly { value: ReplyTime; seconds: number; text: object }[];

/** Conversations that it takes before anything is said of a business. */
export const REPLY_TIME_CONVERSATIONS = 5;
/** How far back messages count. */
export const REPLY_TIME_DAYS = 180;
/** What has waited longer than this counts as not answered. */
export const UNANSWERED_DAYS = 7;

/**
 * What is said of a business.
 * @param medianSeconds the median of the times until an answer; null where fewer than half were answered
 */
export function replyTime(conversations: number, medianSeconds: number | null): ReplyTime | null {
  if (conversations < REPLY_TIME_CONVERSATIONS || medianSeconds === null) return null;
  return REPLY_TIMES.find(({ seconds }) => medianSeconds <= seconds)?.value ?? null;
}

/** "Usually replies within a day", in the reader's language. */
export function replyTimeText(translate: Translate, value: ReplyTime): string {
  const [first] = REPLY_TIMES;
  return translate((REPLY_TIMES.find((time) => time.value === value) ?? first).text);
}
