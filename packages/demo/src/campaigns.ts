import type { DemoBusiness, DemoCampaign, DemoConversation } from "./demo-data.ts";
import { daysBefore } from "./network-members.ts";

/** So many get each; a page shows them all. */
const MOST = 14;
const MESSAGE_DAYS_AGO = 9;
const REMINDER_DAYS_AGO = 12;

/** What the demo manager sent to many: a message, and a reminder to those without a picture. Its own conversations stay as they are. */
export function demoCampaigns(
  now: Date,
  businesses: readonly DemoBusiness[],
  manager: DemoBusiness,
  managed: readonly number[],
  conversations: readonly DemoConversation[],
): DemoCampaign[] {
  const known = new Set(
    conversations.filter(({ between }) => between.includes(manager.index)).flatMap(({ between }) => between),
  );
  const active = managed.filter(
    (index) => businesses[index]?.standing === "active" && !known.has(index) && index !== 0,
  );
  const recipients = active.slice(0, MOST);
  const plain = active.filter((index) => !businesses[index]?.pictures).slice(0, MOST / 2);
  return [
    {
      sender: manager.index,
      kind: "message" as const,
      content:
        "The spring buyers’ fair is on May 2 at the fairgrounds. Tell me by Friday whether you want a table: the first ten are free for members.",
      recipients,
      sentAt: daysBefore(now, MESSAGE_DAYS_AGO),
    },
    {
      sender: manager.index,
      kind: "nudge" as const,
      content: "",
      recipients: plain,
      sentAt: daysBefore(now, REMINDER_DAYS_AGO),
    },
  ].filter((campaign) => campaign.recipients.length > 0);
}
