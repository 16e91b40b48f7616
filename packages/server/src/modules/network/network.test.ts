import { afterAll, beforeAll, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { markAsDemo } from "./network.queries.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

it("tells everybody whether the businesses are made up", async () => {
  expect((await server.get("/network/")).body).toEqual({ demo: false });
  await markAsDemo(server.db);
  await markAsDemo(server.db);
  expect(await server.get("/network/")).toMatchObject({ status: 200, body: { demo: true } });
});
