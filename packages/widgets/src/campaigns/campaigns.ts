import type { Schema } from "@foodshed/sdk";
import { ONTARIO_TIME_ZONE, withFirst } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../provider/locale.tsx";

export type Campaign = Schema<"Campaign">;
export type CampaignOutcome = Schema<"CampaignOutcome">;

/** How many recipients of a campaign have an outcome. */
export function countOf({ counts }: Campaign, ...outcomes: readonly CampaignOutcome[]): number {
  return counts.reduce((sum, { outcome, count }) => (outcomes.includes(outcome) ? sum + count : sum), 0);
}

/** Recipients who did not and will not get it, whatever the reason. */
export const LEFT_OUT = ["blocked", "duplicate", "gone", "recent", "declined", "complete"] as const;

/** Whether something still happens by itself. */
export const isUnderWay = ({ state }: Campaign) =>
  state === "sending" || state === "scheduled" || state === "waiting";

/** How often a campaign that is being sent is asked for, in milliseconds. */
export const CAMPAIGN_POLL_MS = 1000;

/** "Nov 3, 2:05 p.m.", in Ontario's time. */
export function momentText(time: string, t: WidgetTranslate): string {
  const moment = new Intl.DateTimeFormat(t.locale, {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: ONTARIO_TIME_ZONE,
  });
  return withFirst(moment.format(new Date(time)), t.locale);
}
