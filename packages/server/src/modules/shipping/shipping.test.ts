// Over one database: rates come from a provider outside; shipping stores nothing.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { parcel, priced, type Rate, shipment } from "../../testing/shipments.ts";
import { markAsDemo } from "../network/network.service.ts";

let server: TestServer;
let member: Person;

beforeAll(async () => {
  server = await buildTestServer();
  member = await server.member();
});
afterAll(() => server.close());

const ask = (more: object = {}, token = member.token) =>
  server.post("/shipping/shipping_api_proxy/?url=shipments", { shipment: shipment(more) }, { token });

describe("without a rate provider", () => {
  it("the standard carriers are listed without prices, or the refrigerated ones with dry ice", async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.rates).toHaveLength(8);
    expect(priced(body)).toEqual([]);
    expect(body).toMatchObject({
      from_address: { zip: "N0B 1S0", city: "Elora" },
      buyer_address: { zip: "M5H 2N2", city: "Toronto" },
      parcel,
      notice: null,
    });
    const cold = (await ask({ options: { dry_ice: true } })).body;
    expect(cold.rates).toHaveLength(4);
    expect(cold.rates[0]).toMatchObject({ carrier: "Erb Transport", service: "", rate: null });
  });

  it("visitors are asked to log in, and what is not a parcel within Ontario is refused", async () => {
    const path = "/shipping/shipping_api_proxy/?url=shipments";
    expect((await server.post(path, { shipment: shipment() })).status).toBe(401);
    const { token } = member;
    const { body } = await ask({ parcel: { ...parcel, weight: 0 } });
    expect(Object.keys(body.errors)).toEqual(["shipment.parcel.weight"]);
    expect((await ask({ to_address: { ...shipment().to_address, state: "QC" } })).status).toBe(400);
    expect((await ask({ to_address: { ...shipment().to_address, zip: "90210" } })).status).toBe(400);
    const elsewhere = await ask({ to_address: { ...shipment().to_address, zip: "H2X 1Y4" } });
    expect(elsewhere.status).toBe(400);
    expect(elsewhere.body.errors).toEqual({
      "shipment.to_address.zip": ["H2X is in Quebec. All locations must be in Ontario."],
    });
    for (const url of ["", "?url=addresses", "?url=https://other.example/"]) {
      const response = await server.post(
        `/shipping/shipping_api_proxy/${url}`,
        { shipment: shipment() },
        { token },
      );
      expect(response.status).toBe(400);
    }
  });

  it("a form with bracketed names is understood as well", async () => {
    const form = new URLSearchParams({
      "shipment[from_address][street1]": "7800 Sideroad 15",
      "shipment[from_address][city]": "Elora",
      "shipment[from_address][zip]": "N0B 1S0",
      "shipment[to_address][street1]": "100 Queen St W",
      "shipment[to_address][city]": "Toronto",
      "shipment[to_address][zip]": "M5H 2N2",
      "shipment[to_address][residential]": "true",
      "shipment[parcel][length]": "11.8",
      "shipment[parcel][width]": "7.9",
      "shipment[parcel][height]": "7.9",
      "shipment[parcel][weight]": "80",
      "shipment[options][dry_ice]": "true",
    });
    const send = (body: string) =>
      server.post("/shipping/shipping_api_proxy/?url=shipments", body, {
        token: member.token,
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    const { status, body } = await send(form.toString());
    expect(status).toBe(200);
    expect(body.rates).toHaveLength(4);
    expect(body.parcel).toEqual({ length: 11.8, width: 7.9, height: 7.9, weight: 80 });
    for (const hostile of ["shipment[__proto__][x]=1", "shipment=1&shipment[parcel]=2", "a[b=1", ""]) {
      expect((await send(hostile)).status).toBe(400);
    }
    expect(({} as { x?: string }).x).toBeUndefined();
  });

  it("a demo network shows sample rates, and says so", async () => {
    const demo = await buildTestServer();
    await markAsDemo(demo.db);
    const { token } = await demo.member();
    const path = "/shipping/shipping_api_proxy/?url=shipments";
    const { body } = await demo.post(path, { shipment: shipment() }, { token });
    expect(body.notice).toMatch("sample rate card");
    expect(priced(body).length).toBeGreaterThan(5);
    expect(body.rates.slice(-8).every(({ rate }: Rate) => rate === null)).toBe(true);
    const rates = priced(body).map(({ rate }) => rate);
    expect(rates).toEqual([...rates].sort((a, b) => Number(a) - Number(b)));
    const cold = await demo.post(path, { shipment: shipment({ options: { dry_ice: true } }) }, { token });
    expect(priced(cold.body)).toHaveLength(2);
    await demo.close();
  });
});

describe("asking for rates", () => {
  it("is limited to 30 in ten minutes for each account", async () => {
    const limited = await buildTestServer({ config: { rateLimits: true } });
    const [one, two] = [await limited.member(), await limited.member()];
    const go = async ({ token }: Person) =>
      (await limited.post("/shipping/shipping_api_proxy/?url=shipments", { shipment: shipment() }, { token }))
        .status;
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push(await go(one));
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect(await go(two)).toBe(200);
    await limited.close();
  });
});
