import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestServer, type TestServer } from "../testing/server.ts";
import { notePublicUrl, publicUrlTrouble } from "./public-url.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

test("processes that people reach at different addresses are found, and nothing else", async () => {
  const { services } = server;
  const { config } = services;
  const other = { ...services, config: { ...config, publicUrl: "https://www.foodshed.example" } };
  expect(await publicUrlTrouble(services, config)).toBeUndefined();
  await notePublicUrl(services);
  expect(await publicUrlTrouble(services, config)).toBeUndefined();
  await notePublicUrl(other);
  expect(await publicUrlTrouble(services, config)).toMatch(
    `PUBLIC_URL is ${config.publicUrl} here, and https://www.foodshed.example in a process that started at `,
  );
  expect(await publicUrlTrouble(other, other.config)).toBeUndefined();
});
