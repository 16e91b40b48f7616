import { activityFeed, activityItem, businesses } from "@foodshed/sdk/testing";
import { describe, expect, it } from "vitest";
import { activityMessage, byDay, type FeedItem } from "./activityMessages.ts";

const [me] = businesses;

const sentence = (item: FeedItem) => {
  const { actor, action, actee } = activityMessage(item, me.id);
  return [actor.text, action, actee?.text].filter(Boolean).join(" ");
};

describe("Activity messages", () => {
  it("tell who did what to whom", () => {
    expect(activityFeed().map(sentence)).toEqual([
      "North Fork Dairy posted a classified: Forty litres of cream",
      "Support acted for your account.",
      "North Fork Dairy updated their profile.",
      "Bay of Quinte Local Food is now connected with you",
      "You added a photo.",
      "North Fork Dairy added a product.",
      "The Copper Ladle joined the network.",
    ]);
  });

  it("link to the business, and to its classifieds", () => {
    const [ad, support] = activityFeed().map((item) => activityMessage(item, me.id));
    expect(ad?.actor.to).toBe("/profiles/north-fork-dairy");
    expect(ad?.actee?.to).toBe("/profiles/north-fork-dairy/classifieds");
    expect(support?.actor.to).toBeUndefined();
  });
});

describe("The feed's days", () => {
  const now = new Date(2026, 10, 21, 12);
  const at = (id: number, day: number, hour: number) =>
    activityItem({ id, created_at: new Date(2026, 10, day, hour).toISOString() });

  it("are the reader's own", () => {
    const days = byDay([at(1, 21, 11), at(2, 21, 0), at(3, 20, 23), at(4, 18, 9)], now);
    expect(days.map(({ title, items }) => [title, items.map(({ id }) => id)])).toEqual([
      ["Today", [1, 2]],
      ["Yesterday", [3]],
      ["Wednesday, November 18", [4]],
    ]);
  });

  it("name the year where it is another", () => {
    const last = activityItem({ created_at: new Date(2025, 11, 31, 9).toISOString() });
    expect(byDay([last], now)[0]?.title).toMatch(/2025/);
  });

  it("show an entry once that two pages have brought", () => {
    expect(byDay([at(1, 21, 11), at(1, 21, 11)], now)[0]?.items).toHaveLength(1);
  });
});
