import type { Schema } from "@foodshed/sdk";
import { formatTime, ONTARIO_TIME_ZONE, withFirst } from "@foodshed/sdk/vocabulary";
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

/** "Nov 3, 2:05 pm", in Ontario's time. */
export function momentText(time: string, t: WidgetTranslate): string {
  const day = new Intl.DateTimeFormat(t.locale, {
    month: "short",
    day: "numeric",
    timeZone: ONTARIO_TIME_ZONE,
  }).format(new Date(time));
  return `${withFirst(day, t.locale)}, ${formatTime(time, ONTARIO_TIME_ZONE, t.locale)}`;
}
