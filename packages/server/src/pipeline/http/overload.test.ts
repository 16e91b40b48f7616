// Over one database: requests are counted in the process, before anything is read.
import { availableParallelism } from "node:os";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPassword } from "../../infra/auth/passwords.ts";
import { hashAsInProduction } from "../../testing/hash-cost.ts";
import { buildTestServer, PASSWORD, type TestServer } from "../../testing/server.ts";

hashAsInProduction();

let server: TestServer;
let address: string;
beforeAll(async () => {
  const overload = { mostAtOnce: 5, longestDelay: 60_000, fewAtOnce: 2 };
  server = await buildTestServer({ app: { overload } });
  address = await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

describe("more requests at once than can be served in time", () => {
  it("get 503 with Retry-After, while the others are served, and afterwards all are", async () => {
    const reset = () =>
      fetch(`${address}/api/v1/accounts/password_reset/`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "nobody@farm.example" }),
      });
    // Each of these takes a quarter of a second, whatever there is to do.
    const responses = await Promise.all(Array.from({ length: 40 }, reset));
    const refused = responses.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(responses.filter(({ status }) => status === 200).length).toBe(40 - refused.length);
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(5);
    for (const response of refused) {
      expect(response.headers.get("retry-after")).toBe("2");
      expect(response.headers.get("content-type")).toMatch("application/problem+json");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect((await response.json()).message).toBe(
        "The service is very busy right now. Please try again in a moment.",
      );
    }
    expect((await reset()).status).toBe(200);
  });

  it("do not hide that the process lives", async () => {
    const busy = Array.from({ length: 8 }, () => fetch(`${address}/api/v1/accounts/categories_list/`));
    const health = await Promise.all(Array.from({ length: 20 }, () => fetch(`${address}/healthz`)));
    expect(new Set(health.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all(busy);
  });
});

describe("more passwords at once than can be checked in time", () => {
  it("are refused with 503 at once, count as no failed attempt, and the queue recovers", async () => {
    const limited = await buildTestServer({ config: { rateLimits: true } });
    const { email } = await limited.signUp();
    await limited.activate(email);
    const crowd = keepPasswordQueueFull();
    const response = await limited.post(
      "/accounts/login/",
      { username: email, password: "wrong#2026" },
      { address: "203.0.113.7" },
    );
    expect(response.status).toBe(503);
    expect(response.headers["retry-after"]).toBe("2");
    const { checked, refused } = await crowd.stop();
    expect(refused).toBeGreaterThan(0);
    expect(checked).toBeGreaterThan(0);
    const hits = await limited.db
      .selectFrom("throttle_hits")
      .selectAll()
      .where("throttle", "=", "login")
      .execute();
    expect(hits).toEqual([]);
    await limited.login(email, PASSWORD);
    await limited.close();
  });
});

/** Asks for more checks than the queue takes, until it is stopped: a slow machine or database empties no queue meanwhile. */
function keepPasswordQueueFull(): { stop(): Promise<{ checked: number; refused: number }> } {
  let stopped = false;
  let checked = 0;
  let refused = 0;
  const ask = async () => {
    while (!stopped) {
      try {
        await isPassword("a password#1", null);
        checked += 1;
      } catch {
        refused += 1;
        await setTimeout(10);
      }
    }
  };
  const callers = Array.from({ length: 100 * availableParallelism() }, ask);
  return {
    async stop() {
      stopped = true;
      await Promise.all(callers);
      return { checked, refused };
    },
  };
}
