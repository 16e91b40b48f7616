// Over one database: the contract is served as it stands in files.
import { readFileSync } from "node:fs";
import { load as parse } from "js-yaml";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { contractFile } from "../contract/contract.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server?.close());

const load = (url: string) => server.app.inject({ method: "GET", url });

test("the description is the one that the server holds itself to", async () => {
  const { statusCode, headers, payload } = await load("/api/openapi.yaml");
  expect([statusCode, headers["content-type"]]).toEqual([200, "application/yaml; charset=utf-8"]);
  expect(payload).toBe(readFileSync(contractFile, "utf8"));
  expect(parse(payload)).toMatchObject({ info: { title: "Foodshed API" } });
});

test("the reference and all that it loads comes from this server, under a policy that lets nothing else in", async () => {
  for (const url of ["/api/docs", "/api/docs/"]) {
    const { statusCode, headers, payload } = await load(url);
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    const parts = [...payload.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part]) => part as string);
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) expect([part, (await load(part)).statusCode]).toEqual([part, 200]);
  }
  const script = await load("/api/docs/start.js");
  expect(script.headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(script.payload).toContain('url: "/api/openapi.yaml"');
  expect((await load("/api/docs/theme.css")).headers["content-type"]).toBe("text/css; charset=utf-8");
  expect((await load("/api/docs/assets/oauth2-redirect.html")).statusCode).toBe(404);
});

test("other answers of the API keep the policy under which nothing loads", async () => {
  const { headers } = await load("/api/v1/network/");
  expect(headers["content-security-policy"]).toBe(
    "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  );
});
