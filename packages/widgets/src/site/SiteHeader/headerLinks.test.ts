import { describe, expect, it } from "vitest";
import { english, french } from "../../testing/translate.ts";
import { currentLink, hasHeaderSearch, memberLinks } from "./headerLinks.ts";

describe("the header's links", () => {
  it("lead only managers to their members", () => {
    const labels = (manager: boolean) =>
      memberLinks({ manager, unread: 0 }, english).map(({ label }) => label);
    expect(labels(true)).toContain("Manage Membership");
    expect(labels(false)).not.toContain("Manage Membership");
  });

  it("begin with their short form in both languages", () => {
    for (const t of [english, french]) {
      for (const { label, short = label } of memberLinks({ manager: true, unread: 0 }, t)) {
        expect(label.startsWith(short)).toBe(true);
      }
    }
  });

  it("mark the page that is shown, not the one above it", () => {
    const links = memberLinks({ manager: false, unread: 0 }, english);
    expect(currentLink(links, "/search/classifieds")).toBe("/search/classifieds");
    expect(currentLink(links, "/search/cheese")).toBe("/search");
    expect(currentLink(links, "/searching")).toBeUndefined();
    expect(currentLink(links, undefined)).toBeUndefined();
  });

  it("are beside a search box except on the home and search pages", () => {
    expect(["/", "/search", "/search/cheese"].map(hasHeaderSearch)).toEqual([false, false, false]);
    expect(["/dashboard", "/profiles/search"].map(hasHeaderSearch)).toEqual([true, true]);
  });
});
