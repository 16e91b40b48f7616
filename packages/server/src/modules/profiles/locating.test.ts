import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { locateNext } from "./locating.ts";

const SHOP = { latitude: 43.6889, longitude: -80.4344 };
const AREA = { latitude: expect.any(Number), longitude: expect.any(Number) };

let service: Server;
let server: TestServer;
let owner: Person;
/** What the service was asked, newest last. */
const asked: URLSearchParams[] = [];
let serviceResponse: { status?: number; body: unknown };
const known = { body: [{ lat: String(SHOP.latitude), lon: String(SHOP.longitude) }] };

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(new URL(request.url ?? "/", "http://localhost").searchParams);
    response.writeHead(serviceResponse.status ?? 200).end(JSON.stringify(serviceResponse.body));
  });
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
  const { port } = service.address() as AddressInfo;
  server = await buildTestServer({ config: { geocoderUrl: `http://127.0.0.1:${port}/search` } });
});
afterAll(async () => {
  await server.close();
  service.close();
});
beforeEach(async () => {
  await server.db.deleteFrom("addresses").execute();
  owner = await server.member();
  asked.length = 0;
  serviceResponse = known;
});

const call = (name: string, body: object) => server.post(`/accounts/${name}/`, body, { token: owner.token });
async function addShop(): Promise<{ id: number }> {
  const shop = {
    profile_id: owner.accountId,
    description: "Farm shop",
    address_1: "7800 Sideroad 15",
    city: "Elora",
    postal_code: "N0B 1S0",
  };
  return (await call("create_address", shop)).body;
}
const place = async () => {
  const { latitude, longitude } = (await call("profile_by_id", {})).body;
  return { latitude, longitude };
};

test("an address is where its postal area is at once, and where its house is once the service was asked", async () => {
  await addShop();
  expect(await place()).toEqual(AREA);
  expect(await place()).not.toEqual(SHOP);
  expect(asked).toHaveLength(0);
  expect(await locateNext(server.services)).toBe(true);
  expect(await place()).toEqual(SHOP);
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    street: "7800 Sideroad 15",
    city: "Elora",
    postalcode: "N0B 1S0",
    state: "Ontario",
    country: "Canada",
    format: "jsonv2",
    limit: "1",
  });
  expect(await locateNext(server.services)).toBe(false);
});

test("a changed telephone leaves the location alone, a changed street is geocoded again", async () => {
  const { id } = await addShop();
  await locateNext(server.services);
  await call("update_address", { id, phone: "519-555-0100" });
  expect(await place()).toEqual(SHOP);
  expect(await locateNext(server.services)).toBe(false);
  await call("update_address", { id, address_1: "1 Mill Street" });
  expect(await place()).not.toEqual(SHOP);
  expect(await locateNext(server.services)).toBe(true);
  expect(asked.at(-1)?.get("street")).toBe("1 Mill Street");
});

test.each([
  ["does not know it", { body: [] }],
  ["finds it on another continent", { body: [{ lat: 48.2, lon: 16.37 }] }],
  ["cannot make sense of it", { status: 400, body: {} }],
])("when the service %s the postal area stays, and it is not asked again", async (_how, given) => {
  await addShop();
  const before = await place();
  serviceResponse = given;
  expect(await locateNext(server.services)).toBe(true);
  expect(await place()).toEqual(before);
  expect(await locateNext(server.services)).toBe(false);
});

test("a service that fails is asked again later", async () => {
  await addShop();
  serviceResponse = { status: 503, body: {} };
  await expect(locateNext(server.services)).rejects.toThrow("503");
  serviceResponse = known;
  expect(await locateNext(server.services)).toBe(true);
  expect(await place()).toEqual(SHOP);
});

test("a business that hides its personal information is never asked about, and loses its exact place when it begins to", async () => {
  await addShop();
  const area = await place();
  await locateNext(server.services);
  expect(await place()).toEqual(SHOP);
  const hide = { id: owner.accountId, details: { hide_personal_info: true } };
  expect((await call("update_profile", hide)).status).toBe(200);
  expect(await place()).toEqual(area);
  expect(await locateNext(server.services)).toBe(false);
  expect(asked).toHaveLength(1);
});
