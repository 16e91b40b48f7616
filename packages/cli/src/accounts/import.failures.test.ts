import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { flakyFetch } from "../testing/flaky-fetch.ts";
import { type ImportNetwork, memberRows, startImportNetwork } from "../testing/import-network.ts";

let network: ImportNetwork;

beforeAll(async () => {
  network = await startImportNetwork();
});

afterAll(() => network?.close());

describe("accounts import while the server fails", () => {
  it("stops after repeated server errors, names the row, and resumes once the server recovers", async () => {
    const name = network.file(memberRows(30, "broken.example"));
    const asked = new Map<string, number>();
    const ran = await network.importFile(name, ["--yes", "--concurrency", "2"], {
      fetch: async (request) => {
        if (!request.url.endsWith("/signup/")) return fetch(request);
        const { email } = await request.clone().json();
        if (email < "m2") return fetch(request);
        asked.set(email, (asked.get(email) ?? 0) + 1);
        return Response.json(
          { message: "Something went wrong." },
          { status: 500, headers: { "Retry-After": "0" } },
        );
      },
    });
    expect(ran.exitCode).toBe(5);
    expect(ran.stderr).toContain("The server failed (HTTP 500): Something went wrong.");
    expect(ran.stderr).toMatch(/It failed at m\d+@broken\.example\./);
    expect(ran.stderr).toContain("The same command goes on where this one ended.");
    // Retried, but not for every row.
    expect(asked.size).toBeLessThanOrEqual(3);
    expect(Math.max(...asked.values())).toBe(6);
    const again = await network.importFile(name, ["--yes", "--json"]);
    expect(again.exitCode).toBe(0);
    expect(JSON.parse(again.stdout).counts).toEqual({ created: 30 });
    expect(await network.mailsTo("broken.example")).toBe(30);
  });

  it("completes although every third call fails, also after lost responses, and imports each row once", async () => {
    const name = network.file(memberRows(30, "storm.example"));
    const ran = await network.importFile(name, ["--yes", "--json", "--concurrency", "4"], {
      fetch: flakyFetch(),
    });
    expect(ran.stderr).not.toContain("Error");
    expect(ran.exitCode).toBe(0);
    expect(JSON.parse(ran.stdout).counts).toEqual({ created: 30 });
    expect(await network.accountsAt("storm.example")).toHaveLength(30);
    expect(await network.mailsTo("storm.example")).toBe(30);
  });

  it("waits as long as Retry-After says", async () => {
    const name = network.file(memberRows(4, "slow.example"));
    let refused = 0;
    let earliest = 0;
    const early: number[] = [];
    const ran = await network.importFile(name, ["--yes", "--concurrency", "1"], {
      fetch: async (request) => {
        if (request.url.endsWith("/signup/") && refused === 0) {
          refused += 1;
          earliest = Date.now() + 1000;
          return Response.json({ message: "Slower." }, { status: 429, headers: { "Retry-After": "1" } });
        }
        if (refused && Date.now() < earliest - 20) early.push(Date.now());
        return fetch(request);
      },
    });
    expect(ran.exitCode).toBe(0);
    expect(early).toEqual([]);
    expect(ran.stderr).toContain("The server asks to wait 1 s.");
  });

  it("stops when the session ends, and goes on after the next login", async () => {
    const name = network.file(memberRows(6, "ended.example"));
    let calls = 0;
    const ran = await network.importFile(name, ["--yes", "--concurrency", "1"], {
      fetch: (request) => {
        calls += 1;
        return calls > 5
          ? Promise.resolve(Response.json({ message: "Please log in." }, { status: 401 }))
          : fetch(request);
      },
    });
    expect(ran.exitCode).toBe(4);
    expect(ran.stderr).toContain("Run: foodshed login");
    expect(network.resultsOf(name).map(({ status }) => status)).toEqual([
      "created",
      "created",
      "created",
      "not sent",
      "not sent",
      "not sent",
    ]);
    expect((await network.importFile(name, ["--yes"])).exitCode).toBe(0);
    expect(await network.mailsTo("ended.example")).toBe(6);
  });

  it("stops and says how to resume when the server stays unreachable", async () => {
    const name = network.file(memberRows(2, "gone.example"));
    let calls = 0;
    const controller = new AbortController();
    const ran = await network.importFile(name, ["--yes"], {
      signal: controller.signal,
      fetch: (request) => {
        calls += 1;
        if (calls <= 2) return fetch(request);
        // Skips the remaining attempts of the retry policy.
        if (calls > 4) controller.abort();
        return Promise.reject(new TypeError("gone"));
      },
    });
    expect([5, 130]).toContain(ran.exitCode);
    expect(ran.stderr).toContain("The same command goes on where this one ended.");
  });
});
