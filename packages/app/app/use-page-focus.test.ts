import { expect, it } from "vitest";
import { pageKey } from "./use-page-focus.ts";

const profile = (slug: string, component?: string) =>
  pageKey({ id: "routes/profile", params: { slug, component } });

it("another profile is another page, and another part of the same profile is not", () => {
  expect(profile("maple-hill")).not.toBe(profile("north-fork-dairy"));
  expect(profile("maple-hill", "contact")).toBe(profile("maple-hill"));
});

it("the next search is the same page, and one's own profile stays one page under its four addresses", () => {
  const search = (query: string) => pageKey({ id: "routes/search", params: { query } });
  expect(search("cheese")).toBe(search("honey"));
  const own = (id: string) => pageKey({ id, params: {} });
  expect(own("own-profile/contact")).toBe(own("own-profile"));
  expect(own("own-profile/photos")).toBe(own("own-profile/classifieds"));
  expect(own("own-profile")).not.toBe(own("routes/settings"));
});
