import { expect, it } from "vitest";
import { callsBack, samePage } from "./calls-back.ts";

it("a search that follows what was typed does not call back whoever is on their way elsewhere", () => {
  const leaving = { pathname: "/search/chee", destination: "/profiles/maple-hill" };
  expect(callsBack("/search/cheese?category=2", leaving)).toBe(true);
});

it("its address follows while nobody leaves, and while it is still on its way to its own", () => {
  expect(callsBack("/search/cheese", { pathname: "/search/chee" })).toBe(false);
  expect(callsBack("/search/cheese", { pathname: "/search", destination: "/search/chee" })).toBe(false);
});

it("a guard may still send somebody on who is about to leave", () => {
  expect(callsBack("/login?next=/settings", { pathname: "/settings", destination: "/messages" })).toBe(false);
});

it("a search stays one page whatever it searches for; another page's code may have to be fetched", () => {
  expect(samePage("/search/cheese?near=N0B", "/search")).toBe(true);
  expect(samePage("/search?query=a", "/search/beef")).toBe(true);
  expect(samePage("/login", "/settings")).toBe(false);
});
