import type { DemoBusiness, DemoConversation, DemoMessage } from "./demo-data.ts";
import { createRandom, type Random } from "./random.ts";
import { firstMessages } from "./words/first-messages.ts";
import { managerThreads, memberThreads, type Thread } from "./words/messages.ts";

const HOUR = 3_600_000;

function conversation(random: Random, me: number, them: number, thread: Thread, now: Date): DemoConversation {
  let at = now.getTime() - thread.hoursAgo * HOUR;
  const newestFirst: DemoMessage[] = [];
  let unread = thread.unread;
  for (const [who, content] of [...thread.lines].reverse()) {
    const fromThem = who === "them";
    newestFirst.push({
      sender: fromThem ? them : me,
      content,
      sentAt: new Date(at),
      read: !(fromThem && unread-- > 0),
    });
    at -= random.int(6, 300) * 60_000;
  }
  const first = newestFirst.at(-1) as DemoMessage;
  const last = newestFirst[0] as DemoMessage;
  const middle = new Date((first.sentAt.getTime() + last.sentAt.getTime() * 3) / 4);
  return {
    between: [me, them],
    messages: newestFirst.reverse(),
    blocked: thread.blocked ? { by: me, at: middle } : null,
  };
}

/** The demo member's and the demo manager's conversations, each with a business that would have it. */
export function demoConversations(
  seed: string,
  now: Date,
  businesses: readonly DemoBusiness[],
  member: DemoBusiness,
  manager: DemoBusiness,
  managerMembers: readonly number[],
): DemoConversation[] {
  const random = createRandom(`${seed}/conversations`);
  const partners = businesses.filter(
    (b) => b.standing === "active" && !b.isAdmin && b.trade !== "network" && b.index !== member.index,
  );
  const used = new Set<number>();
  const made: DemoConversation[] = [];
  for (const thread of memberThreads) {
    const free = partners.filter((b) => !used.has(b.index));
    const fitting = free.filter((b) => thread.trades.includes(b.trade));
    const partner = (fitting.length > 0 ? fitting : free)[0];
    if (!partner) break;
    used.add(partner.index);
    made.push(conversation(random, member.index, partner.index, thread, now));
  }
  for (const [index, thread] of managerThreads.entries()) {
    const partner = managerMembers.filter((i) => i !== member.index)[index];
    if (partner !== undefined) made.push(conversation(random, manager.index, partner, thread, now));
  }
  return [...made, ...firstConversations(seed, now, partners, used)];
}

/** Businesses that buyers write to, and how many do. */
const ASKED = 12;
const ASKERS = 6;

/** First messages to featured businesses, which most answer soon. It draws from numbers of its own. */
function firstConversations(
  seed: string,
  now: Date,
  partners: readonly DemoBusiness[],
  used: ReadonlySet<number>,
): DemoConversation[] {
  const random = createRandom(`${seed}/first-messages`);
  const free = partners.filter(({ index }) => !used.has(index));
  const asked = free.filter(({ featuredRank }) => featuredRank !== null).slice(0, ASKED);
  const buyers = free.filter(
    (b) => b.featuredRank === null && b.roles.some(({ value }) => value === "buyer"),
  );
  return asked.flatMap(({ index }, place) => {
    const slowness = [2, 10, 40, 100][place % 4] as number;
    return buyers
      .slice(place * ASKERS, (place + 1) * ASKERS)
      .map((buyer, n) =>
        firstConversation(random, { asked: index, asks: buyer.index }, place + n, slowness, now),
      );
  });
}

/** A question of somebody who has not written before, and what the business said to it after about so many hours. */
export function firstConversation(
  random: Random,
  { asked, asks }: { asked: number; asks: number },
  topic: number,
  slowness: number,
  now: Date,
): DemoConversation {
  const [question, reply] = firstMessages[topic % firstMessages.length] as readonly [string, string];
  const sentAt = new Date(now.getTime() - (random.int(20, 150) * 24 + random.int(0, 23)) * HOUR);
  const repliedAt = new Date(sentAt.getTime() + Math.round((0.2 + random.next()) * slowness * HOUR));
  return {
    between: [asked, asks],
    messages: [
      { sender: asks, content: question, sentAt, read: true },
      { sender: asked, content: reply, sentAt: repliedAt, read: true },
    ],
    blocked: null,
  };
}
