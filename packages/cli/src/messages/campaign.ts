import { randomUUID } from "node:crypto";
import type { Schema } from "@foodshed/sdk";

/** One message of a campaign. */
export interface CampaignItem {
  account_id: number;
  business_name: string;
  slug: string;
  content: string;
}

export interface Attachment {
  path: string;
  name: string;
  sha256: string;
}

/** The content of a campaign, fixed before the first message is sent. */
export interface CampaignHead {
  campaign: 1;
  id: string;
  /** Makes the idempotency keys. */
  run: string;
  server: string;
  account_id: number;
  made_at: string;
  text: string;
  attachment: Attachment | null;
  /** How many items each part has, in their order. */
  parts: number[];
  items: CampaignItem[];
}

type Outcome = Schema<"MassMessageRecipient">;

/** What happened, in its order. */
export type CampaignEvent =
  | { event: "uploaded"; part: number; file: number }
  | { event: "asked"; part: number; at: string; key: string }
  | {
      event: "sent";
      part: number;
      record: number;
      at: string;
      sent: number;
      skipped: number;
      recipients: Outcome[];
    }
  /** Stopped by its sender; "resumed" takes it back. */
  | { event: "paused" | "resumed"; at: string };

export interface Part {
  number: number;
  items: CampaignItem[];
  /** The attachment, once it is uploaded for these recipients. */
  file?: number;
  /** The time of the last request without a response. */
  askedAt?: string;
  /** The idempotency key of that request. */
  key?: string;
  sent?: Extract<CampaignEvent, { event: "sent" }>;
}

/** The most bytes of a call; the server takes a few more. */
const MAX_BYTES = 900_000;

/** Splits the items into calls within the server's limits. */
export function splitIntoParts(items: readonly CampaignItem[], most: number): number[] {
  const parts: number[] = [];
  let count = 0;
  let bytes = 0;
  for (const { content } of items) {
    const size = Buffer.byteLength(JSON.stringify(content)) + 80;
    if (count === most || (count > 0 && bytes + size > MAX_BYTES)) {
      parts.push(count);
      count = 0;
      bytes = 0;
    }
    count += 1;
    bytes += size;
  }
  return count > 0 ? [...parts, count] : parts;
}

/** A name for a campaign that a person can type: its day and something random. */
export function campaignId(now: Date): string {
  return `${now.toISOString().slice(0, 10)}-${randomUUID().slice(0, 6)}`;
}

export function partsOf({ parts, items }: CampaignHead, events: readonly CampaignEvent[]): Part[] {
  let from = 0;
  const cut: Part[] = parts.map((count, number) => {
    const part = { number, items: items.slice(from, from + count) };
    from += count;
    return part;
  });
  for (const event of events) take(cut, event);
  return cut;
}

/** When the campaign was paused, unless it goes on since. */
export function pausedAt(events: readonly CampaignEvent[]): string | undefined {
  const last = events.findLast(({ event }) => event === "paused" || event === "resumed");
  return last?.event === "paused" ? last.at : undefined;
}

/** Applies an event to its part. */
export function take(parts: readonly Part[], event: CampaignEvent): void {
  if (!("part" in event)) return;
  const part = parts[event.part];
  if (!part) return;
  if (event.event === "uploaded") part.file = event.file;
  else if (event.event === "asked") {
    part.askedAt = event.at;
    part.key = event.key;
  } else part.sent = event;
}
