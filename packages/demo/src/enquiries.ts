import type { DemoBusiness, DemoConversation, DemoEnquiry, DemoEnquiryRecipient } from "./demo-data.ts";
import { daysBefore } from "./network-members.ts";
import { receivedEnquiry, sentEnquiry } from "./words/enquiries.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** An enquiry of the demo member with the answers that have come, and one that waits for its answer. Nobody in them has another conversation with it. */
export function demoEnquiries(
  now: Date,
  businesses: readonly DemoBusiness[],
  member: DemoBusiness,
  conversations: readonly DemoConversation[],
): DemoEnquiry[] {
  const met = new Set(
    conversations.flatMap(({ between }) => (between.includes(member.index) ? between : [])),
  );
  const strangers = businesses.filter(
    (b) =>
      b.standing === "active" &&
      !b.isAdmin &&
      b.index !== member.index &&
      b.trade !== "network" &&
      !met.has(b.index),
  );
  const of = (trades: readonly string[]) => strangers.filter(({ trade }) => trades.includes(trade));
  const growers = [...of(sentEnquiry.trades), ...of(sentEnquiry.fallbackTrades)]
    // Who hides its address gets no rates for shipping: the page has less to show.
    .filter(({ hidePersonalInfo }) => !hidePersonalInfo)
    .slice(0, sentEnquiry.recipients);
  const kitchen = of(receivedEnquiry.trades)[0];
  const inDays = (days: number) => new Date(now.getTime() + days * DAY);

  const sentAt = daysBefore(now, sentEnquiry.daysAgo);
  const recipients = growers.map(({ index }, place): DemoEnquiryRecipient => {
    const words = sentEnquiry.answers[place];
    if (!words) return { business: index, answer: null };
    const { inDays: days, afterHours, ...answer } = words;
    const answeredAt = new Date(sentAt.getTime() + afterHours * HOUR);
    return { business: index, answer: { ...answer, unit: sentEnquiry.unit, date: inDays(days), answeredAt } };
  });
  const sent: DemoEnquiry = {
    sender: member.index,
    product: sentEnquiry.product,
    quantity: sentEnquiry.quantity,
    unit: sentEnquiry.unit,
    wantedBy: inDays(sentEnquiry.wantedInDays),
    delivery: "either",
    content: sentEnquiry.content,
    sentAt,
    recipients,
  };
  if (!kitchen) return [sent];
  const received: DemoEnquiry = {
    sender: kitchen.index,
    product: receivedEnquiry.product,
    quantity: receivedEnquiry.quantity,
    unit: receivedEnquiry.unit,
    wantedBy: inDays(receivedEnquiry.wantedInDays),
    delivery: "delivery",
    content: receivedEnquiry.content,
    sentAt: new Date(now.getTime() - receivedEnquiry.hoursAgo * HOUR),
    recipients: [{ business: member.index, answer: null }],
  };
  return [sent, received];
}
