// Over one database: refused pages are laid out; no statement depends on it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer } from "../../testing/server.ts";
import { writeSiteBuild } from "../../testing/site-build.ts";

/** Asks the API for what its address names, and fails as the API does. */
const page = `
  const asked = new URL(request.url).searchParams;
  let response;
  for (let i = 0; i < Number(asked.get("times") ?? 1); i++)
    response = await context.apiFetch(asked.get("ask"), asked.has("body")
      ? { method: "POST", headers: { "content-type": "application/json" }, body: asked.get("body") }
      : {});
  return new Response("<p>" + response.status, { status: response.status, headers });
`;

const folder = mkdtempSync(join(tmpdir(), "foodshed-waits-"));
const builds = { site: folder, embed: join(folder, "embed"), storybook: join(folder, "storybook") };
beforeAll(() => writeSiteBuild(folder, page));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pageOf = (ask: string, more: Record<string, string> = {}) =>
  `/anything?${new URLSearchParams({ ask: `/api/v1${ask}`, ...more })}`;

describe("a page whose API says to wait", () => {
  it.each([{}, { cookie: "foodshed_device=x" }])(
    "says so while the database is away, to a caller with %j",
    async (headers) => {
      const server = await buildTestServer({ app: { apiOnly: false, builds } });
      const url = pageOf("/accounts/classifieds_list/?profile_id=1");
      await server.db.destroy();
      const response = await server.app.inject({ url, headers });
      expect(response.statusCode).toBe(503);
      expect(response.headers["content-type"]).toMatch("text/html");
      expect(response.headers["retry-after"]).toBe("5");
      await server.close();
    },
  );

  it("passes the wait of a limit on", async () => {
    const server = await buildTestServer({ config: { rateLimits: true }, app: { apiOnly: false, builds } });
    const body = JSON.stringify({ username: "nobody@farm.example", password: "wrong#2026" });
    const { statusCode, headers } = await server.app.inject(
      pageOf("/accounts/login/", { body, times: "11" }),
    );
    expect(statusCode).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(500);
    await server.close();
  });

  it("names no wait when nothing is the matter with the API", async () => {
    const server = await buildTestServer({ app: { apiOnly: false, builds } });
    const found = await server.app.inject(pageOf("/accounts/categories_list/"));
    const missing = await server.app.inject(pageOf("/accounts/profile_by_slug/?slug=nobody"));
    expect([found.statusCode, missing.statusCode]).toEqual([200, 404]);
    for (const { headers } of [found, missing]) expect(headers["retry-after"]).toBeUndefined();
    await server.close();
  });
});

it("a page that is refused because of overload gets Retry-After", async () => {
  const overload = { mostAtOnce: 0, longestDelay: 60_000, fewAtOnce: 0 };
  const server = await buildTestServer({ app: { apiOnly: false, builds, overload } });
  const address = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const response = await fetch(`${address}${pageOf("/accounts/categories_list/")}`);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  await server.close();
});
