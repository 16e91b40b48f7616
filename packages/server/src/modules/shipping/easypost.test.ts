// Over one database: rates come from a provider outside; shipping stores nothing.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { parcel, priced, type Rate, shipment } from "../../testing/shipments.ts";
import { createEasyPost } from "./easypost.ts";

let server: TestServer;
let member: Person;

beforeAll(async () => {
  server = await buildTestServer();
  member = await server.member();
});
afterAll(() => server.close());

const ask = (more: object = {}, token = member.token) =>
  server.post("/shipping/shipping_api_proxy/?url=shipments", { shipment: shipment(more) }, { token });

describe("with EasyPost", () => {
  /** Speaks EasyPost's wire format, as the test wants it to. */
  let respond: (request: IncomingMessage, response: ServerResponse) => void;
  let received: { url?: string; authorization?: string; body: unknown }[] = [];
  let double: Server;
  let url: string;

  const json = (status: number, body: unknown, headers: Record<string, string> = {}) => {
    respond = (_request, response) => {
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
      respond(request, response);
    });
    await new Promise<void>((ready) => double.listen(0, "127.0.0.1", ready));
    url = `http://127.0.0.1:${(double.address() as AddressInfo).port}/v2`;
  });
  const connect = (timeout?: number) => {
    server.services.rates = createEasyPost({ url, key: "EZTK123", log: server.services.log, timeout });
  };
  beforeEach(() => connect());
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
    ["a response that is none", () => json(200, { hello: "there" })],
    [
      "a page instead of data",
      () => {
        respond = (_request, response) => response.end("<html>");
      },
    ],
    [
      "silence",
      () => {
        connect(300);
        respond = () => {};
      },
    ],
    [
      "a broken connection",
      () => {
        respond = (request) => request.socket.destroy();
      },
    ],
    [
      "a response that stops half way",
      () => {
        connect(300);
        respond = (_request, response) => {
          response.writeHead(200, { "content-length": "500" });
          response.write("{");
        };
      },
    ],
    [
      "a redirection",
      () => {
        respond = (_request, response) =>
          response.writeHead(302, { location: "http://other.example/" }).end();
      },
    ],
  ])("%s is a 503 that a person can read and retry", async (_what, failing) => {
    failing();
    const { status, body, headers } = await ask();
    expect(status).toBe(503);
    expect(body.message).toBe("Shipping rates are not available right now. Please try again in a moment.");
    expect(headers["retry-after"]).toBe("10");
    connect();
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
