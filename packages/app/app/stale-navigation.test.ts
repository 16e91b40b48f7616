import { localizedPath } from "@foodshed/sdk/locale";
import { expect, it } from "vitest";
import { isStaleNavigation, samePage } from "./stale-navigation.ts";

it("a search's address update does not cancel a pending navigation to another page", () => {
  const leaving = { pathname: "/search/chee", destination: "/profiles/maple-hill" };
  expect(isStaleNavigation("/search/cheese?category=2", leaving)).toBe(true);
});

it("a search updates its address while no other page is pending", () => {
  expect(isStaleNavigation("/search/cheese", { pathname: "/search/chee" })).toBe(false);
  expect(isStaleNavigation("/search/cheese", { pathname: "/search", destination: "/search/chee" })).toBe(
    false,
  );
});

it("a filter of the administration's lists does not cancel the way to another of its sections", () => {
  const leaving = { pathname: "/admin/mails", destination: "/admin/jobs" };
  expect(isStaleNavigation("/admin/mails?recipient=ada", leaving)).toBe(true);
  const [mails, jobs] = ["/admin/mails", "/admin/jobs"].map((path) => localizedPath(path, "fr-CA"));
  expect(isStaleNavigation(`${mails}?recipient=ada`, { pathname: mails ?? "", destination: jobs })).toBe(
    true,
  );
  expect(isStaleNavigation("/admin/mails?recipient=ada", { pathname: "/admin/mails" })).toBe(false);
  expect(samePage("/admin/mails?page=2", "/admin/mails")).toBe(true);
  expect(samePage("/admin/accounts/412", "/admin/accounts")).toBe(false);
});

it("a redirect may replace a pending navigation", () => {
  expect(
    isStaleNavigation("/login?next=/settings", { pathname: "/settings", destination: "/messages" }),
  ).toBe(false);
});

it("a search stays one page whatever its parameters are", () => {
  expect(samePage("/search/cheese?near=N0B", "/search")).toBe(true);
  expect(samePage("/search?query=a", "/search/beef")).toBe(true);
  expect(samePage("/login", "/settings")).toBe(false);
});

it("a French search is one page too, and another one than the English", () => {
  expect(samePage("/fr/recherche/petites-annonces?near=N0B", "/fr/recherche")).toBe(true);
  expect(samePage("/fr/recherche", "/fr/connexion")).toBe(false);
  expect(samePage("/fr/recherche", "/search")).toBe(false);
});
