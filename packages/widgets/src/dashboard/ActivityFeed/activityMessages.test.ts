import { activityFeed, activityItem, businesses } from "@foodshed/sdk/testing";
import { describe, expect, it } from "vitest";
import { english, french } from "../../testing/translate.ts";
import { activityMessage, byDay, type FeedItem } from "./activityMessages.ts";

const [me] = businesses;

const sentence = (item: FeedItem, t = english) => {
  const { sentence, values } = activityMessage(item, me.id);
  const joined = (chunks: string[]) => chunks.join("");
  return t.parts<string>(sentence, { ...values, actor: joined, target: joined }).join("");
};

describe("Activity messages", () => {
  it("tell who did what to whom", () => {
    expect(activityFeed().map((item) => sentence(item))).toEqual([
      "North Fork Dairy posted a classified: Forty litres of cream",
      "Support acted for your account.",
      "North Fork Dairy updated their profile.",
      "Bay of Quinte Local Food is now connected with you",
      "You added a photo.",
      "North Fork Dairy added a product.",
      "The Copper Ladle joined the network.",
    ]);
  });

  it("are whole sentences in French", () => {
    expect(activityFeed().map((item) => sentence(item, french))).toEqual([
      "North Fork Dairy a publié une petite annonce\u00a0: Forty litres of cream",
      "L’équipe de soutien est intervenue dans votre compte.",
      "North Fork Dairy a mis à jour son profil.",
      "Bay of Quinte Local Food est maintenant en lien avec vous",
      "Vous avez ajouté une photo.",
      "North Fork Dairy a ajouté un produit.",
      "The Copper Ladle fait maintenant partie du réseau.",
    ]);
  });

  it("link to the business, and to the classified", () => {
    const [ad, support] = activityFeed().map((item) => activityMessage(item, me.id));
    expect(ad?.actorPath).toBe("/profiles/north-fork-dairy");
    expect(ad?.targetPath).toMatch(/^\/classifieds\/\d+-forty-litres-of-cream$/);
    expect(support?.actorPath).toBeUndefined();
  });
});

describe("The feed's days", () => {
  const now = new Date("2026-11-21T17:00:00Z");
  const at = (id: number, day: number, hour: number) =>
    activityItem({ id, created_at: new Date(Date.UTC(2026, 10, day, hour + 5)).toISOString() });

  it("are Ontario's, wherever the reader is", () => {
    const now = new Date("2026-11-22T01:30:00Z"); // 20:30 on November 21 in Ontario
    const on = (id: number, created_at: string) => activityItem({ id, created_at });
    const days = byDay(
      [
        on(1, "2026-11-22T01:00:00Z"),
        on(2, "2026-11-21T05:00:00Z"),
        on(3, "2026-11-21T04:59:00Z"),
        on(4, "2026-11-18T14:00:00Z"),
      ],
      english,
      now,
    );
    expect(days.map(({ title, items }) => [title, items.map(({ id }) => id)])).toEqual([
      ["Today", [1, 2]],
      ["Yesterday", [3]],
      ["Wednesday, November 18", [4]],
    ]);
  });

  it("begin with a capital in French too", () => {
    expect(byDay([at(4, 18, 9)], french, now)[0]?.title).toBe("Mercredi 18\u00a0novembre");
  });

  it("name the year where it is another", () => {
    const last = activityItem({ created_at: "2025-12-31T14:00:00Z" });
    expect(byDay([last], english, now)[0]?.title).toMatch(/2025/);
  });

  it("show an entry once that two pages have brought", () => {
    expect(byDay([at(1, 21, 11), at(1, 21, 11)], english, now)[0]?.items).toHaveLength(1);
  });
});
