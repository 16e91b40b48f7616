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
