import { describe, expect, it } from "vitest";
import { resultsPage } from "./results-page.ts";

const failed = { path: "/search/cheese", answers: null };

describe("the search page that the server sends", () => {
  it("has the results", () => {
    const page = resultsPage({ path: "/search/cheese", answers: { profiles: [] } }, undefined);
    expect(page.init).toBeNull();
    expect(page.data).toEqual({ path: "/search/cheese", answers: { profiles: [] } });
  });

  it("is a 503 that nothing keeps, with the sentence, while search is being prepared", () => {
    const page = resultsPage(failed, { status: 503, message: "Search is being prepared." });
    expect(page.init?.status).toBe(503);
    expect(new Headers(page.init?.headers).get("cache-control")).toBe("no-store");
    expect(page.data).toEqual({ ...failed, message: "Search is being prepared." });
  });

  it("has the status of a refusal, which is none of the server's own faults", () => {
    const page = resultsPage(failed, { status: 429, message: "Too many searches." });
    expect(page.init?.status).toBe(429);
    expect(new Headers(page.init?.headers).get("cache-control")).toBe("no-store");
    expect(page.data.message).toBe("Too many searches.");
  });

  it("is a 503 where nobody can be reached", () => {
    expect(resultsPage(failed, { status: 0, message: "" }).init?.status).toBe(503);
    expect(resultsPage(failed, undefined).init?.status).toBe(503);
  });
});
