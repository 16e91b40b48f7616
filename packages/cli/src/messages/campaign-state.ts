import { type Campaign, isFinished } from "./campaign-store.ts";

/** "paused" by its sender; "interrupted" by a kill, a lost connection or a limit. */
export type CampaignState = "finished" | "paused" | "interrupted";

export function stateOf(campaign: Campaign): CampaignState {
  if (isFinished(campaign)) return "finished";
  return campaign.pausedAt === undefined ? "interrupted" : "paused";
}

/** How far a campaign is, in messages. */
export function progressOf({ parts }: Pick<Campaign, "parts">): {
  sent: number;
  skipped: number;
  waiting: number;
} {
  const sum = (key: "sent" | "skipped") => parts.reduce((total, { sent }) => total + (sent?.[key] ?? 0), 0);
  return {
    sent: sum("sent"),
    skipped: sum("skipped"),
    waiting: parts.reduce((total, { sent, items }) => total + (sent ? 0 : items.length), 0),
  };
}
