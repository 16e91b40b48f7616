import { classifiedSearch, problem, typedHandlers, unreachable } from "@foodshed/sdk/testing";
import { describe, expect, it, vi } from "vitest";
import { server } from "../testing/server.ts";
import { english } from "../testing/translate.ts";
import { createVisitorClient, REQUEST_TIMEOUT_MS, visitorRequest } from "./visitorClient.ts";

const origin = "https://foodshed.example";
const deaf = { onAnswer: () => {}, onError: () => {} };

describe("The client on a partner's page", () => {
  it("reads from the site that the script came from, without credentials", async () => {
    const asked = vi.fn();
    server.use(
      ...typedHandlers({
        "GET /search/classifieds/": ({ request }) => {
          asked(request.url, request.headers.has("Authorization"));
          return classifiedSearch([]);
        },
      }),
    );
    const fetched = vi.spyOn(globalThis, "fetch");
    const client = createVisitorClient(origin, deaf, english);
    const { data } = await client.POST("/search/classifieds/", { body: { network: "grand-river" } });
    expect(data?.hits.total).toBe(0);
    expect(fetched.mock.lastCall?.[1]?.credentials).toBe("omit");
    expect(asked).toHaveBeenCalledWith(`${origin}/api/v1/search/classifieds/?network=grand-river`, false);
  });

  it.each([
    [
      "/search/classifieds/",
      { looking_for: false, list_filters: { category: [2, 6] }, from: 24 },
      "looking_for=false&from=24&category=2%2C6",
    ],
    ["/search/classifieds/", { expired_by: "2026-11-30T12:00:00.000Z", keywords: "" }, "ending_soon=true"],
    [
      "/search/profiles/",
      { size: 24, from: 0, keywords: "goat cheese", near: "N0B" },
      "size=24&keywords=goat+cheese&near=N0B",
    ],
    ["/search/suggest_terms/", { query: "che" }, "query=che"],
  ])("searches by an address, which browsers may keep: %s %j", (path, body, query) => {
    expect(visitorRequest("POST", path, { body })).toEqual({
      method: "GET",
      path: `/api/v1${path}?${query}`,
    });
  });

  it("writes queries and path parameters as the SDK's client does", async () => {
    const asked = vi.fn();
    server.use(
      ...typedHandlers({
        "GET /accounts/classifieds_list/": ({ query }) => {
          asked(query.get("profile_id"));
          return [];
        },
      }),
    );
    await createVisitorClient(origin, deaf, english).GET("/accounts/classifieds_list/", {
      params: { query: { profile_id: 412 } },
    });
    expect(asked).toHaveBeenCalledWith("412");
  });

  it("returns errors as values and reports them to the page", async () => {
    const onError = vi.fn();
    server.use(
      ...typedHandlers({ "GET /search/classifieds/": () => problem(503, "Please try again in a moment.") }),
    );
    const { data, error } = await createVisitorClient(origin, { ...deaf, onError }, english).POST(
      "/search/classifieds/",
      {
        body: {},
      },
    );
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ kind: "problem", status: 503, message: "Please try again in a moment." });
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  });

  it("reports an unreachable site, but not a request that it aborted itself", async () => {
    const onError = vi.fn();
    server.use(...typedHandlers({ "GET /search/classifieds/": () => unreachable() }));
    const client = createVisitorClient(origin, { ...deaf, onError }, english);
    const lost = await client.POST("/search/classifieds/", { body: {} });
    expect(lost.error).toMatchObject({ kind: "network", status: 0 });
    expect(onError).toHaveBeenCalledTimes(1);
    const ended = await client.POST("/search/classifieds/", { body: {}, signal: AbortSignal.abort() });
    expect(ended.error).toMatchObject({ kind: "aborted" });
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it("reports a response together with its request", async () => {
    const onAnswer = vi.fn();
    server.use(...typedHandlers({ "GET /search/classifieds/": () => classifiedSearch([]) }));
    const client = createVisitorClient(origin, { ...deaf, onAnswer }, english);
    await client.POST("/search/classifieds/", { body: { network: "nowhere" } });
    expect(onAnswer.mock.calls[0]?.[0].hits.total).toBe(0);
    expect(onAnswer.mock.calls[0]?.[1]).toEqual({ network: "nowhere" });
  });

  it("times out", async () => {
    vi.useFakeTimers();
    const onError = vi.fn();
    server.use(...typedHandlers({ "GET /search/classifieds/": () => new Promise<never>(() => {}) }));
    const client = createVisitorClient(origin, { ...deaf, onError }, english);
    const answer = client.POST("/search/classifieds/", { body: {} });
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
    expect((await answer).error).toMatchObject({ kind: "network", status: 0 });
    expect(onError).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
