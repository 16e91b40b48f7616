import type { Server } from "node:http";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../infra/db/database.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { freePort } from "../../testing/server-process.ts";
import { createMetrics, listenForMetrics, type Metrics } from "./metrics.ts";

const config = { metricsPort: await freePort(), metricsHost: "127.0.0.1" };
const address = `http://127.0.0.1:${config.metricsPort}`;

let database: OpenDatabase;
let metrics: Metrics;
let listening: Server;
beforeAll(async () => {
  database = await openTestDatabase();
  metrics = createMetrics(database);
  listening = await listenForMetrics(metrics, config);
});
afterAll(async () => {
  listening?.close();
  await database?.close();
});

const read = async () => (await fetch(`${address}/metrics`)).text();

test("answers are counted by what was asked, and never by whom or for whom", async () => {
  const app = Fastify();
  metrics.watch(app);
  const operation = { id: "getProfileBySlug" } as never;
  app.get("/profile/:slug", { config: { operation } }, async () => ({}));
  for (let n = 0; n < 3; n++) await app.inject("/profile/maple-hill?token=secret");
  await app.inject("/nowhere");
  await app.close();
  const text = await read();
  expect(text).toContain(
    'foodshed_http_request_duration_seconds_count{operation="getProfileBySlug",method="GET",status="200"} 3',
  );
  expect(text).toContain('{operation="page",method="GET",status="404"} 1');
  expect(text).not.toMatch(/maple|secret|nowhere/);
});

test("the outbox and the process are there too, in the form that Prometheus reads", async () => {
  const response = await fetch(`${address}/metrics`);
  expect(response.headers.get("content-type")).toContain("text/plain; version=0.0.4");
  const text = await response.text();
  expect(text).toContain('foodshed_mails{state="waiting"} 0');
  expect(text).toContain("foodshed_process_resident_memory_bytes ");
});

test("no other route is served at that address, and a port in use is reported in a sentence", async () => {
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: "POST" })).status).toBe(404);
  await expect(listenForMetrics(metrics, config)).rejects.toThrow(
    `Metrics cannot be served at 127.0.0.1:${config.metricsPort}`,
  );
});
