import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { markAsDemo } from "../network/network.queries.ts";
import { createEasyPost } from "./easypost.ts";
import { createRateCardProvider, readRateCard } from "./rate-card.ts";

let server: TestServer;
let member: Person;

beforeAll(async () => {
  server = await buildTestServer();
  member = await server.member();
});
afterAll(() => server.close());

const parcel = { length: 11.81103, width: 7.87402, height: 7.87402, weight: 80 };
const shipment = (more: object = {}) => ({
  from_address: { street1: "7800 Sideroad 15", city: "Elora", zip: "n0b 1s0", residential: false },
  to_address: { street1: "100 Queen St W", city: "Toronto", zip: "M5H 2N2", residential: true },
  parcel,
  options: { dry_ice: false, currency: "CAD" },
  ...more,
});
const ask = (more: object = {}, token = member.token) =>
  server.post("/shipping/shipping_api_proxy/?url=shipments", { shipment: shipment(more) }, { token });
type Rate = { carrier: string; service_name: string; rate: number | null; delivery_days: number | null };
const priced = (body: { rates: Rate[] }) => body.rates.filter(({ rate }) => rate !== null);

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
    for (const url of ["", "?url=addresses", "?url=https://other.example/"]) {
      const answer = await server.post(
        `/shipping/shipping_api_proxy/${url}`,
        { shipment: shipment() },
        { token },
      );
      expect(answer.status).toBe(400);
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

describe("with EasyPost", () => {
  /** Speaks EasyPost's wire format, as the test wants it to. */
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  // biome-ignore lint/suspicious/noExplicitAny: what was sent is looked into
  let received: { url?: string; authorization?: string; body: any }[] = [];
  let double: Server;
  let url: string;

  const json = (status: number, body: unknown, headers: Record<string, string> = {}) => {
    answer = (_request, response) => {
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(JSON.stringify(body));
    };
  };
  const rate = (carrier: string, service: string, amount: string | null, more: object = {}) => ({
    id: "rate_1",
    object: "Rate",
    carrier,
    service,
    rate: amount,
    currency: "CAD",
    delivery_days: 2,
    est_delivery_days: 2,
    ...more,
  });
  const shipped = (rates: unknown[], messages: unknown[] = []) => ({
    id: "shp_1",
    object: "Shipment",
    mode: "test",
    rates,
    messages,
  });

  beforeAll(async () => {
    double = createServer(async (request, response) => {
      let text = "";
      for await (const chunk of request) text += chunk;
      received.push({
        url: request.url,
        authorization: request.headers.authorization,
        body: JSON.parse(text),
      });
      answer(request, response);
    });
    await new Promise<void>((ready) => double.listen(0, "127.0.0.1", ready));
    url = `http://127.0.0.1:${(double.address() as AddressInfo).port}/v2`;
    server.services.rates = createEasyPost({ url, key: "EZTK123", log: server.services.log, timeout: 300 });
  });
  afterAll(() => {
    server.services.rates = undefined;
    double.closeAllConnections();
    double.close();
  });
  afterEach(() => {
    received = [];
  });

  it("rates come cheapest first with friendly names, then carriers without a price", async () => {
    json(
      201,
      shipped([
        rate("FedEx", "FEDEX_GROUND", "19.5", { delivery_days: null, est_delivery_days: 4 }),
        rate("CanadaPost", "ExpeditedParcel", "9.80"),
        rate("Purolator", "PurolatorExpress9AM", "101.00", { delivery_days: 1 }),
      ]),
    );
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.notice).toBeNull();
    expect(body.rates).toHaveLength(3 + 8);
    expect(
      body.rates.slice(0, 3).map((one: Rate) => [one.carrier, one.service_name, one.rate, one.delivery_days]),
    ).toEqual([
      ["Canada Post", "Expedited Parcel", 9.8, 2],
      ["FedEx", "Ground", 19.5, 4],
      ["Purolator", "Express 9AM", 101, 1],
    ]);
  });

  it("it is asked as it wants to be: key, one shipment, inches, ounces, Ontario", async () => {
    json(201, shipped([]));
    await ask({ options: { dry_ice: true } });
    expect(received).toEqual([
      {
        url: "/v2/shipments",
        authorization: `Basic ${Buffer.from("EZTK123:").toString("base64")}`,
        body: {
          shipment: {
            from_address: {
              street1: "7800 Sideroad 15",
              city: "Elora",
              state: "ON",
              zip: "N0B 1S0",
              country: "CA",
              residential: false,
            },
            to_address: {
              street1: "100 Queen St W",
              city: "Toronto",
              state: "ON",
              zip: "M5H 2N2",
              country: "CA",
              residential: true,
            },
            parcel,
            options: { dry_ice: true, currency: "CAD" },
          },
        },
      },
    ]);
  });

  it("carriers that failed are named, and the others' rates stand", async () => {
    json(
      201,
      shipped(
        [rate("UPS", "UPSStandard", "14.20")],
        [
          { carrier: "Purolator", type: "rate_error", message: "timeout" },
          { carrier: "CanadaPost", type: "rate_error", message: "invalid account" },
          { carrier: "UPS", type: "rate_error", message: "one service is not served" },
        ],
      ),
    );
    const { body } = await ask();
    expect(priced(body)).toHaveLength(1);
    expect(body.notice).toBe(
      "Canada Post and Purolator did not give rates this time. You can try again, or ask them yourself.",
    );
  });

  it("a rate without a price, or in another currency, is to be asked for", async () => {
    const odd = [
      rate("UPS", "Ground", null),
      rate("UPS", "Express", "abc"),
      rate("FedEx", "FEDEX_2_DAY", "12.00", { currency: "USD" }),
      { nonsense: true },
      rate("UPS", "UPSStandard", "14.20", { delivery_days: -1 }),
    ];
    json(201, shipped(odd));
    const { body } = await ask();
    expect(priced(body)).toMatchObject([{ service: "UPSStandard", rate: 14.2, delivery_days: null }]);
    expect(body.rates).toHaveLength(4 + 8);
  });

  it("what it refuses is the parcel's or the addresses' fault, said so that a person can act", async () => {
    json(422, {
      error: { code: "SHIPMENT.INVALID_PARAMS", message: "Unable to create shipment", errors: [] },
    });
    const { status, body } = await ask();
    expect(status).toBe(400);
    expect(body.message).toMatch("Please check them and try again");
    expect(JSON.stringify(body)).not.toContain("INVALID_PARAMS");
  });

  it.each([
    [
      "a wrong key",
      () => json(401, { error: { code: "APIKEY.INACTIVE", message: "This api key is no longer active." } }),
    ],
    [
      "a failure",
      () => json(500, { error: { code: "INTERNAL_SERVER_ERROR", message: "An internal error" } }),
    ],
    ["an answer that is none", () => json(200, { hello: "there" })],
    [
      "a page instead of data",
      () => {
        answer = (_request, response) => response.end("<html>");
      },
    ],
    [
      "silence",
      () => {
        answer = () => {};
      },
    ],
    [
      "a broken connection",
      () => {
        answer = (request) => request.socket.destroy();
      },
    ],
    [
      "an answer that stops half way",
      () => {
        answer = (_request, response) => {
          response.writeHead(200, { "content-length": "500" });
          response.write("{");
        };
      },
    ],
    [
      "a redirection",
      () => {
        answer = (_request, response) => response.writeHead(302, { location: "http://other.example/" }).end();
      },
    ],
  ])("%s is a 503 that a person can read and retry", async (_what, failing) => {
    failing();
    const { status, body, headers } = await ask();
    expect(status).toBe(503);
    expect(body.message).toBe("Shipping rates are not available right now. Please try again in a moment.");
    expect(headers["retry-after"]).toBe("10");
    json(201, shipped([rate("UPS", "UPSStandard", "14.20")]));
    expect(priced((await ask()).body)).toHaveLength(1);
  });

  it("when it is asked too often, people wait as long as it says", async () => {
    json(429, { error: { code: "RATE_LIMITED", message: "slow down" } }, { "retry-after": "42" });
    const { status, headers } = await ask();
    expect([status, headers["retry-after"]]).toEqual([503, "42"]);
  });

  it("invalid input never reaches it", async () => {
    await ask({ parcel: { ...parcel, length: -1 } });
    expect(received).toEqual([]);
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

describe("with a rate card", () => {
  const service = {
    carrier: "Purolator",
    service: "PurolatorGround",
    delivery_days: 2,
    prices: [
      { up_to_kg: 30, price: 30 },
      { up_to_kg: 2, price: 10 },
    ],
    residential_surcharge: 2.5,
  };
  const write = async (card: unknown) => {
    const path = join(server.services.config.dataDir, `rate-card-${randomUUID()}.json`);
    await writeFile(path, typeof card === "string" ? card : JSON.stringify(card));
    return path;
  };
  const quote = async (services: object[], more: object = {}) => {
    const card = readRateCard(await write({ services }));
    const provider = createRateCardProvider(card, server.services.geocoder);
    return (await provider.quote(shipment(more) as never)).rates;
  };
  const pounds = (weight: number) => ({ parcel: { length: 4, width: 4, height: 4, weight: weight * 16 } });

  it("the first price counts whose weight holds the parcel; homes cost more; the heaviest are not taken", async () => {
    expect((await quote([service], pounds(4)))[0]?.rate).toBe(12.5);
    expect((await quote([service], pounds(5)))[0]?.rate).toBe(32.5);
    expect(await quote([service], pounds(70))).toEqual([]);
    const office = { to_address: { ...shipment().to_address, residential: false } };
    expect((await quote([service], { ...pounds(4), ...office }))[0]?.rate).toBe(10);
  });

  it("a large, light parcel costs as a heavy one", async () => {
    const feathers = { parcel: { length: 20, width: 20, height: 20, weight: 16 } };
    expect((await quote([service], feathers))[0]?.rate).toBe(32.5);
  });

  it("distance counts between postal areas, and an unknown one has no price", async () => {
    const far = [{ ...service, per_100_km: 10 }];
    const [near, away] = await Promise.all([
      quote(far, pounds(4)),
      quote(far, { ...pounds(4), to_address: { ...shipment().to_address, zip: "P7B 1A1" } }),
    ]);
    expect(near[0]?.rate).toBeGreaterThan(12.5);
    expect(away[0]?.rate).toBeGreaterThan(90);
    const nowhere = { ...shipment().to_address, zip: "K9Z 9Z9" };
    expect(await quote(far, { ...pounds(4), to_address: nowhere })).toMatchObject([{ rate: null }]);
  });

  it("temperature-sensitive parcels go with the services for them alone", async () => {
    const both = [service, { ...service, service: "Cold", dry_ice: true }];
    expect(await quote(both, pounds(4))).toMatchObject([{ service: "PurolatorGround" }]);
    expect(await quote(both, { ...pounds(4), options: { dry_ice: true } })).toMatchObject([
      { service: "Cold" },
    ]);
  });

  it("a file that is none is refused at the start, in a sentence that says where", async () => {
    const refused = async (card: unknown) => {
      const path = await write(card);
      try {
        readRateCard(path);
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(await refused("not json")).toMatch(/RATE_CARD_FILE names .* which is not JSON: /);
    expect(await refused({ services: [] })).toMatch(/which is no rate card at services:/);
    expect(await refused({ services: [{ ...service, prices: [{ up_to_kg: 1, price: -1 }] }] })).toMatch(
      /at services\.0\.prices\.0\.price:/,
    );
    expect(() => readRateCard("/nowhere/card.json")).toThrow(/does not exist/);
  });
});
