import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { freePort, killServers, runServer, says, serve } from "../testing/server-process.ts";

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}

const spans: Span[] = [];
let posts = 0;
let collector: Server;
let endpoint: string;
let port: string;
let address: string;
const folders: string[] = [];

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      posts += 1;
      for (const { scopeSpans } of JSON.parse(body).resourceSpans)
        for (const { spans: own } of scopeSpans) spans.push(...own);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  port = String(await freePort());
  address = `http://127.0.0.1:${port}`;
});
afterEach(killServers);
afterAll(async () => {
  await new Promise((resolve) => collector.close(resolve));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function settings(more: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "foodshed-tracing-"));
  folders.push(folder);
  return { PORT: port, DATA_DIR: folder, ...more };
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${address}/api/v1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const attribute = ({ attributes }: Span, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];

const PARENT = { trace: "4bf92f3577b34da6a3ce929d0e0e4736", span: "00f067aa0ba902b7" };

describe("traces", { timeout: 120_000 }, () => {
  it("are recorded of requests, statements, searches, jobs and mails, and joined by the log", async () => {
    const started = await serve(
      settings({
        OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
        OTEL_BSP_SCHEDULE_DELAY: "200",
        TRUST_PROXY: "on",
      }),
    );
    const signedUp = await post("/accounts/signup/", {
      email: "ada@farm.example",
      password: "harvest#2026",
      first_name: "Ada",
      last_name: "Okafor",
      title: "Owner",
      business_name: "Maple Hill",
      roles: [2],
      email_consent: false,
    });
    expect(signedUp.status).toBe(201);
    const traceparent = `00-${PARENT.trace}-${PARENT.span}-01`;
    await post("/search/profiles/", { keywords: "rutabaga" }, { traceparent });
    await expect
      .poll(() => spans.map(({ name }) => name), { timeout: 20_000 })
      .toEqual(expect.arrayContaining(["POST searchProfiles", "job outbox", "send mail", "POST signup"]));
    started.process.kill("SIGTERM");
    expect(await started.ended).toBe(0);

    const search = spans.find(({ name }) => name === "POST searchProfiles") as Span;
    expect(search).toMatchObject({ traceId: PARENT.trace, parentSpanId: PARENT.span, kind: 2 });
    expect(attribute(search, "http.response.status_code")).toBe(200);
    const within = spans.filter(({ traceId }) => traceId === PARENT.trace);
    expect(within.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["POST searchProfiles", "search profiles", "SELECT"]),
    );
    for (const span of within.filter(({ name }) => name !== "POST searchProfiles"))
      expect(within.map(({ spanId }) => spanId)).toContain(span.parentSpanId);
    const mail = spans.find(({ name }) => name === "send mail") as Span;
    expect(spans.filter(({ traceId }) => traceId === mail.traceId).map(({ name }) => name)).toContain(
      "job outbox",
    );
    // A span says nothing of whom a request is about, and no value of a statement.
    expect(JSON.stringify(spans)).not.toMatch(/ada@farm|rutabaga|harvest|Okafor/);

    const line = started
      .output()
      .split("\n")
      .find((text) => text.includes('"operation":"searchProfiles"'));
    expect(JSON.parse(line as string)).toMatchObject({ trace_id: PARENT.trace, span_id: search.spanId });
  });

  it("are off unless an endpoint is named, and where they are turned off", async () => {
    const before = posts;
    for (const off of [
      {},
      { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: "true" },
      { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_EXPORTER: "none" },
    ]) {
      const started = await serve(
        settings({ OTEL_BSP_SCHEDULE_DELAY: "50", ...(off as Record<string, string>) }),
      );
      await post("/search/profiles/", {});
      started.process.kill("SIGTERM");
      await started.ended;
      expect(started.output()).not.toContain("trace_id");
    }
    expect(posts).toBe(before);
  });

  it("go nowhere while the collector is away, and the server goes on", async () => {
    const started = await serve(
      settings({
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
        OTEL_BSP_SCHEDULE_DELAY: "50",
        OTEL_EXPORTER_OTLP_TIMEOUT: "500",
      }),
    );
    expect((await post("/search/profiles/", {})).status).toBe(200);
    started.process.kill("SIGTERM");
    expect(await started.ended).toBe(0);
  });

  it("of a sampler that does not exist are a wrong setting", async () => {
    const started = runServer(
      ["start"],
      settings({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER: "sometimes" }),
    );
    await says(started, 'OTEL_TRACES_SAMPLER must be "always_on"').catch(() => {});
    expect(await started.ended).toBe(78);
    expect(started.output()).toContain('OTEL_TRACES_SAMPLER must be "always_on"');
  });
});
