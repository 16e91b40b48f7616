import type { Schema } from "@foodshed/sdk";
import { accountCard, businesses } from "@foodshed/sdk/testing";
import type { Campaign } from "./campaigns.ts";

/** A campaign that went to three, with changes. */
export const campaign = (changes: Partial<Campaign> = {}): Campaign => ({
  id: 12,
  kind: "message",
  state: "finished",
  content: "The spring fair is on May 2.",
  created_at: "2026-11-20T14:05:00Z",
  send_at: "2026-11-20T14:05:00Z",
  waits_until: null,
  finished_at: "2026-11-20T14:05:01Z",
  recipients: 3,
  counts: [{ outcome: "sent", count: 3 }],
  mails: { sent: 3, delayed: 0, failed: 0 },
  ...changes,
});

/** What a preview says when nobody is left out. */
export const campaignPreview = (
  changes: Partial<Schema<"CampaignPreview">> = {},
): Schema<"CampaignPreview"> => ({
  count: 3,
  unclaimed: 0,
  left_out: [],
  some: [accountCard(businesses[0])],
  accounts: [412, 415, 414],
  ...changes,
});
