import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Connection } from "./connection.ts";

const BUSY = { error: { type: "circuit_breaking_exception", reason: "Data too large" }, status: 429 };

/** What the cluster answers, one after another. */
let answers: number[];
let asked: number;
let cluster: Server;
let connection: Connection;

beforeEach(async () => {
  asked = 0;
  cluster = createServer((_, response) => {
    asked++;
    const status = answers.shift() ?? 200;
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(status === 429 ? BUSY : { acknowledged: true }));
  });
  await new Promise<void>((listening) => {
    cluster.listen(0, "127.0.0.1", listening);
  });
  const { port } = cluster.address() as AddressInfo;
  connection = new Connection({ nodes: [`http://127.0.0.1:${port}`], prefix: "test", timeout: 5000 });
});
afterEach(async () => {
  await connection.close();
  cluster.close();
});

test("sends again what a busy cluster refuses, so that indexes that are nearly built are not given up", async () => {
  answers = [429, 429];
  expect(await connection.send({ method: "PUT", path: "/test-profiles" })).toEqual({ acknowledged: true });
  expect(asked).toBe(3);
});

test("does not send again what is wrong", async () => {
  answers = [400];
  await expect(connection.send({ method: "PUT", path: "/test-profiles" })).rejects.toThrow();
  expect(asked).toBe(1);
});

test("tells a person who waits at once that the cluster is busy", async () => {
  answers = [429, 429, 429];
  await expect(connection.ask({ method: "POST", path: "/_msearch" })).rejects.toMatchObject({ status: 503 });
  expect(asked).toBe(1);
});
