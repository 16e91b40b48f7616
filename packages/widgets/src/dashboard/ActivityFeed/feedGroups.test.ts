import { accountCard, activityItem, businesses } from "@foodshed/sdk/testing";
import { describe, expect, it } from "vitest";
import { english, french } from "../../testing/translate.ts";
import type { FeedItem } from "./activityMessages.ts";
import { type FeedGroup, grouped, groupNames, groupTitle, isGroup } from "./feedGroups.ts";

const [me, ...others] = businesses;

let id = 0;
function by(business: (typeof businesses)[number], changes: Partial<FeedItem> = {}): FeedItem {
  const { id: account, slug, business_name: name } = business;
  id += 1;
  return activityItem({
    id,
    actor: { id: account, account: accountCard(business) },
    actee: { id: account, kind: "account", name, slug },
    ...changes,
  });
}
const ad = (business: (typeof businesses)[number], name: string) =>
  by(business, { verb: "posted_classified", actee: { id: 900 + id, kind: "classified", name, slug: null } });

const groups = (items: FeedItem[]) => grouped(items, me.id).filter((entry) => isGroup(entry));
const only = (items: FeedItem[]) => groups(items)[0] as FeedGroup;

describe("A day of the feed", () => {
  it("shows three of one kind as a line, where the newest of them stood", () => {
    const [dairy, chef, mill] = others;
    const items = [by(dairy), ad(chef, "Cream"), by(chef), by(mill)];
    const [group, posted, ...rest] = grouped(items, me.id);
    expect(group).toEqual({ verb: "updated_profile", items: [items[0], items[2], items[3]] });
    expect(posted).toBe(items[1]);
    expect(rest).toEqual([]);
  });

  it("shows two one by one", () => {
    const items = others.slice(0, 2).map((business) => by(business));
    expect(grouped(items, me.id)).toEqual(items);
  });

  it("leaves what the reader did, what was done to them and what support did on lines of their own", () => {
    const own = by(me);
    const withMe = by(others[0], {
      verb: "connected",
      actee: { id: me.id, kind: "account", name: me.business_name, slug: me.slug },
    });
    const support = by(others[1], { verb: "acted_for" });
    const items = [own, ...others.slice(0, 3).map((business) => by(business)), withMe, support];
    expect(grouped(items, me.id)).toEqual([
      own,
      { verb: "updated_profile", items: items.slice(1, 4) },
      withMe,
      support,
    ]);
  });

  it("counts a member once, and each of their ads", () => {
    const [dairy, chef] = others;
    expect(groups([by(dairy), by(dairy), by(chef)])).toEqual([]);
    expect(groups(["Cream", "Whey", "Butter"].map((title) => ad(dairy, title)))).toHaveLength(1);
  });

  it("says how many, and names the first", () => {
    const five = only(others.slice(0, 5).map((business) => by(business)));
    const [first, second, third] = others.map(({ business_name }) => business_name);
    expect(groupTitle(five, english)).toBe("5 members updated their profiles.");
    expect(groupNames(five, english)).toBe(`${first}, ${second} and 3 more`);
    expect(groupTitle(five, french)).toBe("5 membres ont mis à jour leur profil.");
    expect(groupNames(five, french)).toBe(`${first}, ${second} et 3 de plus`);
    const three = only(others.slice(0, 3).map((business) => by(business)));
    expect(groupNames(three, english)).toBe(`${first}, ${second} and ${third}`);
  });

  it("names ads by their titles", () => {
    const group = only(["Cream", "Whey", "Butter", "Curds"].map((title) => ad(others[0], title)));
    expect(groupTitle(group, english)).toBe("4 classifieds were posted.");
    expect(groupNames(group, english)).toBe("Cream, Whey and 2 more");
  });
});
